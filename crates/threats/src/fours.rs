//! The search for a win by continuous fours, for games of one stone a turn and no captures.

use crate::{LineBoard, Shape, Threat};
use tablier_game::Stop;
use tablier_goban::{Axis, Point};

/// How long a search may go on.
#[derive(Debug)]
pub struct Limit<'a> {
    /// How many fours may still be tried.
    pub nodes: u32,
    /// The signal to stop.
    pub stop: &'a Stop,
}

impl Limit<'_> {
    /// Counts a node; says whether it may be looked at.
    fn take(&mut self) -> bool {
        if self.nodes == 0 || self.nodes.is_multiple_of(64) && self.stop.is_stopped() {
            self.nodes = 0;
            return false;
        }
        self.nodes -= 1;
        true
    }
}

/// The first stone of a win of colour `own`, to move, against colour `other`, by a row or by fours that each leave one
/// answer; at most `depth` fours before the last one. `None` if there is none, or none was found within the
/// limit. The board is left as it was.
pub fn win_by_fours(
    board: &mut LineBoard<2>,
    own: usize,
    depth: u8,
    limit: &mut Limit<'_>,
) -> Option<Point> {
    let other = 1 - own;
    let mut forced = None;
    let mut lost = false;
    let near = board.near(board.rule().length() - 1);
    for point in near.iter() {
        if board.shapes(own, point).best() == Shape::Row {
            return Some(point);
        }
        if board.shapes(other, point).best() == Shape::Row {
            lost |= forced.is_some();
            forced = Some(point);
        }
    }
    if lost {
        return None;
    }
    let double = |point: &Point| board.shapes(own, *point).threat() == Threat::DoubleFour;
    match forced {
        Some(point) if double(&point) => return Some(point),
        Some(_) => {}
        None => {
            if let Some(point) = near.iter().find(double) {
                return Some(point);
            }
        }
    }
    if depth == 0 {
        return None;
    }
    for point in near.iter() {
        if forced.is_some_and(|forced| forced != point) {
            continue;
        }
        let shapes = board.shapes(own, point);
        let Some(axis) = Axis::ALL
            .into_iter()
            .find(|axis| shapes.0[*axis as usize] == Shape::Four)
        else {
            continue;
        };
        if !limit.take() {
            return None;
        }
        board.place(own, point);
        let answer = completing(board, own, point, axis);
        let won = answer.is_some_and(|answer| {
            board.place(other, answer);
            let won = win_by_fours(board, own, depth - 1, limit).is_some();
            board.remove(other, answer);
            won
        });
        board.remove(own, point);
        if won {
            return Some(point);
        }
    }
    None
}

/// The point that completes the four through a stone.
fn completing(board: &LineBoard<2>, own: usize, stone: Point, axis: Axis) -> Option<Point> {
    let reach = board.rule().length() as i8 - 1;
    (-reach..=reach)
        .filter_map(|step| stone.step(axis, step))
        .find(|point| {
            board.empty().contains(*point)
                && board.shapes(own, *point).0[axis as usize] == Shape::Row
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EXACTLY_FIVE, FIVE, ShapeTable};
    use tablier_goban::{CoordStyle, Size};

    fn board(table: &'static ShapeTable, own: &str, other: &str) -> LineBoard<2> {
        let size = Size::new(15).unwrap();
        let mut board = LineBoard::new(size, table);
        for (colour, texts) in [own, other].into_iter().enumerate() {
            for text in texts.split_whitespace() {
                board.place(colour, CoordStyle::WithI.parse(text, size).unwrap());
            }
        }
        board
    }

    fn win(board: &mut LineBoard<2>, depth: u8) -> Option<String> {
        let before = format!("{board:?}");
        let stop = Stop::new();
        let mut limit = Limit {
            nodes: 20_000,
            stop: &stop,
        };
        let found = win_by_fours(board, 0, depth, &mut limit);
        assert_eq!(format!("{board:?}"), before);
        found.map(|point| CoordStyle::WithI.text(point))
    }

    #[test]
    fn a_four_that_builds_a_second_four_wins() {
        // d4 e4 f4 blocked at c4, g5 g6: the four at g4 (answer h4) makes an open three on column g …
        // with g7 it would be an open four.
        let mut position = board(&FIVE, "d4 e4 f4 g5 g6", "c4 a1");
        assert_eq!(win(&mut position, 0), None);
        assert_eq!(win(&mut position, 1), Some("g4".to_owned()));
    }

    #[test]
    fn no_win_if_the_answer_makes_a_five() {
        // White has four in a row open at one end: Black must take that point first.
        let mut position = board(&FIVE, "d4 e4 f4 g5 g6 m9", "c4 m10 m11 m12 m13");
        assert_eq!(win(&mut position, 4), None);
    }

    #[test]
    fn exactly_five_does_not_count_overlines() {
        let own = "d4 e4 f4 h4 i4";
        assert_eq!(win(&mut board(&FIVE, own, "c4"), 0), Some("g4".to_owned()));
        assert_eq!(win(&mut board(&EXACTLY_FIVE, own, "c4"), 0), None);
    }

    #[test]
    fn the_limit_and_the_signal_end_the_search() {
        let mut position = board(&FIVE, "d4 e4 f4 g5 g6", "c4 a1");
        let stop = Stop::new();
        let mut none = Limit {
            nodes: 0,
            stop: &stop,
        };
        assert_eq!(win_by_fours(&mut position, 0, 4, &mut none), None);
        stop.stop();
        let mut stopped = Limit {
            nodes: 6400,
            stop: &stop,
        };
        assert_eq!(win_by_fours(&mut position, 0, 4, &mut stopped), None);
    }
}
