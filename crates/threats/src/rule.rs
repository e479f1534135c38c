//! What a winning row is.

/// What a row longer than the winning length is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlines {
    /// It wins as well.
    Win,
    /// It is no winning row.
    DoNotWin,
}

/// What a winning row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    length: u8,
    overlines: Overlines,
}

impl Rule {
    /// How far from a point a table of shapes can look.
    pub(crate) const MAX_RADIUS: u8 = 5;

    /// The rule with this winning length: 3 to 6 where longer rows win, 3 to 5 where they do not.
    ///
    /// # Panics
    /// If the length is another.
    pub const fn new(length: u8, overlines: Overlines) -> Rule {
        let rule = Rule { length, overlines };
        assert!(length >= 3 && rule.radius() <= Rule::MAX_RADIUS);
        rule
    }

    /// How many stones win.
    pub const fn length(self) -> u8 {
        self.length
    }

    /// What longer rows are worth.
    pub const fn overlines(self) -> Overlines {
        self.overlines
    }

    /// How far the points lie, on either side of a point, that can matter for the rows through it.
    pub const fn radius(self) -> u8 {
        match self.overlines {
            Overlines::Win => self.length - 1,
            Overlines::DoNotWin => self.length,
        }
    }
}
