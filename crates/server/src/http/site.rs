//! The site's own address, and whether a request comes from it.

use super::Cidr;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri};
use std::net::SocketAddr;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The site's own address.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    url: String,
    /// `https://example.org`, if the host said so.
    origin: Option<String>,
    trusted: Vec<Cidr>,
}

/// A public address that is not one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an address like https://example.org")]
pub struct BadUrl(String);

impl Site {
    pub(crate) fn new(
        public_url: Option<&str>,
        listening: SocketAddr,
        trusted: Vec<Cidr>,
    ) -> Result<Site, BadUrl> {
        let Some(url) = public_url else {
            return Ok(Site {
                url: format!("http://{listening}"),
                origin: None,
                trusted,
            });
        };
        let url = url.trim_end_matches('/');
        let bad = || BadUrl(url.to_owned());
        let uri: Uri = url.parse().map_err(|_| bad())?;
        let (Some(scheme @ ("http" | "https")), Some(authority)) =
            (uri.scheme_str(), uri.authority())
        else {
            return Err(bad());
        };
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return Err(bad());
        }
        Ok(Site {
            origin: Some(format!("{scheme}://{authority}")),
            url: url.to_owned(),
            trusted,
        })
    }

    /// The address without a slash at the end.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Whether people come by https.
    pub(crate) fn is_secure(&self) -> bool {
        self.url.starts_with("https:")
    }

    /// The proxies whose word is taken.
    pub(crate) fn trusted(&self) -> &[Cidr] {
        &self.trusted
    }

    /// The site's address for sockets.
    pub(crate) fn socket_origin(&self) -> String {
        self.url.replacen("http", "ws", 1)
    }

    /// Whether a request that changes something, or a socket, comes from the site itself or from a
    /// program that is no browser (a browser always says where such a request comes from).
    pub(crate) fn is_own(&self, headers: &HeaderMap) -> bool {
        let fetch_site = headers.get(FETCH_SITE).and_then(|site| site.to_str().ok());
        if fetch_site.is_some_and(|site| !matches!(site, "same-origin" | "none")) {
            return false;
        }
        // A browser sends one. Of several, each must be this site's.
        headers
            .get_all(ORIGIN)
            .iter()
            .all(|origin| self.is_own_origin(origin, headers))
    }

    fn is_own_origin(&self, origin: &HeaderValue, headers: &HeaderMap) -> bool {
        let Ok(origin) = origin.to_str() else {
            return false;
        };
        if self.origin.as_deref() == Some(origin) {
            return true;
        }
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        let there = origin.split_once("://").map(|(_, there)| there);
        host.is_some() && host == there
    }
}

#[cfg(test)]
mod tests {
    use super::Site;
    use axum::http::HeaderMap;

    fn site(url: Option<&str>) -> Site {
        Site::new(url, "127.0.0.1:8080".parse().unwrap(), Vec::new()).unwrap()
    }

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect()
    }

    #[test]
    fn requests_from_elsewhere_are_known() {
        let here = site(Some("https://example.org/"));
        for (pairs, own) in [
            (&[][..], true),
            (&[("origin", "https://example.org")], true),
            (&[("origin", "https://evil.example")], false),
            (&[("origin", "null")], false),
            (&[("sec-fetch-site", "cross-site")], false),
            (&[("sec-fetch-site", "same-site")], false),
            (&[("sec-fetch-site", "same-origin")], true),
            (
                &[
                    ("origin", "http://localhost:8080"),
                    ("host", "localhost:8080"),
                ],
                true,
            ),
            (
                &[("origin", "http://localhost:8080"), ("host", "localhost:9")],
                false,
            ),
        ] {
            assert_eq!(here.is_own(&headers(pairs)), own, "{pairs:?}");
        }
    }

    #[test]
    fn public_addresses_are_checked() {
        assert_eq!(
            site(Some("https://example.org/")).url(),
            "https://example.org"
        );
        assert_eq!(site(None).socket_origin(), "ws://127.0.0.1:8080");
        assert_eq!(site(Some("https://a.b")).socket_origin(), "wss://a.b");
        assert!(site(Some("https://a.b")).is_secure());
        for bad in ["", "example.org", "ftp://a", "https://a/b", "https://a?b"] {
            let listening = "127.0.0.1:1".parse().unwrap();
            assert!(
                Site::new(Some(bad), listening, Vec::new()).is_err(),
                "{bad}"
            );
        }
    }
}
