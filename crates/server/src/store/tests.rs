//! The store's promises, on both databases.

use super::postgres;
use super::{Append, Change, Gate, Hint, Open, Store, StoreError, Written};
use crate::{JoinSecret, TableId, VisitorId};
use std::future::Future;
use std::time::Duration;
use tablier_game::Seat;
use tablier_table::{Event, LogEntry, Stream};
use uuid::Uuid;

/// Runs every promise on an empty database each; `urls` gives the addresses.
async fn promises(urls: impl AsyncFn() -> String) {
    what_is_written_is_read(&urls().await).await;
    a_number_is_taken_once(&urls().await).await;
    an_append_is_written_whole_or_not_at_all(&urls().await).await;
    a_resend_is_recognised_also_after_a_restart(&urls().await).await;
    many_appends_share_a_commit_and_each_has_its_own_answer(&urls().await).await;
    nothing_is_acknowledged_before_it_is_durable(&urls().await).await;
    two_nodes_race_for_every_number_and_one_wins(&urls().await).await;
    a_lease_is_held_by_one_until_it_ends(&urls().await).await;
    visitors_and_keys_are_kept_and_swept(&urls().await).await;
    owed_work_is_found(&urls().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_store_keeps_its_promises_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    promises(async || {
        let name = Uuid::new_v4().simple();
        format!("sqlite://{}/{name}.db", folder.path().display())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_store_keeps_its_promises_on_postgresql() {
    if postgres::database().await.is_none() {
        return;
    }
    promises(async || postgres::database().await.unwrap()).await;
}

async fn open(url: &str) -> Store {
    open_with(url, Gate::default()).await
}

async fn open_with(url: &str, gate: Gate) -> Store {
    Store::open(url, gate).await.unwrap().0
}

const HINT: Hint = Hint {
    status: "playing",
    touched_ms: 5,
    owes: false,
    due_ms: None,
};

fn turn(seq: u64) -> LogEntry {
    let event = Event::Turn {
        seat: Seat((seq % 2) as u8),
        text: format!("turn é {seq}"),
        spent_ms: seq,
    };
    LogEntry::new(&event, seq, seq.saturating_sub(1), 1000 + seq)
}

fn append(table: TableId, entries: Vec<LogEntry>, command: Option<(Uuid, u64)>) -> Append {
    Append {
        table,
        open: None,
        entries,
        command,
        hint: HINT,
        seats: Vec::new(),
        devices: Vec::new(),
    }
}

async fn new_table(store: &Store) -> TableId {
    let table = TableId::new();
    let open = Append {
        open: Some(Open {
            game: "toy".into(),
            invite: JoinSecret::new(),
        }),
        ..append(table, vec![turn(0)], None)
    };
    assert_eq!(write(store, vec![open]).await, Written::Done);
    table
}

async fn write(store: &Store, appends: Vec<Append>) -> Written {
    store.write(Change::Append(appends)).await.unwrap()
}

async fn seqs(store: &Store, table: TableId) -> Vec<u64> {
    let log = store.log(table, None).await.unwrap();
    let mut seqs: Vec<u64> = log.entries.iter().map(|entry| entry.seq).collect();
    seqs.sort_unstable();
    seqs
}

async fn what_is_written_is_read(url: &str) {
    let store = open(url).await;
    let (table, visitor) = (TableId::new(), VisitorId::new());
    let invite = JoinSecret::new();
    let command = Uuid::now_v7();
    let offer = LogEntry::new(&Event::DrawOffered { seat: Seat(1) }, 1, 2, 7);
    let opening = Append {
        open: Some(Open {
            game: "toy".into(),
            invite,
        }),
        seats: vec![(Seat(0), visitor)],
        ..append(table, vec![turn(0), turn(1)], None)
    };
    assert_eq!(write(&store, vec![opening]).await, Written::Done);
    let rest = append(table, vec![turn(2), offer.clone()], Some((command, 2)));
    assert_eq!(write(&store, vec![rest]).await, Written::Done);
    let mut log = store.log(table, None).await.unwrap();
    log.entries.sort_by_key(LogEntry::order);
    assert_eq!(log.entries, [turn(0), turn(1), turn(2), offer.clone()]);
    assert_eq!(log.answers.into_iter().collect::<Vec<_>>(), [(command, 2)]);
    let heads = [(Stream::Game, 2), (Stream::Seats, 0), (Stream::Offers, 0)];
    let tail = store.log(table, Some(heads)).await.unwrap();
    assert_eq!(tail.entries, [offer]);
    assert_eq!(store.table_of_invite(invite).await.unwrap(), Some(table));
    assert_eq!(
        store.table_of_invite(JoinSecret::new()).await.unwrap(),
        None
    );
    assert_eq!(store.invite_of_table(table).await.unwrap(), Some(invite));
    let mine = store.tables_of_visitor(visitor, 0, 10).await.unwrap();
    assert_eq!(mine, [table]);
    assert!(
        store
            .log(TableId::new(), None)
            .await
            .unwrap()
            .entries
            .is_empty()
    );
    store.check().await.unwrap();
}

async fn a_number_is_taken_once(url: &str) {
    let store = open(url).await;
    let table = new_table(&store).await;
    assert_eq!(
        write(&store, vec![append(table, vec![turn(1)], None)]).await,
        Written::Done
    );
    let second = append(table, vec![turn(1)], Some((Uuid::now_v7(), 1)));
    assert_eq!(write(&store, vec![second]).await, Written::Conflict);
    assert_eq!(seqs(&store, table).await, [0, 1]);
}

async fn an_append_is_written_whole_or_not_at_all(url: &str) {
    let store = open(url).await;
    let (one, other) = (new_table(&store).await, new_table(&store).await);
    write(&store, vec![append(one, vec![turn(2)], None)]).await;
    // The second row of the second table is taken; nothing of the first table stays either.
    let both = vec![
        append(other, vec![turn(1)], None),
        append(one, vec![turn(1), turn(2)], None),
    ];
    assert_eq!(write(&store, both).await, Written::Conflict);
    assert_eq!(seqs(&store, one).await, [0, 2]);
    assert_eq!(seqs(&store, other).await, [0]);
}

async fn a_resend_is_recognised_also_after_a_restart(url: &str) {
    let command = Uuid::now_v7();
    let (store, writer) = Store::open(url, Gate::default()).await.unwrap();
    let table = new_table(&store).await;
    let first = append(table, vec![turn(1)], Some((command, 1)));
    assert_eq!(write(&store, vec![first.clone()]).await, Written::Done);
    assert_eq!(write(&store, vec![first]).await, Written::Before(1));
    writer.finish().await;
    let late = append(table, vec![turn(9)], None);
    let refused = store.write(Change::Append(vec![late])).await;
    assert!(matches!(refused, Err(StoreError::Unavailable)));
    let store = open(url).await;
    // The same command for another number: its first answer, and nothing new.
    let again = append(table, vec![turn(2)], Some((command, 2)));
    assert_eq!(write(&store, vec![again]).await, Written::Before(1));
    assert_eq!(seqs(&store, table).await, [0, 1]);
    // Another table may have the same one.
    let elsewhere = new_table(&store).await;
    let same = append(elsewhere, vec![turn(1)], Some((command, 1)));
    assert_eq!(write(&store, vec![same]).await, Written::Done);
}

/// Polls all at once.
async fn together<F: Future>(futures: impl IntoIterator<Item = F>) -> Vec<F::Output> {
    futures_util::future::join_all(futures).await
}

async fn many_appends_share_a_commit_and_each_has_its_own_answer(url: &str) {
    let gate = Gate::default();
    let store = open_with(url, gate.clone()).await;
    let tables = together((0..20).map(|_| new_table(&store))).await;
    let before = gate.commits();
    // Ten for each number, while the first commit is held.
    gate.close();
    let writes = tables.iter().flat_map(|table| {
        let store = &store;
        (0..10).map(move |_| write(store, vec![append(*table, vec![turn(1)], None)]))
    });
    let (answers, ()) = tokio::join!(together(writes), async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        gate.open();
    });
    let count = |answer| answers.iter().filter(|one| **one == answer).count();
    assert_eq!(count(Written::Done), 20);
    assert_eq!(count(Written::Conflict), 180);
    let commits = gate.commits() - before;
    assert!(commits <= 3, "{commits} commits");
    for table in tables {
        assert_eq!(seqs(&store, table).await, [0, 1]);
    }
}

async fn nothing_is_acknowledged_before_it_is_durable(url: &str) {
    let gate = Gate::default();
    let store = open_with(url, gate.clone()).await;
    let table = new_table(&store).await;
    gate.close();
    let command = Uuid::now_v7();
    let change = || Change::Append(vec![append(table, vec![turn(1)], Some((command, 1)))]);
    let waiting = tokio::spawn({
        let (store, change) = (store.clone(), change());
        async move { store.write(change).await }
    });
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert!(!waiting.is_finished());
    gate.open();
    assert_eq!(waiting.await.unwrap().unwrap(), Written::Done);
    // A commit that fails is no acknowledgement, and leaves nothing behind.
    gate.set_failing(true);
    let next = || Change::Append(vec![append(table, vec![turn(2)], None)]);
    let failed = together([store.write(next()), store.write(next())]).await;
    assert!(
        failed
            .iter()
            .all(|one| matches!(one, Err(StoreError::Unavailable)))
    );
    assert_eq!(seqs(&store, table).await, [0, 1]);
    gate.set_failing(false);
    assert_eq!(store.write(next()).await.unwrap(), Written::Done);
}

async fn two_nodes_race_for_every_number_and_one_wins(url: &str) {
    let nodes = [open(url).await, open(url).await];
    let tables = together((0..4).map(|_| new_table(&nodes[0]))).await;
    for seq in 1..=10 {
        let writes = nodes.iter().flat_map(|node| {
            let append =
                move |table: &TableId| append(*table, vec![turn(seq)], Some((Uuid::now_v7(), seq)));
            tables
                .iter()
                .map(move |table| write(node, vec![append(table)]))
        });
        let answers = together(writes).await;
        let done = answers.iter().filter(|one| **one == Written::Done).count();
        assert_eq!(done, tables.len());
    }
    for table in tables {
        let expected: Vec<u64> = (0..=10).collect();
        assert_eq!(seqs(&nodes[1], table).await, expected);
    }
}

async fn a_lease_is_held_by_one_until_it_ends(url: &str) {
    let store = open(url).await;
    let table = TableId::new();
    let take = |node: &str, seq, now_ms| {
        store.write(Change::Lease {
            table,
            seq,
            node: node.to_owned(),
            now_ms,
            until_ms: now_ms + 100,
        })
    };
    assert_eq!(take("a", 1, 1000).await.unwrap(), Written::Done);
    assert_eq!(take("b", 1, 1050).await.unwrap(), Written::Conflict);
    assert_eq!(take("a", 1, 1050).await.unwrap(), Written::Done);
    assert_eq!(take("b", 2, 1050).await.unwrap(), Written::Done);
    assert_eq!(take("b", 1, 1150).await.unwrap(), Written::Done);
}

async fn visitors_and_keys_are_kept_and_swept(url: &str) {
    let store = open(url).await;
    let (idle, playing) = (VisitorId::new(), VisitorId::new());
    for (id, now_ms) in [(idle, 10), (playing, 10)] {
        let save = |name: Option<&str>| Change::SaveVisitor {
            id,
            name: name.map(str::to_owned),
            language: Some("fr".into()),
            now_ms,
        };
        store.write(save(None)).await.unwrap();
        store.write(save(Some("Léa"))).await.unwrap();
    }
    let row = store.visitor(idle).await.unwrap().unwrap();
    assert_eq!(
        (row.name.as_deref(), row.language.as_deref()),
        (Some("Léa"), Some("fr"))
    );
    let table = new_table(&store).await;
    let sit = Append {
        seats: vec![(Seat(0), playing)],
        ..append(table, vec![turn(1)], None)
    };
    write(&store, vec![sit]).await;
    // Nobody who plays is idle, nor who has played lately; who sits nowhere is.
    assert_eq!(store.idle_visitors(11, 9).await.unwrap(), [idle]);
    let over = append(table, vec![turn(2)], None);
    let over = Append {
        hint: Hint {
            status: "finished",
            touched_ms: 50,
            ..over.hint
        },
        ..over
    };
    write(&store, vec![over]).await;
    assert_eq!(store.idle_visitors(50, 9).await.unwrap(), [idle]);
    let mut both = store.idle_visitors(51, 9).await.unwrap();
    both.sort_unstable();
    let mut wanted = [idle, playing];
    wanted.sort_unstable();
    assert_eq!(both, wanted);
    assert_eq!(store.idle_visitors(51, 1).await.unwrap().len(), 1);
    let sweep = Change::Sweep {
        leases_ms: 11,
        visitors_ms: 11,
    };
    store.write(sweep).await.unwrap();
    assert_eq!(store.visitor(idle).await.unwrap(), None);
    assert!(store.visitor(playing).await.unwrap().is_some());

    let key = |id, byte| Change::AddKey {
        id,
        secret: vec![byte; 64],
        now_ms: 1,
    };
    assert_eq!(store.write(key(1, 1)).await.unwrap(), Written::Done);
    assert_eq!(store.write(key(1, 9)).await.unwrap(), Written::Conflict);
    store.write(key(2, 2)).await.unwrap();
    let keys = store.keys().await.unwrap();
    let keys: Vec<_> = keys.iter().map(|key| (key.id, key.secret[0])).collect();
    assert_eq!(keys, [(2, 2), (1, 1)]);
}

async fn owed_work_is_found(url: &str) {
    let store = open(url).await;
    let table = new_table(&store).await;
    let hint = |owes, due_ms, status| Hint {
        status,
        owes,
        due_ms,
        touched_ms: 50,
    };
    let with = |seq, hint| Append {
        hint,
        ..append(table, vec![turn(seq)], None)
    };
    write(&store, vec![with(1, hint(true, Some(100), "playing"))]).await;
    assert_eq!(store.tables_owing().await.unwrap(), [table]);
    assert!(store.tables_due(99).await.unwrap().is_empty());
    assert_eq!(store.tables_due(100).await.unwrap(), [table]);
    let later = Change::Due {
        table,
        due_ms: Some(200),
    };
    store.write(later).await.unwrap();
    assert!(store.tables_due(199).await.unwrap().is_empty());
    assert_eq!(
        store.tables_untouched("playing", 51, 9).await.unwrap(),
        [table]
    );
    assert_eq!(
        store.count_tables().await.unwrap(),
        [("playing".to_owned(), 1)]
    );
    write(&store, vec![with(2, hint(false, None, "finished"))]).await;
    assert!(store.tables_owing().await.unwrap().is_empty());
    assert!(store.tables_due(u64::MAX).await.unwrap().is_empty());

    assert_eq!(store.last_beat_ms().await.unwrap(), None);
    for now_ms in [5, 9] {
        let node = "a".to_owned();
        store.write(Change::Beat { node, now_ms }).await.unwrap();
    }
    assert_eq!(store.last_beat_ms().await.unwrap(), Some(9));
    let down = Change::Downtime {
        from_ms: 9,
        until_ms: 20,
    };
    store.write(down).await.unwrap();
    assert_eq!(store.downtimes(0).await.unwrap(), [(9, 20)]);
    assert!(store.downtimes(20).await.unwrap().is_empty());
}
