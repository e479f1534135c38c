//! Which turns are legal.

use crate::{Colour, Opening, Phase, Position, Refusal, SelfCapture, Turn};
use tablier_goban::{Point, PointSet};

impl Position {
    /// The points where the player to move may place a stone; empty when a choice or only a pass is due, and
    /// after the end.
    pub fn legal_points(&self) -> PointSet {
        if self.is_over() || self.phase().is_choice() {
            return PointSet::EMPTY;
        }
        if self.pending().is_some() {
            return self.saving_points();
        }
        let mut points = self.empty_points();
        if let Some(allowed) = self.opening_points() {
            points &= allowed;
        }
        if self.phase() == Phase::Play && self.options.self_capture() == SelfCapture::Forbidden {
            let mover = self.colour_of(self.to_move());
            for point in points.iter() {
                if self.is_bracketed(point, mover) {
                    points.remove(point);
                }
            }
        }
        points
    }

    /// Whether `pass` is legal: to concede a line, or where every point is forbidden.
    pub fn may_pass(&self) -> bool {
        !self.is_over()
            && self.phase() == Phase::Play
            && (self.pending().is_some()
                || self.options.self_capture() == SelfCapture::Forbidden
                    && !self.may_place_anywhere(self.to_move()))
    }

    /// The choices that are due, and `pass` where it is legal.
    pub fn legal_choices(&self) -> &'static [Turn] {
        match self.phase() {
            _ if self.is_over() => &[],
            Phase::Choose if self.options.opening() == Opening::Swap2 => {
                &[Turn::White, Turn::Black, Turn::Two]
            }
            Phase::Choose | Phase::ChooseAgain => &[Turn::White, Turn::Black],
            Phase::Play if self.may_pass() => &[Turn::Pass],
            _ => &[],
        }
    }

    /// The points that pro and long-pro allow now (PT-14), or `None` where they allow all. They concern White's
    /// first two stones of a game from the start: an empty board, then White's centre stone and Black's reply.
    fn opening_points(&self) -> Option<PointSet> {
        let distance = self.options.opening().distance();
        let centre = self.size().centre();
        if self.is_first_of_pro() {
            Some(PointSet::of(centre))
        } else if self.is_second_of_pro() {
            Some(
                self.size()
                    .points()
                    .filter(|point| point.distance(centre) >= distance)
                    .collect(),
            )
        } else {
            None
        }
    }

    /// Whether White's first stone under pro or long-pro is due.
    pub(crate) fn is_first_of_pro(&self) -> bool {
        self.ply() == 0 && self.options.opening().distance() > 0 && self.occupied().is_empty()
    }

    /// Whether White's second stone under pro or long-pro is due.
    pub(crate) fn is_second_of_pro(&self) -> bool {
        self.ply() == 2
            && self.options.opening().distance() > 0
            && self.colour_due() == Colour::White
            && *self.stones(Colour::White) == PointSet::of(self.size().centre())
            && self.stones(Colour::Black).len() == 1
    }

    /// Whether a turn is legal.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, turn: Turn) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        match turn {
            Turn::Place(point) => self.check_stone(point),
            Turn::Pass if self.phase() == Phase::Play => {
                if self.may_pass() {
                    Ok(())
                } else {
                    Err(Refusal::NoPass)
                }
            }
            Turn::White | Turn::Black | Turn::Two | Turn::Pass => {
                if self.legal_choices().contains(&turn) {
                    Ok(())
                } else if !self.phase().is_choice() {
                    Err(Refusal::StoneDue)
                } else if turn == Turn::Two {
                    Err(Refusal::NoTwo)
                } else {
                    Err(Refusal::NoPass)
                }
            }
        }
    }

    fn check_stone(&self, point: Point) -> Result<(), Refusal> {
        if self.phase().is_choice() {
            return Err(Refusal::ChoiceDue);
        }
        if !self.size().contains(point) {
            return Err(Refusal::OffBoard { point });
        }
        if self.occupied().contains(point) {
            return Err(Refusal::Occupied { point });
        }
        if self.phase() != Phase::Play {
            return Ok(());
        }
        if !self.may_place(point) {
            return Err(Refusal::SelfCapture { point });
        }
        if self.pending().is_some() && !self.answers(point) {
            return Err(Refusal::LineUnanswered);
        }
        match self.opening_points() {
            Some(allowed) if !allowed.contains(point) => Err(if self.is_first_of_pro() {
                Refusal::Centre {
                    centre: self.size().centre(),
                }
            } else {
                Refusal::NearCentre {
                    distance: self.options.opening().distance(),
                }
            }),
            _ => Ok(()),
        }
    }
}
