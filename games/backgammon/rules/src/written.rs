//! The text of a play (BG-8): written moves, not yet held against a position.

use crate::refusal::quoted;
use crate::{Dice, Place, Play, Refusal};
use smallvec::{SmallVec, smallvec};
use std::fmt;
use std::str::FromStr;

/// A play as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Written(SmallVec<[WrittenMove; 4]>);

/// A move as it is written, `13/8*/5` or `6/4(2)`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct WrittenMove {
    /// The start, the points written in between, and the landing.
    stops: SmallVec<[Stop; 5]>,
    /// How many checkers make it.
    times: u8,
}

/// A written place, and whether a star is behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stop {
    place: Place,
    hit: bool,
}

/// The way of one checker: the start, the points that it must rest on, and the landing.
pub(crate) type Way = SmallVec<[Place; 5]>;

impl Written {
    /// A play as it is written in full for these dice.
    ///
    /// Each point hit stands once: where the first move lands on it, else where the first rests on it.
    pub(crate) fn of(play: &Play, dice: Dice) -> Written {
        let mut ways: SmallVec<[WrittenMove; 4]> = play
            .moves()
            .iter()
            .map(|step| WrittenMove::new(step.from, step.to))
            .collect();
        for hit in play.hits() {
            let mut landings = ways.iter_mut().map(WrittenMove::landing);
            if let Some(stop) = landings.find(|stop| stop.place == hit) {
                stop.hit = true;
            } else if let Some(way) = ways.iter_mut().find(|way| way.passes(hit, dice)) {
                way.rest_on(hit, true);
            }
        }
        if let ([only], 2, false) = (ways.as_mut_slice(), play.dice(), dice.is_double()) {
            // `6/off` with 6-1 is one step with the 6; two steps say so.
            let start = only.stops[0].place;
            if only.landing().place == Place::OFF && start.number() <= dice.high() {
                only.rest_on(start.after(dice.low()), false);
            }
        }
        ways.dedup_by(|next, last| {
            let same = last.has_the_stops_of(next);
            if same {
                last.times += 1;
            }
            same
        });
        Written(ways)
    }

    /// The way of each checker, at most four.
    pub(crate) fn ways(&self) -> impl Iterator<Item = Way> {
        self.0.iter().flat_map(|written| {
            let way: Way = written.stops.iter().map(|stop| stop.place).collect();
            std::iter::repeat_n(way, usize::from(written.times))
        })
    }

    /// The points with a star.
    pub(crate) fn starred(&self) -> u32 {
        let stops = self.0.iter().flat_map(|written| &written.stops);
        stops
            .filter(|stop| stop.hit)
            .fold(0, |set, stop| set | stop.place.bit())
    }

    /// All places that are written.
    pub(crate) fn places(&self) -> u32 {
        let stops = self.0.iter().flat_map(|written| &written.stops);
        stops.fold(0, |set, stop| set | stop.place.bit())
    }
}

impl WrittenMove {
    fn new(from: Place, to: Place) -> WrittenMove {
        let stop = |place| Stop { place, hit: false };
        WrittenMove {
            stops: smallvec![stop(from), stop(to)],
            times: 1,
        }
    }

    fn landing(&mut self) -> &mut Stop {
        self.stops
            .last_mut()
            .expect("a move has a start and a landing")
    }

    /// Whether the checker rests on `point` between its start and its landing.
    fn passes(&self, point: Place, dice: Dice) -> bool {
        let [first, .., last] = self.stops.as_slice() else {
            return false;
        };
        let way = first.place.number().saturating_sub(point.number());
        let steps = if dice.is_double() {
            way.is_multiple_of(dice.high())
        } else {
            way == dice.high() || way == dice.low()
        };
        first.place > point && point > last.place && steps
    }

    /// Writes a point on which the checker rests, if it is not written.
    fn rest_on(&mut self, place: Place, hit: bool) {
        let index = self.stops.partition_point(|stop| stop.place > place);
        if self.stops[index].place == place {
            self.stops[index].hit |= hit;
        } else {
            self.stops.insert(index, Stop { place, hit });
        }
    }

    fn has_the_stops_of(&self, other: &WrittenMove) -> bool {
        let places = |written: &WrittenMove| -> Way {
            written.stops.iter().map(|stop| stop.place).collect()
        };
        places(self) == places(other)
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, written) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            written.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, stop) in self.stops.iter().enumerate() {
            if index > 0 {
                f.write_str("/")?;
            }
            write!(f, "{}{}", stop.place, if stop.hit { "*" } else { "" })?;
        }
        if self.times > 1 {
            write!(f, "({})", self.times)?;
        }
        Ok(())
    }
}

impl FromStr for Written {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Written, Refusal> {
        let mut moves = SmallVec::new();
        let mut checkers = 0;
        for word in text.split_whitespace() {
            let written: WrittenMove = word.parse()?;
            checkers += written.times;
            if checkers > 4 {
                return Err(Refusal::TooManyMoves);
            }
            moves.push(written);
        }
        if moves.is_empty() {
            return Err(Refusal::NotAPlay { text: quoted(text) });
        }
        Ok(Written(moves))
    }
}

impl FromStr for WrittenMove {
    type Err = Refusal;

    fn from_str(word: &str) -> Result<WrittenMove, Refusal> {
        parse_move(word).ok_or_else(|| Refusal::NotAPlay { text: quoted(word) })
    }
}

fn parse_move(word: &str) -> Option<WrittenMove> {
    let (stops, times) = match word.strip_suffix(')') {
        Some(rest) => {
            let (stops, times) = rest.split_once('(')?;
            match times.as_bytes() {
                [digit @ b'1'..=b'4'] => (stops, digit - b'0'),
                _ => return None,
            }
        }
        None => (word, 1),
    };
    let stops: SmallVec<[Stop; 5]> = stops.split('/').map(parse_stop).collect::<Option<_>>()?;
    let goes_down = stops.windows(2).all(|pair| pair[0].place > pair[1].place);
    let starts_with_star = stops.first().is_some_and(|stop| stop.hit);
    if stops.len() < 2 || stops.len() > 5 || !goes_down || starts_with_star {
        return None;
    }
    Some(WrittenMove { stops, times })
}

fn parse_stop(text: &str) -> Option<Stop> {
    let (place, hit) = match text.strip_suffix('*') {
        Some(place) => (place, true),
        None => (text, false),
    };
    let place = place.parse().ok()?;
    (!hit || place != Place::OFF).then_some(Stop { place, hit })
}
