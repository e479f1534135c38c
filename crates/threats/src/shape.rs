//! What a stone makes on one axis.

/// What a stone on a point makes with the stones of its colour on one axis.
///
/// The names are those of games of five in a row; with another length they mean the same number of stones
/// missing (a *four* lacks one). The order is by strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Shape {
    /// No winning row through the point is possible.
    #[default]
    Dead,
    /// A row is possible, and lacks more than three stones.
    One,
    /// One more stone can make a three.
    Two,
    /// One more stone can make an open three.
    OpenTwo,
    /// One more stone can make a four.
    Three,
    /// One more stone can make an open four.
    OpenThree,
    /// Exactly one point completes a row.
    Four,
    /// Two or more points complete a row: one stone does not stop it.
    OpenFour,
    /// A winning row.
    Row,
}
