//! A slow, literal reading of the rules of Backgammon (rules.md BG-1 to BG-9, G-1 to G-4), written without looking at the
//! fast implementation. It knows two rows of checkers, texts and loops; nothing else.
//!
//! A game is here; `state.rs` has the steps of a play, `plays.rs` the whole plays, `text.rs` and `reading.rs` their texts,
//! `position_id.rs` the text of a position.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::needless_range_loop,
    clippy::same_item_push,
    reason = "one oracle serves several test files; its loops are meant to be plain"
)]

mod plays;
mod position_id;
mod reading;
mod state;
mod text;

use position_id::id_of;
use state::{BAR, OFF, Side};
use tablier_game_test::PlainOutcome;

/// A game of Backgammon: seat 0 is White, seat 1 is Black. All texts are from the mover's own side.
#[derive(Clone, Debug)]
pub struct Oracle {
    /// `sides[seat]`, each from its own side.
    sides: [Side; 2],
    on_roll: usize,
    dice: Option<(u8, u8)>,
    ply: u32,
    /// Wins are `single`, `gammon` or `backgammon` and count 1, 2 or 3 (BG-6); nothing is drawn on the board.
    outcome: Option<PlainOutcome>,
}

impl Oracle {
    /// The start (BG-1), White to roll; there are no options.
    pub fn new(options: &[(&str, &str)]) -> Result<Oracle, String> {
        if let Some((key, _)) = options.first() {
            return Err(format!("no such option: {key}"));
        }
        // BG-1: two on 24, five on 13, three on 8, five on 6.
        let mut side = [0; 26];
        side[24] = 2;
        side[13] = 5;
        side[8] = 3;
        side[6] = 5;
        Ok(Oracle {
            sides: [side, side],
            on_roll: 0,
            dice: None,
            ply: 0,
            outcome: None,
        })
    }

    /// A set-up position with White to play the dice: `board[1..=24]` the points from White's side, White positive, Black
    /// negative, `board[0]` Black's checkers on the bar (either sign), `board[25]` White's. What is missing to 15 is off.
    pub fn from_board(board: [i32; 26], dice: (u8, u8)) -> Oracle {
        let mut white = [0; 26];
        let mut black = [0; 26];
        for point in 1..=24 {
            if board[point] > 0 {
                white[point] = board[point].unsigned_abs();
            } else {
                black[25 - point] = board[point].unsigned_abs();
            }
        }
        white[BAR] = board[25].unsigned_abs();
        black[BAR] = board[0].unsigned_abs();
        white[OFF] = 15 - white.iter().sum::<u32>();
        black[OFF] = 15 - black.iter().sum::<u32>();
        let mut oracle = Oracle {
            sides: [white, black],
            on_roll: 0,
            dice: Some(dice),
            ply: 0,
            outcome: None,
        };
        for seat in 0..2 {
            oracle.end_if_all_off(seat);
        }
        oracle
    }

    /// Gives the seat on roll its dice.
    pub fn roll(&mut self, d1: u8, d2: u8) -> Result<(), String> {
        if self.outcome.is_some() {
            return Err("the game is over".to_owned());
        }
        if self.dice.is_some() {
            return Err("the dice are rolled already".to_owned());
        }
        if !(1..=6).contains(&d1) || !(1..=6).contains(&d2) {
            return Err(format!("not a roll: {d1}-{d2}"));
        }
        self.dice = Some((d1, d2));
        Ok(())
    }

    /// The canonical texts, one for each distinct resulting position, sorted; `pass` alone if nothing can be played
    /// (BG-7); empty when a roll is due or the game is over.
    pub fn legal_turns(&self) -> Vec<String> {
        let mut turns: Vec<String> = self
            .plays_by_position()
            .into_values()
            .map(|(_, _, text)| text)
            .collect();
        turns.sort();
        turns
    }

    /// The position IDs after each legal turn, still from the mover's side, sorted, each once. A pass gives the ID of the
    /// unchanged position.
    pub fn legal_results(&self) -> Vec<String> {
        let mut results: Vec<String> = self
            .plays_by_position()
            .into_keys()
            .map(|(own, enemy)| id_of(&own, &enemy))
            .collect();
        results.sort();
        results.dedup();
        results
    }

    /// Plays a whole turn given as any path.
    pub fn play(&mut self, turn: &str) -> Result<(), String> {
        let (own, enemy) = self.position_after(turn)?;
        let mover = self.on_roll;
        self.sides[mover] = own;
        self.sides[1 - mover] = enemy;
        self.dice = None;
        self.ply += 1;
        self.on_roll = 1 - mover;
        self.end_if_all_off(mover);
        Ok(())
    }

    /// The position ID after a turn, still from the mover's side, or the reason why the turn is refused.
    pub fn result_of(&self, turn: &str) -> Result<String, String> {
        let (own, enemy) = self.position_after(turn)?;
        Ok(id_of(&own, &enemy))
    }

    /// The seat that has a rolled turn to play; `None` when a roll is due or the game is over.
    pub fn to_move(&self) -> Option<u8> {
        if self.outcome.is_some() || self.dice.is_none() {
            return None;
        }
        Some(self.on_roll as u8)
    }

    /// The seat whose turn it is, rolled or not; `None` once the game is over.
    pub fn on_roll(&self) -> Option<u8> {
        if self.outcome.is_some() {
            return None;
        }
        Some(self.on_roll as u8)
    }

    /// The dice to be played.
    pub fn dice(&self) -> Option<(u8, u8)> {
        self.dice
    }

    /// The number of turns played, passes included.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<PlainOutcome> {
        self.outcome.clone()
    }

    /// The board from White's side: `[1..=24]` White positive, Black negative; `[25]` White's bar, `[0]` Black's bar as a
    /// negative number.
    pub fn points(&self) -> [i32; 26] {
        let mut board = [0; 26];
        for point in 1..=24 {
            board[point] = self.sides[0][point] as i32 - self.sides[1][25 - point] as i32;
        }
        board[25] = self.sides[0][BAR] as i32;
        board[0] = -(self.sides[1][BAR] as i32);
        board
    }

    /// The checkers a seat has borne off.
    pub fn borne_off(&self, seat: u8) -> u32 {
        self.sides[seat as usize][OFF]
    }

    /// The GNU position ID (BG-9) of the seat on roll. After the end it is that of the loser, whose turn it would be.
    pub fn position_id(&self) -> String {
        id_of(&self.sides[self.on_roll], &self.sides[1 - self.on_roll])
    }

    /// BG-6
    fn end_if_all_off(&mut self, seat: usize) {
        if self.sides[seat][OFF] != 15 {
            return;
        }
        let loser = self.sides[1 - seat];
        // The winner's home is points 19 to 24 from the loser's side.
        let mut behind = loser[BAR];
        for point in 19..=24 {
            behind += loser[point];
        }
        let (how, points) = if loser[OFF] > 0 {
            ("single", 1)
        } else if behind == 0 {
            ("gammon", 2)
        } else {
            ("backgammon", 3)
        };
        self.outcome = Some(PlainOutcome::Win {
            seats: vec![seat as u8],
            how: how.to_owned(),
            points,
        });
    }
}
