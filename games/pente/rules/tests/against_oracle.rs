//! The fast rules beside the naive oracle, in random games under every row of the covering array.
//!
//! The games are pushed towards what is rare: stones near others, captures, self-captures, rows, lines that can be
//! answered, seats that leave.

mod beside;
mod common;
mod oracle;

use beside::{compare, pending};
use common::option_rows;
use oracle::Oracle;
use pente_rules::{Colour, Pente, PenteOptions, Phase, Position, SelfCapture, Turn};
use std::collections::BTreeMap;
use tablier_game::{Game, Notation, OptionValues, Options, Outcome, Seat};
use tablier_game_test::{SlowRules, positions};
use tablier_goban::{Axis, Point, PointSet, row_length, splitmix64, write_board};

/// A small random generator, so that the games are the same everywhere.
struct Rng(u64);

impl Rng {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(1);
        (splitmix64(self.0) % limit as u64) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// What happened, counted, so that the test can say that everything did.
type Events = BTreeMap<&'static str, usize>;

#[test]
fn the_oracle_is_as_its_author_meant() {
    oracle::self_check::self_check();
}

#[test]
fn fast_rules_and_oracle_agree_on_random_games() {
    let mut events = Events::new();
    for (index, row) in option_rows().iter().enumerate() {
        let before = events.clone();
        let mut rng = Rng((index as u64) << 40);
        let mut compared = 0;
        while compared < positions() {
            // Every other game begins on a board with stones, since what is rare comes late in a game.
            let (fast, naive) = if rng.one_in(2) {
                beginning(row)
            } else {
                set_up(row, &mut rng)
            };
            compared += compare_game(fast, naive, &mut rng, positions() - compared, &mut events);
        }
        tell(row, &before, &events);
    }
    println!("all: {events:#?}");
    for name in [
        "capture of two",
        "capture of three",
        "mixed capture",
        "self-capture",
        "contested stone",
        "forbidden point",
        "pending line",
        "pending two lines",
        "answer",
        "line in answer to a line",
        "end by the answer to a line",
        "pass",
        "conceded",
        "line",
        "capture",
        "line-and-capture",
        "shared win",
        "last-left",
        "board-full",
        "no-legal-turn",
    ] {
        assert!(events.contains_key(name), "no `{name}` in any game");
    }
}

/// Prints what a row brought (seen with `--nocapture`).
fn tell(row: &OptionValues, before: &Events, events: &Events) {
    let fields: Vec<String> = row
        .iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    let news: Vec<String> = events
        .iter()
        .map(|(name, count)| (name, count - before.get(name).unwrap_or(&0)))
        .filter(|(_, count)| *count > 0)
        .map(|(name, count)| format!("{name} {count}"))
        .collect();
    println!("{}: {}", fields.join(" "), news.join(", "));
}

/// The beginning of a game for both.
fn beginning(row: &OptionValues) -> (Position, Oracle) {
    let options = PenteOptions::from_values(row).unwrap_or_else(|error| panic!("{row:?}: {error}"));
    (Pente::initial(&options), beside::oracle(row))
}

/// A board with some stones or nearly full of them, no line among them, and some captured stones, for both.
fn set_up(row: &OptionValues, rng: &mut Rng) -> (Position, Oracle) {
    let options = PenteOptions::from_values(row).unwrap_or_else(|error| panic!("{row:?}: {error}"));
    let (size, players) = (options.size(), usize::from(options.players()));
    let empty_percent = [4, 10, 30, 60, 85][rng.below(5)];
    let mut stones = [PointSet::EMPTY; 4];
    for point in size.points() {
        let colour = rng.below(players);
        let free = rng.below(100) < empty_percent;
        let long = Axis::ALL
            .iter()
            .any(|axis| row_length(&stones[colour], point, *axis) >= options.line_length());
        if !free && !long {
            stones[colour].insert(point);
        }
    }
    let letter = |point| {
        (0..players)
            .find(|colour| stones[*colour].contains(point))
            .map(|colour| Colour::ALL[colour].letter())
    };
    let mover = Colour::ALL[rng.below(players)].letter();
    let captured: Vec<u32> = (0..players)
        .map(|_| match options.capture_number() {
            // Below the number, in teams also together.
            Some(number) => {
                rng.below(usize::from(number).div_ceil(if options.teams() { 2 } else { 1 }))
            }
            None => rng.below(20),
        })
        .map(|count| count as u32)
        .collect();
    let counts: Vec<String> = captured.iter().map(u32::to_string).collect();
    let text = format!(
        "{} {mover} ply=100 cap={} phase=play",
        write_board(size, letter),
        counts.join(",")
    );
    let fast = Pente::parse_position(&text, &options)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    if fast.is_over() {
        // A full board, or nobody may place a stone: the oracle does not look at a set-up by itself.
        return beginning(row);
    }
    (fast, beside::set_up(&fast))
}

/// Plays one game and compares every position; gives back how many.
fn compare_game(
    mut fast: Position,
    mut naive: Oracle,
    rng: &mut Rng,
    most: usize,
    events: &mut Events,
) -> usize {
    let players = fast.options().players();
    let mut story = vec![Pente::position_text(&fast)];
    let style = rng.below(4);
    for seen in 1.. {
        compare(&fast, &naive, &story);
        if fast.is_over() {
            count_end(&fast, events);
            return seen;
        }
        if seen >= most {
            return seen;
        }
        if rng.one_in(if players == 2 { 500 } else { 60 }) {
            let seat = rng.below(usize::from(players)) as u8;
            story.push(format!("retire {seat}"));
            Pente::retire(&mut fast, Seat(seat));
            naive.retire(seat);
            continue;
        }
        let turn = choose(&fast, rng, style);
        count_turn(&fast, turn, events);
        let text = Pente::turn_text(&fast, &turn);
        story.push(text.clone());
        check_unmake(&fast, turn);
        Pente::play(&mut fast, &turn).unwrap_or_else(|refusal| panic!("{story:?}: {refusal}"));
        naive
            .play(&text)
            .unwrap_or_else(|error| panic!("{story:?}: {error}"));
    }
    unreachable!("the game ends");
}

/// Making and taking back gives the same position, and playing is making.
fn check_unmake(fast: &Position, turn: Turn) {
    let mut made = *fast;
    let undo = made.make(turn);
    let mut played = *fast;
    Pente::play_unchecked(&mut played, &turn);
    assert_eq!(made, played);
    made.unmake(&undo);
    assert_eq!(made, *fast);
}

/// A legal turn, rarely quite at random.
fn choose(fast: &Position, rng: &mut Rng, style: usize) -> Turn {
    let mut turns = Vec::new();
    Pente::turns(fast, &mut turns);
    if fast.phase() != Phase::Play || rng.one_in(8) {
        return turns[rng.below(turns.len())];
    }
    // A line is answered more often than it is conceded.
    if fast.pending().is_some() {
        return turns[rng.below(turns.len().min(8))];
    }
    let mover = fast.colour_due();
    let sample: Vec<Turn> = (0..12).map(|_| turns[rng.below(turns.len())]).collect();
    let worth = |turn: &Turn| -> usize {
        let Turn::Place(point) = *turn else { return 0 };
        let near = Axis::ALL
            .iter()
            .flat_map(|axis| [point.step(*axis, 1), point.step(*axis, -1)])
            .flatten()
            .filter(|next| fast.occupied().contains(*next))
            .count();
        let longest = longest_row(fast, point, mover);
        let removals = fast.removals(point, mover);
        let taken = removals.as_slice().len();
        match style {
            // Crowded: captures and self-captures come by themselves.
            0 => near,
            // After captures.
            1 => 4 * taken + near,
            // After rows, away from captures: long games with lines.
            2 => 8 * longest + near - near.min(4 * taken),
            // After own losses and brackets.
            _ => {
                let lost = removals.as_slice().iter();
                let lost = lost.filter(|removal| removal.owner == mover).count();
                8 * lost + near
            }
        }
    };
    // In close rows on a part of the greater boards.
    let best = sample.iter().max_by_key(|turn| worth(turn));
    *best.expect("the sample is not empty")
}

fn longest_row(fast: &Position, point: Point, mover: Colour) -> usize {
    Axis::ALL
        .iter()
        .map(|axis| usize::from(row_length(fast.stones(mover), point, *axis)))
        .max()
        .unwrap_or(0)
}

fn count_turn(fast: &Position, turn: Turn, events: &mut Events) {
    let mut count = |name| *events.entry(name).or_default() += 1;
    if fast.options().self_capture() == SelfCapture::Forbidden && fast.phase() == Phase::Play {
        let mover = fast.colour_due();
        let empty = fast.empty_points();
        if empty.iter().any(|point| fast.is_bracketed(point, mover)) {
            count("forbidden point");
        }
    }
    let Turn::Place(point) = turn else {
        if turn == Turn::Pass && fast.pending().is_none() {
            count("pass");
        }
        return;
    };
    if fast.phase() != Phase::Play {
        return;
    }
    let mover = fast.colour_due();
    let removals = fast.removals(point, mover);
    let mut taken = Vec::new();
    for removal in removals.as_slice() {
        match removal.captor() {
            None => count("contested stone"),
            Some(captor) if captor == mover => taken.push(removal.owner),
            Some(_) => count("self-capture"),
        }
    }
    match taken.len() {
        0 => {}
        2 => count("capture of two"),
        3 => count("capture of three"),
        _ => count("capture of more"),
    }
    taken.dedup();
    if taken.len() > 1 {
        count("mixed capture");
    }
    if fast.pending().is_some() {
        count("answer");
    }
    let mut after = *fast;
    after.make(turn);
    if let Some((_, lines)) = pending(&after).filter(|_| !after.is_over()) {
        count("pending line");
        if lines.len() > 1 {
            count("pending two lines");
        }
        if fast.pending().is_some() {
            count("line in answer to a line");
        }
    }
    if fast.pending().is_some() && after.is_over() {
        count("end by the answer to a line");
    }
}

fn count_end(fast: &Position, events: &mut Events) {
    let outcome = Pente::outcome(fast).expect("the game is over");
    let how = outcome.how().expect("the game was played").to_string();
    let known = [
        "line",
        "capture",
        "line-and-capture",
        "conceded",
        "last-left",
        "board-full",
        "too-long",
        "no-legal-turn",
    ];
    let name = known
        .into_iter()
        .find(|name| *name == how)
        .expect("a known way to end");
    *events.entry(name).or_default() += 1;
    if let Outcome::Win { seats, .. } = outcome
        && seats.len() > 1
        && !fast.options().teams()
    {
        *events.entry("shared win").or_default() += 1;
    }
}
