//! A winning line that the next player may answer (PT-13).

use crate::{Overtime, Position, SelfCapture};
use tablier_game::Seat;
use tablier_goban::{Point, PointSet, has_row};

impl Position {
    /// The turns that answer the pending line; empty when none is pending.
    pub fn saving_points(&self) -> PointSet {
        let Some(owner) = self.pending() else {
            return PointSet::EMPTY;
        };
        match self.options.overtime() {
            Overtime::Off => PointSet::EMPTY,
            Overtime::Line => self.closing_point(owner).into_iter().collect(),
            Overtime::Break => self
                .empty_points()
                .iter()
                .filter(|point| self.breaks(owner, *point))
                .collect(),
        }
    }

    /// Whether the pending line can be answered at all.
    pub(crate) fn can_be_answered(&self) -> bool {
        let Some(owner) = self.pending() else {
            return false;
        };
        match self.options.overtime() {
            Overtime::Off => false,
            Overtime::Line => self.closing_point(owner).is_some(),
            Overtime::Break => self
                .empty_points()
                .iter()
                .any(|point| self.breaks(owner, point)),
        }
    }

    /// Whether a stone on an empty point answers the pending line.
    pub(crate) fn answers(&self, point: Point) -> bool {
        self.pending()
            .is_some_and(|owner| match self.options.overtime() {
                Overtime::Off => false,
                Overtime::Line => self.closing_point(owner) == Some(point),
                Overtime::Break => self.breaks(owner, point),
            })
    }

    /// Under `line`: the empty end of the only winning line, whose other end a stone of the player to move
    /// closes, unless PT-12 forbids the point.
    fn closing_point(&self, owner: Seat) -> Option<Point> {
        let mover = self.colour_of(self.to_move());
        let mut lines = self.rows_that_win(self.colour_of(owner));
        let line = lines.next()?;
        if lines.next().is_some() {
            return None;
        }
        let [Some(a), Some(b)] = line.ends(self.size()) else {
            return None;
        };
        let point = match (self.stone(a), self.stone(b)) {
            (Some(closer), None) if closer == mover => b,
            (None, Some(closer)) if closer == mover => a,
            _ => return None,
        };
        self.may_place(point).then_some(point)
    }

    /// Under `break`: whether a stone of the player to move on an empty point leaves no winning line of the owner,
    /// or reaches the capture number.
    fn breaks(&self, owner: Seat, point: Point) -> bool {
        let seat = self.to_move();
        let removals = self.removals(point, self.colour_of(seat));
        if removals.is_empty() || !self.may_place(point) {
            return false;
        }
        let owner = self.colour_of(owner);
        let mut rest = *self.stones(owner);
        for removal in removals.as_slice() {
            rest.remove(removal.point);
        }
        if !has_row(&rest, self.options.line_length()) {
            return true;
        }
        let mut captured = self.state.captured;
        self.score(&removals, &mut captured);
        self.reaches_capture_number(seat, captured)
    }

    /// Whether PT-12 lets the player to move place a stone on an empty point.
    pub(crate) fn may_place(&self, point: Point) -> bool {
        self.options.self_capture() != SelfCapture::Forbidden
            || !self.is_bracketed(point, self.colour_of(self.to_move()))
    }
}
