//! How many are here at once, in all and from each address. Knows not what they are here for.

use crate::limits;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many are here at once; a cheap clone.
#[derive(Clone)]
pub(crate) struct Crowd {
    inner: Arc<Mutex<Inner>>,
    gauge: &'static str,
    most: usize,
    most_of_one: usize,
}

#[derive(Default)]
struct Inner {
    all: usize,
    addresses: HashMap<IpAddr, usize>,
}

/// Room for one; dropping it makes room for another.
pub(crate) struct Place {
    crowd: Crowd,
    address: Option<IpAddr>,
}

impl Crowd {
    /// Open connections, whatever is said on them.
    pub(crate) fn of_connections() -> Crowd {
        Crowd::new(
            "tablier_connections",
            limits::CONNECTIONS,
            limits::CONNECTIONS_PER_ADDRESS,
        )
    }

    /// Sockets of tables.
    pub(crate) fn of_sockets() -> Crowd {
        Crowd::new(
            "tablier_sockets",
            limits::SOCKETS,
            limits::SOCKETS_PER_ADDRESS,
        )
    }

    fn new(gauge: &'static str, most: usize, most_of_one: usize) -> Crowd {
        Crowd {
            inner: Arc::default(),
            gauge,
            most,
            most_of_one,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Room for one more; `None` if there is none. Without an address only the number of all counts.
    pub(crate) fn enter(&self, address: Option<IpAddr>) -> Option<Place> {
        let mut inner = self.lock();
        if inner.all >= self.most {
            return None;
        }
        if let Some(address) = address {
            let here = inner.addresses.get(&address).copied().unwrap_or(0);
            if here >= self.most_of_one {
                return None;
            }
            inner.addresses.insert(address, here + 1);
        }
        inner.all += 1;
        metrics::gauge!(self.gauge).set(inner.all as f64);
        Some(Place {
            crowd: self.clone(),
            address,
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inner = self.crowd.lock();
        inner.all -= 1;
        metrics::gauge!(self.crowd.gauge).set(inner.all as f64);
        let Some(address) = self.address else {
            return;
        };
        if let Some(here) = inner.addresses.get_mut(&address) {
            *here -= 1;
            if *here == 0 {
                inner.addresses.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Crowd;
    use std::net::{IpAddr, Ipv4Addr};

    #[test]
    fn there_is_room_for_so_many_in_all_and_of_one_address() {
        let crowd = Crowd::new("tablier_test", 4, 2);
        let here = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let mut places: Vec<_> = (0..2).map(|_| crowd.enter(here).unwrap()).collect();
        assert!(crowd.enter(here).is_none());
        places.push(crowd.enter(None).unwrap());
        places.push(crowd.enter(Some(Ipv4Addr::BROADCAST.into())).unwrap());
        assert!(crowd.enter(None).is_none());
        // Who leaves makes room, and nothing is kept of who is gone.
        drop(places.remove(0));
        places.push(crowd.enter(here).unwrap());
        drop(places);
        assert!(crowd.lock().addresses.is_empty());
        assert_eq!(crowd.lock().all, 0);
    }
}
