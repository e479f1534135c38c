//! `cargo xtask fuzz`: builds the fuzz program with coverage on the stable compiler and runs its
//! targets. It needs a C++ compiler for libFuzzer, and neither nightly nor cargo-fuzz.
//!
//! Seeds lie in `fuzz/corpus/<target>`; what a run finds is kept in cargo's target folder, where
//! the next run goes on from it. An input that broke a promise is left in `artifacts` there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::{answer, cargo, run};
use crate::package::{self, Package};
use crate::repo::Repo;

/// How long each target runs if nothing else is said.
pub(crate) const SECONDS: u32 = 60;

/// Inputs are not longer than this: enough for the record of a long game.
const LONGEST_BYTES: u32 = 4096;

/// An input that takes longer is reported as if it had failed.
const SLOWEST_SECONDS: u32 = 20;

/// Edges, their counts, and the values that are compared.
const COVERAGE: &str = "--cfg fuzzing -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Runs one target, or all of them, each for so many seconds.
pub(crate) fn fuzz(repo: &Repo, target: Option<&str>, seconds: u32) -> Result<()> {
    package::ensure(&[Package::Cxx])?;
    let program = build(repo)?;
    let known = targets(&program)?;
    let chosen = match target {
        None => known,
        Some(name) if known.iter().any(|other| other == name) => vec![name.to_owned()],
        Some(name) => bail!(
            "there is no fuzz target `{name}`; the targets are {}",
            known.join(", ")
        ),
    };
    for target in chosen {
        run_target(repo, &program, &target, seconds)?;
    }
    Ok(())
}

fn build(repo: &Repo) -> Result<PathBuf> {
    let host = answer(Command::new("rustc").args(["--print", "host-tuple"]))
        .context("`rustc --print host-tuple` gives no answer")?;
    let folder = folder(repo);
    // With a target named, the flags do not reach build scripts and macros, which lack libFuzzer.
    run(cargo(repo)
        .args(["build", "--release"])
        .args(["--manifest-path", "fuzz/Cargo.toml", "--target", &host])
        .env("CARGO_TARGET_DIR", &folder)
        .env("RUSTFLAGS", COVERAGE))?;
    Ok(folder.join(host).join("release/tablier-fuzz"))
}

fn targets(program: &Path) -> Result<Vec<String>> {
    let names = answer(Command::new(program).env_remove("TABLIER_FUZZ_TARGET"))
        .with_context(|| format!("{} does not say its targets", program.display()))?;
    Ok(names.lines().map(str::to_owned).collect())
}

fn run_target(repo: &Repo, program: &Path, target: &str, seconds: u32) -> Result<()> {
    let seeds = repo.root().join("fuzz/corpus").join(target);
    let corpus = folder(repo).join("corpus").join(target);
    let artifacts = folder(repo).join("artifacts");
    for folder in [&corpus, &artifacts] {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    }
    let mut command = Command::new(program);
    command
        .current_dir(repo.root())
        .env("TABLIER_FUZZ_TARGET", target)
        .arg(&corpus);
    if seeds.is_dir() {
        command.arg(seeds);
    }
    run(command
        .arg(format!(
            "-artifact_prefix={}/{target}-",
            artifacts.display()
        ))
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-max_len={LONGEST_BYTES}"))
        .arg(format!("-timeout={SLOWEST_SECONDS}"))
        .args(["-print_final_stats=1", "-verbosity=1"]))
}

/// Built apart: the flags differ from those of every other build.
fn folder(repo: &Repo) -> PathBuf {
    repo.target().join("fuzz")
}
