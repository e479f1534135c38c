//! The one writer of a node. It takes all that waits, writes it in one transaction (group commit),
//! and answers only when that is durable.

use super::StoreError;
use super::change::{Append, Change, Device, Written};
use super::database::{Database, Tx};
use super::gate::Gate;
use super::sql::{Link, Value};
use crate::{TableId, VisitorId, limits};
use std::time::Instant;
use tablier_table::LogEntry;
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;

/// A change and who waits for it.
pub(crate) struct Order {
    pub(crate) change: Change,
    pub(crate) answer: oneshot::Sender<Result<Written, StoreError>>,
}

/// Writes until every sender is gone, or until `stop` and what waits by then is written.
pub(crate) async fn run(
    database: Database,
    gate: Gate,
    mut orders: mpsc::Receiver<Order>,
    stop: CancellationToken,
) {
    loop {
        let first = tokio::select! {
            first = orders.recv() => first,
            () = stop.cancelled(), if !orders.is_closed() => {
                orders.close();
                continue;
            }
        };
        let Some(first) = first else {
            return;
        };
        let mut group = vec![first];
        while group.len() < limits::GROUP_COMMIT
            && let Ok(order) = orders.try_recv()
        {
            group.push(order);
        }
        write(&database, &gate, group).await;
    }
}

async fn write(database: &Database, gate: &Gate, group: Vec<Order>) {
    let begun = Instant::now();
    let size = group.len();
    let results = match commit(database, gate, &group).await {
        Ok(results) => results.into_iter().map(Ok).collect(),
        Err(error) if size == 1 => vec![Err(failed(&error))],
        Err(error) => {
            // One of them may have spoilt it for all (a deadlock between nodes): each for itself.
            tracing::warn!(%error, size, "a group of changes failed; each is tried alone");
            let mut results = Vec::with_capacity(size);
            for order in &group {
                let alone = commit(database, gate, std::slice::from_ref(order)).await;
                results.push(match alone {
                    Ok(written) => written.first().copied().ok_or(StoreError::Unavailable),
                    Err(error) => Err(failed(&error)),
                });
            }
            results
        }
    };
    metrics::histogram!("tablier_commit_changes").record(size as f64);
    metrics::histogram!("tablier_commit_seconds").record(begun.elapsed().as_secs_f64());
    for (order, result) in group.into_iter().zip(results) {
        // Who asked may have gone; what was written stays written.
        drop(order.answer.send(result));
    }
}

fn failed(error: &sqlx::Error) -> StoreError {
    tracing::error!(%error, "the store cannot write");
    metrics::counter!("tablier_commit_failures_total").increment(1);
    StoreError::Unavailable
}

async fn commit(
    database: &Database,
    gate: &Gate,
    group: &[Order],
) -> Result<Vec<Written>, sqlx::Error> {
    let mut tx = database.begin().await?;
    let mut results = Vec::with_capacity(group.len());
    for order in group {
        results.push(apply(&mut tx, &order.change).await?);
    }
    gate.before_commit().await?;
    tx.commit().await?;
    gate.after_commit().await;
    Ok(results)
}

async fn apply(tx: &mut Tx, change: &Change) -> Result<Written, sqlx::Error> {
    let mut link = tx.link();
    match change {
        Change::Append(appends) => {
            link.execute("savepoint change", &[]).await?;
            for append in appends {
                if !insert(&mut link, append).await? {
                    link.execute("rollback to savepoint change", &[]).await?;
                    return before(&mut link, append).await;
                }
            }
            link.execute("release savepoint change", &[]).await?;
            Ok(Written::Done)
        }
        Change::Strike {
            visitor,
            table,
            struck,
            told,
        } => {
            link.execute("savepoint change", &[]).await?;
            if let Some(told) = told
                && !insert(&mut link, told).await?
            {
                link.execute("rollback to savepoint change", &[]).await?;
                return Ok(Written::Conflict);
            }
            strike(&mut link, *visitor, *table, struck).await?;
            link.execute("release savepoint change", &[]).await?;
            Ok(Written::Done)
        }
        Change::ForgetVisitor { id } => {
            let sql = "delete from visitors where id = $1";
            Ok(one(link.execute(sql, &[id.to_string().into()]).await?))
        }
        Change::Lease {
            table,
            seq,
            node,
            now_ms,
            until_ms,
        } => {
            let sql = "insert into leases (table_id, seq, until_ms, node) values ($1, $2, $3, $4) \
                 on conflict (table_id, seq) do update set until_ms = excluded.until_ms, node = excluded.node \
                 where leases.until_ms <= $5 or leases.node = excluded.node";
            let values = [
                table.to_string().into(),
                (*seq).into(),
                (*until_ms).into(),
                node.as_str().into(),
                (*now_ms).into(),
            ];
            Ok(one(link.execute(sql, &values).await?))
        }
        Change::SaveVisitor {
            id,
            name,
            language,
            now_ms,
        } => {
            let sql = "insert into visitors (id, name, language, created_ms, seen_ms) \
                 values ($1, $2, $3, $4, $4) on conflict (id) do update set \
                 name = excluded.name, language = excluded.language, seen_ms = excluded.seen_ms";
            let values = [
                id.to_string().into(),
                name.clone().into(),
                language.clone().into(),
                (*now_ms).into(),
            ];
            Ok(one(link.execute(sql, &values).await?))
        }
        Change::AddKey { id, secret, now_ms } => {
            let sql = "insert into keys (id, secret, created_ms) values ($1, $2, $3) \
                 on conflict do nothing";
            let values = [(*id).into(), Value::Bytes(secret.clone()), (*now_ms).into()];
            Ok(one(link.execute(sql, &values).await?))
        }
        Change::Beat { node, now_ms } => {
            let sql = "insert into nodes (id, beat_ms) values ($1, $2) \
                 on conflict (id) do update set beat_ms = excluded.beat_ms";
            Ok(one(link
                .execute(sql, &[node.as_str().into(), (*now_ms).into()])
                .await?))
        }
        Change::Downtime { from_ms, until_ms } => {
            let sql = "insert into downtimes (from_ms, until_ms) values ($1, $2) \
                 on conflict do nothing";
            Ok(one(link
                .execute(sql, &[(*from_ms).into(), (*until_ms).into()])
                .await?))
        }
        Change::Due { table, due_ms } => {
            let sql = "update tables set due_ms = $2 where id = $1 and due_ms is not null";
            Ok(one(link
                .execute(sql, &[table.to_string().into(), (*due_ms).into()])
                .await?))
        }
        Change::Sweep {
            leases_ms,
            visitors_ms,
        } => {
            let leases = "delete from leases where until_ms < $1";
            link.execute(leases, &[(*leases_ms).into()]).await?;
            let nodes = "delete from nodes where beat_ms < $1";
            link.execute(nodes, &[(*visitors_ms).into()]).await?;
            let visitors = "delete from visitors where seen_ms < $1 and not exists \
                 (select 1 from seats where seats.visitor_id = visitors.id) and not exists \
                 (select 1 from devices where devices.visitor_id = visitors.id)";
            link.execute(visitors, &[(*visitors_ms).into()]).await?;
            Ok(Written::Done)
        }
    }
}

fn one(rows: u64) -> Written {
    if rows == 0 {
        Written::Conflict
    } else {
        Written::Done
    }
}

/// Whether every row could be written; if not, the caller goes back to its savepoint.
async fn insert(link: &mut Link<'_>, append: &Append) -> Result<bool, sqlx::Error> {
    let id = append.table.to_string();
    let hint = &append.hint;
    if let Some(open) = &append.open {
        let sql = "insert into tables (id, game, invite, created_ms, status, touched_ms, owes, due_ms) \
             values ($1, $2, $3, $4, $5, $4, $6, $7) on conflict do nothing";
        let values = [
            id.as_str().into(),
            open.game.as_str().into(),
            open.invite.to_string().into(),
            hint.touched_ms.into(),
            hint.status.into(),
            u64::from(hint.owes).into(),
            hint.due_ms.into(),
        ];
        if link.execute(sql, &values).await? == 0 {
            return Ok(false);
        }
    }
    let mut command = append.command;
    for entry in &append.entries {
        let sql = "insert into events \
             (table_id, stream, seq, after_seq, at_ms, v, body, client_id, answer) \
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing";
        let first = command.take();
        let values = [
            id.as_str().into(),
            entry.stream.as_str().into(),
            entry.seq.into(),
            entry.after.into(),
            entry.at_ms.into(),
            u64::from(entry.v).into(),
            entry.body.as_str().into(),
            first.map(|(client, _)| client.to_string()).into(),
            first.map(|(_, answer)| answer).into(),
        ];
        if link.execute(sql, &values).await? == 0 {
            return Ok(false);
        }
    }
    if append.open.is_none() {
        let sql =
            "update tables set status = $2, touched_ms = $3, owes = $4, due_ms = $5 where id = $1";
        let values = [
            id.as_str().into(),
            hint.status.into(),
            hint.touched_ms.into(),
            u64::from(hint.owes).into(),
            hint.due_ms.into(),
        ];
        link.execute(sql, &values).await?;
    }
    for (seat, visitor) in &append.seats {
        let sql = "insert into seats (table_id, seat, visitor_id) values ($1, $2, $3) \
             on conflict do nothing";
        let values = [
            id.as_str().into(),
            u64::from(seat.0).into(),
            visitor.to_string().into(),
        ];
        link.execute(sql, &values).await?;
    }
    for (visitor, device) in &append.devices {
        let sql = match device {
            Device::Came => {
                "insert into devices (table_id, visitor_id) values ($1, $2) on conflict do nothing"
            }
            Device::Went => "delete from devices where table_id = $1 and visitor_id = $2",
        };
        link.execute(sql, &[id.as_str().into(), visitor.to_string().into()])
            .await?;
    }
    Ok(true)
}

/// Replaces what names a visitor at a table, and takes them out of its lists.
async fn strike(
    link: &mut Link<'_>,
    visitor: VisitorId,
    table: TableId,
    struck: &[LogEntry],
) -> Result<(), sqlx::Error> {
    let id = table.to_string();
    for entry in struck {
        let sql = "update events set v = $4, body = $5 \
             where table_id = $1 and stream = $2 and seq = $3";
        let values = [
            id.as_str().into(),
            entry.stream.as_str().into(),
            entry.seq.into(),
            u64::from(entry.v).into(),
            entry.body.as_str().into(),
        ];
        link.execute(sql, &values).await?;
    }
    for sql in [
        "delete from seats where table_id = $1 and visitor_id = $2",
        "delete from devices where table_id = $1 and visitor_id = $2",
    ] {
        link.execute(sql, &[id.as_str().into(), visitor.to_string().into()])
            .await?;
    }
    Ok(())
}

/// What to say of an append that met a row: the same command before, or somebody else.
async fn before(link: &mut Link<'_>, append: &Append) -> Result<Written, sqlx::Error> {
    let Some((client, _)) = append.command else {
        return Ok(Written::Conflict);
    };
    let sql = "select answer from events where table_id = $1 and client_id = $2";
    let values = [append.table.to_string().into(), client.to_string().into()];
    let rows = link.fetch(sql, &values).await?;
    match rows.first() {
        Some(row) => Ok(Written::Before(row.count(0)?)),
        None => Ok(Written::Conflict),
    }
}
