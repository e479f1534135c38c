//! All texts of one language, parsed once.

use super::Language;
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;
use tablier_game::{Arg, Message};
use unic_langid::langid;

const SITE_FR: &str = include_str!("../../../../web/texts/fr.ftl");
const SITE_EN: &str = include_str!("../../../../web/texts/en.ftl");

static FR: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::read(Language::Fr));
static EN: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::read(Language::En));

/// The texts of a language.
pub(super) fn of(language: Language) -> &'static Catalogue {
    match language {
        Language::Fr => &FR,
        Language::En => &EN,
    }
}

/// All texts of one language.
pub(super) struct Catalogue(FluentBundle<FluentResource>);

impl Catalogue {
    /// A text that cannot be read is left out and logged; the tests read all of them.
    fn read(language: Language) -> Catalogue {
        let id = match language {
            Language::Fr => langid!("fr"),
            Language::En => langid!("en"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Both languages are written from left to right, and the marks would stand in copied text.
        bundle.set_use_isolating(false);
        for source in sources(language) {
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, errors)| {
                    tracing::error!(?errors, "a catalogue of texts is not well-formed");
                    rest
                });
            if let Err(errors) = bundle.add_resource(resource) {
                tracing::error!(?errors, "two catalogues of texts have the same id");
            }
        }
        Catalogue(bundle)
    }

    pub(super) fn has(&self, id: &str) -> bool {
        self.0.has_message(id)
    }

    pub(super) fn say(&self, message: &Message) -> String {
        let args = message
            .args
            .iter()
            .map(|(name, arg)| (name.to_owned(), value(arg)));
        self.format(&message.id, &args.collect())
    }

    pub(super) fn text(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        let args = args.iter().map(|(name, arg)| (*name, value(arg)));
        self.format(id, &args.collect())
    }

    fn format(&self, id: &str, args: &FluentArgs) -> String {
        let Some(pattern) = self.0.get_message(id).and_then(|message| message.value()) else {
            tracing::error!(id, "there is no such text");
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(args), &mut errors);
        if !errors.is_empty() {
            tracing::error!(id, ?errors, "a text could not be filled in");
        }
        text.into_owned()
    }
}

/// The site's texts, what tables and all games say, and what each game says.
pub(super) fn sources(language: Language) -> Vec<&'static str> {
    let (site, table, game) = match language {
        Language::Fr => (SITE_FR, tablier_table::TEXTS_FR, tablier_game::TEXTS_FR),
        Language::En => (SITE_EN, tablier_table::TEXTS_EN, tablier_game::TEXTS_EN),
    };
    let games = tablier_catalog::GAMES.iter().map(|entry| match language {
        Language::Fr => entry.texts.fr,
        Language::En => entry.texts.en,
    });
    [site, table, game].into_iter().chain(games).collect()
}

fn value(arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.as_ref()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Catalogue, of, sources};
    use crate::i18n::Language;
    use fluent::FluentResource;
    use tablier_game::Message;

    #[test]
    fn every_catalogue_is_well_formed() {
        for language in Language::ALL {
            for source in sources(language) {
                if let Err((_, errors)) = FluentResource::try_new(source.to_owned()) {
                    panic!("{language:?}: {errors:?}");
                }
            }
            let _: &Catalogue = of(language);
        }
    }

    #[test]
    fn a_text_is_filled_in_without_marks_of_direction() {
        let message = Message::new("site-name-and-side")
            .with("name", "Camille")
            .with("side", "Rouge");
        assert_eq!(of(Language::Fr).say(&message), "Camille (Rouge)");
        assert_eq!(of(Language::En).say(&Message::new("none")), "none");
    }
}
