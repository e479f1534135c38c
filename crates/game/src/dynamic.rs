//! The erased edge: games and positions behind object-safe traits, with text turns and JSON views.
//!
//! Erasure happens once, here. Every [`Notation`] unit type is a [`DynGame`] and every position of
//! such a game a [`DynPosition`]; search stays generic or concrete and never uses these.

use crate::graph::{GRAPH_LIMIT_BYTES, step_graph, step_node};
use crate::{
    Account, Actor, ActorView, Change, ChangeView, Game, Message, Notation, OptionValues, Options,
    Outcome, OutcomeView, PlayedView, PositionView, Seat, Seating, Spec, StepNode,
};
use std::any::Any;
use std::marker::PhantomData;

/// A game with its types erased.
pub trait DynGame: Send + Sync {
    /// What is known of the game without playing it.
    fn spec(&self) -> &'static Spec;

    /// Checks option values and completes them with the defaults.
    ///
    /// # Errors
    /// What does not exist, with what does.
    fn complete_options(&self, values: &OptionValues) -> Result<OptionValues, Message>;

    /// How many seats there are under these options, and who plays together.
    ///
    /// # Errors
    /// As [`DynGame::complete_options`].
    fn seating(&self, values: &OptionValues) -> Result<Seating, Message>;

    /// The winning conditions under these options, a sentence each.
    ///
    /// # Errors
    /// As [`DynGame::complete_options`].
    fn conditions(&self, values: &OptionValues) -> Result<Vec<Message>, Message>;

    /// The position before the first turn.
    ///
    /// # Errors
    /// As [`DynGame::complete_options`].
    fn start(&self, values: &OptionValues) -> Result<Box<dyn DynPosition>, Message>;

    /// Reads a position string; what it leaves open is as in `values`.
    ///
    /// # Errors
    /// What in the options or in the text is wrong.
    fn parse_position(
        &self,
        text: &str,
        values: &OptionValues,
    ) -> Result<Box<dyn DynPosition>, Message>;

    /// The turns and rolls in a bare text: see [`Notation::bare_turns`].
    fn bare_turns(&self, text: &str) -> Vec<(usize, String)>;
}

/// A position with its types erased.
pub trait DynPosition: Send + Sync {
    /// The typed position, for the computer player of the same game.
    fn as_any(&self) -> &dyn Any;
    /// A copy.
    fn boxed(&self) -> Box<dyn DynPosition>;
    /// The game's description.
    fn spec(&self) -> &'static Spec;
    /// Every option with its value.
    fn options(&self) -> OptionValues;
    /// How many seats there are and who plays together.
    fn seating(&self) -> Seating;
    /// Who acts.
    fn actor(&self) -> Actor;
    /// The number of turns committed so far.
    fn ply(&self) -> u32;
    /// How the position ended, if it did by itself.
    fn outcome(&self) -> Option<Outcome>;
    /// The incremental hash.
    fn hash(&self) -> u64;
    /// The id of what a seat plays, or `None` before it is chosen.
    fn side(&self, seat: Seat) -> Option<&'static str>;
    /// The canonical position string.
    fn text(&self) -> String;
    /// The position in the other notations of the game: name and text.
    fn other_texts(&self) -> Vec<(&'static str, String)>;
    /// The board as plain text.
    fn diagram(&self) -> String;
    /// Every legal turn in canonical text.
    fn turns(&self) -> Vec<String>;
    /// The number of legal turns.
    fn count_turns(&self) -> usize;
    /// The rolls that can come up with their weights, if a roll is due.
    fn chance(&self) -> Vec<(String, u32)>;
    /// The seat that the roll is for, if one is due.
    fn roller(&self) -> Option<Seat>;
    /// Plays a turn or a roll given as text.
    ///
    /// # Errors
    /// Why it is refused; nothing is changed then.
    fn play(&mut self, text: &str) -> Result<Played, Message>;
    /// Takes a seat out of the game (rule G-6).
    fn retire(&mut self, seat: Seat);
    /// What can be chosen after some steps of a turn, given as texts.
    ///
    /// # Errors
    /// Which step cannot be taken.
    fn steps(&self, partial: &[&str]) -> Result<StepNode, Message>;
    /// The shape on the wire.
    fn view(&self) -> PositionView;
    /// Perft: see [`crate::perft`].
    fn perft(&self, depth: u32) -> u64;
    /// Distinct positions: see [`crate::perft_unique`].
    fn perft_unique(&self, depth: u32) -> Vec<u64>;
}

/// A turn or a roll that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The canonical text (for a path of several that end in the same position: the path played).
    pub text: String,
    /// Who played it; `None` for a roll.
    pub seat: Option<Seat>,
    /// The number of turns committed before it.
    pub ply: u32,
    /// In words.
    pub message: Message,
    /// What happened on the board, in order.
    pub changes: Vec<ChangeView>,
}

impl From<Played> for PlayedView {
    fn from(played: Played) -> PlayedView {
        let Played {
            text,
            seat,
            ply,
            message,
            changes,
        } = played;
        PlayedView {
            text,
            seat,
            ply,
            message,
            changes,
        }
    }
}

/// A typed position in its erased coat.
struct Erased<G: Game> {
    position: G::Position,
    game: PhantomData<G>,
}

fn erase<G: Notation>(position: G::Position) -> Box<dyn DynPosition> {
    Box::new(Erased::<G> {
        position,
        game: PhantomData,
    })
}

fn options<G: Game>(values: &OptionValues) -> Result<G::Options, Message> {
    G::Options::from_values(values).map_err(Message::from)
}

impl<G: Notation> DynGame for G {
    fn spec(&self) -> &'static Spec {
        G::spec()
    }

    fn complete_options(&self, values: &OptionValues) -> Result<OptionValues, Message> {
        Ok(options::<G>(values)?.to_values())
    }

    fn seating(&self, values: &OptionValues) -> Result<Seating, Message> {
        Ok(options::<G>(values)?.seating())
    }

    fn conditions(&self, values: &OptionValues) -> Result<Vec<Message>, Message> {
        Ok(options::<G>(values)?.conditions())
    }

    fn start(&self, values: &OptionValues) -> Result<Box<dyn DynPosition>, Message> {
        Ok(erase::<G>(G::initial(&options::<G>(values)?)))
    }

    fn parse_position(
        &self,
        text: &str,
        values: &OptionValues,
    ) -> Result<Box<dyn DynPosition>, Message> {
        let base = options::<G>(values)?;
        let position = G::parse_position(text, &base).map_err(Into::into)?;
        Ok(erase::<G>(position))
    }

    fn bare_turns(&self, text: &str) -> Vec<(usize, String)> {
        G::bare_turns(text)
    }
}

impl<G: Notation> DynPosition for Erased<G> {
    fn as_any(&self) -> &dyn Any {
        &self.position
    }

    fn boxed(&self) -> Box<dyn DynPosition> {
        erase::<G>(self.position.clone())
    }

    fn spec(&self) -> &'static Spec {
        G::spec()
    }

    fn options(&self) -> OptionValues {
        G::options(&self.position).to_values()
    }

    fn seating(&self) -> Seating {
        G::options(&self.position).seating()
    }

    fn actor(&self) -> Actor {
        G::actor(&self.position)
    }

    fn ply(&self) -> u32 {
        G::ply(&self.position)
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.position)
    }

    fn hash(&self) -> u64 {
        G::hash(&self.position)
    }

    fn side(&self, seat: Seat) -> Option<&'static str> {
        G::side(&self.position, seat).map(|side| G::spec().sides[side])
    }

    fn text(&self) -> String {
        G::position_text(&self.position)
    }

    fn other_texts(&self) -> Vec<(&'static str, String)> {
        G::other_texts(&self.position)
    }

    fn diagram(&self) -> String {
        G::diagram(&self.position)
    }

    fn turns(&self) -> Vec<String> {
        let mut turns = Vec::new();
        G::turns(&self.position, &mut turns);
        turns
            .iter()
            .map(|turn| G::turn_text(&self.position, turn))
            .collect()
    }

    fn count_turns(&self) -> usize {
        let mut turns = Vec::new();
        G::turns(&self.position, &mut turns);
        turns.len()
    }

    fn chance(&self) -> Vec<(String, u32)> {
        G::chance(&self.position)
            .iter()
            .map(|(roll, weight)| (G::turn_text(&self.position, roll), *weight))
            .collect()
    }

    fn roller(&self) -> Option<Seat> {
        G::roller(&self.position)
    }

    fn play(&mut self, text: &str) -> Result<Played, Message> {
        let turn = G::parse_turn(&self.position, text).map_err(Into::into)?;
        let Account { message, changes } = G::account(&self.position, &turn);
        let seat = match G::actor(&self.position) {
            Actor::Player(seat) => Some(seat),
            Actor::Chance | Actor::Over => None,
        };
        let played = Played {
            text: G::turn_text(&self.position, &turn),
            seat,
            ply: G::ply(&self.position),
            message,
            changes: changes
                .into_iter()
                .map(|change| change_view::<G>(&self.position, change))
                .collect(),
        };
        G::play(&mut self.position, &turn).map_err(Into::into)?;
        Ok(played)
    }

    fn retire(&mut self, seat: Seat) {
        G::retire(&mut self.position, seat);
    }

    fn steps(&self, partial: &[&str]) -> Result<StepNode, Message> {
        step_node::<G>(&self.position, partial)
    }

    fn view(&self) -> PositionView {
        PositionView {
            game: G::spec().id.to_owned(),
            options: self.options(),
            ply: self.ply(),
            actor: match self.actor() {
                Actor::Player(seat) => ActorView::Player { seat },
                Actor::Chance => ActorView::Chance,
                Actor::Over => ActorView::Over,
            },
            sides: self
                .seating()
                .iter()
                .map(|seat| self.side(seat).map(str::to_owned))
                .collect(),
            outcome: self.outcome().as_ref().map(OutcomeView::from),
            position: self.text(),
            board: serde_json::to_value(G::board(&self.position))
                .expect("a board's view has text keys and finite numbers only"),
            steps: step_graph::<G>(&self.position, GRAPH_LIMIT_BYTES),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        crate::perft::<G>(&self.position, depth)
    }

    fn perft_unique(&self, depth: u32) -> Vec<u64> {
        crate::perft_unique::<G>(&self.position, depth)
    }
}

fn change_view<G: Notation>(position: &G::Position, change: Change) -> ChangeView {
    let cell = |cell| G::cell_text(position, cell);
    let side = |side: u8| G::spec().sides[usize::from(side)].to_owned();
    match change {
        Change::Put {
            cell: at,
            side: whose,
        } => ChangeView::Put {
            cell: cell(at),
            side: side(whose),
        },
        Change::Take {
            cell: at,
            side: whose,
        } => ChangeView::Take {
            cell: cell(at),
            side: side(whose),
        },
        Change::Move {
            from,
            to,
            side: whose,
        } => ChangeView::Move {
            from: cell(from),
            to: cell(to),
            side: side(whose),
        },
    }
}
