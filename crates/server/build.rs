//! The folder of the web files must be there when the server is compiled: a debug binary reads it from the disk
//! and knows it by the path that it has then; a release binary holds what is in it.

use std::path::Path;

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // Without it the server still serves every page, and says what is missing.
    if let Err(error) = std::fs::create_dir_all(&dist) {
        println!("cargo:warning=no folder for the web files: {error}");
    }
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        let manifest = dist.join(".vite/manifest.json");
        println!("cargo:rerun-if-changed={}", manifest.display());
    }
}
