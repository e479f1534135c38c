//! Writes the TypeScript types of the wire and of every game's board into a folder.
//!
//! `cargo run -p tablier-protocol --example export -- FOLDER`

use tablier_protocol::{ClientMessage, ServerMessage};
use ts_rs::{Config, TS};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args_os()
        .nth(1)
        .ok_or("which folder? (one argument)")?;
    let config = Config::new().with_out_dir(folder);
    ClientMessage::export_all(&config)?;
    ServerMessage::export_all(&config)?;
    tablier_game::StepNode::export_all(&config)?;
    tablier_game::Arg::export_all(&config)?;
    for entry in tablier_catalog::GAMES {
        (entry.export_board)(&config)?;
    }
    Ok(())
}
