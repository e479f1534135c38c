//! Games of a computer player, for the tests of engines. What such a player costs is measured here, outside of it:
//! engines have no clock.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use std::collections::BTreeSet;
use std::fmt;
use std::time::{Duration, Instant};
use tablier_game::{Actor, Budget, Engine, Game, Notation, Outcome, SeatSet, Stop, Stopped};

/// What a player may use for a turn: the first level, this seed, and a signal that nobody has given.
fn first_level(seed: u64) -> Budget {
    Budget {
        level: 1,
        seed,
        stop: Stop::new(),
    }
}

/// The turn that a player chooses on its first level.
///
/// # Panics
/// If it chooses none, or one that is not legal.
pub fn choice<E: Engine>(
    player: &E,
    position: &<E::Game as Game>::Position,
    seed: u64,
) -> <E::Game as Game>::Turn {
    Stopwatch::default().choice(player, position, seed)
}

/// The texts of all turns that a player chooses on its first level with some seed less than `seeds`.
///
/// # Panics
/// As [`choice`].
pub fn choices<E: Engine>(
    player: &E,
    position: &<E::Game as Game>::Position,
    seeds: u64,
) -> BTreeSet<String> {
    (0..seeds)
        .map(|seed| E::Game::turn_text(position, &choice(player, position, seed)))
        .collect()
}

/// Holds a player to stopping when it is asked to.
///
/// # Panics
/// If it chooses a turn nevertheless.
pub fn check_stops<E: Engine>(player: &E, position: &<E::Game as Game>::Position) {
    let budget = first_level(0);
    budget.stop.stop();
    assert_eq!(player.choose(position, &budget), Err(Stopped));
}

/// What a player spends.
#[derive(Clone, Debug, Default)]
pub struct Stopwatch {
    spent: Duration,
    turns: u32,
    worst: Duration,
}

impl Stopwatch {
    /// As [`choice`], and measures it.
    ///
    /// # Panics
    /// As [`choice`].
    pub fn choice<E: Engine>(
        &mut self,
        player: &E,
        position: &<E::Game as Game>::Position,
        seed: u64,
    ) -> <E::Game as Game>::Turn {
        let budget = first_level(seed);
        let start = Instant::now();
        let turn = player.choose(position, &budget);
        let took = start.elapsed();
        self.spent += took;
        self.turns += 1;
        self.worst = self.worst.max(took);
        let turn = turn.expect("nobody stops it");
        assert_eq!(
            E::Game::check(position, &turn),
            Ok(()),
            "{turn:?} with seed {seed} in {}\n{position:?}",
            E::Game::position_text(position)
        );
        turn
    }
}

impl fmt::Display for Stopwatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = self.spent.checked_div(self.turns).unwrap_or_default();
        write!(f, "{mean:?} a turn, at most {:?}", self.worst)
    }
}

/// Plays on until the game is over or has this ply; `turn` says what is played, turns and rolls. Returns where that leads.
///
/// # Panics
/// If what is played is refused.
pub fn play_out<G: Game>(
    start: G::Position,
    last_ply: u32,
    mut turn: impl FnMut(&G::Position) -> G::Turn,
) -> G::Position {
    let mut position = start;
    while G::actor(&position) != Actor::Over && G::ply(&position) < last_ply {
        let turn = turn(&position);
        if let Err(refusal) = G::play(&mut position, &turn) {
            panic!("{turn:?} is refused in {position:?}: {refusal:?}");
        }
    }
    position
}

/// How many of some games a player won, and what it spent.
#[derive(Clone, Debug, Default)]
pub struct Score {
    /// The games that were played.
    pub games: u64,
    /// The games that it won.
    pub won: u64,
    watch: Stopwatch,
}

impl Score {
    /// Whether it won this part of the games, of 100, or more.
    pub const fn is_at_least(&self, percent: u64) -> bool {
        self.won * 100 >= self.games * percent
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "won {} of {}, {}", self.won, self.games, self.watch)
    }
}

/// Plays games of a player against others that choose at random, and against chance. `begin` says for the number of a game
/// where it begins and which seats the player has; `other` chooses for everybody else, and rolls.
pub fn against_random<E: Engine>(
    player: &E,
    games: u64,
    begin: impl Fn(u64) -> (<E::Game as Game>::Position, SeatSet),
    mut other: impl FnMut(
        &<E::Game as Game>::Position,
        &mut ChaCha8Rng,
    ) -> Option<<E::Game as Game>::Turn>,
) -> Score {
    let mut score = Score {
        games,
        ..Score::default()
    };
    for game in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(game);
        let (start, own) = begin(game);
        let end = play_out::<E::Game>(start, u32::MAX, |position| match E::Game::actor(position) {
            Actor::Player(seat) if own.contains(seat) => {
                score
                    .watch
                    .choice(player, position, seed_of(game, E::Game::ply(position)))
            }
            _ => other(position, &mut rng).expect("the game goes on"),
        });
        if let Some(Outcome::Win { seats, .. }) = E::Game::outcome(&end) {
            score.won += u64::from(own.iter().all(|seat| seats.contains(seat)));
        }
    }
    score
}

/// A seed for each ply of each game.
pub fn seed_of(game: u64, ply: u32) -> u64 {
    game * 1000 + u64::from(ply)
}
