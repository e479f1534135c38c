//! Records of games.

use tablier_catalog::find;
use tablier_game::{Record, replay};

pub(crate) fn read(text: &str) {
    let Ok(record) = text.parse::<Record>() else {
        return;
    };
    assert!(Record::is_record(text));
    let written = record.to_string();
    assert_eq!(
        written.parse().as_ref(),
        Ok(&record),
        "a record written is read again:\n{written}"
    );
    let json = serde_json::to_string(&record).expect("a record has text keys only");
    assert_eq!(
        serde_json::from_str::<Record>(&json).ok().as_ref(),
        Some(&record)
    );
    if let Some(entry) = find(&record.game) {
        for until in [None, Some(0), Some(2)] {
            if let Ok(replayed) = replay(entry.game, &record, until) {
                drop(replayed.position.view());
            }
        }
    }
}
