//! What the steps of one `cargo xtask test` share.

use crate::repo::Repo;
use crate::tally::Tally;

/// State of one run.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) repo: Repo,
    /// Run the slow tests too.
    pub(crate) long: bool,
    /// The Rust tests so far.
    pub(crate) rust_tests: Counted,
}

/// A sum that is honest about what it could not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Counted {
    Nothing,
    All(Tally),
    Uncertain,
}

impl Counted {
    /// Adds one runner's report, `None` if it could not be read.
    pub(crate) fn add(&mut self, report: Option<Tally>) {
        *self = match (*self, report) {
            (Self::Uncertain, _) | (_, None) => Self::Uncertain,
            (Self::Nothing, Some(tally)) => Self::All(tally),
            (Self::All(mut sum), Some(tally)) => {
                sum.add(tally);
                Self::All(sum)
            }
        };
    }
}
