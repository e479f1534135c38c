//! Writes the TypeScript types of the wire and of every game's board into a folder.
//!
//! `cargo run -p tablier-protocol --example export -- FOLDER`

use tablier_protocol::{ClientMessage, HEARTBEAT_MS, PROTOCOL, ServerMessage};
use ts_rs::{Config, TS};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args_os()
        .nth(1)
        .ok_or("which folder? (one argument)")?;
    let folder = std::path::PathBuf::from(folder);
    let config = Config::new().with_out_dir(folder.clone());
    ClientMessage::export_all(&config)?;
    ServerMessage::export_all(&config)?;
    tablier_game::StepNode::export_all(&config)?;
    tablier_game::Arg::export_all(&config)?;
    for entry in tablier_catalog::GAMES {
        (entry.export_board)(&config)?;
    }
    std::fs::write(folder.join("constants.ts"), constants())?;
    Ok(())
}

/// The numbers that both sides keep to.
fn constants() -> String {
    format!(
        "// Written by the example `export` of tablier-protocol. Do not edit.\n\
         export const PROTOCOL = {PROTOCOL};\n\
         export const HEARTBEAT_MS = {HEARTBEAT_MS};\n"
    )
}
