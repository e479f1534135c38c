//! Every numbered rule of a RULES.md has a test that carries its number.
//!
//! A rule is a bullet `- **C4-1** …`. Its test is a Rust function `c4_1_…` or a test of the
//! browser side whose title begins with `C4-1`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::files;
use crate::repo::Repo;

/// Fails with the list of rules that no test names.
pub(crate) fn check(repo: &Repo) -> Result<()> {
    let mut rules: Vec<(String, String)> = Vec::new();
    for path in rule_files(repo)? {
        let shown = path
            .strip_prefix(repo.root())
            .unwrap_or(&path)
            .display()
            .to_string();
        rules.extend(
            rules_in(&read(&path)?)
                .into_iter()
                .map(|rule| (rule, shown.clone())),
        );
    }
    let tested = tested_rules(repo)?;
    let untested: Vec<String> = rules
        .iter()
        .filter(|(rule, _)| !tested.covers(rule))
        .map(|(rule, file)| format!("{rule} ({file})"))
        .collect();
    if untested.is_empty() {
        println!("{} numbered rules, each with a test", rules.len());
        return Ok(());
    }
    bail!("no test carries the number of {}", untested.join(", "))
}

fn rule_files(repo: &Repo) -> Result<Vec<PathBuf>> {
    let mut paths = vec![repo.root().join("crates/game/RULES.md")];
    for game in files::folders_in(&repo.root().join("games"))? {
        paths.push(game.join("RULES.md"));
    }
    paths.retain(|path| path.is_file());
    Ok(paths)
}

fn tested_rules(repo: &Repo) -> Result<Tested> {
    let mut tested = Tested::default();
    for folder in ["crates", "games", "web/src", "web/e2e"] {
        for path in files::below(&repo.root().join(folder))? {
            match path.extension().and_then(|extension| extension.to_str()) {
                Some("rs") => tested.add_functions(&read(&path)?),
                Some("ts" | "tsx") => tested.add_titles(&read(&path)?),
                _ => {}
            }
        }
    }
    Ok(tested)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// The numbers in a RULES.md, in its order.
fn rules_in(text: &str) -> Vec<String> {
    text.lines()
        .filter_map(|line| line.trim_start().strip_prefix("- **")?.split_once("**"))
        .map(|(rule, _)| rule.trim_end_matches([':', '.', ' ']))
        .filter(|rule| is_rule(rule))
        .map(str::to_owned)
        .collect()
}

/// Capitals and digits, a hyphen, a number, perhaps a small letter: `C4-1`, `PT-12b`.
fn is_rule(word: &str) -> bool {
    let Some((series, number)) = word.split_once('-') else {
        return false;
    };
    let digits = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
    series.starts_with(|c: char| c.is_ascii_uppercase())
        && series
            .chars()
            .all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
        && !digits.is_empty()
        && digits.chars().all(|c| c.is_ascii_digit())
        && number.len() <= digits.len() + 1
}

/// What the tests name.
#[derive(Debug, Default)]
struct Tested {
    /// The first two parts of each function's name: `c4_1` of `c4_1_a_disc_falls`.
    functions: BTreeSet<String>,
    /// The first word of each quoted text: `C4-1`.
    titles: BTreeSet<String>,
}

impl Tested {
    fn covers(&self, rule: &str) -> bool {
        let function = rule.to_ascii_lowercase().replace('-', "_");
        self.functions.contains(&function) || self.titles.contains(rule)
    }

    fn add_functions(&mut self, source: &str) {
        for rest in source.split("fn ").skip(1) {
            let name: &str = rest
                .split(|c: char| c != '_' && !c.is_ascii_alphanumeric())
                .next()
                .unwrap_or("");
            let mut parts = name.split('_');
            if let (Some(series), Some(number)) = (parts.next(), parts.next()) {
                self.functions.insert(format!("{series}_{number}"));
            }
        }
    }

    fn add_titles(&mut self, source: &str) {
        for rest in source.split(['"', '\'', '`']).skip(1) {
            let word = rest
                .split(|c: char| c != '-' && !c.is_ascii_alphanumeric())
                .next()
                .unwrap_or("");
            if is_rule(word) {
                self.titles.insert(word.to_owned());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bullets_with_numbers_are_rules() {
        let text = "# Rules\n- **C4-1** seven columns\n- **PT-12b**: pairs\n- **Words** are not\n  - **G-3.** over\n";
        assert_eq!(rules_in(text), ["C4-1", "PT-12b", "G-3"]);
    }

    #[test]
    fn functions_and_titles_cover_exactly_their_rule() {
        let mut tested = Tested::default();
        tested.add_functions("#[test]\nfn c4_1_a_disc_falls() {}\nfn pt_12b() {}");
        tested.add_titles("test('BG-10 undo', () => {}); test(\"C4-5: why\")");
        for rule in ["C4-1", "PT-12b", "BG-10", "C4-5"] {
            assert!(tested.covers(rule), "{rule}");
        }
        for rule in ["C4-10", "PT-12", "PT-1", "BG-1", "G-1"] {
            assert!(!tested.covers(rule), "{rule}");
        }
    }
}
