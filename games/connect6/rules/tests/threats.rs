//! The words in which the game is taught (C6-11).

#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

mod common;

use common::{play, position};
use connect6_rules::{Answers, Connect6, Gaps, Position, Side, answers, live_fours, threats};
use tablier_game::Game;
use tablier_goban::{CoordStyle, Point, PointSet, Size, splitmix64};

fn point(text: &str) -> Point {
    CoordStyle::WithI.parse(text, Size::MAX).unwrap()
}

fn pair(first: &str, second: &str) -> (Point, Point) {
    (point(first), point(second))
}

fn needed(position: &Position, side: Side) -> Option<u8> {
    answers(&threats(position, side)).stones()
}

/// Black stones on row 7 of a 13 × 13 board, White to move.
fn row_7(row: &str) -> Position {
    position(&format!("13/13/13/13/13/13/{row}/13/13/13/13/13/13 w"))
}

#[test]
fn c6_11_three_stones_are_no_threat() {
    let position = row_7("4bbb6");
    assert!(threats(&position, Side::Black).is_empty());
    assert_eq!(answers(&[]), Answers::Nothing);
    assert_eq!(needed(&position, Side::Black), Some(0));
}

#[test]
fn c6_11_a_threat_has_one_gap_or_two() {
    let position = row_7("4bbbbb1b2");
    let found = threats(&position, Side::Black);
    // d–i, e–j, f–k (with the stone on k), g–l.
    let gaps: Vec<Gaps> = found.iter().map(|threat| threat.gaps).collect();
    let (c, d, j, l) = (point("c7"), point("d7"), point("j7"), point("l7"));
    assert_eq!(
        gaps,
        [
            Gaps::Two(c, d),
            Gaps::One(d),
            Gaps::One(j),
            Gaps::One(j),
            Gaps::Two(j, l),
        ]
    );
    for threat in &found {
        assert_eq!(threat.line.length, 6);
        assert_eq!((threat.line.set() & position.empty()), threat.gaps.set());
    }
}

#[test]
fn c6_11_a_live_four_needs_both_ends_or_an_equivalent_pair() {
    let position = row_7("4bbbb5");
    let found = threats(&position, Side::Black);
    assert_eq!(found.len(), 3);
    assert_eq!(
        answers(&found),
        Answers::Two(vec![pair("c7", "i7"), pair("d7", "i7"), pair("d7", "j7"),])
    );
    let fours = live_fours(&position, Side::Black);
    assert_eq!(fours.len(), 1);
    assert_eq!(fours[0].first, point("e7"));
    // After both ends are closed nothing is left to stop.
    let mut closed = position;
    let turn = connect6_rules::Turn::Two(point("d7"), point("i7"));
    Connect6::play(&mut closed, &turn).unwrap();
    assert_eq!(needed(&closed, Side::Black), Some(0));
    assert!(live_fours(&closed, Side::Black).is_empty());
}

#[test]
fn c6_11_one_stone_stops_a_four_that_is_closed_or_near_the_edge() {
    let closed = row_7("3wbbbb5");
    assert_eq!(
        answers(&threats(&closed, Side::Black)),
        Answers::One(PointSet::from_iter([point("i7"), point("j7")]))
    );
    let edge = row_7("1bbbb8");
    assert_eq!(
        answers(&threats(&edge, Side::Black)),
        Answers::One(PointSet::from_iter([point("f7")]))
    );
    assert!(live_fours(&edge, Side::Black).is_empty());
    // Closed on both sides with too little room: no threat at all.
    let dead = row_7("2w1bbbbw4");
    assert_eq!(needed(&dead, Side::Black), Some(0));
}

/// Two stones answer two threats (000), and sometimes one answers both.
#[test]
fn c6_11_two_threats_are_not_automatically_unstoppable() {
    let apart = position("wbbbbb7/13/13/13/13/13/13/13/13/13/13/13/7bbbbbw w");
    assert_eq!(threats(&apart, Side::Black).len(), 4);
    assert_eq!(
        answers(&threats(&apart, Side::Black)),
        Answers::Two(vec![pair("g1", "g13")])
    );
    let crossing = position("6w6/6b6/6b6/6b6/6b6/6b6/wbbbbb7/13/13/13/13/13/13 w");
    assert_eq!(threats(&crossing, Side::Black).len(), 4);
    assert_eq!(needed(&crossing, Side::Black), Some(1));
}

#[test]
fn c6_11_three_threats_apart_are_lost_unless_one_wins_first() {
    let board = "wbbbbb7/13/13/13/wbbbbb7/13/13/13/13/13/13/13/7bbbbbw";
    let lost = position(&format!("{board} w"));
    assert_eq!(answers(&threats(&lost, Side::Black)), Answers::More);
    assert_eq!(needed(&lost, Side::Black), None);
    // The side to move may win first: a four of its own is a threat of its own.
    let own = position(&format!("{} w", board.replacen("/13", "/4wwww5", 1)));
    assert!(!threats(&own, Side::White).is_empty());
}

/// The answers against every set of at most two stones, tried one by one.
#[test]
fn c6_11_answers_agree_with_trying_everything() {
    let mut seed = 11;
    let mut seen = [0; 4];
    for round in 0..400 {
        let mut position = play(13, &["g7"]);
        for _ in 0..12 + round % 8 {
            let mut empty = position.empty();
            // Stones near the middle, so that threats occur.
            for point in position.empty().iter() {
                if point.distance(Point::new(6, 6)) > 3 {
                    empty.remove(point);
                }
            }
            let all: Vec<Point> = empty.iter().collect();
            let mut pick = || {
                seed = splitmix64(seed);
                all[seed as usize % all.len()]
            };
            let turn = connect6_rules::Turn::Two(pick(), pick());
            // A pair that is refused is simply not played.
            let _ = Connect6::play(&mut position, &turn);
        }
        let found = threats(&position, Side::Black);
        let stops = |stones: &[Point]| {
            found.iter().all(|threat| {
                stones
                    .iter()
                    .any(|point| threat.gaps.set().contains(*point))
            })
        };
        let empty: Vec<Point> = position.empty().iter().collect();
        let single: PointSet = empty
            .iter()
            .copied()
            .filter(|point| stops(&[*point]))
            .collect();
        let expected = if found.is_empty() {
            Answers::Nothing
        } else if !single.is_empty() {
            Answers::One(single)
        } else {
            let mut pairs = Vec::new();
            for (index, first) in empty.iter().enumerate() {
                for second in &empty[index + 1..] {
                    if stops(&[*first, *second]) {
                        pairs.push((*first, *second));
                    }
                }
            }
            if pairs.is_empty() {
                Answers::More
            } else {
                Answers::Two(pairs)
            }
        };
        let found = answers(&found);
        assert_eq!(found, expected, "{}", {
            use tablier_game::Notation;
            Connect6::position_text(&position)
        });
        seen[found.stones().map_or(3, usize::from)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}
