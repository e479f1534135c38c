//! All that the catalog holds of one game.

use crate::Card;
use tablier_game::{DynGame, Player};

/// All that the catalog holds of one game.
pub struct Entry {
    /// The rules.
    pub game: &'static dyn DynGame,
    /// The computer player.
    pub player: &'static dyn Player,
    /// Every word that the game says.
    pub texts: Texts,
    /// `game.toml`.
    card: &'static str,
    /// Writes the TypeScript types of the board.
    #[cfg(feature = "export")]
    pub export_board: fn(&ts_rs::Config) -> Result<(), ts_rs::ExportError>,
}

/// The texts of a game (Fluent), by language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// In French.
    pub fr: &'static str,
    /// In English.
    pub en: &'static str,
}

impl Entry {
    /// An entry; the macro `entry!` in `games.rs` calls this.
    pub(crate) const fn new(
        game: &'static dyn DynGame,
        player: &'static dyn Player,
        texts: Texts,
        card: &'static str,
        #[cfg(feature = "export")] export_board: fn(
            &ts_rs::Config,
        ) -> Result<(), ts_rs::ExportError>,
    ) -> Entry {
        Entry {
            game,
            player,
            texts,
            card,
            #[cfg(feature = "export")]
            export_board,
        }
    }

    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.game.spec().id
    }

    /// The card.
    ///
    /// # Panics
    /// If `game.toml` is not of the right form; a test reads all of them.
    pub fn card(&self) -> Card {
        toml::from_str(self.card)
            .unwrap_or_else(|error| panic!("game.toml of {}: {error}", self.id()))
    }
}
