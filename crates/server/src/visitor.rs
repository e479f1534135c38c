//! Who asks: a visitor, known by a signed cookie.
//!
//! A handler that only reads takes `Option<Visitor>`: nothing is written and no cookie is set. One
//! that acts takes `Visitor`: who has no cookie yet becomes a visitor and is sent one, if something comes of
//! what was asked. Who looks at an invitation is sent one before, so that a form whose answer was lost can be
//! sent again by the same visitor. A visitor is written down when a table was opened or joined, never before.

use crate::store::{Change, Store, StoreError, Written};
use crate::time::now_ms;
use crate::{App, AppError, VisitorId, limits};
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

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
    /// The latest first.
    keys: RwLock<Vec<SiteKey>>,
    secure: bool,
}

/// A key of the cookie.
struct SiteKey {
    key: Key,
    created_ms: u64,
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
        let visitors = Visitors {
            store,
            keys: RwLock::default(),
            secure,
        };
        visitors.look_after_keys().await?;
        Ok(visitors)
    }

    /// Reads the keys, which another node may have added to, and makes a new one when it is time.
    pub(crate) async fn look_after_keys(&self) -> Result<(), StoreError> {
        let latest = self.store.keys().await?.into_iter().next();
        let age_ms = limits::KEY_AGE.as_millis() as u64;
        let next = match latest {
            None => Some(1),
            Some(key) if now_ms().saturating_sub(key.created_ms) > age_ms => Some(key.id + 1),
            Some(_) => None,
        };
        if let Some(id) = next {
            // Another node may be faster; then its key is read below.
            let _ = add_key(&self.store, id).await?;
        }
        let keys = self.store.keys().await?;
        *self.keys.write().unwrap_or_else(PoisonError::into_inner) = keys
            .iter()
            .take(limits::COOKIE_KEYS)
            .map(|row| SiteKey {
                key: Key::from(&row.secret),
                created_ms: row.created_ms,
            })
            .collect();
        Ok(())
    }

    /// The key that signs: the latest that every node has read.
    fn signing_key(&self) -> Option<Key> {
        let keys = self.keys.read().unwrap_or_else(PoisonError::into_inner);
        let rested_ms = now_ms().saturating_sub(limits::KEY_REST.as_millis() as u64);
        keys.iter()
            .find(|key| key.created_ms <= rested_ms)
            .or_else(|| keys.last())
            .map(|key| key.key.clone())
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

    /// Makes a visitor, who is not written down yet, and the header of its cookie.
    pub(crate) fn make(&self) -> Result<(Visitor, HeaderValue), AppError> {
        let visitor = Visitor {
            id: VisitorId::new(),
            name: None,
            language: None,
        };
        let key = self.signing_key().ok_or(AppError::Internal)?;
        let secure = if self.secure { "; Secure" } else { "" };
        let text = format!(
            "{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{secure}",
            visitor.id,
            limits::COOKIE.as_secs()
        );
        let cookie = Cookie::parse(text).map_err(|_| AppError::Internal)?;
        let jar = SignedCookieJar::new(key).add(cookie);
        let header = (jar, ()).into_response().headers().get(SET_COOKIE).cloned();
        Ok((visitor, header.ok_or(AppError::Internal)?))
    }

    /// The header of a cookie for who has none yet, to go with a page.
    pub(crate) fn welcome(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<[(HeaderName, HeaderValue); 1]>, AppError> {
        match self.id(headers) {
            Some(_) => Ok(None),
            None => self.make().map(|(_, header)| Some([(SET_COOKIE, header)])),
        }
    }

    /// The header that takes the cookie back.
    pub(crate) fn goodbye(&self) -> String {
        let secure = if self.secure { "; Secure" } else { "" };
        format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}")
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
        let keys = self.keys.read().unwrap_or_else(PoisonError::into_inner);
        keys.iter().find_map(|key| {
            let jar = SignedCookieJar::from_headers(headers, key.key.clone());
            jar.get(COOKIE)?.value().parse().ok()
        })
    }
}

/// Adds a key with this number, unless another node was faster.
async fn add_key(store: &Store, id: u64) -> Result<Written, StoreError> {
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
        // One who has a cookie of ours and was not written down yet.
        if let Some(id) = app.visitors().id(&parts.headers) {
            return Ok(Visitor {
                id,
                name: None,
                language: None,
            });
        }
        let slot = parts.extensions.get::<NewCookie>().cloned();
        let slot = slot.ok_or(AppError::Internal)?;
        let (visitor, header) = app.visitors().make()?;
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

#[cfg(test)]
mod tests {
    use super::Visitors;
    use crate::limits;
    use crate::store::{Change, Gate, Store};
    use crate::time::now_ms;
    use axum::http::HeaderMap;
    use axum::http::header::COOKIE;

    async fn add(store: &Store, id: u64, age_ms: u64) {
        let key = Change::AddKey {
            id,
            secret: vec![id as u8; 64],
            now_ms: now_ms() - age_ms,
        };
        store.write(key).await.unwrap();
    }

    #[tokio::test]
    async fn keys_are_renewed_and_cookies_of_older_keys_stay_good() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}/t.db", folder.path().display());
        let (store, _writer) = Store::open(&url, Gate::default()).await.unwrap();
        let old_ms = limits::KEY_AGE.as_millis() as u64 + 1000;
        add(&store, 7, old_ms).await;
        let before = Visitors::open(store.clone(), true).await.unwrap();
        // A new key was made, and rests until every node has read it.
        assert_eq!(store.keys().await.unwrap().len(), 2);
        let (visitor, header) = before.make().unwrap();
        before.save(&visitor).await.unwrap();
        assert!(header.to_str().unwrap().contains("; Secure"));
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, header);
        assert_eq!(before.find(&headers).await.unwrap(), Some(visitor.clone()));
        // Once it has rested it signs, and what the older one signed is still good.
        add(&store, 9, limits::KEY_REST.as_millis() as u64 + 1000).await;
        before.look_after_keys().await.unwrap();
        assert_eq!(before.find(&headers).await.unwrap(), Some(visitor));
        let (later, header) = before.make().unwrap();
        before.save(&later).await.unwrap();
        headers.insert(COOKIE, header);
        assert_eq!(before.find(&headers).await.unwrap(), Some(later));
        // Nobody signs for the site but the site.
        let forged = headers[COOKIE].to_str().unwrap().replacen('=', "=A", 1);
        headers.insert(COOKIE, forged.parse().unwrap());
        assert_eq!(before.find(&headers).await.unwrap(), None);
    }
}
