//! Logs and metrics, set up once for the process.

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::io::{IsTerminal, stderr};
use std::sync::OnceLock;
use tracing_subscriber::EnvFilter;

/// Buckets of what is measured in seconds.
const SECONDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0, 5.0];
/// Buckets of how many changes a commit holds.
const COUNTS: [f64; 8] = [1.0, 2.0, 4.0, 8.0, 16.0, 64.0, 128.0, 256.0];

/// Writes logs to standard error, in colour on a terminal; `RUST_LOG` says which.
pub(crate) fn start() {
    let filter = EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| EnvFilter::new("tablier_server=info,warn"));
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(stderr().is_terminal())
        .with_writer(stderr);
    // In a test, another server of the same process was first.
    drop(logs.try_init());
}

/// The metrics of the process.
pub(crate) fn metrics() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE
        .get_or_init(|| {
            PrometheusBuilder::new()
                .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
                .and_then(|builder| {
                    let changes = Matcher::Full("tablier_commit_changes".to_owned());
                    builder.set_buckets_for_metric(changes, &COUNTS)
                })
                .expect("the buckets are not empty")
                .install_recorder()
                .expect("the recorder is installed once")
        })
        .clone()
}
