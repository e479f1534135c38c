//! Makes `tests/perft/pente.perft`: for each row of `tests/data/options.txt` the counts from the beginning and from
//! a crowded board. Deterministic; run with
//! `cargo run --release -p pente-rules --example perft_tables > games/pente/rules/tests/perft/pente.perft`.

use pente_rules::{Pente, PenteOptions, Phase, Position, Turn};
use tablier_game::{Game, Notation, OptionValues, Options, perft, perft_unique};
use tablier_goban::{Axis, Point, splitmix64};

fn main() {
    println!(
        "# Leaves and distinct positions for each row of tests/data/options.txt, from the beginning and from a crowded"
    );
    println!(
        "# board. Made by `cargo run --release -p pente-rules --example perft_tables`; tests/perft.rs counts again with"
    );
    println!("# the oracle.");
    let rows = include_str!("../tests/data/options.txt").lines();
    for (index, row) in rows.filter(|row| !row.starts_with('#')).enumerate() {
        let values: OptionValues = row
            .split_whitespace()
            .filter_map(|field| field.split_once('='))
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        let options = PenteOptions::from_values(&values).expect("a row exists");
        let depth = if options.size().side() == 9 { 3 } else { 2 };
        let case = |name: &str, position: &Position| {
            println!("\ncase     row {}, {name}", index + 1);
            println!("source   counted by the fast rules and by tests/oracle");
            for (key, value) in &values {
                println!("option   {key}={value}");
            }
            match name {
                "the beginning" => println!("position start"),
                _ => println!("position {}", Pente::position_text(position)),
            }
            for depth in 1..=depth {
                println!("perft    {depth} {}", perft::<Pente>(position, depth));
            }
            let unique = perft_unique::<Pente>(position, 2);
            for (depth, count) in unique.iter().enumerate().skip(1) {
                println!("unique   {depth} {count}");
            }
        };
        case("the beginning", &Pente::initial(&options));
        case("a crowded board", &crowded(&options, index as u64));
    }
}

/// A position after some turns close to each other, as if ply 100 with colours in order: the oracle can be set up
/// at such a one.
fn crowded(options: &PenteOptions, seed: u64) -> Position {
    let mut state = seed << 32;
    loop {
        let mut position = Pente::initial(options);
        for _ in 0..options.size().side() * 4 {
            let mut turns = Vec::new();
            Pente::turns(&position, &mut turns);
            if turns.is_empty() {
                break;
            }
            let sample = (0..6).map(|_| {
                state += 1;
                turns[(splitmix64(state) % turns.len() as u64) as usize]
            });
            if let Some(turn) = sample.max_by_key(|turn| neighbours(&position, *turn)) {
                position.make(turn);
            }
        }
        let text = Pente::position_text(&position);
        let mut words: Vec<&str> = text.split(' ').collect();
        words.retain(|word| !word.starts_with("ply=") && !word.starts_with("seats="));
        words.push("ply=100");
        let set_up = Pente::parse_position(&words.join(" "), options);
        if let Ok(position) = set_up
            && position.phase() == Phase::Play
            && position.pending().is_none()
            && !position.is_over()
        {
            return position;
        }
    }
}

fn neighbours(position: &Position, turn: Turn) -> usize {
    let Turn::Place(point) = turn else { return 0 };
    let near = |steps| {
        Axis::ALL
            .into_iter()
            .filter_map(move |axis| point.step(axis, steps))
            .filter(|next: &Point| position.occupied().contains(*next))
            .count()
    };
    near(1) + near(-1)
}
