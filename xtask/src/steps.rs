//! The checks, in the order in which they run: quick ones first, so that most mistakes show
//! within a minute. This list is the only one; selection and help derive from it.

use anyhow::Result;

use crate::command::{cargo, is_on_path, run};
use crate::package::{Package, chromium};
use crate::session::Session;
use crate::{binary, codegen, fuzz, names, new_game_check, rules, rust_tests, web};

/// One check.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    /// What it is for, in a few words.
    pub(crate) what: &'static str,
    /// What must be on the machine.
    pub(crate) needs: &'static [Package],
    pub(crate) run: fn(&mut Session) -> Result<Ending>,
}

/// How a step that did not fail ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ending {
    Passed,
    /// The reason.
    Skipped(&'static str),
}

/// Every check. Each can run alone: it builds what it needs.
pub(crate) const STEPS: &[Step] = &[
    step(
        "names",
        "no file names a path of one machine",
        NOTHING,
        check_names,
    ),
    step(
        "rules",
        "each numbered rule has a test",
        NOTHING,
        check_rules,
    ),
    step("fmt", "Rust is formatted", NOTHING, check_format),
    step("web-install", "npm packages as locked", NODE, web_install),
    step("web-types", "TypeScript, strict", NODE, web_types),
    step("web-lint", "oxlint, import cycles", NODE, web_lint),
    step("web-test", "unit tests of the browser side", NODE, web_test),
    step("web-build", "Vite build into web/dist", NODE, web_build),
    step(
        "web-fonts",
        "fonts are what their packages give",
        NODE,
        web_fonts,
    ),
    step("clippy", "Rust lints, warnings denied", NOTHING, clippy),
    step("docs", "rustdoc, warnings denied", NOTHING, docs),
    step("build", "the binary", NOTHING, build),
    step(
        "codegen",
        "wire types in TypeScript are current",
        NOTHING,
        check_codegen,
    ),
    step("tests", "Rust tests, both databases", SERVER_TOOLS, tests),
    step(
        "doctests",
        "examples in the documentation",
        NOTHING,
        doctests,
    ),
    step(
        "fuzz",
        "every fuzz target for a minute (with --long)",
        NOTHING,
        fuzz,
    ),
    step(
        "browser",
        "Playwright and axe against the binary",
        BROWSER_TOOLS,
        browser,
    ),
    step(
        "new-game",
        "a sixth game in a copy of the clone (with --long)",
        BROWSER_TOOLS,
        new_game,
    ),
    step(
        "deny",
        "licences and sources of dependencies",
        NOTHING,
        deny,
    ),
    step("unused", "unused dependencies", NOTHING, unused),
];

const NOTHING: &[Package] = &[];
const NODE: &[Package] = &[Package::Node];
const SERVER_TOOLS: &[Package] = &[Package::Postgres, Package::Strace];
const BROWSER_TOOLS: &[Package] = &[Package::Node, Package::Chromium];

const fn step(
    name: &'static str,
    what: &'static str,
    needs: &'static [Package],
    run: fn(&mut Session) -> Result<Ending>,
) -> Step {
    Step {
        name,
        what,
        needs,
        run,
    }
}

/// Prints names and purposes.
pub(crate) fn print_list() {
    for step in STEPS {
        println!("{:<12} {}", step.name, step.what);
    }
}

fn check_names(session: &mut Session) -> Result<Ending> {
    names::check(&session.repo).map(|()| Ending::Passed)
}

fn check_rules(session: &mut Session) -> Result<Ending> {
    rules::check(&session.repo).map(|()| Ending::Passed)
}

fn check_format(session: &mut Session) -> Result<Ending> {
    run(cargo(&session.repo).args(["fmt", "--all", "--check"]))?;
    run(cargo(&session.repo).args(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]))?;
    Ok(Ending::Passed)
}

fn web_install(session: &mut Session) -> Result<Ending> {
    web::install(&session.repo).map(|()| Ending::Passed)
}

fn web_types(session: &mut Session) -> Result<Ending> {
    web_script(session, "check")
}

fn web_lint(session: &mut Session) -> Result<Ending> {
    web_script(session, "lint")
}

fn web_test(session: &mut Session) -> Result<Ending> {
    web_script(session, "test")
}

fn web_build(session: &mut Session) -> Result<Ending> {
    web_script(session, "build")
}

fn web_fonts(session: &mut Session) -> Result<Ending> {
    web_script(session, "fonts:check")
}

fn web_script(session: &mut Session, script: &str) -> Result<Ending> {
    web::install(&session.repo)?;
    run(&mut web::script(&session.repo, script))?;
    Ok(Ending::Passed)
}

fn clippy(session: &mut Session) -> Result<Ending> {
    run(cargo(&session.repo).args([
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))?;
    Ok(Ending::Passed)
}

fn docs(session: &mut Session) -> Result<Ending> {
    run(cargo(&session.repo)
        .args(["doc", "--workspace", "--no-deps"])
        .env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Ending::Passed)
}

fn build(session: &mut Session) -> Result<Ending> {
    binary::build(&session.repo).map(|_| Ending::Passed)
}

fn check_codegen(session: &mut Session) -> Result<Ending> {
    codegen::check(&session.repo).map(|()| Ending::Passed)
}

fn tests(session: &mut Session) -> Result<Ending> {
    rust_tests::run_tests(session).map(|()| Ending::Passed)
}

fn doctests(session: &mut Session) -> Result<Ending> {
    rust_tests::run_doctests(session).map(|()| Ending::Passed)
}

fn fuzz(session: &mut Session) -> Result<Ending> {
    if !session.long {
        return Ok(Ending::Skipped("only with --long"));
    }
    fuzz::fuzz(&session.repo, None, fuzz::SECONDS).map(|()| Ending::Passed)
}

fn browser(session: &mut Session) -> Result<Ending> {
    web::build_if_stale(&session.repo)?;
    let program = binary::build(&session.repo)?;
    let mut command = web::script(&session.repo, "test:browser");
    command.env("TABLIER_BIN", program);
    if let Some(browser) = chromium() {
        command.env("TABLIER_CHROMIUM", browser);
    }
    if session.long {
        command.env("TABLIER_LONG", "1");
    }
    run(&mut command)?;
    Ok(Ending::Passed)
}

fn new_game(session: &mut Session) -> Result<Ending> {
    if !session.long {
        return Ok(Ending::Skipped("only with --long"));
    }
    new_game_check::check(&session.repo).map(|()| Ending::Passed)
}

/// Advisories are left out: they need a host on the network.
fn deny(session: &mut Session) -> Result<Ending> {
    if !is_on_path("cargo-deny") {
        return Ok(Ending::Skipped("cargo-deny is not installed"));
    }
    run(cargo(&session.repo).args(["deny", "--offline", "check", "bans", "licenses", "sources"]))?;
    Ok(Ending::Passed)
}

fn unused(session: &mut Session) -> Result<Ending> {
    for (program, command) in [("cargo-shear", "shear"), ("cargo-machete", "machete")] {
        if is_on_path(program) {
            run(cargo(&session.repo).arg(command))?;
            return Ok(Ending::Passed);
        }
    }
    Ok(Ending::Skipped(
        "neither cargo-shear nor cargo-machete is installed",
    ))
}
