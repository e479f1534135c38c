//! A turn.

use crate::Choice;
use tablier_goban::Point;

/// What a player commits as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Turn {
    /// A stone of the colour that is due.
    Place(Point),
    /// A choice in an opening.
    Choose(Choice),
}
