//! Too much of everything: held back, and told so.

use super::{World, error_id};
use crate::support::{Client, LINK, NO_CLOCK, ask, form};
use futures_util::SinkExt;
use std::time::Duration;
use tablier_protocol::{Command, Refusal, ServerMessage};
use tablier_server::limits;
use tokio_tungstenite::tungstenite::{self, Message};
use uuid::Uuid;

/// Sends a request until it is refused for being one too many; gives how many were taken before.
async fn until_too_many(world: &World, path: &str, body: &str) -> u32 {
    for taken in 0..2 * limits::POST_BURST {
        let answer = if path.starts_with("/api/") {
            ask(world.site.address, "POST", path, &[], body).await
        } else {
            form(world.site.address, path, &[], body).await
        };
        if answer.status == 429 {
            assert_eq!(
                error_id(&answer.body).as_deref(),
                Some("table-error-too-many")
            );
            assert_eq!(answer.cookie(), None);
            return taken;
        }
    }
    panic!("{path}: an address may ask as often as it likes");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_opens_and_joins_so_many_tables_and_no_more() {
    let tables = format!(r#"{{"game":"connect-four","seats":[{LINK}],"clock":{NO_CLOCK}}}"#);
    let world = World::new().await;
    let join = format!("/api/invitations/{}", world.invite);
    for (path, body) in [
        ("/api/tables", tables.as_str()),
        (&join, r#"{"name":"Eve"}"#),
        ("/jouer/puissance-4", "way=link"),
        ("/moi/effacer", "sure=yes"),
    ] {
        let world = World::new().await;
        let taken = until_too_many(&world, path, body).await;
        // Opening the world's own tables took some of the burst.
        assert!(taken <= limits::POST_BURST + 20, "{path}: {taken}");
        // Who plays is not held back by it: a socket asks for no such thing.
        world.goes_on().await;
    }
    world.site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_is_held_back_and_then_dropped() {
    for what in [
        r#"{"kind":"ping","nonce":1}"#,
        r#"{"kind":"command","id":"01890000-0000-7000-8000-000000000001","after_seq":1,"command":{"kind":"rename","name":" "}}"#,
        "{",
    ] {
        let world = World::new().await;
        let (mut client, _) = Client::enter(world.site.address, &world.table, &world.host).await;
        for _ in 0..limits::MESSAGE_BURST + 10 {
            client.say_text(what).await;
        }
        // Some are refused as one too many, with the connection still there.
        loop {
            if let ServerMessage::Refused {
                refusal: Refusal::TooMany,
                ..
            } = client.next().await
            {
                break;
            }
        }
        for _ in 0..2 * (limits::MESSAGES_OVER + limits::MESSAGE_BURST) {
            if client.try_say(what).await.is_err() {
                break;
            }
        }
        client.end().await;
        world.is_unchanged(what).await;
        world.goes_on().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_frames_that_are_no_messages_is_dropped_too() {
    for frame in [
        Message::Binary(vec![1].into()),
        Message::Ping(vec![1].into()),
    ] {
        let world = World::new().await;
        let (mut client, _) = Client::enter(world.site.address, &world.table, &world.host).await;
        for _ in 0..2 * (limits::MESSAGES_OVER + limits::MESSAGE_BURST) {
            if client.socket.send(frame.clone()).await.is_err() {
                break;
            }
        }
        client.end().await;
        world.is_unchanged("frames").await;
        world.goes_on().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_sockets_and_no_more() {
    let world = World::new().await;
    let mut sockets = Vec::new();
    for _ in 0..limits::SOCKETS_PER_ADDRESS {
        sockets.push(Client::connect(world.site.address, &world.table, "").await);
    }
    assert!(
        Client::connect_with(world.site.address, &world.table, &[])
            .await
            .is_err()
    );
    drop(sockets);
    world.is_unchanged("sockets").await;
    for _ in 0..100 {
        if Client::connect_with(world.site.address, &world.table, &[])
            .await
            .is_ok()
        {
            return world.goes_on().await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("who left still takes room");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_does_not_grow_for_ever_by_names() {
    let world = World::new().await;
    let (mut client, _) = Client::enter(world.site.address, &world.table, &world.host).await;
    let mut renamed = 0;
    let refused = loop {
        let name = format!("Host {renamed}");
        let rename = Command::Rename { name };
        match client.ask(Uuid::now_v7(), 1, rename).await {
            Ok(_) => renamed += 1,
            Err(Refusal::TooMany) => tokio::time::sleep(Duration::from_millis(200)).await,
            Err(refusal) => break refusal,
        }
    };
    assert_eq!(refused, Refusal::Illegal);
    assert!(renamed <= limits::ASIDES, "{renamed}");
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_opens_so_many_sockets_and_no_more() {
    let world = World::new().await;
    let begun = std::time::Instant::now();
    let (mut taken, mut refused) = (0, 0);
    while refused < 20 {
        assert!(taken < 2 * limits::SOCKET_BURST, "as often as one likes");
        match Client::connect_with(world.site.address, &world.table, &[]).await {
            // Left at once: not many are open, but many were opened.
            Ok(client) => {
                drop(client);
                taken += 1;
            }
            Err(tungstenite::Error::Http(answer)) => {
                assert_eq!(answer.status(), 429);
                refused += 1;
            }
            Err(error) => panic!("{error}"),
        }
    }
    // Opening the world's own took one of the burst; time gives some back.
    let given = begun.elapsed().as_millis() / limits::SOCKET_EVERY.as_millis();
    assert!(taken >= limits::SOCKET_BURST - 10, "{taken}");
    assert!(u128::from(taken) <= u128::from(limits::SOCKET_BURST) + given + 1);
    world.is_unchanged("sockets opened and left").await;
    // Time lets them in again.
    tokio::time::sleep(5 * limits::SOCKET_EVERY).await;
    world.goes_on().await;
}
