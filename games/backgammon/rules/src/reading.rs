//! From a written play to a play that is legal in a position.

use crate::matching::{self, Found};
use crate::place::descending;
use crate::play::Move;
use crate::refusal::quoted;
use crate::written::Written;
use crate::{Dice, Place, Play, Position, Refusal};
use smallvec::SmallVec;

/// Reads the text of a play for the dice of a position.
///
/// Moves may come in any order, the steps of one checker may be joined or not, points on the way may be
/// written or not, and stars may be left out as long as one play remains.
pub(crate) fn read(position: &Position, dice: Dice, text: &str) -> Result<Play, Refusal> {
    let written: Written = text.parse()?;
    let (own, enemy) = position.mover();
    let found = matching::find(own, enemy, dice, written.ways())?;
    let found = choose(&found, &written, text)?;
    let mut moves: SmallVec<[Move; 4]> = written
        .ways()
        .map(|way| Move {
            from: way[0],
            to: way[way.len() - 1],
        })
        .collect();
    join(&mut moves);
    Ok(Play::of_moves(
        &mut moves,
        found.steps.len() as u8,
        found.hits,
    ))
}

/// The play that is meant, by its stars and, where they do not decide, by its points.
fn choose<'a>(found: &'a [Found], written: &Written, text: &str) -> Result<&'a Found, Refusal> {
    let starred = written.starred();
    if let Some(exact) = found.iter().find(|one| one.hits == starred) {
        return Ok(exact);
    }
    let mut fitting = found.iter().filter(|one| starred & !one.hits == 0);
    let Some(first) = fitting.next() else {
        let hits = found.iter().fold(0, |hits, one| hits | one.hits);
        let wrong = if starred & !hits == 0 {
            starred
        } else {
            starred & !hits
        };
        return Err(Refusal::NoHit {
            place: Place::highest(wrong),
        });
    };
    if fitting.next().is_none() {
        return Ok(first);
    }
    let known = starred | written.places();
    let mut written_out = found
        .iter()
        .filter(|one| starred & !one.hits == 0 && one.hits & !known == 0);
    match (written_out.next(), written_out.next()) {
        (Some(only), None) => Ok(only),
        _ => Err(Refusal::Ambiguous { text: quoted(text) }),
    }
}

/// Makes the steps of one checker one move.
fn join(moves: &mut SmallVec<[Move; 4]>) {
    while let Some((first, second)) = joint(moves) {
        moves[first].to = moves[second].to;
        moves.remove(second);
    }
}

/// Two moves of which the second starts where the first ends.
fn joint(moves: &[Move]) -> Option<(usize, usize)> {
    moves.iter().enumerate().find_map(|(first, one)| {
        let second = moves.iter().position(|other| other.from == one.to)?;
        Some((first, second))
    })
}

/// Whether a play can be made in a position: the steps that make it, in order.
pub(crate) fn steps_of(
    position: &Position,
    dice: Dice,
    play: &Play,
) -> Result<SmallVec<[Move; 4]>, Refusal> {
    let written = Written::of(play, dice);
    let (own, enemy) = position.mover();
    let found = matching::find(own, enemy, dice, written.ways())?;
    let same = found
        .into_iter()
        .find(|one| one.hits == play.hit_set() && one.steps.len() == usize::from(play.dice()));
    same.map(|one| one.steps).ok_or_else(|| Refusal::NoHit {
        place: descending(play.hit_set()).next().unwrap_or(Place::OFF),
    })
}
