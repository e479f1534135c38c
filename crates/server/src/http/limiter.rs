//! How often one address may ask for something that changes the site.

use crate::limits;
use std::net::IpAddr;
use std::sync::Arc;
use tower_governor::governor::GovernorConfigBuilder;

/// How often one address may ask. The address is found by [`super::client`], and handed in.
pub(crate) struct Limiter {
    // The limiter's own type cannot be named without its crate.
    check: Box<dyn Fn(IpAddr) -> bool + Send + Sync>,
    forget: Box<dyn Fn() + Send + Sync>,
}

impl Limiter {
    pub(crate) fn new() -> Limiter {
        let config = GovernorConfigBuilder::default()
            .period(limits::POST_EVERY)
            .burst_size(limits::POST_BURST)
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
        let limiter = Limiter::new();
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
