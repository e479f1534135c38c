//! From a [`Config`] to a running site, and down again.

use crate::Config;

/// Why the site does not start, or went down.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Not yet.
    #[error("the server is not built yet")]
    Unbuilt,
}

/// Serves the site until SIGTERM or SIGINT.
///
/// # Errors
/// What is wrong with the configuration, the address or the database.
pub async fn serve(_config: Config) -> Result<(), ServeError> {
    Err(ServeError::Unbuilt)
}
