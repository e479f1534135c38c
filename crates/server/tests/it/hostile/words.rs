//! Markup and tricks in what people write: names, options, turns.

use super::{World, error_id};
use crate::support::{Client, LINK, NO_CLOCK, ask, form, open_table};
use serde_json::json;
use tablier_protocol::{Command, Refusal};
use uuid::Uuid;

/// Names that are names, however they look.
const MARKUP: [&str; 7] = [
    "<script>alert(1)",
    "</script><b>x",
    "<img src=x onerror=y>",
    "\"'><i>",
    "&lt;b&amp;",
    "]]><!--",
    "{{7*7}}${7*7}%s",
];

/// Texts that are no names.
const TRICKS: [&str; 9] = [
    "",
    " \u{a0} ",
    "a\u{202e}b",
    "a\u{200b}b",
    "\u{feff}",
    "a\u{0}b",
    "a\nb\u{7f}",
    "Z\u{300}\u{301}\u{302}\u{303}\u{304}",
    "a name that is much longer than a name may be at any table",
];

/// Names that would be taken for `Guest`.
const LOOK_ALIKE: [&str; 5] = ["guest", "GUEST", " Guest ", "Ｇｕｅｓｔ", "Gue\u{17f}t"];

#[tokio::test(flavor = "multi_thread")]
async fn markup_in_a_name_is_a_name_and_no_markup() {
    let world = World::new().await;
    let address = world.site.address;
    for name in MARKUP {
        let (table, invite, host) = open_table(address, LINK, NO_CLOCK).await;
        let (mut red, state) = Client::enter(address, &table, &host).await;
        let rename = Command::Rename {
            name: name.to_owned(),
        };
        assert_eq!(
            red.ask(Uuid::now_v7(), state.seq, rename).await,
            Ok(0),
            "{name}"
        );
        let path = format!("/table/{table}");
        let made = form(
            address,
            &format!("{path}/appareil"),
            &[("cookie", &host)],
            "act=make",
        )
        .await;
        let start = made.body.find(&format!("{path}/appareil/")).unwrap();
        let link = made.body[start..].split('"').next().unwrap().to_owned();
        for (page, cookie) in [
            (path.clone(), ""),
            (format!("{path}?coup=0"), &*host),
            (format!("/rejoindre/{invite}"), ""),
            (link, ""),
            ("/".to_owned(), &*host),
        ] {
            let headers = [("accept", "text/html"), ("cookie", cookie)];
            let answer = ask(address, "GET", &page, &headers, "").await;
            assert_eq!(answer.status, 200, "{page}");
            assert!(
                !answer.body.contains(name) || !name.contains('<'),
                "{page}: {name}"
            );
            for tag in ["<script>alert", "<b>x", "<img", "<i>", "<!--"] {
                assert!(!answer.body.contains(tag), "{page}: {name}");
            }
            // The state for the script is whole, and holds the name as it was given.
            if let Some((_, welcome)) = answer.body.split_once("id=\"welcome\">") {
                let welcome = welcome.split("</script>").next().unwrap();
                let welcome: serde_json::Value = serde_json::from_str(welcome).unwrap();
                assert_eq!(welcome["state"]["seats"][0]["name"], *name, "{page}");
            }
        }
    }
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_name_or_somebody_elses_is_refused() {
    let world = World::new().await;
    let address = world.site.address;
    let (mut red, _) = Client::enter(address, &world.table, &world.host).await;
    for name in TRICKS.iter().chain(&LOOK_ALIKE) {
        let rename = Command::Rename {
            name: (*name).to_owned(),
        };
        let refused = red.ask(Uuid::now_v7(), 1, rename).await;
        assert_eq!(refused, Err(Refusal::Illegal), "{name:?}");
        world.is_unchanged(name).await;
    }
    for name in TRICKS {
        let table = json!({
            "game": "connect-four",
            "seats": [{"kind": "local"}, {"kind": "link"}],
            "clock": {"kind": "none"},
            "name": name,
        });
        let answer = ask(address, "POST", "/api/tables", &[], &table.to_string()).await;
        assert_eq!((answer.status, answer.cookie()), (400, None), "{name:?}");
        assert_eq!(
            error_id(&answer.body).as_deref(),
            Some("table-name-bad"),
            "{name:?}"
        );
        let path = format!("/api/invitations/{}", world.invite);
        let answer = ask(
            address,
            "POST",
            &path,
            &[],
            &json!({"name": name}).to_string(),
        )
        .await;
        assert_eq!((answer.status, answer.cookie()), (400, None), "{name:?}");
        world.is_unchanged(name).await;
    }
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn markup_in_other_words_is_refused_or_ignored() {
    let world = World::new().await;
    let address = world.site.address;
    let tag = "<script>alert(1)</script>";
    let (mut blue, _) = Client::enter(address, &world.table, &world.guest).await;
    for text in [tag, "\u{202e}c", &"c ".repeat(1000), "c\u{0}", "../c"] {
        let text = text.to_owned();
        let refused = blue.ask(Uuid::now_v7(), 1, Command::Turn { text }).await;
        assert_eq!(refused, Err(Refusal::Illegal));
    }
    let bad = "%3Cscript%3Ealert(1)%3C/script%3E";
    for path in [
        format!("/table/{}?coup={bad}", world.table),
        format!("/table/{bad}"),
        format!("/jouer/{bad}"),
        format!("/rejoindre/{bad}"),
        format!("/langue/{bad}"),
        format!("/nowhere?x={bad}"),
        format!("/api/tables/{}/steps?after=1&step={bad}", world.table),
        format!("/api/games/{bad}/options"),
    ] {
        let headers = [("accept", "text/html"), ("accept-language", tag)];
        let answer = ask(address, "GET", &path, &headers, "").await;
        let is_html = answer
            .header("content-type")
            .is_some_and(|kind| kind.contains("html"));
        assert!(!is_html || !answer.body.contains(tag), "{path}");
    }
    for fields in [
        format!("way=link&option-{bad}={bad}"),
        format!("way={bad}&seat={bad}&clock={bad}&name={bad}{bad}"),
    ] {
        let answer = form(address, "/jouer/pente", &[("accept", "text/html")], &fields).await;
        assert!(!answer.body.contains(tag), "{fields}");
        let refused = (answer.status, answer.cookie());
        assert!(
            matches!(refused, (400 | 422, None)),
            "{fields}: {refused:?}"
        );
        world.is_unchanged(&fields).await;
    }
    world.goes_on().await;
}
