//! How many messages a connection may send.

use crate::limits;
use std::time::Instant;

/// A bucket that a message takes a drop from and that time fills again.
pub(super) struct Bucket {
    drops: f64,
    filled: Instant,
    over: u32,
}

/// Whether a message is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Taken,
    /// Too many; wait.
    Over,
    /// Far too many; this connection ends.
    Flood,
}

impl Bucket {
    pub(super) fn new(now: Instant) -> Bucket {
        Bucket {
            drops: f64::from(limits::MESSAGE_BURST),
            filled: now,
            over: 0,
        }
    }

    pub(super) fn take(&mut self, now: Instant) -> Verdict {
        let elapsed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.filled = now;
        self.drops = (self.drops + elapsed * f64::from(limits::MESSAGES_PER_SECOND))
            .min(f64::from(limits::MESSAGE_BURST));
        if self.drops >= 1.0 {
            self.drops -= 1.0;
            return Verdict::Taken;
        }
        self.over += 1;
        if self.over > limits::MESSAGES_OVER {
            Verdict::Flood
        } else {
            Verdict::Over
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Bucket, Verdict};
    use crate::limits;
    use std::time::{Duration, Instant};

    #[test]
    fn a_burst_is_taken_then_so_many_a_second_and_a_flood_ends() {
        let start = Instant::now();
        let mut bucket = Bucket::new(start);
        for _ in 0..limits::MESSAGE_BURST {
            assert_eq!(bucket.take(start), Verdict::Taken);
        }
        assert_eq!(bucket.take(start), Verdict::Over);
        let later = start + Duration::from_secs(1);
        for _ in 0..limits::MESSAGES_PER_SECOND {
            assert_eq!(bucket.take(later), Verdict::Taken);
        }
        for _ in 0..limits::MESSAGES_OVER - 1 {
            assert_eq!(bucket.take(later), Verdict::Over);
        }
        assert_eq!(bucket.take(later), Verdict::Flood);
    }
}
