//! Placements a second on one core: the 1,500 played games of `tests/data`, replayed again and again.
//!
//! `cargo bench -p connect6-rules`

use connect6_rules::{Connect6, Connect6Options, Position, Turn};
use tablier_game::{Game, Notation, Steps};
use tablier_game_test::{measure, measure_replays, measure_unmaking};

const GAMES: &str = include_str!("../tests/data/games-1500.csv");

fn main() {
    let games: Vec<Vec<Turn>> = GAMES.lines().skip(1).map(read).collect();
    let stones: usize = games
        .iter()
        .flatten()
        .map(|turn| turn.points().count())
        .sum();
    println!("{} games, {stones} stones", games.len());
    let start = Connect6::initial(&Connect6Options::default());
    measure_replays::<Connect6>(&start, &games, stones);
    measure_unmaking::<Connect6, _>(
        &start,
        &games,
        stones,
        |position, turn| position.make(*turn),
        Position::unmake,
        Position::key,
    );
    let before: Vec<Vec<Position>> = games
        .iter()
        .step_by(25)
        .map(|game| positions(game))
        .collect();
    let count = before.iter().map(Vec::len).sum();
    let mut steps = Steps::new();
    measure(
        "steps of the first stone",
        "positions",
        count,
        &before,
        |games| {
            let mut targets = 0;
            for position in games.iter().flatten() {
                if Connect6::steps(position, &[], &mut steps).is_ok() {
                    targets += steps.targets.len() as u64;
                }
            }
            targets
        },
    );
    let mut turns = Vec::new();
    measure("every turn", "positions", count, &before, |games| {
        let mut all = 0;
        for position in games.iter().flatten() {
            turns.clear();
            Connect6::turns(position, &mut turns);
            all += turns.len() as u64;
        }
        all
    });
}

fn read(line: &str) -> Vec<Turn> {
    let points = line.split('"').nth(1).expect("the points are quoted");
    let points: Vec<&str> = points.split(',').collect();
    let mut position = Connect6::initial(&Connect6Options::default());
    let (first, rest) = points.split_at(1);
    std::iter::once(first)
        .chain(rest.chunks(2))
        .map(|stones| {
            let turn = Connect6::parse_turn(&position, &stones.join(" "))
                .expect("the tests replay these games");
            Connect6::play_unchecked(&mut position, &turn);
            turn
        })
        .collect()
}

fn positions(game: &[Turn]) -> Vec<Position> {
    let mut position = Connect6::initial(&Connect6Options::default());
    game.iter()
        .map(|turn| {
            let before = position;
            Connect6::play_unchecked(&mut position, turn);
            before
        })
        .collect()
}
