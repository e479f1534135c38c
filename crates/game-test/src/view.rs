//! The view on the wire.

use crate::run::Run;
use tablier_game::{Actor, ActorView, DynGame, Notation, PositionView};

impl<G: Notation> Run<'_, G> {
    pub(crate) fn check_view(&self, position: &G::Position) {
        self.check_other_texts(position);
        let erased =
            DynGame::parse_position(&self.suite.game, &G::position_text(position), &self.values)
                .unwrap_or_else(|message| self.fail(position, message));
        let view = erased.view();
        let actor = match G::actor(position) {
            Actor::Player(seat) => ActorView::Player { seat },
            Actor::Chance => ActorView::Chance,
            Actor::Over => ActorView::Over,
        };
        let agrees = view.game == G::spec().id
            && view.options == self.values
            && view.ply == G::ply(position)
            && view.actor == actor
            && view.outcome == G::outcome(position).as_ref().map(Into::into)
            && view.position == G::position_text(position)
            && (view.steps.is_none() || matches!(actor, ActorView::Player { .. }));
        if !agrees {
            self.fail(position, format!("the view says something else: {view:?}"));
        }
        let json = serde_json::to_string(&view)
            .unwrap_or_else(|error| self.fail(position, format!("the view: {error}")));
        match serde_json::from_str::<PositionView>(&json) {
            Ok(again) if again == view => {}
            read => self.fail(position, format!("the view {json} is read as {read:?}")),
        }
        if erased.hash() != G::hash(position) || erased.boxed().text() != erased.text() {
            self.fail(position, "the erased position is another one");
        }
    }
}
