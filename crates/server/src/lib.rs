//! The web site: pages, sockets, store, jobs.
//!
//! The server knows tables, visitors and messages of the wire; it knows no game by name and no
//! rule. A game comes from the catalog, the rules of a table from `tablier-table`, and what
//! happened at a table from its log in the store.

pub mod assets;
pub mod i18n;
pub mod limits;
pub mod pages;

mod api;
mod app;
mod bus;
mod config;
mod connections;
mod error;
mod health;
mod http;
mod hub;
mod ids;
mod jobs;
mod logs;
mod routes;
mod serve;
pub mod store;
mod tables;
mod time;
mod visitor;
mod ws;

pub use app::App;
pub use config::Config;
pub use error::AppError;
pub use http::{BadCidr, BadUrl};
pub use ids::{DeviceSecret, JoinSecret, TableId, VisitorId};
pub use routes::router;
pub use serve::{ServeError, Server, serve};
pub use tables::{
    DeviceInvitation, Devices, Invitation, NewTable, SeatSetup, SeatSummary, TableSummary, Tables,
    logged_id,
};
pub use visitor::Visitor;
