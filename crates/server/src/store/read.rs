//! What can be read.

use super::{Store, StoreError};
use crate::store::sql::Row;
use crate::{JoinSecret, TableId, VisitorId};
use std::collections::HashMap;
use tablier_table::{LogEntry, Stream};
use uuid::Uuid;

/// A log, or the end of one, with the commands that led to it and their answers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    pub(crate) entries: Vec<LogEntry>,
    pub(crate) answers: HashMap<Uuid, u64>,
}

/// A key of the cookie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeyRow {
    pub(crate) id: u64,
    pub(crate) secret: Vec<u8>,
    pub(crate) created_ms: u64,
}

/// What is known of a visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct VisitorRow {
    pub(crate) name: Option<String>,
    pub(crate) language: Option<String>,
    pub(crate) created_ms: u64,
    pub(crate) seen_ms: u64,
}

impl Store {
    /// The entries of a log after the given numbers of its streams (`None`: all).
    pub(crate) async fn log(
        &self,
        table: TableId,
        after: Option<[(Stream, u64); 3]>,
    ) -> Result<Log, StoreError> {
        let mut reader = self.database.reader().await?;
        let id = table.to_string();
        let rows = match after {
            None => {
                let sql = "select stream, seq, after_seq, at_ms, v, body, client_id, answer \
                     from events where table_id = $1";
                reader.link().fetch(sql, &[id.into()]).await?
            }
            Some([(a, first), (b, second), (c, third)]) => {
                let sql = "select stream, seq, after_seq, at_ms, v, body, client_id, answer \
                     from events where table_id = $1 and ((stream = $2 and seq > $3) \
                     or (stream = $4 and seq > $5) or (stream = $6 and seq > $7))";
                let values = [
                    id.into(),
                    a.as_str().into(),
                    first.into(),
                    b.as_str().into(),
                    second.into(),
                    c.as_str().into(),
                    third.into(),
                ];
                reader.link().fetch(sql, &values).await?
            }
        };
        let mut log = Log::default();
        for row in &rows {
            log.entries.push(entry(row)?);
            if let (Some(client), Some(answer)) = (row.maybe_text(6)?, row.maybe_int(7)?)
                && let Ok(client) = client.parse()
            {
                log.answers.insert(client, answer as u64);
            }
        }
        Ok(log)
    }

    /// The table that a link leads to.
    pub(crate) async fn table_of_invite(
        &self,
        invite: JoinSecret,
    ) -> Result<Option<TableId>, StoreError> {
        let sql = "select id from tables where invite = $1";
        let rows = self
            .database
            .fetch(sql, &[invite.to_string().into()])
            .await?;
        Ok(ids(&rows)?.first().copied())
    }

    /// The secret of the link to a table.
    pub(crate) async fn invite_of_table(
        &self,
        table: TableId,
    ) -> Result<Option<JoinSecret>, StoreError> {
        let sql = "select invite from tables where id = $1";
        let rows = self
            .database
            .fetch(sql, &[table.to_string().into()])
            .await?;
        let Some(row) = rows.first() else {
            return Ok(None);
        };
        Ok(row.text(0)?.parse().ok())
    }

    /// The tables of a visitor, the latest first: those that go on, then those that ended after a time.
    pub(crate) async fn tables_of_visitor(
        &self,
        visitor: VisitorId,
        ended_after_ms: u64,
        limit: u64,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = "select id from tables where (status <> 'finished' or touched_ms > $2) and id in \
             (select table_id from seats where visitor_id = $1 \
             union select table_id from devices where visitor_id = $1) \
             order by case when status = 'finished' then 1 else 0 end, touched_ms desc limit $3";
        let values = [
            visitor.to_string().into(),
            ended_after_ms.into(),
            limit.into(),
        ];
        ids(&self.database.fetch(sql, &values).await?)
    }

    /// How many tables a visitor is at.
    pub(crate) async fn count_tables_of_visitor(
        &self,
        visitor: VisitorId,
    ) -> Result<u64, StoreError> {
        let sql = "select count(*) from (select table_id from seats where visitor_id = $1 \
             union select table_id from devices where visitor_id = $1) as mine";
        let rows = self
            .database
            .fetch(sql, &[visitor.to_string().into()])
            .await?;
        rows.first().map_or(Ok(0), |row| Ok(row.count(0)?))
    }

    /// Every table of a visitor in the order of their ids, after one of them.
    pub(crate) async fn all_tables_of_visitor(
        &self,
        visitor: VisitorId,
        after: Option<TableId>,
        limit: u64,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = "select table_id from (select table_id from seats where visitor_id = $1 \
             union select table_id from devices where visitor_id = $1) as mine \
             where table_id > $2 order by table_id limit $3";
        let after = after.map_or_else(String::new, |id| id.to_string());
        let values = [visitor.to_string().into(), after.into(), limit.into()];
        ids(&self.database.fetch(sql, &values).await?)
    }

    /// The tables where the computer is to act.
    pub(crate) async fn tables_owing(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "select id from tables where owes = 1";
        ids(&self.database.fetch(sql, &[]).await?)
    }

    /// The tables where somebody's time may be up.
    pub(crate) async fn tables_due(&self, now_ms: u64) -> Result<Vec<TableId>, StoreError> {
        let sql = "select id from tables where due_ms is not null and due_ms <= $1";
        ids(&self.database.fetch(sql, &[now_ms.into()]).await?)
    }

    /// Some tables of a status where nothing has happened since a time.
    pub(crate) async fn tables_untouched(
        &self,
        status: &'static str,
        since_ms: u64,
        limit: u64,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = "select id from tables where status = $1 and touched_ms < $2 limit $3";
        let values = [status.into(), since_ms.into(), limit.into()];
        ids(&self.database.fetch(sql, &values).await?)
    }

    /// Some visitors not seen since a time who play nowhere, and at none of whose tables anything has happened
    /// since.
    pub(crate) async fn idle_visitors(
        &self,
        since_ms: u64,
        limit: u64,
    ) -> Result<Vec<VisitorId>, StoreError> {
        let sql = "select id from visitors where seen_ms < $1 \
             and not exists (select 1 from seats join tables on tables.id = seats.table_id \
                 where seats.visitor_id = visitors.id \
                 and (tables.status in ('waiting', 'playing') or tables.touched_ms >= $1)) \
             and not exists (select 1 from devices join tables on tables.id = devices.table_id \
                 where devices.visitor_id = visitors.id \
                 and (tables.status in ('waiting', 'playing') or tables.touched_ms >= $1)) \
             limit $2";
        let values = [since_ms.into(), limit.into()];
        let rows = self.database.fetch(sql, &values).await?;
        rows.iter()
            .map(|row| row.text(0)?.parse().map_err(|_| StoreError::Row))
            .collect()
    }

    /// How many tables there are by status.
    pub(crate) async fn count_tables(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let sql = "select status, count(*) from tables group by status";
        let rows = self.database.fetch(sql, &[]).await?;
        let count = |row: &Row| Ok((row.text(0)?, row.count(1)?));
        rows.iter().map(count).collect()
    }

    /// What is known of a visitor.
    pub(crate) async fn visitor(&self, id: VisitorId) -> Result<Option<VisitorRow>, StoreError> {
        let sql = "select name, language, created_ms, seen_ms from visitors where id = $1";
        let rows = self.database.fetch(sql, &[id.to_string().into()]).await?;
        let Some(row) = rows.first() else {
            return Ok(None);
        };
        Ok(Some(VisitorRow {
            name: row.maybe_text(0)?,
            language: row.maybe_text(1)?,
            created_ms: row.count(2)?,
            seen_ms: row.count(3)?,
        }))
    }

    /// The keys of the cookie, the latest first.
    pub(crate) async fn keys(&self) -> Result<Vec<KeyRow>, StoreError> {
        let sql = "select id, secret, created_ms from keys order by id desc";
        let rows = self.database.fetch(sql, &[]).await?;
        let key = |row: &Row| {
            Ok(KeyRow {
                id: row.count(0)?,
                secret: row.bytes(1)?,
                created_ms: row.count(2)?,
            })
        };
        rows.iter().map(key).collect()
    }

    /// When a node was last alive.
    pub(crate) async fn last_beat_ms(&self) -> Result<Option<u64>, StoreError> {
        let sql = "select max(beat_ms) from nodes";
        let rows = self.database.fetch(sql, &[]).await?;
        let last = rows.first().map(|row| row.maybe_int(0)).transpose()?;
        Ok(last.flatten().map(|beat| beat as u64))
    }

    /// Whether another node was alive after a time.
    pub(crate) async fn has_peers(&self, node: &str, since_ms: u64) -> Result<bool, StoreError> {
        let sql = "select 1 from nodes where id <> $1 and beat_ms > $2 limit 1";
        let values = [node.into(), since_ms.into()];
        Ok(!self.database.fetch(sql, &values).await?.is_empty())
    }

    /// When no node was alive, after a time.
    pub(crate) async fn downtimes(&self, since_ms: u64) -> Result<Vec<(u64, u64)>, StoreError> {
        let sql = "select from_ms, until_ms from downtimes where until_ms > $1";
        let rows = self.database.fetch(sql, &[since_ms.into()]).await?;
        rows.iter()
            .map(|row| Ok((row.count(0)?, row.count(1)?)))
            .collect()
    }

    /// Whether the store answers.
    pub(crate) async fn check(&self) -> Result<(), StoreError> {
        self.database.fetch("select 1", &[]).await?;
        Ok(())
    }
}

fn entry(row: &Row) -> Result<LogEntry, StoreError> {
    let stream = row.text(0)?;
    Ok(LogEntry {
        stream: Stream::from_name(&stream).ok_or(StoreError::Row)?,
        seq: row.count(1)?,
        after: row.count(2)?,
        at_ms: row.count(3)?,
        v: row.int(4)?.try_into().map_err(|_| StoreError::Row)?,
        body: row.text(5)?,
    })
}

fn ids(rows: &[Row]) -> Result<Vec<TableId>, StoreError> {
    rows.iter()
        .map(|row| row.text(0)?.parse().map_err(|_| StoreError::Row))
        .collect()
}
