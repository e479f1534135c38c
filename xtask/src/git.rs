//! What git knows of the clone.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::repo::Repo;

/// The files that are tracked, by path from the root.
pub(crate) fn tracked_files(repo: &Repo) -> Result<Vec<String>> {
    list(repo, &["--cached"])
}

/// The files that are tracked or could be: all but the ignored ones.
pub(crate) fn own_files(repo: &Repo) -> Result<Vec<String>> {
    list(repo, &["--cached", "--others", "--exclude-standard"])
}

fn list(repo: &Repo, which: &[&str]) -> Result<Vec<String>> {
    let output = Command::new("git")
        .args(["ls-files", "-z"])
        .args(which)
        .current_dir(repo.root())
        .output()
        .context("cannot run git")?;
    if !output.status.success() {
        bail!(
            "`git ls-files` failed: {}",
            String::from_utf8_lossy(&output.stderr).trim()
        );
    }
    let text = String::from_utf8(output.stdout).context("a file's name is not UTF-8")?;
    Ok(text.split_terminator('\0').map(str::to_owned).collect())
}
