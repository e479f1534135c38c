//! A position with its shapes.

use pente_rules::{Colour, Phase, Position, Turn, Undo};
use std::array;
use tablier_game::Seat;
use tablier_goban::{Point, PointSet};
use tablier_threats::{FIVE, FOUR, LineBoard};

/// A position, and the shapes of `COLOURS` colours (2, or 4 for three or four players).
#[derive(Clone)]
pub(crate) struct Field<const COLOURS: usize> {
    position: Position,
    board: LineBoard<COLOURS>,
}

/// What takes a turn back.
pub(crate) struct Played {
    undo: Undo,
    placed: Option<(Colour, Point)>,
}

impl<const COLOURS: usize> Field<COLOURS> {
    pub(crate) fn new(position: &Position) -> Field<COLOURS> {
        let table = if position.options().line_length() == 4 {
            &FOUR
        } else {
            &FIVE
        };
        let stones = array::from_fn(|colour| *position.stones(Colour::ALL[colour]));
        Field {
            position: *position,
            board: LineBoard::with_stones(position.size(), table, stones),
        }
    }

    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) const fn board(&self) -> &LineBoard<COLOURS> {
        &self.board
    }

    /// Plays a legal turn.
    pub(crate) fn make(&mut self, turn: Turn) -> Played {
        let colour = self.position.colour_due();
        let undo = self.position.make(turn);
        let placed = match turn {
            Turn::Place(point) => Some((colour, point)),
            _ => None,
        };
        if let Some((colour, point)) = placed {
            self.board.place(colour.index(), point);
        }
        for removal in undo.removals().as_slice() {
            self.board.remove(removal.owner.index(), removal.point);
        }
        Played { undo, placed }
    }

    /// Takes the last turn back.
    pub(crate) fn unmake(&mut self, played: &Played) {
        for removal in played.undo.removals().as_slice() {
            self.board.place(removal.owner.index(), removal.point);
        }
        if let Some((colour, point)) = played.placed {
            self.board.remove(colour.index(), point);
        }
        self.position.unmake(&played.undo);
    }

    /// The colours of those still playing, in the order of play.
    pub(crate) fn playing(&self) -> impl Iterator<Item = Colour> + use<COLOURS> {
        let players = usize::from(self.position.options().players());
        let mut out = [false; 4];
        for (colour, out) in Colour::ALL.into_iter().zip(&mut out) {
            let seat = self.position.seat(colour);
            *out = seat.is_some_and(|seat| self.position.is_out(seat));
        }
        Colour::ALL
            .into_iter()
            .take(players)
            .filter(move |colour| !out[colour.index()])
    }

    /// Whether two colours win together.
    pub(crate) fn allied(&self, a: Colour, b: Colour) -> bool {
        a == b || self.position.options().teams() && a.index() % 2 == b.index() % 2
    }

    /// How many stones count as captured for a colour (and its partner).
    pub(crate) fn captured(&self, colour: Colour) -> u16 {
        let options = self.position.options();
        (0..options.players())
            .map(Seat)
            .filter(|seat| {
                self.position
                    .colour(*seat)
                    .is_some_and(|other| self.allied(colour, other))
            })
            .map(|seat| self.position.captured(seat))
            .sum()
    }

    /// The points where a stone may be placed and that are worth a look: those near other stones, if
    /// there are any.
    pub(crate) fn points(&self) -> PointSet {
        let plain = self.position.phase() != Phase::Play
            || self.position.pending().is_none() && self.position.ply() > 2;
        let legal = self.position.legal_points();
        let near = legal & self.board.near(2);
        if plain && !near.is_empty() {
            near
        } else {
            legal
        }
    }

    /// What a stone of a colour on a point takes off: how many stones count for it, and how many that it or its
    /// partner would rather keep.
    pub(crate) fn takes(&self, point: Point, colour: Colour) -> Takes {
        let mut takes = Takes::default();
        if self.position.phase() != Phase::Play {
            return takes;
        }
        for removal in self.position.removals(point, colour).as_slice() {
            let friendly = self.allied(colour, removal.owner);
            let scores = removal
                .captor()
                .is_some_and(|captor| self.allied(colour, captor) && !friendly);
            takes.scored += u16::from(scores);
            takes.lost += u16::from(friendly);
        }
        takes
    }
}

/// What a stone takes off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Takes {
    /// Stones that count as captured for its colour or the partner.
    pub(crate) scored: u16,
    /// Stones of its colour or the partner.
    pub(crate) lost: u16,
}

#[cfg(test)]
mod tests {
    use super::*;
    use pente_rules::{Pente, PenteOptions};
    use tablier_game::Options;
    use tablier_game_test::Playout;

    #[test]
    fn the_board_follows_the_position() {
        for (seed, values) in [
            [("players", "2"), ("opening", "none"), ("size", "9")],
            [("players", "4"), ("self-capture", "capture"), ("size", "9")],
            [("players", "3"), ("capture", "3"), ("size", "9")],
        ]
        .iter()
        .enumerate()
        {
            let values = values
                .iter()
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
                .collect();
            let options = PenteOptions::from_values(&values).unwrap();
            let playout = Playout::<Pente>::new(&options, seed as u64);
            let mut field: Field<4> = Field::new(playout.position());
            for (before, turn) in playout {
                let played = field.make(turn);
                field.unmake(&played);
                let fresh: Field<4> = Field::new(&before);
                assert_eq!(field.position, fresh.position);
                assert_eq!(format!("{:?}", field.board), format!("{:?}", fresh.board));
                field.make(turn);
            }
        }
    }
}
