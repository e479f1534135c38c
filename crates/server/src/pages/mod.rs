//! The pages: HTML made on the server, readable without script.
//!
//! A page knows tables by their summaries and states, games by the catalog, and no game by name. The
//! script in `web/` takes a table's page over where there is one; without it the position is a table of
//! HTML and the list of turns is links.

mod appearance;
mod cards;
mod device;
mod error;
mod frame;
mod hand;
mod home;
mod join;
mod language;
mod link_code;
mod mine;
mod names;
mod open;
mod open_form;
mod open_seats;
mod open_way;
mod pictures;
mod plain_board;
mod positions;
mod reader;
mod sheet;
mod table;
mod theme;
mod turns;

pub use error::error_page;
pub use hand::Hand;
pub use reader::Reader;
pub(crate) use reader::way_back;
pub use theme::Theme;

use crate::App;
use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::CACHE_CONTROL;
use axum::routing::{get, post};
use tower_http::set_header::SetResponseHeaderLayer;

/// The addresses of the pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home::show))
        .route("/jouer/{page}", get(open::show).post(open::open))
        .route("/en/play/{page}", get(open::show).post(open::open))
        .route("/table/{id}", get(table::show))
        .route("/table/{id}/positions", get(positions::list))
        .route("/table/{id}/appareil", get(device::show).post(device::act))
        .route(
            "/table/{id}/appareil/{secret}",
            get(device::invited).post(device::join),
        )
        .route("/moi", get(mine::show))
        .route("/moi/donnees", get(mine::export))
        .route("/moi/effacer", post(mine::forget))
        .route("/rejoindre/{secret}", get(join::show).post(join::join))
        .route("/apparence", post(appearance::choose))
        .route("/langue/{language}", get(language::choose))
        // Pages are the reader's own: language, theme, seats. They are asked for anew each time.
        .layer(SetResponseHeaderLayer::if_not_present(
            CACHE_CONTROL,
            HeaderValue::from_static("private, no-cache"),
        ))
}
