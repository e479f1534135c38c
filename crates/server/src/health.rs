//! Whether the site is well, for machines: `/healthz` and `/metrics`.

use crate::time::now_ms;
use crate::{App, AppError, limits};
use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
}

/// Well if the store can be read now, and has taken a beat not long ago.
async fn health(State(app): State<App>) -> Result<&'static str, AppError> {
    app.store().check().await?;
    if now_ms().saturating_sub(app.beat_ms()) > limits::LATE_BEAT.as_millis() as u64 {
        return Err(AppError::Unavailable);
    }
    Ok("ok\n")
}

async fn metrics(State(app): State<App>) -> Result<impl IntoResponse, AppError> {
    for (status, count) in app.store().count_tables().await? {
        metrics::gauge!("tablier_tables", "status" => status).set(count as f64);
    }
    let text = app.metrics().render();
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], text))
}
