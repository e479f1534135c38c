//! The options of a game and which of them go together (PT-2, PT-3).

use crate::SPEC;
use tablier_game::{Message, OptionError, OptionValues, Options, Seat, Seating, read_options};
use tablier_goban::Size;

/// A combination of options that exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PenteOptions {
    players: u8,
    size: Size,
    capture_win: bool,
    capture: u8,
    self_capture: SelfCapture,
    overtime: Overtime,
    mixed_capture: bool,
    teams: bool,
    opening: Opening,
}

/// What happens to own stones that a placement leaves between two enemy stones (PT-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SelfCapture {
    /// Nothing.
    None,
    /// They are captured.
    Capture,
    /// Such a placement is refused.
    Forbidden,
}

/// Whether a winning line can be answered by a capture (PT-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overtime {
    /// A winning line wins at once.
    Off,
    /// By closing a line that is closed at one end.
    Line,
    /// By any capture that breaks every line.
    Break,
}

/// How a game of two begins (PT-14, G-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Three stones, then a choice of three.
    Swap2,
    /// Four stones, then a choice of colours.
    Swap,
    /// Without restriction.
    None,
    /// White's first stone on the centre, the second at least three intersections away.
    Pro,
    /// The same with four intersections.
    LongPro,
}

impl PenteOptions {
    /// How many play.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The size of the board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Whether captured stones can win.
    pub const fn capture_win(&self) -> bool {
        self.capture_win
    }

    /// The greatest length of a run that is captured: 2 or 3.
    pub const fn capture(&self) -> u8 {
        self.capture
    }

    /// What happens to own stones between two enemy stones.
    pub const fn self_capture(&self) -> SelfCapture {
        self.self_capture
    }

    /// Whether a winning line can be answered.
    pub const fn overtime(&self) -> Overtime {
        self.overtime
    }

    /// Whether a captured run may be of several colours. Without meaning for two players.
    pub const fn mixed_capture(&self) -> bool {
        self.mixed_capture
    }

    /// Whether seats 1 and 3 play seats 2 and 4.
    pub const fn teams(&self) -> bool {
        self.teams
    }

    /// How the game begins.
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// Whether more than two play, each for themselves.
    const fn each_for_themselves(&self) -> bool {
        self.players > 2 && !self.teams
    }

    /// How long a winning line is at least (PT-4).
    pub const fn line_length(&self) -> u8 {
        if self.each_for_themselves() { 4 } else { 5 }
    }

    /// How many captured stones win, or `None` if captures do not win (PT-5).
    pub const fn capture_number(&self) -> Option<u16> {
        if !self.capture_win {
            None
        } else if self.capture == 3 {
            Some(15)
        } else if self.each_for_themselves() {
            Some(8)
        } else {
            Some(10)
        }
    }

    /// Why a game with these options cannot be rated, or `None` if it can (PT-3).
    pub fn training_only(&self) -> Option<Message> {
        if self.teams {
            Some(Message::new("pente-training-teams"))
        } else if self.size == Size::MIN {
            Some(Message::new("pente-training-size"))
        } else if self.players == 2 && !matches!(self.opening, Opening::Swap | Opening::Swap2) {
            Some(Message::new("pente-training-opening"))
        } else {
            None
        }
    }

    /// The bits of all options, for hashing.
    pub(crate) const fn bits(&self) -> u64 {
        let mut bits = self.players as u64;
        bits = bits << 5 | self.size.side() as u64;
        bits = bits << 1 | self.capture_win as u64;
        bits = bits << 2 | self.capture as u64;
        bits = bits << 2 | self.self_capture as u64;
        bits = bits << 2 | self.overtime as u64;
        bits = bits << 1 | self.mixed_capture as u64;
        bits = bits << 1 | self.teams as u64;
        bits << 3 | self.opening as u64
    }

    /// Whether two seats win and lose together; each does with itself.
    pub(crate) const fn allied(&self, a: Seat, b: Seat) -> bool {
        a.0 == b.0 || self.teams && a.0 % 2 == b.0 % 2
    }
}

impl Options for PenteOptions {
    fn from_values(values: &OptionValues) -> Result<PenteOptions, OptionError> {
        let given = read_options(&SPEC, values)?;
        let value = |key: &str| -> Option<&'static str> {
            given
                .iter()
                .find(|(option, _)| option.key == key)
                .and_then(|(_, value)| *value)
        };
        let number = |key: &str, default: u8| {
            value(key).map_or(default, |value| {
                value
                    .parse()
                    .expect("the values of this option are numbers")
            })
        };
        let players = number("players", 2);
        let options = PenteOptions {
            players,
            size: Size::new(number("size", 19)).expect("the values of `size` are sizes"),
            capture_win: value("capture-win") != Some("off"),
            capture: number("capture", 2),
            self_capture: match value("self-capture") {
                Some("capture") => SelfCapture::Capture,
                Some("forbidden") => SelfCapture::Forbidden,
                _ => SelfCapture::None,
            },
            overtime: match value("overtime") {
                Some("line") => Overtime::Line,
                Some("break") => Overtime::Break,
                _ => Overtime::Off,
            },
            mixed_capture: value("mixed-capture") != Some("off"),
            teams: value("teams") == Some("on"),
            opening: match value("opening") {
                Some("none") => Opening::None,
                Some("swap") => Opening::Swap,
                Some("pro") => Opening::Pro,
                Some("long-pro") => Opening::LongPro,
                Some(_) => Opening::Swap2,
                None if players == 2 => Opening::Swap2,
                None => Opening::None,
            },
        };
        match options.conflict() {
            None => Ok(options),
            Some(message) => Err(OptionError::Combination(message)),
        }
    }

    fn to_values(&self) -> OptionValues {
        let on = |on| if on { "on" } else { "off" };
        let values = [
            ("players", self.players.to_string()),
            ("size", self.size.to_string()),
            ("capture-win", on(self.capture_win).to_owned()),
            ("capture", self.capture.to_string()),
            ("self-capture", self.self_capture.id().to_owned()),
            ("overtime", self.overtime.id().to_owned()),
            ("mixed-capture", on(self.mixed_capture).to_owned()),
            ("teams", on(self.teams).to_owned()),
            ("opening", self.opening.id().to_owned()),
        ];
        values
            .into_iter()
            .map(|(key, value)| (key.to_owned(), value))
            .collect()
    }

    fn seating(&self) -> Seating {
        Seating {
            seats: self.players,
            teams: if self.teams { 2 } else { self.players },
        }
    }

    fn conditions(&self) -> Vec<Message> {
        let mut all = vec![
            Message::new("pente-condition-line").with("length", i32::from(self.line_length())),
        ];
        all.push(match self.capture_number() {
            Some(stones) if self.teams => {
                Message::new("pente-condition-capture-team").with("stones", i32::from(stones))
            }
            Some(stones) => {
                Message::new("pente-condition-capture").with("stones", i32::from(stones))
            }
            None => Message::new("pente-condition-no-capture"),
        });
        if self.capture == 3 {
            all.push(Message::new("pente-condition-three"));
        }
        match self.overtime {
            Overtime::Off => {}
            Overtime::Line => all.push(Message::new("pente-condition-overtime-line")),
            Overtime::Break => all.push(Message::new("pente-condition-overtime-break")),
        }
        match self.self_capture {
            SelfCapture::None => {}
            SelfCapture::Capture => all.push(Message::new("pente-condition-self-capture")),
            SelfCapture::Forbidden => all.push(Message::new("pente-condition-self-forbidden")),
        }
        if self.players > 2 && !self.mixed_capture {
            all.push(Message::new("pente-condition-unmixed"));
        }
        if self.teams {
            all.push(Message::new("pente-condition-teams"));
        }
        all
    }
}

impl PenteOptions {
    /// What does not go together, if anything.
    fn conflict(&self) -> Option<Message> {
        let players = |message: Message| message.with("players", i32::from(self.players));
        if self.teams && self.players != 4 {
            Some(players(Message::new("pente-options-teams")))
        } else if !self.capture_win && self.players != 2 {
            Some(players(Message::new("pente-options-capture-win")))
        } else if !self.mixed_capture && self.players == 2 {
            Some(Message::new("pente-options-mixed-capture"))
        } else if self.opening != Opening::None && self.players != 2 {
            let message =
                Message::new("pente-options-opening").with_id("opening", self.opening.id());
            Some(players(message))
        } else {
            None
        }
    }
}

impl SelfCapture {
    /// The value of the option.
    pub const fn id(self) -> &'static str {
        match self {
            SelfCapture::None => "none",
            SelfCapture::Capture => "capture",
            SelfCapture::Forbidden => "forbidden",
        }
    }
}

impl Overtime {
    /// The value of the option.
    pub const fn id(self) -> &'static str {
        match self {
            Overtime::Off => "off",
            Overtime::Line => "line",
            Overtime::Break => "break",
        }
    }
}

impl Opening {
    /// The value of the option.
    pub const fn id(self) -> &'static str {
        match self {
            Opening::Swap2 => "swap2",
            Opening::Swap => "swap",
            Opening::None => "none",
            Opening::Pro => "pro",
            Opening::LongPro => "long-pro",
        }
    }

    /// How far from the centre White's second stone must be (PT-14); 0 where it may be anywhere.
    pub const fn distance(self) -> u8 {
        match self {
            Opening::Pro => 3,
            Opening::LongPro => 4,
            Opening::Swap2 | Opening::Swap | Opening::None => 0,
        }
    }

    /// How many stones the first player places before the second chooses (G-7).
    pub const fn set(self) -> u8 {
        match self {
            Opening::Swap2 => 3,
            Opening::Swap => 4,
            Opening::None | Opening::Pro | Opening::LongPro => 0,
        }
    }
}
