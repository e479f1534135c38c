//! What the site knows of who reads: to see, to take along, to have forgotten.

use super::frame::unlisted;
use super::{Reader, names, pictures};
use crate::store::VisitorRow;
use crate::tables::ExportedTable;
use crate::time::now_ms;
use crate::{App, AppError, TableId, Visitor};
use axum::Form;
use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Response};
use futures_util::{StreamExt, TryStreamExt, stream};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::json;

/// `GET /moi`.
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Option<Visitor>,
) -> Result<Markup, AppError> {
    let known = match &visitor {
        Some(visitor) => known(&app, visitor).await?,
        None => None,
    };
    Ok(page(&reader, known.as_ref(), false))
}

/// `GET /moi/donnees`: all of it as one file of JSON, read while it is sent.
pub(super) async fn export(
    State(app): State<App>,
    visitor: Option<Visitor>,
) -> Result<Response, AppError> {
    let visitor = visitor.ok_or(AppError::Forbidden)?;
    let known = known(&app, &visitor).await?.ok_or(AppError::Forbidden)?;
    let about = json!({
        "name": known.row.name,
        "language": known.row.language,
        "first_seen_ms": known.row.created_ms,
        "last_seen_ms": known.row.seen_ms,
    });
    let head = format!(
        "{{\"site\":{},\"visitor\":{about},\"tables\":[",
        json!(app.public_url())
    );
    let tables = stream::try_unfold(None, move |after: Option<TableId>| {
        let (app, visitor) = (app.clone(), visitor.id);
        async move {
            let some = app.tables().exported(visitor, after).await?;
            Ok::<_, AppError>(
                some.map(|(tables, last)| (lines(&tables, after.is_none()), Some(last))),
            )
        }
    });
    let whole = stream::once(async { Ok(head) })
        .chain(tables)
        .chain(stream::once(async { Ok("]}\n".to_owned()) }))
        .inspect_err(|error| tracing::error!(%error, "a visitor's data broke off"));
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"tablier.json\""),
        (CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, Body::from_stream(whole)).into_response())
}

/// Tables as members of a JSON array, some of which may have been written before.
fn lines(tables: &[ExportedTable], is_first: bool) -> String {
    let mut text = String::new();
    for (index, table) in tables.iter().enumerate() {
        if index > 0 || !is_first {
            text.push(',');
        }
        text.push('\n');
        text +=
            &serde_json::to_string(table).expect("a table has text keys and whole numbers only");
    }
    text
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sure {
    #[serde(default)]
    sure: Option<String>,
}

/// `POST /moi/effacer`: forgets who asks, if they are sure.
pub(super) async fn forget(
    State(app): State<App>,
    reader: Reader,
    visitor: Option<Visitor>,
    Form(Sure { sure }): Form<Sure>,
) -> Result<Response, AppError> {
    let Some(visitor) = visitor else {
        return Ok(forgotten(&app, &reader));
    };
    if sure.as_deref() != Some("yes") {
        let known = known(&app, &visitor).await?;
        let page = page(&reader, known.as_ref(), true);
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    }
    app.tables().forget(visitor.id).await?;
    Ok(forgotten(&app, &reader))
}

/// What is known of a visitor.
struct Known {
    row: VisitorRow,
    tables: u64,
}

async fn known(app: &App, visitor: &Visitor) -> Result<Option<Known>, AppError> {
    let Some(row) = app.store().visitor(visitor.id).await? else {
        return Ok(None);
    };
    let tables = app.store().count_tables_of_visitor(visitor.id).await?;
    Ok(Some(Known { row, tables }))
}

fn page(reader: &Reader, known: Option<&Known>, unsure: bool) -> Markup {
    let title = reader.text("site-mine-title");
    let main = html! {
        main id="main" class="state" tabindex="-1" {
            h1 { (title) }
            @match known {
                Some(known) => {
                    p { (reader.text("site-mine-lead")) }
                    (facts(reader, known))
                    p { (reader.text("site-mine-browser")) }
                    div class="buttons" {
                        a class="button main" href="/moi/donnees" download="tablier.json" {
                            (reader.text("site-mine-export"))
                        }
                    }
                    (deletion(reader, unsure))
                }
                None => {
                    p { (reader.text("site-mine-nothing")) }
                    div class="buttons" {
                        a class="button main" href="/" { (reader.text("site-error-home")) }
                    }
                }
            }
        }
    };
    whole(reader, &title, main)
}

fn facts(reader: &Reader, known: &Known) -> Markup {
    let now = now_ms();
    let language = match known.row.language.as_deref() {
        Some("en") => "English",
        Some("fr") => "Français",
        _ => "–",
    };
    html! {
        dl class="facts" {
            dt { (reader.text("site-mine-name")) }
            dd { (known.row.name.as_deref().unwrap_or("–")) }
            dt { (reader.text("site-mine-language")) }
            dd { (language) }
            dt { (reader.text("site-mine-first")) }
            dd { (names::ago(reader, known.row.created_ms, now)) }
            dt { (reader.text("site-mine-last")) }
            dd { (names::ago(reader, known.row.seen_ms, now)) }
            dt { (reader.text("site-mine-tables")) }
            dd { (known.tables) }
        }
    }
}

fn deletion(reader: &Reader, unsure: bool) -> Markup {
    html! {
        details class="deletion" open[unsure] {
            summary { (reader.text("site-mine-forget")) }
            p { (reader.text("site-mine-forget-lead")) }
            @if unsure {
                p class="refused" role="alert" { (reader.text("site-mine-unsure")) }
            }
            form method="post" action="/moi/effacer" {
                label class="switch" {
                    input type="checkbox" name="sure" value="yes" required;
                    (reader.text("site-mine-sure"))
                }
                div class="buttons" {
                    button class="danger" type="submit" { (reader.text("site-mine-forget-submit")) }
                }
            }
        }
    }
}

/// The farewell. The cookie goes, and what scripts kept in the browser for this site.
fn forgotten(app: &App, reader: &Reader) -> Response {
    let title = reader.text("site-mine-forgotten-title");
    let main = html! {
        main id="main" class="state" tabindex="-1" {
            (pictures::astray())
            h1 { (title) }
            p { (reader.text("site-mine-forgotten")) }
            div class="buttons" {
                a class="button main" href="/" { (reader.text("site-error-home")) }
            }
        }
    };
    let headers = AppendHeaders([
        (SET_COOKIE.as_str(), app.visitors().goodbye()),
        ("clear-site-data", "\"storage\"".to_owned()),
    ]);
    (headers, whole(reader, &title, main)).into_response()
}

fn whole(reader: &Reader, title: &str, main: Markup) -> Markup {
    unlisted(reader, title, main)
}
