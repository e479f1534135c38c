//! The pages.

use crate::App;
use axum::Router;

/// The addresses of the pages.
pub fn routes() -> Router<App> {
    Router::new()
}
