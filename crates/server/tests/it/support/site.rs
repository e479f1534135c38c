//! A site inside this process, on a free port of the loopback address.

use std::net::SocketAddr;
use tablier_server::store::Gate;
use tablier_server::{Config, ServeError, Server};
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

pub struct Site {
    pub address: SocketAddr,
    pub database: String,
    pub gate: Gate,
    pub stop: CancellationToken,
    running: JoinHandle<Result<(), ServeError>>,
    folder: Option<TempDir>,
}

impl Site {
    pub async fn start() -> Site {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite://{}/t.db", folder.path().display());
        Site {
            folder: Some(folder),
            ..Site::on(&database).await
        }
    }

    pub async fn on(database: &str) -> Site {
        let config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            public_url: None,
            trusted_proxy: Vec::new(),
            database: database.to_owned(),
        };
        let gate = Gate::default();
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
        self.running.await.unwrap().unwrap();
        self.folder
    }
}
