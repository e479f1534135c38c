//! How a position ended, in the compact form that a position holds.

use tablier_game::{How, Outcome, Seat};

/// How a position ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct End {
    /// Who won, as a mask of seats; none in a draw.
    pub(crate) winners: u8,
    pub(crate) way: Way,
}

/// By what a game ended. Numbered from 1: in the bits for hashing 0 is a game that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Way {
    Line = 1,
    Capture,
    LineAndCapture,
    Conceded,
    LastLeft,
    BoardFull,
    TooLong,
    NoLegalTurn,
}

impl End {
    pub(crate) const fn draw(way: Way) -> End {
        End { winners: 0, way }
    }

    pub(crate) fn outcome(self) -> Outcome {
        let how = match self.way {
            Way::Line => How::new("line"),
            Way::Capture => How::new("capture"),
            Way::LineAndCapture => How::new("line-and-capture"),
            Way::Conceded => How::new("conceded"),
            Way::LastLeft => How::LAST_LEFT,
            Way::BoardFull => How::BOARD_FULL,
            Way::TooLong => How::new("too-long"),
            Way::NoLegalTurn => How::new("no-legal-turn"),
        };
        if self.winners == 0 {
            Outcome::Draw { why: how }
        } else {
            let seats = (0..4)
                .filter(|seat| self.winners >> seat & 1 != 0)
                .map(Seat)
                .collect();
            Outcome::win(seats, how)
        }
    }
}
