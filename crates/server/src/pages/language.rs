//! The choice of a language: a link on every page.

use super::appearance::{chosen, kept_s, local};
use super::reader::LANGUAGE_COOKIE;
use crate::i18n::Language;
use crate::{App, AppError};
use axum::extract::{Path, Query, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect};
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct Back {
    #[serde(default)]
    to: String,
}

/// Keeps the language and leads back. A `GET`, so that it is a link; it changes nothing else.
pub(super) async fn choose(
    State(app): State<App>,
    Path(code): Path<String>,
    Query(back): Query<Back>,
) -> Result<impl IntoResponse, AppError> {
    let language = Language::find(&code).ok_or(AppError::NotFound)?;
    let cookie = chosen(&app, LANGUAGE_COOKIE, language.code(), kept_s());
    Ok(([(SET_COOKIE, cookie)], Redirect::to(local(&back.to))))
}
