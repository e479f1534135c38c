//! The texts of the game.

use crate::diagram::diagram;
use crate::{
    Board, Cell, Column, ConnectFour, NoOptions, Position, ROWS, Refusal, board_text, columns_text,
};
use smallvec::smallvec;
use tablier_game::{Account, Change, Game, Message, Notation, Step};

impl Notation for ConnectFour {
    type Board = Board;

    fn turn_text(_: &Position, turn: &Column) -> String {
        turn.to_string()
    }

    fn parse_turn(position: &Position, text: &str) -> Result<Column, Refusal> {
        let column = text.parse()?;
        ConnectFour::check(position, &column)?;
        Ok(column)
    }

    fn cell_text(_: &Position, cell: tablier_game::Cell) -> String {
        Cell::from_index(cell.0)
            .expect("the cells of steps and changes are on the grid")
            .to_string()
    }

    fn step_text(position: &Position, step: Step) -> String {
        match step {
            Step::Place(tablier_game::Cell(index)) => Cell::from_index(index)
                .expect("the cells of steps are on the grid")
                .column()
                .to_string(),
            Step::Move(..) | Step::Choose(_) => unreachable!("{step:?} is no step in {position:?}"),
        }
    }

    /// A full column has no cell left where a disc comes to rest; its uppermost one stands for it.
    fn parse_step(position: &Position, text: &str) -> Option<Step> {
        let column = text.parse().ok()?;
        let cell = position.landing(column).or(Cell::new(column, ROWS - 1))?;
        Some(Step::Place(cell.into()))
    }

    fn position_text(position: &Position) -> String {
        board_text::write(position)
    }

    fn parse_position(text: &str, _: &NoOptions) -> Result<Position, Refusal> {
        let text = text.trim();
        if text.contains('/') {
            board_text::parse(text)
        } else {
            columns_text::parse(text)
        }
    }

    fn other_texts(position: &Position) -> Vec<(&'static str, String)> {
        columns_text::find(position)
            .map(|columns| ("columns", columns))
            .into_iter()
            .collect()
    }

    /// Columns one by one, with or without white space between them: `4453`, `d d e c`, or one a line. A word that is no
    /// string of columns is kept whole, to be refused as it stands.
    fn bare_turns(text: &str) -> Vec<(usize, String)> {
        let words = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim_start().starts_with('#'))
            .flat_map(|(index, line)| line.split_whitespace().map(move |word| (index + 1, word)));
        let mut turns = Vec::new();
        for (line, word) in words {
            let columns = word
                .chars()
                .all(|letter| letter.to_string().parse::<Column>().is_ok());
            if columns {
                turns.extend(word.chars().map(|letter| (line, letter.to_string())));
            } else {
                turns.push((line, word.to_owned()));
            }
        }
        turns
    }

    fn account(before: &Position, turn: &Column) -> Account {
        let cell = before
            .landing(*turn)
            .expect("the turn is legal, so its column is not full");
        let side = before.to_move();
        let mut after = *before;
        ConnectFour::play_unchecked(&mut after, turn);
        let id = match ConnectFour::outcome(&after) {
            None => "connect-four-played",
            Some(tablier_game::Outcome::Draw { .. }) => "connect-four-played-fills",
            Some(_) => "connect-four-played-wins",
        };
        Account {
            message: Message::new(id)
                .with_id("side", side.id())
                .with("column", turn.to_string())
                .with("cell", cell.to_string()),
            changes: smallvec![Change::Put {
                cell: cell.into(),
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
