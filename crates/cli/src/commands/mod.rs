//! The commands, a file each.

mod completions;
mod games;
mod moves;
mod perft;
mod replay;
mod serve;
mod show;

use crate::args::Command;
use crate::failure::Failure;

/// Runs a command.
pub(crate) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::run(args),
        Command::Games { json } => games::run(json),
        Command::Moves {
            position,
            count,
            json,
        } => moves::run(&position, count, json),
        Command::Perft {
            game,
            depth,
            position,
            unique,
            json,
        } => perft::run(game, depth, &position, unique, json),
        Command::Show {
            position,
            record,
            ply,
            json,
        } => show::run(&position, record.as_deref(), ply, json),
        Command::Replay {
            game,
            file,
            option,
            json,
        } => replay::run(game, &file, &option, json),
        Command::Completions { shell } => completions::run(shell),
    }
}
