//! The promise of the product: a turn that was acknowledged is never lost, and none is played twice; and
//! so for rolls.
//!
//! The real binary, at least 50 tables in play over real sockets, SIGKILL at random moments (some of
//! them between a commit and its acknowledgement, which a delay makes long), restarts, and clients that
//! send again, with the same id, whatever was not acknowledged, and also what was acknowledged last. The
//! tables are of every game of the catalog, in turn with every value of its options, and some of them
//! against the computer; a game that ends is followed by the next one.

mod check;
mod player;
mod random;
mod sitting;
mod tables;

use crate::support::Binary;
use check::{Tally, check, read, until_nothing_is_owed};
use player::{Counts, Player};
use random::Random;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::watch;

const TABLES: usize = 50;
const KILLS: usize = 26;

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_turn_is_in_the_log_once_after_many_kills() {
    let begun = Instant::now();
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("t.db");
    let mut binary = Binary::start(&database, &[], &[]);
    let mut tables = tables::all().into_iter().cycle();
    let mut players = Vec::new();
    // Fewer openings at once than one address may ask for; a restart forgets what was asked.
    while players.len() < TABLES {
        for _ in 0..25 {
            let table = tables.next().unwrap();
            let number = players.len() as u64;
            players.push(Player::open(binary.address, table, number).await);
        }
        binary.kill();
        binary = Binary::start(&database, &[], &[]);
    }
    let (address, addresses) = watch::channel(Some(binary.address));
    let (stop, stopped) = watch::channel(false);
    let done = Arc::new(Mutex::new(Vec::new()));
    let tasks: Vec<_> = players
        .into_iter()
        .map(|mut player| {
            let (addresses, stopped, done) = (addresses.clone(), stopped.clone(), done.clone());
            tokio::spawn(async move {
                player.play(addresses, stopped).await;
                done.lock().unwrap().push(player);
            })
        })
        .collect();
    let mut random = Random::of(0);
    for kill in 0..KILLS {
        tokio::time::sleep(Duration::from_millis(60 + random.below(500))).await;
        address.send_replace(None);
        binary.kill();
        // Every other server dawdles between commit and acknowledgement.
        let dawdling = [("TABLIER_TEST_ACK_DELAY_MS", "150")];
        let variables = if kill % 2 == 0 { &dawdling[..] } else { &[] };
        binary = Binary::start(&database, &[], variables);
        address.send_replace(Some(binary.address));
    }
    tokio::time::sleep(Duration::from_millis(1500)).await;
    stop.send_replace(true);
    for task in tasks {
        task.await.unwrap();
    }
    let mut log = read(&database).await;
    until_nothing_is_owed(&mut log).await;
    let players = std::mem::take(&mut *done.lock().unwrap());
    let mut all = Sum::default();
    let mut by_game: BTreeMap<&str, Sum> = BTreeMap::new();
    for player in &players {
        let tally = check(binary.address, &mut log, player).await;
        all.add(&tally, player.counts);
        let game = player.sitting.wanted.entry.id();
        by_game.entry(game).or_default().add(&tally, player.counts);
    }
    binary.kill();
    for (game, sum) in &by_game {
        eprintln!("{game}: {sum}");
        assert!(sum.tally.turns > 30, "{game}");
        assert!(sum.tally.computer > 0, "{game}: the computer did not go on");
        assert_eq!(sum.tally.rolls > 0, sum.counts.known_rolls > 0, "{game}");
    }
    eprintln!(
        "{all}, over {KILLS} kills in {:.0} s",
        begun.elapsed().as_secs_f64()
    );
    assert_eq!(by_game.len(), tablier_catalog::GAMES.len());
    assert!(all.tally.turns > 300);
    assert!(
        all.tally.games > TABLES,
        "no game ended and was followed by another"
    );
    assert!(
        all.counts.known > 0,
        "no kill hit between a commit and its acknowledgement"
    );
}

/// What happened at some tables.
#[derive(Default)]
struct Sum {
    tables: usize,
    tally: Tally,
    counts: Counts,
}

impl Sum {
    fn add(&mut self, tally: &Tally, counts: Counts) {
        self.tables += 1;
        self.tally.games += tally.games;
        self.tally.turns += tally.turns;
        self.tally.rolls += tally.rolls;
        self.tally.computer += tally.computer;
        self.counts.resent += counts.resent;
        self.counts.known += counts.known;
        self.counts.known_rolls += counts.known_rolls;
        self.counts.repeated += counts.repeated;
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sum {
            tables,
            tally,
            counts,
        } = self;
        write!(
            f,
            "{tables} tables, {} games, {} acknowledged turns and {} rolls, {} of the computer; {} were sent \
             again, {} of them ({} rolls) were in the log already; {} acknowledged ones were repeated",
            tally.games,
            tally.turns,
            tally.rolls,
            tally.computer,
            counts.resent,
            counts.known + counts.known_rolls,
            counts.known_rolls,
            counts.repeated
        )
    }
}
