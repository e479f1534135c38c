//! The promise of the product: a turn that was acknowledged is never lost, and none is played twice.
//!
//! The real binary, at least 50 tables in play over real sockets, SIGKILL at random moments (some of
//! them between a commit and its acknowledgement, which a delay makes long), restarts, and clients that
//! send again, with the same id, whatever was not acknowledged.

use crate::support::{Binary, Client, DRAWN, Heard, NO_CLOCK, ONE_SCREEN, ask, open_table};
use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tablier_protocol::{ClientMessage, Command, PROTOCOL, ServerMessage};
use tokio::sync::watch;
use uuid::Uuid;

const TABLES: usize = 50;
const KILLS: usize = 26;

/// One player at one table, who goes on over every restart.
struct Player {
    table: String,
    cookie: String,
    /// The turns that were acknowledged, in order, with their numbers.
    acknowledged: Vec<(Uuid, u64, String)>,
    /// The turn that waits for its acknowledgement.
    open: Option<(Uuid, u64, String)>,
    seq: u64,
    over: bool,
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_turn_is_in_the_log_once_after_many_kills() {
    let begun = Instant::now();
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("t.db");
    let mut binary = Binary::start(&database, &[], &[]);
    let mut players = Vec::new();
    // Fewer openings at once than one address may ask for; a restart forgets what was asked.
    while players.len() < TABLES {
        for _ in 0..25 {
            let (table, _, cookie) = open_table(binary.address, ONE_SCREEN, NO_CLOCK).await;
            players.push(Player {
                table,
                cookie,
                acknowledged: Vec::new(),
                open: None,
                seq: 0,
                over: false,
            });
        }
        binary.kill();
        binary = Binary::start(&database, &[], &[]);
    }
    let resent = Arc::new(AtomicU64::new(0));
    let known = Arc::new(AtomicU64::new(0));
    let (address, addresses) = watch::channel(Some(binary.address));
    let (stop, stopped) = watch::channel(false);
    let done = Arc::new(Mutex::new(Vec::new()));
    let tasks: Vec<_> = players
        .into_iter()
        .map(|player| {
            let (addresses, stopped) = (addresses.clone(), stopped.clone());
            let (done, resent, known) = (done.clone(), resent.clone(), known.clone());
            tokio::spawn(async move {
                let player = play(player, addresses, stopped, &resent, &known).await;
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
    let mut turns = 0;
    for player in &players {
        turns += check(binary.address, player).await;
    }
    binary.kill();
    let (resent, known) = (
        resent.load(Ordering::Relaxed),
        known.load(Ordering::Relaxed),
    );
    eprintln!(
        "{turns} acknowledged turns at {TABLES} tables over {KILLS} kills; {resent} were sent again, \
         {known} of them were in the log already; {:.0} s",
        begun.elapsed().as_secs_f64()
    );
    assert!(turns > 300, "{turns}");
    assert!(
        known > 0,
        "no kill hit between a commit and its acknowledgement"
    );
}

/// The log holds every acknowledged turn once, under its number, and at most the open one besides.
async fn check(address: SocketAddr, player: &Player) -> usize {
    let path = format!("/api/tables/{}", player.table);
    let shown = ask(address, "GET", &path, &[("cookie", &player.cookie)], "").await;
    let json = shown.json();
    let played: Vec<&str> = json["played"]
        .as_array()
        .unwrap()
        .iter()
        .map(|played| played["text"].as_str().unwrap())
        .collect();
    let acknowledged: Vec<&str> = player
        .acknowledged
        .iter()
        .map(|(_, _, text)| text.as_str())
        .collect();
    assert!(
        played.starts_with(&acknowledged),
        "{played:?} {acknowledged:?}"
    );
    let spare = usize::from(player.open.is_some());
    assert!(
        played.len() <= acknowledged.len() + spare,
        "{played:?} {acknowledged:?}"
    );
    let ids: HashSet<Uuid> = player.acknowledged.iter().map(|(id, _, _)| *id).collect();
    assert_eq!(ids.len(), player.acknowledged.len());
    for (index, (_, seq, _)) in player.acknowledged.iter().enumerate() {
        assert_eq!(*seq, index as u64 + 1);
    }
    acknowledged.len()
}

async fn play(
    mut player: Player,
    mut addresses: watch::Receiver<Option<SocketAddr>>,
    stopped: watch::Receiver<bool>,
    resent: &AtomicU64,
    known: &AtomicU64,
) -> Player {
    while !*stopped.borrow() && !player.over {
        let address = *addresses.borrow_and_update();
        let Some(address) = address else {
            // Between a kill and a restart.
            drop(tokio::time::timeout(Duration::from_millis(200), addresses.changed()).await);
            continue;
        };
        let headers = [("cookie", player.cookie.as_str())];
        let Ok(mut client) = Client::connect_with(address, &player.table, &headers).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        converse(&mut client, &mut player, &stopped, resent, known).await;
    }
    player
}

/// Plays until the connection breaks, the game ends, or the test does.
async fn converse(
    client: &mut Client,
    player: &mut Player,
    stopped: &watch::Receiver<bool>,
    resent: &AtomicU64,
    known: &AtomicU64,
) {
    let hello = ClientMessage::Hello {
        protocol: PROTOCOL,
        after: None,
    };
    if client
        .try_say(&serde_json::to_string(&hello).unwrap())
        .await
        .is_err()
    {
        return;
    }
    let mut greeted = false;
    loop {
        if greeted && player.open.is_none() {
            let seq = player.seq as usize;
            let Some(column) = DRAWN.get(seq..=seq) else {
                player.over = true;
                return;
            };
            if *stopped.borrow() {
                return;
            }
            player.open = Some((Uuid::now_v7(), player.seq, column.to_owned()));
            if !send(client, player).await {
                return;
            }
            // A person thinks for a moment.
            tokio::time::sleep(Duration::from_millis(300)).await;
        }
        let message = match tokio::time::timeout(Duration::from_secs(9), client.heard()).await {
            Ok(Heard::Message(message)) => *message,
            Ok(Heard::Closed(_)) | Err(_) => return,
        };
        match message {
            ServerMessage::Welcome { state, .. } => {
                greeted = true;
                if let Some((_, after, _)) = &player.open {
                    resent.fetch_add(1, Ordering::Relaxed);
                    if state.seq > *after {
                        known.fetch_add(1, Ordering::Relaxed);
                    }
                    if !send(client, player).await {
                        return;
                    }
                }
            }
            ServerMessage::Ack { id, seq } => {
                let (open, after, text) = player.open.take().expect("one turn is open");
                assert_eq!((id, seq), (open, after + 1));
                player.acknowledged.push((id, seq, text));
                player.seq = seq;
            }
            ServerMessage::Refused {
                refusal, message, ..
            } => panic!("{refusal:?}: {message}"),
            _ => {}
        }
    }
}

async fn send(client: &mut Client, player: &Player) -> bool {
    let (id, after_seq, text) = player.open.clone().expect("a turn to send");
    let command = ClientMessage::Command {
        id,
        after_seq,
        command: Command::Turn { text },
    };
    client
        .try_say(&serde_json::to_string(&command).unwrap())
        .await
        .is_ok()
}
