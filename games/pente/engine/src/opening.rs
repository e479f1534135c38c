//! The openings swap and swap2: where to place the stones, and what to choose.

use crate::balance::{balance, most_balanced};
use crate::field::Field;
use crate::worth::best_turns;
use pente_rules::{Opening, Phase, Turn};
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;
use tablier_game::{Stop, Stopped};
use tablier_goban::Point;

/// How many quick games tell which colour to choose.
const CHOICE_GAMES: u32 = 40;
/// In swap2, if neither colour wins more of them than this beyond the other, the choice is `two`.
const EVEN: i32 = 8;
/// How many quick games each point of a set is tried with.
const SET_GAMES: u32 = 8;
/// How many points are tried.
const SET_POINTS: usize = 8;

/// A turn in a phase of an opening.
pub(crate) fn turn(
    field: &mut Field<2>,
    rng: &mut ChaCha8Rng,
    stop: &Stop,
) -> Result<Turn, Stopped> {
    let position = *field.position();
    let completes = match position.phase() {
        Phase::Choose | Phase::ChooseAgain => return choice(field, rng, stop),
        Phase::Set3 => position.options().opening() == Opening::Swap2,
        Phase::Set4 | Phase::Pair2 => true,
        _ => false,
    };
    let near = |point: Point, least: u8, most: u8| {
        let distance = position
            .occupied()
            .iter()
            .map(|stone| stone.distance(point))
            .min()
            .unwrap_or_else(|| point.distance(position.size().centre()));
        (least..=most).contains(&distance)
    };
    let within = |least: u8, most: u8| -> Vec<Turn> {
        let points = position.empty_points().iter();
        points
            .filter(|point| near(*point, least, most))
            .map(Turn::Place)
            .collect()
    };
    let turn = if completes {
        let mut turns = within(1, 4);
        turns.shuffle(rng);
        turns.truncate(SET_POINTS);
        most_balanced(field, &turns, SET_GAMES, rng, stop)?
    } else {
        match position.phase() {
            Phase::Pair1 => best_turns(field, 3).choose(rng).map(|(_, turn)| *turn),
            // The first stone a little off the centre, where it is worth less; the next ones near it.
            _ => within(1, 3).choose(rng).copied(),
        }
    };
    Ok(turn.expect("the board of an opening has empty points near its stones"))
}

fn choice(field: &Field<2>, rng: &mut ChaCha8Rng, stop: &Stop) -> Result<Turn, Stopped> {
    let balance = balance(field, CHOICE_GAMES, rng, stop)?;
    let choices = field.position().legal_choices();
    Ok(if choices.contains(&Turn::Two) && balance.abs() <= EVEN {
        Turn::Two
    } else if balance > 0 {
        Turn::White
    } else {
        Turn::Black
    })
}
