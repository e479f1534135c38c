//! Messages: what a program says to a person, as an id of the catalogue of texts and its arguments.
//!
//! Rules and engines never hold sentences; the texts are in `texts/*.ftl` (Fluent), and a test walks
//! all ids in both languages.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(untagged)]
#[ts(export_to = "protocol.ts")]
pub enum Arg {
    /// A count or a number, shown by the rules of the language.
    Number(i32),
    /// A text put in as it is: a cell, a turn, an id that the text selects on (a side).
    Text(Cow<'static, str>),
}

impl From<i32> for Arg {
    fn from(number: i32) -> Arg {
        Arg::Number(number)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(Cow::Owned(text.to_owned()))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(Cow::Owned(text))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Text(text) => f.write_str(text),
        }
    }
}

/// The arguments of a message, by name. No heap is touched while it is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Args(SmallVec<[(Cow<'static, str>, Arg); 1]>);

impl Args {
    /// The arguments with their names, in the order given.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().map(|(name, arg)| (name.as_ref(), arg))
    }
}

impl Serialize for Args {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = BTreeMap::<String, Arg>::deserialize(deserializer)?;
        Ok(Args(
            map.into_iter()
                .map(|(name, arg)| (Cow::Owned(name), arg))
                .collect(),
        ))
    }
}

/// An id of the catalogue of texts with its arguments.
///
/// Ids are kebab-case and begin with the game's id (`connect-four-column-full`) or, for what every
/// game can say, with `game-`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[ts(export_to = "protocol.ts")]
pub struct Message {
    /// The id in the catalogue of texts.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    #[serde(default)]
    #[ts(type = "Record<string, Arg>")]
    pub args: Args,
}

impl Message {
    /// The message `id` without arguments.
    pub const fn new(id: &'static str) -> Message {
        Message {
            id: Cow::Borrowed(id),
            args: Args(SmallVec::new_const()),
        }
    }

    /// This message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.0.push((Cow::Borrowed(name), arg.into()));
        self
    }

    /// This message with one more argument that is an id (of a side, say). Unlike [`Message::with`]
    /// it does not copy the text, so that a first argument of this kind touches no heap: the rules
    /// ask with such messages at every step of a turn.
    #[must_use]
    pub fn with_id(mut self, name: &'static str, id: &'static str) -> Message {
        self.args
            .0
            .push((Cow::Borrowed(name), Arg::Text(Cow::Borrowed(id))));
        self
    }
}

impl fmt::Display for Message {
    /// The id and the arguments, for logs and for places without a catalogue of texts.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        for (name, arg) in self.args.iter() {
            write!(f, " {name}={arg}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Message {}
