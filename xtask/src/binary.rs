//! Building the `tablier` binary, and the exporter that lies beside it.

use std::path::PathBuf;

use anyhow::Result;

use crate::command::{cargo, run};
use crate::repo::Repo;

/// Always the whole workspace, and always with an example among the targets: cargo then picks
/// the same features for every dependency as it does for the tests, so that serving, testing
/// and exporting build the hundreds of dependencies once and not once each.
const SHARED: [&str; 4] = ["build", "--workspace", "--example", "export"];

/// Builds the binary and returns where it is.
pub(crate) fn build(repo: &Repo) -> Result<PathBuf> {
    run(cargo(repo).args(SHARED).args(["--bin", "tablier"]))?;
    let name = format!("tablier{}", std::env::consts::EXE_SUFFIX);
    Ok(repo.target().join("debug").join(name))
}

/// Builds the exporter of wire types and returns where it is.
pub(crate) fn build_exporter(repo: &Repo) -> Result<PathBuf> {
    run(cargo(repo).args(SHARED))?;
    let name = format!("export{}", std::env::consts::EXE_SUFFIX);
    Ok(repo.target().join("debug/examples").join(name))
}
