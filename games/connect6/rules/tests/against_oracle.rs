//! The fast rules against the slow ones of `oracle/`, on many random positions.
//!
//! The games are biased towards long rows, so that wins, blocks and lines completed by the first stone of a
//! turn really occur.
#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

mod common;
mod oracle;

use common::{options, start, turns};
use connect6_rules::{Connect6, Position, Side, Turn};
use oracle::Oracle;
use tablier_game::{Game, Notation};
use tablier_game_test::{PlainOutcome, SlowRules, positions, seat_to_act};
use tablier_goban::{CoordStyle, Point, PointSet, splitmix64};

/// A small generator of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(1);
        (splitmix64(self.0) % limit as u64) as usize
    }

    fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    fn pick(&mut self, points: &PointSet) -> Option<Point> {
        let count = points.len();
        (count > 0).then(|| points.iter().nth(self.below(count)).unwrap())
    }
}

/// A point that lengthens a row of either side as often as not.
fn biased(position: &Position, random: &mut Random) -> Point {
    let empty = position.empty();
    if !random.one_in(8) {
        let side = Side::ALL[random.below(2)];
        let length = 2 + random.below(4);
        let points = tablier_goban::completing(position.stones(side), &empty, length);
        if let Some(point) = random.pick(&points) {
            return point;
        }
    }
    random.pick(&empty).unwrap()
}

/// A legal turn, in either order.
fn random_turn(position: &Position, random: &mut Random) -> Turn {
    loop {
        let first = biased(position, random);
        let second = biased(position, random);
        let one = Turn::One(first);
        let two = Turn::Two(first, second);
        for turn in [one, two] {
            // A game that ended at its first chance would be short.
            let ends = matches!(turn, Turn::One(_)) && position.ply() > 0;
            if Connect6::check(position, &turn).is_ok() && (!ends || random.one_in(6)) {
                return turn;
            }
        }
        if turns(position).len() <= 2 {
            return turns(position)[0];
        }
    }
}

fn text(point: Point) -> String {
    CoordStyle::WithI.text(point)
}

/// Everything cheap, and a few turns right and wrong.
fn compare(position: &Position, oracle: &Oracle, random: &mut Random) {
    let place = Connect6::position_text(position);
    assert_eq!(
        seat_to_act::<Connect6>(position),
        oracle.to_move(),
        "{place}"
    );
    assert_eq!(Connect6::ply(position), oracle.ply(), "{place}");
    assert_eq!(
        PlainOutcome::of::<Connect6>(position),
        oracle.outcome(),
        "{place}"
    );
    let size = position.size();
    assert_eq!(usize::from(size.side()), oracle.size());
    for point in size.points() {
        let stone = position.stone(point).map(|side| side.seat().0);
        let (x, y) = (usize::from(point.x()), usize::from(point.y()));
        assert_eq!(stone, oracle.cell(x, y), "{place}");
    }
    let all = size.all();
    let probe = |words: &[Point]| {
        let words: Vec<String> = words.iter().map(|point| text(*point)).collect();
        let text = words.join(" ");
        assert_eq!(
            Connect6::parse_turn(position, &text).is_ok(),
            oracle.is_legal(&text),
            "{place}: `{text}`"
        );
    };
    let any = random.pick(&all).unwrap();
    let (Some(first), Some(second)) = (
        random.pick(&position.empty()),
        random.pick(&position.empty()),
    ) else {
        return;
    };
    probe(&[first]);
    probe(&[first, second]);
    probe(&[second, first]);
    probe(&[first, first]);
    probe(&[first, any]);
    probe(&[any, second]);
    probe(&[first, second, any]);
    for winner in position.winners().iter().take(3) {
        probe(&[winner]);
        probe(&[winner, first]);
        probe(&[first, winner]);
    }
}

fn sorted_texts(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = turns(position)
        .iter()
        .map(|turn| Connect6::turn_text(position, turn))
        .collect();
    texts.sort();
    texts
}

fn games(side: u8) {
    let size = side.to_string();
    let mut random = Random(u64::from(side) << 32);
    let mut seen = 0;
    let mut ends = [0; 3];
    while seen < positions() {
        let mut position = start(side);
        let mut oracle = Oracle::new(&[("size", &size)]).unwrap();
        loop {
            compare(&position, &oracle, &mut random);
            if seen % 16 == 0 {
                assert_eq!(turns(&position).len() as u64, oracle.count_turns());
            }
            if seen % 256 == 0 {
                assert_eq!(sorted_texts(&position), oracle.legal_turns());
            }
            seen += 1;
            if Connect6::outcome(&position).is_some() {
                break;
            }
            let turn = random_turn(&position, &mut random);
            oracle.play(&Connect6::turn_text(&position, &turn)).unwrap();
            let before = position;
            let undo = position.make(turn);
            let mut back = position;
            back.unmake(undo);
            assert_eq!(back, before, "what is made is unmade");
            if Connect6::outcome(&position).is_some() {
                ends[usize::from(matches!(turn, Turn::Two(..)))] += 1;
                if position.empty_count() == 0 {
                    ends[2] += 1;
                }
            }
        }
    }
    // Wins by a first stone and by a second one.
    assert!(ends[0] > 0 && ends[1] > 0, "{ends:?}");
}

#[test]
fn oracle_agrees_on_games_19() {
    games(19);
}

#[test]
fn oracle_agrees_on_games_15() {
    games(15);
}

#[test]
fn oracle_agrees_on_games_13() {
    games(13);
}

/// Boards filled at random, down to the last point: lonely points (C6-7), winners in plenty, and lines that were
/// there before.
#[test]
fn oracle_agrees_on_set_up_positions() {
    let mut random = Random(7);
    for round in 0..positions() / 4 {
        let side = [13, 15, 19][round % 3];
        let size = options(side).size();
        let density = 1 + random.below(8);
        let mut stones = [PointSet::EMPTY; 2];
        let mut listed = Vec::new();
        let holes = random.below(4);
        for (index, point) in size.points().enumerate() {
            let filled = if density == 8 {
                index >= holes
            } else {
                random.below(8) < density
            };
            if filled {
                // Two and two, shifted in every other row, so that full boards have few lines.
                let pattern = (point.x() / 2 + point.y()) % 2;
                let seat = if random.one_in(6) {
                    1 - pattern
                } else {
                    pattern
                };
                stones[usize::from(seat)].insert(point);
                listed.push((usize::from(point.x()), usize::from(point.y()), seat));
            }
        }
        let to_move = random.below(2) as u8;
        let ply = 1 + random.below(40) as u32;
        let board = tablier_goban::write_board(size, |point| {
            Side::ALL
                .into_iter()
                .find(|side| stones[side.index()].contains(point))
                .map(Side::letter)
        });
        let letter = Side::ALL[usize::from(to_move)].letter();
        let text = format!("{board} {letter} ply={ply}");
        let mut position = common::position(&text);
        let mut oracle = Oracle::from_stones(usize::from(side), &listed, to_move, ply);
        for _ in 0..3 {
            compare(&position, &oracle, &mut random);
            if round % 8 == 0 || position.empty_count() < 40 {
                assert_eq!(sorted_texts(&position), oracle.legal_turns(), "{text}");
            }
            if Connect6::outcome(&position).is_some() {
                break;
            }
            let turn = random_turn(&position, &mut random);
            oracle.play(&Connect6::turn_text(&position, &turn)).unwrap();
            Connect6::play(&mut position, &turn).unwrap();
        }
    }
}
