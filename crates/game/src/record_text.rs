//! The canonical text of a record: a header of `key value` lines, an empty line, a line for each entry.
//!
//! ```text
//! tablier-record 1
//! game connect-four/1
//! option size=15
//! start 7/7/7/7/7/3r3 b ply=1
//! result win seats=1 how=line points=1
//!
//! 1 d
//! 2 e
//! roll 3-1
//! retire 2
//! ```
//!
//! Turns are numbered from 1; seats are written from 1. `#` begins a comment line.

use crate::{Entry, How, Outcome, Record, Seat};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

const FIRST_LINE: &str = "tablier-record 1";

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl Record {
    /// Whether a text claims to be a record of this form (its first line says so, comments aside).
    pub fn is_record(text: &str) -> bool {
        text.lines()
            .find(|line| !line.starts_with('#'))
            .is_some_and(|line| line.starts_with("tablier-record"))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        writeln!(f, "game {}/{}", self.game, self.rules)?;
        for (key, value) in &self.options {
            writeln!(f, "option {key}={value}")?;
        }
        if let Some(start) = &self.start {
            writeln!(f, "start {start}")?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "result {}", outcome_text(result))?;
        }
        writeln!(f)?;
        let mut number = 0;
        for entry in &self.entries {
            match entry {
                Entry::Turn { text } => {
                    number += 1;
                    writeln!(f, "{number} {text}")?;
                }
                Entry::Roll { text } => writeln!(f, "roll {text}")?,
                Entry::Retire { seat } => writeln!(f, "retire {seat}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim_end()))
            .filter(|(_, line)| !line.starts_with('#'));
        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            _ => return Err(error(1, format!("the first line is not `{FIRST_LINE}`"))),
        }
        let mut record = Record {
            game: String::new(),
            rules: 0,
            options: crate::OptionValues::new(),
            start: None,
            entries: Vec::new(),
            result: None,
        };
        let mut last = 1;
        for (line, text) in lines.by_ref() {
            last = line;
            if text.is_empty() {
                break;
            }
            header(&mut record, line, text)?;
        }
        if record.game.is_empty() {
            return Err(error(last, "the header has no `game` line".to_owned()));
        }
        let mut number = 0;
        for (line, text) in lines.filter(|(_, text)| !text.is_empty()) {
            record.entries.push(entry(&mut number, line, text)?);
        }
        Ok(record)
    }
}

fn error(line: usize, what: String) -> RecordError {
    RecordError { line, what }
}

fn header(record: &mut Record, line: usize, text: &str) -> Result<(), RecordError> {
    let (key, value) = text
        .split_once(' ')
        .ok_or_else(|| error(line, format!("`{text}` has no value")))?;
    match key {
        "game" if record.game.is_empty() => {
            let (game, rules) = value
                .split_once('/')
                .and_then(|(game, rules)| Some((game, rules.parse().ok()?)))
                .filter(|(game, _)| !game.is_empty())
                .ok_or_else(|| {
                    error(
                        line,
                        format!("`{value}` is not a game and a version (`connect-four/1`)"),
                    )
                })?;
            game.clone_into(&mut record.game);
            record.rules = rules;
        }
        "option" => {
            let (key, value) = value
                .split_once('=')
                .ok_or_else(|| error(line, format!("`{value}` is not `key=value`")))?;
            if record
                .options
                .insert(key.to_owned(), value.to_owned())
                .is_some()
            {
                return Err(error(line, format!("option `{key}` is given twice")));
            }
        }
        "start" if record.start.is_none() => record.start = Some(value.to_owned()),
        "result" if record.result.is_none() => {
            record.result = Some(parse_outcome(value).map_err(|what| error(line, what))?);
        }
        "game" | "start" | "result" => {
            return Err(error(line, format!("`{key}` is given twice")));
        }
        _ => return Err(error(line, format!("unknown header `{key}`"))),
    }
    Ok(())
}

fn entry(number: &mut u32, line: usize, text: &str) -> Result<Entry, RecordError> {
    let (key, value) = text
        .split_once(' ')
        .ok_or_else(|| error(line, format!("`{text}` has no value")))?;
    let value = value.trim().to_owned();
    match key {
        "roll" => Ok(Entry::Roll { text: value }),
        "retire" => match value.parse::<u8>() {
            Ok(seat @ 1..=8) => Ok(Entry::Retire {
                seat: Seat(seat - 1),
            }),
            _ => Err(error(line, format!("`{value}` is not a seat"))),
        },
        _ if key.parse() == Ok(*number + 1) => {
            *number += 1;
            Ok(Entry::Turn { text: value })
        }
        _ => Err(error(
            line,
            format!(
                "`{key}` is neither `roll`, `retire` nor the number {} of the turn due",
                *number + 1
            ),
        )),
    }
}

fn outcome_text(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Win { seats, how, points } => {
            let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            format!("win seats={} how={how} points={points}", seats.join(","))
        }
        Outcome::Draw { why } => format!("draw why={why}"),
        Outcome::Aborted => "aborted".to_owned(),
    }
}

fn parse_outcome(text: &str) -> Result<Outcome, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let field = |index: usize, key: &str| -> Result<&str, String> {
        words
            .get(index)
            .and_then(|word| word.strip_prefix(key))
            .filter(|value| !value.is_empty())
            .ok_or_else(|| format!("`{text}` has no `{key}` in its place"))
    };
    let how = |value: &str| How(Cow::Owned(value.to_owned()));
    match words.first() {
        Some(&"win") if words.len() == 4 => {
            let seats = field(1, "seats=")?
                .split(',')
                .map(|seat| match seat.parse::<u8>() {
                    Ok(seat @ 1..=8) => Ok(Seat(seat - 1)),
                    _ => Err(format!("`{seat}` is not a seat")),
                })
                .collect::<Result<_, _>>()?;
            let points = field(3, "points=")?;
            Ok(Outcome::Win {
                seats,
                how: how(field(2, "how=")?),
                points: points
                    .parse()
                    .map_err(|_| format!("`{points}` is not a number of points"))?,
            })
        }
        Some(&"draw") if words.len() == 2 => Ok(Outcome::Draw {
            why: how(field(1, "why=")?),
        }),
        Some(&"aborted") if words.len() == 1 => Ok(Outcome::Aborted),
        _ => Err(format!("`{text}` is not a result")),
    }
}
