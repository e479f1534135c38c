//! Why something is refused at a table.

use crate::limits::DEVICES;
use tablier_game::{Message, Seat};

/// Why something is refused at a table. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Who asks does not hold a seat that could ask this.
    #[error("no seat of who asks")]
    NotYours,
    /// It is the turn of another seat (rule G-1).
    #[error("out of turn")]
    OutOfTurn,
    /// The rules of the game do not allow it.
    #[error("{0}")]
    Rules(Message),
    /// A seat is still free.
    #[error("a seat is still free")]
    Waiting,
    /// The game is over (rule G-3).
    #[error("the game is over")]
    Over,
    /// The game is not over yet.
    #[error("the game is not over")]
    NotOver,
    /// The log no longer folds.
    #[error("the log of the table no longer folds")]
    Broken,
    /// The time of this seat is up.
    #[error("the time of seat {0} is up")]
    TimeUp(Seat),
    /// The time of the seat is not up, or it is not the seat's turn.
    #[error("time is left")]
    TimeLeft,
    /// A roll is due first.
    #[error("a roll is due")]
    RollDue,
    /// No roll is due.
    #[error("no roll is due")]
    NoRollDue,
    /// A draw is offered already.
    #[error("a draw is offered already")]
    OfferStands,
    /// The last offer was refused less than 20 plies ago.
    #[error("the next offer can be made in {0} plies")]
    OfferTooSoon(u32),
    /// No draw is offered.
    #[error("no draw is offered")]
    NoOffer,
    /// The computer agrees to no draw.
    #[error("the computer agrees to no draw")]
    ComputerPlaysOn,
    /// The partner has been asked already.
    #[error("waiting for the partner")]
    PartnerAsked,
    /// Every seat has committed its first turn.
    #[error("every seat has committed its first turn")]
    TooLateToAbort,
    /// Somebody else plays here.
    #[error("somebody else plays here")]
    TakebackWithOthers,
    /// There is no own turn to take back.
    #[error("nothing to take back")]
    NothingToTakeBack,
    /// Another game was asked for already.
    #[error("asked already")]
    RematchAsked,
    /// The next game is open.
    #[error("the next game is open")]
    RematchMade,
    /// Somebody at the table has this name.
    #[error("the name is taken")]
    NameTaken,
    /// No seat is free.
    #[error("no seat is free")]
    NoFreeSeat,
    /// Nobody that is waited for has left.
    #[error("nobody has left")]
    NobodyLeft,
    /// Not every seat has committed its first turn.
    #[error("not every seat has committed its first turn")]
    TooEarlyToClaim,
    /// The link for another device was used, was withdrawn, or has ended.
    #[error("the link for another device leads nowhere")]
    NoDeviceLink,
    /// As many devices hold the seat as may.
    #[error("too many devices")]
    TooManyDevices,
    /// No other device holds the seat.
    #[error("no other device")]
    NoDevice,
    /// Who asks sits here already.
    #[error("sits here already")]
    Seated,
    /// The log of the table is long enough.
    #[error("this was done too often")]
    TooOften,
}

impl Refused {
    /// What is said to the person.
    pub fn message(&self) -> Message {
        let id = match self {
            Refused::Rules(message) => return message.clone(),
            Refused::OfferTooSoon(plies) => {
                return Message::new("table-offer-too-soon").with("plies", *plies as i32);
            }
            Refused::OutOfTurn => "game-not-your-turn",
            Refused::Over => "game-over",
            Refused::RollDue => "game-roll-due",
            Refused::NoRollDue => "game-no-roll-due",
            Refused::NotYours => "table-not-yours",
            Refused::Waiting => "table-waiting",
            Refused::NotOver => "table-not-over",
            Refused::Broken => "table-broken",
            Refused::TimeUp(_) => "table-time-up",
            Refused::TimeLeft => "table-time-left",
            Refused::OfferStands => "table-offer-stands",
            Refused::NoOffer => "table-no-offer",
            Refused::ComputerPlaysOn => "table-computer-plays-on",
            Refused::PartnerAsked => "table-partner-asked",
            Refused::TooLateToAbort => "table-too-late-to-abort",
            Refused::TakebackWithOthers => "table-takeback-with-others",
            Refused::NothingToTakeBack => "table-nothing-to-take-back",
            Refused::RematchAsked => "table-rematch-asked",
            Refused::RematchMade => "table-rematch-made",
            Refused::NameTaken => "table-name-taken",
            Refused::NoFreeSeat => "table-no-free-seat",
            Refused::NobodyLeft => "table-nobody-left",
            Refused::TooEarlyToClaim => "table-too-early-to-claim",
            Refused::NoDeviceLink => "table-no-device-link",
            Refused::TooManyDevices => {
                return Message::new("table-too-many-devices").with("max", DEVICES as i32);
            }
            Refused::NoDevice => "table-no-device",
            Refused::Seated => "table-seated",
            Refused::TooOften => "table-too-often",
        };
        Message::new(id)
    }
}
