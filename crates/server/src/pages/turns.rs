//! The list of turns for readers without script: each is a link to the position after it.

use super::{Reader, pictures};
use crate::i18n;
use maud::{Markup, html};
use tablier_game::{ChangeView, PlayedView};
use tablier_protocol::TableState;

/// The list of turns, each a link to the position after it.
pub(super) fn turns(
    reader: &Reader,
    state: &TableState,
    played: &[PlayedView],
    at: usize,
) -> Markup {
    let link = |at: usize| format!("/table/{}?coup={at}", state.table);
    html! {
        section class="moves" aria-label=(reader.text("site-moves")) {
            @if played.is_empty() {
                p class="no-moves" { (reader.text("site-moves-none")) }
            } @else {
                ol {
                    @for (index, entry) in played.iter().enumerate() {
                        // A roll stands with the turn that answers it.
                        @let is_answered = entry.seat.is_none() && index + 1 < played.len();
                        @let roll = index.checked_sub(1).map(|before| &played[before]);
                        @if !is_answered {
                            li {
                                a class="button move" href=(link(index + 1))
                                    aria-current=[(index + 1 == at).then_some("true")]
                                {
                                    span class="number" { (entry.ply + 1) }
                                    @if let Some(seat) = entry.seat {
                                        @let held = state.view.sides.get(seat.index()).cloned().flatten();
                                        (pictures::chip(entry.changes.first().map(side_of).or(held.as_deref())))
                                    }
                                    @if let Some(roll) = roll.filter(|roll| roll.seat.is_none()) {
                                        small { (roll.text) }
                                    }
                                    (turn_text(reader, &state.view.game, entry))
                                }
                            }
                        }
                    }
                }
            }
            div class="stepper" {
                fieldset class="joined plain" {
                    legend class="only-heard" { (reader.text("site-step")) }
                    (step(reader, "first", &link(0), "|◂"))
                    (step(reader, "back", &link(at.saturating_sub(1)), "◂"))
                    (step(reader, "forward", &link((at + 1).min(played.len())), "▸"))
                    (step(reader, "last", &link(played.len()), "▸|"))
                }
            }
        }
    }
}

/// A turn in its own notation; a choice (a colour, a pass) in words.
fn turn_text(reader: &Reader, game: &str, entry: &PlayedView) -> String {
    let choice = format!("{game}-choice-{}", entry.text);
    if entry.changes.is_empty() && i18n::has(reader.language, &choice) {
        reader.text(&choice)
    } else {
        entry.text.clone()
    }
}

/// The side that a change is of.
fn side_of(change: &ChangeView) -> &str {
    match change {
        ChangeView::Put { side, .. }
        | ChangeView::Take { side, .. }
        | ChangeView::Move { side, .. } => side,
    }
}

fn step(reader: &Reader, name: &str, to: &str, sign: &str) -> Markup {
    let label = reader.text(&format!("site-step-{name}"));
    html! { a class="button" href=(to) aria-label=(label) { (sign) } }
}
