//! French and English: every word that the site says, from the catalogues of texts (Fluent).
//!
//! The texts of the site are in `web/texts`, those of tables and of games beside their code. All are
//! in the binary, and the browser says the same texts from the same files.

mod catalogue;
mod language;

pub use language::Language;

use tablier_game::{Arg, Message};

/// The message in a language; its id if there is no such text.
pub fn say(language: Language, message: &Message) -> String {
    catalogue::of(language).say(message)
}

/// The text with this id in a language; the id if there is none.
pub fn text(language: Language, id: &str) -> String {
    catalogue::of(language).text(id, &[])
}

/// The text with this id and these arguments in a language; the id if there is none.
pub fn fill(language: Language, id: &str, args: &[(&'static str, Arg)]) -> String {
    catalogue::of(language).text(id, args)
}

/// Whether there is a text with this id in a language.
pub fn has(language: Language, id: &str) -> bool {
    catalogue::of(language).has(id)
}
