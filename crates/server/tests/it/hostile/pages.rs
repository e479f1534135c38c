//! What every page carries: headers, and nothing that a policy without inline script would stop.

use super::World;
use crate::support::{ask, form};

/// Every kind of page, with who looks at it.
fn pages(world: &World) -> Vec<(String, &str)> {
    let (table, host) = (&world.table, world.host.as_str());
    let mut pages: Vec<(String, &str)> = [
        "/",
        "/nowhere",
        "/table/nonsense",
        "/assets/nothing.js",
        "/healthz",
        "/metrics",
        "/api/tables/nonsense",
        "/api/games/nonsense/options",
        "/moi",
        "/moi/donnees",
        "/jouer/nonsense",
        "/langue/nonsense",
    ]
    .map(|path| (path.to_owned(), ""))
    .into();
    for entry in tablier_catalog::GAMES {
        pages.push((format!("/api/games/{}/options", entry.id()), ""));
    }
    let home_of_game = |path: &str| (path.to_owned(), "");
    pages.extend(["/jouer/puissance-4", "/jouer/pente", "/en/play/backgammon"].map(home_of_game));
    pages.extend([
        (format!("/table/{table}"), ""),
        (format!("/table/{table}"), host),
        (format!("/table/{table}?coup=0"), ""),
        (format!("/table/{table}/positions"), ""),
        (format!("/table/{table}/appareil"), host),
        (format!("/table/{table}/appareil"), ""),
        (format!("/table/{table}/appareil/nonsense"), ""),
        (format!("/api/tables/{table}"), ""),
        (format!("/api/tables/{table}/record"), ""),
        (format!("/rejoindre/{}", world.invite), ""),
        (format!("/rejoindre/{}", world.invite), world.other.as_str()),
        ("/rejoindre/nonsense".to_owned(), ""),
        ("/".to_owned(), host),
        ("/moi".to_owned(), host),
        ("/moi/donnees".to_owned(), host),
    ]);
    pages
}

/// Whether an element has an attribute that runs or styles something.
fn inline(html: &str) -> Option<String> {
    let lower = html.to_lowercase();
    let mut rest = lower.as_str();
    while let Some(start) = rest.find('<') {
        let tag = &rest[start..];
        let end = tag.find('>').map_or(tag.len(), |end| end + 1);
        let (tag, after) = tag.split_at(end);
        let runs = tag.split_whitespace().skip(1).any(|attribute| {
            attribute.starts_with("style=")
                || (attribute.starts_with("on") && attribute.contains('='))
        });
        let is_script = tag.starts_with("<script") && !tag.contains("src=");
        let is_data = tag.contains("type=\"application/json\"");
        if runs
            || tag.starts_with("<style")
            || (is_script && !is_data)
            || tag.contains("javascript:")
        {
            return Some(tag.to_owned());
        }
        rest = after;
        // What is in a script of data is no markup; nothing in it can end it.
        if is_script && is_data {
            rest = &rest[rest.find("</script").unwrap_or(rest.len())..];
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_carries_the_headers_and_nothing_inline() {
    let world = World::new().await;
    let address = world.site.address;
    for (path, cookie) in pages(&world) {
        let headers = [("accept", "text/html"), ("cookie", cookie)];
        let answer = ask(address, "GET", &path, &headers, "").await;
        let policy = answer.header("content-security-policy").unwrap();
        for part in [
            "default-src 'self'",
            "script-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        for hole in [
            "unsafe-inline",
            "'unsafe-eval'",
            "http:",
            "https:",
            "data:",
            "*",
        ] {
            assert!(!policy.contains(hole), "{path}: {policy}");
        }
        assert_eq!(
            answer.header("x-content-type-options"),
            Some("nosniff"),
            "{path}"
        );
        // The secrets of links are in addresses: no other site is told them.
        assert_eq!(
            answer.header("referrer-policy"),
            Some("same-origin"),
            "{path}"
        );
        assert_eq!(
            answer.header("cross-origin-opener-policy"),
            Some("same-origin"),
            "{path}"
        );
        assert!(answer.header("permissions-policy").is_some(), "{path}");
        assert_eq!(
            answer.header("x-request-id").map(str::len),
            Some(36),
            "{path}"
        );
        // Who looks at an invitation gets a cookie, so that a form sent twice comes from one visitor.
        let is_invited = path == format!("/rejoindre/{}", world.invite) && cookie.is_empty();
        assert_eq!(answer.cookie().is_some(), is_invited, "{path}");
        if answer
            .header("content-type")
            .is_some_and(|kind| kind.contains("html"))
        {
            assert_eq!(inline(&answer.body), None, "{path}");
        }
        world.is_unchanged(&path).await;
    }
    // A page that answers a form too.
    let path = format!("/table/{}/appareil", world.table);
    let made = form(address, &path, &[("cookie", &world.host)], "act=make").await;
    assert_eq!((made.status, inline(&made.body)), (200, None));
    world.goes_on().await;
}

#[test]
fn what_is_inline_is_found() {
    for html in [
        "<p style=\"x\">",
        "<img src=x onerror=alert(1)>",
        "<script>alert(1)</script>",
        "<style>p{}</style>",
        "<a href=\"javascript:alert(1)\">",
        "<script type=\"application/json\">{}</script><script>x</script>",
    ] {
        assert!(inline(html).is_some(), "{html}");
    }
    for html in [
        "<script type=\"module\" src=\"/a.js\"></script>",
        "<script type=\"application/json\">{\"a\":\"onclick=\"}</script><p>onset = 1</p>",
    ] {
        assert_eq!(inline(html), None, "{html}");
    }
}
