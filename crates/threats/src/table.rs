//! Tables of shapes: what a stone makes, by what stands around it on one axis.

use crate::{Overlines, Rule, Shape};
use std::sync::LazyLock;

/// Rows of four or more win.
pub static FOUR: LazyLock<ShapeTable> =
    LazyLock::new(|| ShapeTable::new(Rule::new(4, Overlines::Win)));
/// Rows of five or more win.
pub static FIVE: LazyLock<ShapeTable> =
    LazyLock::new(|| ShapeTable::new(Rule::new(5, Overlines::Win)));
/// Rows of exactly five win.
pub static EXACTLY_FIVE: LazyLock<ShapeTable> =
    LazyLock::new(|| ShapeTable::new(Rule::new(5, Overlines::DoNotWin)));
/// Rows of six or more win.
pub static SIX: LazyLock<ShapeTable> =
    LazyLock::new(|| ShapeTable::new(Rule::new(6, Overlines::Win)));

/// What is known of a stone and one axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entry {
    /// What the stone makes.
    pub(crate) shape: Shape,
    /// The sum of 4^k over the windows through the stone that can still become a winning row, where k is the
    /// number of other own stones in the window.
    pub(crate) value: u16,
}

/// The shapes of one rule, for every pattern of own and blocked points around a stone.
#[derive(Debug)]
pub struct ShapeTable {
    rule: Rule,
    /// By the pattern as a number in base 3: a digit for each of the `2 radius` points around the stone, 0
    /// for free, 1 for own, 2 for blocked.
    entries: Box<[Entry]>,
}

/// The points of one axis around a stone, as bits; the stone is the middle one.
#[derive(Clone, Copy)]
struct Pattern {
    own: u32,
    blocked: u32,
}

/// The bits of a mask of at most ten, as the digits of a number in base 3.
const BASE_3: [u16; 1 << (2 * Rule::MAX_RADIUS)] = {
    let mut table = [0; 1 << (2 * Rule::MAX_RADIUS)];
    let mut bits = 1;
    while bits < table.len() {
        table[bits] = 3 * table[bits >> 1] + (bits & 1) as u16;
        bits += 1;
    }
    table
};

impl ShapeTable {
    /// Builds the table of a rule.
    pub fn new(rule: Rule) -> ShapeTable {
        let radius = u32::from(rule.radius());
        let count = 3usize.pow(2 * radius);
        let mut entries = vec![Entry::default(); count].into_boxed_slice();
        // A pattern with one own stone more has a greater number, and is done before.
        for index in (0..count).rev() {
            let pattern = Pattern::of_index(index, radius);
            entries[index] = Entry {
                shape: pattern.shape(rule, &entries),
                value: pattern.value(rule),
            };
        }
        ShapeTable { rule, entries }
    }

    /// The rule.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// What a stone makes; `own` and `blocked` hold the `2 radius + 1` points around it, itself in the middle
    /// (which is not looked at).
    #[inline]
    pub(crate) fn entry(&self, own: u32, blocked: u32) -> Entry {
        self.entries[index(own, blocked, u32::from(self.rule.radius()))]
    }
}

/// The number of a pattern.
#[inline]
fn index(own: u32, blocked: u32, radius: u32) -> usize {
    let around = |bits: u32| {
        let low = bits & ((1 << radius) - 1);
        BASE_3[(bits >> (radius + 1) << radius | low) as usize] as usize
    };
    around(own) + 2 * around(blocked)
}

impl Pattern {
    /// The pattern with this number.
    fn of_index(mut index: usize, radius: u32) -> Pattern {
        let mut pattern = Pattern {
            own: 1 << radius,
            blocked: 0,
        };
        for digit in 0..2 * radius {
            let bit = 1 << (digit + u32::from(digit >= radius));
            match index % 3 {
                0 => {}
                1 => pattern.own |= bit,
                _ => pattern.blocked |= bit,
            }
            index /= 3;
        }
        pattern
    }

    /// The windows through the middle that can still become a winning row.
    fn windows(self, rule: Rule) -> impl Iterator<Item = u32> {
        let length = u32::from(rule.length());
        let radius = u32::from(rule.radius());
        (radius + 1 - length..=radius)
            .map(move |start| (start, ((1 << length) - 1) << start))
            .filter(move |(start, window)| {
                let beside = match rule.overlines() {
                    Overlines::Win => 0,
                    Overlines::DoNotWin => 1 << (start - 1) | 1 << (start + length),
                };
                self.blocked & window == 0 && self.own & beside == 0
            })
            .map(|(_, window)| window)
    }

    /// The free points that complete a window: the points that lack in a window that lacks one.
    fn completing(self, rule: Rule) -> u32 {
        self.windows(rule)
            .map(|window| window & !self.own)
            .filter(|lacking| lacking.is_power_of_two())
            .fold(0, |all, lacking| all | lacking)
    }

    fn shape(self, rule: Rule, done: &[Entry]) -> Shape {
        if self.windows(rule).any(|window| window & !self.own == 0) {
            return Shape::Row;
        }
        match self.completing(rule).count_ones() {
            0 => {}
            1 => return Shape::Four,
            _ => return Shape::OpenFour,
        }
        let free = self
            .windows(rule)
            .fold(0, |all, window| all | window & !self.own);
        if free == 0 {
            return Shape::Dead;
        }
        let radius = u32::from(rule.radius());
        let next = (0..=2 * radius)
            .map(|place| 1 << place)
            .filter(|bit| free & bit != 0)
            .map(|bit| done[index(self.own | bit, self.blocked, radius)].shape)
            .max();
        match next {
            Some(Shape::OpenFour | Shape::Row) => Shape::OpenThree,
            Some(Shape::Four) => Shape::Three,
            Some(Shape::OpenThree) => Shape::OpenTwo,
            Some(Shape::Three) => Shape::Two,
            _ => Shape::One,
        }
    }

    fn value(self, rule: Rule) -> u16 {
        self.windows(rule)
            .map(|window| 1 << (2 * ((self.own & window).count_ones() - 1)))
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shape of the stone `*` in a text of `x` own, `.` free, and anything else blocked; so is what is
    /// beyond the text.
    fn shape(table: &ShapeTable, text: &str) -> Shape {
        let middle = text.find('*').unwrap() as i32;
        let radius = i32::from(table.rule().radius());
        let (mut own, mut blocked) = (0, 0);
        for place in -radius..=radius {
            let found = usize::try_from(middle + place)
                .ok()
                .and_then(|at| text.as_bytes().get(at));
            match found {
                Some(b'.') => {}
                Some(b'x' | b'*') => own |= 1 << (place + radius),
                _ => blocked |= 1 << (place + radius),
            }
        }
        table.entry(own, blocked).shape
    }

    #[test]
    fn shapes_of_five() {
        for (text, expected) in [
            ("..xx*xx..", Shape::Row),
            (".xxxx*x.", Shape::Row),
            (".xx*x.", Shape::OpenFour),
            ("oxx*x.", Shape::Four),
            ("x.xx*", Shape::Four),
            ("x.x*x.x", Shape::OpenFour),
            ("..xx*..", Shape::OpenThree),
            ("o.xx*..", Shape::OpenThree),
            ("o.xx*.o", Shape::Three),
            (".x.x*.", Shape::OpenThree),
            ("oxx*..", Shape::Three),
            ("...x*...", Shape::OpenTwo),
            ("ox*...", Shape::Two),
            ("....*....", Shape::One),
            ("oxx*o", Shape::Dead),
        ] {
            assert_eq!(shape(&FIVE, text), expected, "{text}");
        }
    }

    #[test]
    fn exactly_five_refuses_overlines() {
        for (text, expected) in [
            ("..xx*xx..", Shape::Row),
            (".xxxx*x.", Shape::Dead),
            ("x.xx*x.", Shape::Four),
            ("x.xx*x.x", Shape::Dead),
            (".xx*x.", Shape::OpenFour),
            ("x.x*x.x", Shape::OpenFour),
            ("x.xx*..", Shape::Four),
            ("..xx*.x", Shape::Four),
        ] {
            assert_eq!(shape(&EXACTLY_FIVE, text), expected, "{text}");
        }
    }

    #[test]
    fn four_and_six_mean_the_same_number_missing() {
        assert_eq!(shape(&FOUR, ".x*x"), Shape::Four);
        assert_eq!(shape(&FOUR, ".x*x."), Shape::OpenFour);
        assert_eq!(shape(&FOUR, "..x*.."), Shape::OpenThree);
        assert_eq!(shape(&SIX, ".xxx*x."), Shape::OpenFour);
        assert_eq!(shape(&SIX, "..xx*x.."), Shape::OpenThree);
        assert_eq!(shape(&SIX, "xxx*xxx"), Shape::Row);
    }

    #[test]
    fn values_count_the_windows() {
        // An empty axis: five windows with the stone alone.
        assert_eq!(FIVE.entry(0, 0).value, 5);
        // One own neighbour: four windows hold both.
        assert_eq!(FIVE.entry(0b10_0000, 0).value, 4 * 4 + 1);
        assert_eq!(SIX.entry(0, 0).value, 6);
        assert_eq!(SIX.entry(0, 0b111_1111_1111).value, 0);
    }
}
