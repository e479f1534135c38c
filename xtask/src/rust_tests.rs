//! The Rust tests: nextest if it is installed, else `cargo test`; then the doctests.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::binary;
use crate::command::{answer, cargo, check, line_of, run};
use crate::postgres::Postgres;
use crate::session::Session;
use crate::tally::Tally;

/// Unit, integration and conformance tests, with a Postgres server beside them.
pub(crate) fn run_tests(session: &mut Session) -> Result<()> {
    let program = binary::build(&session.repo)?;
    let postgres = Postgres::start()?;
    let mut command = cargo(&session.repo);
    command
        .env("TABLIER_BIN", program)
        .env("TABLIER_TEST_POSTGRES", postgres.url());
    if session.long {
        command.env("TABLIER_LONG", "1");
    }
    if answer(cargo(&session.repo).args(["nextest", "--version"])).is_some() {
        run_nextest(session, &mut command)
    } else {
        command.args([
            "test",
            "--workspace",
            "--no-fail-fast",
            "--lib",
            "--bins",
            "--tests",
            "--examples",
        ]);
        if session.long {
            command.args(["--", "--include-ignored"]);
        }
        run_counting(session, &mut command)
    }
}

/// The examples in the documentation.
pub(crate) fn run_doctests(session: &mut Session) -> Result<()> {
    let mut command = cargo(&session.repo);
    command.args(["test", "--workspace", "--doc", "--no-fail-fast"]);
    run_counting(session, &mut command)
}

fn run_nextest(session: &mut Session, command: &mut Command) -> Result<()> {
    let profile = if session.long { "long" } else { "default" };
    command.args(["nextest", "run", "--workspace", "--profile", profile]);
    if session.long {
        command.args(["--run-ignored", "all"]);
    }
    // Nextest keeps its reports in the clone, wherever cargo's target folder is.
    let report = session
        .repo
        .root()
        .join("target/nextest")
        .join(profile)
        .join("junit.xml");
    if report.exists() {
        fs::remove_file(&report).with_context(|| format!("cannot remove {}", report.display()))?;
    }
    let ended = run(command);
    let tally = fs::read_to_string(&report)
        .ok()
        .and_then(|xml| Tally::from_junit(&xml));
    session.rust_tests.add(tally);
    ended
}

/// Runs a command that prints libtest's lines, shows them, and adds up its results.
fn run_counting(session: &mut Session, command: &mut Command) -> Result<()> {
    eprintln!("$ {}", line_of(command));
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", line_of(command)))?;
    let Some(output) = child.stdout.take() else {
        bail!("`{}` has no output", line_of(command));
    };
    let mut sum = Tally::default();
    let mut terminal = std::io::stdout();
    for line in BufReader::new(output).split(b'\n') {
        let mut line = line.context("cannot read the output of the tests")?;
        if let Some(tally) = Tally::from_libtest(&String::from_utf8_lossy(&line)) {
            sum.add(tally);
        }
        line.push(b'\n');
        terminal
            .write_all(&line)
            .context("cannot write to the terminal")?;
    }
    let status = child
        .wait()
        .with_context(|| format!("cannot wait for `{}`", line_of(command)))?;
    // A run that failed without a failed test did not get to the end of its tests.
    let is_certain = status.success() || sum.failed > 0;
    session.rust_tests.add(is_certain.then_some(sum));
    check(command, status)
}
