//! Fuzz targets for every parser of outside text (`cargo xtask fuzz`).
//!
//! One program holds all targets; `TABLIER_FUZZ_TARGET` says which of them runs. Without it the program
//! prints their names, one a line. It knows no game by name: each game of the catalog is a target.

#![no_main]

mod game;
mod goban;
mod record;
mod table;
mod targets;
mod wire;

use libfuzzer_sys::fuzz_target;
use std::process::exit;
use std::sync::OnceLock;
use targets::{Target, targets};

/// The target that runs.
static TARGET: OnceLock<Target> = OnceLock::new();

fuzz_target!(init: choose(), |data: &[u8]| {
    let target = TARGET.get().expect("a target was chosen first");
    (target.run)(&String::from_utf8_lossy(data));
});

fn choose() {
    let Ok(name) = std::env::var("TABLIER_FUZZ_TARGET") else {
        for target in targets() {
            println!("{}", target.name);
        }
        exit(0);
    };
    match targets().find(|target| target.name == name) {
        Some(target) => drop(TARGET.set(target)),
        None => {
            eprintln!("there is no fuzz target `{name}`");
            exit(2);
        }
    }
}
