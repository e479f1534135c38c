//! The catalogue of texts: French and English side by side.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use std::collections::{BTreeMap, BTreeSet};
use tablier_game::{Message, TEXTS_EN, TEXTS_FR};

/// The variables of each message, by id.
type Ids = BTreeMap<String, BTreeSet<String>>;

/// The messages that exist, with their variables.
#[derive(Clone, Debug)]
pub struct Texts(Ids);

impl Texts {
    /// The messages of a game and those that every game can say. Both languages are checked as
    /// [`check_texts`] does.
    pub fn of_game(id: &str, fr: &str, en: &str) -> Texts {
        let mut texts = check_texts(id, fr, en);
        texts.0.extend(check_texts("game", TEXTS_FR, TEXTS_EN).0);
        texts
    }

    /// Whether there is a message with this id.
    pub fn contains(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    /// What is wrong with a message: its id does not exist, or its text needs an argument that it does not
    /// bring.
    pub fn fault(&self, message: &Message) -> Option<String> {
        if message.id.is_empty() {
            return Some("a message has no id".to_owned());
        }
        let Some(variables) = self.0.get(message.id.as_ref()) else {
            return Some(format!("there is no text for `{}`", message.id));
        };
        variables
            .iter()
            .find(|variable| message.args.iter().all(|(name, _)| name != *variable))
            .map(|variable| {
                format!("the text of `{message}` needs `${variable}`, which the message lacks")
            })
    }
}

/// Checks a pair of Fluent files: both can be read, hold the same ids with the same variables, every id begins
/// with `prefix-`, and the French one keeps French typography (`’`, `«` and `»` and no plain space before
/// `: ; ? ! »` or after `«`). Gives back what exists.
///
/// # Panics
/// With what is wrong.
pub fn check_texts(prefix: &str, fr: &str, en: &str) -> Texts {
    let french = read("fr", prefix, fr);
    let english = read("en", prefix, en);
    let only = |here: &Ids, there: &Ids| -> Vec<String> {
        here.keys()
            .filter(|id| !there.contains_key(*id))
            .cloned()
            .collect()
    };
    let missing = (only(&french, &english), only(&english, &french));
    assert!(
        missing.0.is_empty() && missing.1.is_empty(),
        "only in French: {:?}; only in English: {:?}",
        missing.0,
        missing.1
    );
    for (id, variables) in &french {
        assert_eq!(
            variables, &english[id],
            "`{id}`: the variables of French (left) and English (right)"
        );
    }
    Texts(french)
}

fn read(language: &str, prefix: &str, text: &str) -> Ids {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| {
        panic!("the {language} texts of `{prefix}` cannot be read: {errors:?}")
    });
    let mut ids = Ids::new();
    for entry in &resource.body {
        let (id, patterns): (_, Vec<&Pattern<&str>>) = match entry {
            Entry::Message(message) => (
                message.id.name,
                message
                    .value
                    .iter()
                    .chain(message.attributes.iter().map(|attribute| &attribute.value))
                    .collect(),
            ),
            // A term is private to its file, so languages may differ in theirs.
            Entry::Term(_)
            | Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_) => continue,
            Entry::Junk { content } => panic!("{language}: `{content}` is no Fluent text"),
        };
        assert!(
            id.strip_prefix(prefix)
                .is_some_and(|rest| rest.starts_with('-')),
            "{language}: the id `{id}` does not begin with `{prefix}-`"
        );
        let mut found = Found::default();
        for pattern in patterns {
            found.pattern(pattern);
        }
        if language == "fr" {
            for text in &found.texts {
                if let Some(fault) = typography_fault(text) {
                    panic!("{language}, `{id}`: {fault} in “{text}”");
                }
            }
        }
        assert!(
            ids.insert(id.to_owned(), found.variables).is_none(),
            "{language}: `{id}` is there twice"
        );
    }
    ids
}

/// What a pattern is made of.
#[derive(Default)]
struct Found<'a> {
    variables: BTreeSet<String>,
    texts: Vec<&'a str>,
}

impl<'a> Found<'a> {
    fn pattern(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments, .. } => {
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&'a str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
        for argument in &arguments.named {
            self.inline(&argument.value);
        }
    }
}

fn typography_fault(text: &str) -> Option<&'static str> {
    if text.contains(['\'', '"', '“', '”']) {
        return Some("a straight apostrophe or quotation marks that are not French");
    }
    let letters: Vec<char> = text.chars().collect();
    letters.windows(2).find_map(|pair| match pair {
        [' ', ':' | ';' | '?' | '!' | '»'] => Some("a plain space before a mark"),
        ['«', ' '] => Some("a plain space after «"),
        _ => None,
    })
}
