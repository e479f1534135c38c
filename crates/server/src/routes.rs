//! The addresses of the site.

use crate::{App, assets, pages};
use axum::Router;
use axum::routing::get;

/// The whole site.
pub fn router(app: App) -> Router {
    Router::new()
        .merge(pages::routes())
        .route("/assets/{*path}", get(assets::serve))
        .with_state(app)
}
