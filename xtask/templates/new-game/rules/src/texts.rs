//! Every word that the game says.

/// The French texts (Fluent).
pub const TEXTS_FR: &str = include_str!("../../texts/fr.ftl");
/// The English texts (Fluent).
pub const TEXTS_EN: &str = include_str!("../../texts/en.ftl");
