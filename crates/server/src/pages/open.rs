//! The page on which a table of a game is opened. Everything on it derives from the catalog.

use super::cards::card;
use super::frame::{Page, framed};
use super::open_form::{CLOCKS, Form};
use super::open_seats::{self, Seats};
use super::open_way::Way;
use super::{Reader, names, pictures};
use crate::i18n::Language;
use crate::{App, AppError, Visitor};
use axum::Form as Fields;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use std::collections::BTreeSet;
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
    let form = Form::read(entry, fields)?;
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
            app.remember(&visitor, &name, Some(reader.language)).await?;
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
    let seats = Seats::of(entry, form);
    let all = entry.game.spec().options;
    let has_options = !all.is_empty();
    let (how_many, rules): (Vec<&OptionSpec>, Vec<&OptionSpec>) =
        all.iter().partition(|option| decides_seats(entry, option));
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
            form method="post" data-island=[has_options.then_some("options")]
                data-url={ "/api/games/" (entry.id()) "/options" } data-game=(entry.id())
            {
                @for option in how_many {
                    fieldset { (option_field(reader, entry.id(), option, form)) }
                }
                (ways(reader, entry, form, &seats))
                (open_seats::each(reader, entry, form, &seats))
                (level(reader, entry, form))
                (open_seats::own(reader, entry, form, &seats))
                (options(reader, entry, &rules, form))
                (clocks(reader, form))
                div class="field for-link" {
                    label for="name" { (reader.text("site-open-name")) }
                    input id="name" name="name" type="text" maxlength="40" autocomplete="nickname"
                        aria-describedby="name-help" value=(form.name);
                    small id="name-help" { (reader.text("site-open-name-help")) }
                }
                button class="main" type="submit" { (reader.text("site-open-submit")) }
            }
            (about(reader, entry, form))
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

fn ways(reader: &Reader, entry: &Entry, form: &Form, seats: &Seats) -> Markup {
    let most = card(entry).players.1;
    html! {
        fieldset {
            legend { (reader.text("site-open-way")) }
            div class="ways" {
                @for way in Way::ALL.into_iter().filter(|way| way.least_seats() <= most) {
                    @let name = way.name();
                    label class="choice" data-least=(way.least_seats())
                        data-surplus[seats.lack(way.least_seats())]
                    {
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

/// Whether the number of seats follows from an option. Such a one is asked first, since who plays depends on it.
fn decides_seats(entry: &Entry, option: &OptionSpec) -> bool {
    let counts = option.values.iter().filter_map(|value| {
        let options = OptionValues::from([(option.key.to_owned(), (*value).to_owned())]);
        entry
            .game
            .seating(&options)
            .ok()
            .map(|seating| seating.seats)
    });
    counts.collect::<BTreeSet<u8>>().len() > 1
}

fn options(reader: &Reader, entry: &Entry, options: &[&OptionSpec], form: &Form) -> Markup {
    html! {
        @if !options.is_empty() {
            fieldset {
                legend { (reader.text("site-open-options")) }
                div class="more" {
                    @for option in options {
                        fieldset class="option" { (option_field(reader, entry.id(), option, form)) }
                    }
                }
            }
        }
    }
}

/// What stands in the group of an option: each value with a sentence that says what it means.
fn option_field(reader: &Reader, game: &str, option: &OptionSpec, form: &Form) -> Markup {
    let key = option.key;
    let chosen = form.options.get(key).map_or(option.default, String::as_str);
    let id = |value: &str| format!("{game}-option-{key}-{value}");
    html! {
        legend { (reader.text(&format!("{game}-option-{key}"))) }
        div class="choices values" {
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

/// The game in a few lines, beside the form. The script keeps how it is won in step with the options.
fn about(reader: &Reader, entry: &Entry, form: &Form) -> Markup {
    let card = card(entry);
    let conditions = entry
        .game
        .conditions(&form.options)
        .or_else(|_| entry.game.conditions(&OptionValues::new()))
        .unwrap_or_default();
    html! {
        aside class="about" aria-label=(reader.text("site-open-about")) {
            (pictures::icon(entry.id()))
            div {
                h2 { (reader.text("site-open-goal")) }
                div data-conditions=(serde_json::to_string(&conditions).unwrap_or_default()) {
                    @for condition in &conditions {
                        p { (reader.say(condition)) }
                    }
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
