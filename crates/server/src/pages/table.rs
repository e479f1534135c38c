//! A table's page. The script takes it over; without script it shows the position, the turns and who
//! plays, and `?coup=N` shows the game as it was after N of them.

use super::frame::{Page, framed};
use super::link_code::link_code;
use super::plain_board::plain_board;
use super::turns::turns;
use super::{Reader, names, pictures, positions, sheet};
use crate::{App, AppError, TableId, Visitor};
use axum::extract::{Path, Query, State};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use tablier_catalog::Entry;
use tablier_game::{ActorView, Arg, OutcomeView, PlayedView, PositionView};
use tablier_protocol::{ResultView, ServerMessage, Status, TableState};

#[derive(Deserialize)]
pub(super) struct Wanted {
    /// How many entries of the list of turns to look at.
    coup: Option<usize>,
}

/// What the page shows.
struct Shown<'a> {
    reader: &'a Reader,
    state: &'a TableState,
    played: &'a [PlayedView],
    /// The position on the board: the present one, or an earlier one.
    view: &'a PositionView,
    /// How many entries of the list lead to it.
    at: usize,
}

/// `GET /table/ID`.
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    reader: Reader,
    visitor: Option<Visitor>,
) -> Result<Markup, AppError> {
    let id: TableId = id.parse().map_err(|_| AppError::NoTable)?;
    let (state, played) = app.tables().state(id, visitor.as_ref()).await?;
    let entry = tablier_catalog::find(&state.view.game).ok_or(AppError::NoTable)?;
    let invitation = match &visitor {
        Some(visitor) if state.status == Status::Waiting => {
            app.tables().invite_link(id, visitor).await?
        }
        _ => None,
    };
    let link = invitation.map(|secret| format!("{}/rejoindre/{secret}", app.public_url()));
    let past = match wanted.coup {
        Some(at) if at < played.len() => {
            let views = positions::of_record(&app.tables().record(id).await?);
            views.into_iter().nth(at).map(|view| (at, view))
        }
        _ => None,
    };
    let (at, view) = match &past {
        Some((at, view)) => (*at, view),
        None => (played.len(), &state.view),
    };
    let shown = Shown {
        reader: &reader,
        state: &state,
        played: &played,
        view,
        at,
    };
    let name = names::game(&reader, entry.id());
    let address = format!("{}/table/{id}", app.public_url());
    let main = html! {
        (page(&shown, entry, id, link.as_deref()))
        (sheet::foot(&reader, &address))
    };
    Ok(framed(
        &reader,
        &Page {
            title: &name,
            other: None,
            ahead: &ahead(&reader, entry.id()),
            listed: false,
            main,
        },
    ))
}

/// What the script of a table will ask for.
fn ahead(reader: &Reader, game: &str) -> Vec<String> {
    let language = reader.language.code();
    vec![
        "src/table/mount.tsx".to_owned(),
        format!("src/lang/{language}.ts"),
        format!("../games/{game}/web/index.tsx"),
        format!("../games/{game}/texts/{language}.ftl?raw"),
        format!("../games/{game}/web/{language}.ftl?raw"),
    ]
}

fn page(shown: &Shown, entry: &Entry, id: TableId, link: Option<&str>) -> Markup {
    let Shown { reader, state, .. } = shown;
    html! {
        main id="main" class="table" tabindex="-1" data-island="table"
            data-socket={ "/ws/table/" (id) }
            data-steps={ "/api/tables/" (id) "/steps" }
            data-ahead={ "/api/tables/" (id) "/ahead" }
            data-positions={ "/table/" (id) "/positions" }
            data-device={ "/table/" (id) "/appareil" }
            data-anew=(names::open_address(reader, entry))
            data-invite=[link]
            data-invite-loopback=[link.filter(|link| is_loopback(link))]
        {
            h1 { (names::game(reader, entry.id())) }
            div class="conditions" {
                div class="conditions-text" {
                    @for condition in &state.conditions {
                        p { (reader.say(condition)) " " }
                    }
                }
            }
            div class="stage" {
                div class={ "board-frame " (entry.id()) } { (board(shown)) }
            }
            div class="side" {
                (players(shown))
                output class="status" {
                    @if let Some(line) = said(shown) {
                        span class="status-last" { (line) }
                    }
                    span class="status-now" { (now(shown)) }
                }
                (sheet::facts(reader, entry, id, state))
                @if let Some(link) = link { (share(reader, link)) }
                @if state.status != Status::Waiting { (turns(reader, state, shown.played, shown.at)) }
                p class="plain warning" { (reader.text("site-plain-note")) }
            }
        }
        script type="application/json" id="welcome" { (welcome(shown)) }
        @if let Some(link) = link {
            template id="invite-code" { (link_code(link)) }
        }
    }
}

/// The invitation, with the link to be copied by hand.
fn share(reader: &Reader, link: &str) -> Markup {
    html! {
        section class="share plain" aria-label=(reader.text("site-share")) {
            div class="share-words" {
                h2 { (reader.text("site-share")) }
                p { (reader.text("site-share-how")) }
            }
            div class="share-code" aria-hidden="true" { (link_code(link)) }
            div class="share-link" {
                input type="text" readonly value=(link) aria-label=(reader.text("site-share-link"));
            }
            @if is_loopback(link) {
                p class="warning" { (reader.text("site-share-loopback")) }
            }
        }
    }
}

/// The state as the socket would send it, for the script.
fn welcome(shown: &Shown) -> Markup {
    let message = ServerMessage::Welcome {
        state: Box::new(shown.state.clone()),
        played: shown.played.to_vec(),
    };
    let json = serde_json::to_string(&message).expect("a message of the wire has text keys only");
    // Nothing in it may end the element.
    PreEscaped(json.replace('<', "\\u003c"))
}

fn board(shown: &Shown) -> Markup {
    let caption = shown.reader.fill(
        "site-plain-board",
        &[("number", (shown.view.ply as i32).into())],
    );
    html! {
        div class="plain" { (plain_board(shown.reader, shown.view, &caption)) }
    }
}

fn players(shown: &Shown) -> Markup {
    let Shown { reader, state, .. } = shown;
    html! {
        ul class="players" aria-label=(reader.text("site-players")) {
            @for seat in &state.seats {
                @let side = state.view.sides.get(seat.seat.index()).cloned().flatten();
                @let name = names::seat(reader, state, seat);
                li class={ "player" @if state.due == Some(seat.seat) { " acts" } } {
                    (pictures::chip(side.as_deref()))
                    div class="who" {
                        strong { (name) }
                        small {
                            @if let Some(side) = side.map(|side| names::side(reader, &state.view.game, &side)) {
                                @if side != name { (side) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What was played last, in words.
fn said(shown: &Shown) -> Option<String> {
    let last = shown.at.checked_sub(1)?;
    Some(shown.reader.say(&shown.played.get(last)?.message))
}

/// How the game stands, in a sentence.
fn now(shown: &Shown) -> String {
    let Shown { reader, state, .. } = shown;
    if let Some(result) = &state.result {
        return outcome(shown, result);
    }
    match state.status {
        Status::Waiting => reader.text("site-now-waiting"),
        Status::Broken => reader.text("site-now-broken"),
        Status::Finished => reader.text("site-now-finished"),
        Status::Playing => {
            let is_roll = state.view.actor == ActorView::Chance;
            let due = state.due.and_then(|due| state.seats.get(due.index()));
            let name = due.map(|seat| names::seat(reader, state, seat));
            match name {
                Some(name) if is_roll => {
                    reader.fill("site-now-other-roll", &[("name", name.into())])
                }
                Some(name) => reader.fill("site-now-other", &[("name", name.into())]),
                None => reader.text("site-now-roll"),
            }
        }
    }
}

/// How the game ended; the script says the same in the same way.
fn outcome(shown: &Shown, result: &ResultView) -> String {
    let Shown { reader, state, .. } = shown;
    // Where nothing is said of how it ended, the sentence is a shorter one.
    let (bare, how) = match &result.how {
        Some(how) => ("", reader.say(how)),
        None => ("-bare", String::new()),
    };
    let text = |kind: &str, args: &[(&'static str, Arg)]| {
        let kind = format!("{kind}{bare}");
        let said = reader.fill(&format!("site-result-{kind}"), args);
        said.trim_end().to_owned()
    };
    match &result.outcome {
        OutcomeView::Aborted => reader.text("site-result-aborted"),
        OutcomeView::Draw { .. } => text("draw", &[("how", how.into())]),
        OutcomeView::Win { seats, points, .. } => {
            let names: Vec<String> = seats
                .iter()
                .filter_map(|seat| state.seats.get(seat.index()))
                .map(|seat| names::seat(reader, state, seat))
                .collect();
            let args = [
                ("count", (names.len() as i32).into()),
                ("who", names.join(", ").into()),
                ("how", how.into()),
                ("points", i32::from(*points).into()),
            ];
            text("win", &args)
        }
    }
}

/// Whether a link works on this machine only.
pub(super) fn is_loopback(link: &str) -> bool {
    let host = link.split("://").nth(1).unwrap_or_default();
    ["localhost", "127.", "[::1]"]
        .iter()
        .any(|start| host.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::is_loopback;

    #[test]
    fn links_to_this_machine_are_known() {
        for link in [
            "http://127.0.0.1:8080/rejoindre/a",
            "http://localhost/a",
            "http://[::1]:1/a",
        ] {
            assert!(is_loopback(link), "{link}");
        }
        for link in ["https://club.example/a", "http://192.168.1.2:8080/a"] {
            assert!(!is_loopback(link), "{link}");
        }
    }
}
