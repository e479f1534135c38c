//! The bitboards against a slow, literal reading of the rules, on random games.

mod oracle;

use connect_four_rules::{COLUMNS, Cell, Column, ConnectFour, NoOptions, Position, ROWS, Side};
use oracle::Oracle;
use tablier_game::{Game, Notation};
use tablier_game_test::{PlainOutcome, Playout, positions, seat_to_act};

#[test]
fn the_oracle_agrees_on_random_games() {
    let mut seen = 0;
    for seed in 0.. {
        let mut oracle = Oracle::new(&[]).expect("there are no options");
        let mut playout = Playout::<ConnectFour>::new(&NoOptions, seed);
        compare(playout.position(), &oracle);
        while let Some((before, turn)) = playout.next() {
            let text = ConnectFour::turn_text(&before, &turn);
            oracle.play(&text).expect("the oracle accepts a legal turn");
            compare(playout.position(), &oracle);
            seen += 1;
        }
        if seen >= positions() {
            return;
        }
    }
}

fn compare(position: &Position, oracle: &Oracle) {
    let text = ConnectFour::position_text(position);
    let mut turns = Vec::new();
    ConnectFour::turns(position, &mut turns);
    let turns: Vec<String> = turns.iter().map(Column::to_string).collect();
    assert_eq!(turns, oracle.legal_turns(), "{text}");
    let to_act = seat_to_act::<ConnectFour>(position);
    assert_eq!(to_act, oracle.to_move(), "{text}");
    assert_eq!(ConnectFour::ply(position), oracle.ply(), "{text}");
    let outcome = PlainOutcome::of::<ConnectFour>(position);
    assert_eq!(outcome, oracle.outcome(), "{text}");
    for column in Column::ALL {
        for row in 0..ROWS {
            let cell = Cell::new(column, row).expect("a cell of the grid");
            let disc = position.disc(cell).map(|side| side as u8);
            let index = usize::from(column.index());
            assert_eq!(disc, oracle.cell(index, usize::from(row)), "{text} {cell}");
        }
    }
    for text in "abcdefghABD0123456789 /é"
        .chars()
        .map(String::from)
        .chain(["", "d3", "dd", "d ", " d", "44"].map(String::from))
    {
        let here = ConnectFour::parse_turn(position, &text).is_ok();
        assert_eq!(here, oracle.clone().play(&text).is_ok(), "`{text}`");
    }
    assert_eq!(oracle.size(), (usize::from(COLUMNS), usize::from(ROWS)));
    assert_eq!(Side::Red as u8, 0);
}

#[test]
fn the_oracle_agrees_on_strings_of_columns() {
    for text in [
        "", "4453", "ddec", "1b3d", "dddddd", "ddddddd", "d8", "1212121", "12121212",
    ] {
        let mut oracle = Oracle::new(&[]).expect("there are no options");
        let read = ConnectFour::parse_position(text, &NoOptions);
        assert_eq!(read.is_ok(), oracle.play_columns(text).is_ok(), "{text}");
        if let Ok(position) = read {
            compare(&position, &oracle);
        }
    }
}
