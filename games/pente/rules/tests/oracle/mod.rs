//! A deliberately naive oracle of the rules of Pente, written from the specification alone
//! (rules.md, "Common" and "Pente"); the fast rules are compared with it. Nothing here is clever.
//!
//! # Decisions where the text is silent
//!
//! Options
//! - A key given twice is refused. Where an option does not exist (PT-2), its harmless value may
//!   still be given: `mixed-capture=on`, `capture-win=on`, `teams=off`, and `opening=none` with
//!   three or four players (`opening=swap2` is refused there).
//!
//! Opening
//! - PT-15: while nobody has chosen a colour, `self-capture=forbidden` forbids no point either.
//! - PT-12b and PT-7 are not looked at in these phases (the board is nearly empty).
//!
//! Ends
//! - A winning line is looked for among the mover's rows only: nobody else's can appear. An answered
//!   owner's line that still stands when the answerer reaches the capture number (PT-13 `break`)
//!   therefore does not share the win; an owner who reaches the capture number in that turn does.
//! - Order of the draws: full board, ply 1,000, no legal point. At ply 1,000 the game is a draw even
//!   if a line is pending, since a pending line has not won.
//! - A pass (PT-12b, PT-13) counts as a ply, so a PT-12b pass can bring ply 1,000.
//! - In teams a win names both seats. `line-and-capture`: the two kinds met by any of the winners.
//! - PT-12b is looked at after every ordinary turn, after every pass and after every retirement.
//!   "Forbidden" means PT-12 only, not the distance of PT-14.
//!
//! Retired seats (G-6)
//! - What a retired seat would claim is removed and counts for nobody, also where another player
//!   claims the same stone (it is then contested). A point bracketed by its stones stays forbidden.
//! - Its number of captured stones stays as it is and cannot win.
//! - If the owner of a pending line retires (each for themselves), the line claims nothing any more:
//!   nothing is pending, and the next player plays an ordinary turn. Such a line left on the board is
//!   not counted later, neither as a winning line nor for "exactly one winning line".
//! - A retirement that leaves one side is "last-left", whatever is pending (two players, teams, the last
//!   of several). Otherwise, if the player who has to answer retires, the owner wins as by `pass`
//!   ("conceded"); if someone else retires, the line stays pending for the same player.
//! - Retiring twice, after the end, or a seat that does not exist changes nothing.
//! - Retirement is not a ply. If the seat was to move, the next seat still playing moves.
//!
//! Overtime (PT-13)
//! - "The next player" is the next seat still playing; a retired seat's stone that closes the line
//!   counts as another player's: the game ends.
//! - `line`: the saving point is the only saving turn, even if another capture would break the line
//!   or reach the capture number. The line's stones are claimed like any capture (they could be
//!   contested).
//! - `break`, teams: "the next player reaches the capture number" by the partners' sum.
//! - The answer counts every capture winner of that turn (a third player can reach the number by it),
//!   but only the next player's own number (or side's) makes a turn a saving turn.
//! - A line answered and gone, and no new one: play goes on with the seat after the answerer.
//! - After the end nobody is to move, no turn is legal, and no line is pending.
//!
//! Text: only the canonical form of a turn is read (lower case, no leading zero).
#![allow(
    dead_code,
    unreachable_pub,
    reason = "a test harness uses the parts that it needs"
)]

mod board;
mod claim;
mod options;
mod refusal;
pub mod self_check;
mod table;

use board::{Board, Point, read_point, write_point};
use claim::{Claim, bracketed_runs, captures};
use options::{Opening, Options, Overtime, SelfCapture};
use tablier_game_test::{PlainOutcome, SlowRules};

/// What the game waits for (G-7).
#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// A seat places so many more stones before a colour is chosen.
    Placing { seat: u8, left: u32 },
    /// A seat chooses a colour, or (swap2, the second player) to place two more.
    Choosing { seat: u8, may_take_two: bool },
    /// Ordinary turns.
    Playing,
}

/// A winning line that the next player may answer (PT-13).
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pending {
    owner: u8,
    lines: Vec<Vec<Point>>,
}

/// A game of Pente.
#[derive(Clone, Debug)]
pub struct Oracle {
    options: Options,
    board: Board,
    ply: u32,
    /// The colour that is due (in a choice: due after it).
    due: u8,
    /// Captured stones that score, by seat.
    captured: Vec<u32>,
    /// The seat of each colour, once chosen.
    seats: Option<Vec<u8>>,
    phase: Phase,
    pending: Option<Pending>,
    /// Whether a seat has retired.
    out: Vec<bool>,
    /// Wins are by `line`, `capture`, `line-and-capture`, `conceded` or `last-left` and count 1; the seats are sorted.
    /// Draws are `board-full`, `too-long` or `no-legal-turn`.
    outcome: Option<PlainOutcome>,
}

impl SlowRules for Oracle {
    /// The texts of all legal turns, sorted.
    fn legal_turns(&self) -> Vec<String> {
        let mut turns = Vec::new();
        for point in self.board.points() {
            turns.push(write_point(point));
        }
        for word in ["white", "black", "two", "pass"] {
            turns.push(word.to_owned());
        }
        turns.retain(|turn| self.check(turn).is_ok());
        turns.sort();
        turns
    }

    /// Plays a turn; an illegal one is refused with the reason and changes nothing (G-1).
    fn play(&mut self, turn: &str) -> Result<(), String> {
        self.check(turn)?;
        self.ply += 1;
        match turn {
            "white" | "black" => self.choose(turn),
            // G-7: the same seat places the next two stones.
            "two" => self.phase = Phase::Placing { seat: 1, left: 2 },
            "pass" => self.pass(),
            point => {
                if let Some(point) = read_point(point, self.options.size) {
                    if let Phase::Placing { seat, left } = self.phase {
                        self.place_before_choice(point, seat, left);
                    } else {
                        self.place(point);
                    }
                }
            }
        }
        Ok(())
    }
}

impl Oracle {
    /// A new game; impossible options are refused with the reason.
    pub fn new(options: &[(&str, &str)]) -> Result<Oracle, String> {
        let options = Options::read(options)?;
        let players = options.players;
        // G-7: the first seat places four stones in swap, three in swap2.
        let phase = match options.opening {
            Opening::Swap => Phase::Placing { seat: 0, left: 4 },
            Opening::Swap2 => Phase::Placing { seat: 0, left: 3 },
            Opening::None | Opening::Pro | Opening::LongPro => Phase::Playing,
        };
        Ok(Oracle {
            board: Board::new(options.size),
            ply: 0,
            due: 0, // PT-1: White starts.
            captured: vec![0; players as usize],
            seats: (phase == Phase::Playing).then(|| (0..players).collect()),
            phase,
            pending: None,
            out: vec![false; players as usize],
            outcome: None,
            options,
        })
    }

    /// The seat that places or chooses; none when the game is over.
    pub fn to_move(&self) -> Option<u8> {
        if self.outcome.is_some() {
            return None;
        }
        match self.phase {
            Phase::Placing { seat, .. } | Phase::Choosing { seat, .. } => Some(seat),
            Phase::Playing => Some(self.seat_of(self.due)),
        }
    }

    /// Turns committed so far.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// The colour of the stone on a point: 0 White, 1 Black, 2 Red, 3 Yellow.
    pub fn cell(&self, x: usize, y: usize) -> Option<u8> {
        self.board.stone((x, y))
    }

    /// Points on a side of the board.
    pub fn size(&self) -> usize {
        self.options.size
    }

    /// The captured stones that score, by seat.
    pub fn captured(&self) -> Vec<u32> {
        self.captured.clone()
    }

    /// The seat of each colour; none before it is chosen.
    pub fn seat_of_colour(&self) -> Option<Vec<u8>> {
        self.seats.clone()
    }

    /// The owner's seat and the winning lines that the next player has to answer (PT-13); the lines
    /// and their points are sorted.
    pub fn pending_line(&self) -> Option<(u8, Vec<Vec<Point>>)> {
        let pending = self.pending.as_ref()?;
        Some((pending.owner, pending.lines.clone()))
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<PlainOutcome> {
        self.outcome.clone()
    }

    /// G-7: a choice of colour.
    fn choose(&mut self, turn: &str) {
        let Phase::Choosing { seat, .. } = self.phase else {
            return;
        };
        let other = 1 - seat;
        // The seat takes that colour, the other seat the other.
        self.seats = Some(if turn == "white" {
            vec![seat, other]
        } else {
            vec![other, seat]
        });
        self.phase = Phase::Playing;
    }

    /// PT-15: a stone placed while nobody has chosen captures nothing and is not self-captured.
    fn place_before_choice(&mut self, point: Point, seat: u8, left: u32) {
        self.board.set(point, Some(self.due));
        // G-7: colours alternate from the first stone exactly as in the normal game.
        self.due = 1 - self.due;
        self.phase = if left > 1 {
            Phase::Placing {
                seat,
                left: left - 1,
            }
        } else {
            // The other seat chooses; only after the first set of swap2 it may take two.
            Phase::Choosing {
                seat: 1 - seat,
                may_take_two: seat == 0 && self.options.opening == Opening::Swap2,
            }
        };
    }

    /// A pass: PT-13 (it concedes) or PT-12b.
    fn pass(&mut self) {
        if let Some(pending) = &self.pending {
            let owner = pending.owner;
            self.win(&[owner], "conceded");
            return;
        }
        self.due = self.next_colour(self.due);
        self.check_draw();
    }

    /// An ordinary stone.
    fn place(&mut self, point: Point) {
        let mover = self.due;
        let mover_seat = self.seat_of(mover);
        // PT-10: the turn is resolved as a whole, then lines and numbers are checked.
        let (board, captured) = self.resolve(point);
        self.board = board;
        self.captured = captured;
        self.pending = None;
        let lines = self.board.rows(mover, self.options.line_length());
        let mut by_capture = Vec::new();
        for seat in 0..self.options.players {
            if !self.out[seat as usize] && self.reaches_number(seat, &self.captured) {
                by_capture.push(seat);
            }
        }
        let next = self.next_colour(mover);
        // PT-13: nothing is pending if a capture win is met too.
        if !lines.is_empty() && by_capture.is_empty() && self.options.overtime != Overtime::Off {
            self.due = next;
            self.pending = Some(Pending {
                owner: mover_seat,
                lines,
            });
            let saved = self
                .board
                .points()
                .iter()
                .any(|point| self.check(&write_point(*point)).is_ok());
            if saved {
                self.check_draw();
            } else {
                self.win(&[mover_seat], "line");
            }
            return;
        }
        // PT-6: all who meet a winning condition share the win.
        let mut winners = by_capture.clone();
        if !lines.is_empty() {
            winners.push(mover_seat);
        }
        if !winners.is_empty() {
            let how = if by_capture.is_empty() {
                "line"
            } else if lines.is_empty() {
                "capture"
            } else {
                "line-and-capture"
            };
            self.win(&winners, how);
            return;
        }
        self.due = next;
        self.check_draw();
    }

    /// The board and the captured stones by seat after a stone of the colour due (PT-10).
    fn resolve(&self, placed: Point) -> (Board, Vec<u32>) {
        let mover = self.due;
        let mut board = self.board.clone();
        board.set(placed, Some(mover));
        // All claims are read from the board right after the placement.
        let mut claims = captures(&board, &self.options, placed, mover);
        // PT-13 `line`: the saving point captures the whole line, whatever its length.
        if self.options.overtime == Overtime::Line
            && let Some(pending) = &self.pending
            && self.line_answer() == Some(placed)
        {
            claims.push(Claim {
                by: mover,
                stones: pending.lines[0].clone(),
            });
        }
        // PT-12 `capture`: every bracketed run goes to the owner of its two ends.
        if self.options.self_capture == SelfCapture::Capture {
            claims.extend(bracketed_runs(&board, &self.options, placed, mover));
        }
        // All removed together.
        let mut after = board.clone();
        let mut captured = self.captured.clone();
        for point in board.points() {
            let mut claimants: Vec<u8> = Vec::new();
            for claim in &claims {
                // PT-12: to one player once, in one run or several.
                if claim.stones.contains(&point) && !claimants.contains(&claim.by) {
                    claimants.push(claim.by);
                }
            }
            if claimants.is_empty() {
                continue;
            }
            after.set(point, None);
            // PT-12: claimed by two or more different players, it counts for nobody.
            if let [claimant] = claimants[..]
                && let Some(stone) = board.stone(point)
            {
                let captor = self.seat_of(claimant);
                let owner = self.seat_of(stone);
                // PT-11: a stone scores only if its owner is not on the captor's team.
                // G-6: what a retired seat would claim counts for nobody.
                if !self.options.same_side(captor, owner) && !self.out[captor as usize] {
                    captured[captor as usize] += 1;
                }
            }
        }
        (after, captured)
    }

    /// PT-5: whether a seat (in teams the partners' sum) reaches the capture number.
    fn reaches_number(&self, seat: u8, captured: &[u32]) -> bool {
        let mut sum = 0;
        for other in 0..self.options.players {
            if self.options.same_side(seat, other) {
                sum += captured[other as usize];
            }
        }
        self.options
            .capture_number()
            .is_some_and(|number| sum >= number)
    }

    /// The draws of PT-7 and PT-12b.
    fn check_draw(&mut self) {
        let why = if self.board.is_full() {
            "board-full"
        } else if self.ply >= 1000 {
            "too-long"
        } else if self.phase == Phase::Playing
            && self.pending.is_none()
            && !self.somebody_has_legal_point()
        {
            "no-legal-turn"
        } else {
            return;
        };
        self.pending = None;
        self.outcome = Some(PlainOutcome::Draw {
            why: why.to_owned(),
        });
    }

    /// Ends the game; in teams the partners win too (PT-11).
    fn win(&mut self, winners: &[u8], how: &str) {
        let mut seats = Vec::new();
        for seat in 0..self.options.players {
            if winners
                .iter()
                .any(|winner| self.options.same_side(seat, *winner))
            {
                seats.push(seat);
            }
        }
        self.pending = None;
        self.outcome = Some(PlainOutcome::Win {
            seats,
            how: how.to_owned(),
            points: 1,
        });
    }

    /// The seat that holds a colour; only asked once it is chosen.
    fn seat_of(&self, colour: u8) -> u8 {
        self.seats
            .as_ref()
            .map_or(colour, |seats| seats[colour as usize])
    }

    /// The colour that a seat holds.
    fn colour_of(&self, seat: u8) -> u8 {
        (0..self.options.players)
            .find(|colour| self.seat_of(*colour) == seat)
            .unwrap_or(seat)
    }

    /// The next colour whose seat is still playing (G-6: retired seats are skipped).
    fn next_colour(&self, colour: u8) -> u8 {
        let mut next = (colour + 1) % self.options.players;
        while self.out[self.seat_of(next) as usize] {
            next = (next + 1) % self.options.players;
        }
        next
    }
}
