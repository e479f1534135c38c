//! The words in which the game is taught (C4-5): winning cells that can be filled now, winning cells
//! that still lack support, double threats. Pure functions of a position, for hints and exercises.

use crate::lines::completing;
use crate::{Cell, Cells, Position, Side};

/// The empty cells that would complete four in a row for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threats {
    /// Those that a disc can fall to now.
    pub reachable: Cells,
    /// Those above cells that are still empty.
    pub unsupported: Cells,
}

impl Threats {
    /// Both kinds.
    pub const fn all(self) -> Cells {
        self.reachable.union(self.unsupported)
    }
}

/// Two winning cells of one side of which the opponent, who drops one disc at a time, can take only one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubleThreat {
    /// Two reachable winning cells in two columns.
    Apart(Cell, Cell),
    /// Two winning cells in one column, the upper directly above the lower, which is reachable.
    Stacked {
        /// The reachable cell.
        lower: Cell,
        /// The cell directly above it.
        upper: Cell,
    },
}

/// The winning cells of `side`, whoever is to move.
pub fn threats(position: &Position, side: Side) -> Threats {
    let winning =
        Cells::from_bits(completing(position.discs(side).bits())).without(position.occupied());
    let reachable = winning.intersection(position.landings());
    Threats {
        reachable,
        unsupported: winning.without(reachable),
    }
}

/// The double threat of `side`, if it has one; two reachable cells come before two in one column.
pub fn double_threat(position: &Position, side: Side) -> Option<DoubleThreat> {
    let threats = threats(position, side);
    let mut reachable = threats.reachable.iter();
    if let (Some(first), Some(second)) = (reachable.next(), reachable.next()) {
        return Some(DoubleThreat::Apart(first, second));
    }
    let lower = threats.reachable.first()?;
    let upper = lower.above()?;
    threats
        .unsupported
        .contains(upper)
        .then_some(DoubleThreat::Stacked { lower, upper })
}
