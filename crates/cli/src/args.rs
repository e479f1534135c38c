//! What can be asked on the command line.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use std::net::SocketAddr;
use std::path::PathBuf;
use tablier_catalog::Entry;

/// Play, learn and analyse Connect Four, Connect6, Gomoku, Pente and Backgammon.
#[derive(Parser)]
#[command(name = "tablier", version, disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the web site.
    Serve(ServeArgs),
    /// List the games with their options, notations and levels.
    Games {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// List every legal turn, one per line.
    Moves {
        #[command(flatten)]
        position: PositionArgs,
        /// Print only their number.
        #[arg(long)]
        count: bool,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Count the tree of legal turns: a line `DEPTH NODES` per depth.
    Perft {
        /// The game.
        #[arg(value_parser = game_parser())]
        game: &'static Entry,
        /// The greatest depth, in turns.
        depth: u32,
        #[command(flatten)]
        position: PositionOnlyArgs,
        /// Count distinct positions instead of leaves.
        #[arg(long)]
        unique: bool,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Show a board as text, with who is to move and the outcome.
    Show {
        #[command(flatten)]
        position: PositionArgs,
        /// Show the position that a record leads to (`-` is standard input).
        #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "dice", "option"])]
        record: Option<PathBuf>,
        /// Stop the record after this many turns.
        #[arg(long, value_name = "N", requires = "record")]
        ply: Option<u32>,
        /// Print JSON, with every form of the position that the game has.
        #[arg(long)]
        json: bool,
    },
    /// Play a record again: final position and outcome, or the first illegal turn and why.
    Replay {
        /// The game.
        #[arg(value_parser = game_parser())]
        game: &'static Entry,
        /// A record, or bare turns (one per line); `-` is standard input.
        file: PathBuf,
        /// An option of the game for bare turns, as `key=value`.
        #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
        option: Vec<(String, String)>,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Print the completions of a shell.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
}

/// Where and how to serve.
#[derive(clap::Args)]
pub(crate) struct ServeArgs {
    /// The address to listen on.
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    pub(crate) listen: SocketAddr,
    /// The address under which people reach the site, for links; default: the one listened on.
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// A proxy whose word on who is behind it is taken (repeated for several networks).
    #[arg(long, value_name = "CIDR")]
    pub(crate) trusted_proxy: Vec<String>,
    /// The database: `sqlite://FILE` or `postgres://…`.
    #[arg(long, default_value = "sqlite://tablier.db", value_name = "URL")]
    pub(crate) database: String,
}

/// A game and a position of it.
#[derive(clap::Args)]
pub(crate) struct PositionArgs {
    /// The game.
    #[arg(value_parser = game_parser())]
    pub(crate) game: &'static Entry,
    #[command(flatten)]
    pub(crate) position: PositionOnlyArgs,
}

/// A position of a game named elsewhere.
#[derive(clap::Args)]
pub(crate) struct PositionOnlyArgs {
    /// A position in any notation of the game; default: the beginning.
    #[arg(long, value_name = "P")]
    pub(crate) position: Option<String>,
    /// The roll, where one is due: `5-3`.
    #[arg(long, value_name = "ROLL")]
    pub(crate) dice: Option<String>,
    /// An option of the game, as `key=value` (repeated for several).
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) option: Vec<(String, String)>,
}

fn game_parser() -> impl TypedValueParser<Value = &'static Entry> {
    PossibleValuesParser::new(tablier_catalog::GAMES.iter().map(Entry::id)).map(|id| {
        tablier_catalog::find(&id).expect("the possible values are the ids of the catalog")
    })
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.to_owned(), value.to_owned())),
        _ => Err("not of the form key=value".to_owned()),
    }
}
