//! From a command of the wire to what is asked for at a table.

use super::append::Asked;
use super::{Tables, new_table};
use crate::time::Moment;
use crate::{AppError, TableId};
use rand::RngExt;
use tablier_game::Message;
use tablier_protocol::{ClaimView, Command};
use tablier_table::{Ask, HolderId, Refused, RollSource, Table, Who};
use uuid::Uuid;

impl Tables {
    pub(super) async fn asked<'a>(
        &self,
        table: TableId,
        who: Who<'a>,
        id: Uuid,
        after_seq: u64,
        command: Command,
        at: Moment,
    ) -> Result<Asked<'a>, AppError> {
        // What changes the position answers a number; an offer made meanwhile takes nothing from it.
        let strict = matches!(
            command,
            Command::Turn { .. } | Command::Roll | Command::Takeback | Command::ClaimWin
        );
        let own = match who {
            Who::Holder(holder) => logged_id(id, holder, &command),
            Who::Server => id,
        };
        let ask = match command {
            Command::Turn { text } => Ask::Turn { text },
            Command::Roll => roll(&self.snapshot(table).await?.table),
            Command::OfferDraw => Ask::OfferDraw,
            Command::AcceptDraw => Ask::AcceptDraw,
            Command::RefuseDraw => Ask::RefuseDraw,
            Command::Resign => Ask::Resign,
            Command::Abort => Ask::Abort,
            Command::ClaimWin => self.claim_win(table, who, at).await?,
            Command::Takeback => Ask::Takeback,
            Command::Rematch => Ask::Rematch {
                table: TableId::new().to_string(),
            },
            Command::Rename { name } => Ask::Rename {
                name: new_table::name(&name)?,
            },
        };
        Ok(Asked {
            who,
            ask,
            command: Some(own),
            after: strict.then_some(after_seq),
            at,
        })
    }

    /// Whether who is due has left for long enough is what this process saw; the rest is decided later.
    async fn claim_win(&self, id: TableId, who: Who<'_>, at: Moment) -> Result<Ask, AppError> {
        let snapshot = self.snapshot(id).await?;
        let claim = match who {
            Who::Holder(holder) => self.claim(id, &snapshot.table, holder),
            Who::Server => None,
        };
        match (claim, snapshot.table.due()) {
            (Some(ClaimView { seat, at_ms }), _) if at_ms <= at.ms => Ok(Ask::ClaimWin { seat }),
            (Some(ClaimView { at_ms, .. }), _) => {
                let seconds = (at_ms - at.ms).div_ceil(1000);
                let message = Message::new("table-claim-later");
                Err(AppError::Refused(message.with("seconds", seconds as i32)))
            }
            // Who may claim is told that nobody left; who may not is told why below.
            (None, Some(seat)) => {
                let ask = Ask::ClaimWin { seat };
                snapshot.table.decide(who, &ask, 0)?;
                Err(Refused::NobodyLeft.into())
            }
            (None, None) => Err(Refused::NobodyLeft.into()),
        }
    }

    /// Rolls for the computer.
    pub(crate) async fn roll_for_computer(
        &self,
        table: TableId,
        after_seq: u64,
    ) -> Result<u64, AppError> {
        let ask = roll(&self.snapshot(table).await?.table);
        self.by_server(table, after_seq, ask).await
    }
}

/// What the log knows a command by: the id that came with it, bound to who asked and to what was asked, so
/// that nobody's id stands for somebody else's command or for another one.
///
/// # Panics
/// Never: a command is text.
pub fn logged_id(id: Uuid, holder: &HolderId, command: &Command) -> Uuid {
    let said = serde_json::to_string(&(holder, command)).expect("a command is text");
    Uuid::new_v5(&id, said.as_bytes())
}

/// A roll: the one that came up here before a takeback, or a new one, drawn with its weight.
///
/// Where no roll is due the ask is refused later, with the reason.
fn roll(table: &Table) -> Ask {
    if let Some(again) = table.roll_again() {
        return Ask::Roll {
            text: again.to_owned(),
            source: RollSource::Again,
        };
    }
    let rolls = table.position().chance();
    let total: u32 = rolls.iter().map(|(_, weight)| weight).sum();
    let mut drawn = if total == 0 {
        0
    } else {
        rand::rng().random_range(0..total)
    };
    let text = rolls
        .into_iter()
        .find(|(_, weight)| {
            let here = drawn < *weight;
            drawn = drawn.saturating_sub(*weight);
            here
        })
        .map(|(text, _)| text)
        .unwrap_or_default();
    Ask::Roll {
        text,
        source: RollSource::Server,
    }
}

impl From<Refused> for AppError {
    fn from(refused: Refused) -> AppError {
        match refused {
            Refused::NotYours => AppError::Forbidden,
            refused => AppError::Refused(refused.message()),
        }
    }
}
