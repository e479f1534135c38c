//! The state of a table: the fold of its log.

use crate::{Clock, Created, DeviceLink, HolderId, Offers, SeatState, Step, Stream};
use std::collections::BTreeMap;
use tablier_game::{
    Actor, DynGame, DynPosition, Outcome, PlayedView, Record, Seat, SeatSet, Seating,
};

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A seat is still free.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game has ended.
    Finished,
    /// The log no longer folds.
    Broken,
}

/// Where and why a log no longer folds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} {seq}: {why}", stream.as_str())]
pub struct Broken {
    /// The stream of the first event that cannot be.
    pub stream: Stream,
    /// Its number.
    pub seq: u64,
    /// Why it cannot be.
    pub why: String,
}

/// The state of a table: the fold of its log.
pub struct Table {
    pub(crate) game: &'static dyn DynGame,
    pub(crate) created: Created,
    pub(crate) seating: Seating,
    pub(crate) position: Box<dyn DynPosition>,
    pub(crate) steps: Vec<Step>,
    /// By number of the game stream: how long the list of what was played was after it.
    pub(crate) marks: BTreeMap<u64, u32>,
    pub(crate) seq: u64,
    pub(crate) seats_seq: u64,
    pub(crate) offers_seq: u64,
    /// When the clock of who is due began to run.
    pub(crate) since_ms: u64,
    pub(crate) touched_ms: u64,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) retired: SeatSet,
    pub(crate) clock: Clock,
    pub(crate) offers: Offers,
    /// Links for other devices that were made and neither used nor withdrawn.
    pub(crate) device_links: Vec<DeviceLink>,
    /// Every roll that came up so far, also those taken back.
    pub(crate) rolls: Vec<String>,
    pub(crate) result: Option<Outcome>,
    pub(crate) broken: Option<Broken>,
}

impl Clone for Table {
    fn clone(&self) -> Table {
        Table {
            game: self.game,
            created: self.created.clone(),
            seating: self.seating,
            position: self.position.boxed(),
            steps: self.steps.clone(),
            marks: self.marks.clone(),
            seq: self.seq,
            seats_seq: self.seats_seq,
            offers_seq: self.offers_seq,
            since_ms: self.since_ms,
            touched_ms: self.touched_ms,
            seats: self.seats.clone(),
            retired: self.retired,
            clock: self.clock.clone(),
            offers: self.offers.clone(),
            device_links: self.device_links.clone(),
            rolls: self.rolls.clone(),
            result: self.result.clone(),
            broken: self.broken.clone(),
        }
    }
}

impl Table {
    /// The game.
    pub fn game(&self) -> &'static dyn DynGame {
        self.game
    }

    /// How the table was opened.
    pub fn created(&self) -> &Created {
        &self.created
    }

    /// How many seats there are, and who plays together.
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// The position; the last good one if the log no longer folds.
    pub fn position(&self) -> &dyn DynPosition {
        self.position.as_ref()
    }

    /// What was played and was not taken back.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What was played, as the browser's list has it.
    pub fn played(&self) -> impl DoubleEndedIterator<Item = &PlayedView> {
        self.steps.iter().filter_map(|step| step.played.as_ref())
    }

    /// The last number of the game stream: what a turn answers.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// The last numbers of all streams: game, seats, offers.
    pub fn heads(&self) -> [(Stream, u64); 3] {
        [
            (Stream::Game, self.seq),
            (Stream::Seats, self.seats_seq),
            (Stream::Offers, self.offers_seq),
        ]
    }

    /// How many entries of the list of what was played, as it was at `seq`, still stand; `None` if
    /// there never was such a number.
    pub fn keep_since(&self, seq: u64) -> Option<u32> {
        self.marks.range(seq..).map(|(_, count)| *count).min()
    }

    /// The seats in order.
    pub fn seats(&self) -> &[SeatState] {
        &self.seats
    }

    /// The seats that have left the game.
    pub fn retired(&self) -> SeatSet {
        self.retired
    }

    /// The seats that still play.
    pub fn active(&self) -> SeatSet {
        SeatSet::all(self.seating.seats).without(self.retired)
    }

    /// The seats that `holder` holds.
    pub fn held_by(&self, holder: &HolderId) -> SeatSet {
        self.seats_where(|seat| seat.is_held_by(holder))
    }

    /// Whether `holder` opened the table, from whatever device.
    pub fn is_hosted_by(&self, holder: &HolderId) -> bool {
        let host = &self.created.host;
        let theirs = |seat: &SeatState| seat.was_taken_by(host) && seat.is_held_by(holder);
        host == holder || self.seats.iter().any(theirs)
    }

    /// The seats that the computer plays.
    pub fn computers(&self) -> SeatSet {
        self.seats_where(SeatState::is_computer)
    }

    /// The first free seat.
    pub fn free_seat(&self) -> Option<Seat> {
        self.seats_where(|seat| !seat.is_taken()).iter().next()
    }

    /// Where the table stands.
    pub fn status(&self) -> Status {
        if self.broken.is_some() {
            Status::Broken
        } else if self.result.is_some() {
            Status::Finished
        } else if self.free_seat().is_some() {
            Status::Waiting
        } else {
            Status::Playing
        }
    }

    /// The seat that is to commit a turn or to roll; `None` while nobody plays.
    pub fn due(&self) -> Option<Seat> {
        if self.status() != Status::Playing {
            return None;
        }
        match self.position.actor() {
            Actor::Player(seat) => Some(seat),
            Actor::Chance => self.position.roller(),
            Actor::Over => None,
        }
    }

    /// Whether a roll is due.
    pub fn roll_is_due(&self) -> bool {
        self.status() == Status::Playing && self.position.actor() == Actor::Chance
    }

    /// The roll that came up at this place before a takeback.
    pub fn roll_again(&self) -> Option<&str> {
        let rolled = self.played().filter(|played| played.seat.is_none()).count();
        self.rolls.get(rolled).map(String::as_str)
    }

    /// The seat of the computer that owes a turn, and its level.
    pub fn computer_due(&self) -> Option<(Seat, u8)> {
        if self.status() != Status::Playing {
            return None;
        }
        match (self.position.actor(), self.due()?) {
            (Actor::Player(_), seat) => match self.seats[seat.index()].plan {
                crate::SeatPlan::Computer { level } => Some((seat, level)),
                crate::SeatPlan::Local | crate::SeatPlan::Link => None,
            },
            _ => None,
        }
    }

    /// Whether the server owes a roll by itself: one for the computer's seat.
    pub fn computer_rolls(&self) -> bool {
        self.roll_is_due()
            && self
                .due()
                .is_some_and(|seat| self.seats[seat.index()].is_computer())
    }

    /// When the clock of who is due began to run, in milliseconds since 1970 UTC.
    pub fn since_ms(&self) -> u64 {
        self.since_ms
    }

    /// When something last happened, in milliseconds since 1970 UTC.
    pub fn touched_ms(&self) -> u64 {
        self.touched_ms
    }

    /// The clocks.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The seat whose clock runs and how long it may think in all, from [`Table::since_ms`] on.
    pub fn deadline(&self) -> Option<(Seat, u64)> {
        let seat = self.due()?;
        Some((seat, self.clock.budget_ms(seat)?))
    }

    /// What is offered.
    pub fn offers(&self) -> &Offers {
        &self.offers
    }

    /// The result, once there is one.
    pub fn result(&self) -> Option<&Outcome> {
        self.result.as_ref()
    }

    /// Where and why the log no longer folds.
    pub fn broken(&self) -> Option<&Broken> {
        self.broken.as_ref()
    }

    /// The seats that have committed their first turn.
    pub fn begun(&self) -> SeatSet {
        self.steps.iter().filter_map(Step::turn_of).collect()
    }

    /// The record of the game so far.
    pub fn record(&self) -> Record {
        let (game, rules) = self
            .created
            .rules
            .split_once('/')
            .unwrap_or((&self.created.rules, "0"));
        Record {
            game: game.to_owned(),
            rules: rules.parse().unwrap_or(0),
            options: self.created.options.clone(),
            start: None,
            entries: self.steps.iter().map(|step| step.entry.clone()).collect(),
            result: self.result.clone(),
        }
    }

    fn seats_where(&self, test: impl Fn(&SeatState) -> bool) -> SeatSet {
        self.seating
            .iter()
            .filter(|seat| self.seats.get(seat.index()).is_some_and(&test))
            .collect()
    }
}
