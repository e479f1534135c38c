//! The GNU position ID (BG-9).

use super::state::Side;

/// BG-9: the GNU position ID: the enemy first, then the side on roll; for every point from the side's own ace point on, the
/// bar last, as many ones as checkers and a zero. Bits fill bytes from the lowest on; the ten bytes are Base64.
pub(super) fn id_of(on_roll: &Side, enemy: &Side) -> String {
    let mut bits: Vec<u32> = Vec::new();
    for side in [enemy, on_roll] {
        for place in 1..=25 {
            for _ in 0..side[place] {
                bits.push(1);
            }
            bits.push(0);
        }
    }
    bits.resize(80, 0);
    // The bits again, but with the highest of each byte first, as Base64 takes them.
    let mut in_order: Vec<u32> = Vec::new();
    for byte in 0..10 {
        for bit in 0..8 {
            in_order.push(bits[byte * 8 + 7 - bit]);
        }
    }
    // 14 characters of six bits are 84 bits.
    in_order.resize(84, 0);
    let alphabet: Vec<char> = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        .chars()
        .collect();
    let mut text = String::new();
    for character in 0..14 {
        let mut value = 0;
        for bit in 0..6 {
            value = value * 2 + in_order[character * 6 + bit];
        }
        text.push(alphabet[value as usize]);
    }
    text
}
