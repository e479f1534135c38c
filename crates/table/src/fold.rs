//! From a log to a [`Table`].
//!
//! The order of the whole log is that of its game stream, with each offer and each change of seats
//! after the turn that it saw. A fold never fails half way: what cannot be is kept as
//! [`Broken`], the position stays the last good one, and the result is read from the log all the same.

use crate::{
    Broken, Clock, Created, DeviceLink, Event, Leave, LogEntry, Offers, SeatState, Step, Stream,
    Table,
};
use std::collections::BTreeMap;
use tablier_game::{Actor, DynGame, Entry, How, Message, Played, PlayedView, Seat, SeatSet};

/// Why a log gives no table at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FoldError {
    /// The log does not begin with a readable [`Event::Created`].
    #[error("the log does not begin with the opening of a table: {0}")]
    NoBeginning(String),
    /// This program does not know the game.
    #[error("unknown game `{0}`")]
    UnknownGame(String),
    /// The table cannot be laid out under these options or seats.
    #[error("the table cannot be laid out: {0}")]
    Layout(String),
}

impl Table {
    /// The fold of a log, whose entries may come in any order; `find` knows the games.
    ///
    /// # Errors
    /// Why the log gives no table at all.
    pub fn fold(
        find: impl Fn(&str) -> Option<&'static dyn DynGame>,
        mut log: Vec<LogEntry>,
    ) -> Result<Table, FoldError> {
        log.sort_by_key(LogEntry::order);
        let (first, rest) = log
            .split_first()
            .ok_or_else(|| FoldError::NoBeginning("it is empty".to_owned()))?;
        let created = match first.event() {
            Ok(Event::Created(created)) if first.seq == 0 => *created,
            Ok(_) => return Err(FoldError::NoBeginning(first.body.clone())),
            Err(error) => return Err(FoldError::NoBeginning(error.to_string())),
        };
        let mut table = Table::open(find, created, first.at_ms)?;
        for entry in rest {
            table.apply(entry);
        }
        Ok(table)
    }

    /// Whether `entry` comes after everything folded so far, so that [`Table::apply`] may take it.
    /// If not (an offer that another node stored after the next turn), the log is folded anew. Offers
    /// and seats do not depend on one another, so their order between two turns makes no difference.
    pub fn is_next(&self, entry: &LogEntry) -> bool {
        match entry.stream {
            Stream::Game => entry.seq > self.seq,
            Stream::Seats | Stream::Offers => entry.after >= self.seq,
        }
    }

    /// Folds one more entry, which [`Table::is_next`] accepts.
    pub fn apply(&mut self, entry: &LogEntry) {
        self.touched_ms = self.touched_ms.max(entry.at_ms);
        let head = match entry.stream {
            Stream::Game => &mut self.seq,
            Stream::Seats => &mut self.seats_seq,
            Stream::Offers => &mut self.offers_seq,
        };
        let missing = head.checked_add(1) != Some(entry.seq);
        *head = entry.seq;
        let folded = match entry.event() {
            _ if missing => Err("the event before it is missing".to_owned()),
            Err(error) => Err(error.to_string()),
            Ok(event) if event.stream() != entry.stream => {
                Err("the event is in the wrong stream".to_owned())
            }
            Ok(Event::Ended { outcome }) => {
                if outcome.how() == Some(&How::TIME)
                    && let Some(seat) = self.due()
                {
                    self.clock.stop(seat);
                }
                self.result = Some(outcome);
                self.offers.withdraw();
                Ok(())
            }
            Ok(_) if self.broken.is_some() => Ok(()),
            Ok(event) => self.happen(event, entry.at_ms),
        };
        if let Err(why) = folded
            && self.broken.is_none()
        {
            self.broken = Some(Broken {
                stream: entry.stream,
                seq: entry.seq,
                why,
            });
        }
        if entry.stream == Stream::Game {
            self.since_ms = self.since_ms.max(entry.at_ms);
            let played = self.played().count() as u32;
            self.marks.insert(entry.seq, played);
        }
    }

    fn open(
        find: impl Fn(&str) -> Option<&'static dyn DynGame>,
        created: Created,
        at_ms: u64,
    ) -> Result<Table, FoldError> {
        let id = created.rules.split('/').next().unwrap_or_default();
        let game = find(id).ok_or_else(|| FoldError::UnknownGame(id.to_owned()))?;
        let layout = |why: Message| FoldError::Layout(why.to_string());
        let position = game.start(&created.options).map_err(layout)?;
        let seating = position.seating();
        if created.seats.len() != usize::from(seating.seats) {
            return Err(FoldError::Layout(format!(
                "{} seats for {}",
                created.seats.len(),
                seating.seats
            )));
        }
        let known = game.spec().rules_name();
        let broken = (created.rules != known).then(|| Broken {
            stream: Stream::Game,
            seq: 0,
            why: format!(
                "played under the rules {}; this program knows {known}",
                created.rules
            ),
        });
        let seats = created.seats.iter().map(|plan| SeatState {
            plan: *plan,
            holder: None,
            devices: Vec::new(),
            name: None,
        });
        Ok(Table {
            game,
            seating,
            position,
            steps: Vec::new(),
            marks: BTreeMap::from([(0, 0)]),
            seq: 0,
            seats_seq: 0,
            offers_seq: 0,
            since_ms: at_ms,
            touched_ms: at_ms,
            seats: seats.collect(),
            retired: SeatSet::EMPTY,
            clock: Clock::new(created.clock, seating.seats),
            offers: Offers::default(),
            device_links: Vec::new(),
            rolls: Vec::new(),
            result: None,
            broken,
            created,
        })
    }

    fn happen(&mut self, event: Event, at_ms: u64) -> Result<(), String> {
        match event {
            Event::Created(_) => return Err("a table is opened once".to_owned()),
            Event::Turn {
                seat,
                text,
                spent_ms,
            } => self.turn(seat, &text, spent_ms)?,
            Event::Roll { text, spent_ms, .. } => self.roll(&text, spent_ms)?,
            Event::Takeback { keep, .. } => self.take_back(keep)?,
            Event::Retired { seat, why } => {
                self.retire(seat)?;
                if why == Leave::Time {
                    self.clock.stop(seat);
                }
            }
            Event::Taken { seat, holder, name } => {
                let state = self.seat_mut(seat)?;
                if state.is_taken() {
                    return Err(format!("seat {seat} is taken"));
                }
                state.holder = Some(holder);
                state.name = name;
                if self.free_seat().is_none() {
                    self.since_ms = self.since_ms.max(at_ms);
                }
            }
            Event::Renamed { seat, name } => self.seat_mut(seat)?.name = name,
            Event::DeviceInvited {
                seat,
                link,
                until_ms,
            } => self.device_invited(DeviceLink {
                seat,
                link,
                until_ms,
            }),
            Event::DeviceRevoked { seat } => self.device_revoked(seat),
            Event::DeviceJoined { seat, holder } => self.device_joined(seat, &holder)?,
            Event::DevicesLeft { seat } => self.devices_left(seat)?,
            Event::DrawOffered { seat } => {
                let ply = self.position.ply();
                self.offers.offer(self.seating, seat, ply);
            }
            Event::DrawAccepted { seat } => {
                if let Some(offer) = &mut self.offers.draw {
                    offer.agreed = offer.agreed.with(seat);
                }
            }
            Event::DrawRefused { .. } => self.offers.refuse(self.seating),
            Event::ResignOffered { seat } => {
                self.offers.resigning = self.offers.resigning.with(seat);
            }
            Event::RematchAsked { seat } => self.offers.rematch = self.offers.rematch.with(seat),
            Event::RematchMade { table } => self.offers.next_table = Some(table),
            // The result is folded before, also where the log no longer folds; who was forgotten was struck out
            // of the entries before.
            Event::Ended { .. } | Event::Forgotten => {}
        }
        Ok(())
    }

    fn turn(&mut self, seat: Seat, text: &str, spent_ms: u64) -> Result<(), String> {
        if self.result.is_some() {
            return Err("the game is over".to_owned());
        }
        if self.position.actor() != Actor::Player(seat) {
            return Err(format!("it is not the turn of seat {seat}"));
        }
        let played = self.play(text)?;
        self.clock.charge_turn(seat, spent_ms);
        self.offers.turn(self.seating, seat);
        self.push(
            Entry::Turn {
                text: played.text.clone(),
            },
            Some(played),
        );
        Ok(())
    }

    fn roll(&mut self, text: &str, spent_ms: u64) -> Result<(), String> {
        if self.result.is_some() || self.position.actor() != Actor::Chance {
            return Err("no roll is due".to_owned());
        }
        let due = self.due();
        let count = self.played().filter(|played| played.seat.is_none()).count();
        let played = self.play(text)?;
        if count == self.rolls.len() {
            self.rolls.push(played.text.clone());
        }
        if let Some(seat) = due {
            self.clock.charge_part(seat, spent_ms);
        }
        self.push(
            Entry::Roll {
                text: played.text.clone(),
            },
            Some(played),
        );
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<Played, String> {
        self.position.play(text).map_err(|why| why.to_string())
    }

    fn push(&mut self, entry: Entry, played: Option<Played>) {
        self.steps.push(Step {
            entry,
            played: played.map(PlayedView::from),
        });
    }

    /// Time is not given back, and rolls stay known.
    fn take_back(&mut self, keep: u32) -> Result<(), String> {
        let keep = keep as usize;
        if self.result.is_some() || keep >= self.steps.len() {
            return Err(format!("{keep} of {} cannot be kept", self.steps.len()));
        }
        let mut position = self
            .game
            .start(&self.created.options)
            .map_err(|why| why.to_string())?;
        for step in &self.steps[..keep] {
            match &step.entry {
                Entry::Turn { text } | Entry::Roll { text } => {
                    position.play(text).map_err(|why| why.to_string())?;
                }
                Entry::Retire { seat } => position.retire(*seat),
            }
        }
        self.position = position;
        self.steps.truncate(keep);
        self.offers.withdraw();
        Ok(())
    }

    fn retire(&mut self, seat: Seat) -> Result<(), String> {
        if self.result.is_some() || !self.active().contains(seat) {
            return Err(format!("seat {seat} cannot leave"));
        }
        self.position.retire(seat);
        self.retired = self.retired.with(seat);
        self.offers.withdraw();
        self.push(Entry::Retire { seat }, None);
        Ok(())
    }

    pub(crate) fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatState, String> {
        self.seats
            .get_mut(seat.index())
            .ok_or_else(|| format!("there is no seat {seat}"))
    }
}
