//! What is known of a game without playing it.

/// What is known of a game without playing it.
#[derive(Debug, PartialEq, Eq)]
pub struct Spec {
    /// The id in commands, addresses and records: `connect-four`.
    pub id: &'static str,
    /// The version of the rules; records name it as `connect-four/1`. It rises when a rule changes so
    /// that an old record could mean something else.
    pub rules: u16,
    /// The ids of the sides (colours), in the order of play. Text: message `<game>-side-<id>`.
    pub sides: &'static [&'static str],
    /// The smallest number of seats.
    pub min_seats: u8,
    /// The greatest number of seats.
    pub max_seats: u8,
    /// The options, in the order in which a form shows them.
    pub options: &'static [OptionSpec],
    /// The names of the position notations that are read; the first is the one that is written.
    pub notations: &'static [&'static str],
}

/// An option of a game: a key and a closed list of values.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The key, kebab-case.
    pub key: &'static str,
    /// Every value that some combination allows.
    pub values: &'static [&'static str],
    /// The value where nothing else is said.
    pub default: &'static str,
}

impl Spec {
    /// The rules' name in records: `connect-four/1`.
    pub fn rules_name(&self) -> String {
        format!("{}/{}", self.id, self.rules)
    }

    /// The option with this key.
    pub fn option(&self, key: &str) -> Option<&'static OptionSpec> {
        self.options.iter().find(|option| option.key == key)
    }
}
