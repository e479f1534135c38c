//! One visitor, who goes on over every restart, and with another game when one ends.

use super::random::Random;
use super::sitting::{Sent, Sitting, What};
use super::tables::Wanted;
use crate::support::{Client, Heard, ask};
use std::net::SocketAddr;
use std::time::Duration;
use tablier_protocol::{ClientMessage, PROTOCOL, ServerMessage};
use tokio::sync::watch;

/// A person thinks for a moment.
const THINKING: Duration = Duration::from_millis(100);

/// How often something was sent again.
#[derive(Clone, Copy, Default)]
pub struct Counts {
    /// What had not been acknowledged.
    pub resent: usize,
    /// Turns and calls for another game among it that were in the log already.
    pub known: usize,
    /// Rolls among it that were in the log already.
    pub known_rolls: usize,
    /// What had been acknowledged before, and was answered in the same way.
    pub repeated: usize,
}

/// One visitor.
pub struct Player {
    pub cookie: String,
    pub sitting: Sitting,
    /// The games that ended.
    pub earlier: Vec<Sitting>,
    pub counts: Counts,
    random: Random,
}

impl Player {
    pub async fn open(address: SocketAddr, wanted: Wanted, number: u64) -> Player {
        let body = wanted.body().to_string();
        let answer = ask(address, "POST", "/api/tables", &[], &body).await;
        assert_eq!(answer.status, 201, "{body}: {}", answer.body);
        let table = answer.json()["table"].as_str().unwrap().to_owned();
        Player {
            cookie: answer.cookie().unwrap(),
            sitting: Sitting::begin(wanted, table),
            earlier: Vec::new(),
            counts: Counts::default(),
            random: Random::of(number),
        }
    }

    /// Every game, in order.
    pub fn sittings(&self) -> impl Iterator<Item = &Sitting> {
        self.earlier.iter().chain([&self.sitting])
    }

    pub async fn play(
        &mut self,
        mut addresses: watch::Receiver<Option<SocketAddr>>,
        stopped: watch::Receiver<bool>,
    ) {
        while !*stopped.borrow() {
            let address = *addresses.borrow_and_update();
            let Some(address) = address else {
                // Between a kill and a restart.
                drop(tokio::time::timeout(Duration::from_millis(200), addresses.changed()).await);
                continue;
            };
            let headers = [("cookie", self.cookie.as_str())];
            let table = &self.sitting.table;
            let Ok(mut client) = Client::connect_with(address, table, &headers).await else {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            };
            // The end of a connection is the test's own doing.
            let _ = self.converse(&mut client, &stopped).await;
        }
    }

    /// Plays until the connection breaks (`None`), the game ends, or the test does.
    async fn converse(
        &mut self,
        client: &mut Client,
        stopped: &watch::Receiver<bool>,
    ) -> Option<()> {
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL,
            after: None,
        };
        say(client, &hello).await?;
        let mut greeted = false;
        loop {
            if greeted && self.sitting.open.is_none() {
                if let Some(next) = self.sitting.next.clone() {
                    let next = Sitting::begin(self.sitting.wanted.clone(), next);
                    self.earlier
                        .push(std::mem::replace(&mut self.sitting, next));
                    return Some(());
                }
                if *stopped.borrow() {
                    return Some(());
                }
                if let Some(sent) = self.sitting.choose(&mut self.random) {
                    self.sitting.open = Some(sent.clone());
                    send(client, &sent).await?;
                    tokio::time::sleep(THINKING).await;
                }
            }
            let next = tokio::time::timeout(Duration::from_secs(2), client.heard());
            let message = match next.await {
                Ok(Heard::Message(message)) => *message,
                Ok(Heard::Closed(_)) => return None,
                // The computer's turn, or the end of the test.
                Err(_) if *stopped.borrow() => return None,
                Err(_) => continue,
            };
            match message {
                ServerMessage::Welcome { state, played } => {
                    greeted = true;
                    self.sitting.see(&state, 0, played);
                    if let Some((last, _)) = self.sitting.acknowledged.last() {
                        send(client, last).await?;
                    }
                    if let Some(open) = self.sitting.open.clone() {
                        let is_known = match open.what {
                            What::Turn(_) | What::Roll => state.seq > open.after,
                            What::Rematch => state.rematch.is_some(),
                        };
                        self.counts.resent += 1;
                        if is_known && open.what == What::Roll {
                            self.counts.known_rolls += 1;
                        } else if is_known {
                            self.counts.known += 1;
                        }
                        send(client, &open).await?;
                    }
                }
                ServerMessage::News {
                    state,
                    keep,
                    played,
                } => self.sitting.see(&state, keep as usize, played),
                ServerMessage::Ack { id, seq } => {
                    let open = self.sitting.open.take_if(|open| open.id == id);
                    if let Some(open) = open {
                        assert!(seq > open.after, "{open:?} {seq}");
                        self.sitting.acknowledged.push((open, seq));
                    } else {
                        let mut before = self.sitting.acknowledged.iter();
                        let first = before.find(|(sent, _)| sent.id == id);
                        assert_eq!(first.map(|(_, first)| *first), Some(seq), "{first:?}");
                        self.counts.repeated += 1;
                    }
                }
                ServerMessage::Refused {
                    refusal, message, ..
                } => panic!("{}: {refusal:?}: {message}", self.sitting.table),
                _ => {}
            }
        }
    }
}

async fn send(client: &mut Client, sent: &Sent) -> Option<()> {
    let command = ClientMessage::Command {
        id: sent.id,
        after_seq: sent.after,
        command: sent.command(),
    };
    say(client, &command).await
}

/// Nothing if the connection is broken.
async fn say(client: &mut Client, message: &ClientMessage) -> Option<()> {
    let text = serde_json::to_string(message).unwrap();
    client.try_say(&text).await.ok()
}
