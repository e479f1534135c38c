//! Walking folders: all files below one, and the newest change in it.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result};

/// Folders that hold nothing written by hand.
const SKIPPED: [&str; 4] = ["node_modules", "target", "dist", "test-results"];

/// All files below a folder, sorted; none if the folder does not exist.
pub(crate) fn below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    visit(folder, &mut |path, is_folder| {
        if !is_folder {
            found.push(path.to_path_buf());
        }
    })?;
    found.sort();
    Ok(found)
}

/// When something below these paths last changed. Folders count too, because a file that was
/// removed leaves its mark only there. `None` if none of them exists.
pub(crate) fn newest_change(paths: &[PathBuf]) -> Result<Option<SystemTime>> {
    let mut newest = None;
    for path in paths {
        newest = newest.max(changed(path)?);
        let mut problem = None;
        visit(path, &mut |inner, _| match changed(inner) {
            Ok(time) => newest = newest.max(time),
            Err(error) => problem = Some(error),
        })?;
        if let Some(error) = problem {
            return Err(error);
        }
    }
    Ok(newest)
}

/// When this one file or folder last changed, `None` if it does not exist.
pub(crate) fn changed(path: &Path) -> Result<Option<SystemTime>> {
    match fs::metadata(path).and_then(|metadata| metadata.modified()) {
        Ok(time) => Ok(Some(time)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// The immediate subfolders of a folder, sorted; none if it does not exist.
pub(crate) fn folders_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut folders: Vec<PathBuf> = entries(folder)?
        .into_iter()
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    Ok(folders)
}

fn visit(folder: &Path, seen: &mut dyn FnMut(&Path, bool)) -> Result<()> {
    for path in entries(folder)? {
        let is_folder = path.is_dir();
        if is_folder
            && path
                .file_name()
                .is_some_and(|name| SKIPPED.iter().any(|skipped| name == *skipped))
        {
            continue;
        }
        seen(&path, is_folder);
        if is_folder {
            visit(&path, seen)?;
        }
    }
    Ok(())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let listing = match fs::read_dir(folder) {
        Ok(listing) => listing,
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            return Ok(Vec::new());
        }
        Err(error) => {
            return Err(error).with_context(|| format!("cannot list {}", folder.display()));
        }
    };
    listing
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .with_context(|| format!("cannot list {}", folder.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_below_and_built_ones_are_not() {
        let folder = tempfile::tempdir().unwrap();
        for path in ["a/b.txt", "c.txt", "node_modules/d.txt"] {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        let found = below(folder.path()).unwrap();
        let names: Vec<_> = found
            .iter()
            .map(|path| path.strip_prefix(folder.path()).unwrap())
            .collect();
        assert_eq!(names, [Path::new("a/b.txt"), Path::new("c.txt")]);
    }

    #[test]
    fn what_does_not_exist_never_changed() {
        let folder = tempfile::tempdir().unwrap();
        let nowhere = folder.path().join("nowhere");
        assert!(below(&nowhere).unwrap().is_empty());
        assert_eq!(newest_change(&[nowhere]).unwrap(), None);
        assert!(
            newest_change(&[folder.path().to_path_buf()])
                .unwrap()
                .is_some()
        );
    }
}
