//! The few drawings that pages hold themselves. Those of games are files of their folders.

use crate::assets;
use maud::{Markup, html};

/// The mark of a side, or of one that is not chosen yet; it is always named in words beside it.
pub(super) fn chip(side: Option<&str>) -> Markup {
    html! { span class={ "chip side-" (side.unwrap_or("none")) } aria-hidden="true" {} }
}

/// The mark beside the site's name: two stones on crossing lines.
pub(super) fn mark() -> Markup {
    html! {
        svg viewBox="0 0 32 32" aria-hidden="true" {
            path class="grid" d="M3 11h26M3 21h26M11 3v26M21 3v26" {}
            circle class="one" cx="11" cy="11" r="5.8" {}
            circle class="two" cx="21" cy="21" r="5.8" {}
        }
    }
}

/// The icon of a game, drawn in the colours of the theme; nothing where it was not built.
pub(super) fn icon(game: &str) -> Markup {
    let built = assets::entry(&format!("../games/{game}/web/icon.svg"));
    html! {
        @if let Some(icon) = built {
            svg class="game-icon" viewBox="0 0 88 76" aria-hidden="true" {
                use href={ (icon.file) "#icon" } {}
            }
        }
    }
}

/// A corner of a board with a few stones, on the home page.
pub(super) fn corner() -> Markup {
    let stones = [
        (3, 1, "black"),
        (2, 2, "white"),
        (3, 2, "black"),
        (4, 2, "white"),
        (1, 3, "white"),
        (2, 3, "black"),
        (3, 3, "white"),
        (3, 4, "black"),
        (4, 4, "black"),
    ];
    let at = |index: i32| 30 + 48 * index;
    html! {
        svg viewBox="0 0 300 300" aria-hidden="true" {
            rect class="corner-wood" width="300" height="300" rx="22" {}
            @for index in 0..6 {
                path class="corner-line" d={ "M30 " (at(index)) "H270M" (at(index)) " 30V270" } {}
            }
            @for (x, y, side) in stones {
                g class={ "piece side-" (side) } {
                    circle class="corner-shadow" cx=(at(x) + 2) cy=(at(y) + 3) r="21" {}
                    circle class="body" cx=(at(x)) cy=(at(y)) r="21" {}
                    circle class="rim" cx=(at(x)) cy=(at(y)) r="20.4" stroke-width="1.2" {}
                }
            }
            circle class="corner-last" cx=(at(4)) cy=(at(4)) r="10" {}
        }
    }
}

/// A stone beside the point that it was meant for: the sign of pages that lead nowhere.
pub(super) fn astray() -> Markup {
    html! {
        svg class="sign" viewBox="0 0 120 90" aria-hidden="true" {
            path class="sign-line" d="M8 25h70M8 55h70M23 10v62M53 10v62" {}
            circle class="sign-point" cx="53" cy="55" r="12" {}
            circle class="sign-stone" cx="98" cy="74" r="12" {}
        }
    }
}
