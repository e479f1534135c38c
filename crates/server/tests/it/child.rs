//! This test program as a server, where `TABLIER_BIN` names none.

use tablier_server::Config;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "started by the other tests"]
async fn serve() {
    let Ok(database) = std::env::var("TABLIER_TEST_DATABASE") else {
        return;
    };
    let config = Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        public_url: None,
        trusted_proxy: Vec::new(),
        database,
    };
    tablier_server::serve(config).await.unwrap();
}
