//! Who acts next.

use crate::Seat;

/// Who acts in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// This seat commits the next turn (a placement, a play, an opening choice, a forced pass).
    Player(Seat),
    /// A roll is due; [`crate::Game::chance`] lists what can come up.
    Chance,
    /// Nothing may be played any more (rule G-3).
    Over,
}
