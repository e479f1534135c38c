//! The lines of `crates/catalog` that a game has: its entry in the list, and its two crates.

use anyhow::{Result, bail};

use crate::game_name::GameName;

/// The list, from the root of the clone.
pub(crate) const LIST: &str = "crates/catalog/src/games.rs";
/// The crates, from the root of the clone.
pub(crate) const CRATES: &str = "crates/catalog/Cargo.toml";

/// `LIST` with an entry after the last one.
pub(crate) fn with_entry(list: &str, name: &GameName) -> Result<String> {
    let (snake, type_name) = (name.snake(), name.type_name());
    let entry =
        format!("    entry!(\"{name}\", {snake}_rules::{type_name}, {snake}_engine::Simple),\n");
    let Some(end) = list
        .find("pub static GAMES")
        .and_then(|start| Some(start + list[start..].find("\n];")? + 1))
    else {
        bail!("{LIST} has no list that ends with `];`");
    };
    Ok(format!("{}{entry}{}", &list[..end], &list[end..]))
}

/// `CRATES` with the two crates after those of the last game.
pub(crate) fn with_crates(manifest: &str, name: &GameName) -> Result<String> {
    let mut lines: Vec<&str> = manifest.lines().collect();
    let is_game = |line: &&str| line.contains("path = \"../../games/");
    let Some(last) = lines.iter().rposition(is_game) else {
        bail!("{CRATES} has no line with `path = \"../../games/…\"`");
    };
    let added = ["rules", "engine"]
        .map(|part| format!("{name}-{part} = {{ path = \"../../games/{name}/{part}\" }}"));
    let at = last + 1;
    lines.splice(at..at, added.iter().map(String::as_str));
    Ok(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_to_the_end_of_the_list() {
        let list = "static OTHER: [u8; 0] = [\n];\npub static GAMES: &[Entry] = &[\n    entry!(\"a\"),\n];\nfn f() {}\n";
        let name = "trois".parse().unwrap();
        assert_eq!(
            with_entry(list, &name).unwrap(),
            "static OTHER: [u8; 0] = [\n];\npub static GAMES: &[Entry] = &[\n    entry!(\"a\"),\n    \
             entry!(\"trois\", trois_rules::Trois, trois_engine::Simple),\n];\nfn f() {}\n"
        );
        assert!(with_entry("nothing", &name).is_err());
    }

    #[test]
    fn crates_come_after_the_last_game() {
        let manifest =
            "[dependencies]\na-rules = { path = \"../../games/a/rules\" }\n\n[features]\n";
        let name = "trois".parse().unwrap();
        assert_eq!(
            with_crates(manifest, &name).unwrap(),
            "[dependencies]\na-rules = { path = \"../../games/a/rules\" }\n\
             trois-rules = { path = \"../../games/trois/rules\" }\n\
             trois-engine = { path = \"../../games/trois/engine\" }\n\n[features]\n"
        );
        assert!(with_crates("[dependencies]\n", &name).is_err());
    }
}
