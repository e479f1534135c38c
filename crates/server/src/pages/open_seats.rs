//! The seats on the page on which a table is opened: which one is one's own, or who plays each.
//!
//! How many there are follows from the options. The page holds as many as the game can have and marks
//! those that the chosen options leave over: the script hides them and follows every choice; without
//! script they stay, and what is said of them is left aside.

use super::cards::card;
use super::open_form::{ANY_SEAT, Form};
use super::open_way::Who;
use super::{Reader, names};
use maud::{Markup, html};
use tablier_catalog::Entry;
use tablier_game::{OptionValues, Seat};

/// The seats of a form, by what they play as far as that is known before the game.
pub(super) struct Seats {
    /// As many as the chosen options give.
    sides: Vec<Option<String>>,
    /// How many the game can have.
    most: u8,
}

impl Seats {
    /// The seats of a form; with options that do not go together, those of the game's own.
    pub(super) fn of(entry: &Entry, form: &Form) -> Seats {
        let start = entry
            .game
            .start(&form.options)
            .or_else(|_| entry.game.start(&OptionValues::new()));
        Seats {
            sides: start.map_or_else(|_| Vec::new(), |start| start.view().sides),
            most: card(entry).players.1,
        }
    }

    /// Whether there are fewer than so many.
    pub(super) fn lack(&self, least: u8) -> bool {
        self.sides.len() < usize::from(least)
    }

    /// The side of a seat, or `None` if it is not known or the seat is left over.
    fn side(&self, seat: u8) -> Option<&str> {
        self.sides.get(usize::from(seat))?.as_deref()
    }

    /// What a seat is called.
    fn name(&self, reader: &Reader, entry: &Entry, seat: u8) -> String {
        match self.side(seat) {
            Some(side) => names::side(reader, entry.id(), side),
            None => names::number(reader, Seat(seat)),
        }
    }
}

/// The choice of the own seat, where the others are filled alike.
pub(super) fn own(reader: &Reader, entry: &Entry, form: &Form, seats: &Seats) -> Markup {
    html! {
        fieldset class="for-side" {
            legend { (reader.text("site-open-side")) }
            div class="choices" {
                @for seat in 0..seats.most {
                    label class="choice" data-seat=(seat) data-least=(seat + 1)
                        data-surplus[seats.lack(seat + 1)]
                    {
                        input type="radio" name="seat" value=(seat) checked[form.seat == Some(seat)];
                        (sign(reader, entry, seats, seat))
                    }
                }
                label class="choice" {
                    input type="radio" name="seat" value=(ANY_SEAT) checked[form.seat.is_none()];
                    (reader.text("site-open-side-any"))
                }
            }
            small data-begins {
                (reader.fill("site-open-side-help", &[("side", seats.name(reader, entry, 0).into())]))
            }
            @if seats.lack(seats.most) {
                " " small class="no-script" { (reader.text("site-open-side-surplus")) }
            }
        }
    }
}

/// Who plays each seat: a row for each. Only for games that can have more than two.
pub(super) fn each(reader: &Reader, entry: &Entry, form: &Form, seats: &Seats) -> Markup {
    html! {
        @if seats.most > 2 {
            fieldset class="for-each" {
                legend { (reader.text("site-open-each")) }
                div class="seats" {
                    @for (seat, held) in (0..seats.most).zip(&form.each) {
                        div class="seat" data-seat=(seat) data-least=(seat + 1)
                            data-surplus[seats.lack(seat + 1)]
                        {
                            label for={ "who-" (seat) } { (sign(reader, entry, seats, seat)) }
                            select id={ "who-" (seat) } name={ "who-" (seat) } {
                                @for who in Who::ALL {
                                    @let name = who.name();
                                    option value=(name) selected[who == *held] {
                                        (reader.text(&format!("site-who-{name}")))
                                    }
                                }
                            }
                        }
                    }
                }
                small { (reader.text("site-open-each-help")) }
                @if seats.lack(seats.most) {
                    " " small class="no-script" { (reader.text("site-open-each-surplus")) }
                }
            }
        }
    }
}

/// The chip and the name of a seat.
fn sign(reader: &Reader, entry: &Entry, seats: &Seats, seat: u8) -> Markup {
    let side = seats.side(seat);
    html! {
        span class={ "chip side-" (side.unwrap_or("none")) } aria-hidden="true" {}
        span data-name { (seats.name(reader, entry, seat)) }
    }
}
