//! The database: which one, how its connections are set, and its schema.

use super::StoreError;
use super::sql::{Link, Row, Value};
use crate::limits;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{PgPool, Postgres, SqlSafeStr, Sqlite, SqlitePool, Transaction};
use std::borrow::Cow;
use std::str::FromStr;

/// The schema, oldest first: a name and the statements for SQLite and for PostgreSQL.
const MIGRATIONS: &[(i64, &str, &str, &str)] = &[
    (
        1,
        "tables",
        include_str!("../../migrations/sqlite/0001_tables.sql"),
        include_str!("../../migrations/postgres/0001_tables.sql"),
    ),
    (
        2,
        "devices",
        include_str!("../../migrations/sqlite/0002_devices.sql"),
        include_str!("../../migrations/postgres/0002_devices.sql"),
    ),
];

/// The database.
#[derive(Clone)]
pub(crate) enum Database {
    /// One file; `write` is one connection, since SQLite has one writer.
    Sqlite { read: SqlitePool, write: SqlitePool },
    /// A server that other nodes may share.
    Postgres(PgPool),
}

/// A transaction of either kind.
pub(crate) enum Tx {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, Postgres>),
}

/// A connection for reading, of either kind.
pub(crate) enum Reader {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

impl Database {
    /// Opens the database and brings its schema up to date.
    ///
    /// # Errors
    /// What is wrong with the address, the database or its settings.
    pub(crate) async fn open(url: &str) -> Result<Database, StoreError> {
        if url.starts_with("sqlite:") {
            Database::open_sqlite(url).await
        } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            Database::open_postgres(url).await
        } else {
            Err(StoreError::Url)
        }
    }

    /// Whether other nodes may write too.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self, Database::Postgres(_))
    }

    async fn open_sqlite(url: &str) -> Result<Database, StoreError> {
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(limits::DATABASE_WAIT);
        let pool = |connections| {
            SqlitePoolOptions::new()
                .max_connections(connections)
                .acquire_timeout(limits::DATABASE_WAIT)
                .after_connect(|connection, _| {
                    Box::pin(async move { check_sqlite(&mut Link::Sqlite(connection)).await })
                })
        };
        let write = pool(1).connect_with(options.clone()).await?;
        migrator(|migration| migration.2).run(&write).await?;
        let read = pool(limits::SQLITE_READERS).connect_with(options).await?;
        Ok(Database::Sqlite { read, write })
    }

    async fn open_postgres(url: &str) -> Result<Database, StoreError> {
        let options = PgConnectOptions::from_str(url)?
            .application_name("tablier")
            .options([("synchronous_commit", "on")]);
        let pool = PgPoolOptions::new()
            .max_connections(limits::POSTGRES_CONNECTIONS)
            .acquire_timeout(limits::DATABASE_WAIT)
            .after_connect(|connection, _| {
                Box::pin(async move { check_postgres(&mut Link::Postgres(connection)).await })
            })
            .connect_with(options)
            .await?;
        migrator(|migration| migration.3).run(&pool).await?;
        Ok(Database::Postgres(pool))
    }

    /// A transaction that will write.
    pub(crate) async fn begin(&self) -> Result<Tx, sqlx::Error> {
        Ok(match self {
            // IMMEDIATE: the write lock is taken at once, so that the transaction cannot fail later for it.
            Database::Sqlite { write, .. } => {
                Tx::Sqlite(write.begin_with("BEGIN IMMEDIATE").await?)
            }
            Database::Postgres(pool) => Tx::Postgres(pool.begin().await?),
        })
    }

    /// A connection for reading.
    pub(crate) async fn reader(&self) -> Result<Reader, sqlx::Error> {
        Ok(match self {
            Database::Sqlite { read, .. } => Reader::Sqlite(read.acquire().await?),
            Database::Postgres(pool) => Reader::Postgres(pool.acquire().await?),
        })
    }

    /// Runs one query.
    pub(crate) async fn fetch(
        &self,
        sql: &'static str,
        values: &[Value],
    ) -> Result<Vec<Row>, sqlx::Error> {
        self.reader().await?.link().fetch(sql, values).await
    }

    /// Closes all connections.
    pub(crate) async fn close(&self) {
        match self {
            Database::Sqlite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Database::Postgres(pool) => pool.close().await,
        }
    }
}

impl Tx {
    pub(crate) fn link(&mut self) -> Link<'_> {
        match self {
            Tx::Sqlite(tx) => Link::Sqlite(tx),
            Tx::Postgres(tx) => Link::Postgres(tx),
        }
    }

    pub(crate) async fn commit(self) -> Result<(), sqlx::Error> {
        match self {
            Tx::Sqlite(tx) => tx.commit().await,
            Tx::Postgres(tx) => tx.commit().await,
        }
    }
}

impl Reader {
    pub(crate) fn link(&mut self) -> Link<'_> {
        match self {
            Reader::Sqlite(connection) => Link::Sqlite(connection),
            Reader::Postgres(connection) => Link::Postgres(connection),
        }
    }
}

fn migrator(sql: impl Fn(&(i64, &str, &'static str, &'static str)) -> &'static str) -> Migrator {
    migrator_of(MIGRATIONS, sql)
}

fn migrator_of(
    migrations: &[(i64, &str, &'static str, &'static str)],
    sql: impl Fn(&(i64, &str, &'static str, &'static str)) -> &'static str,
) -> Migrator {
    let migrations = migrations.iter().map(|migration| {
        Migration::new(
            migration.0,
            Cow::Owned(migration.1.to_owned()),
            MigrationType::Simple,
            sql(migration).into_sql_str(),
            false,
        )
    });
    Migrator::with_migrations(migrations.collect())
}

/// Reads back what makes a commit durable; a connection without it is not used.
async fn check_sqlite(link: &mut Link<'_>) -> Result<(), sqlx::Error> {
    let synchronous = link.fetch("pragma synchronous", &[]).await?;
    let journal = link.fetch("pragma journal_mode", &[]).await?;
    let (Some(synchronous), Some(journal)) = (synchronous.first(), journal.first()) else {
        return Err(unsafe_settings("no answer"));
    };
    // 2 is FULL, 3 is EXTRA.
    match (synchronous.int(0)?, journal.text(0)?.as_str()) {
        (2 | 3, "wal") => Ok(()),
        (synchronous, journal) => Err(unsafe_settings(&format!(
            "synchronous={synchronous}, journal_mode={journal}"
        ))),
    }
}

async fn check_postgres(link: &mut Link<'_>) -> Result<(), sqlx::Error> {
    let rows = link.fetch("show synchronous_commit", &[]).await?;
    match rows.first().map(|row| row.text(0)).transpose()?.as_deref() {
        Some("on" | "remote_write" | "remote_apply" | "local") => Ok(()),
        other => Err(unsafe_settings(&format!("synchronous_commit={other:?}"))),
    }
}

fn unsafe_settings(what: &str) -> sqlx::Error {
    sqlx::Error::Configuration(format!("a commit would not be durable: {what}").into())
}

#[cfg(test)]
mod tests {
    use super::{Database, MIGRATIONS, check_sqlite, migrator_of};
    use crate::limits;
    use crate::store::postgres;
    use crate::store::sql::Link;
    use sqlx::{Connection, PgConnection, SqliteConnection};

    /// A visitor that every schema has held.
    const VISITOR: &str = "insert into visitors (id, name, language, created_ms, seen_ms) \
         values ('v', 'Léa', null, 1, 2)";

    async fn still_there(database: &Database) {
        let sql = "select name, seen_ms from visitors where id = 'v'";
        let rows = database.fetch(sql, &[]).await.unwrap();
        assert_eq!(rows[0].text(0).unwrap(), "Léa");
        assert_eq!(rows[0].int(1).unwrap(), 2);
        let devices = database.fetch("select count(*) from devices", &[]).await;
        assert_eq!(devices.unwrap()[0].int(0).unwrap(), 0);
    }

    #[tokio::test]
    async fn every_schema_of_sqlite_is_brought_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        for count in 1..=MIGRATIONS.len() {
            let url = format!("sqlite://{}/{count}.db", folder.path().display());
            let mut old = SqliteConnection::connect(&format!("{url}?mode=rwc"))
                .await
                .unwrap();
            let migrator = migrator_of(&MIGRATIONS[..count], |migration| migration.2);
            migrator.run(&mut old).await.unwrap();
            sqlx::query(VISITOR).execute(&mut old).await.unwrap();
            old.close().await.unwrap();
            still_there(&Database::open(&url).await.unwrap()).await;
        }
    }

    #[tokio::test]
    async fn every_schema_of_postgresql_is_brought_up_to_date() {
        for count in 1..=MIGRATIONS.len() {
            let Some(url) = postgres::database().await else {
                return;
            };
            let mut old = PgConnection::connect(&url).await.unwrap();
            let migrator = migrator_of(&MIGRATIONS[..count], |migration| migration.3);
            migrator.run(&mut old).await.unwrap();
            sqlx::query(VISITOR).execute(&mut old).await.unwrap();
            old.close().await.unwrap();
            still_there(&Database::open(&url).await.unwrap()).await;
        }
    }

    #[tokio::test]
    async fn every_connection_of_sqlite_is_in_wal_mode_and_synchronous_full() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}/t.db", folder.path().display());
        let database = Database::open(&url).await.unwrap();
        let Database::Sqlite { read, write } = &database else {
            panic!("not SQLite")
        };
        let mut all = vec![write.acquire().await.unwrap()];
        for _ in 0..limits::SQLITE_READERS {
            all.push(read.acquire().await.unwrap());
        }
        for connection in &mut all {
            let mut link = Link::Sqlite(connection);
            let rows = link.fetch("pragma synchronous", &[]).await.unwrap();
            assert_eq!(rows[0].int(0).unwrap(), 2);
            let rows = link.fetch("pragma journal_mode", &[]).await.unwrap();
            assert_eq!(rows[0].text(0).unwrap(), "wal");
        }
        // And a connection that is not, is not used.
        let mut link = Link::Sqlite(&mut all[0]);
        link.execute("pragma synchronous = normal", &[])
            .await
            .unwrap();
        assert!(check_sqlite(&mut link).await.is_err());
    }
}
