//! `cargo xtask test`: runs the steps, stops at the first that fails, and closes with a table.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, bail};

use crate::args::Selection;
use crate::package::{self, Package};
use crate::repo::Repo;
use crate::session::{Counted, Session};
use crate::steps::{Ending, STEPS, Step};
use crate::summary::Summary;

/// Runs the selected steps. The last line counts the Rust tests, if they ran.
pub(crate) fn test(repo: Repo, selection: &Selection) -> Result<ExitCode> {
    let steps = select(&selection.only)?;
    let mut session = Session {
        repo,
        long: selection.long,
        rust_tests: Counted::Nothing,
    };
    let mut summary = Summary::default();
    let passed = install(&steps, &mut summary) && run_all(&steps, &mut session, &mut summary);

    println!("\n{summary}");
    if let Counted::All(tally) = session.rust_tests {
        println!("{} passed, {} failed", tally.passed, tally.failed);
    }
    Ok(if passed {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn select(only: &[String]) -> Result<Vec<&'static Step>> {
    for name in only {
        if !STEPS.iter().any(|step| step.name == name) {
            let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
            bail!(
                "there is no step `{name}`; the steps are {}",
                names.join(", ")
            );
        }
    }
    let is_selected = |step: &&Step| only.is_empty() || only.iter().any(|name| name == step.name);
    Ok(STEPS.iter().filter(is_selected).collect())
}

/// Everything that the steps need is looked for first, so that nothing is found missing after
/// twenty minutes.
fn install(steps: &[&Step], summary: &mut Summary) -> bool {
    let mut needed: Vec<Package> = Vec::new();
    for package in steps.iter().flat_map(|step| step.needs) {
        if !needed.contains(package) {
            needed.push(*package);
        }
    }
    let begin = Instant::now();
    match package::ensure(&needed) {
        Ok(()) => {
            summary.add("packages", begin.elapsed(), Ending::Passed);
            true
        }
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            summary.add_failure("packages", begin.elapsed());
            false
        }
    }
}

fn run_all(steps: &[&Step], session: &mut Session, summary: &mut Summary) -> bool {
    for step in steps {
        eprintln!("\n== {}: {}", step.name, step.what);
        let begin = Instant::now();
        match (step.run)(session) {
            Ok(ending) => summary.add(step.name, begin.elapsed(), ending),
            Err(error) => {
                eprintln!("\nxtask: step `{}` failed: {error:#}", step.name);
                eprintln!(
                    "xtask: to run it alone: cargo xtask test --only {}",
                    step.name
                );
                summary.add_failure(step.name, begin.elapsed());
                return false;
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_steps_are_unique() {
        for (index, step) in STEPS.iter().enumerate() {
            assert!(
                STEPS[..index].iter().all(|other| other.name != step.name),
                "{}",
                step.name
            );
        }
    }

    #[test]
    fn a_selection_keeps_the_order_of_the_list() {
        let only = ["fmt".to_owned(), "names".to_owned()];
        let names: Vec<&str> = select(&only)
            .unwrap()
            .iter()
            .map(|step| step.name)
            .collect();
        assert_eq!(names, ["names", "fmt"]);
        assert!(select(&["nothing".to_owned()]).is_err());
        assert_eq!(select(&[]).unwrap().len(), STEPS.len());
    }
}
