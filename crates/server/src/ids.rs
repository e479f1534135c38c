//! The ids of the site. Each is a type of its own, read and written as base58.

use std::fmt;
use std::str::FromStr;
use uuid::Uuid;

/// Why a text is not an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id")]
pub struct BadId;

/// An id of 128 bits that is written as base58.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $new:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(Uuid);

        impl $name {
            /// A new one.
            pub fn new() -> Self {
                Self(Uuid::$new())
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::new()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&bs58::encode(self.0.as_bytes()).into_string())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                let mut bytes = [0; 16];
                match bs58::decode(text).onto(&mut bytes) {
                    Ok(16) => Ok(Self(Uuid::from_bytes(bytes))),
                    _ => Err(BadId),
                }
            }
        }
    };
}

id!(
    /// A table, as in its address. A UUID v7.
    TableId,
    now_v7
);
id!(
    /// A visitor. Never shown to others: it stands in the signed cookie only. A UUID v7.
    VisitorId,
    now_v7
);
id!(
    /// What stands in a link that lets one take a free seat: random bits.
    JoinSecret,
    new_v4
);

id!(
    /// What stands in a link that lets another device hold somebody's seats: random bits.
    DeviceSecret,
    new_v4
);

impl TableId {
    /// When the table was opened, in seconds since 1970 UTC; `None` for an id that was not made by
    /// [`TableId::new`].
    pub fn opened_s(self) -> Option<i64> {
        let (seconds, _) = self.0.get_timestamp()?.to_unix();
        i64::try_from(seconds).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::{BadId, TableId};
    use crate::time::now_ms;

    #[test]
    fn the_id_of_a_table_says_when_it_was_opened() {
        let before = now_ms() / 1000;
        let opened = TableId::new().opened_s().unwrap() as u64;
        assert!((before..=now_ms() / 1000).contains(&opened));
    }

    #[test]
    fn ids_are_read_as_they_are_written() {
        let id = TableId::new();
        assert_eq!(id.to_string().parse(), Ok(id));
        for text in ["", "0", "O0Il", "abc", &"z".repeat(40), "é"] {
            assert_eq!(text.parse::<TableId>(), Err(BadId), "{text}");
        }
    }
}
