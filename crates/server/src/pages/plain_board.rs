//! A position as HTML, for readers without script.
//!
//! A board whose view has `rows` (a letter for each piece) becomes a table; any other is shown as its
//! plain text.

use super::{Reader, names, pictures};
use maud::{Markup, html};
use serde_json::Value;
use tablier_game::PositionView;

/// Above this many columns the table is drawn smaller.
const WIDE: usize = 10;

/// The position as HTML.
pub(super) fn plain_board(reader: &Reader, view: &PositionView, caption: &str) -> Markup {
    if let Some(rows) = rows(view) {
        return table(reader, view, &rows, caption);
    }
    html! {
        figure {
            figcaption class="only-heard printed" { (caption) }
            pre class="plain-diagram" { (diagram(view)) }
        }
    }
}

fn table(reader: &Reader, view: &PositionView, rows: &[&str], caption: &str) -> Markup {
    let width = rows.first().map_or(0, |row| row.chars().count());
    let columns: Vec<char> = match view.board.get("columns").and_then(Value::as_str) {
        Some(columns) => columns.chars().collect(),
        None => ('a'..='z').take(width).collect(),
    };
    html! {
        table class={ "plain-board" @if width > WIDE { " wide" } } {
            caption class="only-heard printed" { (caption) }
            @for (index, row) in rows.iter().enumerate() {
                tr {
                    th scope="row" { (rows.len() - index) }
                    @for letter in row.chars() {
                        td { (piece(reader, view, letter)) }
                    }
                }
            }
            tr {
                td aria-hidden="true" {}
                @for column in &columns {
                    th scope="col" { (column) }
                }
            }
        }
    }
}

fn piece(reader: &Reader, view: &PositionView, letter: char) -> Markup {
    html! {
        @if letter != '.' {
            @if let Some(side) = side_of(view, letter) {
                (pictures::chip(Some(&side)))
                span class="only-heard" { (names::side(reader, &view.game, &side)) }
            } @else {
                (letter)
            }
        }
    }
}

/// The side of a letter: as the view says, or the one whose id begins with it.
fn side_of(view: &PositionView, letter: char) -> Option<String> {
    let said = view
        .board
        .get("stones")
        .and_then(|stones| stones.get(letter.to_string()));
    if let Some(side) = said.and_then(Value::as_str) {
        return Some(side.to_owned());
    }
    let spec = tablier_catalog::find(&view.game)?.game.spec();
    spec.sides
        .iter()
        .find(|side| side.starts_with(letter))
        .map(|side| (*side).to_owned())
}

fn rows(view: &PositionView) -> Option<Vec<&str>> {
    let rows = view.board.get("rows")?.as_array()?;
    rows.iter().map(Value::as_str).collect()
}

/// The game's own plain text of the position.
fn diagram(view: &PositionView) -> String {
    tablier_catalog::find(&view.game)
        .and_then(|entry| {
            entry
                .game
                .parse_position(&view.position, &view.options)
                .ok()
        })
        .map_or_else(|| view.position.clone(), |position| position.diagram())
}
