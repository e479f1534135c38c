//! The hand that a table's page is laid out for, kept in a cookie so that nothing changes sides after the first paint.

/// The hand one plays with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// What is touched while playing is right of the board.
    #[default]
    Right,
    /// It is left of the board, and on a phone the main button is at the left thumb.
    Left,
}

impl Hand {
    /// The name in pages and in the cookie.
    pub const fn name(self) -> &'static str {
        match self {
            Hand::Right => "right",
            Hand::Left => "left",
        }
    }

    /// The hand of this name.
    pub fn find(name: &str) -> Option<Hand> {
        [Hand::Right, Hand::Left]
            .into_iter()
            .find(|hand| hand.name() == name)
    }
}
