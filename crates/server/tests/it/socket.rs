//! Sockets: what a client is told, and what it may say.

use crate::support::{Client, DRAWN, Heard, NO_CLOCK, ONE_SCREEN, Site, open_for_two, open_table};
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::time::Duration;
use tablier_game::Seat;
use tablier_protocol::{Command, Connection, PROTOCOL, Refusal, ServerMessage, Status};
use tablier_server::limits;
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use uuid::Uuid;

fn turn(text: &str) -> Command {
    Command::Turn {
        text: text.to_owned(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_and_each_hears_the_other() {
    let site = Site::start().await;
    let (table, host, guest) = open_for_two(site.address, NO_CLOCK).await;
    let (mut red, state) = Client::enter(site.address, &table, &host).await;
    assert_eq!(
        (state.status, state.yours),
        (Status::Playing, vec![Seat(0)])
    );
    let (mut blue, state) = Client::enter(site.address, &table, &guest).await;
    assert_eq!(state.yours, [Seat(1)]);
    assert_eq!(state.seats[1].name.as_deref(), Some("Guest"));
    assert_eq!(red.turn("d", 0).await, Ok(1));
    let (state, keep, played) = blue.news().await;
    assert_eq!((state.seq, keep, played), (1, 0, vec!["d".to_owned()]));
    assert_eq!(blue.turn("4", 1).await, Ok(2));
    // The text is the canonical one, whatever was typed.
    loop {
        let (state, _, played) = red.news().await;
        if state.seq == 2 {
            assert_eq!(played, ["d"]);
            break;
        }
    }
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_reconnect_the_client_gets_what_it_missed() {
    let site = Site::start().await;
    let (table, host, guest) = open_for_two(site.address, NO_CLOCK).await;
    let (mut red, _) = Client::enter(site.address, &table, &host).await;
    let (mut blue, _) = Client::enter(site.address, &table, &guest).await;
    red.turn("d", 0).await.unwrap();
    drop(red);
    blue.turn("c", 1).await.unwrap();
    let mut red = Client::connect(site.address, &table, &host).await;
    red.hello(Some(1)).await;
    let (state, keep, played) = red.news().await;
    assert_eq!((state.seq, keep, played), (2, 1, vec!["c".to_owned()]));
    // A client that has never heard of such a number gets everything.
    let mut red = Client::connect(site.address, &table, &host).await;
    red.hello(Some(99)).await;
    let ServerMessage::Welcome { played, .. } = red.game().await else {
        panic!("a welcome");
    };
    assert_eq!(played.len(), 2);
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_turn_is_refused_after_what_was_missed() {
    let site = Site::start().await;
    let (table, _, host) = open_table(site.address, ONE_SCREEN, NO_CLOCK).await;
    let (mut one, _) = Client::enter(site.address, &table, &host).await;
    let (mut two, _) = Client::enter(site.address, &table, &host).await;
    one.turn("d", 0).await.unwrap();
    let id = Uuid::now_v7();
    two.command(id, 0, turn("e")).await;
    let mut seq = None;
    loop {
        match two.next().await {
            ServerMessage::News { state, .. } => seq = Some(state.seq),
            ServerMessage::Refused {
                id: of, refusal, ..
            } => {
                assert_eq!((of, refusal), (Some(id), Refusal::Stale));
                break;
            }
            _ => {}
        }
    }
    assert_eq!(seq, Some(1));
    assert_eq!(two.turn("e", 1).await, Ok(2));
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resend_is_recognised_and_answered_like_the_first() {
    let site = Site::start().await;
    let (table, _, host) = open_table(site.address, ONE_SCREEN, NO_CLOCK).await;
    let (mut client, _) = Client::enter(site.address, &table, &host).await;
    let id = Uuid::now_v7();
    assert_eq!(client.ask(id, 0, turn("d")).await, Ok(1));
    assert_eq!(client.turn("c", 1).await, Ok(2));
    assert_eq!(client.ask(id, 0, turn("d")).await, Ok(1));
    let (mut again, state) = Client::enter(site.address, &table, &host).await;
    assert_eq!(state.seq, 2);
    assert_eq!(again.ask(id, 0, turn("d")).await, Ok(1));
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_holds_the_seat_plays() {
    let site = Site::start().await;
    let (table, host, guest) = open_for_two(site.address, NO_CLOCK).await;
    let (mut blue, _) = Client::enter(site.address, &table, &guest).await;
    assert_eq!(blue.turn("d", 0).await, Err(Refusal::Illegal));
    // A watcher with no cookie, and a visitor of another table.
    let (mut watcher, state) = Client::enter(site.address, &table, "").await;
    assert!(state.yours.is_empty() && state.may.is_empty());
    assert_eq!(watcher.turn("d", 0).await, Err(Refusal::NotYours));
    let (_, _, stranger) = open_table(site.address, ONE_SCREEN, NO_CLOCK).await;
    let (mut stranger, _) = Client::enter(site.address, &table, &stranger).await;
    assert_eq!(stranger.turn("d", 0).await, Err(Refusal::NotYours));
    // A cookie that is not signed by the site is no cookie.
    let forged = format!("{host}x");
    let (mut forged, _) = Client::enter(site.address, &table, &forged).await;
    assert_eq!(forged.turn("d", 0).await, Err(Refusal::NotYours));
    let (mut red, _) = Client::enter(site.address, &table, &host).await;
    assert_eq!(red.turn("z9", 0).await, Err(Refusal::Illegal));
    assert_eq!(red.turn("d", 0).await, Ok(1));
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_on_one_seat_both_follow_and_both_play() {
    let site = Site::start().await;
    let (table, host, guest) = open_for_two(site.address, NO_CLOCK).await;
    let (mut tab, _) = Client::enter(site.address, &table, &host).await;
    let (mut other, _) = Client::enter(site.address, &table, &host).await;
    let (mut blue, _) = Client::enter(site.address, &table, &guest).await;
    tab.turn("d", 0).await.unwrap();
    assert_eq!(other.news().await.0.seq, 1);
    blue.turn("d", 1).await.unwrap();
    while other.news().await.0.seq < 2 {}
    assert_eq!(other.turn("d", 2).await, Ok(3));
    drop(tab);
    // One tab less is nobody less.
    let (_, state) = Client::enter(site.address, &table, &guest).await;
    assert_eq!(state.seats[0].connection, Connection::Here);
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_hears_who_comes_and_goes() {
    let site = Site::start().await;
    let (table, host, guest) = open_for_two(site.address, NO_CLOCK).await;
    let (mut red, state) = Client::enter(site.address, &table, &host).await;
    assert_eq!(
        state.seats[1].connection,
        Connection::Away { since_ms: None }
    );
    let (blue, _) = Client::enter(site.address, &table, &guest).await;
    until(&mut red, |one| *one == Connection::Here).await;
    drop(blue);
    until(&mut red, |one| {
        matches!(one, Connection::Away { since_ms: Some(_) })
    })
    .await;
    site.finish().await;
}

/// Waits until the second seat is seen so.
async fn until(client: &mut Client, wanted: fn(&Connection) -> bool) {
    loop {
        if let ServerMessage::Presence { seats, .. } = client.next().await
            && wanted(&seats[1])
        {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_opens_no_socket() {
    let site = Site::start().await;
    let (table, _, host) = open_table(site.address, ONE_SCREEN, NO_CLOCK).await;
    let own = format!("http://{}", site.address);
    for (origin, let_in) in [
        (own.as_str(), true),
        ("http://evil.example", false),
        ("null", false),
    ] {
        let headers = [("cookie", host.as_str()), ("origin", origin)];
        let client = Client::connect_with(site.address, &table, &headers).await;
        assert_eq!(client.is_ok(), let_in, "{origin}");
    }
    let nowhere = Client::connect_with(site.address, "nonsense", &[]).await;
    assert!(nowhere.is_err());
    site.finish().await;
}

/// A client with hardly any room for what it does not read.
async fn narrow(address: SocketAddr, table: &str, cookie: &str) -> WebSocketStream<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(address).await.unwrap();
    let url = format!("ws://{address}/ws/table/{table}");
    let mut request = url.into_client_request().unwrap();
    let headers = request.headers_mut();
    headers.insert("cookie", cookie.parse().unwrap());
    let opened = tokio_tungstenite::client_async(request, stream).await;
    opened.unwrap().0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_hears_once_of_all_that_happened() {
    // Together nearly as many as a log takes.
    const OTHERS: usize = 8;
    const NAMES: usize = limits::MESSAGE_BURST as usize - 5;
    let site = Site::start().await;
    let (table, host, guest) = open_for_two(site.address, NO_CLOCK).await;
    let mut slow = narrow(site.address, &table, &guest).await;
    let hello = format!(r#"{{"kind":"hello","protocol":{PROTOCOL},"after":null}}"#);
    slow.send(Message::Text(hello.into())).await.unwrap();
    // Others write, come and go.
    let mut others = JoinSet::new();
    for other in 0..OTHERS {
        let (address, table, host) = (site.address, table.clone(), host.clone());
        others.spawn(async move {
            let (mut client, _) = Client::enter(address, &table, &host).await;
            for name in 0..NAMES {
                let name = format!("Host {other} {name}");
                let asked = client.ask(Uuid::now_v7(), 0, Command::Rename { name });
                asked.await.unwrap();
            }
        });
    }
    while let Some(other) = others.join_next().await {
        other.unwrap();
    }
    let (mut last, _) = Client::enter(site.address, &table, &host).await;
    let name = "The last".to_owned();
    let asked = last.ask(Uuid::now_v7(), 0, Command::Rename { name });
    asked.await.unwrap();
    let mut messages = 0;
    loop {
        let next = tokio::time::timeout(Duration::from_secs(8), slow.next());
        let Message::Text(text) = next.await.unwrap().expect("it is not dropped").unwrap() else {
            continue;
        };
        messages += 1;
        if let ServerMessage::News { state, .. } = serde_json::from_str(text.as_str()).unwrap()
            && state.seats[0].name.as_deref() == Some("The last")
        {
            break;
        }
    }
    // What the system holds was on its way; the rest is one piece of news.
    assert!(messages < OTHERS * NAMES / 3, "{messages}");
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_dropped_and_the_game_goes_on() {
    let site = Site::start().await;
    let (table, host, guest) = open_for_two(site.address, NO_CLOCK).await;
    let (mut red, _) = Client::enter(site.address, &table, &host).await;
    let (mut blue, _) = Client::enter(site.address, &table, &guest).await;
    // Long enough a game that its state takes some room.
    for (seq, column) in (0..20).zip(DRAWN.chars()) {
        let player = if seq % 2 == 0 { &mut red } else { &mut blue };
        player.turn(&column.to_string(), seq).await.unwrap();
    }
    drop(blue);
    let mut slow = narrow(site.address, &table, &guest).await;
    let hello = format!(r#"{{"kind":"hello","protocol":{PROTOCOL},"after":null}}"#);
    for _ in 0..55 {
        let sent = tokio::time::timeout(
            Duration::from_secs(5),
            slow.send(Message::Text(hello.clone().into())),
        );
        if !matches!(sent.await, Ok(Ok(()))) {
            break;
        }
    }
    // The slow one goes away for the others, long before anything times out.
    let gone = until(&mut red, |one| {
        matches!(one, Connection::Away { since_ms: Some(_) })
    });
    tokio::time::timeout(Duration::from_secs(8), gone)
        .await
        .unwrap();
    assert_eq!(red.turn(&DRAWN[20..21], 20).await, Ok(21));
    drop(slow);
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn going_down_tells_everybody_to_come_back_and_loses_nothing() {
    let site = Site::start().await;
    let (table, _, host) = open_table(site.address, ONE_SCREEN, NO_CLOCK).await;
    let (mut client, _) = Client::enter(site.address, &table, &host).await;
    client.turn("d", 0).await.unwrap();
    // A turn on its way when the server goes down is written, and acknowledged.
    site.gate.close();
    let id = Uuid::now_v7();
    client.command(id, 1, turn("c")).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    site.stop.cancel();
    tokio::time::sleep(Duration::from_millis(100)).await;
    site.gate.open();
    let (mut acknowledged, mut restarting) = (false, false);
    let code = loop {
        match client.heard().await {
            Heard::Message(message) => match *message {
                ServerMessage::Ack { id: of, .. } => acknowledged |= of == id,
                ServerMessage::Restarting { .. } => restarting = true,
                _ => {}
            },
            Heard::Closed(code) => break code,
        }
    };
    assert!(acknowledged && restarting);
    assert_eq!(code, Some(1012));
    let folder = site.finish().await.unwrap();
    let database = format!("sqlite://{}/t.db", folder.path().display());
    let site = Site::on(&database).await;
    // The cookie is still good, since its key is in the database.
    let (mut client, state) = Client::enter(site.address, &table, &host).await;
    assert_eq!((state.seq, state.yours.len()), (2, 2));
    assert_eq!(client.ask(id, 1, turn("c")).await, Ok(2));
    site.finish().await;
}
