//! The site from outside: over HTTP and sockets, in this process and as the real binary.

#![allow(unreachable_pub, clippy::unwrap_used)]

mod support;

mod child;
mod computer;
mod durable;
mod hostile;
mod kill;
mod nodes;
mod people;
mod restart;
mod security;
mod socket;
mod strict;
