//! Tables: what can be asked, what follows, and logs that outlive the rules.

#![allow(unreachable_pub, clippy::unwrap_used, clippy::needless_pass_by_value)]
#![allow(clippy::unnecessary_wraps)] // What is expected is written as it is compared.

mod clocks;
mod golden;
mod people;
mod random;
mod room;
mod rules;
mod takeback;
mod texts;
mod toy;
