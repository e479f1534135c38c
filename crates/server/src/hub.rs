//! Who is connected to which table, and a bell for each of them.

use crate::connections::{Crowd, Place};
use crate::limits;
use crate::time::now_ms;
use crate::{TableId, VisitorId};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// Who is connected to which table; a cheap clone.
#[derive(Clone)]
pub(crate) struct Hub {
    inner: Arc<Mutex<Inner>>,
    crowd: Crowd,
}

struct Inner {
    rooms: HashMap<TableId, Room>,
    next: u64,
    /// Since when this process knows who comes and goes.
    since_ms: u64,
    /// Whether other nodes have guests that this one does not know.
    has_peers: bool,
}

struct Room {
    bell: watch::Sender<u64>,
    guests: HashMap<u64, Option<VisitorId>>,
    away: HashMap<VisitorId, u64>,
}

/// Who is at a table.
#[derive(Clone, Debug)]
pub(crate) struct Presence {
    here: Vec<Option<VisitorId>>,
    away: HashMap<VisitorId, u64>,
    since_ms: u64,
    has_peers: bool,
}

impl Presence {
    /// Since when none of some visitors is connected: at the earliest since this process began. `None`
    /// if one of them is here, or may be at another node.
    pub(crate) fn all_away_since_ms(&self, visitors: &[VisitorId]) -> Option<u64> {
        if self.has_peers || visitors.iter().any(|visitor| self.is_here(*visitor)) {
            return None;
        }
        let left = visitors.iter().filter_map(|visitor| self.away.get(visitor));
        Some(left.copied().max().unwrap_or(0).max(self.since_ms))
    }

    /// Whether a visitor is connected.
    pub(crate) fn is_here(&self, visitor: VisitorId) -> bool {
        self.here.contains(&Some(visitor))
    }

    /// Since when a visitor is away, if it was ever seen.
    pub(crate) fn away_since_ms(&self, visitor: VisitorId) -> Option<u64> {
        self.away.get(&visitor).copied()
    }

    /// How many connections are not of one of `players`.
    pub(crate) fn watchers(&self, players: &[VisitorId]) -> u32 {
        self.here
            .iter()
            .filter(|visitor| visitor.is_none_or(|visitor| !players.contains(&visitor)))
            .count() as u32
    }
}

/// A place in a room; dropping it leaves.
pub(crate) struct Guest {
    hub: Hub,
    table: TableId,
    id: u64,
    _place: Place,
    /// Changes when something may have happened at the table, or somebody came or went.
    pub(crate) bell: watch::Receiver<u64>,
}

impl Default for Hub {
    fn default() -> Hub {
        let inner = Inner {
            rooms: HashMap::new(),
            next: 0,
            since_ms: now_ms(),
            has_peers: false,
        };
        Hub {
            inner: Arc::new(Mutex::new(inner)),
            crowd: Crowd::of_sockets(),
        }
    }
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Comes into a room; `None` if there are too many connections already.
    pub(crate) fn enter(
        &self,
        table: TableId,
        visitor: Option<VisitorId>,
        address: IpAddr,
    ) -> Option<Guest> {
        let place = self.crowd.enter(Some(address))?;
        let mut inner = self.lock();
        inner.next += 1;
        let id = inner.next;
        let room = inner.rooms.entry(table).or_insert_with(|| Room {
            bell: watch::Sender::new(0),
            guests: HashMap::new(),
            away: HashMap::new(),
        });
        room.guests.insert(id, visitor);
        if let Some(visitor) = visitor {
            room.away.remove(&visitor);
        }
        room.bell.send_modify(|bell| *bell += 1);
        Some(Guest {
            hub: self.clone(),
            table,
            id,
            bell: room.bell.subscribe(),
            _place: place,
        })
    }

    /// Rings the bell of a room.
    pub(crate) fn ring(&self, table: TableId) {
        if let Some(room) = self.lock().rooms.get(&table) {
            room.bell.send_modify(|bell| *bell += 1);
        }
    }

    /// Rings every bell: hints were lost, or other nodes may have been busy.
    pub(crate) fn ring_all(&self) {
        for room in self.lock().rooms.values() {
            room.bell.send_modify(|bell| *bell += 1);
        }
    }

    /// Who is at a table.
    pub(crate) fn presence(&self, table: TableId) -> Presence {
        let inner = self.lock();
        let (here, away) = match inner.rooms.get(&table) {
            Some(room) => (room.guests.values().copied().collect(), room.away.clone()),
            None => Default::default(),
        };
        Presence {
            here,
            away,
            since_ms: inner.since_ms,
            has_peers: inner.has_peers,
        }
    }

    /// Says whether other nodes are alive.
    pub(crate) fn set_has_peers(&self, has_peers: bool) {
        self.lock().has_peers = has_peers;
    }

    /// Whether anybody is connected to a table.
    pub(crate) fn has_guests(&self, table: TableId) -> bool {
        self.lock()
            .rooms
            .get(&table)
            .is_some_and(|room| !room.guests.is_empty())
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut inner = self.hub.lock();
        let crowded = inner.rooms.len() > limits::TABLES_IN_MEMORY;
        let Some(room) = inner.rooms.get_mut(&self.table) else {
            return;
        };
        let visitor = room.guests.remove(&self.id).flatten();
        if let Some(visitor) = visitor
            && !room.guests.values().any(|guest| *guest == Some(visitor))
        {
            room.away.insert(visitor, now_ms());
        }
        room.bell.send_modify(|bell| *bell += 1);
        // An empty room is kept for a while, since it knows how long who has been away.
        if crowded {
            inner.rooms.retain(|_, room| !room.guests.is_empty());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Hub;
    use crate::{TableId, VisitorId, limits};
    use std::net::{IpAddr, Ipv4Addr};

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    #[test]
    fn two_tabs_are_one_presence() {
        let hub = Hub::default();
        let (table, visitor) = (TableId::new(), VisitorId::new());
        let first = hub.enter(table, Some(visitor), HERE).unwrap();
        let second = hub.enter(table, Some(visitor), HERE).unwrap();
        let watcher = hub.enter(table, None, HERE).unwrap();
        assert_eq!(hub.presence(table).watchers(&[visitor]), 1);
        drop(first);
        assert!(hub.presence(table).is_here(visitor));
        drop((second, watcher));
        let presence = hub.presence(table);
        assert!(!presence.is_here(visitor));
        assert!(presence.away_since_ms(visitor).is_some());
        assert_eq!(presence.away_since_ms(VisitorId::new()), None);
        assert!(!hub.has_guests(table));
    }

    #[test]
    fn one_address_has_so_many_connections_and_no_more() {
        let hub = Hub::default();
        let mut guests = Vec::new();
        for _ in 0..limits::SOCKETS_PER_ADDRESS {
            guests.push(hub.enter(TableId::new(), None, HERE).unwrap());
        }
        assert!(hub.enter(TableId::new(), None, HERE).is_none());
        guests.pop();
        assert!(hub.enter(TableId::new(), None, HERE).is_some());
    }
}
