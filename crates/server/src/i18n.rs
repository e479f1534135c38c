//! French and English. (A stub until the catalogue of texts is here.)

use tablier_game::Message;

/// A language of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// French, the default.
    Fr,
    /// English.
    En,
}

/// The message in a language.
pub fn say(_language: Language, message: &Message) -> String {
    message.to_string()
}
