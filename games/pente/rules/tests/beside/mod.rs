//! The fast rules beside the naive oracle.
#![allow(dead_code, unreachable_pub, reason = "each test uses a part")]

use crate::oracle::Oracle;
use pente_rules::{Colour, Pente, PenteOptions, Position, Turn};
use tablier_game::{Game, Notation, OptionValues, Options, Seat};
use tablier_game_test::{PlainOutcome, SlowRules, seat_to_act};
use tablier_goban::{Line, Point};

/// The owner of lines that wait for an answer, and the lines as the oracle has them: points by column and row, sorted.
pub type PendingLines = (u8, Vec<Vec<(usize, usize)>>);

/// The oracle at the beginning of a game.
pub fn oracle(options: &OptionValues) -> Oracle {
    let pairs: Vec<(&str, &str)> = options
        .iter()
        .map(|(key, value)| (key.as_str(), value.as_str()))
        .collect();
    Oracle::new(&pairs).unwrap_or_else(|error| panic!("{options:?}: {error}"))
}

/// The oracle at a position of ordinary play at ply 100 with nothing pending, nobody out and colours in order:
/// it can be set up at such a one only.
pub fn set_up(fast: &Position) -> Oracle {
    let mut naive = oracle(&fast.options().to_values());
    let side = fast.size().side();
    let row = |y| -> (String, String) {
        let stones = (0..side).map(|x| {
            let stone = fast.stone(Point::new(x, y));
            stone.map_or('.', |colour| colour.letter().to_ascii_uppercase())
        });
        (format!("a{}", y + 1), stones.collect())
    };
    let rows: Vec<(String, String)> = (0..side).map(row).collect();
    let rows: Vec<(&str, &str)> = rows
        .iter()
        .map(|(start, stones)| (start.as_str(), stones.as_str()))
        .collect();
    let mover = fast.colour_due().letter().to_ascii_uppercase();
    let captured: Vec<u32> = (0..fast.options().players())
        .map(|seat| u32::from(fast.captured(Seat(seat))))
        .collect();
    naive.set_up(&rows, mover, &captured);
    naive
}

/// Everything that both know, and the position string.
pub fn compare(fast: &Position, naive: &Oracle, story: &[String]) {
    let place = || format!("{}\nafter {}", Pente::position_text(fast), story.join(" "));
    let to_act = seat_to_act::<Pente>(fast);
    let outcome = PlainOutcome::of::<Pente>(fast);
    assert_eq!(outcome, naive.outcome(), "outcome: {}", place());
    assert_eq!(to_act, naive.to_move(), "to move: {}", place());
    assert_eq!(Pente::ply(fast), naive.ply(), "ply: {}", place());
    for point in fast.size().points() {
        let stone = fast.stone(point).map(|colour| colour.index() as u8);
        let (x, y) = (usize::from(point.x()), usize::from(point.y()));
        assert_eq!(stone, naive.cell(x, y), "{point:?}: {}", place());
    }
    let seats = || (0..fast.options().players()).map(Seat);
    let captured: Vec<u32> = seats().map(|seat| u32::from(fast.captured(seat))).collect();
    assert_eq!(captured, naive.captured(), "captured: {}", place());
    let of_colour: Option<Vec<u8>> = Colour::ALL[..usize::from(fast.options().players())]
        .iter()
        .map(|colour| fast.seat(*colour).map(|seat| seat.0))
        .collect();
    assert_eq!(of_colour, naive.seat_of_colour(), "seats: {}", place());
    if !fast.is_over() {
        assert_eq!(pending(fast), naive.pending_line(), "pending: {}", place());
    }
    let mut turns = Vec::new();
    Pente::turns(fast, &mut turns);
    let mut texts: Vec<String> = turns.iter().map(Turn::to_string).collect();
    texts.sort();
    assert_eq!(texts, naive.legal_turns(), "turns: {}", place());
    for turn in &turns {
        assert_eq!(Pente::check(fast, turn), Ok(()), "{turn}: {}", place());
    }
    let defaults = PenteOptions::from_values(&OptionValues::new()).expect("the defaults exist");
    let text = Pente::position_text(fast);
    let read = Pente::parse_position(&text, fast.options());
    assert_eq!(read.as_ref(), Ok(fast), "{}", place());
    let read = Pente::parse_position(&text, &defaults);
    assert_eq!(read.as_ref(), Ok(fast), "{}", place());
    assert_eq!(read.map(|read| read.zobrist()), Ok(fast.zobrist()));
}

pub fn pending(fast: &Position) -> Option<PendingLines> {
    let owner = fast.pending()?;
    let colour = fast.colour(owner).expect("play has begun");
    let cells = |line: Line| {
        let mut cells: Vec<(usize, usize)> = line
            .points()
            .map(|point| (usize::from(point.x()), usize::from(point.y())))
            .collect();
        cells.sort_unstable();
        cells
    };
    let mut lines: Vec<_> = fast.rows_that_win(colour).map(cells).collect();
    lines.sort();
    Some((owner.0, lines))
}
