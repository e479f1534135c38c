//! A client of a table: what a browser's socket does.

use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::time::Duration;
use tablier_protocol::{ClientMessage, Command, PROTOCOL, Refusal, ServerMessage, TableState};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use uuid::Uuid;

pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// What comes in, or how the connection ended.
#[derive(Debug)]
pub enum Heard {
    Message(Box<ServerMessage>),
    Closed(Option<u16>),
}

impl Client {
    pub async fn connect(address: SocketAddr, table: &str, cookie: &str) -> Client {
        let headers = if cookie.is_empty() {
            vec![]
        } else {
            vec![("cookie", cookie)]
        };
        Client::connect_with(address, table, &headers)
            .await
            .unwrap()
    }

    pub async fn connect_with(
        address: SocketAddr,
        table: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Client, tungstenite::Error> {
        let url = format!("ws://{address}/ws/table/{table}");
        let mut request = url.into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Client { socket })
    }

    /// Connects and says hello; gives the state.
    pub async fn enter(address: SocketAddr, table: &str, cookie: &str) -> (Client, TableState) {
        let mut client = Client::connect(address, table, cookie).await;
        client.hello(None).await;
        let ServerMessage::Welcome { state, .. } = client.game().await else {
            panic!("a welcome first");
        };
        (client, *state)
    }

    pub async fn say(&mut self, message: &ClientMessage) {
        self.say_text(&serde_json::to_string(message).unwrap())
            .await;
    }

    pub async fn say_text(&mut self, text: &str) {
        self.try_say(text).await.unwrap();
    }

    pub async fn try_say(&mut self, text: &str) -> Result<(), tungstenite::Error> {
        self.socket.send(Message::Text(text.into())).await
    }

    pub async fn hello(&mut self, after: Option<u64>) {
        let protocol = PROTOCOL;
        self.say(&ClientMessage::Hello { protocol, after }).await;
    }

    pub async fn command(&mut self, id: Uuid, after_seq: u64, command: Command) {
        self.say(&ClientMessage::Command {
            id,
            after_seq,
            command,
        })
        .await;
    }

    pub async fn heard(&mut self) -> Heard {
        loop {
            let next = timeout(Duration::from_secs(10), self.socket.next());
            match next.await.expect("something within 10 s") {
                Some(Ok(Message::Text(text))) => {
                    let message = serde_json::from_str(text.as_str());
                    return Heard::Message(message.unwrap_or_else(|e| panic!("{e}: {text}")));
                }
                Some(Ok(Message::Close(frame))) => {
                    return Heard::Closed(frame.map(|frame| frame.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Heard::Closed(None),
            }
        }
    }

    pub async fn next(&mut self) -> ServerMessage {
        match self.heard().await {
            Heard::Message(message) => *message,
            Heard::Closed(code) => panic!("closed with {code:?}"),
        }
    }

    /// The next message that is not about who is here.
    pub async fn game(&mut self) -> ServerMessage {
        loop {
            match self.next().await {
                ServerMessage::Presence { .. } => {}
                message => return message,
            }
        }
    }

    /// Plays a turn and waits until it is acknowledged; news before and after are left aside.
    pub async fn turn(&mut self, text: &str, after_seq: u64) -> Result<u64, Refusal> {
        let text = text.to_owned();
        self.ask(Uuid::now_v7(), after_seq, Command::Turn { text })
            .await
    }

    /// Asks and waits for the answer.
    pub async fn ask(
        &mut self,
        id: Uuid,
        after_seq: u64,
        command: Command,
    ) -> Result<u64, Refusal> {
        self.command(id, after_seq, command).await;
        loop {
            match self.next().await {
                ServerMessage::Ack { id: of, seq } if of == id => return Ok(seq),
                ServerMessage::Refused {
                    id: Some(of),
                    refusal,
                    ..
                } if of == id => return Err(refusal),
                _ => {}
            }
        }
    }

    /// The next news.
    pub async fn news(&mut self) -> (TableState, u32, Vec<String>) {
        loop {
            if let ServerMessage::News {
                state,
                keep,
                played,
            } = self.next().await
            {
                let played = played.into_iter().map(|played| played.text).collect();
                return (*state, keep, played);
            }
        }
    }

    /// Reads until the connection ends; gives the code.
    pub async fn end(&mut self) -> Option<u16> {
        loop {
            if let Heard::Closed(code) = self.heard().await {
                return code;
            }
        }
    }
}
