//! The page behind an invitation. Looking at it takes no seat; the button does.

use super::frame::unlisted;
use super::{Reader, names, pictures};
use crate::{App, AppError, Invitation, JoinSecret, Visitor};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use tablier_game::Message;

/// `GET /rejoindre/SECRET`.
pub(super) async fn show(
    State(app): State<App>,
    Path(secret): Path<String>,
    reader: Reader,
    visitor: Option<Visitor>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let Some(invitation) = find(&app, &secret).await? else {
        return Ok(expired(&reader));
    };
    if let Some(visitor) = &visitor {
        let (state, _) = app.tables().state(invitation.table, Some(visitor)).await?;
        if !state.yours.is_empty() {
            return Ok(seated(&reader, &invitation).into_response());
        }
    }
    if invitation.is_over {
        return Ok(expired(&reader));
    }
    if invitation.free.is_none() {
        return Ok(full(&reader, &invitation).into_response());
    }
    let name = visitor.and_then(|visitor| visitor.name).unwrap_or_default();
    let page = invited(&reader, &invitation, &name, None);
    Ok((app.visitors().welcome(&headers)?, page).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Joining {
    #[serde(default)]
    name: String,
}

/// `POST /rejoindre/SECRET`: takes the free seat and leads to the table.
pub(super) async fn join(
    State(app): State<App>,
    Path(secret): Path<String>,
    reader: Reader,
    visitor: Visitor,
    Form(joining): Form<Joining>,
) -> Result<Response, AppError> {
    let Some(invitation) = find(&app, &secret).await? else {
        return Ok(expired(&reader));
    };
    let parsed: JoinSecret = secret.parse().map_err(|_| AppError::NoInvitation)?;
    let name = joining.name.trim();
    let given = (!name.is_empty()).then(|| name.to_owned());
    match app.tables().join(parsed, &visitor, given).await {
        Ok(table) => {
            app.remember(&visitor, name, Some(reader.language)).await?;
            Ok(Redirect::to(&format!("/table/{table}")).into_response())
        }
        Err(AppError::NoInvitation) => Ok(too_late(&reader, &invitation)),
        Err(AppError::Bad(message) | AppError::Refused(message)) => {
            // Either somebody was quicker, or the name cannot be.
            let invitation = find(&app, &secret).await?.unwrap_or(invitation);
            if invitation.is_over {
                return Ok(expired(&reader));
            }
            if invitation.free.is_none() {
                return Ok(too_late(&reader, &invitation));
            }
            let page = invited(&reader, &invitation, name, Some(&message));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error),
    }
}

/// What a link invites to; `None` if it leads nowhere.
async fn find(app: &App, secret: &str) -> Result<Option<Invitation>, AppError> {
    let Ok(secret) = secret.parse() else {
        return Ok(None);
    };
    match app.tables().invitation(secret).await {
        Ok(invitation) => Ok(Some(invitation)),
        Err(AppError::NoInvitation) => Ok(None),
        Err(error) => Err(error),
    }
}

fn invited(
    reader: &Reader,
    invitation: &Invitation,
    name: &str,
    refused: Option<&Message>,
) -> Markup {
    let game = names::game(reader, &invitation.game);
    let title = match &invitation.host {
        Some(host) => reader.fill("site-join-title", &[("host", host.clone().into())]),
        None => reader.text("site-join-title-anonymous"),
    };
    let side = free_side(invitation).map(|side| names::side(reader, &invitation.game, &side));
    let lead = match side {
        Some(side) => reader.fill(
            "site-join-lead",
            &[("game", game.clone().into()), ("side", side.into())],
        ),
        None => reader.fill("site-join-lead-no-side", &[("game", game.clone().into())]),
    };
    let clock = names::clock_value(reader, invitation.clock);
    let main = html! {
        main id="main" class="state" tabindex="-1" {
            (pictures::icon(&invitation.game))
            h1 { (title) }
            p { (lead) }
            @if let Some(message) = refused {
                p class="refused" role="alert" { (reader.say(message)) }
            }
            ul {
                @for condition in &invitation.conditions {
                    li { (reader.say(condition)) }
                }
                li { (reader.fill("site-join-clock", &[("clock", clock.into())])) }
            }
            form method="post" {
                div class="field" {
                    label for="name" { (reader.text("site-open-name")) }
                    input id="name" name="name" type="text" maxlength="40" autocomplete="nickname"
                        aria-describedby="name-help" value=(name);
                    small id="name-help" { (reader.text("site-open-name-help")) }
                }
                div class="buttons" {
                    button class="main" type="submit" { (reader.text("site-join-submit")) }
                    a class="button" href={ "/table/" (invitation.table) } {
                        (reader.text("site-join-watch"))
                    }
                }
            }
        }
    };
    page(reader, &title, main)
}

/// What the free seat plays, where the options say so from the beginning.
fn free_side(invitation: &Invitation) -> Option<String> {
    let entry = tablier_catalog::find(&invitation.game)?;
    let start = entry.game.start(&invitation.options).ok()?;
    start.side(invitation.free?).map(str::to_owned)
}

fn seated(reader: &Reader, invitation: &Invitation) -> Markup {
    let title = reader.text("site-join-seated-title");
    let main = one_thing(
        &title,
        &reader.text("site-join-seated"),
        &html! {
            a class="button main" href={ "/table/" (invitation.table) } {
                (reader.text("site-join-go"))
            }
        },
    );
    page(reader, &title, main)
}

/// Who wanted a seat and got none, and so is no visitor for it.
fn too_late(reader: &Reader, invitation: &Invitation) -> Response {
    (StatusCode::CONFLICT, full(reader, invitation)).into_response()
}

fn full(reader: &Reader, invitation: &Invitation) -> Markup {
    let title = reader.text("site-join-full-title");
    let open = tablier_catalog::find(&invitation.game).map_or_else(
        || "/".to_owned(),
        |entry| names::open_address(reader, entry),
    );
    let main = one_thing(
        &title,
        &reader.text("site-join-full"),
        &html! {
            a class="button main" href={ "/table/" (invitation.table) } {
                (reader.text("site-join-watch"))
            }
            a class="button" href=(open) { (reader.text("site-open-submit")) }
        },
    );
    page(reader, &title, main)
}

fn expired(reader: &Reader) -> Response {
    let title = reader.text("site-join-expired-title");
    let main = one_thing(
        &title,
        &reader.text("site-join-expired"),
        &html! {
            a class="button main" href="/" { (reader.text("site-error-home")) }
        },
    );
    (StatusCode::NOT_FOUND, page(reader, &title, main)).into_response()
}

fn one_thing(title: &str, words: &str, buttons: &Markup) -> Markup {
    html! {
        main id="main" class="state" tabindex="-1" {
            (pictures::astray())
            h1 { (title) }
            p { (words) }
            div class="buttons" { (buttons) }
        }
    }
}

fn page(reader: &Reader, title: &str, main: Markup) -> Markup {
    unlisted(reader, title, main)
}
