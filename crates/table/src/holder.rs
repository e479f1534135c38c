//! Who holds a seat, and under what name.

use crate::limits::NAME_CHARS;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Marks on one letter beyond the one that is written together with it; some scripts need two.
const MARKS: u32 = 2;

/// Who holds a seat: an id that the server gives, opaque here and never shown to others.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HolderId(pub String);

impl HolderId {
    /// Who asked to be forgotten: an id that nobody has.
    pub fn forgotten() -> HolderId {
        HolderId("forgotten".to_owned())
    }
}

/// A name at a table: some visible characters, neither too many nor only spaces. It is checked when it is
/// given ([`Name::from_str`]); a log holds what was a name when it was written.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Name(String);

/// A text is no name: it is empty, too long, or has characters that cannot be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a name")]
pub struct BadName;

impl Name {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether two names would be taken for one another: neither letters' case nor their width or style
    /// makes a difference (Unicode NFKC), nor do spaces. Letters of different alphabets differ.
    pub fn looks_like(&self, other: &Name) -> bool {
        plain(&self.0) == plain(&other.0)
    }
}

/// A name without what only makes it look otherwise. Upper case first: `ſ` is an `s` in a style of its own.
fn plain(name: &str) -> String {
    let upper: String = name.nfkc().collect::<String>().to_uppercase();
    upper
        .to_lowercase()
        .nfkc()
        .filter(|c| !c.is_whitespace() && !is_variation(*c))
        .collect()
}

/// The longest text that can be a name: each character of four bytes, with its marks and some space.
const NAME_BYTES: usize = 4 * NAME_CHARS * (1 + MARKS as usize);

/// Characters that are not seen, that turn the line around, or that stand for none.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            // A soft hyphen, joiners, fillers, an empty pattern of dots, musical brackets.
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2800}' | '\u{3164}'
            | '\u{ffa0}' | '\u{1d173}'..='\u{1d17a}'
            // Directions.
            | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            // Private use, marks of the encoding, what could not be read, tags.
            | '\u{e000}'..='\u{f8ff}' | '\u{feff}' | '\u{fff0}'..='\u{ffff}'
            | '\u{e0000}'..='\u{10ffff}')
}

/// Chooses between two forms of the character before it: a black and a red heart.
fn is_variation(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}')
}

/// Whether marks are piled on a letter, so that they run over the lines above and below.
fn is_piled(text: &str) -> bool {
    let mut piled = 0;
    text.nfc().any(|c| {
        piled = if is_combining_mark(c) { piled + 1 } else { 0 };
        piled > MARKS
    })
}

impl FromStr for Name {
    type Err = BadName;

    /// Runs of spaces count as one space; those at the ends are dropped. A letter and its marks are put
    /// together (Unicode NFC) before characters are counted.
    fn from_str(text: &str) -> Result<Name, BadName> {
        // What is too long in any case is not looked at further: marks are put together to the fewer.
        if text.len() > NAME_BYTES {
            return Err(BadName);
        }
        let text: String = text.nfc().collect();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.chars().all(is_combining_mark)
            || text.chars().count() > NAME_CHARS
            || text.contains(is_hidden)
            || is_piled(&text)
        {
            return Err(BadName);
        }
        Ok(Name(text))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{BadName, Name};

    #[test]
    fn names_are_visible_and_short() {
        assert_eq!("  Léa   B. ".parse::<Name>().unwrap().as_str(), "Léa B.");
        let pile = "e\u{301}\u{302}\u{303}\u{304}";
        for bad in ["", " ", "a\u{202e}b", "\u{200b}", pile, &"x".repeat(25)] {
            assert_eq!(bad.parse::<Name>(), Err(BadName), "{bad:?}");
        }
        let hidden = "\u{ad}\u{61c}\u{3164}\u{2800}\u{fffd}\u{e000}\u{e0041}\0\u{7f}";
        for bad in hidden.chars().map(|c| format!("L{c}éa")) {
            assert_eq!(bad.parse::<Name>(), Err(BadName), "{bad:?}");
        }
        assert_eq!("\u{301}".parse::<Name>(), Err(BadName));
        // As many letters, however their marks are written.
        for e in ["é", "e\u{301}"] {
            assert_eq!(
                e.repeat(24).parse::<Name>().unwrap().as_str(),
                "é".repeat(24)
            );
            assert_eq!(e.repeat(25).parse::<Name>(), Err(BadName));
        }
        for good in ["Nguyễn", "❤\u{fe0f}", "محمّد", "किशोर"] {
            assert!(good.parse::<Name>().is_ok(), "{good}");
        }
    }

    #[test]
    fn names_that_look_alike_are_told() {
        let name = |text: &str| text.parse::<Name>().unwrap();
        for other in ["léa", "ＬÉＡ", "le\u{301}a", "L É A", "léa\u{fe0f}"] {
            assert!(name("LÉA").looks_like(&name(other)), "{other}");
        }
        assert!(!name("Léa").looks_like(&name("Lea")));
        assert!(name("Strauß").looks_like(&name("STRAUSS")));
    }

    #[test]
    fn a_name_in_a_log_stays_one() {
        let name: Name = serde_json::from_str(r#""L\u00adéa""#).unwrap();
        assert_eq!(name.as_str(), "L\u{ad}éa");
    }
}
