//! What the guides say: their positions can be, and their claims hold when everything is tried.

use new_game_rules::{Cell, NewGame, NoOptions, Position, Side};
use std::collections::BTreeSet;
use tablier_game::{Game, Notation, Outcome, SeatSet};

const GUIDES: [&str; 2] = [
    include_str!("../../guide/fr.md"),
    include_str!("../../guide/en.md"),
];

fn position(text: &str) -> Position {
    NewGame::parse_position(text, &NoOptions)
        .unwrap_or_else(|refusal| panic!("`{text}`: {refusal}"))
}

/// Every position string of a guide.
fn positions(guide: &str) -> BTreeSet<&str> {
    guide
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|code| code.contains('/') && code.contains(' '))
        .collect()
}

fn turns(position: &Position) -> Vec<Cell> {
    let mut turns = Vec::new();
    NewGame::turns(position, &mut turns);
    turns
}

fn after(position: &Position, turn: Cell) -> Position {
    let mut next = *position;
    NewGame::play_unchecked(&mut next, &turn);
    next
}

/// Who wins with perfect play, or nobody.
fn winner(position: &Position) -> Option<Side> {
    match NewGame::outcome(position) {
        Some(Outcome::Win { seats, .. }) => Side::ALL
            .into_iter()
            .find(|side| seats == SeatSet::of(side.seat())),
        Some(_) => None,
        None => {
            let side = position.to_move();
            let ends: Vec<Option<Side>> = turns(position)
                .into_iter()
                .map(|turn| winner(&after(position, turn)))
                .collect();
            [Some(side), None]
                .into_iter()
                .find(|end| ends.contains(end))
                .unwrap_or(Some(side.other()))
        }
    }
}

/// The turns after which the game goes as `wanted` with perfect play, in words.
fn turns_to(position: &Position, wanted: Option<Side>) -> Vec<String> {
    turns(position)
        .into_iter()
        .filter(|turn| winner(&after(position, *turn)) == wanted)
        .map(|turn| turn.to_string())
        .collect()
}

#[test]
fn both_languages_show_the_same_positions_and_all_can_be() {
    let [french, english] = GUIDES.map(positions);
    assert_eq!(french, english);
    assert_eq!(french.len(), 3);
    for text in french {
        assert_eq!(NewGame::position_text(&position(text)), text);
    }
}

#[test]
fn without_mistakes_every_game_is_a_draw() {
    assert_eq!(winner(&NewGame::initial(&NoOptions)), None);
}

#[test]
fn the_exercises_have_their_answers() {
    let win = position("3/bb1/rr1 r");
    let at_once = |turn: &Cell| NewGame::outcome(&after(&win, *turn)).is_some();
    let winning: Vec<Cell> = turns(&win).into_iter().filter(at_once).collect();
    assert_eq!(winning, ["c1".parse().expect("a cell")]);
    assert_eq!(turns_to(&position("3/1b1/rr1 b"), None), ["c1"]);
    assert_eq!(turns_to(&position("2b/1r1/r2 b"), None), ["c1", "a3"]);
}
