//! Who plays a seat, and the ways to fill all seats of a new table. Knows no game and no table.

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    /// Somebody on the screen of who opens the table.
    Screen,
    /// The computer.
    Computer,
    /// Whoever comes with the link.
    Link,
}

impl Who {
    pub(super) const ALL: [Who; 3] = [Who::Screen, Who::Computer, Who::Link];

    /// The value in the form, and a part of the ids of texts.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Who::Screen => "screen",
            Who::Computer => "computer",
            Who::Link => "link",
        }
    }

    pub(super) fn find(name: &str) -> Option<Who> {
        Who::ALL.into_iter().find(|who| who.name() == name)
    }

    /// Who plays this seat when seats are first shown one by one: who opens the table, one guest, and
    /// the computer.
    pub(super) const fn first_shown(seat: usize) -> Who {
        match seat {
            0 => Who::Screen,
            1 => Who::Link,
            _ => Who::Computer,
        }
    }
}

/// How the seats are filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// All but the own seat alike.
    Others(Who),
    /// Seat by seat.
    Each,
}

impl Way {
    pub(super) const ALL: [Way; 4] = [
        Way::Others(Who::Computer),
        Way::Others(Who::Link),
        Way::Others(Who::Screen),
        Way::Each,
    ];

    /// The value in the form, and a part of the ids of texts.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Way::Others(who) => who.name(),
            Way::Each => "each",
        }
    }

    /// The least number of seats for which this way says something that the others do not.
    pub(super) const fn least_seats(self) -> u8 {
        match self {
            Way::Others(_) => 2,
            Way::Each => 3,
        }
    }
}
