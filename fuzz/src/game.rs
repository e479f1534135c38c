//! All texts of one game: options, position strings in every notation, turns, steps, bare turns.
//!
//! The first line of the input is options (`key=value`, separated by spaces). The second is a position string,
//! or empty for the beginning. Each further line is a turn or a roll; after `?` it is steps of a turn, after `!`
//! the number of a seat that leaves. All lines but the first are also read as bare turns.

use tablier_game::{Actor, DynGame, DynPosition, Next, OptionValues, Seat, replay_bare};

/// Later lines are not played, so that no single input takes long.
const MOST_LINES: usize = 64;

/// So many legal turns of a position are played on a copy of it: from the first steps to the last.
const WALKS: usize = 5;

pub(crate) fn read(game: &dyn DynGame, text: &str) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let values: OptionValues = first
        .split_ascii_whitespace()
        .filter_map(|word| word.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let Ok(complete) = game.complete_options(&values) else {
        return;
    };
    assert_eq!(
        game.complete_options(&complete).as_ref(),
        Ok(&complete),
        "options written are read again"
    );
    assert_eq!(game.seating(&values), game.seating(&complete));
    assert_eq!(game.conditions(&values), game.conditions(&complete));

    if let Ok(replayed) = replay_bare(game, rest, &values, None) {
        check(game, replayed.position.as_ref());
    }
    let (second, rest) = rest.split_once('\n').unwrap_or((rest, ""));
    let position = if second.trim().is_empty() {
        game.start(&values)
    } else {
        game.parse_position(second, &values)
    };
    if let Ok(mut position) = position {
        check(game, position.as_ref());
        play(game, position.as_mut(), rest);
    }
}

fn play(game: &dyn DynGame, position: &mut dyn DynPosition, lines: &str) {
    let mut changed = false;
    for line in lines.lines().take(MOST_LINES) {
        if let Some(steps) = line.strip_prefix('?') {
            let words: Vec<&str> = steps.split(' ').filter(|word| !word.is_empty()).collect();
            let _ = position.steps(&words);
        } else if let Some(seat) = line.strip_prefix('!') {
            let seats = position.seating().seats;
            if let Some(seat) = seat.parse().ok().filter(|seat| (1..=seats).contains(seat)) {
                position.retire(Seat(seat - 1));
                changed = true;
            }
        } else {
            changed |= play_turn(position, line);
        }
    }
    if changed {
        check(game, position);
    }
}

/// Plays a text; a refused one changes nothing, and the text that an accepted one gives leads to the same position.
fn play_turn(position: &mut dyn DynPosition, text: &str) -> bool {
    let mut again = position.boxed();
    let (before, before_hash) = (position.text(), position.hash());
    match position.play(text) {
        Err(_) => {
            assert_eq!((position.text(), position.hash()), (before, before_hash));
            false
        }
        Ok(played) => {
            again
                .play(&played.text)
                .unwrap_or_else(|why| panic!("`{text}` is `{}`: {why}", played.text));
            assert_eq!(again.text(), position.text(), "`{text}`");
            assert_eq!(again.hash(), position.hash(), "`{text}`");
            true
        }
    }
}

/// What holds of every position, however it came about.
fn check(game: &dyn DynGame, position: &dyn DynPosition) {
    let (text, options) = (position.text(), position.options());
    let again = game
        .parse_position(&text, &options)
        .unwrap_or_else(|why| panic!("`{text}` is not read again: {why}"));
    assert_eq!(again.text(), text);
    assert_eq!(again.hash(), position.hash(), "{text}");
    assert_eq!(again.options(), options, "{text}");
    for (name, other) in position.other_texts() {
        let read = game.parse_position(&other, &options);
        assert!(read.is_ok(), "{text}: {name} `{other}` is not read again");
    }
    let actor = position.actor();
    assert_eq!(
        actor == Actor::Over,
        position.outcome().is_some(),
        "{text}: who acts"
    );
    let turns = position.count_turns();
    let rolls = position.chance();
    let acts = matches!(actor, Actor::Player(_));
    assert_eq!(acts, turns > 0, "{text}: turns");
    assert_eq!(actor == Actor::Chance, !rolls.is_empty(), "{text}: rolls");
    for (roll, _) in &rolls {
        let played = position.boxed().play(roll);
        assert!(played.is_ok_and(|played| played.text == *roll), "{text}");
    }
    for choice in 0..WALKS {
        walk(position, choice);
    }
    let view = serde_json::to_string(&position.view());
    assert!(view.is_ok(), "{text}: {view:?}");
    assert!(!position.diagram().is_empty(), "{text}: no diagram");
}

/// Takes one step after the other until the turn is complete, and plays it; `choice` says which targets.
fn walk(position: &dyn DynPosition, choice: usize) {
    let acts = matches!(position.actor(), Actor::Player(_));
    let mut path: Vec<String> = Vec::new();
    loop {
        let words: Vec<&str> = path.iter().map(String::as_str).collect();
        let node = position
            .steps(&words)
            .unwrap_or_else(|why| panic!("{}: steps {words:?}: {why}", position.text()));
        let some = node.targets.len();
        if some == 0 {
            assert!(!acts, "{}: no step after {words:?}", position.text());
            return;
        }
        let target = &node.targets[choice * (some - 1) / (WALKS - 1)];
        path.push(target.step.clone());
        if target.next == Next::End {
            let text = path.join(" ");
            if let Err(why) = position.boxed().play(&text) {
                panic!("{}: steps `{text}`: {why}", position.text());
            }
            return;
        }
    }
}
