//! `tablier serve`.

use crate::args::ServeArgs;
use crate::failure::Failure;
use tablier_server::Config;

pub(crate) fn run(args: ServeArgs) -> Result<(), Failure> {
    let ServeArgs {
        listen,
        public_url,
        trusted_proxy,
        database,
    } = args;
    let config = Config {
        listen,
        public_url,
        trusted_proxy,
        database,
    };
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::refused(format!("cannot start: {error}")))?
        .block_on(tablier_server::serve(config))
        .map_err(Failure::refused)
}
