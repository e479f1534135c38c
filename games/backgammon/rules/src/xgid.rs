//! XGID, the position text of eXtreme Gammon (BG-9).
//!
//! `-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10`: 26 characters from the upper-case player's side (ours: White),
//! `-` for none and a letter for the number of checkers: Black's bar, White's points 1 to 24, White's bar; then the
//! cube (as a power of two), its owner, the turn (1 White, −1 Black), the dice, both scores, the rules, the
//! length of the match, and the limit of the cube.

use crate::refusal::quoted;
use crate::{Dice, Place, Position, Refusal, Setup, Side};

const PREFIX: &str = "XGID=";
/// How many characters the board has.
const BOARD: usize = 26;
/// How many fields there are, the board included.
const FIELDS: usize = 10;

/// Whether a text wants to be an XGID.
pub(crate) fn is_one(text: &str) -> bool {
    text.starts_with(PREFIX) || text.find(':') == Some(BOARD)
}

/// The XGID, a single game without a cube.
pub(crate) fn write(position: &Position) -> String {
    let (white, black) = (
        position.checkers(Side::White),
        position.checkers(Side::Black),
    );
    let letter = |first: u8, count: u8| match count {
        0 => '-',
        _ => char::from(first + count - 1),
    };
    let mut text = PREFIX.to_owned();
    text.push(letter(b'a', black.bar()));
    text.extend(Place::points().map(|point| match white.count(point) {
        0 => letter(b'a', black.count(point.mirrored())),
        count => letter(b'A', count),
    }));
    text.push(letter(b'A', white.bar()));
    let turn = match position.on_roll() {
        Side::White => "1",
        Side::Black => "-1",
    };
    let dice = position.dice().map_or("00".to_owned(), |dice| {
        format!("{}{}", dice.high(), dice.low())
    });
    text + &format!(":0:0:{turn}:{dice}:0:0:0:0:10")
}

/// Reads an XGID with or without its prefix.
pub(crate) fn read(text: &str) -> Result<Setup, Refusal> {
    let text = text.strip_prefix(PREFIX).unwrap_or(text);
    let fields: Vec<&str> = text.split(':').collect();
    if fields.len() != FIELDS {
        return Err(Refusal::XgidFields {
            fields: fields.len(),
        });
    }
    let refused = |index: usize| Refusal::XgidField {
        field: index + 1,
        text: quoted(fields[index]),
    };
    let mut setup = board(fields[0]).ok_or_else(|| refused(0))?;
    setup.on_roll = match fields[3] {
        "1" => Side::White,
        "-1" => Side::Black,
        _ => return Err(refused(3)),
    };
    setup.dice = match fields[4] {
        // Not rolled; the letters say that the cube was offered.
        "00" | "D" | "B" | "R" => None,
        dice => Some(dice.parse::<Dice>().map_err(|_| refused(4))?),
    };
    if !["0", "1", "-1"].contains(&fields[2]) {
        return Err(refused(2));
    }
    for index in [1, 5, 6, 7, 8, 9] {
        let digits = fields[index].bytes().all(|byte| byte.is_ascii_digit());
        if !digits || fields[index].parse::<u16>().is_err() {
            return Err(refused(index));
        }
    }
    Ok(setup)
}

/// The checkers of the first field.
fn board(text: &str) -> Option<Setup> {
    if text.len() != BOARD {
        return None;
    }
    let mut setup = Setup::EMPTY;
    for (letter, place) in text.bytes().zip((0..).map_while(Place::new)) {
        let (side, count) = match letter {
            b'-' => continue,
            b'A'..=b'O' => (Side::White, letter - b'A' + 1),
            b'a'..=b'o' => (Side::Black, letter - b'a' + 1),
            _ => return None,
        };
        let own = match side {
            Side::White => place,
            Side::Black => place.mirrored(),
        };
        // The first character is Black's bar, the last one White's: of each side the 25.
        if own == Place::OFF {
            return None;
        }
        setup.checkers[side][usize::from(own.number())] = count;
    }
    Some(setup)
}
