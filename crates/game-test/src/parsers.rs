//! Parsers of outside text never panic.

use crate::refusals::GARBAGE;
use crate::{Playout, positions, scaled};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tablier_game::{Actor, DynGame, Notation, OptionValues, Options, Record};

/// Reads random texts, and real ones that were spoilt, as positions, turns, step lists and records. What is accepted
/// must be as good as any other position: its string is read back, and it has turns unless nobody acts.
///
/// # Panics
/// If a parser does, or with what is wrong with a position that was accepted.
pub fn check_parsers<G: Notation>(game: G) {
    let options = G::Options::from_values(&OptionValues::new())
        .unwrap_or_else(|error| panic!("the default options: {error}"));
    let mut rng = ChaCha8Rng::seed_from_u64(0xf022);
    let mut seeds: Vec<String> = GARBAGE.iter().map(|text| (*text).to_owned()).collect();
    for seed in 0..scaled(4, 40) {
        for (position, turn) in Playout::<G>::new(&options, seed).take(60) {
            seeds.push(G::position_text(&position));
            seeds.push(G::turn_text(&position, &turn));
            seeds.extend(G::other_texts(&position).into_iter().map(|(_, text)| text));
        }
    }
    let mut playout = Playout::<G>::new(&options, 1);
    let mut position = G::initial(&options);
    for round in 0..4 * positions() as u64 {
        if round % 64 == 0 {
            if let Some((_, turn)) = playout.next() {
                G::play_unchecked(&mut position, &turn);
            } else {
                playout = Playout::new(&options, round);
                position = G::initial(&options);
            }
        }
        let text = random_text(&mut rng, &seeds);
        if let Ok(read) = G::parse_position(&text, &options) {
            check_position::<G>(&text, &read);
        }
        if let Ok(turn) = G::parse_turn(&position, &text) {
            assert!(
                G::check(&position, &turn).is_ok(),
                "`{text}` is no legal turn"
            );
        }
        if round % 16 == 0 {
            let values = OptionValues::new();
            let mut erased = DynGame::start(&game, &values)
                .unwrap_or_else(|message| panic!("the default options: {message}"));
            let words: Vec<&str> = text.split(' ').take(8).collect();
            drop(erased.steps(&words));
            drop(erased.play(&text));
            drop(text.parse::<Record>());
        }
    }
}

fn check_position<G: Notation>(text: &str, position: &G::Position) {
    let again = G::parse_position(&G::position_text(position), &G::options(position));
    assert_eq!(again.as_ref(), Ok(position), "`{text}`");
    let mut turns = Vec::new();
    G::turns(position, &mut turns);
    let acts = matches!(G::actor(position), Actor::Player(_));
    assert_eq!(acts, !turns.is_empty(), "`{text}`");
    assert_eq!(
        G::actor(position) == Actor::Over,
        G::outcome(position).is_some(),
        "`{text}`"
    );
}

fn random_text(rng: &mut ChaCha8Rng, seeds: &[String]) -> String {
    if rng.random_ratio(1, 8) {
        let length = rng.random_range(0..40);
        let bytes: Vec<u8> = (0..length).map(|_| rng.random()).collect();
        return String::from_utf8_lossy(&bytes).into_owned();
    }
    let seed = seeds.choose(rng).expect("there is garbage");
    let other = seeds.choose(rng).expect("there is garbage");
    let mut letters: Vec<char> = seed.chars().collect();
    for _ in 0..rng.random_range(0..4) {
        let at = rng.random_range(0..=letters.len());
        match rng.random_range(0..5) {
            0 => letters.insert(at, char::from(rng.random_range(b' '..=b'~'))),
            1 if at < letters.len() => {
                letters.remove(at);
            }
            2 if at < letters.len() => letters[at] = char::from(rng.random_range(b' '..=b'~')),
            3 => letters.extend(other.chars().skip(at)),
            _ => letters.truncate(at),
        }
    }
    letters.into_iter().collect()
}
