//! From what is asked to the events that it leads to, or to why it is refused.

use crate::limits::{ASIDES, TAKEBACKS_UNTIL, TURN_BYTES};
use crate::{
    Ask, ClockRule, Event, HolderId, Leave, Name, Refused, RollSource, Status, Table, Who,
};
use tablier_game::{Actor, How, Message, Outcome, Seat, SeatSet};

impl Table {
    /// The events that `ask` leads to, in order; at least one. `spent_ms` is how long the clock of who
    /// is due has been running.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn decide(&self, who: Who<'_>, ask: &Ask, spent_ms: u64) -> Result<Vec<Event>, Refused> {
        if self.broken.is_some() {
            return Err(Refused::Broken);
        }
        self.check_length(ask)?;
        match ask {
            Ask::Turn { text } => self.decide_turn(who, text, spent_ms),
            Ask::Roll { text, source } => self.decide_roll(who, text, source, spent_ms),
            Ask::OfferDraw => self.decide_offer(self.speaker(who)?),
            Ask::AcceptDraw => self.decide_accept(self.speakers(who)?),
            Ask::RefuseDraw => self.decide_refuse(self.speakers(who)?),
            Ask::Resign => self.decide_resign(who),
            Ask::Abort => self.decide_abort(who),
            Ask::Takeback => self.decide_takeback(self.speakers(who)?),
            Ask::Rematch { table } => self.decide_rematch(self.sitting(who)?, table),
            Ask::Rename { name } => self.decide_rename(who, name),
            Ask::Take { name } => self.decide_take(who, name.as_ref()),
            Ask::ClaimWin { seat } => self.decide_claim(who, *seat),
            Ask::InviteDevice { link, until_ms } => self.decide_invite_device(who, link, *until_ms),
            Ask::RevokeDevice => self.decide_revoke_device(who),
            Ask::JoinDevice { link, now_ms } => self.decide_join_device(who, link, *now_ms),
            Ask::DropDevices => self.decide_drop_devices(who),
            Ask::Remove { seat, why } => self.decide_remove(who, *seat, *why, spent_ms),
            Ask::Abandon => self.decide_abandon(who),
        }
    }

    /// What `holder` may ask for now, besides turns, by its name on the wire.
    pub fn may(&self, holder: &HolderId) -> Vec<&'static str> {
        let who = Who::Holder(holder);
        let table = String::new();
        let mut may: Vec<&'static str> = [
            ("offer-draw", Ask::OfferDraw),
            ("accept-draw", Ask::AcceptDraw),
            ("refuse-draw", Ask::RefuseDraw),
            ("resign", Ask::Resign),
            ("abort", Ask::Abort),
            ("takeback", Ask::Takeback),
            ("rematch", Ask::Rematch { table }),
        ]
        .into_iter()
        .filter(|(_, ask)| self.decide(who, ask, 0).is_ok())
        .map(|(name, _)| name)
        .collect();
        if self.check_roll(who).is_ok() {
            may.push("roll");
        }
        may.extend(self.may_of_devices(holder));
        may
    }

    /// Whether a log has room for what could be asked for again and again.
    fn check_length(&self, ask: &Ask) -> Result<(), Refused> {
        let (length, most) = match ask {
            Ask::Rename { .. } | Ask::InviteDevice { .. } => (self.seats_seq, ASIDES),
            Ask::OfferDraw => (self.offers_seq, ASIDES),
            Ask::Takeback => (self.seq, TAKEBACKS_UNTIL),
            _ => return Ok(()),
        };
        if length < most {
            Ok(())
        } else {
            Err(Refused::TooOften)
        }
    }

    fn decide_turn(&self, who: Who<'_>, text: &str, spent_ms: u64) -> Result<Vec<Event>, Refused> {
        self.check_playing()?;
        let seat = match self.position.actor() {
            Actor::Player(seat) => seat,
            Actor::Chance => return Err(Refused::RollDue),
            Actor::Over => return Err(Refused::Over),
        };
        self.check_due(who, seat)?;
        self.check_time(seat, spent_ms)?;
        if text.len() > TURN_BYTES {
            return Err(Refused::Rules(Message::new("table-error-too-large")));
        }
        let mut position = self.position.boxed();
        let played = position.play(text).map_err(Refused::Rules)?;
        let mut events = vec![Event::Turn {
            seat,
            text: played.text,
            spent_ms,
        }];
        events.extend(position.outcome().map(|outcome| Event::Ended { outcome }));
        Ok(events)
    }

    /// The seat that `who` may roll for.
    fn check_roll(&self, who: Who<'_>) -> Result<Seat, Refused> {
        self.check_playing()?;
        if self.position.actor() != Actor::Chance {
            return Err(Refused::NoRollDue);
        }
        let seat = self.due().ok_or(Refused::NoRollDue)?;
        self.check_due(who, seat)?;
        Ok(seat)
    }

    fn decide_roll(
        &self,
        who: Who<'_>,
        text: &str,
        source: &RollSource,
        spent_ms: u64,
    ) -> Result<Vec<Event>, Refused> {
        let seat = self.check_roll(who)?;
        self.check_time(seat, spent_ms)?;
        let mut position = self.position.boxed();
        let played = position.play(text).map_err(Refused::Rules)?;
        let mut events = vec![Event::Roll {
            text: played.text,
            spent_ms,
            source: source.clone(),
        }];
        events.extend(position.outcome().map(|outcome| Event::Ended { outcome }));
        Ok(events)
    }

    fn decide_resign(&self, who: Who<'_>) -> Result<Vec<Event>, Refused> {
        self.check_playing()?;
        let seat = self.speaker(who)?;
        let allies = self.seating.allies(seat);
        if allies.len() == 1 {
            return Ok(self.leave(seat, Leave::Resigned));
        }
        // Computers agree with their partners.
        let agreed = self
            .offers
            .resigning
            .union(self.speakers(who)?)
            .union(self.computers());
        if allies.without(agreed).is_empty() {
            Ok(self.leave(seat, Leave::Resigned))
        } else if self.offers.resigning.contains(seat) {
            Err(Refused::PartnerAsked)
        } else {
            Ok(vec![Event::ResignOffered { seat }])
        }
    }

    /// A seat leaves: with two sides that decides the game (and the position stays as it is); with
    /// more the game goes on without it, unless the position says that it is over (rule G-6).
    fn leave(&self, seat: Seat, why: Leave) -> Vec<Event> {
        if self.seating.teams == 2 {
            let how = match why {
                Leave::Resigned => How::RESIGNATION,
                Leave::Time => How::TIME,
                Leave::Left => How::LEFT,
            };
            let outcome = Outcome::win(self.seating.rivals(seat), how);
            return vec![Event::Ended { outcome }];
        }
        let mut position = self.position.boxed();
        position.retire(seat);
        let mut events = vec![Event::Retired { seat, why }];
        events.extend(position.outcome().map(|outcome| Event::Ended { outcome }));
        events
    }

    /// Who is due has left, says the server; whoever plays against them may end that.
    fn decide_claim(&self, who: Who<'_>, seat: Seat) -> Result<Vec<Event>, Refused> {
        self.check_playing()?;
        let mine = self.speakers(who)?;
        let rivals = self.seating.rivals(seat);
        if self.due() != Some(seat) || mine.without(rivals) == mine {
            return Err(Refused::NobodyLeft);
        }
        // A person at their own screen, or a computer, does not leave; days are for being away.
        if mine.contains(seat)
            || self.seats[seat.index()].is_computer()
            || matches!(self.clock.rule(), ClockRule::PerTurn { .. })
        {
            return Err(Refused::NobodyLeft);
        }
        if !SeatSet::all(self.seating.seats)
            .without(self.begun())
            .is_empty()
        {
            return Err(Refused::TooEarlyToClaim);
        }
        Ok(self.leave(seat, Leave::Left))
    }

    fn decide_abort(&self, who: Who<'_>) -> Result<Vec<Event>, Refused> {
        self.check_not_over()?;
        self.speakers(who)?;
        if SeatSet::all(self.seating.seats)
            .without(self.begun())
            .is_empty()
        {
            return Err(Refused::TooLateToAbort);
        }
        Ok(vec![Event::Ended {
            outcome: Outcome::Aborted,
        }])
    }

    fn decide_abandon(&self, who: Who<'_>) -> Result<Vec<Event>, Refused> {
        self.check_not_over()?;
        match who {
            Who::Server => Ok(vec![Event::Ended {
                outcome: Outcome::Aborted,
            }]),
            Who::Holder(_) => Err(Refused::NotYours),
        }
    }

    fn decide_takeback(&self, mine: SeatSet) -> Result<Vec<Event>, Refused> {
        self.check_playing()?;
        let all = SeatSet::all(self.seating.seats);
        if !all.without(mine).without(self.computers()).is_empty() {
            return Err(Refused::TakebackWithOthers);
        }
        let last = self
            .steps
            .iter()
            .rposition(|step| step.turn_of().is_some_and(|seat| mine.contains(seat)))
            .ok_or(Refused::NothingToTakeBack)?;
        let seat = self.steps[last]
            .turn_of()
            .ok_or(Refused::NothingToTakeBack)?;
        // A seat that left stays away.
        if self.steps[last..].iter().any(|step| step.played.is_none()) {
            return Err(Refused::NothingToTakeBack);
        }
        Ok(vec![Event::Takeback {
            seat,
            keep: last as u32,
        }])
    }

    fn decide_rename(&self, who: Who<'_>, name: &Name) -> Result<Vec<Event>, Refused> {
        let Who::Holder(holder) = who else {
            return Err(Refused::NotYours);
        };
        let mine = self.sitting(who)?;
        self.check_not_over()?;
        self.check_name(holder, name)?;
        let rename = |seat| Event::Renamed {
            seat,
            name: Some(name.clone()),
        };
        // On one screen a person is at several seats; the name is theirs at the first.
        Ok(mine.iter().take(1).map(rename).collect())
    }

    fn decide_take(&self, who: Who<'_>, name: Option<&Name>) -> Result<Vec<Event>, Refused> {
        self.check_not_over()?;
        let Who::Holder(holder) = who else {
            return Err(Refused::NotYours);
        };
        if !self.held_by(holder).is_empty() {
            return Err(Refused::Seated);
        }
        let seat = self.free_seat().ok_or(Refused::NoFreeSeat)?;
        if let Some(name) = name {
            self.check_name(holder, name)?;
        }
        Ok(vec![Event::Taken {
            seat,
            holder: holder.clone(),
            name: name.cloned(),
        }])
    }

    fn decide_remove(
        &self,
        who: Who<'_>,
        seat: Seat,
        why: Leave,
        spent_ms: u64,
    ) -> Result<Vec<Event>, Refused> {
        self.check_playing()?;
        if who != Who::Server {
            return Err(Refused::NotYours);
        }
        if !self.active().contains(seat) {
            return Err(Refused::Over);
        }
        if why == Leave::Time
            && (self.due() != Some(seat) || self.check_time(seat, spent_ms).is_ok())
        {
            return Err(Refused::TimeLeft);
        }
        Ok(self.leave(seat, why))
    }

    fn check_name(&self, holder: &HolderId, name: &Name) -> Result<(), Refused> {
        let taken = self.seats.iter().any(|seat| {
            !seat.is_held_by(holder)
                && seat
                    .name
                    .as_ref()
                    .is_some_and(|other| other.looks_like(name))
        });
        if taken {
            Err(Refused::NameTaken)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_not_over(&self) -> Result<(), Refused> {
        if self.result.is_some() {
            Err(Refused::Over)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_playing(&self) -> Result<(), Refused> {
        self.check_not_over()?;
        match self.status() {
            Status::Playing => Ok(()),
            Status::Waiting => Err(Refused::Waiting),
            Status::Finished => Err(Refused::Over),
            Status::Broken => Err(Refused::Broken),
        }
    }

    fn check_time(&self, seat: Seat, spent_ms: u64) -> Result<(), Refused> {
        match self.clock.budget_ms(seat) {
            Some(budget) if spent_ms >= budget => Err(Refused::TimeUp(seat)),
            _ => Ok(()),
        }
    }

    /// Whether `who` may act for `seat`, which is due: its holder, or the server for the computer.
    fn check_due(&self, who: Who<'_>, seat: Seat) -> Result<(), Refused> {
        let state = &self.seats[seat.index()];
        match who {
            Who::Server if state.is_computer() => Ok(()),
            Who::Server => Err(Refused::NotYours),
            Who::Holder(holder) if state.is_held_by(holder) => Ok(()),
            Who::Holder(holder) if self.held_by(holder).is_empty() => Err(Refused::NotYours),
            Who::Holder(_) => Err(Refused::OutOfTurn),
        }
    }

    /// The seats that `who` holds; at least one.
    pub(crate) fn sitting(&self, who: Who<'_>) -> Result<SeatSet, Refused> {
        match who {
            Who::Holder(holder) => some(self.held_by(holder)),
            Who::Server => Err(Refused::NotYours),
        }
    }

    /// The seats that `who` holds and that still play; at least one.
    fn speakers(&self, who: Who<'_>) -> Result<SeatSet, Refused> {
        some(self.sitting(who)?.without(self.retired))
    }

    /// The seat that `who` speaks for: the one that is due if it is theirs (on one screen), else their
    /// first.
    fn speaker(&self, who: Who<'_>) -> Result<Seat, Refused> {
        let mine = self.speakers(who)?;
        let due = self.due().filter(|seat| mine.contains(*seat));
        due.or_else(|| mine.iter().next()).ok_or(Refused::NotYours)
    }
}

fn some(seats: SeatSet) -> Result<SeatSet, Refused> {
    if seats.is_empty() {
        Err(Refused::NotYours)
    } else {
        Ok(seats)
    }
}
