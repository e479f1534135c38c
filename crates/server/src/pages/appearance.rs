//! The choice of a theme without script: a form at the foot of every page.

use super::Theme;
use super::reader::THEME_COOKIE;
use crate::{App, AppError};
use axum::Form;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect};
use serde::Deserialize;

/// How long a choice is kept.
const YEAR_S: u32 = 365 * 24 * 3600;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Choice {
    theme: String,
    #[serde(default)]
    to: String,
}

/// The choice of no theme: the browser's own wish.
pub(super) const NO_THEME: &str = "system";

/// Keeps the theme, or goes back to the browser's own wish, and leads back.
pub(super) async fn choose(
    State(app): State<App>,
    Form(choice): Form<Choice>,
) -> Result<impl IntoResponse, AppError> {
    let cookie = match Theme::find(&choice.theme) {
        Some(theme) => chosen(&app, THEME_COOKIE, theme.name(), YEAR_S),
        None if choice.theme == NO_THEME => chosen(&app, THEME_COOKIE, "", 0),
        None => return Err(AppError::field("theme")),
    };
    Ok(([(SET_COOKIE, cookie)], Redirect::to(local(&choice.to))))
}

/// A cookie that keeps a choice, not readable across sites. Scripts read and write the theme themselves.
pub(super) fn chosen(app: &App, name: &str, value: &str, max_age_s: u32) -> String {
    let secure = if app.public_url().starts_with("https:") {
        "; Secure"
    } else {
        ""
    };
    format!("{name}={value}; Path=/; Max-Age={max_age_s}; SameSite=Lax{secure}")
}

/// How long a choice is kept, for the other choices.
pub(super) const fn kept_s() -> u32 {
    YEAR_S
}

/// The address to lead back to if it is one of this site, else the home page.
pub(super) fn local(to: &str) -> &str {
    let is_path = to.starts_with('/') && !to.starts_with("//");
    let is_plain = to
        .bytes()
        .all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if is_path && is_plain { to } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::local;

    #[test]
    fn the_way_back_stays_on_this_site() {
        assert_eq!(local("/table/a?coup=3"), "/table/a?coup=3");
        for to in [
            "",
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "/a\nSet-Cookie: b",
            "/a b",
        ] {
            assert_eq!(local(to), "/", "{to}");
        }
    }
}
