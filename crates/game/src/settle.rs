//! Which values of a game's options go together: what a form needs to offer only combinations that exist.
//!
//! Everything is asked of [`DynGame::complete_options`], so that no rule about options stands anywhere else.

use crate::{DynGame, OptionValues};
use std::collections::BTreeMap;

/// The options after one of them was given a value: that value stands, the others stay as far as they go with
/// it (tried in the order of the game's list), and the rest take the defaults that fit. Complete; `None` if the value goes with
/// nothing among `current`.
pub fn settle_options(
    game: &dyn DynGame,
    key: &str,
    value: &str,
    current: &OptionValues,
) -> Option<OptionValues> {
    let mut all = current.clone();
    all.insert(key.to_owned(), value.to_owned());
    if let Ok(whole) = game.complete_options(&all) {
        return Some(whole);
    }
    let mut kept = OptionValues::from([(key.to_owned(), value.to_owned())]);
    game.complete_options(&kept).ok()?;
    for option in game
        .spec()
        .options
        .iter()
        .filter(|option| option.key != key)
    {
        if let Some(value) = current.get(option.key) {
            kept.insert(option.key.to_owned(), value.clone());
            if game.complete_options(&kept).is_err() {
                kept.remove(option.key);
            }
        }
    }
    game.complete_options(&kept).ok()
}

/// By option: the values that can be chosen from `current`, each of which [`settle_options`] accepts.
pub fn allowed_values(
    game: &dyn DynGame,
    current: &OptionValues,
) -> BTreeMap<&'static str, Vec<&'static str>> {
    game.spec()
        .options
        .iter()
        .map(|option| {
            let values = option.values.iter().copied();
            let allowed =
                values.filter(|value| settle_options(game, option.key, value, current).is_some());
            (option.key, allowed.collect())
        })
        .collect()
}
