//! What a page needs to know of who reads it: language, theme, and where they are.

use super::appearance::local;
use super::{Hand, Theme};
use crate::i18n::{self, Language};
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use axum::http::request::Parts;
use axum::http::uri::{PathAndQuery, Uri};
use std::convert::Infallible;
use tablier_game::{Arg, Message};

/// The cookie that holds the chosen language.
pub(crate) const LANGUAGE_COOKIE: &str = "lang";
/// The cookie that holds the chosen theme.
pub(crate) const THEME_COOKIE: &str = "theme";

/// The cookie that holds the hand one plays with. Only scripts write it.
pub(crate) const HAND_COOKIE: &str = "hand";

/// Who reads a page. The choices are cookies of their own, set only when something was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The language: chosen, else what the browser prefers, else French.
    pub language: Language,
    /// The theme, if one was chosen.
    pub theme: Option<Theme>,
    /// The hand that the page is laid out for.
    pub hand: Hand,
    /// The address of the page with its query, for the way back after a choice; one of this site.
    pub here: String,
}

impl Reader {
    /// Who reads, by the headers and the address of a request.
    pub fn new(headers: &HeaderMap, here: &str) -> Reader {
        Reader {
            language: cookie(headers, LANGUAGE_COOKIE)
                .and_then(Language::find)
                .unwrap_or_else(|| Language::preferred(headers)),
            theme: cookie(headers, THEME_COOKIE).and_then(Theme::find),
            hand: cookie(headers, HAND_COOKIE)
                .and_then(Hand::find)
                .unwrap_or_default(),
            here: local(here).to_owned(),
        }
    }

    /// The text with this id.
    pub(crate) fn text(&self, id: &str) -> String {
        i18n::text(self.language, id)
    }

    /// The text with this id and these arguments.
    pub(crate) fn fill(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        i18n::fill(self.language, id, args)
    }

    /// A message in words.
    pub(crate) fn say(&self, message: &Message) -> String {
        i18n::say(self.language, message)
    }
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Infallible> {
        Ok(Reader::new(&parts.headers, way_back(&parts.uri)))
    }
}

/// The page that a request came from or asks for, by its address: where only a form can be sent, the page
/// with the form.
pub(crate) fn way_back(uri: &Uri) -> &str {
    match uri.path() {
        "/moi/effacer" => "/moi",
        "/apparence" => "/",
        _ => uri.path_and_query().map_or("/", PathAndQuery::as_str),
    }
}

/// The value of a cookie.
fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

#[cfg(test)]
mod tests {
    use super::{Hand, Language, Reader, Theme};
    use axum::http::{HeaderMap, HeaderValue};

    #[test]
    fn a_choice_beats_what_the_browser_prefers() {
        let mut headers = HeaderMap::new();
        headers.insert("accept-language", HeaderValue::from_static("en"));
        let reader = Reader::new(&headers, "/");
        assert_eq!((reader.language, reader.theme), (Language::En, None));
        assert_eq!(reader.hand, Hand::Right);

        headers.insert(
            "cookie",
            HeaderValue::from_static("a=b; lang=fr; theme=dark; hand=left"),
        );
        let reader = Reader::new(&headers, "/");
        assert_eq!(
            (reader.language, reader.theme, reader.hand),
            (Language::Fr, Some(Theme::Dark), Hand::Left)
        );

        headers.insert(
            "cookie",
            HeaderValue::from_static("lang=xx; theme=pink; hand=both"),
        );
        let reader = Reader::new(&headers, "/");
        assert_eq!((reader.language, reader.theme), (Language::En, None));
        assert_eq!(reader.hand, Hand::Right);
    }
}
