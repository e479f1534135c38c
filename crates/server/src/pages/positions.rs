//! The earlier positions of a game, for looking back.

use crate::{App, AppError, TableId};
use axum::Json;
use axum::extract::{Path, State};
use tablier_game::{Entry, PositionView, Record};

/// `GET /table/ID/positions`: the position before the first turn, and the one after each turn or roll.
/// What can be chosen in them is left out.
pub(super) async fn list(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Vec<PositionView>>, AppError> {
    let id: TableId = id.parse().map_err(|_| AppError::NoTable)?;
    let record = app.tables().record(id).await?;
    Ok(Json(of_record(&record)))
}

/// The positions of a record, as far as it can be played under the rules of this program.
pub(super) fn of_record(record: &Record) -> Vec<PositionView> {
    let Some(entry) = tablier_catalog::find(&record.game) else {
        return Vec::new();
    };
    let start = match &record.start {
        Some(text) => entry.game.parse_position(text, &record.options),
        None => entry.game.start(&record.options),
    };
    let Ok(mut position) = start else {
        return Vec::new();
    };
    let view = |position: &dyn tablier_game::DynPosition| PositionView {
        steps: None,
        ..position.view()
    };
    let mut views = vec![view(position.as_ref())];
    for entry in &record.entries {
        match entry {
            Entry::Turn { text } | Entry::Roll { text } => {
                if position.play(text).is_err() {
                    break;
                }
                views.push(view(position.as_ref()));
            }
            // Who leaves does so after the last turn: it is the same entry of the list, seen later.
            Entry::Retire { seat } => {
                position.retire(*seat);
                if let Some(last) = views.last_mut() {
                    *last = view(position.as_ref());
                }
            }
        }
    }
    views
}

#[cfg(test)]
mod tests {
    use super::of_record;
    use tablier_game::{Entry, OptionValues, Record};

    #[test]
    fn a_position_before_the_first_turn_and_after_each() {
        let game = tablier_catalog::GAMES[0].game;
        let spec = game.spec();
        let options = game.complete_options(&OptionValues::new()).unwrap();
        let text = game.start(&options).unwrap().turns()[0].clone();
        let record = Record {
            game: spec.id.to_owned(),
            rules: spec.rules,
            options,
            start: None,
            entries: vec![
                Entry::Turn { text },
                Entry::Turn {
                    text: "no turn".to_owned(),
                },
            ],
            result: None,
        };
        let views = of_record(&record);
        let plies: Vec<u32> = views.iter().map(|view| view.ply).collect();
        assert_eq!(plies, [0, 1]);
        assert!(views.iter().all(|view| view.steps.is_none()));
    }
}
