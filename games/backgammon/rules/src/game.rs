//! The rules behind the trait that every game implements.

use crate::generate::generate;
use crate::reading::steps_of;
use crate::turn::ROLLS;
use crate::{NoOptions, Position, Refusal, SPEC, Side, Turn, walk};
use tablier_game::{Actor, Game, How, Outcome, Seat, SeatSet, Spec, Step, Steps};

/// The game: 24 points, fifteen checkers a side, two dice.
#[derive(Clone, Copy, Debug)]
pub struct Backgammon;

/// The loser has borne off a checker (BG-6).
const SINGLE: How = How::new("single");
/// The loser has borne off none.
const GAMMON: How = How::new("gammon");
/// The loser has borne off none and has a checker on the bar or in the winner's home.
const BACKGAMMON: How = How::new("backgammon");

/// The bar and the enemy's home board, from a side's own view.
const FAR: u32 = 0x03f8_0000;

impl Game for Backgammon {
    type Options = NoOptions;
    type Position = Position;
    type Turn = Turn;
    type Refusal = Refusal;

    fn spec() -> &'static Spec {
        &SPEC
    }

    fn initial(_: &NoOptions) -> Position {
        Position::start()
    }

    fn options(_: &Position) -> NoOptions {
        NoOptions
    }

    #[inline]
    fn actor(position: &Position) -> Actor {
        if !position.is_open() {
            Actor::Over
        } else if position.dice().is_some() {
            Actor::Player(position.on_roll().seat())
        } else {
            Actor::Chance
        }
    }

    fn ply(position: &Position) -> u32 {
        position.ply()
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        if let Some(left) = position.left() {
            return Some(Outcome::win(
                SeatSet::of(left.other().seat()),
                How::LAST_LEFT,
            ));
        }
        let winner = position.done()?;
        let loser = position.checkers(winner.other());
        let (how, points) = if loser.off() > 0 {
            (SINGLE, 1)
        } else if loser.in_play() & FAR == 0 {
            (GAMMON, 2)
        } else {
            (BACKGAMMON, 3)
        };
        Some(Outcome::Win {
            seats: SeatSet::of(winner.seat()),
            how,
            points,
        })
    }

    fn hash(position: &Position) -> u64 {
        position.hash64()
    }

    fn side(_: &Position, seat: Seat) -> Option<usize> {
        Side::of(seat).map(|side| side.seat().index())
    }

    fn steps(position: &Position, partial: &[Step], out: &mut Steps) -> Result<(), Refusal> {
        walk::steps(position, partial, out)
    }

    #[inline]
    fn turns(position: &Position, out: &mut Vec<Turn>) {
        let Some(dice) = position.dice().filter(|_| position.is_open()) else {
            return;
        };
        let begin = out.len();
        let (own, enemy) = position.mover();
        generate(own, enemy, dice, out);
        if out.len() == begin {
            out.push(Turn::Pass);
        }
    }

    fn chance(position: &Position) -> &'static [(Turn, u32)] {
        if Backgammon::actor(position) == Actor::Chance {
            &ROLLS
        } else {
            &[]
        }
    }

    fn roller(position: &Position) -> Option<Seat> {
        (Backgammon::actor(position) == Actor::Chance).then(|| position.on_roll().seat())
    }

    fn check(position: &Position, turn: &Turn) -> Result<(), Refusal> {
        if !position.is_open() {
            return Err(Refusal::Over);
        }
        match (turn, position.dice()) {
            (Turn::Roll(_), None) => Ok(()),
            (Turn::Roll(_), Some(_)) => Err(Refusal::NoRollDue),
            (Turn::Play(_) | Turn::Pass, None) => Err(Refusal::RollDue),
            (Turn::Play(play), Some(dice)) => steps_of(position, dice, play).map(|_| ()),
            (Turn::Pass, Some(dice)) => {
                let (own, enemy) = position.mover();
                if crate::reach::Obligation::of(own, enemy, dice).dice == 0 {
                    Ok(())
                } else {
                    Err(Refusal::CannotPass)
                }
            }
        }
    }

    #[inline]
    fn play_unchecked(position: &mut Position, turn: &Turn) {
        match turn {
            Turn::Roll(dice) => position.roll(*dice),
            Turn::Play(play) => position.play(play),
            Turn::Pass => position.pass(),
        }
    }

    fn retire(position: &mut Position, seat: Seat) {
        if let Some(side) = Side::of(seat) {
            position.leave(side);
        }
    }
}
