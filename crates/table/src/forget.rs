//! Striking somebody out of a log: the one thing that changes what was written.
//!
//! Turns, results and times stay; the id and the names of who asked to be forgotten go.

use crate::{BadEvent, Event, HolderId, LogEntry};

/// The entries of a log that name `holder`, with id and names struck out; the others are left out.
///
/// # Errors
/// An entry that cannot be read: then nobody can say whether it names them.
pub fn forget(log: &[LogEntry], holder: &HolderId) -> Result<Vec<LogEntry>, BadEvent> {
    let mut events = Vec::with_capacity(log.len());
    for entry in log {
        events.push((entry, entry.event()?));
    }
    let seats: Vec<_> = events
        .iter()
        .filter_map(|(_, event)| match event {
            Event::Taken {
                seat, holder: who, ..
            } if who == holder => Some(*seat),
            _ => None,
        })
        .collect();
    let struck = events.into_iter().filter_map(|(entry, mut event)| {
        match &mut event {
            Event::Created(created) if created.host == *holder => {
                created.host = HolderId::forgotten();
            }
            Event::Taken {
                holder: who, name, ..
            } if who == holder => {
                *who = HolderId::forgotten();
                *name = None;
            }
            Event::Renamed { seat, name } if seats.contains(seat) => *name = None,
            Event::DeviceJoined { holder: who, .. } if who == holder => {
                *who = HolderId::forgotten();
            }
            _ => return None,
        }
        Some(LogEntry::new(&event, entry.seq, entry.after, entry.at_ms))
    });
    Ok(struck.collect())
}
