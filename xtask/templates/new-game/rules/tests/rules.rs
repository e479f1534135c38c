//! The rules, a test or more for each number of RULES.md.

use new_game_rules::{Board, Cell, NewGame, NoOptions, Position, Refusal, Side};
use tablier_game::{Actor, Game, How, Message, Notation, Outcome, SeatSet, Step, Steps};

/// A full grid that nobody wins.
const NOBODY_WINS: &str = "b2 a1 c1 a3 a2 c2 b1 b3 c3";

fn cell(text: &str) -> Cell {
    text.parse().expect("a cell of a test")
}

/// The position after these turns.
fn after(turns: &str) -> Position {
    let mut position = NewGame::initial(&NoOptions);
    for turn in turns.split_whitespace() {
        NewGame::play(&mut position, &cell(turn)).expect("a legal turn of a test");
    }
    position
}

fn read(text: &str) -> Result<Position, Refusal> {
    NewGame::parse_position(text, &NoOptions)
}

fn won(side: Side, how: How) -> Outcome {
    Outcome::win(SeatSet::of(side.seat()), how)
}

#[test]
fn g_3_nothing_may_be_played_after_the_end() {
    let mut over = after("a1 b1 a2 b2 a3");
    let before = over;
    assert_eq!(NewGame::actor(&over), Actor::Over);
    assert_eq!(NewGame::play(&mut over, &cell("c3")), Err(Refusal::Over));
    assert_eq!(over, before);
}

#[test]
fn g_6_the_last_one_left_wins() {
    let mut left = after("b2");
    NewGame::retire(&mut left, Side::Red.seat());
    assert_eq!(NewGame::outcome(&left), Some(won(Side::Blue, How::LAST_LEFT)));
    assert_eq!(NewGame::position_text(&left), "3/1r1/3 b out=1");
    assert_eq!(read("3/1r1/3 b out=1"), Ok(left));
}

#[test]
fn g_8_a_position_that_cannot_be_is_refused() {
    for (text, id) in [
        ("", "new-game-rows"),
        ("3/3 r", "new-game-rows"),
        ("3/3/4 r", "new-game-row-length"),
        ("3/3/rx1 r", "new-game-board-letter"),
        ("3/3/b2 r", "new-game-counts"),
        ("3/3/3", "new-game-to-move"),
        ("3/3/r2 r", "new-game-to-move"),
        ("rrr/bb1/bb1 r", "new-game-counts"),
        ("rrr/bb1/b2 r", "new-game-played-on"),
        ("3/3/3 r ply=0", "new-game-field"),
        ("3/3/3 r out=1 out=2", "new-game-field"),
        ("3/3/3 r out=3", "new-game-left"),
        ("rrr/bb1/3 b out=1", "new-game-left"),
    ] {
        let refusal = read(text).expect_err(text);
        assert_eq!(Message::from(refusal).id, id, "{text}");
    }
}

#[test]
fn newgame_1_red_begins_on_an_empty_grid_of_nine_cells() {
    let mut position = NewGame::initial(&NoOptions);
    assert_eq!(NewGame::position_text(&position), "3/3/3 r");
    assert_eq!(Cell::all().count(), 9);
    for side in [Side::Red, Side::Blue, Side::Red] {
        assert_eq!(NewGame::actor(&position), Actor::Player(side.seat()));
        let first = position.empty_cells().next().expect("the grid is not full");
        NewGame::play(&mut position, &first).expect("the cell is empty");
    }
}

#[test]
fn newgame_2_a_piece_comes_to_an_empty_cell_only() {
    let mut position = after("b2");
    let taken = Refusal::CellTaken { cell: cell("b2") };
    assert_eq!(NewGame::play(&mut position, &cell("b2")), Err(taken));
    assert_eq!(position, after("b2"));
    let mut steps = Steps::new();
    NewGame::steps(&position, &[], &mut steps).expect("asking is always allowed");
    assert_eq!(steps.targets.len(), 8);
    assert_eq!(steps.target(Step::Place(cell("b2").into())), None);
}

#[test]
fn newgame_3_three_in_a_row_win() {
    for (turns, side) in [
        ("a1 b1 a2 b2 a3", Side::Red),
        ("a1 b1 b2 c1 c3", Side::Red),
        ("a1 a3 a2 b3 c1 c3", Side::Blue),
        ("c1 a1 b2 a2 a3", Side::Red),
    ] {
        let position = after(turns);
        let won = won(side, How::new("line"));
        assert_eq!(NewGame::outcome(&position), Some(won));
        assert_eq!(Board::from(&position).lines.len(), 1);
    }
}

#[test]
fn newgame_3_a_full_grid_without_a_row_is_a_draw() {
    let why = How::BOARD_FULL;
    assert_eq!(
        NewGame::outcome(&after(NOBODY_WINS)),
        Some(Outcome::Draw { why })
    );
}

#[test]
fn newgame_4_a_turn_is_written_as_its_cell() {
    let position = after("");
    for cell in Cell::all() {
        let text = NewGame::turn_text(&position, &cell);
        assert_eq!(NewGame::parse_turn(&position, &text), Ok(cell));
    }
    assert_eq!(cell("c1").to_string(), "c1");
    let refused = Refusal::NotACell { text: "d1".into() };
    assert_eq!(NewGame::parse_turn(&position, "d1"), Err(refused));
}

#[test]
fn the_diagram_has_its_coordinates() {
    let diagram = NewGame::diagram(&after("b2 c1"));
    assert_eq!(diagram, "3 . . .\n2 . r .\n1 . . b\n  a b c\n");
}
