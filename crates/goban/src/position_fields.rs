//! The parts of a position string (rule G-8): the board, the letter of the player to move, and fields
//! `key=value`.

use std::fmt;

/// The greatest ply that [`read_ply`] reads.
pub const MAX_PLY: u16 = 9999;

/// The value of a field `ply=`: digits only, up to [`MAX_PLY`].
pub fn read_ply(value: &str) -> Option<u16> {
    // The parser of the library would read `+1`.
    let digits = value.bytes().all(|byte| byte.is_ascii_digit());
    value.parse().ok().filter(|ply| digits && *ply <= MAX_PLY)
}

/// The parts of a position string. What they mean is for the game to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFields<'a> {
    /// The board, for [`crate::parse_board`].
    pub board: &'a str,
    /// The letter of the player to move.
    pub to_move: char,
    fields: Vec<(&'a str, &'a str)>,
}

impl<'a> PositionFields<'a> {
    /// Takes a position string apart.
    ///
    /// # Errors
    /// What is missing, given twice, or not among `known`.
    pub fn parse(text: &'a str, known: &[&str]) -> Result<PositionFields<'a>, FieldError> {
        let mut words = text.split_ascii_whitespace();
        let board = words.next().ok_or(FieldError::Empty)?;
        let mut letters = words.next().unwrap_or_default().chars();
        let (Some(to_move), None) = (letters.next(), letters.next()) else {
            return Err(FieldError::ToMove);
        };
        let mut fields: Vec<(&str, &str)> = Vec::new();
        for word in words {
            let (key, value) = word
                .split_once('=')
                .ok_or_else(|| FieldError::NoValue(word.to_owned()))?;
            if !known.contains(&key) {
                return Err(FieldError::Unknown(key.to_owned()));
            }
            if fields.iter().any(|(other, _)| *other == key) {
                return Err(FieldError::Twice(key.to_owned()));
            }
            fields.push((key, value));
        }
        Ok(PositionFields {
            board,
            to_move,
            fields,
        })
    }

    /// The value of a field, or `None` where the default applies.
    pub fn get(&self, key: &str) -> Option<&'a str> {
        self.fields
            .iter()
            .find(|(other, _)| *other == key)
            .map(|(_, value)| *value)
    }
}

/// Why a text has not the form of a position string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldError {
    /// There is no text.
    Empty,
    /// The board is not followed by one letter, the player to move.
    ToMove,
    /// A word that is not `key=value`.
    NoValue(String),
    /// The game has no such field.
    Unknown(String),
    /// A field is given twice.
    Twice(String),
}

impl FieldError {
    /// The id of the kind of error, for texts to select on.
    pub const fn id(&self) -> &'static str {
        match self {
            FieldError::Empty => "empty",
            FieldError::ToMove => "to-move",
            FieldError::NoValue(_) => "no-value",
            FieldError::Unknown(_) => "unknown",
            FieldError::Twice(_) => "twice",
        }
    }

    /// The word or key that is wrong; empty where something is missing.
    pub fn found(&self) -> &str {
        match self {
            FieldError::Empty | FieldError::ToMove => "",
            FieldError::NoValue(found) | FieldError::Unknown(found) | FieldError::Twice(found) => {
                found
            }
        }
    }
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FieldError::Empty => f.write_str("the position is missing"),
            FieldError::ToMove => {
                f.write_str("the board is not followed by the letter of the player to move")
            }
            FieldError::NoValue(word) => write!(f, "`{word}` is not `key=value`"),
            FieldError::Unknown(key) => write!(f, "unknown field `{key}`"),
            FieldError::Twice(key) => write!(f, "the field `{key}` is given twice"),
        }
    }
}

impl std::error::Error for FieldError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_taken_apart() {
        let fields = PositionFields::parse(" 9/9  w ply=1\tout=2 ", &["ply", "out", "phase"]);
        let fields = fields.unwrap();
        assert_eq!((fields.board, fields.to_move), ("9/9", 'w'));
        assert_eq!(fields.get("ply"), Some("1"));
        assert_eq!(fields.get("out"), Some("2"));
        assert_eq!(fields.get("phase"), None);
    }

    #[test]
    fn a_ply_is_digits_up_to_the_greatest() {
        for (value, ply) in [
            ("0", Some(0)),
            ("012", Some(12)),
            ("9999", Some(9999)),
            ("10000", None),
            ("70000", None),
            ("+1", None),
            ("-1", None),
            ("", None),
            ("1x", None),
        ] {
            assert_eq!(read_ply(value), ply, "{value}");
        }
    }

    #[test]
    fn faults_are_told_apart() {
        let error = |text| PositionFields::parse(text, &["ply"]).unwrap_err();
        assert_eq!(error("  "), FieldError::Empty);
        assert_eq!(error("9/9"), FieldError::ToMove);
        assert_eq!(error("9/9 wb"), FieldError::ToMove);
        assert_eq!(error("9/9 w ply"), FieldError::NoValue("ply".to_owned()));
        assert_eq!(error("9/9 w ét=1"), FieldError::Unknown("ét".to_owned()));
        assert_eq!(
            error("9/9 w ply=1 ply=1"),
            FieldError::Twice("ply".to_owned())
        );
    }
}
