//! GNU Backgammon's position ID (BG-9).
//!
//! Ten bytes, the lowest bit of the first byte first. The opponent of the player on roll comes first,
//! then the player on roll; of each the points from the own ace point up, then the bar, each with as many
//! ones as checkers and a zero behind. (GNU Backgammon manual, "A technical description of the Position ID".)

use crate::{BySide, Position, Refusal, Setup, Side, base64};

/// How many characters a position ID has.
pub(crate) const LENGTH: usize = 14;

/// The position ID.
pub(crate) fn write(position: &Position) -> String {
    let mut bits = 0_u128;
    let mut at = 0;
    for side in [position.on_roll().other(), position.on_roll()] {
        for count in &position.checkers(side).counts()[1..] {
            bits |= ((1 << count) - 1) << at;
            at += count + 1;
        }
    }
    base64::encode(&bits.to_le_bytes()[..10])
}

/// The checkers of a position ID in which `on_roll` is on roll.
pub(crate) fn read(text: &str, on_roll: Side) -> Result<Setup, Refusal> {
    let refused = || Refusal::NotAPositionId {
        text: crate::refusal::quoted(text),
    };
    let bytes: [u8; 10] = base64::decode(text).ok_or_else(refused)?;
    let mut bits = bytes
        .iter()
        .rev()
        .fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
    let mut checkers = BySide::<[u8; 26]>::default();
    for side in [on_roll.other(), on_roll] {
        for count in &mut checkers[side][1..] {
            *count = bits.trailing_ones() as u8;
            bits >>= u32::from(*count) + 1;
        }
    }
    if bits != 0 {
        return Err(refused());
    }
    Ok(Setup {
        checkers,
        on_roll,
        ..Setup::EMPTY
    })
}
