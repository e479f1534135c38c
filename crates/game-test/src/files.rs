//! Folders of test data.

use std::path::{Path, PathBuf};

/// The files of `folder` with this extension, by name, each with its text.
///
/// # Panics
/// If the folder cannot be read or holds no such file: a check of nothing would pass unnoticed.
pub(crate) fn read_all(folder: &Path, extension: &str) -> Vec<(PathBuf, String)> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| {
            entry
                .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
                .path()
        })
        .filter(|path| path.extension().is_some_and(|end| end == extension))
        .collect();
    assert!(
        !paths.is_empty(),
        "{} holds no *.{extension} file",
        folder.display()
    );
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let text = std::fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (path, text)
        })
        .collect()
}
