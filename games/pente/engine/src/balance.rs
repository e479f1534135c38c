//! Which colour is better off: quick games of the position against itself.

use crate::field::Field;
use crate::worth::best_turns;
use pente_rules::{Colour, Pente, Turn};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tablier_game::{Game, Outcome, Stop, Stopped};

/// How many turns a quick game has at most; then nobody has won it.
const TURNS: usize = 30;
/// How many points a quick game chooses from, each half as likely as the one before.
const CHOICES: usize = 4;
/// From this worth on a point is not passed over for another.
const URGENT: i32 = 3_000;

/// How many more of `games` quick games White wins than Black. A choice is due.
pub(crate) fn balance(
    field: &Field<2>,
    games: u32,
    rng: &mut ChaCha8Rng,
    stop: &Stop,
) -> Result<i32, Stopped> {
    let mut balance = 0;
    for _ in 0..games {
        if stop.is_stopped() {
            return Err(Stopped);
        }
        balance += match winner(field, rng) {
            Some(Colour::White) => 1,
            Some(_) => -1,
            None => 0,
        };
    }
    Ok(balance)
}

/// Of some stones that complete a set, the one that leaves the colours most nearly balanced.
pub(crate) fn most_balanced(
    field: &mut Field<2>,
    turns: &[Turn],
    games: u32,
    rng: &mut ChaCha8Rng,
    stop: &Stop,
) -> Result<Option<Turn>, Stopped> {
    let mut best: Option<(u32, Turn)> = None;
    for turn in turns {
        let played = field.make(*turn);
        let balance = balance(field, games, rng, stop);
        field.unmake(&played);
        let tilt = balance?.unsigned_abs();
        if best.is_none_or(|(least, _)| tilt < least) {
            best = Some((tilt, *turn));
        }
    }
    Ok(best.map(|(_, turn)| turn))
}

/// Who wins a quick game.
fn winner(field: &Field<2>, rng: &mut ChaCha8Rng) -> Option<Colour> {
    let mut field = field.clone();
    // Who takes White does not matter to the stones.
    field.make(Turn::White);
    for _ in 0..TURNS {
        let best = best_turns(&field, CHOICES);
        let (worth, _) = *best.first()?;
        let mut chosen = 0;
        while worth < URGENT && chosen + 1 < best.len() && rng.random_bool(0.5) {
            chosen += 1;
        }
        field.make(best[chosen].1);
        if let Some(outcome) = Pente::outcome(field.position()) {
            let Outcome::Win { seats, .. } = outcome else {
                return None;
            };
            return Colour::ALL.into_iter().find(|colour| {
                let seat = field.position().seat(*colour);
                seat.is_some_and(|seat| seats.contains(seat))
            });
        }
    }
    None
}
