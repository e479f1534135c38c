//! The stored log of a table, and names.
//!
//! A line of the input is one entry: as JSON, or shorter as `stream seq after at_ms body`.

use tablier_catalog::find;
use tablier_game::replay;
use tablier_table::{EVENT_VERSION, HolderId, LogEntry, Name, Status, Stream, Table};

pub(crate) fn read(text: &str) {
    if let Ok(name) = text.parse::<Name>() {
        assert_eq!(name.as_str().parse().as_ref(), Ok(&name));
        assert!(name.looks_like(&name));
    }
    let log: Vec<LogEntry> = text.lines().filter_map(entry).collect();
    for entry in &log {
        if let Ok(event) = entry.event() {
            let written = LogEntry::new(&event, entry.seq, entry.after, entry.at_ms);
            assert_eq!(written.event().as_ref(), Ok(&event));
        }
    }
    let games = |id: &str| find(id).map(|entry| entry.game);
    let Ok(mut table) = Table::fold(games, log.clone()) else {
        return;
    };
    look(&table);
    if let Some(entry) = log.last().filter(|entry| table.is_next(entry)) {
        table.apply(entry);
        look(&table);
    }
}

fn entry(line: &str) -> Option<LogEntry> {
    if line.starts_with('{') {
        return serde_json::from_str(line).ok();
    }
    let mut parts = line.splitn(5, ' ');
    Some(LogEntry {
        stream: Stream::from_name(parts.next()?)?,
        seq: parts.next()?.parse().ok()?,
        after: parts.next()?.parse().ok()?,
        at_ms: parts.next()?.parse().ok()?,
        v: EVENT_VERSION,
        body: parts.next()?.to_owned(),
    })
}

/// Everything that may be asked of a table.
fn look(table: &Table) {
    let status = table.status();
    assert_eq!(status == Status::Broken, table.broken().is_some());
    let due = table.due();
    assert!(due.is_some() || table.deadline().is_none());
    assert!(due.is_some() || table.computer_due().is_none());
    assert!(!table.computer_rolls() || table.roll_is_due());
    assert_eq!(status == Status::Waiting, waits(table));
    assert!(table.seq() == u64::MAX || table.keep_since(u64::MAX).is_none());
    let kept = table.keep_since(table.seq()).map(|count| count as usize);
    assert!(kept.is_some_and(|kept| kept <= table.steps().len()));
    let held = table.held_by(&HolderId("visitor-0".to_owned()));
    assert!(held.len() + table.computers().len() <= table.seats().len());
    assert!(table.active().union(table.begun()).len() <= table.seats().len());
    assert!(table.roll_again().is_none_or(|roll| !roll.is_empty()));
    let record = table.record();
    if table.broken().is_none() && table.result().is_none() {
        let replayed = replay(table.game(), &record, None)
            .unwrap_or_else(|error| panic!("{error}:\n{record}"));
        assert_eq!(replayed.position.text(), table.position().text());
    }
}

fn waits(table: &Table) -> bool {
    table.broken().is_none() && table.result().is_none() && table.free_seat().is_some()
}
