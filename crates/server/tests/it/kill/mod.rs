//! The promise of the product: a turn that was acknowledged is never lost, and none is played twice; and
//! so for rolls.
//!
//! The real binary, at least 50 tables in play over real sockets, SIGKILL at random moments (some of
//! them between a commit and its acknowledgement, which a delay makes long), restarts, and clients that
//! send again, with the same id, whatever was not acknowledged. The tables are of every game of the
//! catalog, in turn with every value of its options, and some of them against the computer.

mod check;
mod player;
mod tables;

use crate::support::Binary;
use check::check;
use player::{Counts, Player};
use std::collections::BTreeMap;
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
    let counts = Arc::new(Counts::default());
    let (address, addresses) = watch::channel(Some(binary.address));
    let (stop, stopped) = watch::channel(false);
    let done = Arc::new(Mutex::new(Vec::new()));
    let tasks: Vec<_> = players
        .into_iter()
        .map(|mut player| {
            let (addresses, stopped) = (addresses.clone(), stopped.clone());
            let (done, counts) = (done.clone(), counts.clone());
            tokio::spawn(async move {
                player.play(addresses, stopped, &counts).await;
                done.lock().unwrap().push(player);
            })
        })
        .collect();
    let mut random = 0x2545_f491_4f6c_dd1d_u64;
    for kill in 0..KILLS {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        tokio::time::sleep(Duration::from_millis(60 + random % 500)).await;
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
    let players = std::mem::take(&mut *done.lock().unwrap());
    let mut by_game: BTreeMap<&str, (usize, usize, usize)> = BTreeMap::new();
    for player in &players {
        let counted = by_game.entry(player.game()).or_default();
        let (turns, rolls) = check(binary.address, player).await;
        *counted = (counted.0 + 1, counted.1 + turns, counted.2 + rolls);
    }
    binary.kill();
    for (game, (tables, turns, rolls)) in &by_game {
        eprintln!("{game}: {tables} tables, {turns} acknowledged turns, {rolls} rolls");
        assert!(*turns > 30, "{game}: {turns}");
    }
    let turns: usize = by_game.values().map(|(_, turns, _)| turns).sum();
    let (resent, known) = counts.of_resent();
    eprintln!(
        "{turns} acknowledged turns at {TABLES} tables over {KILLS} kills; {resent} were sent again, \
         {known} of them were in the log already; {:.0} s",
        begun.elapsed().as_secs_f64()
    );
    assert_eq!(by_game.len(), tablier_catalog::GAMES.len());
    assert!(turns > 300, "{turns}");
    assert!(
        known > 0,
        "no kill hit between a commit and its acknowledgement"
    );
}
