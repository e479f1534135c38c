//! Going on with another device, winning against who left, and being forgotten.

use crate::support::{Client, LINK, NO_CLOCK, Site, ask, form, open_for_two, open_table, postgres};
use std::net::SocketAddr;
use tablier_protocol::{ClaimView, Command, Refusal, ServerMessage, Status};
use uuid::Uuid;

const FISCHER: &str = r#"{"kind":"fischer","initial_ms":600000,"increment_ms":0}"#;

/// Makes a link for another device; gives its path.
async fn device_link(address: SocketAddr, table: &str, cookie: &str) -> String {
    let path = format!("/table/{table}/appareil");
    let answer = form(address, &path, &[("cookie", cookie)], "act=make").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let start = answer.body.find(&format!("{path}/")).unwrap();
    let rest = &answer.body[start..];
    rest[..rest.find('"').unwrap()].to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_with_another_device_by_a_link_that_works_once() {
    let site = Site::start().await;
    let address = site.address;
    let (table, host, guest) = open_for_two(address, NO_CLOCK).await;
    let link = device_link(address, &table, &host).await;
    // Looking at it, as a messenger's preview does, uses nothing up.
    for _ in 0..2 {
        let page = ask(address, "GET", &link, &[], "").await;
        assert_eq!(page.status, 200);
    }
    let page = ask(address, "GET", &link, &[], "").await;
    let phone = page.cookie().unwrap();
    // The answer may be lost, and the form is sent again.
    for _ in 0..2 {
        let joined = form(address, &link, &[("cookie", &phone)], "").await;
        assert_eq!(
            (joined.status, joined.cookie()),
            (303, None),
            "{}",
            joined.body
        );
    }
    let again = form(address, &link, &[], "").await;
    assert_eq!(again.status, 404);
    // The device that used it is just led to the table.
    let back = form(address, &link, &[("cookie", &phone)], "").await;
    assert_eq!(
        (back.status, back.header("location")),
        (303, Some(&*format!("/table/{table}")))
    );
    // Both hold the seat; the table is in the other's list too.
    let (mut red, _) = Client::enter(address, &table, &host).await;
    let (mut also, state) = Client::enter(address, &table, &phone).await;
    assert_eq!(state.yours.len(), 1);
    assert_eq!(also.turn("d", 0).await, Ok(1));
    let (mut blue, _) = Client::enter(address, &table, &guest).await;
    assert_eq!(blue.turn("d", 1).await, Ok(2));
    assert_eq!(red.turn("e", 2).await, Ok(3));
    let home = ask(address, "GET", "/", &[("cookie", &phone)], "").await;
    assert!(home.body.contains(&table));
    // Neither the device nor the opponent makes links for the seat, nor a stranger.
    let path = format!("/table/{table}/appareil");
    for cookie in [phone.as_str(), ""] {
        let refused = form(address, &path, &[("cookie", cookie)], "act=make").await;
        assert_eq!(refused.status, 403, "{cookie}");
    }
    // Sent away, it watches.
    let dropped = form(address, &path, &[("cookie", &host)], "act=drop").await;
    assert_eq!(dropped.status, 303);
    assert_eq!(blue.turn("e", 3).await, Ok(4));
    assert_eq!(also.turn("f", 4).await, Err(Refusal::NotYours));
    let home = ask(address, "GET", "/", &[("cookie", &phone)], "").await;
    assert!(!home.body.contains(&table));
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_was_withdrawn_leads_nowhere() {
    let site = Site::start().await;
    let address = site.address;
    let (table, host, guest) = open_for_two(address, NO_CLOCK).await;
    let path = format!("/table/{table}/appareil");
    let first = device_link(address, &table, &host).await;
    let link = device_link(address, &table, &host).await;
    assert_eq!(form(address, &first, &[], "").await.status, 404);
    let answer = form(address, &path, &[("cookie", &host)], "act=revoke").await;
    assert_eq!(answer.status, 303);
    for link in [&link, &format!("{path}/nonsense")] {
        assert_eq!(ask(address, "GET", link, &[], "").await.status, 404);
        assert_eq!(form(address, link, &[], "").await.status, 404);
    }
    // The opponent does not come to hold both seats.
    let link = device_link(address, &table, &host).await;
    let answer = form(address, &link, &[("cookie", &guest)], "").await;
    assert_eq!(answer.status, 303);
    let (_, state) = Client::enter(address, &table, &guest).await;
    assert_eq!(state.yours.len(), 1);
    // The link itself is nowhere in the database, only a digest of it.
    let secret = link.rsplit('/').next().unwrap().to_owned();
    let folder = site.finish().await.unwrap();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(
            !bytes
                .windows(secret.len())
                .any(|part| part == secret.as_bytes())
        );
    }
}

/// Reads on until it is known whether a win can be claimed.
async fn presence(client: &mut Client) -> (Option<ClaimView>, u64) {
    loop {
        if let ServerMessage::Presence { claim, now_ms, .. } = client.next().await {
            return (claim, now_ms);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_somebody_who_left_claims_the_win_after_a_while() {
    let site = Site::start().await;
    site.gate.set_left_ms(700);
    let address = site.address;
    let (table, host, guest) = open_for_two(address, FISCHER).await;
    let (mut red, _) = Client::enter(address, &table, &host).await;
    let (mut blue, _) = Client::enter(address, &table, &guest).await;
    let claim = |client: Command| client;
    let ask_claim = claim(Command::ClaimWin);
    assert_eq!(red.turn("d", 0).await, Ok(1));
    assert_eq!(
        red.ask(Uuid::now_v7(), 1, ask_claim.clone()).await,
        Err(Refusal::Illegal)
    );
    assert_eq!(blue.turn("d", 1).await, Ok(2));
    assert_eq!(red.turn("e", 2).await, Ok(3));
    // Who is here is not claimed against.
    assert_eq!(
        red.ask(Uuid::now_v7(), 3, ask_claim.clone()).await,
        Err(Refusal::Illegal)
    );
    drop(blue);
    let (at, now_ms) = loop {
        if let (Some(at), now_ms) = presence(&mut red).await {
            break (at, now_ms);
        }
    };
    assert!(
        at.at_ms > now_ms && at.at_ms <= now_ms + 700,
        "{at:?} {now_ms}"
    );
    assert_eq!(
        red.ask(Uuid::now_v7(), 3, ask_claim.clone()).await,
        Err(Refusal::Illegal)
    );
    // Coming back ends the countdown; leaving again begins it anew.
    let (blue, state) = Client::enter(address, &table, &guest).await;
    assert_eq!(state.claim, None);
    while presence(&mut red).await.0.is_some() {}
    drop(blue);
    while presence(&mut red).await.0.is_none() {}
    // A watcher sees no button, and has none.
    let (mut watcher, state) = Client::enter(address, &table, "").await;
    assert_eq!(state.claim, None);
    tokio::time::sleep(std::time::Duration::from_millis(800)).await;
    assert_eq!(
        watcher.ask(Uuid::now_v7(), 3, ask_claim.clone()).await,
        Err(Refusal::NotYours)
    );
    assert_eq!(red.ask(Uuid::now_v7(), 3, ask_claim).await, Ok(4));
    let (_, state) = Client::enter(address, &table, &host).await;
    assert_eq!(state.status, Status::Finished);
    assert_eq!(state.result.unwrap().how.unwrap().id, "game-how-left");
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_thought_to_have_left_while_another_node_may_know_better() {
    let Some(database) = postgres::database().await else {
        return;
    };
    let (a, b) = (Site::on(&database).await, Site::on(&database).await);
    a.gate.set_left_ms(1);
    let (table, host, guest) = open_for_two(a.address, FISCHER).await;
    let (mut red, _) = Client::enter(a.address, &table, &host).await;
    let (mut blue, _) = Client::enter(b.address, &table, &guest).await;
    assert_eq!(red.turn("d", 0).await, Ok(1));
    assert_eq!(blue.turn("d", 1).await, Ok(2));
    let (mut red, _) = Client::enter(a.address, &table, &host).await;
    assert_eq!(red.turn("e", 2).await, Ok(3));
    // The beat that tells nodes of each other comes every other second.
    tokio::time::sleep(std::time::Duration::from_millis(2500)).await;
    let refused = red.ask(Uuid::now_v7(), 3, Command::ClaimWin).await;
    assert_eq!(refused, Err(Refusal::Illegal));
    a.finish().await;
    b.finish().await;
}

/// Everything that the site says to a visitor of themselves.
async fn exported(address: SocketAddr, cookie: &str) -> serde_json::Value {
    let answer = ask(address, "GET", "/moi/donnees", &[("cookie", cookie)], "").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let kind = answer.header("content-disposition").unwrap().to_owned();
    assert!(kind.starts_with("attachment"), "{kind}");
    answer.json()
}

async fn a_visitor_sees_what_is_known_and_is_forgotten(site: Site) {
    let address = site.address;
    let stranger = ask(address, "GET", "/moi", &[], "").await;
    assert_eq!((stranger.status, stranger.cookie()), (200, None));
    assert_eq!(
        ask(address, "GET", "/moi/donnees", &[], "").await.status,
        403
    );
    let (table, host, guest) = open_for_two(address, NO_CLOCK).await;
    let (mut red, _) = Client::enter(address, &table, &host).await;
    assert_eq!(red.turn("d", 0).await, Ok(1));
    let json = exported(address, &host).await;
    assert_eq!(json["tables"][0]["table"], *table);
    assert_eq!(json["tables"][0]["name"], "Host");
    assert!(
        json["tables"][0]["record"]
            .as_str()
            .unwrap()
            .contains("1 d\n")
    );
    // A second table, which waits.
    let (waiting, _, other) = open_table(address, LINK, NO_CLOCK).await;
    let unsure = form(address, "/moi/effacer", &[("cookie", &host)], "").await;
    assert_eq!(unsure.status, 422);
    assert_eq!(
        exported(address, &host).await["tables"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    for cookie in [&host, &other] {
        let answer = form(address, "/moi/effacer", &[("cookie", cookie)], "sure=yes").await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert!(answer.header("set-cookie").unwrap().contains("Max-Age=0"));
    }
    // The opponent has won, and sees no name any more, from memory or from the log.
    let (mut blue, state) = Client::enter(address, &table, &guest).await;
    assert_eq!(state.status, Status::Finished);
    assert_eq!(state.result.unwrap().how.unwrap().id, "game-how-left");
    assert_eq!(state.seats[0].name, None);
    assert_eq!(state.seats[1].name.as_deref(), Some("Guest"));
    assert!(state.seats[0].taken);
    assert_eq!(
        blue.ask(Uuid::now_v7(), state.seq, Command::Resign).await,
        Err(Refusal::Illegal)
    );
    let abandoned = ask(address, "GET", &format!("/api/tables/{waiting}"), &[], "").await;
    assert_eq!(abandoned.json()["state"]["status"], "finished");
    // The old cookie is nobody's; its open socket holds nothing.
    let page = ask(address, "GET", "/moi/donnees", &[("cookie", &host)], "").await;
    assert_eq!(page.status, 403);
    assert_eq!(
        red.ask(Uuid::now_v7(), state.seq, Command::Rematch).await,
        Err(Refusal::NotYours)
    );
    let again = form(address, "/moi/effacer", &[("cookie", &host)], "sure=yes").await;
    assert_eq!(again.status, 200);
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_the_form_of_an_invitation_again_has_the_seat() {
    let site = Site::start().await;
    let address = site.address;
    let (table, invite, host) = open_table(address, LINK, NO_CLOCK).await;
    let path = format!("/rejoindre/{invite}");
    let guest = ask(address, "GET", &path, &[], "").await.cookie().unwrap();
    for _ in 0..2 {
        let joined = form(address, &path, &[("cookie", &guest)], "name=Ann").await;
        let there = format!("/table/{table}");
        assert_eq!(
            (joined.status, joined.header("location")),
            (303, Some(&*there))
        );
        assert_eq!(joined.cookie(), None);
    }
    let (mut red, _) = Client::enter(address, &table, &host).await;
    assert_eq!(red.turn("d", 0).await, Ok(1));
    let (mut blue, state) = Client::enter(address, &table, &guest).await;
    assert_eq!(state.seats[1].name.as_deref(), Some("Ann"));
    assert_eq!(blue.turn("d", 1).await, Ok(2));
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_of_a_game_that_was_called_off_is_said_to_lead_nowhere() {
    let site = Site::start().await;
    let address = site.address;
    let (table, invite, host) = open_table(address, LINK, NO_CLOCK).await;
    let (mut red, state) = Client::enter(address, &table, &host).await;
    let called_off = red.ask(Uuid::now_v7(), state.seq, Command::Abort).await;
    assert!(called_off.is_ok(), "{called_off:?}");
    let path = format!("/rejoindre/{invite}");
    for answer in [
        ask(address, "GET", &path, &[], "").await,
        form(address, &path, &[], "name=Ann").await,
    ] {
        assert_eq!(
            (answer.status, answer.cookie()),
            (404, None),
            "{}",
            answer.body
        );
    }
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_is_forgotten_on_sqlite() {
    a_visitor_sees_what_is_known_and_is_forgotten(Site::start().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_is_forgotten_on_postgres() {
    let Some(database) = postgres::database().await else {
        return;
    };
    let site = Site::on(&database).await;
    // Another node has the names in memory too.
    let other = Site::on(&database).await;
    let (table, host, guest) = open_for_two(other.address, NO_CLOCK).await;
    let (_, state) = Client::enter(site.address, &table, &guest).await;
    assert_eq!(state.seats[0].name.as_deref(), Some("Host"));
    let sure = form(
        other.address,
        "/moi/effacer",
        &[("cookie", &host)],
        "sure=yes",
    )
    .await;
    assert_eq!(sure.status, 200);
    let (_, state) = Client::enter(site.address, &table, &guest).await;
    assert_eq!(state.seats[0].name, None);
    other.finish().await;
    a_visitor_sees_what_is_known_and_is_forgotten(site).await;
}
