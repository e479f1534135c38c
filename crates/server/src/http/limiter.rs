//! How often one address may ask for something that changes the site, or for a socket.

use crate::limits;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tower_governor::governor::GovernorConfigBuilder;

/// How often one address may ask. The address is found by [`super::client`], and handed in.
pub(crate) struct Limiter {
    // The limiter's own type cannot be named without its crate.
    check: Box<dyn Fn(IpAddr) -> bool + Send + Sync>,
    forget: Box<dyn Fn() + Send + Sync>,
}

impl Limiter {
    /// Of requests that change something.
    pub(crate) fn of_posts() -> Limiter {
        Limiter::new(limits::POST_BURST, limits::POST_EVERY)
    }

    /// Of sockets that are opened.
    pub(crate) fn of_sockets() -> Limiter {
        Limiter::new(limits::SOCKET_BURST, limits::SOCKET_EVERY)
    }

    fn new(burst: u32, every: Duration) -> Limiter {
        let config = GovernorConfigBuilder::default()
            .period(every)
            .burst_size(burst)
            .finish()
            .expect("the limits are not zero");
        let limiter = Arc::clone(config.limiter());
        let same = Arc::clone(&limiter);
        Limiter {
            check: Box::new(move |address| limiter.check_key(&address).is_ok()),
            forget: Box::new(move || same.retain_recent()),
        }
    }

    /// Whether an address may ask once more now.
    pub(crate) fn allows(&self, address: IpAddr) -> bool {
        (self.check)(address)
    }

    /// Forgets the addresses that could ask as often as a new one.
    pub(crate) fn forget_idle(&self) {
        (self.forget)();
    }
}

#[cfg(test)]
mod tests {
    use super::Limiter;
    use crate::limits;
    use std::net::{IpAddr, Ipv4Addr};

    #[test]
    fn an_address_may_ask_so_often_and_another_is_not_hindered() {
        let limiter = Limiter::of_posts();
        let one = IpAddr::V4(Ipv4Addr::LOCALHOST);
        for _ in 0..limits::POST_BURST {
            assert!(limiter.allows(one));
        }
        assert!(!limiter.allows(one));
        assert!(limiter.allows(IpAddr::V4(Ipv4Addr::BROADCAST)));
        limiter.forget_idle();
        assert!(!limiter.allows(one));
    }
}
