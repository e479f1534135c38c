//! One game of a visitor: what was asked, what was acknowledged, and what the server has shown.

use super::random::Random;
use super::tables::Wanted;
use tablier_game::{Actor, DynPosition, Next, PlayedView, Seat};
use tablier_protocol::{Command, SeatKind, Status, TableState};
use uuid::Uuid;

/// What can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A turn by its canonical text.
    Turn(String),
    /// A roll, whose text the server draws.
    Roll,
    /// The next game.
    Rematch,
}

/// Something that was sent, and is sent again with the same id until it is acknowledged.
#[derive(Clone, Debug)]
pub struct Sent {
    pub id: Uuid,
    /// The number that it answers; also how much had been played before it.
    pub after: u64,
    pub what: What,
}

impl Sent {
    pub fn command(&self) -> Command {
        match &self.what {
            What::Turn(text) => Command::Turn { text: text.clone() },
            What::Roll => Command::Roll,
            What::Rematch => Command::Rematch,
        }
    }
}

/// One game of a visitor.
pub struct Sitting {
    pub wanted: Wanted,
    pub table: String,
    /// What was acknowledged, in order, with the numbers of the answers.
    pub acknowledged: Vec<(Sent, u64)>,
    /// What waits for its acknowledgement.
    pub open: Option<Sent>,
    /// Everything that the server has shown as played; it may never take any of it back.
    pub shown: Vec<PlayedView>,
    pub computers: Vec<Seat>,
    /// The table of the next game.
    pub next: Option<String>,
    position: Box<dyn DynPosition>,
}

impl Sitting {
    pub fn begin(wanted: Wanted, table: String) -> Sitting {
        Sitting {
            table,
            acknowledged: Vec::new(),
            open: None,
            shown: Vec::new(),
            computers: Vec::new(),
            next: None,
            position: wanted.start(),
            wanted,
        }
    }

    /// Takes in what the server shows: of what was played, `keep` as before and then `played`. What was
    /// shown once stands for ever (no turn is lost, no dice are rolled again), every entry is legal, and
    /// together they lead to the position that is shown.
    pub fn see(&mut self, state: &TableState, keep: usize, played: Vec<PlayedView>) {
        let what = format!("{} {}", state.view.game, self.table);
        assert_ne!(state.status, Status::Broken, "{what}");
        let mut all = self.shown[..keep].to_vec();
        all.extend(played);
        assert!(
            all.starts_with(&self.shown),
            "{what}: {all:?} {:?}",
            self.shown
        );
        for entry in &all[self.shown.len()..] {
            self.position.play(&entry.text).unwrap();
        }
        self.shown = all;
        assert_eq!(self.position.text(), state.view.position, "{what}");
        let computer = |kind| matches!(kind, SeatKind::Computer { .. });
        let seats = state.seats.iter().filter(|seat| computer(seat.held));
        self.computers = seats.map(|seat| seat.seat).collect();
        self.next.clone_from(&state.rematch);
    }

    /// What to ask for now; nothing while the computer is due, or the news of the own last turn have not
    /// come yet.
    pub fn choose(&self, random: &mut Random) -> Option<Sent> {
        if let Some((last, _)) = self.acknowledged.last()
            && (last.what == What::Rematch || last.after >= self.shown.len() as u64)
        {
            return None;
        }
        let what = match self.position.actor() {
            Actor::Over => What::Rematch,
            Actor::Chance if self.computer_rolls() => return None,
            Actor::Chance => What::Roll,
            Actor::Player(seat) if self.computers.contains(&seat) => return None,
            Actor::Player(_) => What::Turn(self.turn(random)),
        };
        Some(Sent {
            id: Uuid::now_v7(),
            after: self.shown.len() as u64,
            what,
        })
    }

    /// The dice of the computer are rolled by the server.
    fn computer_rolls(&self) -> bool {
        let roller = self.position.roller();
        roller.is_some_and(|seat| self.computers.contains(&seat))
    }

    /// A turn, found by walking its steps.
    fn turn(&self, random: &mut Random) -> String {
        let mut steps: Vec<String> = Vec::new();
        loop {
            let partial: Vec<&str> = steps.iter().map(String::as_str).collect();
            let node = self.position.steps(&partial).unwrap();
            let target = &node.targets[random.below(node.targets.len() as u64) as usize];
            steps.push(target.step.clone());
            if matches!(target.next, Next::End) {
                let mut after = self.position.boxed();
                return after.play(&steps.join(" ")).unwrap().text;
            }
        }
    }
}
