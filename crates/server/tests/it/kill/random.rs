//! Choices that are the same in every run (xorshift).

pub struct Random(u64);

impl Random {
    /// The choices of a number; each number has its own.
    pub fn of(number: u64) -> Random {
        Random(0x9e37_79b9_7f4a_7c15 ^ number.wrapping_mul(0x2545_f491_4f6c_dd1d))
    }

    /// A number below `end`.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}
