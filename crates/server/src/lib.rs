//! The web site: pages, sockets, store, jobs.
