//! The stones that a placement takes off the board.

use crate::Colour;
use tablier_goban::Point;

/// A stone that is taken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Removal {
    /// Where it stands.
    pub point: Point,
    /// Whose it is.
    pub owner: Colour,
    /// Who claims it, a bit for each colour.
    pub(crate) claims: u8,
}

impl Removal {
    /// The one colour that it is captured by, or `None` if several claim it (PT-12).
    pub const fn captor(&self) -> Option<Colour> {
        if self.claims.is_power_of_two() {
            Some(Colour::ALL[self.claims.trailing_zeros() as usize])
        } else {
            None
        }
    }
}

/// All stones that a placement takes off, each once. No heap.
#[derive(Clone, Copy)]
pub struct Removals {
    len: u8,
    items: [Removal; Removals::CAPACITY],
}

impl Removals {
    /// Runs of three on seven of the rays from the stone, a line across the greatest board on the eighth, and the
    /// stone itself. (Own stones that are taken stand within two steps on the same rays.)
    const CAPACITY: usize = 7 * 3 + 18 + 1;

    pub(crate) const NONE: Removals = Removals {
        len: 0,
        items: [Removal {
            point: Point::new(0, 0),
            owner: Colour::White,
            claims: 0,
        }; Removals::CAPACITY],
    };

    /// The stones.
    pub fn as_slice(&self) -> &[Removal] {
        &self.items[..usize::from(self.len)]
    }

    /// Whether no stone is taken off.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether the stone on a point is taken off.
    pub fn contains(&self, point: Point) -> bool {
        self.as_slice().iter().any(|removal| removal.point == point)
    }

    /// Adds a stone that is not in the list.
    #[inline]
    pub(crate) fn push(&mut self, point: Point, owner: Colour, by: Colour) {
        self.items[usize::from(self.len)] = Removal {
            point,
            owner,
            claims: by.bit(),
        };
        self.len += 1;
    }

    /// Adds a claim on a stone that may be in the list.
    pub(crate) fn claim(&mut self, point: Point, owner: Colour, by: Colour) {
        let len = usize::from(self.len);
        match self.items[..len]
            .iter_mut()
            .find(|removal| removal.point == point)
        {
            Some(removal) => removal.claims |= by.bit(),
            None => self.push(point, owner, by),
        }
    }
}
