//! Whether a game can be added as we say: in a copy of the clone a new game is written, nothing else
//! changes but the lines of the catalog, and the game passes its tests and is played in the browser.
//!
//! The copy keeps the ages of its files and builds into the same target folder, so that only what knows
//! the new game is built.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::catalog_lines::{CRATES, LIST};
use crate::command::{cargo, run};
use crate::game_name::GameName;
use crate::package::chromium;
use crate::repo::Repo;
use crate::{binary, codegen, files, git, new_game, rules, web};

/// The game that is written.
const NAME: &str = "trois";

/// Files that change by lines that are added, and how many; `None` for what cargo writes itself.
const ADDED_TO: [(&str, Option<usize>); 4] = [
    (LIST, Some(1)),
    (CRATES, Some(2)),
    ("Cargo.lock", None),
    ("fuzz/Cargo.lock", None),
];

/// Text of each file by its path inside the folder.
type Tree = BTreeMap<PathBuf, Vec<u8>>;

/// Fails with the first thing that does not hold.
pub(crate) fn check(repo: &Repo) -> Result<()> {
    web::install(repo)?;
    let name: GameName = NAME.parse()?;
    let copy = copy(repo)?;
    let before = tree(copy.root())?;
    new_game::create(&copy, &name)?;
    codegen::write(&copy)?;
    let surprises = surprises(&before, &tree(copy.root())?, &name);
    if !surprises.is_empty() {
        bail!(
            "a new game changed more than its folder and the catalog's lines:\n  {}",
            surprises.join("\n  ")
        );
    }
    check_rust(&copy, &name)?;
    check_web(&copy)?;
    check_command_line(&copy)?;
    play(&copy, &name)
}

fn check_rust(copy: &Repo, name: &GameName) -> Result<()> {
    let crates = [format!("{name}-rules"), format!("{name}-engine")];
    let packages = crates.iter().flat_map(|name| ["--package", name]);
    let mut format = cargo(copy);
    let mut tests = cargo(copy);
    let mut lints = cargo(copy);
    format.args(["fmt", "--check", "--package", "tablier-catalog"]);
    tests.arg("test");
    lints.args(["clippy", "--no-deps", "--all-targets"]);
    for command in [&mut format, &mut tests, &mut lints] {
        command.args(packages.clone());
    }
    rules::check(copy)?;
    run(&mut format)?;
    run(&mut tests)?;
    run(lints.args(["--", "-D", "warnings"]))
}

fn check_web(copy: &Repo) -> Result<()> {
    for script in ["check", "lint", "test"] {
        run(&mut web::script(copy, script))?;
    }
    web::build(copy)
}

/// The command line tells of every game of the catalog. With the whole workspace chosen, cargo builds the dependencies as
/// it does everywhere else. The binary is built here, after `web/dist`: one that was compiled while that folder was
/// missing does not find its files later.
fn check_command_line(copy: &Repo) -> Result<()> {
    run(cargo(copy).args(["test", "--workspace", "--test", "cli"]))
}

fn play(copy: &Repo, name: &GameName) -> Result<()> {
    let program = binary::build(copy)?;
    let mut command = web::script(copy, "test:browser");
    command
        .args(["--", "new-game.spec.ts"])
        .env("TABLIER_BIN", program)
        .env("TABLIER_GAME", name.to_string());
    if let Some(browser) = chromium() {
        command.env("TABLIER_CHROMIUM", browser);
    }
    run(&mut command)
}

/// Copies what is not ignored, with the ages of the files; the npm packages are shared.
fn copy(repo: &Repo) -> Result<Repo> {
    let root = repo.target().join("new-game-check");
    if root.exists() {
        fs::remove_dir_all(&root).with_context(|| format!("cannot remove {}", root.display()))?;
    }
    for name in git::own_files(repo)? {
        let from = repo.root().join(&name);
        // A file that was deleted but not yet committed is still listed.
        if from.is_file() {
            copy_file(&from, &root.join(&name))
                .with_context(|| format!("cannot copy {}", from.display()))?;
        }
    }
    // A repository of its own, or what looks at `.gitignore` would find the whole copy ignored.
    run(Command::new("git")
        .args(["init", "--quiet"])
        .current_dir(&root))?;
    let packages = root.join("web/node_modules");
    std::os::unix::fs::symlink(repo.web().join("node_modules"), &packages)
        .with_context(|| format!("cannot make {}", packages.display()))?;
    Ok(Repo::at(&root, repo.target()))
}

fn copy_file(from: &Path, to: &Path) -> std::io::Result<()> {
    if let Some(parent) = to.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::copy(from, to)?;
    let modified = fs::metadata(from)?.modified()?;
    File::options().write(true).open(to)?.set_modified(modified)
}

fn tree(folder: &Path) -> Result<Tree> {
    let mut tree = Tree::new();
    for path in files::below(folder)? {
        if path.starts_with(folder.join(".git")) {
            continue;
        }
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        tree.insert(path.strip_prefix(folder).unwrap_or(&path).into(), bytes);
    }
    Ok(tree)
}

/// Every change that a new game should not have made.
fn surprises(before: &Tree, after: &Tree, name: &GameName) -> Vec<String> {
    let folder = Path::new("games").join(name.to_string());
    let generated = Path::new("web/src/generated").join(format!("{name}.ts"));
    let mut paths: Vec<&PathBuf> = before.keys().chain(after.keys()).collect();
    paths.sort();
    paths.dedup();
    paths
        .into_iter()
        .filter_map(|path| match (before.get(path), after.get(path)) {
            (None, Some(_)) if path.starts_with(&folder) || *path == generated => None,
            (None, _) => Some(format!("{} is new", path.display())),
            (Some(_), None) => Some(format!("{} is gone", path.display())),
            (Some(old), Some(new)) if old == new => None,
            (Some(old), Some(new)) => {
                let expected = ADDED_TO.iter().find(|(file, _)| Path::new(file) == path);
                match (expected, added(old, new)) {
                    (Some((_, None)), Some(_)) => None,
                    (Some((_, count)), Some(found)) if *count == Some(found) => None,
                    (_, Some(found)) => Some(format!("{} has {found} more lines", path.display())),
                    (_, None) => Some(format!("{} has other lines", path.display())),
                }
            }
        })
        .collect()
}

/// How many lines were added, if that is all that happened.
fn added(old: &[u8], new: &[u8]) -> Option<usize> {
    let mut rest = old.split(|byte| *byte == b'\n').peekable();
    let mut added = 0;
    for line in new.split(|byte| *byte == b'\n') {
        if rest.next_if_eq(&line).is_none() {
            added += 1;
        }
    }
    rest.peek().is_none().then_some(added)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_were_added_are_counted() {
        assert_eq!(added(b"a\nb\n", b"a\nx\nb\ny\n"), Some(2));
        assert_eq!(added(b"a\nb\n", b"a\nb\n"), Some(0));
        assert_eq!(added(b"a\nb\n", b"a\nx\n"), None);
        assert_eq!(added(b"a\nb\n", b"b\na\n"), None);
    }

    #[test]
    fn only_what_a_game_may_change_is_no_surprise() {
        let tree = |files: &[(&str, &str)]| -> Tree {
            files
                .iter()
                .map(|(path, text)| (path.into(), text.as_bytes().to_vec()))
                .collect()
        };
        let before = tree(&[
            (LIST, "a\nz\n"),
            (CRATES, "a\n"),
            ("Cargo.lock", "a\n"),
            ("x", "1"),
        ]);
        let name = "trois".parse().unwrap();
        let good = tree(&[
            (LIST, "a\nb\nz\n"),
            (CRATES, "a\nb\nc\n"),
            ("Cargo.lock", "a\nb\nc\nd\n"),
            ("x", "1"),
            ("games/trois/game.toml", ""),
            ("web/src/generated/trois.ts", ""),
        ]);
        assert_eq!(surprises(&before, &good, &name), [""; 0]);
        let bad = tree(&[
            (LIST, "a\nb\nc\nz\n"),
            (CRATES, "b\nc\n"),
            ("Cargo.lock", "a\n"),
            ("games/troisieme/game.toml", ""),
        ]);
        assert_eq!(
            surprises(&before, &bad, &name),
            [
                "crates/catalog/Cargo.toml has other lines",
                "crates/catalog/src/games.rs has 2 more lines",
                "games/troisieme/game.toml is new",
                "x is gone",
            ]
        );
    }

    #[test]
    fn a_copied_file_keeps_its_age() {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("a"), folder.path().join("b/c"));
        fs::write(&from, "text").unwrap();
        let old = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
        File::options()
            .write(true)
            .open(&from)
            .unwrap()
            .set_modified(old)
            .unwrap();
        copy_file(&from, &to).unwrap();
        assert_eq!(files::changed(&to).unwrap(), Some(old));
        assert_eq!(fs::read(&to).unwrap(), b"text");
    }
}
