//! A table with its log, for tests: what a server does, without one.

use crate::toy::Toy;
use connect_four_rules::ConnectFour;
use tablier_game::{DynGame, OptionValues, Seat};
use tablier_table::{
    Ask, ClockRule, Created, Event, HolderId, LogEntry, Refused, SeatPlan, Table, Who,
};

pub fn find(id: &str) -> Option<&'static dyn DynGame> {
    match id {
        "toy" => Some(&Toy),
        "connect-four" => Some(&ConnectFour),
        _ => None,
    }
}

/// The log, folded step by step, and folded anew after every command to compare.
pub struct Room {
    pub log: Vec<LogEntry>,
    pub table: Table,
    pub now_ms: u64,
}

pub fn holder(seat: u8) -> HolderId {
    HolderId(format!("visitor-{seat}"))
}

pub fn created(
    game: &str,
    options: &[(&str, &str)],
    seats: &[SeatPlan],
    clock: ClockRule,
) -> Created {
    let options: OptionValues = options
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    let game = find(game).unwrap();
    Created {
        rules: game.spec().rules_name(),
        options: game.complete_options(&options).unwrap(),
        seats: seats.to_vec(),
        clock,
        seed: "00".to_owned(),
        host: holder(0),
        rematch_of: None,
    }
}

impl Room {
    /// A table whose seats are free (but the computer's).
    pub fn open(created: Created) -> Room {
        let entry = LogEntry::new(&Event::Created(Box::new(created)), 0, 0, 1000);
        Room {
            table: Table::fold(find, vec![entry.clone()]).unwrap(),
            log: vec![entry],
            now_ms: 1000,
        }
    }

    /// A table of the toy game, each seat held by a visitor of its own.
    pub fn toy(options: &[(&str, &str)], seats: usize, clock: ClockRule) -> Room {
        let mut room = Room::open(created("toy", options, &vec![SeatPlan::Link; seats], clock));
        for seat in 0..seats as u8 {
            room.ask(seat, Ask::Take { name: None }).unwrap();
        }
        room
    }

    /// A table of the toy game on one screen.
    pub fn one_screen(options: &[(&str, &str)]) -> Room {
        let mut room = Room::open(created(
            "toy",
            options,
            &[SeatPlan::Local; 2],
            ClockRule::None,
        ));
        room.sit(0, 0);
        room.sit(1, 0);
        room
    }

    /// A table of the toy game against the computer, which has the second seat.
    pub fn against_computer(options: &[(&str, &str)]) -> Room {
        let seats = [SeatPlan::Local, SeatPlan::Computer { level: 3 }];
        let mut room = Room::open(created("toy", options, &seats, ClockRule::None));
        room.sit(0, 0);
        room
    }

    pub fn sit(&mut self, seat: u8, who: u8) {
        self.append(vec![Event::Taken {
            seat: Seat(seat),
            holder: holder(who),
            name: None,
        }]);
    }

    pub fn ask(&mut self, who: u8, ask: Ask) -> Result<Vec<Event>, Refused> {
        self.ask_as(Who::Holder(&holder(who)), &ask, 0)
    }

    pub fn turn(&mut self, who: u8, text: &str) -> Result<Vec<Event>, Refused> {
        self.ask(
            who,
            Ask::Turn {
                text: text.to_owned(),
            },
        )
    }

    /// Turns of one step, by whoever is due.
    pub fn turns(&mut self, count: usize) {
        for _ in 0..count {
            let seat = self.table.due().unwrap();
            self.turn(seat.0, "1").unwrap();
        }
    }

    pub fn ask_as(
        &mut self,
        who: Who<'_>,
        ask: &Ask,
        spent_ms: u64,
    ) -> Result<Vec<Event>, Refused> {
        self.now_ms += spent_ms;
        let events = self.table.decide(who, ask, spent_ms)?;
        assert!(!events.is_empty());
        self.append(events.clone());
        Ok(events)
    }

    pub fn append(&mut self, events: Vec<Event>) {
        for event in events {
            let heads = self.table.heads();
            let (_, head) = heads.iter().find(|(s, _)| *s == event.stream()).unwrap();
            let entry = LogEntry::new(&event, head + 1, self.table.seq(), self.now_ms);
            assert!(self.table.is_next(&entry));
            self.table.apply(&entry);
            self.log.push(entry);
        }
        let anew = Table::fold(find, self.log.clone()).unwrap();
        assert_eq!(picture(&anew), picture(&self.table));
    }

    pub fn may(&self, who: u8) -> Vec<&'static str> {
        self.table.may(&holder(who))
    }
}

/// Everything that a table shows.
pub fn picture(table: &Table) -> String {
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        table.status(),
        table.heads(),
        table.position().text(),
        table.steps(),
        table.seats(),
        table.retired(),
        table.clock(),
        table.offers(),
        table.result(),
        table.broken(),
    )
}
