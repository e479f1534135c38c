//! How much the tests do: little in the ordinary run, much with `TABLIER_LONG=1`.

/// Whether the long tests were asked for: `TABLIER_LONG=1` in the environment.
pub fn is_long() -> bool {
    std::env::var_os("TABLIER_LONG").is_some_and(|value| value == "1")
}

/// How many random positions a test looks at: 5,000, or 100,000 in the long tests.
pub fn positions() -> usize {
    scaled(5_000, 100_000)
}

/// `ordinary`, or `long` in the long tests.
pub fn scaled<T>(ordinary: T, long: T) -> T {
    if is_long() { long } else { ordinary }
}
