//! Where things are: the clone and cargo's target folder.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The two folders that everything else is found from. Both are absolute.
#[derive(Debug, Clone)]
pub(crate) struct Repo {
    root: PathBuf,
    target: PathBuf,
}

impl Repo {
    /// Finds the clone from where cargo runs this program, and the target folder from where the
    /// program itself lies, which holds for `CARGO_TARGET_DIR` and for a configured folder too.
    pub(crate) fn find() -> Result<Self> {
        let manifest = std::env::var_os("CARGO_MANIFEST_DIR")
            .context("CARGO_MANIFEST_DIR is not set: run this program as `cargo xtask`")?;
        let root = Path::new(&manifest)
            .parent()
            .context("the folder of xtask has no parent")?
            .to_path_buf();
        let program = std::env::current_exe().context("cannot tell where xtask itself lies")?;
        let target = program
            .ancestors()
            .nth(2)
            .context("xtask does not lie in a target folder of cargo")?
            .to_path_buf();
        Ok(Self { root, target })
    }

    /// Another folder that has the files of a clone, built into the given target folder.
    pub(crate) fn at(root: &Path, target: &Path) -> Self {
        Self {
            root: root.to_path_buf(),
            target: target.to_path_buf(),
        }
    }

    /// The clone.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Cargo's target folder.
    pub(crate) fn target(&self) -> &Path {
        &self.target
    }

    /// The browser side.
    pub(crate) fn web(&self) -> PathBuf {
        self.root.join("web")
    }
}
