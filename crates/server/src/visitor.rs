//! Who asks: a visitor, known by a signed cookie.
//!
//! A handler that only reads takes `Option<Visitor>`: nothing is written and no cookie is set. One
//! that acts takes `Visitor`: who has no cookie yet becomes a visitor and is sent one.

use crate::store::{Change, Store, StoreError, Written};
use crate::time::now_ms;
use crate::{App, AppError, VisitorId, limits};
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key};
use std::sync::{Arc, Mutex, PoisonError};

/// The cookie that holds a visitor's id.
const COOKIE: &str = "visitor";

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

/// The visitors of the site and the keys of their cookie.
pub(crate) struct Visitors {
    store: Store,
    /// The first signs, all verify.
    keys: Vec<Key>,
    secure: bool,
}

/// The cookie that a request is answered with, if it made a visitor.
#[derive(Clone, Debug, Default)]
pub(crate) struct NewCookie(Arc<Mutex<Option<HeaderValue>>>);

impl NewCookie {
    /// The header, once.
    pub(crate) fn take(&self) -> Option<HeaderValue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Visitors {
    /// The visitors, with the keys in the store; the first node makes the first key.
    pub(crate) async fn open(store: Store, secure: bool) -> Result<Visitors, StoreError> {
        if store.keys().await?.is_empty() {
            add_key(&store, 1).await?;
        }
        let keys = store.keys().await?;
        Ok(Visitors {
            store,
            keys: keys
                .iter()
                .take(limits::COOKIE_KEYS)
                .map(|(_, secret)| Key::from(secret))
                .collect(),
            secure,
        })
    }

    /// The visitor whose cookie is among the headers.
    pub(crate) async fn find(&self, headers: &HeaderMap) -> Result<Option<Visitor>, AppError> {
        let Some(id) = self.id(headers) else {
            return Ok(None);
        };
        let row = self.store.visitor(id).await?;
        Ok(row.map(|row| Visitor {
            id,
            name: row.name,
            language: row.language,
        }))
    }

    /// Makes a visitor and the header of its cookie.
    pub(crate) async fn make(&self) -> Result<(Visitor, HeaderValue), AppError> {
        let visitor = Visitor {
            id: VisitorId::new(),
            name: None,
            language: None,
        };
        self.save(&visitor).await?;
        let key = self.keys.first().ok_or(AppError::Internal)?;
        let secure = if self.secure { "; Secure" } else { "" };
        let text = format!(
            "{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{secure}",
            visitor.id,
            limits::COOKIE.as_secs()
        );
        let cookie = Cookie::parse(text).map_err(|_| AppError::Internal)?;
        let jar = SignedCookieJar::new(key.clone()).add(cookie);
        let header = (jar, ()).into_response().headers().get(SET_COOKIE).cloned();
        Ok((visitor, header.ok_or(AppError::Internal)?))
    }

    /// Keeps what is known of a visitor.
    pub(crate) async fn save(&self, visitor: &Visitor) -> Result<(), AppError> {
        self.store
            .write(Change::SaveVisitor {
                id: visitor.id,
                name: visitor.name.clone(),
                language: visitor.language.clone(),
                now_ms: now_ms(),
            })
            .await?;
        Ok(())
    }

    fn id(&self, headers: &HeaderMap) -> Option<VisitorId> {
        self.keys.iter().find_map(|key| {
            let jar = SignedCookieJar::from_headers(headers, key.clone());
            jar.get(COOKIE)?.value().parse().ok()
        })
    }
}

/// Adds a key with this number, unless another node was faster.
pub(crate) async fn add_key(store: &Store, id: u64) -> Result<Written, StoreError> {
    store
        .write(Change::AddKey {
            id,
            secret: Key::generate().master().to_vec(),
            now_ms: now_ms(),
        })
        .await
}

impl FromRequestParts<App> for Visitor {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, AppError> {
        if let Some(visitor) = app.visitors().find(&parts.headers).await? {
            return Ok(visitor);
        }
        let slot = parts.extensions.get::<NewCookie>().cloned();
        let slot = slot.ok_or(AppError::Internal)?;
        let (visitor, header) = app.visitors().make().await?;
        *slot.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(header);
        Ok(visitor)
    }
}

impl OptionalFromRequestParts<App> for Visitor {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Visitor>, AppError> {
        app.visitors().find(&parts.headers).await
    }
}
