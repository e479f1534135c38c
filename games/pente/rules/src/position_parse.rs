//! Reading position strings (rule G-8).

use crate::position_write::{default_phase, line_text};
use crate::{
    Colour, MAX_PLY, Opening, Overtime, PenteOptions, Phase, Position, PositionFault, SPEC,
};
use tablier_game::{Options, Seat};
use tablier_goban::{BoardError, BoardFault, PositionFields, Size, parse_board};

/// The fields besides the options.
const FIELDS: [&str; 6] = ["ply", "cap", "phase", "seats", "line", "out"];

/// The options that not every number of players has; if the text says another number of players than
/// the base, the base's values of these do not apply.
const BY_PLAYERS: [&str; 4] = ["capture-win", "mixed-capture", "teams", "opening"];

/// The letters of the stones; either case is read.
const LETTERS: [char; 8] = ['w', 'b', 'r', 'y', 'W', 'B', 'R', 'Y'];

/// Reads a position string; options that it leaves open are as in `base`.
pub(crate) fn parse(text: &str, base: &PenteOptions) -> Result<Position, PositionFault> {
    let mut known: Vec<&str> = SPEC.options.iter().map(|option| option.key).collect();
    known.extend(FIELDS);
    let fields = PositionFields::parse(text, &known).map_err(PositionFault::Form)?;
    let options = options(&fields, base)?;
    let mut position = Position::initial(&options);
    board(fields.board, &mut position)?;
    if let Some(given) = fields.get("ply") {
        let ply = number(given).ok_or_else(|| value("ply", given))?;
        position.state.ply = ply;
    }
    position.state.phase = match fields.get("phase") {
        None => default_phase(&position),
        Some(given) => phase(given, options.opening())?,
    };
    if let Some(given) = fields.get("cap") {
        captured(given, &mut position)?;
    }
    if let Some(given) = fields.get("seats") {
        position.state.swapped = swapped(given, &position)?;
    }
    to_move(&fields, &mut position)?;
    if let Some(given) = fields.get("out") {
        out(given, &mut position)?;
    }
    if let Some(given) = fields.get("line") {
        line(given, &mut position)?;
    }
    position.settle();
    if !position.is_over() && position.is_out(position.to_move()) {
        return Err(PositionFault::MoverOut);
    }
    Ok(position)
}

fn value(key: &'static str, given: &str) -> PositionFault {
    PositionFault::Value {
        key,
        value: given.into(),
    }
}

/// A count of turns or stones: digits only, as many as a game can have.
fn number(text: &str) -> Option<u16> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = text == "0" || !text.starts_with('0');
    text.parse()
        .ok()
        .filter(|number| digits && plain && *number <= MAX_PLY)
}

fn options(fields: &PositionFields, base: &PenteOptions) -> Result<PenteOptions, PositionFault> {
    let mut values = base.to_values();
    let players = fields.get("players");
    if players.is_some_and(|players| players != values["players"]) {
        values.retain(|key, _| !BY_PLAYERS.contains(&key.as_str()));
    }
    for option in SPEC.options {
        if let Some(given) = fields.get(option.key) {
            values.insert(option.key.to_owned(), given.to_owned());
        }
    }
    let rows = fields.board.split('/').count();
    match fields.get("size") {
        Some(given) if given != rows.to_string() => {
            return Err(PositionFault::Size {
                given: given.into(),
                rows,
            });
        }
        _ if u8::try_from(rows).ok().and_then(Size::new).is_none() => {
            return Err(PositionFault::Board(BoardError {
                row: 0,
                column: 0,
                fault: BoardFault::Rows(rows),
            }));
        }
        _ => values.insert("size".to_owned(), rows.to_string()),
    };
    PenteOptions::from_values(&values).map_err(PositionFault::Options)
}

fn board(text: &str, position: &mut Position) -> Result<(), PositionFault> {
    let colours = position.colours();
    let letters: Vec<char> = LETTERS
        .into_iter()
        .filter(|letter| Colour::of_letter(*letter).is_some_and(|colour| colours.contains(&colour)))
        .collect();
    parse_board(text, &letters, |point, stone| {
        position.put(point, Colour::ALL[stone % colours.len()]);
    })
    .map_err(PositionFault::Board)?;
    Ok(())
}

fn phase(given: &str, opening: Opening) -> Result<Phase, PositionFault> {
    Phase::ALL
        .into_iter()
        .find(|phase| phase.id() == given && phase.is_of(opening))
        .ok_or_else(|| value("phase", given))
}

fn captured(given: &str, position: &mut Position) -> Result<(), PositionFault> {
    let counts: Option<Vec<u16>> = given.split(',').map(number).collect();
    let players = usize::from(position.options().players());
    let counts = counts
        .filter(|counts| counts.len() == players && position.phase() == Phase::Play)
        .ok_or_else(|| value("cap", given))?;
    position.state.captured[..players].copy_from_slice(&counts);
    Ok(())
}

/// Whether the seats have each other's colour. Only two players can.
fn swapped(given: &str, position: &Position) -> Result<bool, PositionFault> {
    let colours: Option<Vec<Colour>> = given.chars().map(Colour::of_letter).collect();
    match colours {
        Some(colours) if colours == position.colours() && position.phase() == Phase::Play => {
            Ok(false)
        }
        Some(colours)
            if colours == [Colour::Black, Colour::White]
                && position.options().players() == 2
                && position.phase() == Phase::Play =>
        {
            Ok(true)
        }
        _ => Err(value("seats", given)),
    }
}

fn to_move(fields: &PositionFields, position: &mut Position) -> Result<(), PositionFault> {
    let letter = fields.to_move;
    let colour = Colour::of_letter(letter)
        .filter(|colour| position.colours().contains(colour))
        .ok_or(PositionFault::ToMove { letter })?;
    let opening = position.options().opening();
    let phase = position.phase();
    if phase == Phase::Play {
        position.state.to_move = position.seat_of(colour);
        return Ok(());
    }
    position.state.to_move = phase.seat();
    let (stones, ply) = (phase.stones(opening), phase.ply(opening));
    if fields.get("ply").is_none() {
        position.state.ply = ply;
    }
    let white = position.stones(Colour::White).len();
    let black = position.stones(Colour::Black).len();
    if white != usize::from(stones.div_ceil(2))
        || black != usize::from(stones / 2)
        || position.ply() != ply
    {
        return Err(PositionFault::Phase {
            phase: phase.id(),
            stones,
            ply,
        });
    }
    let due = phase.due(opening);
    if due != colour {
        return Err(PositionFault::Due {
            phase: phase.id(),
            due,
        });
    }
    Ok(())
}

fn out(given: &str, position: &mut Position) -> Result<(), PositionFault> {
    for text in given.split(',') {
        let seat = number(text)
            .filter(|seat| (1..=u16::from(position.options().players())).contains(seat))
            .map(|seat| Seat(seat as u8 - 1))
            .filter(|seat| !position.is_out(*seat))
            .ok_or_else(|| value("out", given))?;
        position.state.out |= 1 << seat.0;
    }
    if position.playing().next().is_none() {
        return Err(value("out", given));
    }
    Ok(())
}

/// The pending line: all winning lines of one player, who is still playing, and the player to move is the next one,
/// or the one after, if that one has conceded or has won by captures.
fn line(given: &str, position: &mut Position) -> Result<(), PositionFault> {
    let fault = || PositionFault::Line {
        given: given.into(),
    };
    if position.options().overtime() == Overtime::Off || position.phase() != Phase::Play {
        return Err(fault());
    }
    let mut words: Vec<&str> = given.split(',').collect();
    words.sort_unstable();
    let owner = position
        .playing()
        .find(|seat| {
            let rows = position.rows_that_win(position.colour_of(*seat));
            let mut texts: Vec<String> = rows.map(line_text).collect();
            texts.sort_unstable();
            texts == words
        })
        .ok_or_else(fault)?;
    let mover = position.to_move();
    let next = position.next_playing(owner);
    if mover != next && mover != position.next_playing(next) && !position.is_out(mover) {
        return Err(PositionFault::Answer);
    }
    position.state.pending = Some(owner);
    Ok(())
}
