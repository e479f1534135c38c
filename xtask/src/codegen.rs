//! TypeScript types of the wire, written by the protocol crate into web/src/generated.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::run;
use crate::repo::Repo;
use crate::{binary, files};

/// Text of each file by its path inside the folder.
type Folder = BTreeMap<PathBuf, Vec<u8>>;

/// Fails if the committed files are not what the protocol crate writes.
pub(crate) fn check(repo: &Repo) -> Result<()> {
    let fresh = export(repo)?;
    let committed = read(&committed_folder(repo))?;
    let differing = differences(&committed, &fresh);
    if differing.is_empty() {
        return Ok(());
    }
    bail!(
        "web/src/generated differs from the wire types in {}: run `cargo xtask codegen` and commit",
        differing.join(", ")
    )
}

/// Brings the committed files up to date; a file that is right keeps its age.
pub(crate) fn write(repo: &Repo) -> Result<()> {
    let fresh = export(repo)?;
    let folder = committed_folder(repo);
    let committed = read(&folder)?;
    for (name, text) in &fresh {
        if committed.get(name) != Some(text) {
            let path = folder.join(name);
            put(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
            println!("wrote web/src/generated/{}", name.display());
        }
    }
    for name in committed.keys().filter(|name| !fresh.contains_key(*name)) {
        let path = folder.join(name);
        fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        println!("removed web/src/generated/{}", name.display());
    }
    Ok(())
}

fn committed_folder(repo: &Repo) -> PathBuf {
    repo.web().join("src/generated")
}

fn export(repo: &Repo) -> Result<Folder> {
    let exporter = binary::build_exporter(repo)?;
    let folder = repo.target().join("xtask/generated");
    if folder.exists() {
        fs::remove_dir_all(&folder)
            .with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    run(Command::new(exporter).arg(&folder).current_dir(repo.root()))?;
    let fresh = read(&folder)?;
    if fresh.is_empty() {
        bail!(
            "the exporter of wire types wrote nothing into {}",
            folder.display()
        );
    }
    Ok(fresh)
}

fn read(folder: &Path) -> Result<Folder> {
    let mut contents = Folder::new();
    for path in files::below(folder)? {
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let name = path.strip_prefix(folder).unwrap_or(&path).to_path_buf();
        contents.insert(name, bytes);
    }
    Ok(contents)
}

fn put(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(path, bytes)
}

fn differences(committed: &Folder, fresh: &Folder) -> Vec<String> {
    let mut names: Vec<&PathBuf> = committed.keys().chain(fresh.keys()).collect();
    names.sort();
    names.dedup();
    names
        .into_iter()
        .filter(|name| committed.get(*name) != fresh.get(*name))
        .map(|name| name.display().to_string())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(entries: &[(&str, &str)]) -> Folder {
        entries
            .iter()
            .map(|(name, text)| (PathBuf::from(name), text.as_bytes().to_vec()))
            .collect()
    }

    #[test]
    fn changed_added_and_removed_files_differ() {
        let committed = folder(&[("a.ts", "1"), ("b.ts", "2"), ("old.ts", "3")]);
        let fresh = folder(&[("a.ts", "1"), ("b.ts", "changed"), ("new.ts", "4")]);
        assert_eq!(
            differences(&committed, &fresh),
            ["b.ts", "new.ts", "old.ts"]
        );
        assert!(differences(&fresh, &fresh).is_empty());
    }
}
