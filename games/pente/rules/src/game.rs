//! The rules behind the trait that every game implements.

use crate::ask::ask;
use crate::{PenteOptions, Position, Refusal, SPEC, Turn};
use tablier_game::{Actor, Game, Message, Outcome, Seat, Spec, Step, Steps, Target};

/// The game: five in a row or ten captured stones, for two to four players.
#[derive(Clone, Copy, Debug)]
pub struct Pente;

impl Game for Pente {
    type Options = PenteOptions;
    type Position = Position;
    type Turn = Turn;
    type Refusal = Refusal;

    fn spec() -> &'static Spec {
        &SPEC
    }

    fn initial(options: &PenteOptions) -> Position {
        Position::initial(options)
    }

    fn options(position: &Position) -> PenteOptions {
        *position.options()
    }

    #[inline]
    fn actor(position: &Position) -> Actor {
        if position.is_over() {
            Actor::Over
        } else {
            Actor::Player(position.to_move())
        }
    }

    fn ply(position: &Position) -> u32 {
        u32::from(position.ply())
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        position.state.end.map(crate::end::End::outcome)
    }

    fn hash(position: &Position) -> u64 {
        position.zobrist()
    }

    fn side(position: &Position, seat: Seat) -> Option<usize> {
        position.colour(seat).map(crate::Colour::index)
    }

    fn steps(position: &Position, partial: &[Step], out: &mut Steps) -> Result<(), Refusal> {
        match partial {
            [] => {
                out.reset(ask(position));
                let points = position.legal_points().iter().map(Turn::Place);
                let turns = points.chain(position.legal_choices().iter().copied());
                out.targets.extend(turns.map(|turn| Target {
                    step: turn.step(),
                    ends: true,
                }));
                Ok(())
            }
            [step, rest @ ..] => {
                let turn = Turn::of_step(*step).ok_or(Refusal::NotAStep)?;
                position.check(turn)?;
                out.reset(Message::new("pente-turn-complete"));
                match rest {
                    [] => Ok(()),
                    [_, ..] => Err(Refusal::NotAStep),
                }
            }
        }
    }

    fn turns(position: &Position, out: &mut Vec<Turn>) {
        out.extend(position.legal_points().iter().map(Turn::Place));
        out.extend(position.legal_choices());
    }

    fn check(position: &Position, turn: &Turn) -> Result<(), Refusal> {
        position.check(*turn)
    }

    #[inline]
    fn play_unchecked(position: &mut Position, turn: &Turn) {
        position.make(*turn);
    }

    fn retire(position: &mut Position, seat: Seat) {
        position.retire(seat);
    }
}
