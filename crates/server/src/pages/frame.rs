//! The frame around every page: head, bar, foot.

use super::appearance::NO_THEME;
use super::pictures;
use super::{Hand, Reader, Theme};
use crate::assets;
use maud::{DOCTYPE, Markup, html};

/// The two fonts; asked for at once, so that the first text is set in them.
const FONTS: [&str; 2] = [
    "src/fonts/atkinson-hyperlegible-next.woff2",
    "src/fonts/newsreader-500.woff2",
];

/// A page without its frame.
pub(super) struct Page<'a> {
    /// The title, without the site's name.
    pub title: &'a str,
    /// The page in the other language, where that has an address of its own.
    pub other: Option<String>,
    /// Scripts that the page's island will ask for, by their sources: they load beside the first one.
    pub ahead: &'a [String],
    /// Whether search engines may list the page.
    pub listed: bool,
    /// What stands between bar and foot; begins with `main id="main"`.
    pub main: Markup,
}

/// The whole page.
pub(super) fn framed(reader: &Reader, page: &Page) -> Markup {
    let title = reader.fill("site-title", &[("page", page.title.to_owned().into())]);
    html! {
        (DOCTYPE)
        html lang=(reader.language.code()) data-theme=[reader.theme.map(Theme::name)]
            data-hand=[(reader.hand != Hand::Right).then_some(reader.hand.name())]
        {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (title) }
                meta name="description" content=(reader.text("site-description"));
                @if !page.listed {
                    meta name="robots" content="noindex";
                }
                meta name="color-scheme" content="light dark";
                meta property="og:title" content=(title);
                meta property="og:description" content=(reader.text("site-description"));
                (links(page))
            }
            body {
                a class="skip button" href="#main" { (reader.text("site-skip")) }
                (bar(reader, page))
                (page.main)
                (foot(reader))
            }
        }
    }
}

/// A page for who was led to it alone: in no list, and with one address for both languages.
pub(super) fn unlisted(reader: &Reader, title: &str, main: Markup) -> Markup {
    framed(
        reader,
        &Page {
            title,
            other: None,
            ahead: &[],
            listed: false,
            main,
        },
    )
}

/// Styles, fonts and scripts, as far as they were built.
fn links(page: &Page) -> Markup {
    let main = assets::entry("src/main.ts");
    let ahead: Vec<assets::Entry> = page
        .ahead
        .iter()
        .filter_map(|source| assets::entry(source))
        .collect();
    html! {
        @if let Some(mark) = assets::entry("src/pictures/mark.svg") {
            link rel="icon" type="image/svg+xml" href=(mark.file);
        }
        @for font in FONTS.iter().filter_map(|source| assets::entry(source)) {
            link rel="preload" as="font" type="font/woff2" href=(font.file) crossorigin;
        }
        @if let Some(main) = &main {
            @for css in styles(main, &ahead) {
                link rel="stylesheet" href=(css);
            }
            script type="module" src=(main.file) {}
            @for script in scripts(main, &ahead) {
                link rel="modulepreload" href=(script);
            }
        }
    }
}

/// Every style once, in the order in which scripts would load them.
fn styles<'e>(main: &'e assets::Entry, ahead: &'e [assets::Entry]) -> Vec<&'e str> {
    once(
        main.css
            .iter()
            .chain(ahead.iter().flat_map(|entry| &entry.css)),
    )
}

/// Every script but the first once.
fn scripts<'e>(main: &'e assets::Entry, ahead: &'e [assets::Entry]) -> Vec<&'e str> {
    let wanted = ahead
        .iter()
        .flat_map(|entry| std::iter::once(&entry.file).chain(&entry.imports));
    let mut scripts = once(main.imports.iter().chain(wanted));
    scripts.retain(|script| *script != main.file);
    scripts
}

fn once<'e>(paths: impl Iterator<Item = &'e String>) -> Vec<&'e str> {
    let mut list: Vec<&str> = Vec::new();
    for path in paths {
        if !list.contains(&path.as_str()) {
            list.push(path);
        }
    }
    list
}

fn bar(reader: &Reader, page: &Page) -> Markup {
    let other = reader.language.other();
    let to = page.other.as_deref().unwrap_or(&reader.here);
    html! {
        header class="bar" {
            a class="brand" href="/" { (pictures::mark()) (reader.text("site-name")) }
            nav aria-label=(reader.text("site-nav")) {
                a href="/" aria-current=[(reader.here == "/").then_some("page")] {
                    (reader.text("site-nav-play"))
                }
            }
            a class="language"
                href={ "/langue/" (other.code()) "?to=" (query(to)) }
                hreflang=(other.code())
                title=(reader.text("site-language-hint"))
            {
                span lang=(other.code()) { (reader.text("site-language")) }
            }
        }
    }
}

fn foot(reader: &Reader) -> Markup {
    let themes = std::iter::once(None).chain(Theme::ALL.map(Some));
    html! {
        footer class="foot" {
            p {
                (reader.text("site-foot")) " "
                a href="/moi" { (reader.text("site-mine")) }
            }
            form method="post" action="/apparence" data-appearance {
                input type="hidden" name="to" value=(reader.here);
                span { (reader.text("site-theme")) }
                @for theme in themes {
                    @let name = theme.map_or(NO_THEME, Theme::name);
                    button type="submit" name="theme" value=(name)
                        aria-pressed=(reader.theme == theme)
                    { (reader.text(&format!("site-theme-{name}"))) }
                }
            }
        }
    }
}

/// A text as a value in a query.
fn query(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~/".contains(&byte);
    text.bytes()
        .map(|byte| match byte {
            byte if plain(byte) => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{once, query};

    #[test]
    fn a_query_holds_any_text() {
        assert_eq!(query("/table/a?coup=3&é"), "/table/a%3Fcoup%3D3%26%C3%A9");
    }

    #[test]
    fn nothing_is_loaded_twice() {
        let paths = ["a", "b", "a"].map(String::from);
        assert_eq!(once(paths.iter()), ["a", "b"]);
    }
}
