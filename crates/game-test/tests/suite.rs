//! The suite passes a game that keeps every promise, and finds each promise that is broken.

mod toy;

use tablier_game_test::{Conformance, Symmetry, check_parsers};
use toy::{Bug, TEXTS, Toy, set_bug};

fn suite() -> Conformance<Toy> {
    Conformance::new(Toy, TEXTS, TEXTS)
        .options(&[])
        .options(&[("players", "3")])
        .start("999999 0002010 5")
        .garbage(&["3", "g", "a a"])
        .longest(9)
        .positions(2_000)
        .symmetry(Symmetry::new("mirror", |_, text| {
            text.chars()
                .map(|letter| match letter {
                    'a'..='f' if text != "pass" => (b'a' + b'f' - letter as u8) as char,
                    other => other,
                })
                .collect()
        }))
}

#[test]
fn a_game_that_keeps_every_promise_passes() {
    suite().run();
    check_parsers(Toy);
}

#[test]
#[should_panic(expected = "the game goes on and on")]
fn a_game_that_is_too_long_is_found() {
    suite().longest(2).run();
}

#[test]
#[should_panic(expected = "there is no text for `toy-option-players-3-help`")]
fn an_option_without_text_is_found() {
    let texts = TEXTS.replace("toy-option-players-3-help = T\n", "");
    Conformance::new(Toy, &texts, &texts).run();
}

macro_rules! broken {
    ($($name:ident: $bug:ident, $found:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $found)]
        fn $name() {
            set_bug(Bug::$bug);
            suite().run();
        }
    )*};
}

broken! {
    a_turn_generated_twice_is_found: TurnTwice, "two turns end as";
    two_positions_with_one_hash_are_found: OneHash, "the same hash as";
    a_position_string_that_forgets_is_found: ForgetfulText, "the position string is read as";
    a_second_step_that_is_not_promised_is_found: AgainLies, "`again` does not hold";
    play_after_the_end_is_found: PlayAfterEnd, "can be played after the end";
    a_roll_without_weight_is_found: NoWeight, "has no weight";
    a_roll_for_nobody_is_found: NoRoller, "is for None";
    a_refused_turn_that_changes_something_is_found: RefusalPlays, "changed something";
    an_end_without_outcome_is_found: NoOutcome, "with outcome";
    a_text_read_as_another_turn_is_found: OtherTurnRead, "is read as another turn";
    a_step_text_that_is_not_read_is_found: StepNotRead, "but read as None";
    a_seat_that_acts_after_leaving_is_found: LeaverActs, "has left and is to act";
    a_game_that_differs_in_the_mirror_is_found: Crooked, "the image has another outcome";
    a_message_without_text_is_found: NoText, "there is no text for";
    a_turn_that_is_not_generated_is_found: TurnMissing, "walks and turns reach other positions";
}
