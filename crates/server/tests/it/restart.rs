//! The real binary ends well.

use crate::support::{Binary, Client, NO_CLOCK, ONE_SCREEN, ask, open_table};
use tablier_protocol::ServerMessage;

#[tokio::test(flavor = "multi_thread")]
async fn sigterm_and_sigint_end_the_binary_well() {
    for signal in ["TERM", "INT"] {
        let folder = tempfile::tempdir().unwrap();
        let binary = Binary::start(&folder.path().join("t.db"), &[], &[]);
        let health = ask(binary.address, "GET", "/healthz", &[], "").await;
        assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
        let (table, _, host) = open_table(binary.address, ONE_SCREEN, NO_CLOCK).await;
        let (mut client, _) = Client::enter(binary.address, &table, &host).await;
        let ended = tokio::task::spawn_blocking(move || binary.end_by(signal));
        assert!(matches!(
            client.game().await,
            ServerMessage::Restarting { .. }
        ));
        assert_eq!(client.end().await, Some(1012));
        assert!(ended.await.unwrap(), "{signal}");
    }
}
