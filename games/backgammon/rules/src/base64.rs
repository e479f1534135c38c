//! The base 64 of GNU Backgammon's IDs: the usual letters, no padding.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The text of some bytes; bits that are missing to a whole letter are 0.
pub(crate) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 1);
    for chunk in bytes.chunks(3) {
        let mut group = [0; 4];
        group[1..=chunk.len()].copy_from_slice(chunk);
        let bits = u32::from_be_bytes(group);
        for letter in 0..=chunk.len() {
            text.push(char::from(
                LETTERS[(bits >> (18 - 6 * letter) & 63) as usize],
            ));
        }
    }
    text
}

/// The `N` bytes of a text; `None` unless it is exactly what [`encode`] writes.
pub(crate) fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let (mut bits, mut count, mut index) = (0_u32, 0, 0);
    for letter in text.bytes() {
        let value = LETTERS.iter().position(|known| *known == letter)? as u32;
        bits = bits << 6 | value;
        count += 6;
        if count >= 8 {
            count -= 8;
            *bytes.get_mut(index)? = (bits >> count) as u8;
            index += 1;
        }
    }
    (encode(&bytes) == text).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_and_read() {
        assert_eq!(encode(&[0xff, 0, 0x10, 0x83]), "/wAQgw");
        assert_eq!(decode("/wAQgw"), Some([0xff, 0, 0x10, 0x83]));
        assert_eq!(decode::<4>("/wAQgx"), None, "a bit behind the last byte");
        assert_eq!(decode::<4>("/wAQg"), None);
        assert_eq!(decode::<4>("/wAQgwA"), None);
        assert_eq!(decode::<4>("/wAQg="), None);
    }
}
