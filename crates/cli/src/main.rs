//! `tablier`: the command line. Thin: it reads arguments, asks the catalog's games, and prints.
//!
//! Results go to standard output, messages to standard error. Exit status: 0 done, 1 the answer is
//! "no" or the input was refused, 2 wrong usage.

mod args;
mod commands;
mod failure;
mod input;
mod output;
mod say;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = args::Args::parse();
    match commands::run(args.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
