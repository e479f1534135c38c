//! What serde is lenient about by itself: fields beside a variant without fields, and lists in the place of
//! objects.

use serde::de::{DeserializeOwned, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};
use std::marker::PhantomData;

/// Reads a variant that has no fields, and refuses fields beside its tag. Without it serde drops
/// them, whatever `deny_unknown_fields` says.
pub(crate) fn nothing_more<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}

    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}

/// A value written as an object: serde itself also takes the list of its fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Object<T>(pub T);

impl<'de, T: DeserializeOwned> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<T>, D::Error> {
        object(deserializer).map(Object)
    }
}

/// Reads a field that is an object.
///
/// # Errors
/// What is wrong with it; that it is a list.
pub fn object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    T::deserialize(Map(deserializer, PhantomData))
}

/// Reads whatever is asked for as a map.
struct Map<'de, D>(D, PhantomData<&'de ()>);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Map<'de, D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_map(visitor)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::Object;
    use crate::{ClientMessage, ClockKind, Command, SeatKind};

    #[test]
    fn a_list_is_no_object() {
        let read = |text: &str| serde_json::from_str::<Object<ClientMessage>>(text).is_ok();
        let id = "01a22b91-ab22-716e-997b-12b175cec89c";
        for command in [r#"{"kind":"resign"}"#, r#"{"kind":"turn","text":"d"}"#] {
            let object =
                format!(r#"{{"kind":"command","id":"{id}","after_seq":1,"command":{command}}}"#);
            assert!(read(&object), "{object}");
            let list = format!(r#"["command","{id}",1,{command}]"#);
            assert!(!read(&list), "{list}");
        }
        assert!(!read(&format!(
            r#"{{"kind":"command","id":"{id}","after_seq":1,"command":["resign"]}}"#
        )));
        assert!(read(r#"{"kind":"ping","nonce":1}"#) && !read(r#"["ping",1]"#));
    }

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
