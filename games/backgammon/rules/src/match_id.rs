//! GNU Backgammon's match ID, as far as our rules know what it holds (BG-9): who is on roll, and the dice.
//!
//! Nine bytes, the lowest bit of the first byte first. Player 1, who is the upper-case player of an XGID
//! there, is White here. (GNU Backgammon manual, "A technical description of the Match ID".)

use crate::{Dice, Position, Refusal, Side, base64};

/// Where the fields that are read or written begin, in bits, and how many bits they have.
const CUBE_OWNER: Field = Field { at: 4, bits: 2 };
const ON_ROLL: Field = Field { at: 6, bits: 1 };
const STATE: Field = Field { at: 8, bits: 3 };
const TURN: Field = Field { at: 11, bits: 1 };
const FIRST_DIE: Field = Field { at: 15, bits: 3 };
const SECOND_DIE: Field = Field { at: 18, bits: 3 };
const NO_JACOBY: Field = Field { at: 66, bits: 1 };

/// Nobody owns the cube.
const CENTRED: u128 = 3;
/// The game is being played.
const PLAYING: u128 = 1;
/// The game is over.
const OVER: u128 = 2;
/// The highest value of the state of the game.
const LAST_STATE: u128 = 5;

struct Field {
    at: u32,
    bits: u32,
}

impl Field {
    const fn of(&self, id: u128) -> u128 {
        id >> self.at & ((1 << self.bits) - 1)
    }

    const fn with(&self, value: u128) -> u128 {
        value << self.at
    }
}

/// The match ID: a single game without a cube.
pub(crate) fn write(position: &Position) -> String {
    let player = match position.on_roll() {
        Side::White => 1,
        Side::Black => 0,
    };
    let (first, second) = position
        .dice()
        .map_or((0, 0), |dice| (dice.high(), dice.low()));
    let state = if position.is_open() { PLAYING } else { OVER };
    let bits = CUBE_OWNER.with(CENTRED)
        | ON_ROLL.with(player)
        | STATE.with(state)
        | TURN.with(player)
        | FIRST_DIE.with(u128::from(first))
        | SECOND_DIE.with(u128::from(second))
        | NO_JACOBY.with(1);
    base64::encode(&bits.to_le_bytes()[..9])
}

/// Who is on roll and the dice, if rolled. The cube and the match are not looked at.
pub(crate) fn read(text: &str) -> Result<(Side, Option<Dice>), Refusal> {
    let refused = || Refusal::NotAMatchId {
        text: crate::refusal::quoted(text),
    };
    let bytes: [u8; 9] = base64::decode(text).ok_or_else(refused)?;
    let bits = bytes
        .iter()
        .rev()
        .fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
    let on_roll = if ON_ROLL.of(bits) == 1 {
        Side::White
    } else {
        Side::Black
    };
    let dice = match (FIRST_DIE.of(bits) as u8, SECOND_DIE.of(bits) as u8) {
        (0, 0) => None,
        (first, second) => Some(Dice::new(first, second).ok_or_else(refused)?),
    };
    if STATE.of(bits) > LAST_STATE {
        return Err(refused());
    }
    Ok((on_roll, dice))
}
