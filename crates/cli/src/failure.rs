//! How a command fails: what is said on standard error, and the exit status.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input was refused, or the answer is "no": status 1.
    Refused(String),
    /// The arguments do not go together: status 2.
    Usage(String),
    /// Nobody reads standard output any more: nothing is said, status 0, as other tools do.
    OutputClosed,
}

impl Failure {
    /// The input was refused.
    pub(crate) fn refused(why: impl Display) -> Failure {
        Failure::Refused(why.to_string())
    }

    /// Says it and gives the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Refused(why) => {
                eprintln!("tablier: {why}");
                ExitCode::from(1)
            }
            Failure::Usage(why) => {
                eprintln!("tablier: {why}\n\nFor more information, try '--help'.");
                ExitCode::from(2)
            }
            Failure::OutputClosed => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Failure {
    /// A failure to write the answer.
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::OutputClosed
        } else {
            Failure::Refused(format!("cannot write the answer: {error}"))
        }
    }
}
