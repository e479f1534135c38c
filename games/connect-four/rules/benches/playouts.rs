//! Random games through the trait, against the barest loop on bitboards that plays the same games.
//!
//! `cargo bench -p connect-four-rules` prints both speeds and their ratio. The two are measured in turn,
//! many times over, so that what else the machine does hits both; the ratio is the median of all pairs.

use connect_four_rules::{ConnectFour, NoOptions};
use std::hint::black_box;
use std::time::{Duration, Instant};
use tablier_game::{Game, Outcome};

/// Games in one measurement: a fraction of a millisecond, so that few of them are interrupted.
const GAMES: u32 = 2_000;
/// Pairs of measurements.
const ROUNDS: usize = 1_001;

fn main() {
    let mut ratios = Vec::with_capacity(ROUNDS);
    let mut speeds = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        let seed = round as u64 + 1;
        let (bare, bare_time) = timed(|| bare::play(seed));
        let (game, game_time) = timed(|| through_the_trait(seed));
        assert_eq!(bare, game, "both play the same games");
        ratios.push(bare_time.as_secs_f64() / game_time.as_secs_f64());
        let speed = |time: Duration| f64::from(bare.turns) / time.as_secs_f64() / 1e6;
        speeds.0.push(speed(bare_time));
        speeds.1.push(speed(game_time));
    }
    println!("random games, {ROUNDS} rounds of {GAMES}, turns per second (median):");
    println!("  bare bitboards    {:6.1} million", median(&mut speeds.0));
    println!("  through the trait {:6.1} million", median(&mut speeds.1));
    let ratio = median(&mut ratios) * 100.0;
    println!("  ratio             {ratio:6.1} %");
}

/// What a run found, so that nothing is optimised away and both can be compared.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    turns: u32,
    wins: [u32; 2],
    draws: u32,
}

/// Games through [`Game`]: generate the turns, choose one, play it, ask for the outcome.
fn through_the_trait(seed: u64) -> Tally {
    let mut rng = Rng(seed);
    let mut tally = Tally::default();
    let mut turns = Vec::with_capacity(7);
    for _ in 0..GAMES {
        let mut position = ConnectFour::initial(&NoOptions);
        loop {
            turns.clear();
            ConnectFour::turns(&position, &mut turns);
            let turn = turns[rng.below(turns.len())];
            ConnectFour::play_unchecked(&mut position, &turn);
            tally.turns += 1;
            match ConnectFour::outcome(&position) {
                None => continue,
                Some(Outcome::Win { seats, .. }) => {
                    let winner = seats.iter().next().expect("a win has a winner");
                    tally.wins[winner.index()] += 1;
                }
                Some(_) => tally.draws += 1,
            }
            break;
        }
    }
    black_box(tally)
}

/// The same games with nothing but two numbers and an array of columns.
mod bare {
    use super::{GAMES, Rng, Tally};
    use std::hint::black_box;

    pub(crate) fn play(seed: u64) -> Tally {
        let mut rng = Rng(seed);
        let mut tally = Tally::default();
        for _ in 0..GAMES {
            let (mut own, mut all, mut ply) = (0_u64, 0_u64, 0_usize);
            loop {
                let mut columns = [0_u8; 7];
                let mut count = 0;
                for column in 0..7 {
                    if all & (1 << (7 * column + 5)) == 0 {
                        columns[count] = column;
                        count += 1;
                    }
                }
                let column = columns[rng.below(count)];
                own ^= all;
                all |= all + (1 << (7 * column));
                ply += 1;
                tally.turns += 1;
                if has_four(own ^ all) {
                    tally.wins[(ply - 1) % 2] += 1;
                    break;
                }
                if ply == 42 {
                    tally.draws += 1;
                    break;
                }
            }
        }
        black_box(tally)
    }

    fn has_four(discs: u64) -> bool {
        [1, 6, 7, 8].into_iter().any(|by| {
            let pairs = discs & (discs >> by);
            pairs & (pairs >> (2 * by)) != 0
        })
    }
}

/// Xorshift (Marsaglia 2003): fast enough not to hide what is measured.
struct Rng(u64);

impl Rng {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) as usize * count) >> 32
    }
}

fn timed<T>(run: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = run();
    (result, start.elapsed())
}

fn median(numbers: &mut [f64]) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
