//! Position strings (G-8): a GNU position ID, the letter of the player on roll, the dice, and fields.
//!
//! `4HPwATDgc/ABMA w 3-1 ply=2 out=1`. Also read: a position ID and a match ID joined by a colon, and an XGID.

use crate::refusal::quoted;
use crate::{Position, Refusal, Setup, Side, match_id, position_id, xgid};
use tablier_game::Seat;

/// The canonical position string.
pub(crate) fn write(position: &Position) -> String {
    let mut words = vec![
        position_id::write(position),
        position.on_roll().letter().to_string(),
    ];
    words.extend(position.dice().map(|dice| dice.to_string()));
    if position.ply() > 0 {
        words.push(format!("ply={}", position.ply()));
    }
    words.extend(position.left().map(|left| format!("out={}", left.seat())));
    words.join(" ")
}

/// Reads a position string in any notation.
pub(crate) fn read(text: &str) -> Result<Position, Refusal> {
    let text = text.trim();
    if xgid::is_one(text) {
        return xgid::read(text)?.try_into();
    }
    if let Some((id, match_id)) = text.split_once(':') {
        let (on_roll, dice) = match_id::read(match_id)?;
        let setup = Setup {
            dice,
            ..position_id::read(id, on_roll)?
        };
        return setup.try_into();
    }
    let mut words = text.split_ascii_whitespace().peekable();
    let id = words.next().unwrap_or_default();
    if id.len() != position_id::LENGTH {
        return Err(Refusal::NotAPosition { text: quoted(text) });
    }
    let letter = words.next_if(|word| word.len() == 1);
    let on_roll = match letter {
        None | Some("w") => Side::White,
        Some("b") => Side::Black,
        Some(word) => return Err(Refusal::Field { text: quoted(word) }),
    };
    let mut setup = position_id::read(id, on_roll)?;
    if let Some(word) = words.peek()
        && let Ok(dice) = word.parse()
    {
        setup.dice = Some(dice);
        words.next();
    }
    fields(words, &mut setup)?;
    setup.try_into()
}

/// Reads `ply=` and `out=`, each at most once.
fn fields<'a>(words: impl Iterator<Item = &'a str>, setup: &mut Setup) -> Result<(), Refusal> {
    let mut ply = None;
    for word in words {
        let refused = || Refusal::Field { text: quoted(word) };
        let (key, value) = word.split_once('=').ok_or_else(refused)?;
        if !value.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(refused());
        }
        match key {
            "ply" if ply.is_none() => ply = Some(value.parse().map_err(|_| refused())?),
            "out" if setup.left.is_none() => {
                let seat: u8 = value.parse().map_err(|_| refused())?;
                let seat = seat.checked_sub(1).map(Seat).ok_or_else(refused)?;
                setup.left = Some(Side::of(seat).ok_or_else(refused)?);
            }
            _ => return Err(refused()),
        }
    }
    setup.ply = ply.unwrap_or(0);
    Ok(())
}
