//! Several nodes on one PostgreSQL: nothing shared but the database.

use crate::support::{Client, NO_CLOCK, Site, open_for_two, postgres};
use tablier_protocol::{Command, Refusal};
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_serve_one_table_and_recognise_each_others_commands() {
    let Some(database) = postgres::database().await else {
        return;
    };
    let (a, b) = (Site::on(&database).await, Site::on(&database).await);
    let (table, host, guest) = open_for_two(a.address, NO_CLOCK).await;
    let (mut red, _) = Client::enter(a.address, &table, &host).await;
    // The key of the cookie is in the database: the other node knows the visitor.
    let (mut blue, state) = Client::enter(b.address, &table, &guest).await;
    assert_eq!(state.yours.len(), 1);
    let id = Uuid::now_v7();
    let turn = |text: &str| Command::Turn { text: text.into() };
    assert_eq!(red.ask(id, 0, turn("d")).await, Ok(1));
    // No hint crosses, but the next look at the log does.
    assert_eq!(blue.news().await.0.seq, 1);
    assert_eq!(blue.turn("d", 1).await, Ok(2));
    // A resend to the other node is recognised.
    let (mut red, state) = Client::enter(b.address, &table, &host).await;
    assert_eq!(state.seq, 2);
    assert_eq!(red.ask(id, 0, turn("d")).await, Ok(1));
    // A node that is behind answers stale, and plays on after it.
    let (mut behind, _) = Client::enter(a.address, &table, &host).await;
    assert_eq!(red.turn("e", 2).await, Ok(3));
    assert_eq!(behind.turn("f", 2).await, Err(Refusal::Stale));
    a.finish().await;
    b.finish().await;
}
