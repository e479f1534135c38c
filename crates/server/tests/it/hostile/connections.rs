//! Connections that are opened and not used: ended in time, counted, and in nobody's way.

use super::World;
use crate::support::{Binary, Site, ask, raw};
use std::net::SocketAddr;
use std::time::Duration;
use tablier_server::limits;
use tablier_server::store::Gate;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, sleep, timeout};

/// Long enough for an honest request on a busy machine, and short enough for a test.
const PATIENCE: Duration = Duration::from_millis(700);
const SOON: Duration = Duration::from_secs(8);
const HEALTH: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

async fn connect(from: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket
        .bind(SocketAddr::new(from.parse().unwrap(), 0))
        .unwrap();
    socket.connect(to).await.unwrap()
}

/// Reads until the other side ends; gives what came, or `None` if it does not end.
async fn end(stream: &mut TcpStream) -> Option<String> {
    let mut bytes = Vec::new();
    // A connection that was reset has ended too.
    let read = timeout(SOON, stream.read_to_end(&mut bytes));
    drop(read.await.ok()?);
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// Whether somebody there finds the site well.
async fn is_well(from: &str, to: SocketAddr) -> bool {
    let mut stream = connect(from, to).await;
    drop(stream.write_all(HEALTH).await);
    let answer = end(&mut stream).await.expect("an end");
    answer.starts_with("HTTP/1.1 200 ")
}

async fn becomes_well(from: &str, to: SocketAddr) {
    let begun = Instant::now();
    while !is_well(from, to).await {
        assert!(begun.elapsed() < SOON, "who left still takes room");
        sleep(Duration::from_millis(20)).await;
    }
}

fn impatient() -> Gate {
    let gate = Gate::default();
    gate.set_patience(PATIENCE);
    gate
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_end_a_head_is_not_waited_for() {
    let world = World::behind(impatient()).await;
    let mut streams = Vec::new();
    for begun in [
        "",
        "G",
        "GET / HTTP/1.1\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nX-A: ",
        // One request is whole, the next is not there, or half there.
        "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /heal",
    ] {
        for _ in 0..10 {
            let mut stream = TcpStream::connect(world.site.address).await.unwrap();
            stream.write_all(begun.as_bytes()).await.unwrap();
            streams.push((begun, stream));
        }
    }
    for (begun, stream) in &mut streams {
        let answer = end(stream).await.unwrap_or_else(|| panic!("{begun:?}"));
        assert_eq!(
            begun.contains("healthz"),
            answer.contains("200 OK"),
            "{begun:?}"
        );
    }
    // Who sends a little all the time gains nothing.
    let (mut reader, mut writer) = TcpStream::connect(world.site.address)
        .await
        .unwrap()
        .into_split();
    let begun = Instant::now();
    let trickle = tokio::spawn(async move {
        drop(writer.write_all(b"GET / HTTP/1.1\r\nX-A: ").await);
        while writer.write_all(b"a").await.is_ok() {
            sleep(PATIENCE / 20).await;
        }
    });
    let mut bytes = Vec::new();
    drop(timeout(SOON, reader.read_to_end(&mut bytes)).await.unwrap());
    assert!(begun.elapsed() >= PATIENCE);
    timeout(SOON, trickle).await.unwrap().unwrap();
    world.is_unchanged("half a head").await;
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_no_answer_is_not_waited_for() {
    const ASKED: usize = 400;
    let world = World::behind(impatient()).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let mut stream = socket.connect(world.site.address).await.unwrap();
    let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(ASKED);
    stream.write_all(request.as_bytes()).await.unwrap();
    sleep(3 * PATIENCE).await;
    let got = end(&mut stream).await.expect("an end");
    let answers = got.matches("HTTP/1.1 200 OK").count();
    assert!((1..ASKED).contains(&answers), "{answers}");
    world.is_unchanged("an answer not taken").await;
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_head_is_refused_as_soon_as_it_is_too_long() {
    let world = World::new().await;
    let address = world.site.address;
    // The head has no end; nobody waits for one.
    let endless = format!("GET / HTTP/1.1\r\nX-A: {}", "x".repeat(limits::HEAD_BYTES));
    assert_eq!(raw(address, endless.as_bytes()).await.0, 431);
    let endless = format!("GET /{}", "x".repeat(limits::HEAD_BYTES));
    assert_eq!(raw(address, endless.as_bytes()).await.0, 431);
    // The longest that our own limits let in has room.
    let mut longest = format!(
        "GET /{} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n",
        "x".repeat(limits::ADDRESS_BYTES - 1)
    );
    let each = limits::HEADER_BYTES / 90 - 3;
    for _ in 0..89 {
        longest.push_str("X-A: ");
        longest.push_str(&"x".repeat(each));
        longest.push_str("\r\n");
    }
    assert_eq!(
        raw(address, format!("{longest}\r\n").as_bytes()).await.0,
        404
    );
    world.is_unchanged("a long head").await;
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections_and_another_still_gets_in() {
    let world = World::new().await;
    let address = world.site.address;
    let mut open = Vec::new();
    for _ in 0..limits::CONNECTIONS_PER_ADDRESS {
        open.push(connect("127.0.0.1", address).await);
    }
    for _ in 0..10 {
        assert!(!is_well("127.0.0.1", address).await);
    }
    assert!(is_well("127.0.0.2", address).await);
    // Those that were let in are served.
    let first = &mut open[0];
    first.write_all(HEALTH).await.unwrap();
    assert!(end(first).await.unwrap().starts_with("HTTP/1.1 200 "));
    drop(open);
    becomes_well("127.0.0.1", address).await;
    world.is_unchanged("connections").await;
    world.goes_on().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trusted_proxy_brings_as_many_as_come() {
    let site = Site::behind_proxy("127.0.0.1").await;
    let mut open = Vec::new();
    for _ in 0..limits::CONNECTIONS_PER_ADDRESS + 10 {
        open.push(connect("127.0.0.1", site.address).await);
    }
    assert!(is_well("127.0.0.1", site.address).await);
    drop(open);
    site.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_not_asked_holds_up_no_end() {
    let site = Site::start().await;
    let mut open = Vec::new();
    for begun in ["", "GET / HTTP/1.1\r\n"] {
        let mut stream = TcpStream::connect(site.address).await.unwrap();
        stream.write_all(begun.as_bytes()).await.unwrap();
        open.push(stream);
    }
    // Whoever comes after them has been taken after them.
    assert!(is_well("127.0.0.1", site.address).await);
    let begun = Instant::now();
    site.finish().await;
    assert!(begun.elapsed() < limits::DRAIN / 2, "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_without_a_file_left_waits_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let few = ["sh", "-c", r#"ulimit -n 64; "$@"; exit $?"#, "sh"];
    let binary = Binary::start(&folder.path().join("t.db"), &few, &[]);
    // What the site opens once is open.
    let health = ask(binary.address, "GET", "/healthz", &[], "").await;
    assert_eq!(health.status, 200);
    let mut open = Vec::new();
    for _ in 0..100 {
        open.push(connect("127.0.0.1", binary.address).await);
    }
    // The last ones wait for a file, until somebody leaves.
    let last = open.last_mut().unwrap();
    last.write_all(HEALTH).await.unwrap();
    let early = timeout(limits::ACCEPT_PAUSE, last.read_u8()).await;
    assert!(early.is_err(), "{early:?}");
    let mut last = open.pop().unwrap();
    drop(open);
    assert!(end(&mut last).await.unwrap().starts_with("HTTP/1.1 200 "));
    becomes_well("127.0.0.1", binary.address).await;
    assert!(binary.end_by("TERM"));
}
