//! What the log must hold when all is over: read in the database, and as the site shows it.

use super::player::Player;
use super::sitting::{Sent, Sitting, What};
use crate::support::ask;
use serde_json::Value;
use sqlx::{Connection, Row as _, SqliteConnection};
use std::collections::HashSet;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tablier_game::PlayedView;
use tablier_server::logged_id;
use tablier_table::HolderId;

/// What the logs of a player's games hold.
#[derive(Default)]
pub struct Tally {
    pub games: usize,
    /// Acknowledged turns.
    pub turns: usize,
    /// Acknowledged rolls.
    pub rolls: usize,
    /// The computer's turns and rolls.
    pub computer: usize,
}

/// An event as it is stored.
struct Row {
    stream: String,
    seq: u64,
    body: Value,
    /// The id of the command that led to it, if it is the first event of one.
    client: Option<String>,
    /// What the command was answered with.
    answer: Option<u64>,
}

impl Row {
    fn kind(&self) -> &str {
        self.body["kind"].as_str().unwrap()
    }

    fn text(&self) -> Option<&str> {
        self.body["text"].as_str()
    }
}

/// The database, read beside the server.
pub async fn read(database: &Path) -> SqliteConnection {
    let url = format!("sqlite://{}", database.display());
    SqliteConnection::connect(&url).await.unwrap()
}

/// Waits until the computer has played everything that it owed when the last server was killed.
pub async fn until_nothing_is_owed(database: &mut SqliteConnection) {
    let sql = "select count(*) from tables where owes = 1";
    for _ in 0..150 {
        let owing: i64 = sqlx::query_scalar(sql)
            .fetch_one(&mut *database)
            .await
            .unwrap();
        if owing == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the computer still owes a turn after 15 s");
}

/// Checks every game of a player.
pub async fn check(address: SocketAddr, database: &mut SqliteConnection, player: &Player) -> Tally {
    let mut tally = Tally::default();
    for sitting in player.sittings() {
        tally.games += 1;
        let rows = rows(database, &sitting.table).await;
        let holder = holder(database, &sitting.table).await;
        check_commands(sitting, &holder, &rows, &mut tally);
        check_game(sitting, &rows, &mut tally);
        check_shown(address, &player.cookie, sitting, &rows).await;
    }
    for (game, next) in player.earlier.iter().zip(player.sittings().skip(1)) {
        assert_eq!(game.next.as_deref(), Some(&*next.table));
    }
    tally
}

async fn rows(database: &mut SqliteConnection, table: &str) -> Vec<Row> {
    let sql = "select stream, seq, body, client_id, answer from events where table_id = $1 \
         order by stream, seq";
    let query = sqlx::query(sql).bind(table);
    let rows = query.fetch_all(database).await.unwrap();
    rows.iter()
        .map(|row| Row {
            stream: row.get("stream"),
            seq: row.get::<i64, _>("seq") as u64,
            body: serde_json::from_str(row.get("body")).unwrap(),
            client: row.get("client_id"),
            answer: row
                .get::<Option<i64>, _>("answer")
                .map(|answer| answer as u64),
        })
        .collect()
}

/// Who plays the seats of a table that are not the computer's.
async fn holder(database: &mut SqliteConnection, table: &str) -> HolderId {
    let sql = "select distinct visitor_id from seats where table_id = $1";
    let query = sqlx::query_scalar(sql).bind(table);
    HolderId(query.fetch_one(database).await.unwrap())
}

/// Every acknowledged command is in the log once, under its number and with its answer; besides those at
/// most the one that is open.
fn check_commands(sitting: &Sitting, holder: &HolderId, rows: &[Row], tally: &mut Tally) {
    let what = &sitting.table;
    let logged = |sent: &Sent| logged_id(sent.id, holder, &sent.command()).to_string();
    let mut ids = HashSet::new();
    for (sent, seq) in &sitting.acknowledged {
        let id = logged(sent);
        let is_its = |row: &&Row| row.client.as_ref() == Some(&id);
        let found: Vec<&Row> = rows.iter().filter(is_its).collect();
        let [row] = found[..] else {
            panic!("{what}: {} times in the log: {sent:?}", found.len());
        };
        assert!(ids.insert(id), "{what}: {sent:?}");
        assert_eq!(row.answer, Some(*seq), "{what}: {sent:?}");
        match &sent.what {
            What::Turn(text) => {
                assert_eq!((row.kind(), row.text()), ("turn", Some(&**text)), "{what}");
                tally.turns += 1;
            }
            What::Roll => {
                assert_eq!(row.kind(), "roll", "{what}: {sent:?}");
                tally.rolls += 1;
            }
            What::Rematch => {
                assert_eq!(row.kind(), "rematch-asked", "{what}: {sent:?}");
                continue;
            }
        }
        assert_eq!((&*row.stream, row.seq), ("game", sent.after + 1), "{what}");
    }
    ids.extend(sitting.open.iter().map(logged));
    for client in rows.iter().filter_map(|row| row.client.as_ref()) {
        assert!(ids.contains(client), "{what}: nobody sent {client}");
    }
    let next = rows.iter().filter(|row| row.kind() == "rematch-made");
    assert!(next.count() <= 1, "{what}");
}

/// The numbers of the game have no gap, and what nobody sent is the beginning, the end, or the computer's.
fn check_game(sitting: &Sitting, rows: &[Row], tally: &mut Tally) {
    let what = &sitting.table;
    let game: Vec<&Row> = rows.iter().filter(|row| row.stream == "game").collect();
    for (index, row) in game.iter().enumerate() {
        assert_eq!(row.seq, index as u64, "{what}");
        match (row.kind(), &row.client) {
            ("created", None) => assert_eq!(index, 0, "{what}"),
            ("ended", None) => assert_eq!(index + 1, game.len(), "{what}"),
            ("turn" | "roll", Some(_)) => {}
            (kind @ ("turn" | "roll"), None) => {
                let seat = row.body["seat"].as_u64();
                let mut seats = sitting.computers.iter();
                let is_computer =
                    seats.any(|computer| seat.is_none_or(|s| s == u64::from(computer.0)));
                assert!(is_computer, "{what}: {kind} {index} is nobody's");
                tally.computer += 1;
            }
            (kind, client) => panic!("{what}: {kind} of {client:?}"),
        }
    }
}

/// The site shows what the log holds, nothing of what it has shown before is gone, and the rules lead from
/// there to the position that it shows.
async fn check_shown(address: SocketAddr, cookie: &str, sitting: &Sitting, rows: &[Row]) {
    let what = &sitting.table;
    let path = format!("/api/tables/{what}");
    let json = ask(address, "GET", &path, &[("cookie", cookie)], "")
        .await
        .json();
    let played: Vec<PlayedView> = serde_json::from_value(json["played"].clone()).unwrap();
    assert!(played.starts_with(&sitting.shown), "{what}: {played:?}");
    let shown: Vec<&str> = played.iter().map(|entry| entry.text.as_str()).collect();
    let game = rows.iter().filter(|row| row.stream == "game");
    let logged: Vec<&str> = game.filter_map(Row::text).collect();
    assert_eq!(shown, logged, "{what}");
    let mut position = sitting.wanted.start();
    for text in logged {
        position.play(text).unwrap();
    }
    let view = json["state"]["view"]["position"].as_str();
    assert_eq!(view, Some(&*position.text()), "{what}");
}
