//! What programs can ask over HTTP, in JSON.

use crate::{App, AppError, JoinSecret, NewTable, TableId, Visitor};
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tablier_game::{
    Message, OptionValues, PlayedView, PositionView, StepNode, allowed_values, settle_options,
};
use tablier_protocol::{Object, TableState};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/tables", post(create))
        .route("/api/tables/{id}", get(state))
        .route("/api/tables/{id}/steps", get(steps))
        .route("/api/tables/{id}/ahead", get(ahead))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/invitations/{secret}", post(join))
        .route("/api/games/{game}/options", get(options))
}

/// A table that was opened or joined.
#[derive(Serialize)]
struct Opened {
    table: String,
    /// The secret of the link for the free seats, for who opened it.
    invite: Option<String>,
}

/// A table as the visitor sees it.
#[derive(Serialize)]
struct Shown {
    state: TableState,
    played: Vec<PlayedView>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Join {
    #[serde(default)]
    name: Option<String>,
}

async fn create(
    State(app): State<App>,
    visitor: Visitor,
    new: Result<Json<Object<NewTable>>, JsonRejection>,
) -> Result<impl IntoResponse, AppError> {
    let Json(Object(new)) = new.map_err(|rejection| unreadable(&rejection))?;
    let name = new.name.clone().unwrap_or_default();
    let table = app.tables().create(&visitor, new).await?;
    app.remember(&visitor, &name, None).await?;
    let invite = app.tables().invite_link(table, &visitor).await?;
    let opened = Opened {
        table: table.to_string(),
        invite: invite.map(|invite| invite.to_string()),
    };
    Ok((StatusCode::CREATED, Json(opened)))
}

async fn join(
    State(app): State<App>,
    Path(secret): Path<String>,
    visitor: Visitor,
    join: Result<Json<Object<Join>>, JsonRejection>,
) -> Result<Json<Opened>, AppError> {
    let secret: JoinSecret = secret.parse().map_err(|_| AppError::NoInvitation)?;
    let Json(Object(Join { name })) = join.map_err(|rejection| unreadable(&rejection))?;
    let given = name.clone().unwrap_or_default();
    let table = app.tables().join(secret, &visitor, name).await?;
    app.remember(&visitor, &given, None).await?;
    Ok(Json(Opened {
        table: table.to_string(),
        invite: None,
    }))
}

async fn state(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Option<Visitor>,
) -> Result<impl IntoResponse, AppError> {
    let (state, played) = app.tables().state(table(&id)?, visitor.as_ref()).await?;
    Ok(([(CACHE_CONTROL, "no-store")], Json(Shown { state, played })))
}

/// `?after=SEQ&step=A&step=B`: what can be chosen after these steps of the turn that is due.
async fn steps(
    State(app): State<App>,
    Path(id): Path<String>,
    query: Result<Query<Vec<(String, String)>>, QueryRejection>,
) -> Result<Json<StepNode>, AppError> {
    let (after, partial) = following(query, "step")?;
    let partial: Vec<&str> = partial.iter().map(String::as_str).collect();
    let node = app.tables().steps(table(&id)?, after, &partial).await?;
    Ok(Json(node))
}

/// The position after some turns that were not committed.
#[derive(Serialize)]
struct Ahead {
    view: PositionView,
    played: Vec<PlayedView>,
}

/// `?after=SEQ&turn=A&turn=B`: the position after these turns of the seat that is due.
async fn ahead(
    State(app): State<App>,
    Path(id): Path<String>,
    query: Result<Query<Vec<(String, String)>>, QueryRejection>,
) -> Result<Json<Ahead>, AppError> {
    let (after, turns) = following(query, "turn")?;
    let turns: Vec<&str> = turns.iter().map(String::as_str).collect();
    let (view, played) = app.tables().ahead(table(&id)?, after, &turns).await?;
    Ok(Json(Ahead { view, played }))
}

/// `?after=SEQ` once, and what follows it in order, each under `key`.
fn following(
    query: Result<Query<Vec<(String, String)>>, QueryRejection>,
    key: &str,
) -> Result<(u64, Vec<String>), AppError> {
    let form = || AppError::malformed(&format!("?after=SEQ&{key}=…"));
    let Query(query) = query.map_err(|_| form())?;
    let (mut after, mut texts) = (None, Vec::new());
    for (name, value) in query {
        match name.as_str() {
            "after" if after.is_none() => after = Some(value.parse().map_err(|_| form())?),
            name if name == key => texts.push(value),
            name => return Err(AppError::field(name)),
        }
    }
    Ok((after.ok_or_else(form)?, texts))
}

/// What a form for a game's options shows after one of them was given a value.
#[derive(Serialize)]
struct OptionForm {
    /// Every option with its value.
    values: OptionValues,
    /// By option: the values that can be chosen from there.
    allowed: BTreeMap<&'static str, Vec<&'static str>>,
    /// By seat: the id of what it plays, or null before that is chosen.
    sides: Vec<Option<String>>,
    /// How the game is won, a sentence each.
    conditions: Vec<Message>,
}

/// `?set=KEY&KEY=VALUE&…`: the options after KEY was given its value, the others as they were.
async fn options(
    Path(game): Path<String>,
    query: Result<Query<Vec<(String, String)>>, QueryRejection>,
) -> Result<Json<OptionForm>, AppError> {
    let entry = tablier_catalog::find(&game).ok_or(AppError::NotFound)?;
    let Query(query) = query.map_err(|_| AppError::malformed("?set=KEY&KEY=VALUE"))?;
    let mut current = OptionValues::new();
    for (key, value) in query {
        if current.contains_key(&key) {
            return Err(AppError::field(&key));
        }
        current.insert(key, value);
    }
    let key = current
        .remove("set")
        .ok_or_else(|| AppError::malformed("set"))?;
    let value = current
        .get(&key)
        .cloned()
        .ok_or_else(|| AppError::malformed(&key))?;
    let values = settle_options(entry.game, &key, &value, &current)
        .ok_or_else(|| AppError::malformed(&key))?;
    let allowed = allowed_values(entry.game, &values);
    let start = entry.game.start(&values).map_err(AppError::Bad)?;
    let sides = start.view().sides;
    let conditions = entry.game.conditions(&values).map_err(AppError::Bad)?;
    Ok(Json(OptionForm {
        values,
        allowed,
        sides,
        conditions,
    }))
}

async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, AppError> {
    let record = app.tables().record(table(&id)?).await?;
    Ok(([(CACHE_CONTROL, "no-store")], record.to_string()))
}

fn table(id: &str) -> Result<TableId, AppError> {
    id.parse().map_err(|_| AppError::NoTable)
}

fn unreadable(rejection: &JsonRejection) -> AppError {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        AppError::TooLarge
    } else {
        AppError::malformed(&rejection.body_text())
    }
}
