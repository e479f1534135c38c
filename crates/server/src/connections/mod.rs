//! Connections: whose are taken, how long they may dawdle, and how they end. What is asked on them is
//! HTTP/1.1, which a browser and a proxy speak alike; what is answered is not known here.

mod crowd;
mod stream;

pub(crate) use crowd::{Crowd, Place};

use crate::http::{is_trusted, subscriber};
use crate::{App, limits, router};
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use stream::Stream;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_util::task::TaskTracker;
use tower::Service;

/// The connections of the site.
pub(crate) struct Connections {
    app: App,
    router: Router,
    crowd: Crowd,
    open: TaskTracker,
    /// Instead of how long a connection may dawdle, where a test says so.
    patience: Option<Duration>,
}

impl Connections {
    pub(crate) fn new(app: App, patience: Option<Duration>) -> Connections {
        Connections {
            router: router(app.clone()),
            app,
            crowd: Crowd::of_connections(),
            open: TaskTracker::new(),
            patience,
        }
    }

    /// Takes connections until the site goes down; then waits for what is being answered, but not for ever.
    pub(crate) async fn serve(self, listener: TcpListener) {
        loop {
            let accepted = tokio::select! {
                biased;
                () = self.app.stopping().cancelled() => break,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, peer)) => self.take(stream, peer),
                Err(error) if is_of_one(&error) => {}
                Err(error) => {
                    // No more files, mostly: who leaves gives one back.
                    tracing::error!(%error, "no connection can be taken");
                    let pause = sleep(limits::ACCEPT_PAUSE);
                    tokio::select! {
                        () = pause => {}
                        () = self.app.stopping().cancelled() => {}
                    }
                }
            }
        }
        drop(listener);
        self.open.close();
        if timeout(limits::DRAIN, self.open.wait()).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
    }

    /// Serves a connection, or closes it at once if there are too many.
    fn take(&self, stream: TcpStream, peer: SocketAddr) {
        let is_proxy = is_trusted(peer.ip(), self.app.site().trusted());
        // Everybody comes through the proxy: its connections are not those of one person.
        let counted = (!is_proxy).then(|| subscriber(peer.ip()));
        let Some(place) = self.crowd.enter(counted) else {
            metrics::counter!("tablier_connections_refused_total").increment(1);
            return;
        };
        // Small messages leave at once; without it they only leave later.
        drop(stream.set_nodelay(true));
        let head = if is_proxy {
            limits::PROXY_HEAD
        } else {
            limits::HEAD
        };
        let stall = self.patience.unwrap_or(limits::STALL);
        let stream = TokioIo::new(Stream::new(stream, place, stall));
        let has_asked = Arc::new(AtomicBool::new(false));
        let asked = has_asked.clone();
        let router = self.router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            asked.store(true, Ordering::Relaxed);
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.patience.unwrap_or(head))
            .max_buf_size(limits::HEAD_BYTES)
            .serve_connection(stream, service)
            .with_upgrades();
        let stopping = self.app.stopping().clone();
        self.open.spawn(async move {
            let mut connection = pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stopping.cancelled() => {
                    // Who has not asked yet is not waited for.
                    if !has_asked.load(Ordering::Relaxed) {
                        return;
                    }
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%peer, %error, "a connection ended badly");
            }
        });
    }
}

/// Whether an error is that of one connection, which is gone, and not of the next as well.
fn is_of_one(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset
    )
}
