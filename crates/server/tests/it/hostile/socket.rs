//! What a socket may be told.

use super::World;
use crate::support::{Client, Heard, form};
use futures_util::SinkExt;
use tablier_protocol::{PROTOCOL, Refusal, ServerMessage};
use tablier_server::limits;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame, FrameHeader};

/// Who speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    /// Somebody without a cookie.
    Stranger,
    /// Somebody with a seat elsewhere.
    Watcher,
    /// Who holds the first seat; the other is due.
    Host,
}

/// What comes of it.
#[derive(Clone, Copy, Debug)]
enum Then {
    Refused(Refusal),
    /// The connection ends.
    Closed,
}

use Then::{Closed, Refused};
use Who::{Host, Stranger, Watcher};

const ID: &str = "01890000-0000-7000-8000-000000000001";

fn command(command: &str) -> String {
    format!(r#"{{"kind":"command","id":"{ID}","after_seq":1,"command":{command}}}"#)
}

/// Texts after a hello: who says them, what, and what comes of it.
fn texts() -> Vec<(Who, String, Then)> {
    let malformed = Refused(Refusal::Malformed);
    let turn = r#"{"kind":"turn","text":"c"}"#;
    let mut cases = vec![
        (Host, String::new(), malformed),
        (Host, "null".into(), malformed),
        (Host, "[".repeat(2000), malformed),
        (Host, r#"{"kind":"dance"}"#.into(), malformed),
        (Host, r#"{"kind":"ping","nonce":-1}"#.into(), malformed),
        (
            Host,
            r#"{"kind":"ping","nonce":99999999999}"#.into(),
            malformed,
        ),
        (Host, r#"{"kind":"ping","nonce":1,"x":1}"#.into(), malformed),
        (Host, command(r#"{"kind":"win"}"#), malformed),
        (Host, command(r#"{"kind":"resign","seat":1}"#), malformed),
        (Host, command(r#"{"kind":"turn"}"#), malformed),
        (Host, command(r#"{"kind":"turn","text":1}"#), malformed),
        (
            Host,
            command(r#"{"kind":"turn","text":"c","seat":1}"#),
            malformed,
        ),
        (Host, command(turn).replace(ID, "1"), malformed),
        (Host, command(turn).replace(":1,", ":-1,"), malformed),
        (Host, command(turn).replace(":1,", ":1e300,"), malformed),
        (
            Host,
            command(turn).replace(":1,", ":18446744073709551615,"),
            Refused(Refusal::Stale),
        ),
        (Host, "x".repeat(limits::MESSAGE_BYTES + 1), Closed),
        // The other's turn, and everything that is not theirs to ask.
        (Host, command(turn), Refused(Refusal::Illegal)),
        (
            Host,
            command(r#"{"kind":"roll"}"#),
            Refused(Refusal::Illegal),
        ),
        (
            Host,
            command(r#"{"kind":"accept-draw"}"#),
            Refused(Refusal::Illegal),
        ),
        (
            Host,
            command(r#"{"kind":"takeback"}"#),
            Refused(Refusal::Illegal),
        ),
        (
            Host,
            command(r#"{"kind":"claim-win"}"#),
            Refused(Refusal::Illegal),
        ),
        (
            Host,
            command(r#"{"kind":"rematch"}"#),
            Refused(Refusal::Illegal),
        ),
        (
            Host,
            command(r#"{"kind":"rename","name":"GUEST"}"#),
            Refused(Refusal::Illegal),
        ),
        (
            Host,
            command(r#"{"kind":"rename","name":" "}"#),
            Refused(Refusal::Illegal),
        ),
    ];
    for who in [Stranger, Watcher] {
        for what in [
            turn,
            r#"{"kind":"offer-draw"}"#,
            r#"{"kind":"accept-draw"}"#,
            r#"{"kind":"refuse-draw"}"#,
            r#"{"kind":"resign"}"#,
            r#"{"kind":"abort"}"#,
            r#"{"kind":"takeback"}"#,
            r#"{"kind":"claim-win"}"#,
            r#"{"kind":"rematch"}"#,
            r#"{"kind":"rename","name":"Eve"}"#,
        ] {
            cases.push((who, command(what), Refused(Refusal::NotYours)));
        }
        // That no roll is due is said first, to whoever asks.
        let roll = command(r#"{"kind":"roll"}"#);
        cases.push((
            who,
            roll,
            if who == Stranger {
                Refused(Refusal::NotYours)
            } else {
                Refused(Refusal::Illegal)
            },
        ));
    }
    cases
}

async fn comes(client: &mut Client) -> Option<Refusal> {
    loop {
        match client.heard().await {
            Heard::Closed(_) => return None,
            Heard::Message(message) => {
                if let ServerMessage::Refused { refusal, .. } = *message {
                    return Some(refusal);
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_socket_may_not_say_is_refused_and_nothing_comes_of_it() {
    let world = World::new().await;
    for (who, text, then) in texts() {
        let cookie = match who {
            Stranger => "",
            // The host of the other table is a watcher here.
            Watcher => &world.other,
            Host => &world.host,
        };
        let (mut client, _) = Client::enter(world.site.address, &world.table, cookie).await;
        client.say_text(&text).await;
        let case = format!("{who:?}: {}", &text[..text.len().min(120)]);
        match (comes(&mut client).await, then) {
            (Some(said), Refused(refusal)) => assert_eq!(said, refusal, "{case}"),
            (None, Closed) => {}
            (said, then) => panic!("{case}: {said:?}, not {then:?}"),
        }
        world.is_unchanged(&case).await;
    }
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_are_no_message_end_the_connection_or_are_refused() {
    let world = World::new().await;
    let frame = |code: Data, last: bool, bytes: &[u8]| {
        let mut frame = Frame::message(bytes.to_vec(), OpCode::Data(code), last);
        let header: &mut FrameHeader = frame.header_mut();
        header.is_final = last;
        Message::Frame(frame)
    };
    let half = vec![b'x'; limits::MESSAGE_BYTES / 2 + 1];
    let cases: [(&str, Vec<Message>, Then); 4] = [
        (
            "bytes",
            vec![Message::Binary(vec![0, 159, 146].into())],
            Refused(Refusal::Malformed),
        ),
        (
            "a text that is not UTF-8",
            vec![frame(Data::Text, true, &[0xff, 0xfe])],
            Closed,
        ),
        (
            "a message too long in pieces",
            vec![
                frame(Data::Text, false, &half),
                frame(Data::Continue, true, &half),
            ],
            Closed,
        ),
        (
            "a piece of nothing",
            vec![frame(Data::Continue, true, b"x")],
            Closed,
        ),
    ];
    for (case, messages, then) in cases {
        let (mut client, _) = Client::enter(world.site.address, &world.table, &world.host).await;
        for message in messages {
            drop(client.socket.send(message).await);
        }
        match (comes(&mut client).await, then) {
            (Some(said), Refused(refusal)) => assert_eq!(said, refusal, "{case}"),
            (None, Closed) => {}
            (said, then) => panic!("{case}: {said:?}, not {then:?}"),
        }
        world.is_unchanged(case).await;
    }
    // Before a hello nothing is heard, and who speaks another protocol is sent away.
    let mut client = Client::connect(world.site.address, &world.table, &world.host).await;
    client.say_text(&command(r#"{"kind":"resign"}"#)).await;
    assert_eq!(comes(&mut client).await, Some(Refusal::Malformed));
    for protocol in [0, PROTOCOL + 1] {
        let mut client = Client::connect(world.site.address, &world.table, &world.host).await;
        let hello = format!(r#"{{"kind":"hello","protocol":{protocol},"after":null}}"#);
        client.say_text(&hello).await;
        assert_eq!(comes(&mut client).await, Some(Refusal::Malformed));
        assert_eq!(client.end().await, Some(1008));
    }
    world.is_unchanged("hellos").await;
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_that_are_not_the_sites_hold_no_seat() {
    let world = World::new().await;
    let elsewhere = World::new().await;
    let signed = world.host.split_once('=').unwrap().1;
    let middle = signed.len() / 2;
    let flipped = if signed.as_bytes()[middle] == b'A' {
        "B"
    } else {
        "A"
    };
    let tampered = format!(
        "visitor={}{flipped}{}",
        &signed[..middle],
        &signed[middle + 1..]
    );
    let guest = world.guest.split_once('=').unwrap().1;
    // The signature of one with the id of another.
    let spliced = format!("visitor={}{}", &signed[..44], &guest[44..]);
    let unsigned = format!("visitor={}", &guest[44..]);
    for (case, cookie) in [
        ("tampered", tampered),
        ("spliced", spliced),
        ("unsigned", unsigned),
        ("of another site", elsewhere.host.clone()),
        ("empty", "visitor=".to_owned()),
    ] {
        let (mut client, state) = Client::enter(world.site.address, &world.table, &cookie).await;
        assert!(state.yours.is_empty() && state.may.is_empty(), "{case}");
        client.say_text(&command(r#"{"kind":"resign"}"#)).await;
        assert_eq!(comes(&mut client).await, Some(Refusal::NotYours), "{case}");
        world.is_unchanged(case).await;
    }
    // The cookie of who was forgotten is nobody's, however often it is sent again.
    let headers = [("cookie", elsewhere.host.as_str())];
    let sure = form(elsewhere.site.address, "/moi/effacer", &headers, "sure=yes").await;
    assert_eq!(sure.status, 200);
    let (_, state) = Client::enter(elsewhere.site.address, &elsewhere.table, &elsewhere.host).await;
    assert!(state.yours.is_empty());
    for origin in [
        "http://evil.example",
        "null",
        "http://127.0.0.1.evil.example",
    ] {
        let headers = [("cookie", world.host.as_str()), ("origin", origin)];
        let opened = Client::connect_with(world.site.address, &world.table, &headers).await;
        assert!(opened.is_err(), "{origin}");
    }
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_id_that_was_used_carries_nothing_else() {
    let world = World::new().await;
    let (mut blue, _) = Client::enter(world.site.address, &world.table, &world.guest).await;
    blue.say_text(&command(r#"{"kind":"turn","text":"c"}"#))
        .await;
    let answered = |message: ServerMessage| match message {
        ServerMessage::Ack { seq, .. } => Some(seq),
        _ => None,
    };
    let first = loop {
        if let Some(seq) = answered(blue.next().await) {
            break seq;
        }
    };
    let held = world.held().await;
    // The same again is answered as the first time.
    blue.say_text(&command(r#"{"kind":"turn","text":"c"}"#))
        .await;
    let again = loop {
        if let Some(seq) = answered(blue.next().await) {
            break seq;
        }
    };
    assert_eq!((first, again), (2, 2));
    // The same id with another turn, or with the same turn from the opponent, is another command, and comes
    // too late.
    let (mut red, _) = Client::enter(world.site.address, &world.table, &world.host).await;
    for (client, turn) in [(&mut blue, "d"), (&mut red, "c")] {
        let turn = format!(r#"{{"kind":"turn","text":"{turn}"}}"#);
        client.say_text(&command(&turn)).await;
        let refused = loop {
            match client.next().await {
                ServerMessage::Refused { refusal, .. } => break refusal,
                ServerMessage::Ack { .. } => panic!("an answer to another command"),
                _ => {}
            }
        };
        assert_eq!(refused, Refusal::Stale);
    }
    // From who holds no seat it is not known.
    let (mut other, _) = Client::enter(world.site.address, &world.table, &world.other).await;
    other
        .say_text(&command(r#"{"kind":"turn","text":"c"}"#))
        .await;
    let refused = loop {
        match other.next().await {
            ServerMessage::Refused { refusal, .. } => break refusal,
            ServerMessage::Ack { .. } => panic!("an answer to somebody else's command"),
            _ => {}
        }
    };
    assert_eq!(refused, Refusal::Stale);
    assert_eq!(world.held().await, held);
    world.site.finish().await;
}
