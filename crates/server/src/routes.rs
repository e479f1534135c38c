//! The addresses of the site.

use crate::{App, AppError, api, assets, health, http, limits, pages, ws};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use tower_http::compression::CompressionLayer;

/// The whole site.
pub fn router(app: App) -> Router {
    Router::new()
        .merge(pages::routes())
        .merge(api::routes())
        .merge(health::routes())
        .route("/ws/table/{id}", get(ws::connect))
        .route("/assets/{*path}", get(assets::serve))
        .fallback(async || AppError::NotFound)
        .layer(DefaultBodyLimit::max(limits::BODY_BYTES))
        .layer(from_fn_with_state(app.clone(), http::around))
        .layer(CompressionLayer::new())
        .with_state(app)
}
