//! A game for tests: a race to a total. Two to four seats, teams and dice by option, so that every rule of
//! a table can be tried. A turn is `1`, `2` or `3` (with dice: at most the roll `r1`, `r2`, `r3`).

use serde::Serialize;
use tablier_game::{
    Account, Actor, Cell, Game, How, Message, Notation, OptionError, OptionSpec, OptionValues,
    Options, Outcome, Seat, SeatSet, Seating, Spec, Step, Steps, Target, read_options,
};

pub const GOAL: u8 = 40;

#[derive(Clone, Copy)]
pub struct Toy;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    seats: u8,
    teams: bool,
    dice: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Race {
    setup: Setup,
    totals: Vec<u8>,
    to_move: Seat,
    ply: u32,
    out: u8,
    roll: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    Go(u8),
    Roll(u8),
}

static SPEC: Spec = Spec {
    id: "toy",
    rules: 1,
    sides: &["one", "two", "three", "four"],
    min_seats: 2,
    max_seats: 4,
    options: &[
        OptionSpec {
            key: "seats",
            values: &["2", "3", "4"],
            default: "2",
        },
        OptionSpec {
            key: "teams",
            values: &["off", "on"],
            default: "off",
        },
        OptionSpec {
            key: "dice",
            values: &["off", "on"],
            default: "off",
        },
    ],
    notations: &["toy"],
};

impl Options for Setup {
    fn from_values(values: &OptionValues) -> Result<Setup, OptionError> {
        let read = read_options(&SPEC, values)?;
        Ok(Setup {
            seats: read[0].1.unwrap_or("2").parse().unwrap(),
            teams: read[1].1 == Some("on"),
            dice: read[2].1 == Some("on"),
        })
    }
    fn to_values(&self) -> OptionValues {
        let on = |on: bool| if on { "on" } else { "off" }.to_owned();
        [
            ("seats".to_owned(), self.seats.to_string()),
            ("teams".to_owned(), on(self.teams)),
            ("dice".to_owned(), on(self.dice)),
        ]
        .into()
    }
    fn seating(&self) -> Seating {
        Seating {
            seats: self.seats,
            teams: if self.teams { 2 } else { self.seats },
        }
    }
    fn conditions(&self) -> Vec<Message> {
        Vec::new()
    }
}

impl Race {
    fn active(&self) -> Vec<Seat> {
        (0..self.setup.seats)
            .map(Seat)
            .filter(|s| self.out & (1 << s.0) == 0)
            .collect()
    }
    fn pass_on(&mut self) {
        for _ in 0..self.setup.seats {
            self.to_move = self.to_move.next(self.setup.seats);
            if self.out & (1 << self.to_move.0) == 0 {
                break;
            }
        }
    }
}

impl Game for Toy {
    type Options = Setup;
    type Position = Race;
    type Turn = Move;
    type Refusal = Message;

    fn spec() -> &'static Spec {
        &SPEC
    }
    fn initial(setup: &Setup) -> Race {
        Race {
            setup: setup.clone(),
            totals: vec![0; setup.seats.into()],
            to_move: Seat(0),
            ply: 0,
            out: 0,
            roll: None,
        }
    }
    fn options(race: &Race) -> Setup {
        race.setup.clone()
    }
    fn actor(race: &Race) -> Actor {
        if Self::outcome(race).is_some() {
            Actor::Over
        } else if race.setup.dice && race.roll.is_none() {
            Actor::Chance
        } else {
            Actor::Player(race.to_move)
        }
    }
    fn ply(race: &Race) -> u32 {
        race.ply
    }
    fn outcome(race: &Race) -> Option<Outcome> {
        let seating = race.setup.seating();
        if let Some(first) = race.totals.iter().position(|total| *total >= GOAL) {
            return Some(Outcome::win(
                seating.allies(Seat(first as u8)),
                How::new("goal"),
            ));
        }
        match race.active()[..] {
            [last] => Some(Outcome::win(SeatSet::of(last), How::LAST_LEFT)),
            _ => None,
        }
    }
    fn hash(race: &Race) -> u64 {
        u64::from(race.ply)
    }
    fn side(_: &Race, seat: Seat) -> Option<usize> {
        Some(seat.index())
    }
    fn steps(race: &Race, _: &[Step], out: &mut Steps) -> Result<(), Message> {
        out.reset(Message::new("toy-ask"));
        if let Actor::Player(_) = Self::actor(race) {
            let most = race.roll.unwrap_or(3);
            out.targets.extend((1..=most).map(|n| Target {
                step: Step::Choose(n),
                ends: true,
            }));
        }
        Ok(())
    }
    fn turns(race: &Race, out: &mut Vec<Move>) {
        if let Actor::Player(_) = Self::actor(race) {
            out.extend((1..=race.roll.unwrap_or(3)).map(Move::Go));
        }
    }
    fn chance(race: &Race) -> &'static [(Move, u32)] {
        match Self::actor(race) {
            Actor::Chance => &[(Move::Roll(1), 1), (Move::Roll(2), 1), (Move::Roll(3), 1)],
            _ => &[],
        }
    }
    fn roller(race: &Race) -> Option<Seat> {
        (Self::actor(race) == Actor::Chance).then_some(race.to_move)
    }
    fn check(race: &Race, turn: &Move) -> Result<(), Message> {
        match (Self::actor(race), turn) {
            (Actor::Over, _) => Err(Message::new("game-over")),
            (Actor::Chance, Move::Roll(1..=3)) => Ok(()),
            (Actor::Player(_), Move::Go(n)) if (1..=race.roll.unwrap_or(3)).contains(n) => Ok(()),
            _ => Err(Message::new("toy-refused")),
        }
    }
    fn play_unchecked(race: &mut Race, turn: &Move) {
        match turn {
            Move::Roll(n) => race.roll = Some(*n),
            Move::Go(n) => {
                race.totals[race.to_move.index()] += n;
                race.roll = None;
                race.ply += 1;
                race.pass_on();
            }
        }
    }
    fn retire(race: &mut Race, seat: Seat) {
        race.out |= 1 << seat.0;
        if race.to_move == seat {
            race.roll = None;
            race.pass_on();
        }
    }
}

#[derive(Serialize)]
pub struct Board {
    totals: Vec<u8>,
}

impl Notation for Toy {
    type Board = Board;

    fn turn_text(_: &Race, turn: &Move) -> String {
        match turn {
            Move::Go(n) => n.to_string(),
            Move::Roll(n) => format!("r{n}"),
        }
    }
    fn parse_turn(race: &Race, text: &str) -> Result<Move, Message> {
        let bad = |_| Message::new("toy-refused");
        let turn = match text.strip_prefix('r') {
            Some(n) => Move::Roll(n.parse().map_err(bad)?),
            None => Move::Go(text.parse().map_err(bad)?),
        };
        Self::check(race, &turn)?;
        Ok(turn)
    }
    fn cell_text(_: &Race, _: Cell) -> String {
        String::new()
    }
    fn step_text(_: &Race, step: Step) -> String {
        match step {
            Step::Choose(n) => n.to_string(),
            _ => String::new(),
        }
    }
    fn parse_step(_: &Race, text: &str) -> Option<Step> {
        text.parse().ok().map(Step::Choose)
    }
    fn position_text(race: &Race) -> String {
        format!("{race:?}")
    }
    fn parse_position(_: &str, _: &Setup) -> Result<Race, Message> {
        Err(Message::new("toy-refused"))
    }
    fn account(_: &Race, turn: &Move) -> Account {
        Account {
            message: Message::new("toy-turn").with("turn", format!("{turn:?}")),
            changes: smallvec::SmallVec::new(),
        }
    }
    fn board(race: &Race) -> Board {
        Board {
            totals: race.totals.clone(),
        }
    }
    fn diagram(race: &Race) -> String {
        format!("{:?}\n", race.totals)
    }
}
