//! The home page: the games, and the reader's own tables.

use super::cards::card;
use super::frame::{Page, framed};
use super::{Reader, names, pictures};
use crate::{App, AppError, SeatSummary, TableSummary, Visitor};
use axum::extract::State;
use maud::{Markup, html};
use std::time::{SystemTime, UNIX_EPOCH};
use tablier_catalog::{Entry, GAMES};
use tablier_protocol::{SeatKind, Status};

/// How many of the reader's own open tables stand before the games.
const AHEAD: usize = 3;

/// `GET /`.
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Option<Visitor>,
) -> Result<Markup, AppError> {
    let tables = match &visitor {
        Some(visitor) => app.tables().of_visitor(visitor).await?,
        None => Vec::new(),
    };
    Ok(page(&reader, &tables))
}

fn page(reader: &Reader, tables: &[TableSummary]) -> Markup {
    // Who comes back to a game finds it first; a new one stays near.
    let is_open = |table: &TableSummary| matches!(table.status, Status::Waiting | Status::Playing);
    let ahead: Vec<&TableSummary> = tables
        .iter()
        .filter(|table| is_open(table))
        .take(AHEAD)
        .collect();
    let (title, rest) = if ahead.is_empty() {
        ("site-tables", tables.iter().collect())
    } else {
        let is_ahead = |table: &TableSummary| ahead.iter().any(|other| other.id == table.id);
        let rest: Vec<&TableSummary> = tables.iter().filter(|table| !is_ahead(table)).collect();
        ("site-tables-others", rest)
    };
    let main = html! {
        main id="main" class="home" tabindex="-1" {
            div class="hero" {
                div {
                    h1 { (reader.text("site-home-title")) }
                    p { (reader.text("site-home-lead")) }
                }
                (pictures::corner())
            }
            @if !ahead.is_empty() {
                section class="tables ahead" {
                    h2 { (reader.text("site-tables")) }
                    (list(reader, &ahead))
                }
            }
            section aria-label=(reader.text("site-games")) {
                ul class="games" {
                    @for entry in GAMES {
                        li { (game_card(reader, entry)) }
                    }
                }
            }
            @if tables.is_empty() || !rest.is_empty() {
                section class="tables" {
                    h2 { (reader.text(title)) }
                    @if rest.is_empty() {
                        p class="empty" { (reader.text("site-tables-none")) }
                    } @else {
                        (list(reader, &rest))
                    }
                }
            }
        }
    };
    framed(
        reader,
        &Page {
            title: &reader.text("site-home"),
            other: None,
            ahead: &[],
            listed: true,
            main,
        },
    )
}

fn game_card(reader: &Reader, entry: &Entry) -> Markup {
    let card = card(entry);
    let minutes = [("minutes", i32::from(card.minutes).into())];
    let level = [("level", i32::from(card.complexity).into())];
    html! {
        a class="game" href=(names::open_address(reader, entry)) {
            (pictures::icon(entry.id()))
            div {
                h2 { (names::game(reader, entry.id())) }
                p { (reader.text(&format!("{}-tagline", entry.id()))) }
                small {
                    span {
                        (names::players(reader, card)) "\u{a0}· "
                        (reader.fill("site-card-minutes", &minutes))
                    }
                    span { (reader.fill("site-card-complexity", &level)) }
                }
            }
        }
    }
}

fn list(reader: &Reader, tables: &[&TableSummary]) -> Markup {
    let now_ms = now_ms();
    html! {
        ul {
            @for table in tables {
                li class=[table.your_turn.then_some("yours")] {
                    a href={ "/table/" (table.id) } {
                        span class="dot" {}
                        strong { (names::game(reader, &table.game)) }
                        span class="against" { (others(reader, table)) }
                        span class="when" { (standing(reader, table, now_ms)) }
                    }
                }
            }
        }
    }
}

/// Who plays at a table besides the reader.
fn others(reader: &Reader, table: &TableSummary) -> String {
    if table.seats.iter().all(|seat| seat.kind == SeatKind::Local) {
        return reader.text("site-tables-alone");
    }
    let others: Vec<String> = table
        .seats
        .iter()
        .filter(|seat| seat.taken && !table.yours.contains(&seat.seat))
        .map(|seat| in_sentence(&names::listed_seat(reader, seat), seat))
        .collect();
    if others.is_empty() {
        return String::new();
    }
    reader.fill(
        "site-tables-against",
        &[("names", others.join(", ").into())],
    )
}

/// A word of the language begins small within a line; a name stays as it was given.
fn in_sentence(name: &str, seat: &SeatSummary) -> String {
    let mut letters = name.chars();
    match letters.next() {
        Some(first) if seat.name.is_none() => first.to_lowercase().chain(letters).collect(),
        _ => name.to_owned(),
    }
}

/// Where a table stands.
fn standing(reader: &Reader, table: &TableSummary, now_ms: u64) -> String {
    match table.status {
        Status::Waiting => reader.text("site-tables-waiting"),
        Status::Finished | Status::Broken => {
            let ago = names::ago(reader, table.touched_ms, now_ms);
            reader.fill("site-tables-finished", &[("ago", ago.into())])
        }
        Status::Playing if table.your_turn => reader.text("site-tables-your-turn"),
        Status::Playing => match table.turn.and_then(|turn| table.seats.get(turn.index())) {
            Some(seat) => {
                let name = in_sentence(&names::listed_seat(reader, seat), seat);
                reader.fill("site-tables-their-turn", &[("name", name.into())])
            }
            None => reader.text("site-tables-roll"),
        },
    }
}

fn now_ms() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |passed| passed.as_millis() as u64)
}
