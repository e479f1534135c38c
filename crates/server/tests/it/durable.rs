//! No acknowledgement leaves before its turn is durable.

use crate::support::{Binary, Client, DRAWN, NO_CLOCK, ONE_SCREEN, Site, open_table};
use std::fs;
use std::process::Command as Process;
use std::time::Duration;
use tablier_protocol::{Command, Refusal, ServerMessage};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn an_acknowledgement_waits_for_the_commit() {
    let site = Site::start().await;
    let (table, _, host) = open_table(site.address, ONE_SCREEN, NO_CLOCK).await;
    let (mut client, _) = Client::enter(site.address, &table, &host).await;
    site.gate.close();
    let text = "d".to_owned();
    client
        .command(Uuid::now_v7(), 0, Command::Turn { text })
        .await;
    // Neither the acknowledgement nor the news.
    let early = tokio::time::timeout(Duration::from_millis(500), client.game());
    assert!(early.await.is_err());
    site.gate.open();
    assert!(matches!(
        client.game().await,
        ServerMessage::Ack { seq: 1, .. }
    ));
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_that_fails_is_no_acknowledgement_and_the_resend_is_played_once() {
    let site = Site::start().await;
    let (table, _, host) = open_table(site.address, ONE_SCREEN, NO_CLOCK).await;
    let (mut client, _) = Client::enter(site.address, &table, &host).await;
    site.gate.set_failing(true);
    let id = Uuid::now_v7();
    let turn = || Command::Turn {
        text: "d".to_owned(),
    };
    assert_eq!(client.ask(id, 0, turn()).await, Err(Refusal::Unavailable));
    site.gate.set_failing(false);
    assert_eq!(client.ask(id, 0, turn()).await, Ok(1));
    assert_eq!(client.ask(id, 0, turn()).await, Ok(1));
    let (_, state) = Client::enter(site.address, &table, &host).await;
    assert_eq!(state.view.ply, 1);
    site.finish().await;
}

/// Turns one after the other are groups of one: the disk must be told at least once for each.
#[tokio::test(flavor = "multi_thread")]
async fn the_disk_is_told_at_least_once_for_each_group_of_acknowledged_turns() {
    const TURNS: u64 = 30;
    let found = Process::new("strace").arg("-V").output().is_ok();
    if !found {
        let ci = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!ci, "strace is missing in CI");
        eprintln!("SKIPPED: strace is missing; whether the disk is told is not tested");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace");
    let path = trace.to_str().unwrap();
    let before = ["strace", "-f", "-e", "trace=fsync,fdatasync", "-o", path];
    let binary = Binary::start(&folder.path().join("t.db"), &before, &[]);
    let (table, _, host) = open_table(binary.address, ONE_SCREEN, NO_CLOCK).await;
    let (mut client, _) = Client::enter(binary.address, &table, &host).await;
    let told = || {
        let text = fs::read_to_string(&trace).unwrap();
        text.lines()
            .filter(|line| line.contains("sync(") && !line.contains("unfinished"))
            .chain(text.lines().filter(|line| line.contains("sync resumed")))
            .count() as u64
    };
    let begin = told();
    for (seq, column) in (0..TURNS).zip(DRAWN.chars()) {
        client.turn(&column.to_string(), seq).await.unwrap();
        // By the time of the acknowledgement, not some time later.
        let told = told() - begin;
        assert!(told > seq, "{told} after {} turns", seq + 1);
    }
    drop(client);
    assert!(binary.end_by("TERM"));
}
