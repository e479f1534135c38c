//! The one layer around every request.

use super::{client, security};
use crate::pages::{Reader, error_page};
use crate::visitor::NewCookie;
use crate::{App, AppError, limits};
use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{ACCEPT, CACHE_CONTROL, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Instant;
use tracing::Instrument;
use uuid::Uuid;

/// The header with the number of the request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Who is behind the request, for handlers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

/// Numbers the request, finds who is behind it, refuses what comes from elsewhere or too often, and
/// gives errors the shape that the client reads.
pub(crate) async fn around(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let id = Uuid::now_v7().to_string();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
    let address = client(peer, request.headers(), app.site().trusted());
    let cookie = NewCookie::default();
    request.extensions_mut().insert(Client(address));
    request.extensions_mut().insert(cookie.clone());
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let here = request.uri().path_and_query().map(ToString::to_string);
    let headers = request.headers().clone();
    let span = tracing::info_span!("request", %id, %method, path);

    let answered = async {
        if let Err(error) = admit(&app, &method, &headers, address) {
            return error.into_response();
        }
        match tokio::time::timeout(limits::REQUEST, next.run(request)).await {
            Ok(response) => response,
            Err(_) => AppError::Unavailable.into_response(),
        }
    };
    let mut response = answered.instrument(span.clone()).await;

    if let Some(error) = response.extensions().get::<AppError>().cloned() {
        if error == AppError::Internal {
            tracing::error!(parent: &span, "a fault of ours");
        }
        let here = here.unwrap_or_else(|| "/".to_owned());
        response = shape(&headers, &path, here, &error, &id);
    }
    let is_good = response.status().as_u16() < 400;
    let answer = response.headers_mut();
    // Who got nothing out of it is no visitor yet.
    if let Some(cookie) = cookie.take().filter(|_| is_good) {
        answer.append(SET_COOKIE, cookie);
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        answer.insert(REQUEST_ID, id);
    }
    security::protect(answer, app.site());
    let elapsed = begun.elapsed();
    let status = response.status().as_u16();
    metrics::histogram!("tablier_http_seconds").record(elapsed.as_secs_f64());
    metrics::counter!("tablier_http_total", "status" => status.to_string()).increment(1);
    tracing::info!(parent: &span, status, ms = elapsed.as_millis() as u64, "answered");
    response
}

/// Whether a request is let in.
fn admit(app: &App, method: &Method, headers: &HeaderMap, address: IpAddr) -> Result<(), AppError> {
    if method.is_safe() {
        return Ok(());
    }
    if !app.site().is_own(headers) {
        return Err(AppError::CrossSite);
    }
    if !app.limiter().allows(address) {
        return Err(AppError::TooMany);
    }
    Ok(())
}

/// An error as JSON for programs, as a page for people.
fn shape(headers: &HeaderMap, path: &str, here: String, error: &AppError, id: &str) -> Response {
    let accept = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok());
    let is_page =
        !path.starts_with("/api/") && accept.is_some_and(|accept| accept.contains("html"));
    let mut response = if is_page {
        let reader = Reader::new(headers, here);
        error_page(&reader, error, Some(id)).into_response()
    } else {
        let message = error.message();
        Json(json!({
            "error": { "id": message.id, "args": message.args, "what": error.to_string() },
            "request": id,
        }))
        .into_response()
    };
    *response.status_mut() = error.status();
    response
        .headers_mut()
        .insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
