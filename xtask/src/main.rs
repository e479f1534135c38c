//! `cargo xtask`: everything a person or a machine does with a clone of this repository.
//!
//! It drives cargo, npm and the system's packages; it knows nothing about games.

mod args;
mod binary;
mod catalog_lines;
mod codegen;
mod command;
mod files;
mod fuzz;
mod game_name;
mod git;
mod names;
mod new_game;
mod new_game_check;
mod node;
mod package;
mod postgres;
mod repo;
mod rules;
mod rust_tests;
mod serve;
mod session;
mod steps;
mod summary;
mod tally;
mod test;
mod web;

use std::process::ExitCode;

use crate::args::{Command, USAGE};
use crate::repo::Repo;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let command = match args::parse(&words) {
        Ok(command) => command,
        Err(error) => {
            eprintln!("xtask: {error}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Help => {
            println!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
        Command::Serve { arguments } => Err(serve::serve(&Repo::find()?, &arguments)),
        Command::Test(selection) => test::test(Repo::find()?, &selection),
        Command::ListSteps => {
            steps::print_list();
            Ok(ExitCode::SUCCESS)
        }
        Command::Fuzz { target, seconds } => {
            fuzz::fuzz(&Repo::find()?, target.as_deref(), seconds).map(|()| ExitCode::SUCCESS)
        }
        Command::NewGame { name } => {
            new_game::new_game(&Repo::find()?, &name).map(|()| ExitCode::SUCCESS)
        }
        Command::CodegenCheck => codegen::check(&Repo::find()?).map(|()| ExitCode::SUCCESS),
        Command::CodegenWrite => codegen::write(&Repo::find()?).map(|()| ExitCode::SUCCESS),
    }
}
