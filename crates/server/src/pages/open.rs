//! The page on which a table of a game is opened. Everything on it derives from the catalog.

use super::cards::card;
use super::frame::{Page, framed};
use super::open_form::{CLOCKS, Form, Way};
use super::{Reader, names, pictures};
use crate::i18n::Language;
use crate::{App, AppError, Visitor};
use axum::Form as Fields;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use tablier_catalog::{Entry, GAMES};
use tablier_game::{Message, OptionSpec, OptionValues};

/// `GET /jouer/PAGE`, `GET /en/play/PAGE`.
pub(super) async fn show(
    Path(page): Path<String>,
    reader: Reader,
    visitor: Option<Visitor>,
) -> Result<Markup, AppError> {
    let (reader, entry) = find(reader, &page)?;
    let name = visitor.and_then(|visitor| visitor.name);
    let form = Form::new(entry, name.as_deref());
    Ok(page_of(&reader, entry, &form, None))
}

/// `POST` to the same addresses: opens the table and leads to it.
pub(super) async fn open(
    State(app): State<App>,
    Path(page): Path<String>,
    reader: Reader,
    visitor: Visitor,
    Fields(fields): Fields<Vec<(String, String)>>,
) -> Result<Response, AppError> {
    let (reader, entry) = find(reader, &page)?;
    let form = Form::read(entry, fields);
    let opened = match form.table(entry, |seats| rand::random_range(0..seats)) {
        Ok(table) => {
            let name = table.name.clone().unwrap_or_default();
            let id = app.tables().create(&visitor, table).await;
            id.map(|id| (id, name))
        }
        Err(message) => Err(AppError::Refused(message)),
    };
    match opened {
        Ok((id, name)) => {
            app.remember(&visitor, &name, reader.language).await?;
            Ok(Redirect::to(&format!("/table/{id}")).into_response())
        }
        Err(AppError::Bad(message) | AppError::Refused(message)) => {
            let page = page_of(&reader, entry, &form, Some(&message));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error),
    }
}

/// The game of an address, and the reader in the address's own language.
fn find(reader: Reader, page: &str) -> Result<(Reader, &'static Entry), AppError> {
    let language = if reader.here.starts_with("/en/") {
        Language::En
    } else {
        Language::Fr
    };
    let entry = GAMES
        .iter()
        .find(|entry| match language {
            Language::Fr => card(entry).page.fr == page,
            Language::En => card(entry).page.en == page,
        })
        .ok_or(AppError::NotFound)?;
    Ok((Reader { language, ..reader }, entry))
}

fn page_of(reader: &Reader, entry: &Entry, form: &Form, refused: Option<&Message>) -> Markup {
    let name = names::game(reader, entry.id());
    let main = html! {
        main id="main" class="opening" tabindex="-1" {
            header {
                h1 { (name) }
                p { (reader.text(&format!("{}-tagline", entry.id()))) }
            }
            @if let Some(message) = refused {
                p class="refused" role="alert" {
                    strong { (reader.text("site-open-refused")) } " " (reader.say(message))
                }
            }
            form method="post" {
                (ways(reader, form))
                (level(reader, entry, form))
                (seats(reader, entry, form))
                (options(reader, entry, form))
                (clocks(reader, form))
                div class="field for-link" {
                    label for="name" { (reader.text("site-open-name")) }
                    input id="name" name="name" type="text" maxlength="40" autocomplete="nickname"
                        aria-describedby="name-help" value=(form.name);
                    small id="name-help" { (reader.text("site-open-name-help")) }
                }
                button class="main" type="submit" { (reader.text("site-open-submit")) }
            }
            (about(reader, entry))
        }
    };
    framed(
        reader,
        &Page {
            title: &name,
            other: Some(names::open_address_in(reader.language.other(), entry)),
            ahead: &[],
            listed: true,
            main,
        },
    )
}

fn ways(reader: &Reader, form: &Form) -> Markup {
    html! {
        fieldset {
            legend { (reader.text("site-open-way")) }
            div class="ways" {
                @for way in Way::ALL {
                    @let name = way.name();
                    label class="choice" {
                        input type="radio" name="way" id={ "way-" (name) } value=(name)
                            checked[form.way == way];
                        span {
                            strong { (reader.text(&format!("site-way-{name}"))) }
                            small { (reader.text(&format!("site-way-{name}-help"))) }
                        }
                    }
                }
            }
        }
    }
}

fn level(reader: &Reader, entry: &Entry, form: &Form) -> Markup {
    let levels = entry.player.levels();
    html! {
        @if levels > 1 {
            fieldset class="for-computer" {
                legend { (reader.text("site-open-level")) }
                div class="levels" {
                    @for level in 1..=levels {
                        label class="choice" {
                            input type="radio" name="level" value=(level)
                                checked[form.level == level];
                            (level)
                        }
                    }
                }
                small {
                    (reader.fill("site-open-level-help", &[("levels", i32::from(levels).into())]))
                }
            }
        }
    }
}

/// The seats by what they play, as far as that is known before the game.
fn seats(reader: &Reader, entry: &Entry, form: &Form) -> Markup {
    let sides = entry
        .game
        .start(&OptionValues::new())
        .map_or_else(|_| Vec::new(), |start| start.view().sides);
    let name = |seat: usize, side: &Option<String>| match side {
        Some(side) => names::side(reader, entry.id(), side),
        None => names::number(reader, tablier_game::Seat(seat as u8)),
    };
    html! {
        fieldset class="for-side" {
            legend { (reader.text("site-open-side")) }
            div class="choices" {
                @for (seat, side) in sides.iter().enumerate() {
                    label class="choice" {
                        input type="radio" name="seat" value=(seat)
                            checked[form.seat.map(usize::from) == Some(seat)];
                        @if let Some(side) = side {
                            span class={ "chip side-" (side) } aria-hidden="true" {}
                        }
                        (name(seat, side))
                    }
                }
                label class="choice" {
                    input type="radio" name="seat" value="any" checked[form.seat.is_none()];
                    (reader.text("site-open-side-any"))
                }
            }
            @if let Some(first) = sides.first() {
                small {
                    (reader.fill("site-open-side-help", &[("side", name(0, first).into())]))
                }
            }
        }
    }
}

fn options(reader: &Reader, entry: &Entry, form: &Form) -> Markup {
    let options = entry.game.spec().options;
    html! {
        @if !options.is_empty() {
            fieldset data-island="options" data-url={ "/api/games/" (entry.id()) "/options" } {
                legend { (reader.text("site-open-options")) }
                div class="more" {
                    @for option in options {
                        (option_field(reader, entry.id(), option, form))
                    }
                }
            }
        }
    }
}

/// An option: each value with a sentence that says what it means.
fn option_field(reader: &Reader, game: &str, option: &OptionSpec, form: &Form) -> Markup {
    let key = option.key;
    let chosen = form.options.get(key).map_or(option.default, String::as_str);
    let id = |value: &str| format!("{game}-option-{key}-{value}");
    html! {
        fieldset class="option" {
            legend { (reader.text(&format!("{game}-option-{key}"))) }
            div class="choices" {
                @for value in option.values {
                    label class="choice" {
                        input type="radio" name={ "option-" (key) } value=(value)
                            checked[*value == chosen];
                        span {
                            (reader.text(&id(value)))
                            small { (reader.text(&format!("{}-help", id(value)))) }
                        }
                    }
                }
            }
        }
    }
}

fn clocks(reader: &Reader, form: &Form) -> Markup {
    html! {
        div class="field" {
            label for="clock" { (reader.text("site-open-clock")) }
            select id="clock" name="clock" aria-describedby="clock-help" {
                @for (name, clock) in CLOCKS {
                    option value=(name) selected[form.clock == name] {
                        (names::clock(reader, clock))
                    }
                }
            }
            small id="clock-help" { (reader.text("site-open-clock-help")) }
        }
    }
}

/// The game in a few lines, beside the form.
fn about(reader: &Reader, entry: &Entry) -> Markup {
    let card = card(entry);
    let conditions = entry
        .game
        .conditions(&OptionValues::new())
        .unwrap_or_default();
    html! {
        aside class="about" aria-label=(reader.text("site-open-about")) {
            (pictures::icon(entry.id()))
            div {
                h2 { (reader.text("site-open-goal")) }
                @for condition in &conditions {
                    p { (reader.say(condition)) }
                }
            }
            dl {
                dt { (reader.text("site-open-players")) }
                dd { (names::players(reader, card)) }
                dt { (reader.text("site-open-minutes")) }
                dd { (reader.fill("site-minutes", &[("minutes", i32::from(card.minutes).into())])) }
                dt { (reader.text("site-open-complexity")) }
                dd { (reader.fill("site-complexity", &[("level", i32::from(card.complexity).into())])) }
            }
        }
    }
}
