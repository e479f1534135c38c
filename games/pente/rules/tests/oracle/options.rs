//! The options of a game of Pente (PT-2).

/// What happens to stones placed between two enemy stones (PT-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelfCapture {
    /// Nothing happens.
    None,
    /// They go to the owner of the two ends.
    Capture,
    /// Such a point cannot be played.
    Forbidden,
}

/// Whether a winning line can be answered (PT-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overtime {
    /// A winning line wins at once.
    Off,
    /// The text's rule: the one line, captured whole by closing its open end.
    Line,
    /// Other sites' rule: any turn after which no winning line stands.
    Break,
}

/// How a game of two players starts (PT-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Three stones, then three choices.
    Swap2,
    /// Four stones, then a choice of colour.
    Swap,
    /// Anywhere.
    None,
    /// White's second stone at least 3 from the centre.
    Pro,
    /// White's second stone at least 4 from the centre.
    LongPro,
}

/// All options of PT-2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// 2, 3 or 4.
    pub players: u8,
    /// 19, 15, 13 or 9.
    pub size: usize,
    /// Whether captured stones can win.
    pub capture_win: bool,
    /// The longest run that can be captured: 2 or 3.
    pub capture: usize,
    /// PT-12.
    pub self_capture: SelfCapture,
    /// PT-13.
    pub overtime: Overtime,
    /// PT-9.
    pub mixed_capture: bool,
    /// PT-11.
    pub teams: bool,
    /// PT-14.
    pub opening: Opening,
}

impl Options {
    /// Reads keys and values; whatever PT-2 does not allow is refused with the reason.
    pub fn read(pairs: &[(&str, &str)]) -> Result<Options, String> {
        let mut options = Options {
            players: 2,
            size: 19,
            capture_win: true,
            capture: 2,
            self_capture: SelfCapture::None,
            overtime: Overtime::Off,
            mixed_capture: true,
            teams: false,
            opening: Opening::Swap2,
        };
        let mut seen: Vec<&str> = Vec::new();
        for (key, value) in pairs {
            if seen.contains(key) {
                return Err(format!("{key} is given twice"));
            }
            seen.push(key);
            match (*key, *value) {
                ("players", "2") => options.players = 2,
                ("players", "3") => options.players = 3,
                ("players", "4") => options.players = 4,
                ("size", "19") => options.size = 19,
                ("size", "15") => options.size = 15,
                ("size", "13") => options.size = 13,
                ("size", "9") => options.size = 9,
                ("capture-win", "on") => options.capture_win = true,
                ("capture-win", "off") => options.capture_win = false,
                ("capture", "2") => options.capture = 2,
                ("capture", "3") => options.capture = 3,
                ("self-capture", "none") => options.self_capture = SelfCapture::None,
                ("self-capture", "capture") => options.self_capture = SelfCapture::Capture,
                ("self-capture", "forbidden") => options.self_capture = SelfCapture::Forbidden,
                ("overtime", "off") => options.overtime = Overtime::Off,
                ("overtime", "line") => options.overtime = Overtime::Line,
                ("overtime", "break") => options.overtime = Overtime::Break,
                ("mixed-capture", "on") => options.mixed_capture = true,
                ("mixed-capture", "off") => options.mixed_capture = false,
                ("teams", "on") => options.teams = true,
                ("teams", "off") => options.teams = false,
                ("opening", "swap2") => options.opening = Opening::Swap2,
                ("opening", "swap") => options.opening = Opening::Swap,
                ("opening", "none") => options.opening = Opening::None,
                ("opening", "pro") => options.opening = Opening::Pro,
                ("opening", "long-pro") => options.opening = Opening::LongPro,
                (key, value) => return Err(format!("no such option: {key}={value}")),
            }
        }
        if options.players != 2 && !options.capture_win {
            return Err("capture-win=off is for two players only".to_owned());
        }
        if options.players == 2 && !options.mixed_capture {
            return Err("mixed-capture=off is for three or four players only".to_owned());
        }
        if options.players != 4 && options.teams {
            return Err("teams=on is for four players only".to_owned());
        }
        if options.players != 2 {
            if seen.contains(&"opening") && options.opening != Opening::None {
                return Err("an opening is for two players only".to_owned());
            }
            options.opening = Opening::None;
        }
        Ok(options)
    }

    /// PT-4: the length of row that wins.
    pub fn line_length(&self) -> usize {
        if self.players == 2 || self.teams {
            5
        } else {
            4
        }
    }

    /// PT-5: the number of captured stones that wins, if captures can win.
    pub fn capture_number(&self) -> Option<u32> {
        if !self.capture_win {
            None
        } else if self.capture == 3 {
            // Decided: 15 then for any number of players.
            Some(15)
        } else if self.players == 2 || self.teams {
            Some(10)
        } else {
            Some(8)
        }
    }

    /// PT-11: whether two seats win together (a seat always does with itself). Seats 1+3 play 2+4.
    pub fn same_side(&self, one: u8, other: u8) -> bool {
        one == other || (self.teams && one % 2 == other % 2)
    }
}
