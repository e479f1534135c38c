//! Who is behind a request. A proxy's word is taken only from the networks that the host trusts.

use crate::limits;
use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// A network: an address and how many of its leading bits count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cidr {
    address: IpAddr,
    bits: u8,
}

/// A text is no network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a network like 10.0.0.0/8")]
pub struct BadCidr(String);

impl Cidr {
    fn contains(self, address: IpAddr) -> bool {
        let (ours, theirs, width) = match (self.address, address.to_canonical()) {
            (IpAddr::V4(ours), IpAddr::V4(theirs)) => {
                (u128::from(ours.to_bits()), u128::from(theirs.to_bits()), 32)
            }
            (IpAddr::V6(ours), IpAddr::V6(theirs)) => (ours.to_bits(), theirs.to_bits(), 128),
            _ => return false,
        };
        let drop = width - u32::from(self.bits);
        ours.checked_shr(drop).unwrap_or(0) == theirs.checked_shr(drop).unwrap_or(0)
    }
}

impl FromStr for Cidr {
    type Err = BadCidr;

    fn from_str(text: &str) -> Result<Cidr, BadCidr> {
        let bad = || BadCidr(text.to_owned());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| bad())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = match bits {
            Some(bits) => bits.parse().map_err(|_| bad())?,
            None => most,
        };
        if bits > most {
            return Err(bad());
        }
        Ok(Cidr { address, bits })
    }
}

/// What limits count by: an IPv4 address, or the network of 64 bits that an IPv6 subscriber is given and
/// takes as many addresses from as they like.
pub(crate) fn subscriber(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}

/// Whether an address is that of a proxy whose word is taken.
pub(crate) fn is_trusted(address: IpAddr, trusted: &[Cidr]) -> bool {
    trusted.iter().any(|network| network.contains(address))
}

/// The address behind a request: the peer's, or what the trusted proxies say, read from the end of
/// `X-Forwarded-For`, since whoever stands outside can write its beginning.
pub(crate) fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[Cidr]) -> IpAddr {
    let mut client = peer.to_canonical();
    let said: Vec<&str> = headers
        .get_all("x-forwarded-for")
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .collect();
    for text in said.iter().rev().take(limits::FORWARDED) {
        if !is_trusted(client, trusted) {
            break;
        }
        let Ok(before) = text.trim().parse::<IpAddr>() else {
            break;
        };
        client = before.to_canonical();
    }
    client
}

#[cfg(test)]
mod tests {
    use super::{Cidr, client, subscriber};
    use axum::http::{HeaderMap, HeaderValue};
    use std::net::IpAddr;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn networks_are_read_and_contain_what_they_should() {
        let network: Cidr = "10.1.0.0/16".parse().unwrap();
        assert!(network.contains(ip("10.1.255.3")));
        assert!(network.contains(ip("::ffff:10.1.0.1")));
        assert!(!network.contains(ip("10.2.0.1")));
        assert!("0.0.0.0/0".parse::<Cidr>().unwrap().contains(ip("8.8.8.8")));
        assert!("::/0".parse::<Cidr>().unwrap().contains(ip("fe80::1")));
        assert!(
            "127.0.0.1"
                .parse::<Cidr>()
                .unwrap()
                .contains(ip("127.0.0.1"))
        );
        for bad in [
            "",
            "10.0.0.0/33",
            "10.0.0/8",
            "a/8",
            "10.0.0.0/-1",
            "::/129",
        ] {
            assert!(bad.parse::<Cidr>().is_err(), "{bad}");
        }
    }

    #[test]
    fn an_ipv6_network_is_one_subscriber() {
        let one = subscriber(ip("2001:db8:1:2:3:4:5:6"));
        assert_eq!(one, subscriber(ip("2001:db8:1:2:ffff::1")));
        assert_ne!(one, subscriber(ip("2001:db8:1:3::1")));
        assert_eq!(subscriber(ip("::ffff:10.1.0.1")), ip("10.1.0.1"));
        assert_ne!(subscriber(ip("10.1.0.1")), subscriber(ip("10.1.0.2")));
    }

    #[test]
    fn only_trusted_proxies_are_believed_from_the_end_on() {
        let mut headers = HeaderMap::new();
        headers.append(
            "x-forwarded-for",
            HeaderValue::from_static("6.6.6.6, 1.2.3.4"),
        );
        headers.append("x-forwarded-for", HeaderValue::from_static("10.0.0.2"));
        let trusted = ["10.0.0.0/8".parse().unwrap()];
        assert_eq!(client(ip("10.0.0.1"), &headers, &trusted), ip("1.2.3.4"));
        assert_eq!(client(ip("9.9.9.9"), &headers, &trusted), ip("9.9.9.9"));
        assert_eq!(client(ip("10.0.0.1"), &headers, &[]), ip("10.0.0.1"));
        headers.insert("x-forwarded-for", HeaderValue::from_static("nonsense"));
        assert_eq!(client(ip("10.0.0.1"), &headers, &trusted), ip("10.0.0.1"));
    }
}
