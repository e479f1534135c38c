//! Messages of the games in words.

use std::sync::LazyLock;
use tablier_game::Message;
use tablier_server::i18n::Language;

/// The user's language: French where the environment says so, else English.
static LANGUAGE: LazyLock<Language> = LazyLock::new(|| {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    if locale.is_some_and(|locale| locale.starts_with("fr")) {
        Language::Fr
    } else {
        Language::En
    }
});

/// The message in the user's language.
pub(crate) fn say(message: &Message) -> String {
    tablier_server::i18n::say(*LANGUAGE, message)
}
