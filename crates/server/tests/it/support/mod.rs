//! What the tests share.

mod binary;
mod client;
mod http;
pub mod postgres;
mod site;

pub use binary::Binary;
pub use client::{Client, Heard};
pub use http::{ask, form, raw};
pub use site::Site;

use std::net::SocketAddr;

/// A table of Connect Four whose seats are the given kinds, opened by a new visitor: its id, the
/// secret of its link, and the visitor's cookie.
pub async fn open_table(address: SocketAddr, seats: &str, clock: &str) -> (String, String, String) {
    let body =
        format!(r#"{{"game":"connect-four","seats":[{seats}],"clock":{clock},"name":"Host"}}"#);
    let answer = ask(address, "POST", "/api/tables", &[], &body).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let cookie = answer.cookie().expect("a new visitor gets a cookie");
    let json = answer.json();
    let invite = json["invite"].as_str().unwrap_or_default().to_owned();
    (json["table"].as_str().unwrap().to_owned(), invite, cookie)
}

pub const LINK: &str = r#"{"kind":"local"},{"kind":"link"}"#;
pub const ONE_SCREEN: &str = r#"{"kind":"local"},{"kind":"local"}"#;
pub const NO_CLOCK: &str = r#"{"kind":"none"}"#;

/// A table of two visitors: its id and their cookies.
pub async fn open_for_two(address: SocketAddr, clock: &str) -> (String, String, String) {
    let (table, invite, host) = open_table(address, LINK, clock).await;
    let path = format!("/api/invitations/{invite}");
    let answer = ask(address, "POST", &path, &[], r#"{"name":"Guest"}"#).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    (table, host, answer.cookie().unwrap())
}

/// A whole game of Connect Four without a winning row, and so a long one.
pub const DRAWN: &str = "fefagceffaebbaefgfdbbccgcggdgcadaddedbecba";
