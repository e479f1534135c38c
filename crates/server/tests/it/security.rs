//! Cookies, headers, errors, limits of the site over HTTP.

use crate::support::{NO_CLOCK, ONE_SCREEN, Site, ask, open_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_without_a_cookie_is_not_written_down() {
    let site = Site::start().await;
    let (table, _, _) = open_table(site.address, ONE_SCREEN, NO_CLOCK).await;
    let commits = site.gate.commits();
    for path in [
        "/",
        &format!("/api/tables/{table}"),
        &format!("/table/{table}"),
    ] {
        let answer = ask(site.address, "GET", path, &[], "").await;
        assert_eq!(answer.cookie(), None, "{path}");
    }
    // Beats apart, which come every other second.
    assert!(site.gate.commits() - commits <= 2);
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_its_number_and_its_headers() {
    let site = Site::start().await;
    for path in ["/", "/healthz", "/nowhere", "/api/tables/nonsense"] {
        let answer = ask(site.address, "GET", path, &[], "").await;
        assert!(
            answer
                .header("x-request-id")
                .is_some_and(|id| id.len() == 36),
            "{path}"
        );
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe-inline"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
    let answer = ask(site.address, "GET", "/api/tables/nonsense", &[], "").await;
    assert_eq!(answer.status, 404);
    let json = answer.json();
    assert_eq!(json["error"]["id"], "table-error-no-table");
    assert_eq!(json["request"].as_str(), answer.header("x-request-id"));
    let html = [("accept", "text/html")];
    let page = ask(site.address, "GET", "/nowhere", &html, "").await;
    assert_eq!(page.status, 404);
    assert!(page.body.contains(page.header("x-request-id").unwrap()));
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_cookie_is_for_the_site_alone() {
    let site = Site::start().await;
    let body = format!(r#"{{"game":"connect-four","seats":[{ONE_SCREEN}],"clock":{NO_CLOCK}}}"#);
    let answer = ask(site.address, "POST", "/api/tables", &[], &body).await;
    let cookie = answer.header("set-cookie").unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    site.finish().await;
}
