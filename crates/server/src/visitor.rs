//! Who asks: a visitor, known by a signed cookie.
//!
//! A handler that only reads takes `Option<Visitor>`: nothing is written and no cookie is set. One
//! that acts takes `Visitor`: who has no cookie yet becomes a visitor and is sent one.

use crate::{App, AppError, VisitorId};
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// The id; never shown to others.
    pub id: VisitorId,
    /// The name last given.
    pub name: Option<String>,
    /// The language last chosen: `fr` or `en`.
    pub language: Option<String>,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = AppError;

    async fn from_request_parts(_parts: &mut Parts, _app: &App) -> Result<Visitor, AppError> {
        Err(AppError::Unavailable)
    }
}

impl OptionalFromRequestParts<App> for Visitor {
    type Rejection = AppError;

    async fn from_request_parts(
        _parts: &mut Parts,
        _app: &App,
    ) -> Result<Option<Visitor>, AppError> {
        Ok(None)
    }
}
