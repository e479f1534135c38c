//! The suite as a game sees it: what to play, how long, and what is special.

use crate::run::Run;
use crate::{Symmetry, Texts, positions};
use tablier_game::{DynGame, Game, Notation, OptionValues, Options};

/// The conformance suite of one game; see the crate's page for an example.
pub struct Conformance<G: Notation> {
    pub(crate) game: G,
    pub(crate) texts: Texts,
    pub(crate) option_sets: Vec<OptionValues>,
    pub(crate) starts: Vec<(String, OptionValues)>,
    pub(crate) garbage: Vec<String>,
    pub(crate) symmetries: Vec<Symmetry>,
    pub(crate) longest: u32,
    pub(crate) seed: u64,
    pub(crate) turns_end_alike: bool,
    positions: usize,
}

impl<G: Notation> Conformance<G> {
    /// The suite for `game`, whose texts are the Fluent files `fr` and `en`.
    ///
    /// Until [`Conformance::options`] is called it plays under the default options.
    pub fn new(game: G, fr: &str, en: &str) -> Conformance<G> {
        Conformance {
            texts: Texts::of_game(G::spec().id, fr, en),
            game,
            option_sets: Vec::new(),
            starts: Vec::new(),
            garbage: Vec::new(),
            symmetries: Vec::new(),
            longest: 10_000,
            seed: 0x7ab1_1e72,
            turns_end_alike: false,
            positions: positions(),
        }
    }

    /// Also plays under these options. The positions are shared out evenly among all sets of options; the
    /// default options are played only if no set is given or an empty one is among them.
    #[must_use]
    pub fn options(mut self, values: &[(&str, &str)]) -> Conformance<G> {
        self.option_sets.push(option_values(values));
        self
    }

    /// Also plays from this position string under the default options.
    #[must_use]
    pub fn start(self, position: &str) -> Conformance<G> {
        self.start_with(&[], position)
    }

    /// Also plays from this position string, read with these options.
    #[must_use]
    pub fn start_with(mut self, values: &[(&str, &str)], position: &str) -> Conformance<G> {
        self.starts
            .push((position.to_owned(), option_values(values)));
        self
    }

    /// Lets two different turns end in the same position. Without this call such a pair is a fault: in most games it is
    /// one turn listed twice.
    #[must_use]
    pub fn turns_may_end_alike(mut self) -> Conformance<G> {
        self.turns_end_alike = true;
        self
    }

    /// Texts that are turns nowhere, or that are to be tried in every position.
    #[must_use]
    pub fn garbage(mut self, texts: &[&str]) -> Conformance<G> {
        self.garbage
            .extend(texts.iter().map(|text| (*text).to_owned()));
        self
    }

    /// A symmetry that every game from the beginning must keep.
    #[must_use]
    pub fn symmetry(mut self, symmetry: Symmetry) -> Conformance<G> {
        self.symmetries.push(symmetry);
        self
    }

    /// Several such symmetries.
    #[must_use]
    pub fn symmetries(mut self, symmetries: impl IntoIterator<Item = Symmetry>) -> Conformance<G> {
        self.symmetries.extend(symmetries);
        self
    }

    /// No random game has more turns than this (10,000 unless said otherwise).
    #[must_use]
    pub fn longest(mut self, turns: u32) -> Conformance<G> {
        self.longest = turns;
        self
    }

    /// Other random games than the usual ones.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Conformance<G> {
        self.seed = seed;
        self
    }

    /// How many positions are looked at in all, instead of [`positions`].
    #[must_use]
    pub fn positions(mut self, positions: usize) -> Conformance<G> {
        self.positions = positions;
        self
    }

    /// Plays random games and holds every position to what the core promises:
    ///
    /// - turns: each generated turn passes `check` and is generated once; its text is read back as the same turn;
    ///   `play` and `play_unchecked` agree; its account is in the catalogue of texts;
    /// - steps: the texts of every walk over `steps`, joined by spaces, are a legal turn; walks and `turns` reach
    ///   the same positions; `again` keeps its promise; the step graph and the endpoint's nodes are the same steps;
    /// - position strings: read back as an equal position with an equal hash, so that what is kept up turn by turn
    ///   equals what is computed afresh; unequal positions have unequal hashes; other notations are read back, too;
    /// - refusals: whatever is not legal (turns of other positions, spoilt texts, garbage, impossible steps) is
    ///   refused with a message of the catalogue and changes nothing;
    /// - the end: `Over` exactly with an outcome, and then no turns, no steps, no rolls, nothing can be played;
    /// - chance: rolls exactly when they are due, each once, with positive weights;
    /// - retirement (G-6): who is out never acts, and with two sides the other one wins;
    /// - records: read back, and replay to the same position from any start, also from the middle;
    /// - symmetries, where given;
    /// - the view serialises and says the same as the typed position;
    /// - every game ends within [`Conformance::longest`] turns.
    ///
    /// Turn lists of some hundreds are looked at in full; of greater ones a part, and some in full.
    pub fn run(&self) {
        self.check_static();
        let defaults = [OptionValues::new()];
        let option_sets = if self.option_sets.is_empty() {
            defaults.as_slice()
        } else {
            self.option_sets.as_slice()
        };
        let share = self
            .positions
            .div_ceil(option_sets.len() + self.starts.len());
        for values in option_sets {
            let options = self.read(values);
            Run::new(self, options, None).play(share);
        }
        for (start, values) in &self.starts {
            let base = self.read(values);
            let position = G::parse_position(start, &base)
                .unwrap_or_else(|refusal| panic!("start `{start}`: {refusal:?}"));
            Run::new(self, G::options(&position), Some(position)).play(share);
        }
    }

    fn read(&self, values: &OptionValues) -> G::Options {
        let options = G::Options::from_values(values)
            .unwrap_or_else(|error| panic!("{}: {values:?}: {error}", G::spec().id));
        let complete = options.to_values();
        assert_eq!(
            G::Options::from_values(&complete).as_ref(),
            Ok(&options),
            "the options written are read again"
        );
        assert_eq!(
            DynGame::complete_options(&self.game, values).as_ref(),
            Ok(&complete)
        );
        options
    }

    /// What can be checked without playing.
    fn check_static(&self) {
        let spec = G::spec();
        let id = spec.id;
        for text in ["name", "tagline"] {
            self.require_id(&format!("{id}-{text}"));
        }
        for side in spec.sides {
            self.require_id(&format!("{id}-side-{side}"));
        }
        assert!(spec.min_seats >= 2 && spec.min_seats <= spec.max_seats);
        for option in spec.options {
            assert!(option.values.contains(&option.default), "{}", option.key);
            // A form shows each value with what it means.
            let label = format!("{id}-option-{}", option.key);
            self.require_id(&label);
            for value in option.values {
                self.require_id(&format!("{label}-{value}"));
                self.require_id(&format!("{label}-{value}-help"));
            }
            let values = option_values(&[(option.key, "no such value")]);
            self.require_refused(&values);
        }
        self.require_refused(&option_values(&[("no-such-option", "1")]));
    }

    pub(crate) fn require_id(&self, text: &str) {
        assert!(self.texts.contains(text), "there is no text for `{text}`");
    }

    fn require_refused(&self, values: &OptionValues) {
        let message = DynGame::complete_options(&self.game, values)
            .expect_err("options that do not exist are refused");
        if let Some(fault) = self.texts.fault(&message) {
            panic!("{}: {values:?}: {fault}", G::spec().id);
        }
    }
}

/// The options of a game with these values.
///
/// # Panics
/// If the game has no such options.
pub fn options_of<G: Game>(values: &[(&str, &str)]) -> G::Options {
    G::Options::from_values(&option_values(values))
        .unwrap_or_else(|error| panic!("{}: {values:?}: {error}", G::spec().id))
}

fn option_values(values: &[(&str, &str)]) -> OptionValues {
    values
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect()
}
