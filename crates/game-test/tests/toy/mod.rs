//! A toy game with all that the core knows: dice, one or two stones a turn, a choice, two or three seats that may
//! leave. [`set_bug`] makes it break one promise.
//!
//! Six cells `a`–`f`. Before each turn a die is rolled: on 1 one stone is put down or, three times in a game, the
//! turn is passed; on 2 two stones are put down. When the cells are full, whoever has most stones wins.
#![allow(
    unreachable_pub,
    reason = "a module of a test, written as a game would be"
)]

use smallvec::smallvec;
use std::borrow::Cow;
use tablier_game::{
    Account, Actor, Cell, Change, Game, How, Message, Notation, OptionError, OptionSpec,
    OptionValues, Options, Outcome, Seat, SeatSet, Seating, Spec, Step, Steps, Target,
    read_options,
};

pub const TEXTS: &str = "
toy-name = T
toy-tagline = T
toy-side-x = T
toy-side-o = T
toy-side-z = T
toy-option-players = T
toy-option-players-2 = T
toy-option-players-2-help = T
toy-option-players-3 = T
toy-option-players-3-help = T
toy-condition = T
toy-ask = T { $side }
toy-second = T
toy-choice-pass = T
toy-played = T { $what }
toy-how-most = T
toy-refused = T { $text }
";

const CELLS: u8 = 6;
const PASSES: u8 = 3;

/// A promise to break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bug {
    None,
    TurnTwice,
    TurnMissing,
    OneHash,
    ForgetfulText,
    AgainLies,
    PlayAfterEnd,
    NoWeight,
    NoRoller,
    RefusalPlays,
    NoOutcome,
    OtherTurnRead,
    StepNotRead,
    LeaverActs,
    Crooked,
    NoText,
}

thread_local! {
    /// Each test has a thread of its own. (A constant parameter of `Toy` would compile the suite for each bug.)
    static BUG: std::cell::Cell<Bug> = const { std::cell::Cell::new(Bug::None) };
}

/// Lets the toy break a promise in the tests of this thread.
pub fn set_bug(bug: Bug) {
    BUG.set(bug);
}

fn bug() -> Bug {
    BUG.get()
}

#[derive(Clone, Copy, Debug)]
pub struct Toy;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToyOptions {
    players: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    players: u8,
    /// The seat whose stone is there, or 9.
    cells: [u8; CELLS as usize],
    to_move: u8,
    /// 0 if a roll is due.
    roll: u8,
    ply: u32,
    passes: u8,
    out: [bool; 3],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    Roll(u8),
    One(u8),
    Two(u8, u8),
    Pass,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Refusal(String);

static SPEC: Spec = Spec {
    id: "toy",
    rules: 1,
    sides: &["x", "o", "z"],
    min_seats: 2,
    max_seats: 3,
    options: &[OptionSpec {
        key: "players",
        values: &["2", "3"],
        default: "2",
    }],
    notations: &["toy"],
};

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Message {
        Message::new("toy-refused").with("text", refusal.0)
    }
}

impl Options for ToyOptions {
    fn from_values(values: &OptionValues) -> Result<ToyOptions, OptionError> {
        let read = read_options(&SPEC, values)?;
        let players = if read[0].1 == Some("3") { 3 } else { 2 };
        Ok(ToyOptions { players })
    }

    fn to_values(&self) -> OptionValues {
        OptionValues::from([("players".to_owned(), self.players.to_string())])
    }

    fn seating(&self) -> Seating {
        Seating::each(self.players)
    }

    fn conditions(&self) -> Vec<Message> {
        vec![Message::new("toy-condition")]
    }
}

impl Position {
    fn free(&self) -> impl Iterator<Item = u8> {
        (0..CELLS).filter(|cell| self.cells[usize::from(*cell)] == 9)
    }

    fn in_play(&self) -> impl Iterator<Item = u8> {
        (0..self.players).filter(|seat| !self.out[usize::from(*seat)])
    }

    fn takes_two(&self) -> bool {
        self.roll == 2 && self.free().count() >= 2
    }

    fn pass_on(&mut self) {
        loop {
            self.to_move = (self.to_move + 1) % self.players;
            if !self.out[usize::from(self.to_move)] {
                return;
            }
        }
    }
}

impl Toy {
    /// Every legal turn.
    fn generate(position: &Position, out: &mut Vec<Turn>) {
        if !matches!(Self::actor(position), Actor::Player(_)) {
            return;
        }
        let free: Vec<u8> = position.free().collect();
        if position.takes_two() {
            for (index, first) in free.iter().enumerate() {
                out.extend(
                    free[index + 1..]
                        .iter()
                        .map(|second| Turn::Two(*first, *second)),
                );
            }
        } else {
            out.extend(free.into_iter().map(Turn::One));
            if position.passes < PASSES {
                out.push(Turn::Pass);
            }
        }
    }
}

impl Game for Toy {
    type Options = ToyOptions;
    type Position = Position;
    type Turn = Turn;
    type Refusal = Refusal;

    fn spec() -> &'static Spec {
        &SPEC
    }

    fn initial(options: &ToyOptions) -> Position {
        Position {
            players: options.players,
            cells: [9; CELLS as usize],
            to_move: 0,
            roll: 0,
            ply: 0,
            passes: 0,
            out: [false; 3],
        }
    }

    fn options(position: &Position) -> ToyOptions {
        ToyOptions {
            players: position.players,
        }
    }

    fn actor(position: &Position) -> Actor {
        let full = position.free().next().is_none();
        if position.in_play().count() == 1 || full {
            Actor::Over
        } else if position.roll == 0 {
            Actor::Chance
        } else {
            Actor::Player(Seat(position.to_move))
        }
    }

    fn ply(position: &Position) -> u32 {
        position.ply
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        if Self::actor(position) != Actor::Over
            || (bug() == Bug::NoOutcome && position.in_play().count() > 1)
        {
            return None;
        }
        let stones = |seat: u8| {
            position
                .cells
                .iter()
                .filter(|cell| Seat(**cell) == Seat(seat))
                .count()
        };
        if position.in_play().count() == 1 {
            let last = position.in_play().map(Seat).collect();
            return Some(Outcome::win(last, How::LAST_LEFT));
        }
        if bug() == Bug::Crooked {
            return Some(Outcome::win(
                SeatSet::of(Seat(position.cells[0])),
                How::new("most"),
            ));
        }
        let most = position.in_play().map(stones).max();
        let winners = position
            .in_play()
            .filter(|seat| Some(stones(*seat)) == most)
            .map(Seat)
            .collect();
        Some(Outcome::win(winners, How::new("most")))
    }

    fn hash(position: &Position) -> u64 {
        let cells = position.cells.iter().map(|cell| u64::from(*cell));
        let out = position.out.iter().map(|out| u64::from(*out));
        let rest = [
            if bug() == Bug::OneHash {
                0
            } else {
                u64::from(position.to_move)
            },
            u64::from(position.roll),
            u64::from(position.ply),
            u64::from(position.passes),
            u64::from(position.players),
        ];
        cells.chain(out).chain(rest).fold(1, |hash, part| {
            (hash ^ part)
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .rotate_left(23)
        })
    }

    fn side(_: &Position, seat: Seat) -> Option<usize> {
        (seat.0 < 3).then_some(seat.index())
    }

    fn steps(position: &Position, partial: &[Step], out: &mut Steps) -> Result<(), Refusal> {
        let side = SPEC.sides[usize::from(position.to_move)];
        out.reset(Message::new("toy-ask").with_id("side", side));
        if !matches!(Self::actor(position), Actor::Player(_)) {
            return Ok(());
        }
        let place = |cell: u8| Step::Place(Cell(u16::from(cell)));
        let mut add = |step, ends| out.targets.push(Target { step, ends });
        match partial {
            [] => {
                let two = position.takes_two();
                position.free().for_each(|cell| add(place(cell), !two));
                if !two && position.passes < PASSES {
                    add(Step::Choose(0), true);
                }
                out.again = two.then(|| Message::new("toy-second"));
                Ok(())
            }
            [first @ Step::Place(Cell(cell))] if position.takes_two() && *cell < 6 => {
                let free = position.free().map(place);
                free.filter(|step| step != first || bug() == Bug::AgainLies)
                    .for_each(|step| add(step, true));
                out.ask = Message::new("toy-second");
                Ok(())
            }
            _ => Err(Refusal(format!("{partial:?}"))),
        }
    }

    fn turns(position: &Position, out: &mut Vec<Turn>) {
        Self::generate(position, out);
        match bug() {
            Bug::TurnTwice if !out.is_empty() => out.push(out[0].clone()),
            Bug::TurnMissing if out.len() > 1 => drop(out.pop()),
            _ => {}
        }
    }

    fn chance(position: &Position) -> &'static [(Turn, u32)] {
        match (Self::actor(position), bug()) {
            (Actor::Chance, Bug::NoWeight) => &[(Turn::Roll(1), 1), (Turn::Roll(2), 0)],
            (Actor::Chance, _) => &[(Turn::Roll(1), 1), (Turn::Roll(2), 2)],
            _ => &[],
        }
    }

    fn roller(position: &Position) -> Option<Seat> {
        let is_due = Self::actor(position) == Actor::Chance && bug() != Bug::NoRoller;
        is_due.then_some(Seat(position.to_move))
    }

    fn check(position: &Position, turn: &Turn) -> Result<(), Refusal> {
        let mut turns: Vec<Turn> = Self::chance(position)
            .iter()
            .map(|(roll, _)| roll.clone())
            .collect();
        Self::generate(position, &mut turns);
        if turns.contains(turn) || (bug() == Bug::PlayAfterEnd && turns.is_empty()) {
            Ok(())
        } else {
            Err(Refusal(format!("{turn:?}")))
        }
    }

    fn play(position: &mut Position, turn: &Turn) -> Result<(), Refusal> {
        let checked = Self::check(position, turn);
        if checked.is_ok() || bug() == Bug::RefusalPlays {
            Self::play_unchecked(position, turn);
        }
        checked
    }

    fn play_unchecked(position: &mut Position, turn: &Turn) {
        let mut put = |cell: u8| position.cells[usize::from(cell)] = position.to_move;
        match *turn {
            Turn::Roll(roll) => {
                position.roll = roll;
                return;
            }
            Turn::One(cell) => put(cell),
            Turn::Two(first, second) => {
                put(first);
                put(second);
            }
            Turn::Pass => position.passes = (position.passes + 1).min(PASSES),
        }
        position.ply += 1;
        position.roll = 0;
        position.pass_on();
    }

    fn retire(position: &mut Position, seat: Seat) {
        if Self::actor(position) == Actor::Over
            || !position.in_play().any(|other| Seat(other) == seat)
        {
            return;
        }
        position.out[seat.index()] = true;
        if position.to_move == seat.0 && bug() != Bug::LeaverActs {
            position.roll = 0;
            position.pass_on();
        }
    }
}

fn letter(cell: u8) -> char {
    (b'a' + cell) as char
}

fn number(letter: &str) -> Option<u8> {
    match letter.as_bytes() {
        [letter @ b'a'..=b'f'] => Some(letter - b'a'),
        _ => None,
    }
}

impl Notation for Toy {
    type Board = String;

    fn turn_text(_: &Position, turn: &Turn) -> String {
        match turn {
            Turn::Roll(roll) => roll.to_string(),
            Turn::One(cell) => letter(*cell).to_string(),
            Turn::Two(first, second) => format!("{} {}", letter(*first), letter(*second)),
            Turn::Pass => "pass".to_owned(),
        }
    }

    fn parse_turn(position: &Position, text: &str) -> Result<Turn, Refusal> {
        let words: Vec<&str> = text.split(' ').collect();
        let turn = match words[..] {
            ["1"] => Some(Turn::Roll(1)),
            ["2"] => Some(Turn::Roll(2)),
            ["pass"] => Some(Turn::Pass),
            [cell] => number(cell).map(Turn::One),
            [first, second] => number(first).zip(number(second)).map(|(first, second)| {
                if bug() == Bug::OtherTurnRead && first == 0 {
                    return Turn::Two(first, 5);
                }
                Turn::Two(first.min(second), first.max(second))
            }),
            _ => None,
        };
        let turn = turn.ok_or_else(|| Refusal(text.to_owned()))?;
        Self::check(position, &turn)?;
        Ok(turn)
    }

    fn cell_text(_: &Position, cell: Cell) -> String {
        letter(cell.0 as u8).to_string()
    }

    fn step_text(_: &Position, step: Step) -> String {
        match step {
            Step::Place(cell) => letter(cell.0 as u8).to_string(),
            Step::Choose(_) | Step::Move(..) => "pass".to_owned(),
        }
    }

    fn parse_step(_: &Position, text: &str) -> Option<Step> {
        match text {
            "pass" if bug() != Bug::StepNotRead => Some(Step::Choose(0)),
            _ => Some(Step::Place(Cell(u16::from(number(text)?)))),
        }
    }

    fn position_text(position: &Position) -> String {
        let digit = |digit: u8| (b'0' + digit) as char;
        let mut text: String = position.cells.iter().map(|cell| digit(*cell)).collect();
        text.push(' ');
        text.extend(position.out.iter().map(|out| digit(u8::from(*out))));
        let parts = [
            position.players,
            position.to_move,
            position.roll,
            position.passes,
        ];
        text.extend(parts.map(digit));
        if bug() != Bug::ForgetfulText {
            text = format!("{text} {}", position.ply);
        }
        text
    }

    fn parse_position(text: &str, _: &ToyOptions) -> Result<Position, Refusal> {
        let read = || {
            let mut words = text.split(' ');
            let digits = |word: &str, most: &[u8]| -> Option<Vec<u8>> {
                let digits: Vec<u8> = word.bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
                let fits = digits.len() == most.len()
                    && digits.iter().zip(most).all(|(digit, most)| digit <= most);
                fits.then_some(digits)
            };
            let cells = digits(words.next()?, &[9; CELLS as usize])?;
            let rest = digits(words.next()?, &[1, 1, 1, 3, 2, 2, PASSES])?;
            let position = Position {
                cells: cells.try_into().ok()?,
                out: [rest[0] == 1, rest[1] == 1, rest[2] == 1],
                players: rest[3],
                to_move: rest[4],
                roll: rest[5],
                passes: rest[6],
                ply: match words.next() {
                    Some(ply) => ply.parse().ok()?,
                    None => 0,
                },
            };
            let holds = |seat: u8| seat == 9 || seat < position.players;
            let stands = position.cells.iter().all(|cell| holds(*cell))
                && words.next().is_none()
                && position.players >= 2
                && position.to_move < position.players
                && (position.players == 3 || !position.out[2])
                && position.in_play().count() > 0
                && (bug() == Bug::LeaverActs
                    || position.in_play().any(|seat| seat == position.to_move));
            stands.then_some(position)
        };
        read().ok_or_else(|| Refusal(text.to_owned()))
    }

    fn account(before: &Position, turn: &Turn) -> Account {
        let put = |cell: u8| Change::Put {
            cell: Cell(u16::from(cell)),
            side: before.to_move,
        };
        let id = if bug() == Bug::NoText {
            "toy-no-such-text"
        } else {
            "toy-played"
        };
        Account {
            message: Message {
                id: Cow::Borrowed(id),
                ..Message::new("").with("what", Self::turn_text(before, turn))
            },
            changes: match *turn {
                Turn::Roll(_) | Turn::Pass => smallvec![],
                Turn::One(cell) => smallvec![put(cell)],
                Turn::Two(first, second) => smallvec![put(first), put(second)],
            },
        }
    }

    fn board(position: &Position) -> String {
        Self::position_text(position)
    }

    fn diagram(position: &Position) -> String {
        format!("{}\n", Self::position_text(position))
    }
}
