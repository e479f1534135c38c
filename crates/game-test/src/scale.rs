//! How much the tests do: little in the ordinary run, much with `TABLIER_LONG=1`, hardly anything with
//! `TABLIER_POSITIONS=200` (as mutation testing runs them some hundred times).

/// Whether the long tests were asked for: `TABLIER_LONG=1` in the environment.
pub fn is_long() -> bool {
    std::env::var_os("TABLIER_LONG").is_some_and(|value| value == "1")
}

/// How many random positions a test looks at: `TABLIER_POSITIONS` if set, else 5,000, or 100,000 in the long tests.
///
/// # Panics
/// If `TABLIER_POSITIONS` is not a number.
pub fn positions() -> usize {
    match std::env::var("TABLIER_POSITIONS") {
        Ok(value) => value
            .parse()
            .unwrap_or_else(|error| panic!("TABLIER_POSITIONS={value}: {error}")),
        Err(_) => scaled(5_000, 100_000),
    }
}

/// `ordinary`, or `long` in the long tests.
pub fn scaled<T>(ordinary: T, long: T) -> T {
    if is_long() { long } else { ordinary }
}
