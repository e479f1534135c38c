//! A turn told to a person and shown on a board.

use crate::{Colour, Phase, Position, Removal, Turn};
use smallvec::{SmallVec, smallvec};
use tablier_game::{Account, Cell, Change, Message};
use tablier_goban::Point;

/// A legal turn, told.
pub(crate) fn account(before: &Position, turn: Turn) -> Account {
    match turn {
        Turn::Place(point) => stone(before, point),
        Turn::White => words(Message::new("pente-chose-white")),
        Turn::Black => words(Message::new("pente-chose-black")),
        Turn::Two => words(Message::new("pente-chose-two")),
        Turn::Pass => {
            let id = if before.pending().is_some() {
                "pente-conceded"
            } else {
                "pente-passed"
            };
            words(Message::new(id).with_id("side", before.colour_due().id()))
        }
    }
}

fn words(message: Message) -> Account {
    Account {
        message,
        changes: SmallVec::new(),
    }
}

fn stone(before: &Position, point: Point) -> Account {
    let colour = before.colour_due();
    let mut after = *before;
    let undo = after.make(Turn::Place(point));
    let removals = undo.removals().as_slice();
    let mut changes: SmallVec<[Change; 4]> = smallvec![Change::Put {
        cell: cell(point),
        side: side(colour),
    }];
    changes.extend(removals.iter().map(|removal| Change::Take {
        cell: cell(removal.point),
        side: side(removal.owner),
    }));
    let told = |id| {
        Message::new(id)
            .with_id("side", colour.id())
            .with("point", crate::turn::STYLE.text(point))
    };
    let count = |by: fn(&Removal, Colour) -> bool| -> i32 {
        removals
            .iter()
            .filter(|removal| by(removal, colour))
            .count()
            .try_into()
            .unwrap_or(i32::MAX)
    };
    let taken = count(|removal, colour| removal.captor() == Some(colour));
    let lost = count(|removal, colour| removal.captor() != Some(colour));
    let message = match (taken, lost) {
        (0, 0) if before.phase() != Phase::Play => told("pente-placed-opening"),
        (0, 0) => told("pente-placed"),
        (_, 0) => told("pente-placed-takes").with("taken", taken),
        (0, _) => told("pente-placed-loses").with("lost", lost),
        (_, _) => told("pente-placed-takes-and-loses")
            .with("taken", taken)
            .with("lost", lost),
    };
    Account { message, changes }
}

const fn cell(point: Point) -> Cell {
    Cell(point.index() as u16)
}

const fn side(colour: Colour) -> u8 {
    colour as u8
}
