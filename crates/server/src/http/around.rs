//! The one layer around every request.

use super::{client, security, subscriber};
use crate::pages::{Reader, error_page, way_back};
use crate::visitor::NewCookie;
use crate::{App, AppError, limits};
use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    ACCEPT, ALLOW, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER, SET_COOKIE,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Instant;
use tracing::Instrument;
use uuid::Uuid;

/// The header with the number of the request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// When who sent too much may try again, in seconds: more than [`limits::POST_EVERY`].
const RETRY_S: u32 = 1;

/// Who is behind the request, as limits count them, for handlers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client(pub(crate) IpAddr);

/// Numbers the request, finds who is behind it, refuses what comes from elsewhere or too often, and
/// gives errors the shape that the client reads.
pub(crate) async fn around(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let id = Uuid::now_v7().to_string();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
    let address = subscriber(client(peer, request.headers(), app.site().trusted()));
    let cookie = NewCookie::default();
    request.extensions_mut().insert(Client(address));
    request.extensions_mut().insert(cookie.clone());
    let method = request.method().clone();
    let fits = fits(&request);
    // What is too long is neither looked at nor written into the log.
    let uri = if fits {
        request.uri().clone()
    } else {
        Uri::default()
    };
    let path = uri.path();
    let headers = request.headers().clone();
    let span = tracing::info_span!("request", %id, %method, path);

    let answered = async {
        if !fits {
            return AppError::TooLarge.into_response();
        }
        if let Err(error) = admit(&app, &method, &headers, address) {
            return error.into_response();
        }
        match tokio::time::timeout(limits::REQUEST, next.run(request)).await {
            Ok(response) => response,
            Err(_) => AppError::Unavailable.into_response(),
        }
    };
    let mut response = answered.instrument(span.clone()).await;

    if let Some(error) = error_of(&response) {
        if error == AppError::Internal {
            tracing::error!(parent: &span, "a fault of ours");
        }
        let here = way_back(&uri);
        let allowed = response.headers_mut().remove(ALLOW);
        response = shape(&headers, path, here, &error, &id);
        if let Some(allowed) = allowed {
            response.headers_mut().insert(ALLOW, allowed);
        }
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

/// Whether address and headers are short enough to be looked at.
fn fits(request: &Request) -> bool {
    let address = request.uri().path_and_query();
    let headers: usize = request
        .headers()
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len())
        .sum();
    address.is_none_or(|address| address.as_str().len() <= limits::ADDRESS_BYTES)
        && headers <= limits::HEADER_BYTES
}

/// The error that a response is, ours or axum's; a page or data with a status of an error is none.
fn error_of(response: &Response) -> Option<AppError> {
    if let Some(error) = response.extensions().get::<AppError>() {
        return Some(error.clone());
    }
    let status = response.status();
    let kind = response.headers().get(CONTENT_TYPE);
    let is_plain = kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    let is_error = status.is_client_error() || status.is_server_error();
    (is_error && is_plain).then(|| AppError::of_status(status))
}

/// Whether a request is let in.
fn admit(app: &App, method: &Method, headers: &HeaderMap, address: IpAddr) -> Result<(), AppError> {
    if method.is_safe() {
        return Ok(());
    }
    if !app.site().is_own(headers) {
        return Err(AppError::CrossSite);
    }
    if !app.posts().allows(address) {
        return Err(AppError::TooMany);
    }
    // Nobody waits for what is not going to be read.
    let length = headers
        .get(CONTENT_LENGTH)
        .and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > limits::BODY_BYTES) {
        return Err(AppError::TooLarge);
    }
    Ok(())
}

/// An error as JSON for programs, as a page for people.
fn shape(headers: &HeaderMap, path: &str, here: &str, error: &AppError, id: &str) -> Response {
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
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if *error == AppError::TooMany {
        headers.insert(RETRY_AFTER, HeaderValue::from(RETRY_S));
    }
    response
}
