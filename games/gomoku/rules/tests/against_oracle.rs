//! The fast rules against the slow ones of `oracle/`, on many random positions.
//!
//! The games are biased towards long rows, so that fives and overlines really occur.
#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

mod common;
mod oracle;

use common::{options, texts, turns};
use gomoku_rules::{Gomoku, Phase, Position, Side, Turn};
use oracle::Oracle;
use tablier_game::{Game, Notation, Outcome};
use tablier_game_test::{PlainOutcome, SlowRules, positions, seat_to_act};
use tablier_goban::{CoordStyle, Point, PointSet, completing, splitmix64};

/// A small generator of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(1);
        (splitmix64(self.0) % limit as u64) as usize
    }

    fn pick(&mut self, points: &PointSet) -> Option<Point> {
        let count = points.len();
        (count > 0).then(|| points.iter().nth(self.below(count)).unwrap())
    }
}

/// A legal turn: a choice, or a stone that more often than not lengthens a row of either side. Points that make
/// six are liked, since games would seldom come to them.
fn random_turn(position: &Position, random: &mut Random) -> Turn {
    let all = turns(position);
    if let Turn::Choose(_) = all[0] {
        return all[random.below(all.len())];
    }
    let empty = position.empty();
    if random.below(8) > 0 {
        let side = Side::ALL[random.below(2)];
        let length = [2, 3, 3, 4, 4, 5, 6, 6][random.below(8)];
        let points = completing(position.stones(side), &empty, length);
        // Most fives are left alone for a while, or no game would see an overline.
        let chosen = random.pick(&points);
        if let Some(point) = chosen.filter(|point| !position.wins(*point) || random.below(3) == 0) {
            return Turn::Place(point);
        }
    }
    Turn::Place(random.pick(&empty).unwrap())
}

fn compare(position: &Position, oracle: &Oracle, random: &mut Random) {
    let place = Gomoku::position_text(position);
    assert_eq!(seat_to_act::<Gomoku>(position), oracle.to_move(), "{place}");
    assert_eq!(Gomoku::ply(position), oracle.ply(), "{place}");
    assert_eq!(
        PlainOutcome::of::<Gomoku>(position),
        oracle.outcome(),
        "{place}"
    );
    assert_eq!(usize::from(position.size().side()), oracle.size());
    for point in position.size().points() {
        let stone = position.stone(point).map(|side| side.index() as u8);
        let (x, y) = (usize::from(point.x()), usize::from(point.y()));
        assert_eq!(stone, oracle.cell(x, y), "{place}");
    }
    let seats = oracle.seat_of_colour();
    for side in Side::ALL {
        let seat = (0..2)
            .find(|seat| Gomoku::side(position, tablier_game::Seat(*seat)) == Some(side.index()));
        assert_eq!(
            seat,
            seats.as_ref().map(|seats| seats[side.index()]),
            "{place}"
        );
    }
    if position.phase() != Phase::Play || random.below(4) == 0 {
        let mut found = texts(position);
        found.sort();
        assert_eq!(found, oracle.legal_turns(), "{place}");
    }
    let any = CoordStyle::WithI.text(random.pick(&position.size().all()).unwrap());
    for text in [any.as_str(), "white", "black", "two", "z1", "a99"] {
        assert_eq!(
            Gomoku::parse_turn(position, text).is_ok(),
            oracle.clone().play(text).is_ok(),
            "{place}: `{text}`"
        );
    }
}

/// How games ended, and how often an overline stood on a board without effect.
#[derive(Debug, Default)]
struct Seen {
    lines: usize,
    full: usize,
    overlines: usize,
}

/// Plays until so many positions were compared; games are cut off after `longest` turns.
fn games(values: &[(&str, &str)], longest: u32, wanted: usize) -> Seen {
    let mut random = Random(
        values
            .iter()
            .map(|(_, value)| value.len() as u64)
            .sum::<u64>()
            << 32,
    );
    let mut seen = Seen::default();
    let mut count = 0;
    while count < wanted {
        let mut position = Gomoku::initial(&options(values));
        let mut oracle = Oracle::new(values).unwrap();
        loop {
            compare(&position, &oracle, &mut random);
            count += 1;
            match Gomoku::outcome(&position) {
                Some(Outcome::Win { .. }) => seen.lines += 1,
                Some(_) => seen.full += 1,
                None if Gomoku::ply(&position) < longest => {
                    let turn = random_turn(&position, &mut random);
                    oracle.play(&Gomoku::turn_text(&position, &turn)).unwrap();
                    let before = position;
                    let undo = position.make(turn);
                    let mut back = position;
                    back.unmake(undo);
                    assert_eq!(back, before, "what is made is unmade");
                    continue;
                }
                None => {}
            }
            let long = |side: Side| {
                let stones = position.stones(side);
                tablier_goban::Axis::ALL
                    .into_iter()
                    .any(|axis| !stones.runs(axis.stride(), 6).is_empty())
            };
            seen.overlines += usize::from(Side::ALL.into_iter().any(long));
            break;
        }
    }
    seen
}

#[test]
fn oracle_agrees_on_standard_games() {
    for size in ["13", "15", "19", "20"] {
        let seen = games(&[("size", size)], u32::MAX, positions());
        assert!(seen.lines > 0 && seen.overlines > 0, "{size}: {seen:?}");
    }
}

#[test]
fn oracle_agrees_on_freestyle_games() {
    for size in ["13", "15", "19", "20"] {
        let values = [("size", size), ("rule", "freestyle")];
        let seen = games(&values, u32::MAX, positions());
        assert!(seen.lines > 0 && seen.overlines > 0, "{size}: {seen:?}");
    }
}

/// Openings, cut off soon after so that many are seen, and whole games.
#[test]
fn oracle_agrees_on_openings() {
    for opening in ["swap", "swap2"] {
        for rule in ["standard", "freestyle"] {
            let values = [("opening", opening), ("rule", rule), ("size", "13")];
            games(&values, 10, positions() / 2);
            let seen = games(&values, u32::MAX, positions() / 2);
            assert!(seen.lines > 0, "{values:?}: {seen:?}");
        }
    }
}
