//! Records of the games played (G-4).

use crate::run::{Entered, Run};
use tablier_game::{Actor, Entry, Notation, Outcome, Record, replay};

impl<G: Notation> Run<'_, G> {
    /// What was played from `start` (the beginning if there is none) to `last`, as a record.
    pub(crate) fn check_record(
        &self,
        start: Option<&G::Position>,
        entries: &[Entered],
        last: &G::Position,
    ) {
        let mut position = match start {
            Some(start) => start.clone(),
            None => G::initial(&self.options),
        };
        let mut record = Record {
            game: G::spec().id.to_owned(),
            rules: G::spec().rules,
            options: self.values.clone(),
            start: start.map(G::position_text),
            entries: Vec::with_capacity(entries.len()),
            result: G::outcome(last),
        };
        for entry in entries {
            match entry {
                Entered::Retired(seat) => {
                    record.entries.push(Entry::Retire { seat: *seat });
                    G::retire(&mut position, *seat);
                }
                Entered::Played(text) => {
                    let text = text.clone();
                    let turn = self.parse(&position, &text);
                    record.entries.push(match G::actor(&position) {
                        Actor::Chance => Entry::Roll { text },
                        Actor::Player(_) | Actor::Over => Entry::Turn { text },
                    });
                    G::play_unchecked(&mut position, &turn);
                }
            }
        }
        if position != *last {
            self.fail(last, "the texts of the turns lead to another position");
        }
        let text = record.to_string();
        match text.parse::<Record>() {
            Ok(again) if again == record => {}
            read => self.fail(last, format!("the record is read as {read:?}:\n{text}")),
        }
        match replay(&self.suite.game, &record, None) {
            Ok(replayed) => {
                if replayed.position.text() != G::position_text(last)
                    || replayed.position.hash() != G::hash(last)
                {
                    self.fail(last, format!("the record ends elsewhere:\n{text}"));
                }
                if replayed.outcome != record.result {
                    self.fail(last, format!("the record has another outcome:\n{text}"));
                }
            }
            Err(error) => self.fail(last, format!("the record does not replay: {error}\n{text}")),
        }
        // A record with a result that is not on the board is refused.
        record.result = match record.result {
            Some(Outcome::Draw { .. }) => None,
            _ => Some(Outcome::Draw {
                why: tablier_game::How::BOARD_FULL,
            }),
        };
        if record.result.is_some() && replay(&self.suite.game, &record, None).is_ok() {
            self.fail(last, "a record with another result replays");
        }
    }
}
