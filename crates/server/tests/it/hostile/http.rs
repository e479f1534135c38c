//! Requests that no page of ours sends.

use super::{World, error_id};
use crate::support::{form, raw};
use tablier_server::limits;

/// A request and the statuses that refuse it.
struct Case {
    name: &'static str,
    request: Vec<u8>,
    statuses: &'static [u16],
    /// The id of the error, where ours is the voice that refuses.
    error: Option<&'static str>,
}

fn case(name: &'static str, request: impl AsRef<[u8]>, statuses: &'static [u16]) -> Case {
    Case {
        name,
        request: request.as_ref().to_vec(),
        statuses,
        error: None,
    }
}

impl Case {
    fn says(self, error: &'static str) -> Case {
        Case {
            error: Some(error),
            ..self
        }
    }
}

const HEAD: &str = "Host: tablier.test\r\nConnection: close\r\n";
const JSON: &str = "Content-Type: application/json\r\n";
const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\n";
const TABLE: &str =
    r#"{"game":"connect-four","seats":[{"kind":"local"},{"kind":"link"}],"clock":{"kind":"none"}}"#;

fn get(path: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\n{HEAD}\r\n").into()
}

fn post(path: &str, headers: &str, body: impl AsRef<[u8]>) -> Vec<u8> {
    let body = body.as_ref();
    let length = body.len();
    let head = format!("POST {path} HTTP/1.1\r\n{HEAD}{headers}Content-Length: {length}\r\n\r\n");
    [head.as_bytes(), body].concat()
}

fn json(body: impl AsRef<[u8]>) -> Vec<u8> {
    post("/api/tables", JSON, body)
}

/// A table as JSON with `from` replaced.
fn changed(from: &str, to: &str) -> Vec<u8> {
    assert!(TABLE.contains(from));
    json(TABLE.replace(from, to))
}

fn chunked(bytes: usize) -> Vec<u8> {
    let head =
        format!("POST /api/tables HTTP/1.1\r\n{HEAD}{JSON}Transfer-Encoding: chunked\r\n\r\n");
    let body = format!("{bytes:x}\r\n\"{}\r\n0\r\n\r\n", "x".repeat(bytes - 1));
    format!("{head}{body}").into()
}

fn too_large() -> Vec<Case> {
    let long = "x".repeat(limits::BODY_BYTES + 1);
    let lying =
        format!("POST /api/tables HTTP/1.1\r\n{HEAD}{JSON}Content-Length: 99999999999\r\n\r\n{{");
    vec![
        case("a body too large", json(format!("\"{long}\"")), &[413]).says("table-error-too-large"),
        case(
            "a body too large in a form",
            post("/jouer/puissance-4", FORM, &long),
            &[413],
        ),
        case(
            "a body too large without a length",
            chunked(limits::BODY_BYTES + 2),
            &[413],
        ),
        case("a length that lies", lying, &[413]),
        case(
            "a path too long",
            get(&format!("/{}", "x".repeat(100_000))),
            &[413, 414, 431],
        ),
        case(
            "a path over our limit",
            get(&format!("/{}", "x".repeat(limits::ADDRESS_BYTES))),
            &[413],
        )
        .says("table-error-too-large"),
        case(
            "headers over our limit",
            format!(
                "GET / HTTP/1.1\r\n{HEAD}X-A: {}\r\n\r\n",
                "x".repeat(limits::HEADER_BYTES)
            ),
            &[413],
        )
        .says("table-error-too-large"),
        case(
            "a query too long",
            get(&format!("/?{}", "x".repeat(100_000))),
            &[413, 414, 431],
        ),
        case(
            "headers too long",
            format!(
                "GET / HTTP/1.1\r\n{HEAD}X-A: {}\r\n\r\n",
                "x".repeat(1_000_000)
            ),
            &[431],
        ),
        case(
            "a thousand headers",
            format!("GET / HTTP/1.1\r\n{HEAD}{}\r\n", "X-A: 1\r\n".repeat(1000)),
            &[431],
        ),
    ]
}

fn not_text() -> Vec<Case> {
    let game = changed("connect-four", "connect\u{0}four");
    let form = b"way=screen&name=\xff\xfe";
    vec![
        case("JSON that is not UTF-8", json(b"{\"game\":\"\xff\xfe\"}"), &[400]).says("table-error-malformed"),
        case("a form that is not UTF-8", post("/jouer/%ff", FORM, form), &[400, 404]),
        case("a path that is not UTF-8", get("/table/%ff%fe"), &[400, 404]),
        case("bytes in a path", b"GET /table/\xff\xfe HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", &[400, 404]),
        case("a query that is not UTF-8", get("/?x=%ff"), &[200]),
        case(
            "a cookie that is not UTF-8",
            b"GET /moi/donnees HTTP/1.1\r\nHost: a\r\nConnection: close\r\nCookie: visitor=\xff\xfe\r\n\r\n",
            &[400, 403],
        ),
        case("nonsense in percents", get("/table/%zz%"), &[400, 404]),
        case("a null in a path", get("/table/%00"), &[400, 404]),
        case("a null in JSON", game, &[400]).says("table-error-malformed"),
        case("no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\x01\u{fc}\r\n\r\n", &[400]),
        case("two lengths", format!("POST /api/tables HTTP/1.1\r\n{HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{{}}"), &[400]),
    ]
}

fn unknown() -> Vec<Case> {
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    vec![
        case("no JSON", json("{"), &[400]).says("table-error-malformed"),
        case(
            "a list for a table",
            json(r#"["connect-four",{},[{"kind":"local"},{"kind":"local"}],{"kind":"none"}]"#),
            &[400],
        )
        .says("table-error-malformed"),
        case(
            "a list for a clock",
            changed("{\"kind\":\"none\"}", "[\"none\"]"),
            &[400],
        )
        .says("table-error-malformed"),
        case(
            "a list for a seat",
            changed("{\"kind\":\"link\"}", "[\"link\"]"),
            &[400],
        )
        .says("table-error-malformed"),
        case(
            "an option twice",
            get("/api/games/pente/options?set=players&players=3&players=4"),
            &[400],
        )
        .says("table-error-field"),
        case(
            "a number twice",
            get("/api/tables/ChYtKqW9QtQ38TNFdtS4p/steps?after=1&after=2"),
            &[400],
        )
        .says("table-error-field"),
        case(
            "turns that are steps",
            get("/api/tables/ChYtKqW9QtQ38TNFdtS4p/ahead?after=1&step=d"),
            &[400],
        )
        .says("table-error-field"),
        case("deep JSON", json(deep), &[400]).says("table-error-malformed"),
        case(
            "an unknown field",
            changed("\"clock\"", "\"x\":1,\"clock\""),
            &[400],
        )
        .says("table-error-malformed"),
        case(
            "a field twice",
            changed("\"clock\"", "\"game\":\"pente\",\"clock\""),
            &[400],
        )
        .says("table-error-malformed"),
        case("an unknown kind of seat", changed("link", "ghost"), &[400])
            .says("table-error-malformed"),
        case(
            "an unknown kind of clock",
            changed("none", "sundial"),
            &[400],
        )
        .says("table-error-malformed"),
        case(
            "a negative time",
            changed(
                "{\"kind\":\"none\"}",
                "{\"kind\":\"per-turn\",\"turn_ms\":-1}",
            ),
            &[400],
        )
        .says("table-error-malformed"),
        case(
            "a huge time",
            changed(
                "{\"kind\":\"none\"}",
                "{\"kind\":\"per-turn\",\"turn_ms\":18446744073709551615}",
            ),
            &[400],
        )
        .says("table-error-clock"),
        case(
            "a number that is none",
            changed(
                "{\"kind\":\"none\"}",
                "{\"kind\":\"per-turn\",\"turn_ms\":1e999}",
            ),
            &[400],
        )
        .says("table-error-malformed"),
        case(
            "a thousand seats",
            changed(
                "{\"kind\":\"link\"}",
                &vec!["{\"kind\":\"link\"}"; 1000].join(","),
            ),
            &[400],
        )
        .says("table-error-seats"),
        case(
            "an unknown game",
            changed("connect-four", "../../etc/passwd"),
            &[400],
        )
        .says("table-error-no-game"),
        case(
            "another type of content",
            post("/api/tables", "Content-Type: text/plain\r\n", TABLE),
            &[400, 415],
        ),
        case(
            "another method",
            format!("PUT /api/tables HTTP/1.1\r\n{HEAD}Content-Length: 0\r\n\r\n"),
            &[405],
        ),
        case(
            "a method of its own",
            format!("STEAL /api/tables HTTP/1.1\r\n{HEAD}\r\n"),
            &[404, 405],
        ),
        case(
            "a file outside",
            get("/assets/../../../../etc/passwd"),
            &[404],
        ),
        case(
            "a file outside, written otherwise",
            get("/assets/%2e%2e%2f%2e%2e%2fetc%2fpasswd"),
            &[404],
        ),
        case(
            "steps without end",
            get("/api/tables/1/steps?after=1&step=a&step=a"),
            &[400, 404],
        ),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_too_late_or_from_an_address_that_is_none_gets_nothing() {
    let world = World::new().await;
    let address = world.site.address;
    let path = format!("/rejoindre/{}", world.used);
    let late = form(address, &path, &[], "name=Eve").await;
    assert_eq!((late.status, late.cookie()), (409, None), "{}", late.body);
    // A page does not lead back to where it was never asked for.
    let astray = format!("GET //evil.example/ HTTP/1.1\r\n{HEAD}Accept: text/html\r\n\r\n");
    let (status, answer) = raw(address, astray.as_bytes()).await;
    assert_eq!(status, 404, "{answer}");
    assert!(!answer.contains("evil.example"), "{answer}");
    world.is_unchanged("too late").await;
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_page_sends_is_refused_and_nothing_comes_of_it() {
    let world = World::new().await;
    for case in [too_large(), not_text(), unknown()].into_iter().flatten() {
        let (status, body) = raw(world.site.address, &case.request).await;
        assert!(
            case.statuses.contains(&status),
            "{}: {status} {body}",
            case.name
        );
        if let Some(error) = case.error {
            assert_eq!(
                error_id(&body).as_deref(),
                Some(error),
                "{}: {body}",
                case.name
            );
        }
        world.is_unchanged(case.name).await;
    }
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_site_sends_in_a_visitors_name_is_refused() {
    let world = World::new().await;
    let (table, invite) = (&world.table, &world.invite);
    let posts = [
        ("/api/tables", JSON, TABLE),
        (&*format!("/api/invitations/{invite}"), JSON, "{}"),
        ("/jouer/puissance-4", FORM, "way=screen"),
        ("/en/play/connect-four", FORM, "way=screen"),
        (&*format!("/rejoindre/{invite}"), FORM, "name=Eve"),
        (&*format!("/table/{table}/appareil"), FORM, "act=make"),
        (&*format!("/table/{table}/appareil/{invite}"), FORM, ""),
        ("/moi/effacer", FORM, "sure=yes"),
        ("/apparence", FORM, "theme=dark"),
    ];
    let sources = [
        include_str!("../../../src/pages/mod.rs"),
        include_str!("../../../src/api.rs"),
    ];
    let routes: usize = sources
        .iter()
        .map(|source| source.matches("post(").count())
        .sum();
    assert_eq!(
        routes,
        posts.len(),
        "every address that changes something is tried"
    );
    for (path, kind, body) in posts {
        for foreign in [
            "Origin: http://evil.example\r\n",
            "Origin: null\r\n",
            "Sec-Fetch-Site: cross-site\r\n",
            "Origin: http://tablier.test.evil.example\r\n",
        ] {
            let headers = format!("{kind}Cookie: {}\r\n{foreign}", world.host);
            let (status, body) = raw(world.site.address, &post(path, &headers, body)).await;
            let case = format!("{path} {foreign}");
            assert_eq!(status, 403, "{case}: {body}");
            assert_eq!(
                error_id(&body).as_deref(),
                Some("table-error-cross-site"),
                "{case}"
            );
            world.is_unchanged(&case).await;
        }
    }
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_back_never_leads_elsewhere() {
    let world = World::new().await;
    for to in [
        "//evil.example",
        "https://evil.example",
        "/%5Cevil.example",
        "%5C%5Cevil.example",
        "/a%0d%0aSet-Cookie:%20visitor=1",
        "javascript:alert(1)",
        "%09//evil.example",
    ] {
        let form = post("/apparence", FORM, format!("theme=dark&to={to}"));
        for request in [get(&format!("/langue/en?to={to}")), form] {
            let (status, head) = raw(world.site.address, &request).await;
            assert_eq!(status, 303, "{to}");
            assert!(head.contains("location: /\r\n"), "{to}: {head}");
            assert!(!head.contains("visitor="), "{to}: {head}");
        }
    }
    world.is_unchanged("ways back").await;
    world.goes_on().await;
}
