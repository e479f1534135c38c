//! What people send who mean no good, or programs that are broken: each an error and nothing else.
//!
//! The cases are tables: over HTTP ([`http`]), in forms ([`forms`]), over a socket ([`socket`]), in what
//! people write ([`words`]), too often ([`floods`]), on connections that are only held ([`connections`]). After each case the same is looked at: the tables,
//! their logs and the visitors are what they were, and the site is well.

mod connections;
mod floods;
mod forms;
mod http;
mod pages;
mod socket;
mod words;

use crate::support::{Client, LINK, NO_CLOCK, Site, ask, open_table};
use serde_json::Value;
use sqlx::{Connection, Row, SqliteConnection};
use tablier_server::store::Gate;

/// A site with a game between two people, and a table that waits.
struct World {
    site: Site,
    /// The game, one turn old; the guest is due.
    table: String,
    /// The link that the guest came by.
    used: String,
    host: String,
    guest: String,
    /// The link to another table, with a seat free, of a third person.
    invite: String,
    other: String,
    /// What the database held before the cases.
    before: Vec<String>,
}

impl World {
    async fn new() -> World {
        World::behind(Gate::default()).await
    }

    async fn behind(gate: Gate) -> World {
        let site = Site::behind(gate).await;
        let (table, used, host) = open_table(site.address, LINK, NO_CLOCK).await;
        let path = format!("/api/invitations/{used}");
        let joined = ask(site.address, "POST", &path, &[], r#"{"name":"Guest"}"#).await;
        let guest = joined.cookie().unwrap();
        let (_, invite, other) = open_table(site.address, LINK, NO_CLOCK).await;
        let (mut red, _) = Client::enter(site.address, &table, &host).await;
        assert_eq!(red.turn("d", 0).await, Ok(1));
        let mut world = World {
            site,
            table,
            used,
            host,
            guest,
            invite,
            other,
            before: Vec::new(),
        };
        world.before = world.held().await;
        world
    }

    /// Every row that somebody's request could have led to.
    async fn held(&self) -> Vec<String> {
        let mut database = SqliteConnection::connect(&self.site.database)
            .await
            .unwrap();
        let mut rows = Vec::new();
        for sql in [
            "select 'table ' || id || status from tables order by 1",
            "select 'event ' || table_id || stream || seq || body from events order by 1",
            "select 'seat ' || table_id || seat || visitor_id from seats order by 1",
            "select 'device ' || table_id || visitor_id from devices order by 1",
            "select 'visitor ' || id || coalesce(name, '') from visitors order by 1",
        ] {
            let found = sqlx::query(sql).fetch_all(&mut database).await.unwrap();
            rows.extend(found.iter().map(|row| row.get::<String, _>(0)));
        }
        database.close().await.unwrap();
        rows
    }

    /// Nothing has come of `case`, and the site is well.
    async fn is_unchanged(&self, case: &str) {
        let held = self.held().await;
        let new: Vec<&String> = held
            .iter()
            .filter(|row| !self.before.contains(row))
            .collect();
        assert!(
            new.is_empty() && held.len() == self.before.len(),
            "{case}: {new:?}"
        );
        let health = ask(self.site.address, "GET", "/healthz", &[], "").await;
        assert_eq!(health.status, 200, "{case}");
    }

    /// The people who play honestly go on.
    async fn goes_on(self) {
        let address = self.site.address;
        let (mut blue, state) = Client::enter(address, &self.table, &self.guest).await;
        assert_eq!(blue.turn("c", state.seq).await, Ok(state.seq + 1));
        let (mut red, state) = Client::enter(address, &self.table, &self.host).await;
        assert_eq!(red.turn("d", state.seq).await, Ok(state.seq + 1));
        self.site.finish().await;
    }
}

/// The id of the error of an answer in JSON, or in a page.
fn error_id(body: &str) -> Option<String> {
    let json: Value = serde_json::from_str(body).ok()?;
    json["error"]["id"].as_str().map(str::to_owned)
}
