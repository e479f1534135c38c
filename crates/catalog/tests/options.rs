//! What a form of options offers: combinations that exist, and every value that some of them has.

use tablier_game::{OptionValues, allowed_values, settle_options};

fn values(pairs: &[(&str, &str)]) -> OptionValues {
    pairs
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect()
}

#[test]
fn pt_2_what_does_not_go_with_the_choice_gives_way() {
    let pente = tablier_catalog::find("pente")
        .expect("it is in the catalog")
        .game;
    let two = pente.complete_options(&OptionValues::new()).unwrap();
    assert_eq!(two["opening"], "swap2");
    let three = settle_options(pente, "players", "3", &two).expect("three can play");
    assert_eq!(
        (three["players"].as_str(), three["opening"].as_str()),
        ("3", "none")
    );
    assert_eq!(
        settle_options(pente, "teams", "on", &three),
        None,
        "teams need four"
    );
    let four = settle_options(pente, "players", "4", &three).expect("four can play");
    let teams = settle_options(pente, "teams", "on", &four).expect("four can form teams");
    let back = settle_options(pente, "players", "2", &teams).expect("teams give way");
    assert_eq!(
        (back["players"].as_str(), back["teams"].as_str()),
        ("2", "off")
    );
}

#[test]
fn every_value_that_is_offered_can_be_chosen_and_every_value_is_offered_somewhere() {
    for entry in tablier_catalog::GAMES {
        let game = entry.game;
        let mut seen = std::collections::BTreeSet::new();
        let mut open = vec![game.complete_options(&OptionValues::new()).unwrap()];
        let mut offered = std::collections::BTreeSet::new();
        while let Some(current) = open.pop() {
            if !seen.insert(current.clone()) || seen.len() > 500 {
                continue;
            }
            for (key, values) in allowed_values(game, &current) {
                for value in values {
                    let next = settle_options(game, key, value, &current).expect("it is offered");
                    assert_eq!(next[key], value, "{}: {key}", entry.id());
                    offered.insert((key, value));
                    open.push(next);
                }
            }
        }
        let all: usize = game
            .spec()
            .options
            .iter()
            .map(|option| option.values.len())
            .sum();
        assert_eq!(offered.len(), all, "{}", entry.id());
    }
}

#[test]
fn what_does_not_exist_settles_to_nothing() {
    let gomoku = tablier_catalog::find("gomoku")
        .expect("it is in the catalog")
        .game;
    assert_eq!(settle_options(gomoku, "size", "12", &values(&[])), None);
    assert_eq!(settle_options(gomoku, "colour", "red", &values(&[])), None);
}
