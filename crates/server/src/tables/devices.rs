//! The private link by which a second device holds somebody's seats too. It works once, for a
//! while, and can be withdrawn; the log knows only a digest of it.

use super::append::Asked;
use super::{Tables, holder};
use crate::time::now_ms;
use crate::{AppError, DeviceSecret, TableId, Visitor, limits};
use sha2::{Digest, Sha256};
use tablier_table::{Ask, Refused, Who};

/// What a link for another device leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceInvitation {
    /// The game's id.
    pub game: String,
    /// The name at the seat.
    pub name: Option<String>,
}

/// The other devices of a visitor at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Devices {
    /// How many hold the seats too.
    pub count: usize,
    /// When the link that was made ends, in milliseconds since 1970 UTC; `None` if there is none.
    pub link_until_ms: Option<u64>,
    /// Whether a link can be made.
    pub can_invite: bool,
}

impl Tables {
    /// Makes a link for another device of `visitor`; an earlier one works no more.
    ///
    /// # Errors
    /// [`AppError::Forbidden`] if `visitor` took no seat here; [`AppError::Refused`] if the game is
    /// over or enough devices are here; [`AppError::NoTable`]; [`AppError::Unavailable`].
    pub async fn invite_device(
        &self,
        table: TableId,
        visitor: &Visitor,
    ) -> Result<DeviceSecret, AppError> {
        let secret = DeviceSecret::new();
        let ask = Ask::InviteDevice {
            link: digest(secret),
            until_ms: now_ms() + limits::DEVICE_LINK_MS,
        };
        self.ask_for(table, visitor, ask).await?;
        Ok(secret)
    }

    /// Withdraws that link.
    ///
    /// # Errors
    /// [`AppError::Refused`] if there is none; as [`Tables::invite_device`].
    pub async fn revoke_device(&self, table: TableId, visitor: &Visitor) -> Result<(), AppError> {
        self.ask_for(table, visitor, Ask::RevokeDevice).await
    }

    /// Sends the other devices away.
    ///
    /// # Errors
    /// [`AppError::Refused`] if there is none; as [`Tables::invite_device`].
    pub async fn drop_devices(&self, table: TableId, visitor: &Visitor) -> Result<(), AppError> {
        self.ask_for(table, visitor, Ask::DropDevices).await
    }

    /// What a link leads to; `None` if it works no more. Looking at it uses nothing up.
    ///
    /// # Errors
    /// [`AppError::NoTable`]; [`AppError::Unavailable`].
    pub async fn device_invitation(
        &self,
        table: TableId,
        secret: DeviceSecret,
    ) -> Result<Option<DeviceInvitation>, AppError> {
        let snapshot = self.snapshot(table).await?;
        let table = &snapshot.table;
        let link = table
            .device_link_known_by(&digest(secret))
            .filter(|link| now_ms() < link.until_ms && table.result().is_none());
        Ok(link.map(|link| DeviceInvitation {
            game: table.game().spec().id.to_owned(),
            name: table.seats()[link.seat.index()]
                .name
                .as_ref()
                .map(ToString::to_string),
        }))
    }

    /// Comes by a link: `visitor` holds the seats too. Who plays here already changes nothing.
    ///
    /// # Errors
    /// [`AppError::Refused`] if the link works no more; [`AppError::NoTable`];
    /// [`AppError::Unavailable`].
    pub async fn join_device(
        &self,
        table: TableId,
        secret: DeviceSecret,
        visitor: &Visitor,
    ) -> Result<(), AppError> {
        let ask = Ask::JoinDevice {
            link: digest(secret),
            now_ms: now_ms(),
        };
        self.ask_for(table, visitor, ask).await
    }

    /// The other devices of `visitor`; `None` if they took no seat here.
    ///
    /// # Errors
    /// [`AppError::NoTable`]; [`AppError::Unavailable`].
    pub async fn devices(
        &self,
        table: TableId,
        visitor: &Visitor,
    ) -> Result<Option<Devices>, AppError> {
        let snapshot = self.snapshot(table).await?;
        let table = &snapshot.table;
        let holder = holder(visitor.id);
        if !table.seats().iter().any(|seat| seat.was_taken_by(&holder)) {
            return Ok(None);
        }
        let now_ms = now_ms();
        let link = table.device_link(&holder);
        let until_ms = link
            .map(|link| link.until_ms)
            .filter(|until| now_ms < *until);
        Ok(Some(Devices {
            count: table.devices_of(&holder),
            link_until_ms: until_ms,
            can_invite: table.may(&holder).contains(&"invite-device"),
        }))
    }

    async fn ask_for(&self, table: TableId, visitor: &Visitor, ask: Ask) -> Result<(), AppError> {
        let holder = holder(visitor.id);
        let asked = Asked::by(Who::Holder(&holder), ask);
        match self.ask(table, asked).await {
            Ok(_) => Ok(()),
            Err(AppError::Refused(message)) if message == Refused::Seated.message() => Ok(()),
            Err(error) => Err(error),
        }
    }
}

/// What the log knows a link by. The secret is 122 random bits, so that no salt is needed.
fn digest(secret: DeviceSecret) -> String {
    bs58::encode(Sha256::digest(secret.to_string())).into_string()
}
