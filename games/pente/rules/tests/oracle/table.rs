//! What is not a turn: seats that leave (G-6), and positions that are set up for tests.

use super::board::{Board, read_point};
use super::{Oracle, Phase};

impl Oracle {
    /// A seat resigns, loses on time or leaves (G-6; in teams it loses for the team).
    pub fn retire(&mut self, seat: u8) {
        if self.outcome.is_some() || seat >= self.options.players || self.out[seat as usize] {
            return;
        }
        let answers = self.to_move() == Some(seat);
        self.out[seat as usize] = true;
        // G-5, G-6: the opponent, the other team, or the last player left wins.
        let mut left = Vec::new();
        for other in 0..self.options.players {
            if !self.out[other as usize] && !self.options.same_side(other, seat) {
                left.push(other);
            }
        }
        if self.options.teams || left.len() == 1 {
            self.win(&left, "last-left");
            return;
        }
        // PT-13: who has to answer a line and loses on time, resigns or leaves concedes.
        if let Some(pending) = &self.pending
            && answers
        {
            let owner = pending.owner;
            self.win(&[owner], "conceded");
            return;
        }
        // G-6: what it would claim counts for nobody.
        if self
            .pending
            .as_ref()
            .is_some_and(|pending| pending.owner == seat)
        {
            self.pending = None;
        }
        // G-6: the seat is skipped.
        if self.seat_of(self.due) == seat {
            self.due = self.next_colour(self.due);
        }
        self.check_draw();
    }

    /// Sets up a position of ordinary play: from each named point, letters `W B R Y` going right,
    /// `.` for empty; then the colour to move, and captured stones by seat. For tests.
    pub fn set_up(&mut self, rows: &[(&str, &str)], to_move: char, captured: &[u32]) {
        let letters = ['W', 'B', 'R', 'Y'];
        let colour = |wanted: char| letters.iter().position(|letter| *letter == wanted);
        self.board = Board::new(self.options.size);
        for (start, stones) in rows {
            let Some((x, y)) = read_point(start, self.options.size) else {
                panic!("no point {start}");
            };
            for (step, letter) in stones.chars().enumerate() {
                let stone = colour(letter).map(|colour| colour as u8);
                self.board.set((x + step, y), stone);
            }
        }
        self.due = colour(to_move).map_or(0, |colour| colour as u8);
        self.captured = captured.to_vec();
        self.phase = Phase::Playing;
        self.seats = Some((0..self.options.players).collect());
        self.ply = 100; // Past the openings.
    }
}
