//! What serde is lenient about by itself.

use serde::{Deserialize, Deserializer};

/// Reads a variant that has no fields, and refuses fields beside its tag. Without it serde drops
/// them, whatever `deny_unknown_fields` says.
pub(crate) fn nothing_more<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}

    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}

#[cfg(test)]
mod tests {
    use crate::{ClockKind, Command, SeatKind};

    #[test]
    fn no_variant_takes_fields_that_it_does_not_have() {
        let read = |text| serde_json::from_str::<Command>(text).is_ok();
        assert!(read(r#"{"kind":"resign"}"#));
        assert!(!read(r#"{"kind":"resign","seat":1}"#));
        assert!(!read(r#"{"kind":"turn","text":"d","seat":1}"#));
        let read = |text| serde_json::from_str::<SeatKind>(text).is_ok();
        assert!(read(r#"{"kind":"local"}"#) && read(r#"{"kind":"computer","level":1}"#));
        assert!(!read(r#"{"kind":"link","level":1}"#));
        let read = |text| serde_json::from_str::<ClockKind>(text).is_ok();
        assert!(read(r#"{"kind":"none"}"#));
        assert!(!read(r#"{"kind":"none","turn_ms":1}"#));
    }
}
