//! A search of a few turns, narrowed to the points of the greatest worth.

use crate::field::Field;
use crate::judge::{WON, judge, result};
use crate::worth::best_turns;
use pente_rules::{Colour, Turn};
use tablier_game::{Stop, Stopped};

/// How many turns are looked at: the first by the number of its own, the others at each reply.
const WIDTHS: [usize; 3] = [20, 8, 5];
/// How many positions are looked at.
const NODES: u32 = 3_000;
/// Turns whose value is less than this below the best are as good.
const MARGIN: i32 = 6;

/// The turns that are nearly equally good; empty where no stone may be placed.
pub(crate) fn search<const C: usize>(
    field: &mut Field<C>,
    stop: &Stop,
) -> Result<Vec<Turn>, Stopped> {
    let mut search = Search {
        own: field.position().colour_due(),
        nodes: NODES,
        stop,
    };
    let mut found: Vec<(i32, Turn)> = Vec::new();
    let mut best = -2 * WON;
    for (_, turn) in best_turns(field, WIDTHS[0]) {
        let value = search.after(field, turn, 1, best - MARGIN, 2 * WON)?;
        if value > best - MARGIN {
            found.push((value, turn));
        }
        best = best.max(value);
    }
    Ok(found
        .into_iter()
        .filter(|(value, _)| *value > best - MARGIN)
        .map(|(_, turn)| turn)
        .collect())
}

struct Search<'a> {
    /// The colour that it plays for; all that are not its allies play against it.
    own: Colour,
    /// How many positions may still be looked at.
    nodes: u32,
    stop: &'a Stop,
}

impl Search<'_> {
    /// The value for the own colour after a turn, exact between `alpha` and `beta`.
    fn after<const C: usize>(
        &mut self,
        field: &mut Field<C>,
        turn: Turn,
        depth: usize,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        if self.stop.is_stopped() {
            return Err(Stopped);
        }
        self.nodes = self.nodes.saturating_sub(1);
        let played = field.make(turn);
        let value = self.value(field, depth, alpha, beta);
        field.unmake(&played);
        value
    }

    fn value<const C: usize>(
        &mut self,
        field: &mut Field<C>,
        depth: usize,
        mut alpha: i32,
        mut beta: i32,
    ) -> Result<i32, Stopped> {
        if let Some(value) = result(field, self.own) {
            return Ok(value);
        }
        if depth == WIDTHS.len() || self.nodes == 0 {
            return Ok(judge(field, self.own));
        }
        let turns = best_turns(field, WIDTHS[depth]);
        if turns.is_empty() {
            // Only a pass is left: it concedes a line, or skips a turn without a legal point.
            return self.after(field, Turn::Pass, depth + 1, alpha, beta);
        }
        let rises = field.allied(self.own, field.position().colour_due());
        let mut best = if rises { -2 * WON } else { 2 * WON };
        for (_, turn) in turns {
            let value = self.after(field, turn, depth + 1, alpha, beta)?;
            if rises {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }
}
