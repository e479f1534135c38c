//! Going on with another device: the page on which the link is made, and the page behind the link.
//! Looking at either changes nothing; the buttons do.

use super::frame::unlisted;
use super::link_code::link_code;
use super::{Reader, names, pictures};
use crate::{App, AppError, DeviceInvitation, DeviceSecret, Devices, TableId, Visitor, limits};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;

/// What the buttons of the first page ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Act {
    /// Make a link.
    Make,
    /// Withdraw it.
    Revoke,
    /// Send the other devices away.
    Drop,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    act: Act,
}

/// `GET /table/ID/appareil`.
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    visitor: Option<Visitor>,
) -> Result<Markup, AppError> {
    let id = table(&id)?;
    let visitor = visitor.ok_or(AppError::Forbidden)?;
    of_table(&app, &reader, id, &visitor, None).await
}

/// `POST /table/ID/appareil`: makes or withdraws the link, or sends the other devices away. A new link is
/// shown in the answer and never again.
pub(super) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    visitor: Option<Visitor>,
    Form(Asked { act }): Form<Asked>,
) -> Result<Response, AppError> {
    let id = table(&id)?;
    let visitor = visitor.ok_or(AppError::Forbidden)?;
    let tables = app.tables();
    match act {
        Act::Make => {
            let secret = tables.invite_device(id, &visitor).await?;
            let link = format!("{}/table/{id}/appareil/{secret}", app.public_url());
            let page = of_table(&app, &reader, id, &visitor, Some(&link)).await?;
            return Ok(page.into_response());
        }
        Act::Revoke => ignore_refusal(tables.revoke_device(id, &visitor).await)?,
        Act::Drop => ignore_refusal(tables.drop_devices(id, &visitor).await)?,
    }
    Ok(Redirect::to(&format!("/table/{id}/appareil")).into_response())
}

/// What was to go has gone already: the page says so by itself.
fn ignore_refusal(done: Result<(), AppError>) -> Result<(), AppError> {
    match done {
        Err(AppError::Refused(_)) => Ok(()),
        done => done,
    }
}

/// `GET /table/ID/appareil/SECRET`: what the other device opens.
pub(super) async fn invited(
    State(app): State<App>,
    Path((id, secret)): Path<(String, String)>,
    reader: Reader,
    visitor: Option<Visitor>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let id = table(&id)?;
    if let Some(visitor) = &visitor {
        let (state, _) = app.tables().state(id, Some(visitor)).await?;
        if !state.yours.is_empty() {
            return Ok(Redirect::to(&format!("/table/{id}")).into_response());
        }
    }
    let invitation = match secret.parse() {
        Ok(secret) => app.tables().device_invitation(id, secret).await?,
        Err(_) => None,
    };
    Ok(match invitation {
        Some(invitation) => {
            let page = question(&reader, &invitation);
            (app.visitors().welcome(&headers)?, page).into_response()
        }
        None => gone(&reader, id),
    })
}

/// `POST` to the same address: the device holds the seats from now on.
pub(super) async fn join(
    State(app): State<App>,
    Path((id, secret)): Path<(String, String)>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let id = table(&id)?;
    let Ok(secret) = secret.parse::<DeviceSecret>() else {
        return Ok(gone(&reader, id));
    };
    match app.tables().join_device(id, secret, &visitor).await {
        Ok(()) => {
            app.remember(&visitor, "", Some(reader.language)).await?;
            Ok(Redirect::to(&format!("/table/{id}")).into_response())
        }
        Err(AppError::Refused(_)) => Ok(gone(&reader, id)),
        Err(error) => Err(error),
    }
}

fn table(id: &str) -> Result<TableId, AppError> {
    id.parse().map_err(|_| AppError::NoTable)
}

async fn of_table(
    app: &App,
    reader: &Reader,
    id: TableId,
    visitor: &Visitor,
    link: Option<&str>,
) -> Result<Markup, AppError> {
    let devices = app.tables().devices(id, visitor).await?;
    let devices = devices.ok_or(AppError::Forbidden)?;
    let title = reader.text("site-device-title");
    let minutes = (limits::DEVICE_LINK_MS / 60_000) as i32;
    let once = reader.fill("site-device-once", &[("minutes", minutes.into())]);
    let main = html! {
        main id="main" class="state" tabindex="-1" {
            h1 { (title) }
            p { (reader.text("site-device-lead")) }
            @if let Some(link) = link {
                (made(reader, link, &once))
            } @else {
                @if devices.link_until_ms.is_some() {
                    p { (reader.text("site-device-waits")) }
                }
                p { (once) }
            }
            @if devices.count > 0 {
                p { strong { (reader.fill("site-device-count", &[("count", (devices.count as i32).into())])) } }
            }
            (buttons(reader, id, &devices, link.is_some()))
        }
    };
    Ok(page(reader, &title, main))
}

fn made(reader: &Reader, link: &str, once: &str) -> Markup {
    html! {
        section class="share" aria-label=(reader.text("site-device-title")) {
            div class="share-words" {
                h2 { (reader.text("site-device-link")) }
                p { (once) }
            }
            div class="share-code" aria-hidden="true" { (link_code(link)) }
            div class="share-link" data-island="link" {
                input type="text" readonly value=(link) aria-label=(reader.text("site-device-link"));
            }
            @if super::table::is_loopback(link) {
                p class="warning" { (reader.text("site-share-loopback")) }
            }
        }
    }
}

fn buttons(reader: &Reader, id: TableId, devices: &Devices, just_made: bool) -> Markup {
    let button = |act: &str, class: &str, text: &str| {
        html! {
            button class=(class) type="submit" name="act" value=(act) { (reader.text(text)) }
        }
    };
    let stands = devices.link_until_ms.is_some();
    html! {
        form method="post" action={ "/table/" (id) "/appareil" } {
            div class="buttons" {
                @if devices.can_invite && !just_made {
                    (button("make", "main", if stands { "site-device-make-new" } else { "site-device-make" }))
                }
                @if stands { (button("revoke", "", "site-device-revoke")) }
                @if devices.count > 0 { (button("drop", "danger", "site-device-drop")) }
                a class="button" href={ "/table/" (id) } { (reader.text("site-device-back")) }
            }
        }
    }
}

fn question(reader: &Reader, invitation: &DeviceInvitation) -> Markup {
    let title = reader.text("site-device-here-title");
    let game = names::game(reader, &invitation.game);
    let lead = match &invitation.name {
        Some(name) => reader.fill(
            "site-device-here-name",
            &[("game", game.into()), ("name", name.clone().into())],
        ),
        None => reader.fill("site-device-here", &[("game", game.into())]),
    };
    let main = html! {
        main id="main" class="state" tabindex="-1" {
            (pictures::icon(&invitation.game))
            h1 { (title) }
            p { (lead) }
            form method="post" {
                div class="buttons" {
                    button class="main" type="submit" { (reader.text("site-device-here-submit")) }
                }
            }
        }
    };
    page(reader, &title, main)
}

fn gone(reader: &Reader, id: TableId) -> Response {
    let title = reader.text("site-device-gone-title");
    let main = html! {
        main id="main" class="state" tabindex="-1" {
            (pictures::astray())
            h1 { (title) }
            p { (reader.text("site-device-gone")) }
            div class="buttons" {
                a class="button main" href={ "/table/" (id) } { (reader.text("site-join-watch")) }
            }
        }
    };
    (StatusCode::NOT_FOUND, page(reader, &title, main)).into_response()
}

fn page(reader: &Reader, title: &str, main: Markup) -> Markup {
    unlisted(reader, title, main)
}
