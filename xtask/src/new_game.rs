//! `cargo xtask new-game NAME`: a folder of `games/` that is a whole small game, to be made into
//! another one, and its lines in the catalog.
//!
//! The template is `xtask/templates/new-game`, a game whose name is replaced wherever it stands.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::catalog_lines::{CRATES, LIST, with_crates, with_entry};
use crate::command::{cargo, run};
use crate::game_name::GameName;
use crate::repo::Repo;
use crate::{codegen, files};

/// A manifest in the template must not be found by cargo, so it has this at its end.
const SUFFIX: &str = ".template";

/// Writes the game, and what is generated from the rules; then says what comes next.
pub(crate) fn new_game(repo: &Repo, name: &GameName) -> Result<()> {
    create(repo, name)?;
    codegen::write(repo)
        .with_context(|| format!("games/{name} is written, but `cargo xtask codegen` failed"))?;
    println!("{}", what_comes_next(name));
    Ok(())
}

fn what_comes_next(name: &GameName) -> String {
    let commands = [
        (
            "cargo xtask serve".to_owned(),
            format!("play it at http://127.0.0.1:8080/jouer/{name}"),
        ),
        (
            format!("cargo test -p {name}-rules"),
            "its rules".to_owned(),
        ),
        (
            format!("cargo test -p {name}-engine"),
            "its computer player and its guide".to_owned(),
        ),
        ("cargo xtask test".to_owned(), "everything".to_owned()),
    ];
    let width = commands.iter().map(|(command, _)| command.len()).max();
    let width = width.unwrap_or_default();
    let lines: Vec<String> = commands
        .iter()
        .map(|(command, what)| format!("  {command:width$}   {what}"))
        .collect();
    format!(
        "games/{name} is a whole game: three in a row on nine cells.\n\n{}\n\n\
         games/{name}/README.md says how to make it into yours, a part at a time.",
        lines.join("\n")
    )
}

/// Writes the folder of the game and its lines in the catalog. Everything that can be refused is
/// refused before the first file is written.
pub(crate) fn create(repo: &Repo, name: &GameName) -> Result<()> {
    let root = repo.root();
    refuse_existing(root, name)?;
    let written = template(repo, name)?;
    let list = with_entry(&read(&root.join(LIST))?, name)?;
    let crates = with_crates(&read(&root.join(CRATES))?, name)?;

    for (path, text) in &written {
        put(path, text)?;
    }
    put(&root.join(LIST), &list)?;
    put(&root.join(CRATES), &crates)?;
    format(root, &written)?;
    update_locks(repo)?;
    println!("wrote games/{name}, and its lines in {LIST} and {CRATES}");
    Ok(())
}

/// A longer or shorter name breaks lines elsewhere. Modules are found from their `lib.rs`.
fn format(root: &Path, written: &[(PathBuf, String)]) -> Result<()> {
    let is_root = |path: &&Path| {
        path.ends_with("src/lib.rs") || path.parent().is_some_and(|p| p.ends_with("tests"))
    };
    let sources = written
        .iter()
        .filter_map(|(path, _)| path.strip_prefix(root).ok())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .filter(is_root);
    run(Command::new("rustfmt")
        .args(["--edition", "2024", LIST])
        .args(sources)
        .current_dir(root))
}

fn refuse_existing(root: &Path, name: &GameName) -> Result<()> {
    let folder = root.join("games").join(name.to_string());
    if folder.exists() {
        bail!("games/{name} exists already");
    }
    for game in files::folders_in(&root.join("games"))? {
        let card = game.join("game.toml");
        if card.is_file() && read(&card)?.contains(&format!("= \"{name}\"")) {
            bail!("{} names a page `{name}` already", shown(root, &card));
        }
    }
    for file in [LIST, CRATES] {
        let text = read(&root.join(file))?;
        if text.contains(&format!("\"{name}\"")) || text.contains(&format!("games/{name}/")) {
            bail!("{file} has the game `{name}` already");
        }
    }
    Ok(())
}

/// The files of the game with their texts.
fn template(repo: &Repo, name: &GameName) -> Result<Vec<(PathBuf, String)>> {
    let template = repo.root().join("xtask/templates/new-game");
    let folder = repo.root().join("games").join(name.to_string());
    let mut written = Vec::new();
    for path in files::below(&template)? {
        let inner = path.strip_prefix(&template).unwrap_or(&path);
        let inner = filled(&inner.to_string_lossy(), name);
        let inner = inner.strip_suffix(SUFFIX).unwrap_or(&inner);
        written.push((folder.join(inner), filled(&read(&path)?, name)));
    }
    if written.is_empty() {
        bail!("{} is empty", shown(repo.root(), &template));
    }
    Ok(written)
}

/// A text of the template with the game's own name in all its forms.
fn filled(text: &str, name: &GameName) -> String {
    let series = name.series();
    [
        ("new-game", name.to_string()),
        ("new_game", name.snake()),
        ("NewGame", name.type_name()),
        ("New Game", name.title()),
        ("NEWGAME", series.clone()),
        ("newgame", series.to_ascii_lowercase()),
    ]
    .iter()
    .fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

/// The lock files name the crates of the workspace; nothing else in them changes.
fn update_locks(repo: &Repo) -> Result<()> {
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        if repo.root().join(manifest).is_file() {
            run(cargo(repo).args([
                "update",
                "--quiet",
                "--workspace",
                "--manifest-path",
                manifest,
            ]))?;
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn put(path: &Path, text: &str) -> Result<()> {
    let parent = path.parent().unwrap_or(path);
    fs::create_dir_all(parent)
        .and_then(|()| fs::write(path, text))
        .with_context(|| format!("cannot write {}", path.display()))
}

fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root)
        .unwrap_or(path)
        .display()
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> GameName {
        text.parse().unwrap()
    }

    #[test]
    fn every_form_of_the_name_is_filled_in() {
        let text = "new-game new_game_rules::NewGame # New Game NEWGAME-1 newgame_1_a";
        assert_eq!(
            filled(text, &name("go-9")),
            "go-9 go_9_rules::Go9 # Go 9 GO9-1 go9_1_a"
        );
    }

    /// A clone with one game and a template of two files.
    fn clone() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (path, text) in [
            ("games/one/game.toml", "fr = \"un\"\n"),
            (
                LIST,
                "pub static GAMES: &[Entry] = &[\n    entry!(\"one\"),\n];\n",
            ),
            (CRATES, "one-rules = { path = \"../../games/one/rules\" }\n"),
            (
                "xtask/templates/new-game/rules/Cargo.toml.template",
                "name = \"new-game-rules\"\n",
            ),
            (
                "xtask/templates/new-game/rules/tests/new-game.perft",
                "NewGame\n",
            ),
        ] {
            put(&folder.path().join(path), text).unwrap();
        }
        folder
    }

    #[test]
    fn the_template_is_filled_in_names_of_files_too() {
        let folder = clone();
        let repo = Repo::at(folder.path(), folder.path());
        let written = template(&repo, &name("two")).unwrap();
        let expected = [
            ("games/two/rules/Cargo.toml", "name = \"two-rules\"\n"),
            ("games/two/rules/tests/two.perft", "Two\n"),
        ]
        .map(|(path, text)| (folder.path().join(path), text.to_owned()));
        assert_eq!(written, expected);
    }

    /// A part that went missing would be missed by nobody until somebody looks for it.
    #[test]
    fn the_template_has_every_part_of_a_game() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .parent()
            .expect("xtask lies in the clone");
        let written = template(&Repo::at(root, root), &name("two")).unwrap();
        let paths: Vec<&Path> = written
            .iter()
            .filter_map(|(path, _)| path.strip_prefix(root.join("games/two")).ok())
            .collect();
        for part in [
            "README.md",
            "RULES.md",
            "game.toml",
            "rules/Cargo.toml",
            "rules/src/lib.rs",
            "rules/tests/conformance.rs",
            "rules/tests/perft/two.perft",
            "engine/Cargo.toml",
            "engine/src/lib.rs",
            "engine/tests/guide.rs",
            "texts/fr.ftl",
            "texts/en.ftl",
            "web/index.tsx",
            "web/icon.svg",
            "web/fr.ftl",
            "web/en.ftl",
            "guide/fr.md",
            "guide/en.md",
        ] {
            assert!(paths.contains(&Path::new(part)), "{part} is missing");
        }
    }

    #[test]
    fn the_commands_that_come_next_stand_in_columns() {
        let text = what_comes_next(&name("three-in-a-row"));
        let column = |what: &str| {
            text.lines()
                .find_map(|line| line.find(what))
                .unwrap_or_else(|| panic!("{what} is not in {text}"))
        };
        assert_eq!(column("play it"), column("its rules"));
        assert_eq!(column("play it"), column("everything"));
    }

    #[test]
    fn what_exists_is_refused_and_stays() {
        let folder = clone();
        let repo = Repo::at(folder.path(), folder.path());
        for (taken, why) in [
            ("one", "games/one exists"),
            ("un", "game.toml names a page"),
        ] {
            let error = create(&repo, &name(taken)).unwrap_err().to_string();
            assert!(error.contains(why), "{error}");
        }
        fs::remove_dir_all(folder.path().join("games/one")).unwrap();
        let error = create(&repo, &name("one")).unwrap_err().to_string();
        assert!(error.contains("has the game `one` already"), "{error}");
        assert!(!folder.path().join("games/one").exists());
    }
}
