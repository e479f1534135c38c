//! A table as a pure state machine: seats, clocks, offers, turns, result.
