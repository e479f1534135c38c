//! One visitor at one table, who goes on over every restart, and at another table when the game ends.

use super::tables::Wanted;
use crate::support::{Client, Heard, ask};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tablier_game::{Actor, DynPosition, Next, PlayedView, Seat};
use tablier_protocol::{ClientMessage, Command, PROTOCOL, SeatKind, ServerMessage, Status};
use tokio::sync::watch;
use uuid::Uuid;

/// How often something was sent again, and how often it was in the log already.
#[derive(Default)]
pub struct Counts {
    resent: AtomicU64,
    known: AtomicU64,
}

impl Counts {
    pub fn of_resent(&self) -> (u64, u64) {
        let read = |number: &AtomicU64| number.load(Ordering::Relaxed);
        (read(&self.resent), read(&self.known))
    }
}

/// What was asked for at a table.
#[derive(Clone, Debug)]
pub struct Sent {
    pub id: Uuid,
    /// The number that it answers; also how much had been played before it.
    pub after: u64,
    /// The canonical text of a turn; `None` for a roll, whose text the server draws.
    pub text: Option<String>,
}

/// One visitor at one table.
pub struct Player {
    wanted: Wanted,
    pub table: String,
    pub cookie: String,
    /// What was acknowledged, in order.
    pub acknowledged: Vec<Sent>,
    /// What waits for its acknowledgement.
    pub open: Option<Sent>,
    /// Everything that the server has shown as played; it may never take any of it back.
    pub shown: Vec<PlayedView>,
    pub computers: Vec<Seat>,
    position: Box<dyn DynPosition>,
    random: u64,
}

impl Player {
    pub async fn open(address: SocketAddr, wanted: Wanted, number: u64) -> Player {
        let body = wanted.body().to_string();
        let answer = ask(address, "POST", "/api/tables", &[], &body).await;
        assert_eq!(answer.status, 201, "{body}: {}", answer.body);
        Player {
            table: answer.json()["table"].as_str().unwrap().to_owned(),
            cookie: answer.cookie().unwrap(),
            acknowledged: Vec::new(),
            open: None,
            shown: Vec::new(),
            computers: Vec::new(),
            position: wanted.entry.game.start(&wanted.options).unwrap(),
            random: 0x9e37_79b9_7f4a_7c15 ^ number.wrapping_mul(0x2545_f491_4f6c_dd1d),
            wanted,
        }
    }

    pub fn game(&self) -> &'static str {
        self.wanted.entry.id()
    }

    /// The position at the beginning.
    pub fn start(&self) -> Box<dyn DynPosition> {
        self.wanted.entry.game.start(&self.wanted.options).unwrap()
    }

    pub async fn play(
        &mut self,
        mut addresses: watch::Receiver<Option<SocketAddr>>,
        stopped: watch::Receiver<bool>,
        counts: &Counts,
    ) {
        while !*stopped.borrow() && !self.is_over() {
            let address = *addresses.borrow_and_update();
            let Some(address) = address else {
                // Between a kill and a restart.
                drop(tokio::time::timeout(Duration::from_millis(200), addresses.changed()).await);
                continue;
            };
            let headers = [("cookie", self.cookie.as_str())];
            let Ok(mut client) = Client::connect_with(address, &self.table, &headers).await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            self.converse(&mut client, &stopped, counts).await;
        }
    }

    fn is_over(&self) -> bool {
        self.open.is_none() && self.position.actor() == Actor::Over
    }

    /// Plays until the connection breaks, the game ends, or the test does.
    async fn converse(
        &mut self,
        client: &mut Client,
        stopped: &watch::Receiver<bool>,
        counts: &Counts,
    ) {
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            after: None,
        };
        if !say(client, &hello).await {
            return;
        }
        let mut greeted = false;
        while !self.is_over() {
            if greeted && self.open.is_none() && self.has_seen_own() {
                if *stopped.borrow() {
                    return;
                }
                if let Some(command) = self.choose() {
                    self.open = Some(command);
                    if !self.send(client).await {
                        return;
                    }
                    // A person thinks for a moment.
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
            }
            let next = tokio::time::timeout(Duration::from_secs(2), client.heard());
            let message = match next.await {
                Ok(Heard::Message(message)) => *message,
                Ok(Heard::Closed(_)) => return,
                // The computer's turn, or the end of the test.
                Err(_) if *stopped.borrow() => return,
                Err(_) => continue,
            };
            match message {
                ServerMessage::Welcome { state, played } => {
                    greeted = true;
                    let computer = |kind| matches!(kind, SeatKind::Computer { .. });
                    let seats = state.seats.iter().filter(|seat| computer(seat.held));
                    self.computers = seats.map(|seat| seat.seat).collect();
                    assert_ne!(state.status, Status::Broken);
                    self.see(0, played);
                    if let Some(open) = &self.open {
                        counts.resent.fetch_add(1, Ordering::Relaxed);
                        if state.seq > open.after {
                            counts.known.fetch_add(1, Ordering::Relaxed);
                        }
                        if !self.send(client).await {
                            return;
                        }
                    }
                }
                ServerMessage::News { keep, played, .. } => self.see(keep as usize, played),
                ServerMessage::Ack { id, seq } => {
                    let open = self.open.take().expect("something is open");
                    assert!(id == open.id && seq > open.after, "{open:?} {seq}");
                    self.acknowledged.push(open);
                }
                ServerMessage::Refused {
                    refusal, message, ..
                } => panic!("{}: {refusal:?}: {message}", self.game()),
                _ => {}
            }
        }
    }

    /// Whether the news of what was acknowledged last has come.
    fn has_seen_own(&self) -> bool {
        let last = self.acknowledged.last();
        last.is_none_or(|last| last.after < self.shown.len() as u64)
    }

    /// Takes in what was played. What was shown once stands for ever: no turn is lost, no dice are rolled
    /// again.
    fn see(&mut self, keep: usize, played: Vec<PlayedView>) {
        let mut all = self.shown[..keep].to_vec();
        all.extend(played);
        assert!(
            all.starts_with(&self.shown),
            "{}: {:?}",
            self.game(),
            self.shown
        );
        for entry in &all[self.shown.len()..] {
            // The log is legal, turn by turn.
            self.position.play(&entry.text).unwrap();
        }
        self.shown = all;
    }

    /// What to ask for now: a roll, or a turn found by walking its steps; nothing while the computer is due.
    fn choose(&mut self) -> Option<Sent> {
        let text = match self.position.actor() {
            Actor::Over => return None,
            Actor::Chance if self.computer_rolls() => return None,
            Actor::Chance => None,
            Actor::Player(seat) if self.computers.contains(&seat) => return None,
            Actor::Player(_) => Some(self.turn()),
        };
        Some(Sent {
            id: Uuid::now_v7(),
            after: self.shown.len() as u64,
            text,
        })
    }

    /// The dice of the computer are rolled by the server: those after the first turn, when it is next.
    fn computer_rolls(&self) -> bool {
        let last = self.shown.iter().rev().find_map(|entry| entry.seat);
        let seats = self.position.seating().seats;
        last.is_some_and(|last| self.computers.contains(&last.next(seats)))
    }

    fn turn(&mut self) -> String {
        let mut steps: Vec<String> = Vec::new();
        loop {
            let partial: Vec<&str> = steps.iter().map(String::as_str).collect();
            let node = self.position.steps(&partial).unwrap();
            self.random ^= self.random << 13;
            self.random ^= self.random >> 7;
            self.random ^= self.random << 17;
            let target = &node.targets[self.random as usize % node.targets.len()];
            steps.push(target.step.clone());
            if matches!(target.next, Next::End) {
                let mut after = self.position.boxed();
                return after.play(&steps.join(" ")).unwrap().text;
            }
        }
    }

    async fn send(&self, client: &mut Client) -> bool {
        let Sent { id, after, text } = self.open.clone().expect("something to send");
        let command = match text {
            Some(text) => Command::Turn { text },
            None => Command::Roll,
        };
        let command = ClientMessage::Command {
            id,
            after_seq: after,
            command,
        };
        say(client, &command).await
    }
}

async fn say(client: &mut Client, message: &ClientMessage) -> bool {
    let text = serde_json::to_string(message).unwrap();
    client.try_say(&text).await.is_ok()
}
