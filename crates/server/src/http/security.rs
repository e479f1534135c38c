//! The headers of security that every answer carries.

use super::Site;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};

const OPENER: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
const PERMISSIONS: HeaderName = HeaderName::from_static("permissions-policy");

/// No inline script, no inline style, nothing from elsewhere; WebAssembly for the engine in the
/// browser; the socket's address is named for browsers whose `'self'` leaves sockets out.
pub(super) fn content_policy(site: &Site) -> String {
    format!(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' {}; \
         object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        site.socket_origin()
    )
}

/// Adds the headers.
pub(super) fn protect(headers: &mut HeaderMap, site: &Site) {
    if let Ok(policy) = HeaderValue::from_str(&content_policy(site)) {
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    for (name, value) in [
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "same-origin"),
        (OPENER, "same-origin"),
        (
            PERMISSIONS,
            "camera=(), geolocation=(), microphone=(), payment=()",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if site.is_secure() {
        headers.insert(
            STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000"),
        );
    }
}
