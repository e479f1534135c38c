//! What leaves for one client: a queue with an end. Who does not read is dropped, so that a slow
//! client never holds up a game.

use crate::limits;
use axum::extract::ws::Message;
use futures_util::{Sink, SinkExt};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// What leaves for one client.
pub(super) struct Outbox {
    messages: mpsc::Sender<Message>,
    waiting_bytes: Arc<AtomicUsize>,
    emptied: Arc<Notify>,
    task: JoinHandle<()>,
}

/// The client does not read, or is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slow;

impl Outbox {
    pub(super) fn new<S>(mut sink: S) -> Outbox
    where
        S: Sink<Message> + Unpin + Send + 'static,
    {
        let (messages, mut waiting) = mpsc::channel::<Message>(limits::OUTBOX);
        let waiting_bytes = Arc::<AtomicUsize>::default();
        let left = waiting_bytes.clone();
        let emptied = Arc::<Notify>::default();
        let is_empty = emptied.clone();
        let task = tokio::spawn(async move {
            while let Some(message) = waiting.recv().await {
                let bytes = length(&message);
                match timeout(limits::SEND, sink.send(message)).await {
                    Ok(Ok(())) => {}
                    // Too slow or gone: nothing more will leave.
                    Ok(Err(_)) | Err(_) => return,
                }
                if left.fetch_sub(bytes, Ordering::AcqRel) == bytes {
                    is_empty.notify_one();
                }
            }
            // The peer may be gone before the farewell.
            drop(timeout(limits::SEND, sink.close()).await);
        });
        Outbox {
            messages,
            waiting_bytes,
            emptied,
            task,
        }
    }

    /// Puts a message into the queue.
    pub(super) fn send(&self, message: Message) -> Result<(), Slow> {
        let bytes = length(&message);
        let before = self.waiting_bytes.fetch_add(bytes, Ordering::AcqRel);
        if before > 0 && before + bytes > limits::OUTBOX_BYTES {
            return Err(Slow);
        }
        self.messages.try_send(message).map_err(|_| Slow)
    }

    /// Waits until everything has left.
    pub(super) async fn emptied(&self) {
        while self.waiting_bytes.load(Ordering::Acquire) > 0 {
            self.emptied.notified().await;
        }
    }

    /// Waits until nothing more will leave.
    pub(super) async fn stuck(&self) -> Slow {
        self.messages.closed().await;
        Slow
    }

    /// Lets what waits leave, then ends.
    pub(super) async fn finish(self) {
        drop(self.messages);
        // The task ends by itself or has ended; a panic in it was printed.
        drop(self.task.await);
    }

    /// Ends at once.
    pub(super) fn abandon(self) {
        self.task.abort();
    }
}

fn length(message: &Message) -> usize {
    match message {
        Message::Text(text) => text.len(),
        Message::Binary(bytes) | Message::Ping(bytes) | Message::Pong(bytes) => bytes.len(),
        Message::Close(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::{Outbox, Slow};
    use crate::limits;
    use axum::extract::ws::Message;
    use futures_util::sink;
    use std::future;
    use std::time::Duration;
    use tokio::sync::{mpsc, oneshot};

    #[tokio::test]
    async fn a_client_that_never_reads_is_found_out() {
        let stuck = Box::pin(sink::unfold((), |(), _: Message| {
            future::pending::<Result<(), ()>>()
        }));
        let outbox = Outbox::new(stuck);
        let message = || Message::Text("news".into());
        for _ in 0..limits::OUTBOX {
            assert_eq!(outbox.send(message()), Ok(()));
        }
        tokio::task::yield_now().await;
        // One more may be on its way to the sink.
        let rest: Vec<_> = (0..2).map(|_| outbox.send(message())).collect();
        assert!(rest.contains(&Err(Slow)), "{rest:?}");
        outbox.abandon();
    }

    #[tokio::test]
    async fn it_is_known_when_everything_has_left() {
        // Each message has left when it was taken.
        let (give, mut taken) = mpsc::channel::<oneshot::Sender<()>>(1);
        let sink = Box::pin(sink::unfold(give, |give, _: Message| async {
            let (took, is_taken) = oneshot::channel();
            give.send(took).await.map_err(drop)?;
            is_taken.await.map_err(drop)?;
            Ok::<_, ()>(give)
        }));
        let outbox = Outbox::new(sink);
        outbox.emptied().await;
        outbox.send(Message::Text("news".into())).unwrap();
        outbox.send(Message::Text("news".into())).unwrap();
        let waiting = tokio::time::timeout(Duration::from_millis(20), outbox.emptied());
        assert!(waiting.await.is_err());
        for _ in 0..2 {
            taken.recv().await.unwrap().send(()).unwrap();
        }
        outbox.emptied().await;
        drop(taken);
        outbox.send(Message::Text("news".into())).unwrap();
        assert_eq!(outbox.stuck().await, Slow);
    }

    #[tokio::test]
    async fn long_messages_count_by_their_length() {
        let stuck = Box::pin(sink::unfold((), |(), _: Message| {
            future::pending::<Result<(), ()>>()
        }));
        let outbox = Outbox::new(stuck);
        let message = || Message::Text("x".repeat(2 * limits::OUTBOX_BYTES).into());
        // One alone may be as long as it is.
        assert_eq!(outbox.send(message()), Ok(()));
        assert_eq!(outbox.send(message()), Err(Slow));
        outbox.abandon();
    }
}
