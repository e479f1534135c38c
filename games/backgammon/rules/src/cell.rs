//! The names of places on the board that both sides see: the points are White's numbers.

use crate::{Place, Side};
use tablier_game::Cell;

/// The first cell that is not White's place of the same number: Black's checkers borne off.
const BLACK_OFF: u16 = 26;
/// Black's bar.
const BLACK_BAR: u16 = 27;

/// The cell of a place of `side`.
pub(crate) fn cell(side: Side, place: Place) -> Cell {
    match (side, place) {
        (Side::White, _) => Cell(u16::from(place.number())),
        (Side::Black, Place::OFF) => Cell(BLACK_OFF),
        (Side::Black, Place::BAR) => Cell(BLACK_BAR),
        (Side::Black, _) => Cell(u16::from(place.mirrored().number())),
    }
}

/// The place of `side` that a cell is, if it is one.
pub(crate) fn place(side: Side, at: Cell) -> Option<Place> {
    (0..=25)
        .filter_map(Place::new)
        .find(|place| cell(side, *place) == at)
}

/// The name of a cell: `1` to `24` from White's side, `bar-white`, `off-black`, …
pub(crate) fn name(at: Cell) -> String {
    let place = Side::ALL
        .into_iter()
        .find_map(|side| Some((side, place(side, at)?)));
    match place {
        Some((side, place @ (Place::BAR | Place::OFF))) => format!("{place}-{}", side.id()),
        _ => at.0.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_see_the_same_points() {
        for side in Side::ALL {
            for place in (0..=25).filter_map(Place::new) {
                assert_eq!(super::place(side, cell(side, place)), Some(place));
            }
        }
        let names =
            |side| [25, 24, 1, 0].map(|number| name(cell(side, Place::new(number).unwrap())));
        assert_eq!(names(Side::White), ["bar-white", "24", "1", "off-white"]);
        assert_eq!(names(Side::Black), ["bar-black", "1", "24", "off-black"]);
    }
}
