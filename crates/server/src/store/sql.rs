//! The one place where a statement meets a database. Statements are the same for SQLite and
//! PostgreSQL (`$1`, BIGINT, TEXT, BLOB or BYTEA); everything above this file knows neither.

use sqlx::postgres::PgRow;
use sqlx::query::Query;
use sqlx::sqlite::SqliteRow;
use sqlx::{Database, Encode, PgConnection, Postgres, Row as _, Sqlite, SqliteConnection, Type};

/// A value bound to a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Int(i64),
    MaybeInt(Option<i64>),
    Text(String),
    MaybeText(Option<String>),
    Bytes(Vec<u8>),
}

impl From<u64> for Value {
    /// Numbers of this program (sequence numbers, milliseconds) fit; others are clamped.
    fn from(number: u64) -> Value {
        Value::Int(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Option<u64>> for Value {
    fn from(number: Option<u64>) -> Value {
        Value::MaybeInt(number.map(|number| i64::try_from(number).unwrap_or(i64::MAX)))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<Option<String>> for Value {
    fn from(text: Option<String>) -> Value {
        Value::MaybeText(text)
    }
}

/// A connection of either kind.
pub(crate) enum Link<'a> {
    Sqlite(&'a mut SqliteConnection),
    Postgres(&'a mut PgConnection),
}

/// A row of either kind.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Link<'_> {
    /// Runs a statement and gives the number of rows that it changed.
    pub(crate) async fn execute(
        &mut self,
        sql: &'static str,
        values: &[Value],
    ) -> Result<u64, sqlx::Error> {
        match self {
            Link::Sqlite(link) => Ok(bound::<Sqlite>(sql, values)
                .execute(&mut **link)
                .await?
                .rows_affected()),
            Link::Postgres(link) => Ok(bound::<Postgres>(sql, values)
                .execute(&mut **link)
                .await?
                .rows_affected()),
        }
    }

    /// Runs a query and gives its rows.
    pub(crate) async fn fetch(
        &mut self,
        sql: &'static str,
        values: &[Value],
    ) -> Result<Vec<Row>, sqlx::Error> {
        Ok(match self {
            Link::Sqlite(link) => bound::<Sqlite>(sql, values)
                .fetch_all(&mut **link)
                .await?
                .into_iter()
                .map(Row::Sqlite)
                .collect(),
            Link::Postgres(link) => bound::<Postgres>(sql, values)
                .fetch_all(&mut **link)
                .await?
                .into_iter()
                .map(Row::Postgres)
                .collect(),
        })
    }
}

/// A statement with its values, for any database that knows the kinds of [`Value`].
fn bound<'q, DB>(sql: &'static str, values: &[Value]) -> Query<'q, DB, DB::Arguments>
where
    DB: Database,
    i64: Encode<'q, DB> + Type<DB>,
    Option<i64>: Encode<'q, DB> + Type<DB>,
    String: Encode<'q, DB> + Type<DB>,
    Option<String>: Encode<'q, DB> + Type<DB>,
    Vec<u8>: Encode<'q, DB> + Type<DB>,
{
    values
        .iter()
        .cloned()
        .fold(sqlx::query::<DB>(sql), |query, value| match value {
            Value::Int(value) => query.bind(value),
            Value::MaybeInt(value) => query.bind(value),
            Value::Text(value) => query.bind(value),
            Value::MaybeText(value) => query.bind(value),
            Value::Bytes(value) => query.bind(value),
        })
}

/// `row.text(0)`: one method for each kind of column.
macro_rules! columns {
    ($($(#[$doc:meta])* $name:ident: $kind:ty;)*) => {
        impl Row {
            $($(#[$doc])*
            pub(crate) fn $name(&self, column: usize) -> Result<$kind, sqlx::Error> {
                match self {
                    Row::Sqlite(row) => row.try_get(column),
                    Row::Postgres(row) => row.try_get(column),
                }
            })*
        }
    };
}

columns! {
    /// A whole number.
    int: i64;
    /// A text.
    text: String;
    /// A text or null.
    maybe_text: Option<String>;
    /// A whole number or null.
    maybe_int: Option<i64>;
    /// Bytes.
    bytes: Vec<u8>;
}

impl Row {
    /// A whole number that is never negative (a sequence number, milliseconds).
    pub(crate) fn count(&self, column: usize) -> Result<u64, sqlx::Error> {
        let number = self.int(column)?;
        u64::try_from(number).map_err(|error| sqlx::Error::Decode(error.into()))
    }
}
