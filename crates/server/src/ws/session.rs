//! One connection to a table, from hello to farewell.

use super::bucket::{Bucket, Verdict};
use super::outbox::{Outbox, Slow};
use crate::hub::Guest;
use crate::tables::{PresenceView, Snapshot};
use crate::time::now_ms;
use crate::{App, AppError, TableId, Visitor, limits};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::StreamExt;
use futures_util::stream::SplitStream;
use std::time::Instant;
use tablier_game::Message as Text;
use tablier_protocol::{ClientMessage, Command, Object, PROTOCOL, Refusal, ServerMessage};
use tablier_table::Stream;
use tokio::time::sleep_until;
use uuid::Uuid;

/// One connection to a table.
pub(super) struct Session {
    app: App,
    table: TableId,
    visitor: Option<Visitor>,
    guest: Guest,
    bucket: Bucket,
    /// What the client has, once it has said hello.
    shown: Option<Shown>,
    /// Something may have happened since; it is told when what was said before has left, so that there is
    /// one piece of news for all that happened while a slow client was reading.
    due: bool,
}

/// What a client has.
struct Shown {
    heads: [(Stream, u64); 3],
    presence: Option<PresenceView>,
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The client left.
    Left,
    /// It does not read fast enough.
    Slow,
    /// It says nothing.
    Silent,
    /// It breaks the protocol, or sends far too much.
    Rude,
    /// The server goes down.
    Restart,
    /// A fault of ours; the client comes back.
    Fault,
}

impl From<Slow> for End {
    fn from(_: Slow) -> End {
        End::Slow
    }
}

impl Session {
    pub(super) fn new(app: App, table: TableId, visitor: Option<Visitor>, guest: Guest) -> Session {
        Session {
            app,
            table,
            visitor,
            guest,
            bucket: Bucket::new(Instant::now()),
            shown: None,
            due: false,
        }
    }

    pub(super) async fn run(mut self, socket: WebSocket) {
        let (sink, stream) = socket.split();
        let outbox = Outbox::new(sink);
        let end = self.talk(stream, &outbox).await;
        tracing::debug!(table = %self.table, ?end, "a connection ended");
        metrics::counter!("tablier_socket_ends_total", "why" => format!("{end:?}")).increment(1);
        // Who is dropped is away at once, and not when the queue has ended.
        drop(self);
        let code = match end {
            End::Slow => return outbox.abandon(),
            End::Left => close_code::NORMAL,
            End::Silent | End::Rude => close_code::POLICY,
            End::Restart => close_code::RESTART,
            End::Fault => close_code::ERROR,
        };
        let close = CloseFrame {
            code,
            reason: "".into(),
        };
        // If there is no room for a farewell, there is none.
        let _ = outbox.send(Message::Close(Some(close)));
        outbox.finish().await;
    }

    async fn talk(&mut self, mut stream: SplitStream<WebSocket>, outbox: &Outbox) -> End {
        let stopping = self.app.stopping().clone();
        let mut heard = tokio::time::Instant::now();
        loop {
            let done = tokio::select! {
                biased;
                () = stopping.cancelled() => {
                    let restarting = ServerMessage::Restarting { after_ms: limits::RESTART_MS };
                    let _ = say(outbox, &restarting);
                    Err(End::Restart)
                }
                slow = outbox.stuck() => Err(slow.into()),
                message = stream.next() => {
                    heard = tokio::time::Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.hear(text.as_str(), outbox).await,
                        // No message of this protocol.
                        Some(Ok(Message::Binary(_))) => self.hear("", outbox).await,
                        // Whatever is sent counts.
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => match self.bucket.take(Instant::now()) {
                            Verdict::Taken | Verdict::Over => Ok(()),
                            Verdict::Flood => Err(End::Rude),
                        },
                        Some(Ok(Message::Close(_))) | None => Err(End::Left),
                        // Too long, or no message at all.
                        Some(Err(_)) => Err(End::Rude),
                    }
                }
                changed = self.guest.bell.changed() => match changed {
                    Ok(()) => {
                        self.due = true;
                        Ok(())
                    }
                    Err(_) => Err(End::Fault),
                },
                () = outbox.emptied(), if self.due => self.tell(outbox).await,
                () = sleep_until(heard + limits::SILENCE) => Err(End::Silent),
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    async fn hear(&mut self, text: &str, outbox: &Outbox) -> Result<(), End> {
        match self.bucket.take(Instant::now()) {
            Verdict::Taken => {}
            Verdict::Over => {
                let id = match serde_json::from_str(text) {
                    Ok(ClientMessage::Command { id, .. }) => Some(id),
                    _ => None,
                };
                let message = AppError::TooMany.message();
                return self.refuse(outbox, id, Refusal::TooMany, message).await;
            }
            Verdict::Flood => return Err(End::Rude),
        }
        match serde_json::from_str(text).map(|Object(message)| message) {
            Ok(ClientMessage::Hello { protocol, after }) => {
                if protocol != PROTOCOL {
                    let message = Text::new("table-error-protocol");
                    self.refuse(outbox, None, Refusal::Malformed, message)
                        .await?;
                    return Err(End::Rude);
                }
                self.greet(outbox, after).await
            }
            Ok(ClientMessage::Command {
                id,
                after_seq,
                command,
            }) if self.shown.is_some() => self.carry_out(outbox, id, after_seq, command).await,
            Ok(ClientMessage::Ping { nonce }) => {
                let now_ms = now_ms();
                Ok(say(outbox, &ServerMessage::Pong { nonce, now_ms })?)
            }
            // A command before the hello, or no message of this protocol.
            Ok(ClientMessage::Command { .. }) | Err(_) => self.misheard(outbox).await,
        }
    }

    async fn misheard(&mut self, outbox: &Outbox) -> Result<(), End> {
        let message = Text::new("table-error-malformed");
        self.refuse(outbox, None, Refusal::Malformed, message).await
    }

    async fn carry_out(
        &mut self,
        outbox: &Outbox,
        id: Uuid,
        after_seq: u64,
        command: Command,
    ) -> Result<(), End> {
        let begun = Instant::now();
        let is_turn = matches!(command, Command::Turn { .. });
        let answer = match &self.visitor {
            Some(visitor) => {
                let tables = self.app.tables();
                tables
                    .command(self.table, visitor, id, after_seq, command)
                    .await
            }
            None => Err(AppError::Forbidden),
        };
        let error = match answer {
            Ok(seq) => {
                metrics::histogram!("tablier_ack_seconds").record(begun.elapsed().as_secs_f64());
                if is_turn {
                    metrics::counter!("tablier_turns_total").increment(1);
                }
                say(outbox, &ServerMessage::Ack { id, seq })?;
                self.due = true;
                return Ok(());
            }
            Err(error) => error,
        };
        let refusal = match &error {
            AppError::Stale => Refusal::Stale,
            AppError::Forbidden | AppError::CrossSite => Refusal::NotYours,
            AppError::Refused(_)
            | AppError::Method
            | AppError::NotFound
            | AppError::NoTable
            | AppError::NoInvitation
            | AppError::Bad(_)
            | AppError::TooLarge => Refusal::Illegal,
            AppError::TooMany => Refusal::TooMany,
            AppError::Unavailable | AppError::Internal => Refusal::Unavailable,
        };
        // What was missed comes before the refusal.
        if refusal == Refusal::Stale {
            self.tell(outbox).await?;
        }
        self.refuse(outbox, Some(id), refusal, error.message())
            .await
    }

    async fn refuse(
        &mut self,
        outbox: &Outbox,
        id: Option<Uuid>,
        refusal: Refusal,
        message: Text,
    ) -> Result<(), End> {
        let seq = match self.app.tables().snapshot(self.table).await {
            Ok(snapshot) => snapshot.table.seq(),
            // The store does not answer; the client finds out with its next hello.
            Err(_) => self.shown.as_ref().map_or(0, |shown| shown.heads[0].1),
        };
        let refused = ServerMessage::Refused {
            id,
            refusal,
            message,
            seq,
        };
        Ok(say(outbox, &refused)?)
    }

    /// Answers a hello: with what the client missed, or with everything.
    async fn greet(&mut self, outbox: &Outbox, after: Option<u64>) -> Result<(), End> {
        let snapshot = self.snapshot().await?;
        self.show(outbox, &snapshot, after)?;
        self.due = true;
        Ok(())
    }

    /// Tells what the client does not have yet: of the game, then of who is here.
    async fn tell(&mut self, outbox: &Outbox) -> Result<(), End> {
        self.due = false;
        let Some(shown) = &self.shown else {
            return Ok(());
        };
        let before = shown.heads;
        let snapshot = self.snapshot().await?;
        if snapshot.table.heads() != before {
            self.show(outbox, &snapshot, Some(before[0].1))?;
        }
        let visitor = self.visitor.as_ref().map(|visitor| visitor.id);
        let tables = self.app.tables();
        let here = tables.presence(self.table, &snapshot.table, visitor);
        let Some(shown) = &mut self.shown else {
            return Ok(());
        };
        if shown.presence.as_ref() != Some(&here) {
            shown.presence = Some(here.clone());
            let presence = ServerMessage::Presence {
                seats: here.seats,
                watchers: here.watchers,
                claim: here.claim,
                now_ms: now_ms(),
            };
            say(outbox, &presence)?;
        }
        Ok(())
    }

    fn show(
        &mut self,
        outbox: &Outbox,
        snapshot: &Snapshot,
        after: Option<u64>,
    ) -> Result<(), End> {
        let table = &snapshot.table;
        let visitor = self.visitor.as_ref().map(|visitor| visitor.id);
        let state = Box::new(self.app.tables().view(self.table, snapshot, visitor));
        let keep = after.and_then(|after| table.keep_since(after));
        let message = match keep {
            Some(keep) => ServerMessage::News {
                state,
                keep,
                played: table.played().skip(keep as usize).cloned().collect(),
            },
            None => ServerMessage::Welcome {
                state,
                played: table.played().cloned().collect(),
            },
        };
        let presence = self.shown.take().and_then(|shown| shown.presence);
        self.shown = Some(Shown {
            heads: table.heads(),
            presence,
        });
        Ok(say(outbox, &message)?)
    }

    async fn snapshot(&self) -> Result<std::sync::Arc<Snapshot>, End> {
        self.app
            .tables()
            .snapshot(self.table)
            .await
            .map_err(|error| {
                tracing::error!(table = %self.table, %error, "a table cannot be shown");
                End::Fault
            })
    }
}

fn say(outbox: &Outbox, message: &ServerMessage) -> Result<(), Slow> {
    let text =
        serde_json::to_string(message).expect("a message has text keys and finite numbers only");
    outbox.send(Message::Text(text.into()))
}
