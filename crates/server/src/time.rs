//! What time it is, and how long a clock has been running (invariant 5).

use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Instant, SystemTime};

/// Milliseconds since 1970 UTC.
pub(crate) fn now_ms() -> u64 {
    SystemTime::UNIX_EPOCH
        .elapsed()
        .map_or(0, |elapsed| elapsed.as_millis() as u64)
}

/// When no node was alive; a cheap clone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Downtimes(Arc<RwLock<Vec<(u64, u64)>>>);

impl Downtimes {
    pub(crate) fn set(&self, times: Vec<(u64, u64)>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = times;
    }

    /// How long a clock has been running that began at `since_ms`. Where this process saw the
    /// beginning (`seen`), it is measured; else it is the difference of the times of day less the
    /// downtime between them.
    pub(crate) fn running_ms(&self, since_ms: u64, seen: Option<Instant>, at: Moment) -> u64 {
        match seen {
            Some(seen) => at.instant.saturating_duration_since(seen).as_millis() as u64,
            None => at
                .ms
                .saturating_sub(since_ms)
                .saturating_sub(self.between(since_ms, at.ms)),
        }
    }

    fn between(&self, from: u64, until: u64) -> u64 {
        let times = self.0.read().unwrap_or_else(PoisonError::into_inner);
        times
            .iter()
            .map(|(down, up)| (*up).min(until).saturating_sub((*down).max(from)))
            .sum()
    }
}

/// Now, on both clocks: that of the day, which may jump, and that of the process, which does not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    pub(crate) ms: u64,
    pub(crate) instant: Instant,
}

impl Moment {
    pub(crate) fn now() -> Moment {
        Moment {
            ms: now_ms(),
            instant: Instant::now(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Downtimes, Moment};
    use std::time::{Duration, Instant};

    #[test]
    fn time_is_measured_where_both_ends_were_seen_and_else_less_the_downtime() {
        let times = Downtimes::default();
        times.set(vec![(100, 200), (350, 1000)]);
        let at = Moment {
            ms: 400,
            instant: Instant::now(),
        };
        assert_eq!(times.running_ms(50, None, at), 350 - 100 - 50);
        assert_eq!(times.running_ms(150, None, at), 250 - 50 - 50);
        assert_eq!(times.running_ms(500, None, at), 0);
        let seen = at.instant.checked_sub(Duration::from_millis(30)).unwrap();
        assert_eq!(times.running_ms(50, Some(seen), at), 30);
    }
}
