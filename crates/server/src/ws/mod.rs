//! The socket of a table: what happens there, as it happens.

mod bucket;
mod outbox;
mod session;

use crate::http::Client;
use crate::{App, AppError, TableId, Visitor, limits};
use axum::Extension;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use session::Session;

/// `GET /ws/table/{id}`: a socket. A page of another site cannot open one in a visitor's name.
pub(crate) async fn connect(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(Client(address)): Extension<Client>,
    visitor: Option<Visitor>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, AppError> {
    if !app.site().is_own(&headers) {
        return Err(AppError::CrossSite);
    }
    // Before anything is looked up: each costs the store, and everybody at the table a bell.
    if !app.sockets().allows(address) {
        return Err(AppError::TooMany);
    }
    let id: TableId = id.parse().map_err(|_| AppError::NoTable)?;
    // A socket is opened to a table that is there.
    app.tables().snapshot(id).await?;
    let visitor_id = visitor.as_ref().map(|visitor| visitor.id);
    let guest = app.hub().enter(id, visitor_id, address);
    let guest = guest.ok_or(AppError::TooMany)?;
    let tasks = app.tasks().clone();
    Ok(upgrade
        .max_message_size(limits::MESSAGE_BYTES)
        .max_frame_size(limits::MESSAGE_BYTES)
        .on_upgrade(async move |socket| {
            let session = Session::new(app, id, visitor, guest);
            // Tracked, so that the server waits for it when it goes down.
            let task = tasks.spawn(session.run(socket));
            if let Err(error) = task.await {
                tracing::error!(%error, "a session ended badly");
            }
        }))
}
