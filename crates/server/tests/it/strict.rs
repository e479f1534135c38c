//! What a program may ask over HTTP, and what it is told when it is wrong.

use crate::support::{LINK, NO_CLOCK, ONE_SCREEN, Site, ask, open_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_is_refused_with_the_reason() {
    let site = Site::start().await;
    let one = r#"{"kind":"local"}"#;
    let table = |game: &str, seats: &str, clock: &str, more: &str| {
        format!(r#"{{"game":"{game}","seats":[{seats}],"clock":{clock}{more}}}"#)
    };
    let level = r#"{"kind":"local"},{"kind":"computer","level":99}"#;
    let computers = r#"{"kind":"computer","level":1},{"kind":"computer","level":1}"#;
    let no_time = r#"{"kind":"per-turn","turn_ms":0}"#;
    for (body, id) in [
        (
            table("chess", ONE_SCREEN, NO_CLOCK, ""),
            "table-error-no-game",
        ),
        (
            table("connect-four", one, NO_CLOCK, ""),
            "table-error-seats",
        ),
        (
            table("connect-four", level, NO_CLOCK, ""),
            "table-error-level",
        ),
        (
            table("connect-four", computers, NO_CLOCK, ""),
            "table-error-no-local-seat",
        ),
        (
            table("connect-four", ONE_SCREEN, no_time, ""),
            "table-error-clock",
        ),
        (
            table("connect-four", ONE_SCREEN, NO_CLOCK, r#","name":"""#),
            "table-name-bad",
        ),
        (
            table(
                "connect-four",
                ONE_SCREEN,
                NO_CLOCK,
                r#","options":{"x":"1"}"#,
            ),
            "game-option-key",
        ),
        (
            table("connect-four", ONE_SCREEN, NO_CLOCK, r#","x":1"#),
            "table-error-malformed",
        ),
        ("{".to_owned(), "table-error-malformed"),
    ] {
        let answer = ask(site.address, "POST", "/api/tables", &[], &body).await;
        assert_eq!(answer.status, 400, "{body}");
        assert_eq!(answer.json()["error"]["id"], id, "{body}");
    }
    let long = format!("\"{}\"", "x".repeat(100_000));
    let answer = ask(site.address, "POST", "/api/tables", &[], &long).await;
    assert_eq!(answer.status, 413);
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_seats_one_guest_and_no_second() {
    let site = Site::start().await;
    let (table, invite, host) = open_table(site.address, LINK, NO_CLOCK).await;
    let path = format!("/api/invitations/{invite}");
    let join = |cookie: String, name: &str| {
        let (path, address) = (path.clone(), site.address);
        let body = format!(r#"{{"name":"{name}"}}"#);
        async move {
            let headers = [("cookie", cookie.as_str())];
            let headers = if cookie.is_empty() {
                &headers[1..]
            } else {
                &headers[..]
            };
            ask(address, "POST", &path, headers, &body).await
        }
    };
    // Who opened it sits there already.
    let again = join(host.clone(), "Host").await;
    assert_eq!(
        (again.status, again.json()["table"].as_str()),
        (200, Some(&*table))
    );
    let taken = join(String::new(), "hOST").await;
    assert_eq!(taken.status, 422);
    assert_eq!(taken.json()["error"]["id"], "table-name-taken");
    assert_eq!(join(String::new(), "Guest").await.status, 200);
    let late = join(String::new(), "Late").await;
    assert_eq!(late.json()["error"]["id"], "table-no-free-seat");
    let nowhere = ask(site.address, "POST", "/api/invitations/xyz", &[], "{}").await;
    assert_eq!(nowhere.json()["error"]["id"], "table-error-no-invitation");
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_and_records_are_given_to_whoever_asks() {
    let site = Site::start().await;
    let (table, _, _) = open_table(site.address, ONE_SCREEN, NO_CLOCK).await;
    let get = |path: String| {
        let address = site.address;
        async move { ask(address, "GET", &format!("/api/tables/{path}"), &[], "").await }
    };
    let steps = get(format!("{table}/steps?after=0")).await;
    assert_eq!(steps.json()["targets"].as_array().map(Vec::len), Some(7));
    let stale = get(format!("{table}/steps?after=5")).await;
    assert_eq!(
        (stale.status, stale.json()["error"]["id"].as_str()),
        (409, Some("table-error-stale"))
    );
    for bad in ["steps", "steps?after=x", "steps?after=0&x=1"] {
        assert_eq!(get(format!("{table}/{bad}")).await.status, 400, "{bad}");
    }
    assert_eq!(
        get(format!("{table}/steps?after=0&step=z")).await.status,
        422
    );
    let record = get(format!("{table}/record")).await;
    assert!(
        record
            .body
            .starts_with("tablier-record 1\ngame connect-four/1\n")
    );
    let shown = get(table.clone()).await.json();
    assert_eq!(shown["state"]["status"], "playing");
    assert_eq!(shown["played"].as_array().map(Vec::len), Some(0));
    assert_eq!(get("11111111111111111111".into()).await.status, 404);
    let metrics = ask(site.address, "GET", "/metrics", &[], "").await;
    for name in [
        "tablier_commit_seconds_bucket",
        "tablier_tables{",
        "tablier_http_total",
    ] {
        assert!(metrics.body.contains(name), "{name}: {}", metrics.body);
    }
    site.finish().await;
}

/// The position ahead of a set that the board keeps (PT-16): nothing is changed by asking.
#[tokio::test(flavor = "multi_thread")]
async fn the_position_after_a_set_is_told_before_it_is_sent() {
    let site = Site::start().await;
    let table = r#"{"game":"pente","options":{"opening":"swap2"},"seats":[{"kind":"local"},{"kind":"local"}],"clock":{"kind":"none"}}"#;
    let opened = ask(site.address, "POST", "/api/tables", &[], table).await;
    let table = opened.json()["table"].as_str().unwrap().to_owned();
    for (query, status, ply) in [
        ("after=0", 200, 0),
        ("after=0&turn=k10", 200, 1),
        ("after=0&turn=k10&turn=l11&turn=k9", 200, 3),
        // Twice the same point, another seat's choice, another number, what is no turn, too many.
        ("after=0&turn=k10&turn=k10", 422, 0),
        ("after=0&turn=k10&turn=l11&turn=k9&turn=white", 422, 0),
        ("after=1&turn=k10", 409, 0),
        ("after=0&turn=z99", 422, 0),
        ("turn=k10", 400, 0),
        (
            "after=0&turn=a&turn=a&turn=a&turn=a&turn=a&turn=a&turn=a&turn=a&turn=a",
            413,
            0,
        ),
    ] {
        let path = format!("/api/tables/{table}/ahead?{query}");
        let answer = ask(site.address, "GET", &path, &[], "").await;
        assert_eq!(answer.status, status, "{query}: {}", answer.body);
        if status == 200 {
            let json = answer.json();
            assert_eq!(json["view"]["ply"], ply, "{query}");
            assert_eq!(json["played"].as_array().unwrap().len(), ply, "{query}");
        }
    }
    let state = ask(
        site.address,
        "GET",
        &format!("/api/tables/{table}"),
        &[],
        "",
    )
    .await;
    assert_eq!(state.json()["state"]["seq"], 0);
    site.finish().await;
}
