//! An event in the log, as it is stored, and how old versions are read.

use crate::{Event, Stream};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version that events are written in.
pub const EVENT_VERSION: u16 = 1;

/// An event in the log, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogEntry {
    /// The stream.
    pub stream: Stream,
    /// The number in the stream.
    pub seq: u64,
    /// The last number of the game stream when it happened (for the game stream: the number before).
    pub after: u64,
    /// When, in milliseconds since 1970 UTC. For people and for clocks whose ends no process saw.
    pub at_ms: u64,
    /// The version of `body`.
    pub v: u16,
    /// The event as JSON.
    pub body: String,
}

/// An event cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadEvent {
    /// It was written by a later program.
    #[error("event version {0} is later than {EVENT_VERSION}")]
    Later(u16),
    /// It is not of the form of its version.
    #[error("{0}")]
    Form(String),
}

impl LogEntry {
    /// The entry of an event.
    pub fn new(event: &Event, seq: u64, after: u64, at_ms: u64) -> LogEntry {
        LogEntry {
            stream: event.stream(),
            seq,
            after,
            at_ms,
            v: EVENT_VERSION,
            body: serde_json::to_string(event)
                .expect("an event has text keys and whole numbers only"),
        }
    }

    /// The event, brought to the present version.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn event(&self) -> Result<Event, BadEvent> {
        if self.v > EVENT_VERSION {
            return Err(BadEvent::Later(self.v));
        }
        let body = serde_json::from_str(&self.body).map_err(|e| BadEvent::Form(e.to_string()))?;
        let body = upcast(UPCASTERS, self.v, body);
        serde_json::from_value(body).map_err(|e| BadEvent::Form(e.to_string()))
    }

    /// Whether it says that entries before it were changed, so that they must be read anew.
    pub fn is_forgetting(&self) -> bool {
        matches!(self.event(), Ok(crate::Event::Forgotten))
    }

    /// Where the entry stands among all streams of a log: an offer comes after the turn that it saw.
    pub fn order(&self) -> (u64, Stream, u64) {
        match self.stream {
            Stream::Game => (self.seq, Stream::Game, self.seq),
            Stream::Seats | Stream::Offers => (self.after, self.stream, self.seq),
        }
    }
}

/// Brings the body of an event from a version to the next one.
struct Upcaster {
    /// The version that it reads.
    from: u16,
    /// The kind of event that it changes.
    kind: &'static str,
    change: fn(&mut Value),
}

/// From the oldest to the latest. Version 1 is the first.
const UPCASTERS: &[Upcaster] = &[];

fn upcast(upcasters: &[Upcaster], v: u16, mut body: Value) -> Value {
    for upcaster in upcasters.iter().filter(|upcaster| upcaster.from >= v) {
        if body["kind"] == upcaster.kind {
            (upcaster.change)(&mut body);
        }
    }
    body
}

#[cfg(test)]
mod tests {
    use super::{BadEvent, LogEntry, Upcaster, upcast};
    use crate::{Event, Stream};
    use serde_json::json;
    use tablier_game::Seat;

    #[test]
    fn old_bodies_are_brought_up_step_by_step() {
        let upcasters = [
            Upcaster {
                from: 1,
                kind: "turn",
                change: |body| body["spent_ms"] = json!(0),
            },
            Upcaster {
                from: 2,
                kind: "turn",
                change: |body| body["note"] = body["spent_ms"].take(),
            },
            Upcaster {
                from: 2,
                kind: "roll",
                change: |body| body["note"] = json!("no"),
            },
        ];
        let old = json!({"kind": "turn", "text": "d"});
        assert_eq!(
            upcast(&upcasters, 1, old.clone()),
            json!({"kind": "turn", "text": "d", "spent_ms": null, "note": 0})
        );
        assert_eq!(upcast(&upcasters, 3, old.clone()), old);
    }

    #[test]
    fn an_entry_is_read_as_it_is_written_and_strange_ones_are_refused() {
        let event = Event::DrawOffered { seat: Seat(1) };
        let entry = LogEntry::new(&event, 1, 7, 123);
        assert_eq!(entry.event(), Ok(event));
        assert_eq!(entry.stream, Stream::Offers);
        let later = LogEntry {
            v: 99,
            ..entry.clone()
        };
        assert_eq!(later.event(), Err(BadEvent::Later(99)));
        for body in [
            "",
            "{}",
            r#"{"kind":"dance"}"#,
            r#"{"kind":"turn","seat":0}"#,
        ] {
            let bad = LogEntry {
                body: body.into(),
                ..entry.clone()
            };
            assert!(matches!(bad.event(), Err(BadEvent::Form(_))), "{body}");
        }
    }
}
