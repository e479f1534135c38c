//! The scripts, styles and fonts that Vite built, embedded in the binary.
//!
//! A clone without `web/dist` compiles: the site then serves its pages without scripts.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::AppError;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Dist;

/// A script that a page names itself, as Vite's manifest gives it. The paths begin with `/assets/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The script.
    pub file: String,
    /// The styles of the script and of what it imports.
    pub css: Vec<String>,
    /// The scripts that it imports, for `modulepreload`.
    pub imports: Vec<String>,
}

#[derive(Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    css: Vec<String>,
    #[serde(default)]
    imports: Vec<String>,
}

static MANIFEST: LazyLock<BTreeMap<String, Chunk>> = LazyLock::new(|| {
    let Some(file) = Dist::get(".vite/manifest.json") else {
        return BTreeMap::new();
    };
    match serde_json::from_slice(&file.data) {
        Ok(manifest) => manifest,
        Err(error) => {
            tracing::error!(%error, "the manifest of the web files cannot be read");
            BTreeMap::new()
        }
    }
});

/// The script built from `source` (`src/main.ts`), or `None` if the web files were not built.
pub fn entry(source: &str) -> Option<Entry> {
    find(&MANIFEST, source)
}

/// The paths of every file that Vite's manifest names and the binary does not hold.
pub fn missing() -> Vec<String> {
    MANIFEST
        .values()
        .flat_map(|chunk| std::iter::once(&chunk.file).chain(&chunk.css))
        .filter(|file| Dist::get(file).is_none())
        .cloned()
        .collect()
}

fn find(manifest: &BTreeMap<String, Chunk>, source: &str) -> Option<Entry> {
    let chunk = manifest.get(source)?;
    let path = |file: &String| format!("/{file}");
    let mut entry = Entry {
        file: path(&chunk.file),
        css: Vec::new(),
        imports: Vec::new(),
    };
    let mut names = vec![source];
    let mut seen = 0;
    while let Some(name) = names.get(seen).copied() {
        seen += 1;
        let Some(chunk) = manifest.get(name) else {
            continue;
        };
        entry.css.extend(chunk.css.iter().map(path));
        if seen > 1 {
            entry.imports.push(path(&chunk.file));
        }
        for import in &chunk.imports {
            if !names.contains(&import.as_str()) {
                names.push(import);
            }
        }
    }
    Some(entry)
}

/// `GET /assets/…`. Vite puts a hash of the content into every name, so a browser may keep them.
pub(crate) async fn serve(Path(path): Path<String>) -> Response {
    // Where the files are read from the disk, as in development, no name leads out of the folder.
    let is_below = path.split('/').all(|part| !matches!(part, "" | "." | ".."));
    let file = is_below.then(|| Dist::get(&format!("assets/{path}")));
    let Some(file) = file.flatten() else {
        return AppError::NotFound.into_response();
    };
    let kind = mime_guess::from_path(&path).first_or_octet_stream();
    (
        [
            (CONTENT_TYPE, kind.as_ref()),
            (CACHE_CONTROL, "public, max-age=31536000, immutable"),
        ],
        file.data,
    )
        .into_response()
}

#[cfg(test)]
mod tests {
    use super::{Chunk, Entry, find};
    use std::collections::BTreeMap;

    #[test]
    fn an_entry_names_its_imports_and_all_styles_once() {
        let manifest: BTreeMap<String, Chunk> = serde_json::from_str(
            r#"{
            "src/main.ts": {"file": "assets/main-1.js", "css": ["assets/main-1.css"], "imports": ["_a.js", "_b.js"]},
            "_a.js": {"file": "assets/a-1.js", "imports": ["_b.js"]},
            "_b.js": {"file": "assets/b-1.js", "css": ["assets/b-1.css"], "imports": ["_a.js"]}
        }"#,
        )
        .unwrap();
        assert_eq!(
            find(&manifest, "src/main.ts"),
            Some(Entry {
                file: "/assets/main-1.js".into(),
                css: vec!["/assets/main-1.css".into(), "/assets/b-1.css".into()],
                imports: vec!["/assets/a-1.js".into(), "/assets/b-1.js".into()],
            })
        );
        assert_eq!(find(&manifest, "src/none.ts"), None);
    }
}
