//! The list. A new game is one line here, and the two lines of its crates in `Cargo.toml`.
//! `cargo xtask new-game` writes them.

use crate::{Entry, Texts};

/// `entry!("folder", unit type of the rules, computer player)`.
macro_rules! entry {
    ($folder:literal, $game:path, $player:path) => {
        Entry::new(
            &$game,
            &$player,
            Texts {
                fr: include_str!(concat!("../../../games/", $folder, "/texts/fr.ftl")),
                en: include_str!(concat!("../../../games/", $folder, "/texts/en.ftl")),
            },
            include_str!(concat!("../../../games/", $folder, "/game.toml")),
            #[cfg(feature = "export")]
            <<$game as tablier_game::Notation>::Board as ts_rs::TS>::export_all,
        )
    };
}

/// Every game, in the order in which the site shows them.
pub static GAMES: &[Entry] = &[
    entry!(
        "connect-four",
        connect_four_rules::ConnectFour,
        connect_four_engine::Simple
    ),
    entry!(
        "connect6",
        connect6_rules::Connect6,
        connect6_engine::Simple
    ),
    entry!("gomoku", gomoku_rules::Gomoku, gomoku_engine::Simple),
    entry!("pente", pente_rules::Pente, pente_engine::Simple),
    entry!(
        "backgammon",
        backgammon_rules::Backgammon,
        backgammon_engine::Simple
    ),
];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id() == id)
}

#[cfg(test)]
mod tests {
    use super::GAMES;

    #[test]
    fn every_card_is_read_and_fits_the_rules() {
        for entry in GAMES {
            let card = entry.card();
            let spec = entry.game.spec();
            assert_eq!(
                card.players,
                (spec.min_seats, spec.max_seats),
                "{}",
                spec.id
            );
            assert!((1..=5).contains(&card.complexity), "{}", spec.id);
        }
    }
}
