//! Clocks. They are charged with the `spent_ms` of events and nothing else; how that was measured is
//! not known here.

use crate::limits::CLOCK_MS;
use serde::{Deserialize, Serialize};
use tablier_game::Seat;

/// How time is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRule {
    /// No clock.
    None,
    /// A time for the game and an increment for each turn.
    Fischer {
        /// At the beginning.
        initial_ms: u64,
        /// Added after each turn.
        increment_ms: u64,
    },
    /// A main time, then periods, each given back if the turn is made within it.
    ByoYomi {
        /// Main time.
        main_ms: u64,
        /// The length of a period.
        period_ms: u64,
        /// How many periods.
        periods: u8,
    },
    /// A time for each turn.
    PerTurn {
        /// For each turn.
        turn_ms: u64,
    },
}

impl ClockRule {
    /// Whether a clock can be set so: each time is within the limit, and no seat's time is up before
    /// it begins.
    pub fn is_possible(&self) -> bool {
        let within = |ms: u64| ms <= CLOCK_MS;
        match *self {
            ClockRule::None => true,
            ClockRule::Fischer {
                initial_ms,
                increment_ms,
            } => initial_ms > 0 && within(initial_ms) && within(increment_ms),
            ClockRule::ByoYomi {
                main_ms,
                period_ms,
                periods,
            } => {
                within(main_ms)
                    && within(period_ms)
                    && (main_ms > 0 || (period_ms > 0 && periods > 0))
                    && (period_ms > 0) == (periods > 0)
            }
            ClockRule::PerTurn { turn_ms } => turn_ms > 0 && within(turn_ms),
        }
    }
}

/// The time of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatClock {
    /// What is left: of the game's time, of the main time, or for a turn.
    pub left_ms: u64,
    /// The byo-yomi periods left.
    pub periods: u8,
}

/// The clocks of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    rule: ClockRule,
    seats: Vec<SeatClock>,
}

impl Clock {
    /// The clocks before the first turn.
    pub fn new(rule: ClockRule, seats: u8) -> Clock {
        let start = match rule {
            ClockRule::None => {
                return Clock {
                    rule,
                    seats: Vec::new(),
                };
            }
            ClockRule::Fischer { initial_ms, .. } => SeatClock {
                left_ms: initial_ms,
                periods: 0,
            },
            ClockRule::ByoYomi {
                main_ms, periods, ..
            } => SeatClock {
                left_ms: main_ms,
                periods,
            },
            ClockRule::PerTurn { turn_ms } => SeatClock {
                left_ms: turn_ms,
                periods: 0,
            },
        };
        Clock {
            rule,
            seats: vec![start; usize::from(seats)],
        }
    }

    /// How time is kept.
    pub fn rule(&self) -> ClockRule {
        self.rule
    }

    /// The clocks by seat; empty without a clock.
    pub fn seats(&self) -> &[SeatClock] {
        &self.seats
    }

    /// How long `seat` may think about its turn before its time is up; `None` without a clock.
    pub fn budget_ms(&self, seat: Seat) -> Option<u64> {
        let clock = self.seats.get(seat.index())?;
        Some(match self.rule {
            ClockRule::ByoYomi { period_ms, .. } => clock
                .left_ms
                .saturating_add(period_ms.saturating_mul(u64::from(clock.periods))),
            _ => clock.left_ms,
        })
    }

    /// The clock of `seat` after it has thought for `elapsed_ms` of a turn that is not committed yet:
    /// in byo-yomi, `left_ms` is then of the main time or else of the running period.
    pub fn after(&self, seat: Seat, elapsed_ms: u64) -> Option<SeatClock> {
        let clock = *self.seats.get(seat.index())?;
        let ClockRule::ByoYomi { period_ms, .. } = self.rule else {
            return Some(SeatClock {
                left_ms: clock.left_ms.saturating_sub(elapsed_ms),
                ..clock
            });
        };
        if elapsed_ms < clock.left_ms || period_ms == 0 {
            return Some(SeatClock {
                left_ms: clock.left_ms.saturating_sub(elapsed_ms),
                ..clock
            });
        }
        let over = elapsed_ms - clock.left_ms;
        let used = over / period_ms;
        Some(if used >= u64::from(clock.periods) {
            SeatClock {
                left_ms: 0,
                periods: 0,
            }
        } else {
            SeatClock {
                left_ms: period_ms - over % period_ms,
                periods: clock.periods - used as u8,
            }
        })
    }

    /// Charges a turn.
    pub(crate) fn charge_turn(&mut self, seat: Seat, spent_ms: u64) {
        let rule = self.rule;
        self.charge_part(seat, spent_ms);
        let Some(clock) = self.seats.get_mut(seat.index()) else {
            return;
        };
        match rule {
            ClockRule::Fischer { increment_ms, .. } => {
                clock.left_ms = clock.left_ms.saturating_add(increment_ms);
            }
            ClockRule::PerTurn { turn_ms } => clock.left_ms = turn_ms,
            ClockRule::None | ClockRule::ByoYomi { .. } => {}
        }
    }

    /// Charges a part of a turn (the roll before it): no increment, no new time.
    pub(crate) fn charge_part(&mut self, seat: Seat, spent_ms: u64) {
        let rule = self.rule;
        let Some(clock) = self.seats.get_mut(seat.index()) else {
            return;
        };
        if let ClockRule::ByoYomi { period_ms, .. } = rule
            && spent_ms >= clock.left_ms
            && let Some(used) = (spent_ms - clock.left_ms).checked_div(period_ms)
        {
            clock.left_ms = 0;
            clock.periods = clock
                .periods
                .saturating_sub(used.try_into().unwrap_or(u8::MAX));
        } else {
            clock.left_ms = clock.left_ms.saturating_sub(spent_ms);
        }
    }

    /// The time of `seat` is up.
    pub(crate) fn stop(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            *clock = SeatClock {
                left_ms: 0,
                periods: 0,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, ClockRule, SeatClock};
    use tablier_game::Seat;

    const A: Seat = Seat(0);

    #[test]
    fn fischer_adds_the_increment_after_the_turn() {
        let rule = ClockRule::Fischer {
            initial_ms: 1000,
            increment_ms: 50,
        };
        let mut clock = Clock::new(rule, 2);
        clock.charge_turn(A, 300);
        assert_eq!(clock.budget_ms(A), Some(750));
        assert_eq!(clock.budget_ms(Seat(1)), Some(1000));
        clock.charge_part(A, 50);
        assert_eq!(clock.budget_ms(A), Some(700));
    }

    #[test]
    fn a_byo_yomi_period_is_given_back_if_the_turn_is_made_within_it() {
        let rule = ClockRule::ByoYomi {
            main_ms: 1000,
            period_ms: 100,
            periods: 3,
        };
        let mut clock = Clock::new(rule, 2);
        assert_eq!(clock.budget_ms(A), Some(1300));
        assert_eq!(
            clock.after(A, 999),
            Some(SeatClock {
                left_ms: 1,
                periods: 3
            })
        );
        assert_eq!(
            clock.after(A, 1000),
            Some(SeatClock {
                left_ms: 100,
                periods: 3
            })
        );
        assert_eq!(
            clock.after(A, 1130),
            Some(SeatClock {
                left_ms: 70,
                periods: 2
            })
        );
        assert_eq!(
            clock.after(A, 1300),
            Some(SeatClock {
                left_ms: 0,
                periods: 0
            })
        );
        clock.charge_turn(A, 1099);
        assert_eq!(clock.budget_ms(A), Some(300));
        clock.charge_turn(A, 199);
        assert_eq!(clock.budget_ms(A), Some(200));
    }

    #[test]
    fn per_turn_begins_anew_after_each_turn() {
        let mut clock = Clock::new(ClockRule::PerTurn { turn_ms: 500 }, 2);
        clock.charge_part(A, 100);
        assert_eq!(clock.budget_ms(A), Some(400));
        clock.charge_turn(A, 399);
        assert_eq!(clock.budget_ms(A), Some(500));
    }

    #[test]
    fn impossible_clocks_of_an_old_log_do_not_overflow() {
        let most = u64::MAX;
        let mut fischer = Clock::new(
            ClockRule::Fischer {
                initial_ms: most,
                increment_ms: most,
            },
            2,
        );
        fischer.charge_turn(A, 1);
        assert_eq!(fischer.budget_ms(A), Some(most));
        let byo = ClockRule::ByoYomi {
            main_ms: most,
            period_ms: most,
            periods: 255,
        };
        assert_eq!(Clock::new(byo, 2).budget_ms(A), Some(most));
    }

    #[test]
    fn impossible_clocks_are_known() {
        let byo = |main_ms, period_ms, periods| ClockRule::ByoYomi {
            main_ms,
            period_ms,
            periods,
        };
        assert!(ClockRule::None.is_possible());
        assert!(byo(0, 1, 1).is_possible());
        assert!(byo(1, 0, 0).is_possible());
        for bad in [
            byo(0, 0, 0),
            byo(0, 1, 0),
            byo(5, 0, 2),
            byo(u64::MAX, 1, 1),
        ] {
            assert!(!bad.is_possible(), "{bad:?}");
        }
        assert!(!ClockRule::PerTurn { turn_ms: 0 }.is_possible());
        assert!(
            !ClockRule::Fischer {
                initial_ms: 0,
                increment_ms: 1
            }
            .is_possible()
        );
    }
}
