//! The smallest HTTP client that the tests need.

use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }

    /// The cookie that was set, as it is sent back.
    pub fn cookie(&self) -> Option<String> {
        let set = self.header("set-cookie")?;
        Some(set.split(';').next()?.to_owned())
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

pub async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    timeout(
        Duration::from_secs(20),
        try_ask(address, method, path, headers, body),
    )
    .await
    .expect("an answer within 20 s")
    .expect("a connection")
}

/// Sends a form; an empty one too.
pub async fn form(
    address: SocketAddr,
    path: &str,
    headers: &[(&str, &str)],
    fields: &str,
) -> Answer {
    let mut all = vec![("content-type", "application/x-www-form-urlencoded")];
    all.extend(headers.iter().filter(|(_, value)| !value.is_empty()));
    ask(address, "POST", path, &all, fields).await
}

pub async fn try_ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(address).await?;
    let mut request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {}\r\n",
        body.len()
    );
    let is_form = headers.iter().any(|(name, _)| *name == "content-type");
    if !body.is_empty() && !is_form {
        request += "Content-Type: application/json\r\n";
    }
    for (name, value) in headers {
        request.extend([name, ": ", value, "\r\n"]);
    }
    stream
        .write_all(format!("{request}\r\n{body}").as_bytes())
        .await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text
        .split_once("\r\n\r\n")
        .ok_or(std::io::ErrorKind::UnexpectedEof)?;
    let mut lines = head.lines();
    let status = lines
        .next()
        .and_then(|line| line.split(' ').nth(1)?.parse().ok())
        .ok_or(std::io::ErrorKind::InvalidData)?;
    let headers = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    let headers: Vec<(String, String)> = headers;
    let is_chunked = headers
        .iter()
        .any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let body = if is_chunked {
        unchunked(body).ok_or(std::io::ErrorKind::InvalidData)?
    } else {
        body.to_owned()
    };
    Ok(Answer {
        status,
        headers,
        body,
    })
}

/// A body that came in pieces, each after its length.
fn unchunked(mut rest: &str) -> Option<String> {
    let mut body = String::new();
    loop {
        let (length, after) = rest.split_once("\r\n")?;
        let length = usize::from_str_radix(length, 16).ok()?;
        if length == 0 {
            return Some(body);
        }
        body += after.get(..length)?;
        rest = after.get(length..)?.strip_prefix("\r\n")?;
    }
}

/// Sends bytes as they are; gives the status and what comes after the first line for a redirect, else the
/// body.
pub async fn raw(address: SocketAddr, request: &[u8]) -> (u16, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The other side may close before it has read all.
    drop(stream.write_all(request).await);
    let mut bytes = Vec::new();
    let read = timeout(Duration::from_secs(10), stream.read_to_end(&mut bytes));
    let start = String::from_utf8_lossy(&request[..request.len().min(80)]);
    drop(
        read.await
            .unwrap_or_else(|_| panic!("no answer within 10 s to {start}")),
    );
    let text = String::from_utf8_lossy(&bytes);
    let status = text
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok())
        .unwrap_or_else(|| panic!("no status: {text}"));
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let is_redirect = (300..400).contains(&status);
    (
        status,
        if is_redirect {
            format!("{head}\r\n")
        } else {
            body.to_owned()
        },
    )
}
