//! The site's own address, and whether a request comes from it.

use super::Cidr;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The site's own address.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    url: String,
    /// `https://example.org`, if the host said so.
    origin: Option<String>,
    trusted: Vec<Cidr>,
}

/// An address under which others find a site that listens on `listening`: where that is every address of this
/// machine, the one from which it would speak to the outside. Nothing is sent; without a way out only this
/// machine itself is left.
fn reachable(listening: SocketAddr) -> SocketAddr {
    if !listening.ip().is_unspecified() {
        return listening;
    }
    // Addresses that documents use and nobody has (RFC 5737, RFC 3849); the port is of no account.
    let (outside, own): (SocketAddr, IpAddr) = if listening.is_ipv4() {
        (([192, 0, 2, 1], 9).into(), Ipv4Addr::LOCALHOST.into())
    } else {
        (
            ([0x2001, 0xdb8, 0, 0, 0, 0, 0, 1], 9).into(),
            Ipv6Addr::LOCALHOST.into(),
        )
    };
    let seen = UdpSocket::bind(SocketAddr::new(listening.ip(), 0))
        .and_then(|socket| socket.connect(outside).and_then(|()| socket.local_addr()));
    SocketAddr::new(seen.map_or(own, |seen| seen.ip()), listening.port())
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
                url: format!("http://{}", reachable(listening)),
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
    use std::net::SocketAddr;

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

    #[test]
    fn a_site_that_listens_everywhere_names_an_address_that_leads_to_it() {
        for everywhere in ["0.0.0.0:8080", "[::]:8080"] {
            let site = Site::new(None, everywhere.parse().unwrap(), Vec::new()).unwrap();
            let address: SocketAddr = site.url().strip_prefix("http://").unwrap().parse().unwrap();
            assert!(!address.ip().is_unspecified(), "{address}");
            assert_eq!(address.port(), 8080);
        }
        let site = Site::new(None, "10.1.2.3:80".parse().unwrap(), Vec::new()).unwrap();
        assert_eq!(site.url(), "http://10.1.2.3:80");
    }
}
