//! `cargo xtask serve`: from a fresh clone to a site in the browser.

use std::os::unix::process::CommandExt;
use std::process::Command;

use anyhow::{Context, Error, Result};

use crate::package::{self, Package};
use crate::repo::Repo;
use crate::{binary, web};

/// Builds what is missing, then becomes the server. It returns only if that fails.
pub(crate) fn serve(repo: &Repo, arguments: &[String]) -> Error {
    match prepare(repo) {
        Ok(program) => {
            let mut server = Command::new(&program);
            server.current_dir(repo.root()).arg("serve").args(arguments);
            let error = server.exec();
            Error::new(error).context(format!("cannot start {}", program.display()))
        }
        Err(error) => error,
    }
}

fn prepare(repo: &Repo) -> Result<std::path::PathBuf> {
    match package::ensure(&[Package::Node]) {
        Ok(()) => web::build_if_stale(repo).context("cannot build the browser side")?,
        // The server has every page without the browser's files and says what is missing.
        Err(error) => eprintln!("xtask: serving without scripts and boards: {error:#}"),
    }
    binary::build(repo)
}
