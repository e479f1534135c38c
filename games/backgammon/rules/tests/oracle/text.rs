//! The text of a play (BG-8), as decided here.
//!
//! A *whole play* is a list of *moves*; a move is the way of one checker: a starting point (`bar` is 25), the points where
//! it rests in between, and a landing (`off` is 0). The canonical text of a resulting position is found like this:
//!
//! 1. Of all whole plays that end in the position, with all ways of saying which checker made which step, take those with
//!    the fewest moves (`13/5`, not `13/8 8/5`; a checker's steps are always joined).
//! 2. Sort the moves of each by starting point, then by landing, both descending. Compare two plays move by move: the first
//!    difference decides, the higher starting point first, then the higher landing (`10/6 8/4` before `10/4 8/6`).
//! 3. Write each move as start and landing. Every point hit in the play is written and has exactly one `*`: at the first
//!    move that lands on it (`8/4* 6/4`, `13/8* 13/3`), or, if none lands there, within the first move that rests on it in
//!    passing (`13/8*/5`).
//! 4. One more point is written: on an unequal roll, a checker that starts at or below the higher die and still is borne off
//!    in two steps writes its resting point (`6/5/off` with 6-1), because `6/off` alone says one step with the 6.
//! 5. Neighbouring moves with the same written points become one with `(n)`, the star staying: `8/4*(2)`, `6/off(4)`.
//!    Moves with the same start and landing but different written points stay apart, the longer first: `24/20*/16 24/16`.
//!
//! Steps 1 and 2 leave one text. No play is `pass`.

use super::state::{BAR, OFF, State};
use std::cmp::Reverse;

/// The text of a whole play (points 3 to 5 above); `dice` is the roll.
pub(super) fn text_of(state: &State, dice: &[usize]) -> String {
    if state.ways.is_empty() {
        return "pass".to_owned();
    }
    let landing = |way: &Vec<usize>| way[way.len() - 1];
    // Start descending, then landing descending; with both equal, the places descending.
    let mut ways = state.ways.clone();
    ways.sort_by_key(|way| {
        let places: Vec<Reverse<usize>> = way.iter().map(|&place| Reverse(place)).collect();
        (Reverse(way[0]), Reverse(landing(way)), places)
    });
    // Which places each move writes.
    let mut written: Vec<Vec<usize>> = Vec::new();
    for number in 0..ways.len() {
        let way = &ways[number];
        let mut places = vec![way[0]];
        for &place in &way[1..way.len() - 1] {
            let hit_in_passing = state.hits.contains(&place)
                && !ways.iter().any(|other| landing(other) == place)
                && !ways[..number].iter().any(|other| other.contains(&place));
            let step_down_first = dice.len() == 2 && landing(way) == OFF && way[0] <= dice[0];
            if hit_in_passing || step_down_first {
                places.push(place);
            }
        }
        places.push(landing(way));
        written.push(places);
    }
    let mut words: Vec<String> = Vec::new();
    let mut starred: Vec<usize> = Vec::new();
    let mut number = 0;
    while number < written.len() {
        let mut equal = 1;
        while number + equal < written.len() && written[number + equal] == written[number] {
            equal += 1;
        }
        let mut word = place_text(written[number][0]);
        for &place in &written[number][1..] {
            word.push('/');
            word.push_str(&place_text(place));
            if state.hits.contains(&place) && !starred.contains(&place) {
                word.push('*');
                starred.push(place);
            }
        }
        if equal > 1 {
            word = format!("{word}({equal})");
        }
        words.push(word);
        number += equal;
    }
    words.join(" ")
}

/// BG-8: the text of a place.
pub(super) fn place_text(place: usize) -> String {
    match place {
        BAR => "bar".to_owned(),
        OFF => "off".to_owned(),
        _ => place.to_string(),
    }
}
