//! What the checks need from the system besides Rust, and how to get it.
//!
//! On Debian as root a missing package is installed; elsewhere we say what to install.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::command::{answer, is_on_path, run};
use crate::node::{self, Node};
use crate::postgres;

/// One thing that must be on the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Package {
    Node,
    Chromium,
    Postgres,
    Strace,
    Cxx,
}

impl Package {
    /// What it is called and what is wanted from it.
    fn wanted(self) -> String {
        match self {
            Self::Node => {
                let (major, minor) = node::OLDEST;
                let found = match node::find() {
                    Node::TooOld(version) => format!(", found {version}"),
                    Node::Ready | Node::Missing => String::new(),
                };
                format!("Node.js {major}.{minor} or newer with npm (see nodejs.org{found})")
            }
            Self::Chromium => "Chromium (for the browser tests)".to_owned(),
            Self::Postgres => {
                "the PostgreSQL server programs (for the tests of its store)".to_owned()
            }
            Self::Strace => "strace (for the tests of durability)".to_owned(),
            Self::Cxx => "a C++ compiler (for libFuzzer)".to_owned(),
        }
    }

    /// Names of Debian's packages.
    fn debian(self) -> &'static [&'static str] {
        match self {
            Self::Node if matches!(node::find(), Node::TooOld(_)) => &[],
            // Debian has npm in a package of its own, NodeSource has it inside this one.
            Self::Node if is_on_path("node") && !is_on_path("npm") => &["npm"],
            Self::Node => &["nodejs"],
            Self::Chromium => &["chromium"],
            Self::Postgres => &["postgresql"],
            Self::Strace => &["strace"],
            Self::Cxx => &["g++"],
        }
    }

    /// Whether apt would help. An old Node that someone chose is not ours to replace, and the
    /// one that a release of Debian has may be too old itself.
    fn can_be_added(self) -> bool {
        self != Self::Node
            || match node::find() {
                Node::Ready | Node::TooOld(_) => false,
                Node::Missing => {
                    is_on_path("node")
                        || apt_candidate("nodejs")
                            .is_some_and(|version| node::is_new_enough(&version))
                }
            }
    }

    /// Whether it is there.
    pub(crate) fn is_present(self) -> bool {
        match self {
            Self::Node => node::find() == Node::Ready,
            Self::Chromium => chromium().is_some(),
            Self::Postgres => postgres::programs().is_some(),
            Self::Strace => is_on_path("strace"),
            Self::Cxx => is_on_path("c++"),
        }
    }
}

/// Where the browser is: `TABLIER_CHROMIUM` if set, else the usual names.
pub(crate) fn chromium() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("TABLIER_CHROMIUM") {
        return Some(path.into());
    }
    let path = std::env::var_os("PATH")?;
    ["chromium", "chromium-browser", "google-chrome"]
        .iter()
        .flat_map(|name| std::env::split_paths(&path).map(move |folder| folder.join(name)))
        .find(|program| program.is_file())
}

/// Makes sure that all of these are there.
pub(crate) fn ensure(packages: &[Package]) -> Result<()> {
    if missing(packages).is_empty() {
        return Ok(());
    }
    if can_install() {
        run(apt_get().args(["update", "-qq"]))?;
        // Twice, because npm may be a second package after Node.
        for _ in 0..2 {
            install(&missing(packages))?;
        }
    }
    let missing = missing(packages);
    if missing.is_empty() {
        return Ok(());
    }
    let wanted: Vec<String> = missing.iter().map(|package| package.wanted()).collect();
    let mut message = format!("this machine lacks {}", wanted.join(", "));
    let debian: Vec<&str> = missing
        .iter()
        .flat_map(|package| package.debian())
        .copied()
        .collect();
    if !debian.is_empty() {
        message.push_str("; on Debian: apt-get install ");
        message.push_str(&debian.join(" "));
    }
    bail!(message)
}

fn missing(packages: &[Package]) -> Vec<Package> {
    packages
        .iter()
        .copied()
        .filter(|package| !package.is_present())
        .collect()
}

fn can_install() -> bool {
    Path::new("/etc/debian_version").exists() && is_on_path("apt-get") && is_root()
}

/// Whether we run as root.
pub(crate) fn is_root() -> bool {
    answer(Command::new("id").arg("-u")).as_deref() == Some("0")
}

fn install(packages: &[Package]) -> Result<()> {
    let packages: Vec<Package> = packages
        .iter()
        .copied()
        .filter(|package| package.can_be_added())
        .collect();
    if packages.is_empty() {
        return Ok(());
    }
    if packages.contains(&Package::Postgres) {
        prevent_cluster()?;
    }
    let names = packages.iter().flat_map(|package| package.debian());
    run(apt_get()
        .args(["install", "-qq", "--no-install-recommends"])
        .args(names))
}

/// The version that apt would install.
fn apt_candidate(name: &str) -> Option<String> {
    let policy = answer(
        Command::new("apt-cache")
            .args(["policy", name])
            .env("LC_ALL", "C"),
    )?;
    policy
        .lines()
        .find_map(|line| line.trim().strip_prefix("Candidate: ").map(str::to_owned))
}

/// Debian makes and starts a database cluster when the server is installed first. Nobody asked
/// us for a running service, so the setting is made before, and only when we install it.
fn prevent_cluster() -> Result<()> {
    run(apt_get().args([
        "install",
        "-qq",
        "--no-install-recommends",
        "postgresql-common",
    ]))?;
    run(Command::new("pg_conftool").args([
        "/etc/postgresql-common/createcluster.conf",
        "set",
        "create_main_cluster",
        "false",
    ]))
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive").arg("-y");
    command
}
