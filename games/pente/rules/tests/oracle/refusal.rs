//! Refusals: why a turn is not legal (G-1, PT-12 to PT-14).

use super::board::{AXES, Point, read_point};
use super::claim::bracketed_runs;
use super::options::{Opening, Overtime, SelfCapture};
use super::{Oracle, Phase};

impl Oracle {
    /// Why a turn is refused, if it is (G-1).
    pub(super) fn check(&self, turn: &str) -> Result<(), String> {
        // G-3: nothing may be played after the end.
        if self.outcome.is_some() {
            return Err("the game is over".to_owned());
        }
        if let Phase::Choosing { may_take_two, .. } = self.phase {
            return match turn {
                "white" | "black" => Ok(()),
                "two" if may_take_two => Ok(()),
                _ => Err("a choice is due".to_owned()),
            };
        }
        if turn == "pass" {
            // A pass exists only in PT-12b and PT-13.
            if self.phase != Phase::Playing {
                return Err("no pass in the opening".to_owned());
            }
            if self.pending.is_some() || !self.has_legal_point(self.due) {
                return Ok(());
            }
            return Err("no pass here".to_owned());
        }
        let Some(point) = read_point(turn, self.options.size) else {
            return Err(format!("no such turn: {turn}"));
        };
        // PT-1: on an empty point.
        if self.board.stone(point).is_some() {
            return Err("the point is occupied".to_owned());
        }
        if self.phase != Phase::Playing {
            return Ok(());
        }
        self.check_opening(point)?;
        // PT-12: judged before anything else that the stone would do.
        if self.is_forbidden(point, self.due) {
            return Err("the point is forbidden".to_owned());
        }
        // PT-13: only a saving turn.
        if self.pending.is_some() && !self.is_saving(point) {
            return Err("the line must be answered".to_owned());
        }
        Ok(())
    }

    /// PT-14, `pro` and `long-pro`.
    fn check_opening(&self, (x, y): Point) -> Result<(), String> {
        let least = match self.options.opening {
            Opening::Pro => 3,
            Opening::LongPro => 4,
            Opening::None | Opening::Swap | Opening::Swap2 => return Ok(()),
        };
        let centre = self.options.size / 2;
        if self.ply == 0 && (x, y) != (centre, centre) {
            return Err("the first stone goes to the centre".to_owned());
        }
        if self.ply == 2 && x.abs_diff(centre) < least && y.abs_diff(centre) < least {
            return Err("too near to the centre".to_owned());
        }
        Ok(())
    }

    /// PT-12 `forbidden`: whether a stone of that colour would be in a bracketed run there.
    fn is_forbidden(&self, point: Point, colour: u8) -> bool {
        if self.options.self_capture != SelfCapture::Forbidden {
            return false;
        }
        let mut board = self.board.clone();
        board.set(point, Some(colour));
        !bracketed_runs(&board, &self.options, point, colour).is_empty()
    }

    /// PT-12b: whether some empty point is not forbidden to a colour.
    fn has_legal_point(&self, colour: u8) -> bool {
        self.board
            .points()
            .iter()
            .any(|point| self.board.stone(*point).is_none() && !self.is_forbidden(*point, colour))
    }

    /// PT-13: whether a stone of the colour due on an empty point, not forbidden, is a saving turn.
    fn is_saving(&self, point: Point) -> bool {
        let Some(pending) = &self.pending else {
            return false;
        };
        if self.options.overtime == Overtime::Line {
            return self.line_answer() == Some(point);
        }
        // `break`: no winning line of the owner stands, or the next player reaches the number.
        let (board, captured) = self.resolve(point);
        let owner = self.colour_of(pending.owner);
        board.rows(owner, self.options.line_length()).is_empty()
            || self.reaches_number(self.seat_of(self.due), &captured)
    }

    /// PT-13 `line`: the empty end of the one winning line whose other end is directly closed by a
    /// stone of the player due.
    pub(super) fn line_answer(&self) -> Option<Point> {
        let lines = &self.pending.as_ref()?.lines;
        if lines.len() != 1 {
            return None;
        }
        let line = &lines[0];
        let length = line.len() as isize;
        for axis in AXES {
            // The direction in which the line runs from its first point.
            if self.board.walk(line[0], axis, 1) != Some(line[1]) {
                continue;
            }
            // Both ends on the board: the edge closes too.
            let one = self.board.walk(line[0], axis, -1)?;
            let other = self.board.walk(line[0], axis, length)?;
            if self.board.stone(one) == Some(self.due) && self.board.stone(other).is_none() {
                return Some(other);
            }
            if self.board.stone(other) == Some(self.due) && self.board.stone(one).is_none() {
                return Some(one);
            }
        }
        None
    }

    /// PT-12b: whether anybody still playing has a legal point.
    pub(super) fn somebody_has_legal_point(&self) -> bool {
        (0..self.options.players)
            .any(|colour| !self.out[self.seat_of(colour) as usize] && self.has_legal_point(colour))
    }
}
