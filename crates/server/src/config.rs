//! What a host can set.

use std::net::SocketAddr;

/// What a host can set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The address to listen on; port 0 takes a free one.
    pub listen: SocketAddr,
    /// The address under which people reach the site, for links and the cookie; `None`: the one listened on.
    pub public_url: Option<String>,
    /// Networks (CIDR) of proxies whose word on who is behind them is taken.
    pub trusted_proxy: Vec<String>,
    /// `sqlite://FILE` or `postgres://…`.
    pub database: String,
}
