//! Every legal turn, in the order of rule C6-5.

use crate::position::Due;
use crate::{Position, Turn};

/// Appends every legal turn: the stones that win alone; then each pair of others once, the lower point
/// first (by column, then row); then each other followed by one that wins.
pub(crate) fn turns(position: &Position, out: &mut Vec<Turn>) {
    if !position.is_open() {
        return;
    }
    let empty = position.empty();
    if position.due() != Due::Two {
        out.extend(empty.iter().map(Turn::One));
        return;
    }
    let winners = position.winners();
    let others = empty - winners;
    let (k, n) = (winners.len(), others.len());
    out.reserve(k + n * n.saturating_sub(1) / 2 + k * n);
    out.extend(winners.iter().map(Turn::One));
    let mut rest = others;
    for first in others.iter() {
        rest.remove(first);
        out.extend(rest.iter().map(|second| Turn::Two(first, second)));
    }
    for first in others.iter() {
        out.extend(winners.iter().map(|second| Turn::Two(first, second)));
    }
}
