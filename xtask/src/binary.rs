//! Building the `tablier` binary.

use std::path::PathBuf;

use anyhow::Result;

use crate::command::{cargo, run};
use crate::repo::Repo;

/// Builds the binary and the exporter of wire types, and returns where the binary is.
///
/// Always the whole workspace, and always with an example among the targets: cargo then picks
/// the same features for every dependency as it does for the tests, so that serving, testing
/// and exporting build the four hundred dependencies once and not once each.
pub(crate) fn build(repo: &Repo) -> Result<PathBuf> {
    run(cargo(repo).args([
        "build",
        "--workspace",
        "--bin",
        "tablier",
        "--example",
        "export",
    ]))?;
    Ok(path(repo))
}

/// Where cargo puts the binary.
pub(crate) fn path(repo: &Repo) -> PathBuf {
    let name = format!("tablier{}", std::env::consts::EXE_SUFFIX);
    repo.target().join("debug").join(name)
}

/// Where cargo puts the exporter of wire types.
pub(crate) fn exporter(repo: &Repo) -> PathBuf {
    let name = format!("export{}", std::env::consts::EXE_SUFFIX);
    repo.target().join("debug/examples").join(name)
}
