//! The options of a game, as text and as a checked type.

use crate::{Message, OptionSpec, Seating, Spec};
use std::collections::BTreeMap;
use std::fmt::Debug;

/// Options as text, by key. Complete or partial; what is missing has its default.
pub type OptionValues = BTreeMap<String, String>;

/// The checked options of a game: a value of this type is always a combination that exists.
pub trait Options: Clone + Debug + PartialEq + Eq + Send + Sync + 'static {
    /// Checks values; a missing key takes the default that fits the others.
    ///
    /// # Errors
    /// An unknown key or value, or a combination that does not exist, with what does.
    fn from_values(values: &OptionValues) -> Result<Self, OptionError>;

    /// Every option with its value, so that `from_values` gives `self` again.
    fn to_values(&self) -> OptionValues;

    /// How many seats there are and who plays together.
    fn seating(&self) -> Seating;

    /// The winning conditions in force, a sentence each.
    fn conditions(&self) -> Vec<Message>;
}

/// Why options were refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// The game has no such option.
    #[error("unknown option `{key}`; the options are: {}", known.join(", "))]
    Key {
        /// What was given.
        key: String,
        /// The keys that exist.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("option `{key}` has no value `{value}`; the values are: {}", known.join(", "))]
    Value {
        /// The option.
        key: String,
        /// What was given.
        value: String,
        /// The values that exist.
        known: Vec<&'static str>,
    },
    /// The values do not go together.
    #[error("{0}")]
    Combination(Message),
}

impl From<OptionError> for Message {
    fn from(error: OptionError) -> Message {
        match error {
            OptionError::Key { key, known } => Message::new("game-option-key")
                .with("key", key)
                .with("known", known.join(", ")),
            OptionError::Value { key, value, known } => Message::new("game-option-value")
                .with("key", key)
                .with("value", value)
                .with("known", known.join(", ")),
            OptionError::Combination(message) => message,
        }
    }
}

/// The values given, each checked against the list of what exists; gives back for each option of
/// `spec`, in order, the value given, or `None` where the default applies.
///
/// # Errors
/// [`OptionError::Key`] or [`OptionError::Value`] for the first that does not exist.
pub fn read_options(
    spec: &'static Spec,
    values: &OptionValues,
) -> Result<Vec<(&'static OptionSpec, Option<&'static str>)>, OptionError> {
    if let Some(key) = values.keys().find(|key| spec.option(key).is_none()) {
        return Err(OptionError::Key {
            key: key.clone(),
            known: spec.options.iter().map(|option| option.key).collect(),
        });
    }
    spec.options
        .iter()
        .map(|option| match values.get(option.key) {
            None => Ok((option, None)),
            Some(value) => match option.values.iter().find(|known| *known == value) {
                Some(known) => Ok((option, Some(*known))),
                None => Err(OptionError::Value {
                    key: option.key.to_owned(),
                    value: value.clone(),
                    known: option.values.to_vec(),
                }),
            },
        })
        .collect()
}
