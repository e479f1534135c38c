//! A site inside this process, on a free port of the loopback address.

use std::net::SocketAddr;
use tablier_server::store::Gate;
use tablier_server::{Config, Server};
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

pub struct Site {
    pub address: SocketAddr,
    pub database: String,
    pub gate: Gate,
    pub stop: CancellationToken,
    running: JoinHandle<()>,
    folder: Option<TempDir>,
}

impl Site {
    pub async fn start() -> Site {
        Site::behind(Gate::default()).await
    }

    /// A site whose test holds or shortens something from the start.
    pub async fn behind(gate: Gate) -> Site {
        Site::new(gate, &[]).await
    }

    /// A site that takes a proxy's word.
    pub async fn behind_proxy(proxy: &str) -> Site {
        Site::new(Gate::default(), &[proxy]).await
    }

    async fn new(gate: Gate, trusted: &[&str]) -> Site {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite://{}/t.db", folder.path().display());
        Site {
            folder: Some(folder),
            ..Site::with(&database, gate, trusted).await
        }
    }

    pub async fn on(database: &str) -> Site {
        Site::with(database, Gate::default(), &[]).await
    }

    async fn with(database: &str, gate: Gate, trusted: &[&str]) -> Site {
        let config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            public_url: None,
            trusted_proxy: trusted.iter().map(|&proxy| proxy.to_owned()).collect(),
            database: database.to_owned(),
        };
        let server = Server::bind(config, gate.clone()).await.unwrap();
        let address = server.address();
        let stop = CancellationToken::new();
        let running = tokio::spawn(server.run(stop.clone()));
        Site {
            address,
            database: database.to_owned(),
            gate,
            stop,
            running,
            folder: None,
        }
    }

    /// Goes down and waits; gives what holds the database.
    pub async fn finish(self) -> Option<TempDir> {
        self.stop.cancel();
        self.running.await.unwrap();
        self.folder
    }
}
