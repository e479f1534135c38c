//! The shape of the board on the wire.

use crate::{BySide, Place, Position, Side};
use serde::Serialize;
use ts_rs::TS;

/// What the browser's board draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "backgammon.ts")]
pub struct Board {
    /// The 24 points by White's numbers: the first is White's ace point, which is Black's 24.
    pub points: Vec<Point>,
    /// The checkers on the bar.
    pub bar: Counts,
    /// The checkers borne off.
    pub off: Counts,
    /// The pips that each side still needs.
    pub pips: Counts,
    /// The dice to be played, the higher first; null when a roll is due or the game is over.
    pub dice: Option<(u8, u8)>,
    /// The side that rolls or plays; null when the game is over.
    pub on_roll: Option<String>,
}

/// What stands on a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "backgammon.ts")]
pub struct Point {
    /// Whose checkers; null on an empty point.
    pub side: Option<String>,
    /// How many.
    pub count: u8,
}

/// A number for each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "backgammon.ts")]
pub struct Counts {
    /// White's.
    pub white: u16,
    /// Black's.
    pub black: u16,
}

impl From<BySide<u16>> for Counts {
    fn from(counts: BySide<u16>) -> Counts {
        let BySide { white, black } = counts;
        Counts { white, black }
    }
}

impl From<&Position> for Board {
    fn from(position: &Position) -> Board {
        let counts = |count: fn(crate::Checkers) -> u16| {
            Counts::from(BySide {
                white: count(position.checkers(Side::White)),
                black: count(position.checkers(Side::Black)),
            })
        };
        Board {
            points: Place::points()
                .map(|point| match standing(position, point) {
                    Some((side, count)) => Point {
                        side: Some(side.id().to_owned()),
                        count,
                    },
                    None => Point {
                        side: None,
                        count: 0,
                    },
                })
                .collect(),
            bar: counts(|checkers| checkers.bar().into()),
            off: counts(|checkers| checkers.off().into()),
            pips: counts(crate::Checkers::pips),
            dice: position
                .dice()
                .filter(|_| position.is_open())
                .map(|dice| (dice.high(), dice.low())),
            on_roll: position
                .is_open()
                .then(|| position.on_roll().id().to_owned()),
        }
    }
}

/// Who stands on a point of White's numbers, with how many checkers.
pub(crate) fn standing(position: &Position, point: Place) -> Option<(Side, u8)> {
    let white = position.checkers(Side::White).count(point);
    let black = position.checkers(Side::Black).count(point.mirrored());
    match (white, black) {
        (0, 0) => None,
        (0, _) => Some((Side::Black, black)),
        _ => Some((Side::White, white)),
    }
}
