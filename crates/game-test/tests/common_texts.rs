//! What every game can say exists in both languages.

use tablier_game::{TEXTS_EN, TEXTS_FR};
use tablier_game_test::check_texts;

#[test]
fn the_texts_of_every_game_agree_in_both_languages() {
    let texts = check_texts("game", TEXTS_FR, TEXTS_EN);
    assert!(texts.contains("game-over"));
}

#[test]
#[should_panic(expected = "only in French")]
fn a_text_in_one_language_only_is_found() {
    check_texts("a", "a-b = b\na-c = c", "a-b = b");
}

#[test]
#[should_panic(expected = "the variables")]
fn a_variable_in_one_language_only_is_found() {
    check_texts("a", "a-b = { $c }", "a-b = b");
}

#[test]
#[should_panic(expected = "a plain space")]
fn french_typography_is_kept() {
    check_texts("a", "a-b = Non !", "a-b = No!");
}
