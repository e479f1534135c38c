//! The page of an error.

use super::frame::unlisted;
use super::{Reader, pictures};
use crate::AppError;
use axum::http::StatusCode;
use maud::{Markup, html};

/// The page of an error, with the number of the request if it has one.
pub fn error_page(reader: &Reader, error: &AppError, request: Option<&str>) -> Markup {
    let status = error.status();
    let title = reader.text(title_of(status));
    let can_retry = status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS;
    let main = html! {
        main id="main" class="state" tabindex="-1" {
            (pictures::astray())
            h1 { (title) }
            p { (reader.say(&error.message())) }
            div class="buttons" {
                @if can_retry {
                    a class="button main" href=(reader.here) { (reader.text("site-error-retry")) }
                }
                a class={ "button" @if !can_retry { " main" } } href="/" {
                    (reader.text("site-error-home"))
                }
            }
            @if let Some(id) = request {
                p class="request" { (reader.fill("site-error-request", &[("id", id.to_owned().into())])) }
            }
        }
    };
    unlisted(reader, &title, main)
}

/// The id of the title for a status.
fn title_of(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => "site-error-404-title",
        StatusCode::TOO_MANY_REQUESTS => "site-error-429-title",
        StatusCode::SERVICE_UNAVAILABLE => "site-error-503-title",
        status if status.is_server_error() => "site-error-500-title",
        _ => "site-error-title",
    }
}
