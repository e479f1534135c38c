//! The rules against a slow, literal reading of the same rules (`oracle/mod.rs`), on random positions.

#[path = "oracle/mod.rs"]
mod oracle;

use backgammon_rules::{Backgammon, BySide, Dice, NoOptions, Place, Position, Setup, Side, Turn};
use oracle::Oracle;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use tablier_game::{Actor, Game, Notation, Step, Steps};
use tablier_game_test::{PlainOutcome, positions, random_turn, scaled};

/// Plays a random turn and gives its text.
fn turns(position: &Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    Backgammon::turns(position, &mut turns);
    turns
}

fn after(position: &Position, turn: &Turn) -> Position {
    let mut after = *position;
    Backgammon::play_unchecked(&mut after, turn);
    after
}

/// The position ID after a turn, still from the mover's side.
fn id_after(position: &Position, turn: &Turn) -> String {
    let mut end = after(position, turn);
    if end.on_roll() != position.on_roll() {
        Backgammon::play_unchecked(&mut end, &Turn::Pass);
    }
    id(&end)
}

fn id(position: &Position) -> String {
    let text = Backgammon::position_text(position);
    text.split(' ').next().expect("an ID").to_owned()
}

/// Holds the turns of a position to the oracle's, and some walks step by step to both.
fn compare(oracle: &Oracle, position: &Position, rng: &mut ChaCha8Rng) {
    let place = Backgammon::position_text(position);
    let turns = turns(position);
    let mut texts: Vec<String> = turns
        .iter()
        .map(|turn| Backgammon::turn_text(position, turn))
        .collect();
    texts.sort();
    assert_eq!(texts, oracle.legal_turns(), "{place}");
    let results: BTreeSet<String> = turns.iter().map(|turn| id_after(position, turn)).collect();
    assert_eq!(results.len(), turns.len(), "{place}");
    assert_eq!(Vec::from_iter(results), oracle.legal_results(), "{place}");
    for _ in 0..3 {
        let text = walk(position, rng);
        let turn = Backgammon::parse_turn(position, &text)
            .unwrap_or_else(|refusal| panic!("{place}: `{text}`: {refusal}"));
        let path = Backgammon::turn_text(position, &turn);
        let result = id_after(position, &turn);
        assert_eq!(
            oracle.result_of(&path),
            Ok(result),
            "{place}: `{text}`, `{path}`"
        );
    }
}

/// A random walk over the steps, their texts joined by spaces.
fn walk(position: &Position, rng: &mut ChaCha8Rng) -> String {
    let mut partial: Vec<Step> = Vec::new();
    let mut texts: Vec<String> = Vec::new();
    let mut steps = Steps::new();
    loop {
        Backgammon::steps(position, &partial, &mut steps).expect("the steps are targets");
        let target = steps
            .targets
            .choose(rng)
            .expect("a turn goes on to its end");
        partial.push(target.step);
        texts.push(Backgammon::step_text(position, target.step));
        if target.ends {
            return texts.join(" ");
        }
    }
}

#[test]
fn bg_2_to_9_random_games_agree_with_the_oracle() {
    let mut seen = 0;
    let mut seed = 0;
    let mut buffer = Vec::new();
    while seen < positions() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        seed += 1;
        let mut oracle = Oracle::new(&[]).expect("there are no options");
        let mut position = Backgammon::initial(&NoOptions);
        loop {
            assert_eq!(id(&position), oracle.position_id());
            assert_eq!(Backgammon::ply(&position), oracle.ply());
            assert_eq!(PlainOutcome::of::<Backgammon>(&position), oracle.outcome());
            assert_eq!(
                (Backgammon::actor(&position) != Actor::Over).then(|| position.on_roll().seat().0),
                oracle.on_roll()
            );
            if Backgammon::actor(&position) == Actor::Player(position.on_roll().seat()) {
                compare(&oracle, &position, &mut rng);
                seen += 1;
            }
            let Some(turn) = random_turn::<Backgammon>(&position, &mut rng, &mut buffer) else {
                break;
            };
            match turn {
                Turn::Roll(dice) => oracle.roll(dice.high(), dice.low()),
                Turn::Play(_) | Turn::Pass => oracle.play(&Backgammon::turn_text(&position, &turn)),
            }
            .expect("both know the turn");
            Backgammon::play_unchecked(&mut position, &turn);
        }
    }
}

/// A random position that a game need not lead to: few or many checkers of each side anywhere.
fn random_setup(rng: &mut ChaCha8Rng) -> (Setup, [i32; 26]) {
    let mut checkers = BySide::<[u8; 26]>::default();
    let mut board = [0; 26];
    // From where on the checkers stand: often near home, so that bearing off and closed boards come up.
    for side in Side::ALL {
        let reach = *[6, 7, 8, 12, 25].choose(rng).expect("a reach");
        for _ in 0..rng.random_range(1..=15) {
            let number: u8 = rng.random_range(1..=reach);
            let place = Place::new(number).expect("up to the bar");
            let enemy = place.mirrored().number();
            if place != Place::BAR && checkers[side.other()][usize::from(enemy)] > 0 {
                continue;
            }
            checkers[side][usize::from(number)] += 1;
            match side {
                Side::White => board[usize::from(number)] += 1,
                Side::Black => board[usize::from(enemy)] -= 1,
            }
        }
    }
    let setup = Setup {
        checkers,
        ..Setup::EMPTY
    };
    (setup, board)
}

#[test]
fn bg_2_to_9_random_set_ups_agree_with_the_oracle() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    for _ in 0..scaled(2_000, 40_000) {
        let (setup, board) = random_setup(&mut rng);
        let dice = *Dice::ALL.choose(&mut rng).expect("a roll");
        let Ok(mut position) = Position::try_from(setup) else {
            continue;
        };
        if position.done().is_some() {
            continue;
        }
        Backgammon::play(&mut position, &Turn::Roll(dice)).expect("a roll is due");
        let oracle = Oracle::from_board(board, (dice.high(), dice.low()));
        compare(&oracle, &position, &mut rng);
    }
}

/// Perft of the oracle: turns only, each roll once.
fn perft(oracle: &Oracle, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if oracle.outcome().is_some() {
        return 0;
    }
    if oracle.dice().is_none() {
        let roll = |dice: Dice| {
            let mut rolled = oracle.clone();
            rolled.roll(dice.high(), dice.low()).expect("a roll is due");
            perft(&rolled, depth)
        };
        return Dice::ALL.into_iter().map(roll).sum();
    }
    let turns = oracle.legal_turns();
    if depth == 1 {
        return turns.len() as u64;
    }
    let after = |turn: &String| {
        let mut next = oracle.clone();
        next.play(turn).expect("a legal turn");
        perft(&next, depth - 1)
    };
    turns.iter().map(after).sum()
}

#[test]
fn bg_7_the_oracle_counts_what_the_perft_file_says() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft");
    let most = scaled(8_000, 5_000_000);
    for case in tablier_game_test::read_perft(folder) {
        let text = case.position.as_deref().unwrap_or("4HPwATDgc/ABMA w");
        let position = Backgammon::parse_position(text, &NoOptions).expect("a position");
        let mut board = [0; 26];
        assert_eq!(
            position.on_roll(),
            Side::White,
            "the oracle sets up White's turns"
        );
        for place in (1..=25).filter_map(Place::new) {
            let own = i32::from(position.checkers(Side::White).count(place));
            let enemy = i32::from(position.checkers(Side::Black).count(place));
            board[usize::from(place.number())] += own;
            board[usize::from(place.mirrored().number())] -= enemy;
        }
        for (depth, count) in case.perft.iter().filter(|(_, count)| *count <= most) {
            let of_roll = |dice: Dice| {
                perft(
                    &Oracle::from_board(board, (dice.high(), dice.low())),
                    *depth,
                )
            };
            let found: u64 = match position.dice() {
                Some(dice) => of_roll(dice),
                None => Dice::ALL.into_iter().map(of_roll).sum(),
            };
            assert_eq!(
                found, *count,
                "{} ({}), depth {depth}",
                case.place, case.name
            );
        }
    }
}
