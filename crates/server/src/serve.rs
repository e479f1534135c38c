//! From a [`Config`] to a running site, and down again.

use crate::app::Inner;
use crate::bus::Bus;
use crate::connections::Connections;
use crate::http::{BadCidr, BadUrl, Cidr, Limiter, Site};
use crate::hub::Hub;
use crate::store::{Gate, Store, StoreError, Writer};
use crate::time::{Downtimes, now_ms};
use crate::visitor::Visitors;
use crate::{App, Config, Tables, jobs, limits, logs};
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket};
use tokio::signal::unix::{SignalKind, signal};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// Connections that the system keeps until we take them.
const BACKLOG: u32 = 1024;

/// Why the site does not start, or went down.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The public address is not one.
    #[error("--public-url: {0}")]
    PublicUrl(#[from] BadUrl),
    /// A trusted network is not one.
    #[error("--trusted-proxy: {0}")]
    TrustedProxy(#[from] BadCidr),
    /// The store does not open.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The network or a signal failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Serves the site until SIGTERM or SIGINT. Its address is the first line on standard output.
///
/// # Errors
/// What is wrong with the configuration, the address or the database.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    logs::start();
    let server = Server::bind(config, Gate::from_environment()).await?;
    println!("{}", server.app().public_url());
    tracing::info!(address = %server.address(), "listening");
    let stop = CancellationToken::new();
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let stopped = stop.clone();
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("going down");
        stopped.cancel();
    });
    server.run(stop).await;
    Ok(())
}

/// A site that has its address and its store, and does not answer yet.
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
    writer: Writer,
    patience: Option<Duration>,
}

impl Server {
    /// Opens the store and takes the address.
    ///
    /// # Errors
    /// As [`serve`].
    pub async fn bind(config: Config, gate: Gate) -> Result<Server, ServeError> {
        let trusted: Vec<Cidr> = config
            .trusted_proxy
            .iter()
            .map(|network| network.parse())
            .collect::<Result<_, _>>()?;
        let listener =
            listen(config.listen).map_err(|error| ServeError::Listen(config.listen, error))?;
        let address = listener.local_addr()?;
        let site = Site::new(config.public_url.as_deref(), address, trusted)?;
        let metrics = logs::metrics();
        let (store, writer) = Store::open(&config.database, gate.clone()).await?;
        let patience = gate.patience();
        let downtimes = Downtimes::default();
        jobs::wake(&store, &downtimes).await?;
        let visitors = Visitors::open(store.clone(), site.is_secure()).await?;
        let hub = Hub::default();
        let tables = Tables::new(store.clone(), Bus::new(), hub.clone(), downtimes, gate);
        let app = App::new(Inner {
            site,
            store,
            tables,
            visitors,
            hub,
            posts: Limiter::of_posts(),
            sockets: Limiter::of_sockets(),
            metrics,
            stopping: CancellationToken::new(),
            tasks: TaskTracker::new(),
            beat_ms: AtomicU64::new(now_ms()),
        });
        Ok(Server {
            app,
            listener,
            address,
            writer,
            patience,
        })
    }

    /// The address that it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What its handlers reach.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Answers until `stop`; then takes no more connections, tells those who are here to come back,
    /// and ends when everything is written.
    pub async fn run(self, stop: CancellationToken) {
        let app = self.app;
        jobs::start(&app);
        let connections = Connections::new(app.clone(), self.patience);
        let going_down = async {
            stop.cancelled().await;
            app.stopping().cancel();
        };
        tokio::join!(connections.serve(self.listener), going_down);
        app.tasks().close();
        if timeout(limits::DRAIN, app.tasks().wait()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        drop(app);
        self.writer.finish().await;
    }
}

fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() {
        TcpSocket::new_v4()?
    } else {
        TcpSocket::new_v6()?
    };
    socket.set_reuseaddr(true)?;
    // Connections inherit it: what the system holds for a client that does not read is bounded.
    socket.set_send_buffer_size(limits::SOCKET_SEND_BYTES)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}
