//! What a game is: seats, turns, steps, positions, outcomes, records, perft, and the erased edge.
//!
//! This crate knows no game by name, does no I/O, reads no clock and draws no random number.
//! A game is a unit type that implements [`Game`] (its rules) and [`Notation`] (its texts and wire
//! shape); everything outside the engines talks to [`DynGame`] and [`DynPosition`], which carry text
//! turns and JSON views.
//!
//! The words of the field are used throughout: a *turn* is what one player commits as a whole, a
//! *ply* is one committed turn counted from 0, a *step* is one choice inside a turn.

mod actor;
mod dynamic;
mod game;
mod graph;
mod message;
mod options;
mod outcome;
mod packed;
mod perft;
mod player;
mod record;
mod record_text;
mod replay;
mod seat;
mod settle;
mod spec;
mod step;
mod texts;
mod view;

pub use actor::Actor;
pub use dynamic::{DynGame, DynPosition, Played};
pub use game::{Account, Change, Game, Notation};
pub use graph::{GRAPH_LIMIT_BYTES, step_graph};
pub use message::{Arg, Args, Message};
pub use options::{OptionError, OptionValues, Options, read_options};
pub use outcome::{How, Outcome};
pub use packed::{PackedNode, PackedTarget};
pub use perft::{perft, perft_unique};
pub use player::{Budget, Engine, Player, Stop, Stopped};
pub use record::{Entry, Record};
pub use record_text::RecordError;
pub use replay::{ReplayError, Replayed, TurnPlace, replay, replay_bare};
pub use seat::{Seat, SeatSet, Seating};
pub use settle::{allowed_values, settle_options};
pub use spec::{OptionSpec, Spec};
pub use step::{Cell, Step, Steps, Target};
pub use texts::{TEXTS_EN, TEXTS_FR};
pub use view::{
    ActorView, ChangeView, Next, OutcomeView, Place, PlayedView, PositionView, StepGraph, StepNode,
    StepTarget,
};
