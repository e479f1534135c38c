//! The languages of the site, and how a request chooses one.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;

/// A language of the site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// French.
    #[default]
    Fr,
    /// English.
    En,
}

impl Language {
    /// Every language, the default first.
    pub const ALL: [Language; 2] = [Language::Fr, Language::En];

    /// The code in pages and cookies: `fr`, `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::Fr => "fr",
            Language::En => "en",
        }
    }

    /// The language with this code.
    pub fn find(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Language {
        match self {
            Language::Fr => Language::En,
            Language::En => Language::Fr,
        }
    }

    /// What the browser prefers of what there is; French if it asks for neither.
    pub fn preferred(headers: &HeaderMap) -> Language {
        headers
            .get(ACCEPT_LANGUAGE)
            .and_then(|value| value.to_str().ok())
            .and_then(best)
            .unwrap_or_default()
    }
}

/// The known language with the greatest weight; of equal ones the first.
fn best(header: &str) -> Option<Language> {
    let mut best: Option<(Language, f32)> = None;
    for part in header.split(',') {
        let mut words = part.split(';').map(str::trim);
        let tag = words.next().unwrap_or_default();
        let weight = words
            .find_map(|word| word.strip_prefix("q="))
            .map_or(Some(1.0), |weight| weight.parse().ok())
            .unwrap_or(0.0);
        let primary = tag.split('-').next().unwrap_or_default();
        let Some(language) = Language::find(&primary.to_ascii_lowercase()) else {
            continue;
        };
        if weight > best.map_or(0.0, |(_, weight)| weight) {
            best = Some((language, weight));
        }
    }
    best.map(|(language, _)| language)
}

#[cfg(test)]
mod tests {
    use super::{Language, best};

    #[test]
    fn the_greatest_weight_wins() {
        assert_eq!(best("en-GB,en;q=0.9,fr;q=0.8"), Some(Language::En));
        assert_eq!(best("de, en;q=0.5, fr;q=0.7"), Some(Language::Fr));
        assert_eq!(best("fr;q=0, en;q=0.1"), Some(Language::En));
        assert_eq!(best("FR-ca"), Some(Language::Fr));
        for header in ["", "de", "fr;q=x", "*", ";;,"] {
            assert_eq!(best(header), None, "{header}");
        }
    }
}
