//! Reading the text of a play (BG-8).
//!
//! Moves may come in any order, resting points may be written or not, the steps of one checker may be written as several
//! moves, equal moves may be repeated or carry `(n)` with n from 2 to 4. The points with a star must be exactly the points
//! hit (a star may be repeated: `8/4* 8/4*`). Written points must go down. A move or part of a move that goes to `off` from
//! at or below the higher die of an unequal roll is one step, see 4 in `text.rs`. The text must spend the dice of a whole play. Words
//! are lower case; points have no leading zero; `25`, `0`, `(1)` and a star behind a start or `off` are refused.

use super::Oracle;
use super::state::{OFF, Side, State};
use super::text::place_text;
use std::collections::BTreeSet;

/// A move as read from a text.
#[derive(Clone, Debug)]
struct Written {
    /// Start, points written in between, landing.
    places: Vec<usize>,
}

impl Oracle {
    /// The position (mover, enemy) after the turn given as a text.
    pub(super) fn position_after(&self, turn: &str) -> Result<(Side, Side), String> {
        if self.outcome.is_some() {
            return Err("the game is over".to_owned());
        }
        if self.dice.is_none() {
            return Err("a roll is due".to_owned());
        }
        let plays = self.whole_plays();
        if turn.trim() == "pass" {
            // BG-4: never a voluntary pass.
            if plays.iter().any(|state| !state.ways.is_empty()) {
                return Err("something can be played".to_owned());
            }
            return Ok((self.sides[self.on_roll], self.sides[1 - self.on_roll]));
        }
        let (moves, stars) = parse(turn)?;
        let reached: Vec<usize> = vec![0; moves.len()];
        let at: Vec<usize> = moves.iter().map(|written| written.places[0]).collect();
        let mut found = BTreeSet::new();
        follow(
            &moves,
            &stars,
            &self.roll_as_dice(),
            &self.start(),
            &reached,
            &at,
            &mut found,
        );
        // The position must be that of a whole play which leaves the same dice (BG-4).
        found.retain(|state| {
            plays.iter().any(|play| {
                play.own == state.own
                    && play.enemy == state.enemy
                    && play.dice_left == state.dice_left
            })
        });
        let mut positions: Vec<(Side, Side)> = found
            .into_iter()
            .map(|state| (state.own, state.enemy))
            .collect();
        positions.dedup();
        assert!(positions.len() <= 1, "{turn} reads in two ways");
        positions
            .pop()
            .ok_or_else(|| format!("not a whole legal play: {turn}"))
    }
}

/// The moves of a text, equal ones repeated, and the set of its points with a star.
fn parse(text: &str) -> Result<(Vec<Written>, BTreeSet<usize>), String> {
    let mut moves = Vec::new();
    let mut stars = BTreeSet::new();
    for word in text.split_whitespace() {
        let mut path = word;
        let mut times = 1;
        for number in 2..=4 {
            if let Some(before) = word.strip_suffix(&format!("({number})")) {
                path = before;
                times = number;
            }
        }
        let mut places: Vec<usize> = Vec::new();
        for part in path.split('/') {
            let mut name = part;
            let mut star = false;
            if let Some(before) = part.strip_suffix('*') {
                name = before;
                star = true;
            }
            let place = (0..=25)
                .find(|&place| place_text(place) == name)
                .ok_or_else(|| format!("not a point: {part}"))?;
            if places.last().is_some_and(|&last| place >= last) {
                return Err(format!("not downwards: {word}"));
            }
            if star {
                if places.is_empty() || place == OFF {
                    return Err(format!("nothing can be hit there: {word}"));
                }
                stars.insert(place);
            }
            places.push(place);
        }
        if places.len() < 2 {
            return Err(format!("not a move: {word}"));
        }
        for _ in 0..times {
            moves.push(Written {
                places: places.clone(),
            });
        }
    }
    if moves.is_empty() || moves.len() > 4 {
        return Err("a play is one to four moves".to_owned());
    }
    Ok((moves, stars))
}

/// Tries to make the written moves with the dice left, step by step in every order, and collects the states where all are
/// made. `reached[i]` is how many written places move `i` has passed behind its start, `at[i]` where its checker is.
fn follow(
    moves: &[Written],
    stars: &BTreeSet<usize>,
    roll: &[usize],
    state: &State,
    reached: &[usize],
    at: &[usize],
    found: &mut BTreeSet<State>,
) {
    let mut all_made = true;
    for number in 0..moves.len() {
        let places = &moves[number].places;
        if reached[number] + 1 == places.len() {
            continue;
        }
        all_made = false;
        let next_place = places[reached[number] + 1];
        for &die in &state.dice_left {
            let Some(to) = state.landing(at[number], die) else {
                continue;
            };
            if to < next_place {
                continue;
            }
            // Point 4 of `text.rs`: from at or below the higher die of an unequal roll, `/off` is one step.
            let one_step =
                roll.len() == 2 && next_place == OFF && places[reached[number]] <= roll[0];
            if one_step && to != OFF {
                continue;
            }
            let mut now_reached = reached.to_vec();
            let mut now_at = at.to_vec();
            now_at[number] = to;
            if to == next_place {
                now_reached[number] += 1;
            }
            follow(
                moves,
                stars,
                roll,
                &state.after(at[number], die, to),
                &now_reached,
                &now_at,
                found,
            );
        }
    }
    // BG-8: the points with a star are exactly the points hit.
    if all_made && state.hits.iter().copied().collect::<BTreeSet<usize>>() == *stars {
        found.insert(state.clone());
    }
}
