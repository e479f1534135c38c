//! The texts of the game.

use crate::diagram::diagram;
use crate::{Board, Cell, NewGame, NoOptions, Position, Refusal, position_text};
use smallvec::smallvec;
use tablier_game::{Account, Change, Game, Message, Notation, Outcome, Step};

impl Notation for NewGame {
    type Board = Board;

    fn turn_text(_: &Position, turn: &Cell) -> String {
        turn.to_string()
    }

    fn parse_turn(position: &Position, text: &str) -> Result<Cell, Refusal> {
        let cell = text.parse()?;
        NewGame::check(position, &cell)?;
        Ok(cell)
    }

    fn cell_text(_: &Position, cell: tablier_game::Cell) -> String {
        Cell::from_index(cell.0)
            .expect("the cells of steps and changes are on the grid")
            .to_string()
    }

    fn step_text(position: &Position, step: Step) -> String {
        match step {
            Step::Place(cell) => NewGame::cell_text(position, cell),
            Step::Move(..) | Step::Choose(_) => unreachable!("{step:?} is no step in {position:?}"),
        }
    }

    fn parse_step(_: &Position, text: &str) -> Option<Step> {
        let cell: Cell = text.parse().ok()?;
        Some(Step::Place(cell.into()))
    }

    fn position_text(position: &Position) -> String {
        position_text::write(position)
    }

    fn parse_position(text: &str, _: &NoOptions) -> Result<Position, Refusal> {
        position_text::parse(text)
    }

    fn account(before: &Position, turn: &Cell) -> Account {
        let side = before.to_move();
        let mut after = *before;
        NewGame::play_unchecked(&mut after, turn);
        let id = match NewGame::outcome(&after) {
            None => "new-game-played",
            Some(Outcome::Draw { .. }) => "new-game-played-fills",
            Some(_) => "new-game-played-wins",
        };
        Account {
            message: Message::new(id)
                .with_id("side", side.id())
                .with("cell", turn.to_string()),
            changes: smallvec![Change::Put {
                cell: (*turn).into(),
                side: side.seat().0,
            }],
        }
    }

    fn board(position: &Position) -> Board {
        Board::from(position)
    }

    fn diagram(position: &Position) -> String {
        diagram(position)
    }
}
