//! No tracked file may name the machine it was written on.

use std::fs;

use anyhow::{Result, bail};

use crate::git::tracked_files;
use crate::repo::Repo;

/// The forbidden words, in two halves so that this file does not hold them itself.
const FORBIDDEN: [(&str, &str); 3] = [("/wo", "rk/"), ("/ro", "ot/"), ("../sh", "ared")];

/// Fails with file and line of every finding.
pub(crate) fn check(repo: &Repo) -> Result<()> {
    let words: Vec<String> = FORBIDDEN
        .iter()
        .map(|(head, tail)| format!("{head}{tail}"))
        .collect();
    let mut findings = Vec::new();
    for name in tracked_files(repo)? {
        // A file that was deleted but not yet committed is still listed.
        let Ok(bytes) = fs::read(repo.root().join(&name)) else {
            continue;
        };
        for (line, word) in find(&bytes, &words) {
            findings.push(format!("{name}:{line}: {word}"));
        }
    }
    if findings.is_empty() {
        return Ok(());
    }
    bail!(
        "tracked files name paths of one machine:\n  {}",
        findings.join("\n  ")
    )
}

/// Line numbers and words, of a text file; nothing of a binary one.
fn find<'a>(bytes: &[u8], words: &'a [String]) -> Vec<(usize, &'a str)> {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for word in words.iter().filter(|word| line.contains(word.as_str())) {
            found.push((index + 1, word.as_str()));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_have_lines_and_binaries_are_left_alone() {
        let words = ["/ho/".to_owned()];
        assert_eq!(find(b"a\nsee /ho/me\n", &words), [(2, "/ho/")]);
        assert!(find(b"a /hotel/", &words).is_empty());
        assert!(find(b"/ho/ \xff\xfe", &words).is_empty());
    }
}
