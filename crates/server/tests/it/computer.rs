//! The computer's turns, rematches and time, from outside.

use crate::support::{Client, NO_CLOCK, Site, ask, open_for_two, open_table};
use tablier_game::OutcomeView;
use tablier_protocol::{Command, Status, TableState};
use uuid::Uuid;

const COMPUTER_FIRST: &str = r#"{"kind":"computer","level":1},{"kind":"local"}"#;
const COMPUTER_SECOND: &str = r#"{"kind":"local"},{"kind":"computer","level":1}"#;

/// The state at `seq`, which comes by itself.
async fn reaches(client: &mut Client, mut state: TableState, seq: u64) -> TableState {
    while state.seq < seq {
        state = client.news().await.0;
    }
    state
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_answers_and_begins_where_it_is_first() {
    let site = Site::start().await;
    let (table, _, host) = open_table(site.address, COMPUTER_SECOND, NO_CLOCK).await;
    let (mut client, _) = Client::enter(site.address, &table, &host).await;
    client.turn("d", 0).await.unwrap();
    let (state, _, _) = client.news().await;
    reaches(&mut client, state, 2).await;
    let (table, _, host) = open_table(site.address, COMPUTER_FIRST, NO_CLOCK).await;
    let (mut client, state) = Client::enter(site.address, &table, &host).await;
    let state = reaches(&mut client, state, 1).await;
    // Taking back nothing is refused; the own turn and its answer go.
    client.turn("a", state.seq).await.unwrap();
    let (state, _, _) = client.news().await;
    let state = reaches(&mut client, state, 3).await;
    assert!(state.may.contains(&"takeback".to_owned()));
    client
        .ask(Uuid::now_v7(), 3, Command::Takeback)
        .await
        .unwrap();
    let (state, keep, played) = client.news().await;
    assert_eq!(
        (state.seq, keep, played.len(), state.view.ply),
        (4, 1, 0, 1)
    );
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_is_owed_is_found_after_a_restart() {
    let site = Site::start().await;
    // Nobody commits any more: the person's turn is stored, the computer's answer is not.
    let (table, _, host) = open_table(site.address, COMPUTER_SECOND, NO_CLOCK).await;
    let (mut client, _) = Client::enter(site.address, &table, &host).await;
    client.turn("d", 0).await.unwrap();
    site.gate.set_failing(true);
    let folder = site.finish().await.unwrap();
    let database = format!("sqlite://{}/t.db", folder.path().display());
    let site = Site::on(&database).await;
    let (mut client, state) = Client::enter(site.address, &table, &host).await;
    assert_eq!(reaches(&mut client, state, 2).await.seq, 2);
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_opens_a_table_with_the_sides_changed() {
    let site = Site::start().await;
    let (table, host, guest) = open_for_two(site.address, NO_CLOCK).await;
    let (mut red, _) = Client::enter(site.address, &table, &host).await;
    let (mut blue, _) = Client::enter(site.address, &table, &guest).await;
    red.ask(Uuid::now_v7(), 0, Command::Resign).await.unwrap();
    red.ask(Uuid::now_v7(), 1, Command::Rematch).await.unwrap();
    blue.ask(Uuid::now_v7(), 1, Command::Rematch).await.unwrap();
    let next = loop {
        if let Some(next) = blue.news().await.0.rematch {
            break next;
        }
    };
    let (mut blue, state) = Client::enter(site.address, &next, &guest).await;
    assert_eq!(state.yours.first().map(|seat| seat.0), Some(0));
    assert_eq!(state.status, Status::Playing);
    assert_eq!(blue.turn("d", 0).await, Ok(1));
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_time_is_up_loses_without_anybody_asking() {
    let site = Site::start().await;
    let clock = r#"{"kind":"per-turn","turn_ms":700}"#;
    let (table, host, guest) = open_for_two(site.address, clock).await;
    let (mut red, state) = Client::enter(site.address, &table, &host).await;
    assert_eq!(state.clock.running.map(|seat| seat.0), Some(0));
    assert!(state.clock.left_ms[0] <= 700);
    let (mut blue, _) = Client::enter(site.address, &table, &guest).await;
    red.turn("d", 0).await.unwrap();
    let state = loop {
        let (state, _, _) = blue.news().await;
        if state.status == Status::Finished {
            break state;
        }
    };
    let result = state.result.unwrap();
    assert_eq!(result.how.unwrap().id, "game-how-time");
    assert!(matches!(result.outcome, OutcomeView::Win { seats, .. } if seats[0].0 == 0));
    assert_eq!(state.clock.left_ms[1], 0);
    // The record says so too, and the steps of a finished game are nobody's.
    let path = format!("/api/tables/{table}/record");
    let record = ask(site.address, "GET", &path, &[], "").await;
    assert!(
        record.body.contains("result win seats=1 how=time points=1"),
        "{}",
        record.body
    );
    site.finish().await;
}
