//! One test for each rule of `RULES.md`, by its number. PT-12, PT-12b and PT-13 are in `golden.rs`, with their
//! positions in files; the openings are in `rules_opening.rs`, position strings in `position_strings.rs`.

mod common;

use common::{options, play, played, position, values};
use pente_rules::{Colour, Pente, PenteOptions, Position, Refusal, Turn};
use tablier_game::{
    Actor, Game, How, Message, Notation, OptionError, Options, Outcome, Seat, SeatSet,
};
use tablier_game_test::refused_step;

#[expect(
    clippy::unnecessary_wraps,
    reason = "compared with an outcome that may be none"
)]
fn won(seats: &[u8], how: &'static str) -> Option<Outcome> {
    let seats: SeatSet = seats.iter().copied().map(Seat).collect();
    Some(Outcome::win(seats, How::new(how)))
}

fn refusal(position: &Position, text: &str) -> Refusal {
    Pente::parse_turn(position, text).expect_err(text)
}

#[test]
fn g_1_a_refused_turn_changes_nothing() {
    let mut position = played("opening=none", "k10");
    let before = position;
    let turn = Turn::Place(position.size().centre());
    let occupied = Refusal::Occupied {
        point: position.size().centre(),
    };
    assert_eq!(Pente::play(&mut position, &turn), Err(occupied));
    assert_eq!(position, before);
    assert_eq!(refusal(&position, "white"), Refusal::StoneDue);
    assert_eq!(refusal(&position, "pass"), Refusal::NoPass);
    assert!(matches!(refusal(&position, "i5"), Refusal::NotATurn { .. }));
}

#[test]
fn g_2_several_lines_are_one_win_and_a_win_comes_before_the_full_board() {
    // The last empty point completes two lines and fills the board.
    let board =
        "wwww1bbbw/wbbwwwbww/wwbbwbwwb/bwbbwbwwb/wwwbwwbwb/bwbbbbwbb/bbbwwbwbw/wbwbbbwww/bbwwwwbww";
    let mut both = position(&format!("{board} w size=9 ply=80"));
    play(&mut both, "e9");
    assert!(both.empty_points().is_empty());
    assert_eq!(both.rows_that_win(Colour::White).count(), 2);
    assert_eq!(Pente::outcome(&both), won(&[0], "line"));
}

#[test]
fn g_3_nothing_is_played_after_the_end() {
    let mut over = played("opening=none", "a1 t1 b1 t2 c1 t3 d1 t4 e1");
    assert_eq!(Pente::outcome(&over), won(&[0], "line"));
    assert_eq!(Pente::actor(&over), Actor::Over);
    let before = over;
    assert_eq!(refusal(&over, "k10"), Refusal::Over);
    Pente::retire(&mut over, Seat(0));
    assert_eq!(over, before);
}

#[test]
fn g_6_who_leaves_is_skipped_and_the_last_one_wins() {
    let mut game = played("players=4", "a1 b1 c1 d1");
    Pente::retire(&mut game, Seat(1));
    assert_eq!(game.to_move(), Seat(0));
    play(&mut game, "a3");
    assert_eq!(game.to_move(), Seat(2));
    // The seat to move leaves: the next one moves. Stones stay.
    Pente::retire(&mut game, Seat(2));
    assert_eq!(game.to_move(), Seat(3));
    assert_eq!(game.occupied().len(), 5);
    assert_eq!(Pente::outcome(&game), None);
    Pente::retire(&mut game, Seat(0));
    assert_eq!(Pente::outcome(&game), won(&[3], "last-left"));
}

#[test]
fn g_6_stones_of_who_has_left_are_captured_and_their_captures_do_not_win() {
    // Black has left with eight captured stones; White captures two of Black's.
    let mut game = position("9/9/9/9/wbb6/9/9/9/9 w players=3 size=9 ply=60 cap=0,8,0 out=2");
    assert_eq!(Pente::outcome(&game), None);
    play(&mut game, "d5");
    assert_eq!(game.captured(Seat(0)), 2);
    // A line of who has left does not win either.
    let line = position("9/9/9/9/bbbb5/9/9/9/9 w players=3 size=9 ply=60 out=2");
    assert_eq!(Pente::outcome(&line), None);
}

#[test]
fn g_6_in_teams_one_seat_loses_for_its_team() {
    for (seat, winners) in [(0, [1, 3]), (1, [0, 2]), (2, [1, 3]), (3, [0, 2])] {
        let mut game = played("players=4 teams=on", "a1 b1");
        Pente::retire(&mut game, Seat(seat));
        assert_eq!(Pente::outcome(&game), won(&winners, "last-left"));
    }
}

#[test]
fn g_6_a_line_of_who_leaves_waits_no_longer() {
    let pending =
        position("9/9/9/9/2wwww3/2w6/2b6/9/9 b players=3 size=9 overtime=break ply=30 line=c5-f5");
    assert_eq!(Pente::outcome(&pending), None);
    let mut owner_left = pending;
    Pente::retire(&mut owner_left, Seat(0));
    assert_eq!(owner_left.pending(), None);
    play(&mut owner_left, "a1 b1 c1");
    assert_eq!(Pente::outcome(&owner_left), None);
    let mut answerer_left = pending;
    Pente::retire(&mut answerer_left, Seat(1));
    assert_eq!(Pente::outcome(&answerer_left), won(&[0], "conceded"));
    let mut third_left = pending;
    Pente::retire(&mut third_left, Seat(2));
    assert_eq!(third_left.pending(), Some(Seat(0)));
    Pente::retire(&mut third_left, Seat(1));
    assert_eq!(Pente::outcome(&third_left), won(&[0], "last-left"));
}

#[test]
fn pt_1_two_to_four_players_place_one_stone_a_turn() {
    for (players, sides) in [(2, 2), (3, 3), (4, 4)] {
        let opening = if players == 2 { " opening=none" } else { "" };
        let mut game = played(&format!("players={players}{opening}"), "");
        for (index, text) in ["a1", "b1", "c1", "d1", "e1"].into_iter().enumerate() {
            let seat = Seat((index % players) as u8);
            assert_eq!(Pente::actor(&game), Actor::Player(seat));
            assert_eq!(Pente::side(&game, seat), Some(index % sides));
            play(&mut game, text);
        }
        assert!(matches!(refusal(&game, "a1"), Refusal::Occupied { .. }));
    }
    let letters: String = Colour::ALL.iter().map(|colour| colour.letter()).collect();
    assert_eq!(letters, "wbry");
}

#[test]
fn pt_2_options_have_their_defaults() {
    let all = PenteOptions::from_values(&values("")).unwrap().to_values();
    let expected = values(
        "players=2 size=19 capture-win=on capture=2 self-capture=none overtime=off mixed-capture=on \
         teams=off opening=swap2",
    );
    assert_eq!(all, expected);
    // With more players the first stone goes anywhere.
    let three = PenteOptions::from_values(&values("players=3")).unwrap();
    assert_eq!(three.to_values()["opening"], "none");
    for size in ["19", "15", "13", "9"] {
        assert_eq!(options(&format!("size={size}")).size().to_string(), size);
    }
}

#[test]
fn pt_2_combinations_that_do_not_exist_are_refused_with_the_reason() {
    for (text, id) in [
        ("players=3 capture-win=off", "pente-options-capture-win"),
        ("players=4 capture-win=off", "pente-options-capture-win"),
        (
            "players=4 teams=on capture-win=off",
            "pente-options-capture-win",
        ),
        ("mixed-capture=off", "pente-options-mixed-capture"),
        ("teams=on", "pente-options-teams"),
        ("players=3 teams=on", "pente-options-teams"),
        ("players=3 opening=swap2", "pente-options-opening"),
        ("players=4 opening=swap", "pente-options-opening"),
        ("players=4 opening=pro", "pente-options-opening"),
        (
            "players=4 teams=on opening=long-pro",
            "pente-options-opening",
        ),
    ] {
        match PenteOptions::from_values(&values(text)) {
            Err(OptionError::Combination(message)) => assert_eq!(message.id, id, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    for text in [
        "players=3 opening=none mixed-capture=off",
        "players=4 teams=on mixed-capture=off opening=none",
        "capture-win=off overtime=break self-capture=capture capture=3 size=9 opening=long-pro",
    ] {
        assert!(PenteOptions::from_values(&values(text)).is_ok(), "{text}");
    }
    for text in ["players=5", "size=20", "capture=4", "colour=red"] {
        let error = PenteOptions::from_values(&values(text)).expect_err(text);
        assert!(!matches!(error, OptionError::Combination(_)), "{text}");
    }
}

#[test]
fn pt_3_some_games_are_for_training_only() {
    let id = |text| options(text).training_only().map(|message| message.id);
    for text in [
        "",
        "opening=swap",
        "size=13",
        "players=3",
        "players=4 self-capture=capture",
    ] {
        assert_eq!(id(text), None, "{text}");
    }
    for (text, expected) in [
        ("opening=none", "pente-training-opening"),
        ("opening=pro", "pente-training-opening"),
        ("opening=long-pro", "pente-training-opening"),
        ("players=4 teams=on", "pente-training-teams"),
        ("size=9", "pente-training-size"),
        ("size=9 players=3", "pente-training-size"),
    ] {
        assert_eq!(id(text).as_deref(), Some(expected), "{text}");
    }
}

#[test]
fn pt_4_five_win_with_two_players_and_in_teams_four_with_more() {
    let five = played("opening=none", "a1 a9 b1 b9 c1 c9 d1 d9");
    assert_eq!(Pente::outcome(&five), None);
    let mut six = position("9/9/9/9/9/9/9/9/www1ww3 w size=9 ply=60");
    play(&mut six, "d1");
    assert_eq!(Pente::outcome(&six), won(&[0], "line"));
    let mut three = position("9/9/9/9/9/9/9/9/www6 w players=3 size=9 ply=60");
    play(&mut three, "d1");
    assert_eq!(Pente::outcome(&three), won(&[0], "line"));
    let mut team = position("9/9/9/9/9/9/9/9/www6 w players=4 teams=on size=9 ply=60");
    play(&mut team, "d1");
    assert_eq!(Pente::outcome(&team), None);
    play(&mut team, "a9 b9 c9 e1");
    assert_eq!(Pente::outcome(&team), won(&[0, 2], "line"));
    // A line is of one player's stones.
    let mixed = position("9/9/9/9/9/9/9/9/wwrrw4 b players=4 teams=on size=9 ply=60");
    assert_eq!(Pente::outcome(&mixed), None);
}

#[test]
fn pt_5_captured_stones_win() {
    for (fields, number) in [
        ("", 10),
        ("players=3", 8),
        ("players=4", 8),
        ("players=4 teams=on", 10),
        ("capture=3", 15),
        ("players=3 capture=3", 15),
        ("players=4 teams=on capture=3", 15),
    ] {
        assert_eq!(options(fields).capture_number(), Some(number), "{fields}");
        let players = options(fields).players();
        let rest = ",0".repeat(usize::from(players) - 1);
        let text = |captured: u16| {
            position(&format!(
                "9/9/9/9/wbb6/9/9/9/9 w size=9 {fields} ply=60 cap={captured}{rest}"
            ))
        };
        let seats: &[u8] = if fields.contains("teams") {
            &[0, 2]
        } else {
            &[0]
        };
        let mut enough = text(number - 2);
        play(&mut enough, "d5");
        assert_eq!(Pente::outcome(&enough), won(seats, "capture"), "{fields}");
        let mut short = text(number - 3);
        play(&mut short, "d5");
        assert_eq!(Pente::outcome(&short), None, "{fields}");
    }
    // Stones are counted, not captures: a run of three overshoots.
    let mut over = position("9/9/9/9/wbbb5/9/9/9/9 w size=9 capture=3 ply=60 cap=14,0");
    play(&mut over, "e5");
    assert_eq!(over.captured(Seat(0)), 17);
    assert_eq!(Pente::outcome(&over), won(&[0], "capture"));
    // Teams count the partners' sum.
    let mut sum = position("9/9/9/9/wbb6/9/9/9/9 w players=4 teams=on size=9 ply=60 cap=3,0,5,0");
    play(&mut sum, "d5");
    assert_eq!(Pente::outcome(&sum), won(&[0, 2], "capture"));
    // Without the win by captures they are still made and counted.
    let mut counted = position("9/9/9/9/wbb6/9/9/9/9 w size=9 capture-win=off ply=60 cap=40,0");
    play(&mut counted, "d5");
    assert_eq!(
        (counted.captured(Seat(0)), Pente::outcome(&counted)),
        (42, None)
    );
}

#[test]
fn pt_6_all_who_meet_a_condition_share_the_win() {
    let mut line_and_capture = position("9/9/9/9/2wwww3/6b2/6b2/6w2/9 w size=9 ply=60 cap=8,0");
    play(&mut line_and_capture, "g5");
    assert_eq!(
        Pente::outcome(&line_and_capture),
        won(&[0], "line-and-capture")
    );
    // White captures two and loses two: both have ten.
    let mut shared =
        position("9/9/9/9/wbb1wb3/9/9/9/9 w size=9 self-capture=capture ply=60 cap=8,8");
    play(&mut shared, "d5");
    assert_eq!(Pente::outcome(&shared), won(&[0, 1], "capture"));
}

#[test]
fn pt_7_a_full_board_or_a_thousand_turns_are_a_draw() {
    let board =
        "1bwbwbwbw/wbwbwbwbw/bwbwbwbwb/bwbwbwbwb/wbwbwbwbw/wbwbwbwbw/bwbwbwbwb/bwbwbwbwb/wbwbwbwbw";
    let mut full = position(&format!("{board} b size=9 ply=80"));
    assert_eq!(Pente::outcome(&full), None);
    play(&mut full, "a9");
    let draw = |why| Some(Outcome::Draw { why: How::new(why) });
    assert_eq!(Pente::outcome(&full), draw("board-full"));
    let mut long = position("9/9/9/9/9/9/9/9/9 w size=9 phase=play ply=998");
    play(&mut long, "a1");
    assert_eq!(Pente::outcome(&long), None);
    play(&mut long, "a2");
    assert_eq!(Pente::outcome(&long), draw("too-long"));
    // A win with the thousandth turn is a win; a line that waits for an answer then is none.
    let mut line = position("9/9/9/9/bbbb5/9/9/9/9 b size=9 ply=999");
    play(&mut line, "e5");
    assert_eq!(Pente::outcome(&line), won(&[1], "line"));
    let mut waits = position("9/9/9/9/1wbbbb3/9/9/9/9 b size=9 overtime=line ply=999");
    play(&mut waits, "g5");
    assert_eq!(Pente::outcome(&waits), draw("too-long"));
}

#[test]
fn pt_8_runs_of_exactly_two_are_captured_in_all_directions() {
    // All eight directions at once.
    let mut eight = position(
        "w2w2w2/1b1b1b3/2bbb4/wbb1bbw2/2bbb4/1b1b1b3/w2w2w2/9/9 w size=9 capture-win=off ply=60",
    );
    play(&mut eight, "d6");
    assert_eq!(eight.captured(Seat(0)), 16);
    assert_eq!(eight.stones(Colour::Black).len(), 0);
    for (row, point, taken) in [
        ("wbb6", "d5", 2),
        ("wb7", "c5", 0),
        ("wbbb5", "e5", 0),
        ("1bb6", "d5", 0),
        ("wb1b5", "c5", 0),
        // Placing into the middle of a run does not capture it, and being captured is not a choice.
        ("wbb1bbw2", "d5", 4),
    ] {
        let mut game = position(&format!("9/9/9/9/{row}/9/9/9/9 w size=9 ply=60"));
        play(&mut game, point);
        assert_eq!(game.captured(Seat(0)), taken, "{row}");
    }
    for (row, point, taken) in [
        ("wbb6", "d5", 2),
        ("wbbb5", "e5", 3),
        ("wbbbb4", "f5", 0),
        ("wb7", "c5", 0),
    ] {
        let mut game = position(&format!("9/9/9/9/{row}/9/9/9/9 w size=9 capture=3 ply=60"));
        play(&mut game, point);
        assert_eq!(game.captured(Seat(0)), taken, "{row} with capture=3");
    }
    // Nothing is captured by moving between two enemy stones.
    let mut between = position("9/9/9/9/1bw1b4/9/9/9/9 w size=9 ply=60");
    play(&mut between, "d5");
    assert_eq!(between.captured(Seat(1)), 0);
}

#[test]
fn pt_9_mixed_runs_are_captured_with_the_option_only() {
    for (fields, row, point, taken) in [
        ("", "wbr6", "d5", 2),
        ("mixed-capture=off", "wbr6", "d5", 0),
        ("mixed-capture=off", "wbb6", "d5", 2),
        ("capture=3", "wbrb5", "e5", 3),
        ("capture=3 mixed-capture=off", "wbrb5", "e5", 0),
        ("capture=3 mixed-capture=off", "wrrr5", "e5", 3),
    ] {
        let text = format!("9/9/9/9/{row}/9/9/9/9 w players=3 size=9 {fields} ply=60");
        let mut game = position(&text);
        play(&mut game, point);
        assert_eq!(game.captured(Seat(0)), taken, "{text}");
    }
}

#[test]
fn pt_10_a_turn_is_resolved_as_a_whole() {
    // The black pair closes the bracket though it is captured by the same stone.
    let mut game = position("9/9/9/9/wbb1wb3/9/9/9/9 w size=9 self-capture=capture ply=60");
    play(&mut game, "d5");
    assert_eq!((game.captured(Seat(0)), game.captured(Seat(1))), (2, 2));
    // The two captures of one stone do not take each other's ends away.
    let mut two = position("9/9/9/w8/b8/b8/1bbw5/9/9 w size=9 ply=60");
    play(&mut two, "a3");
    assert_eq!(two.captured(Seat(0)), 4);
}

#[test]
fn pt_11_partners_can_be_captured_without_scoring() {
    // Seats 1 and 3 are White and Red.
    for (row, point, taken, captured) in [
        ("wrr6", "d5", 2, 0),
        ("wbr6", "d5", 2, 1),
        ("wyb6", "d5", 2, 2),
    ] {
        let text = format!("9/9/9/9/{row}/9/9/9/9 w players=4 teams=on size=9 ply=60");
        let mut game = position(&text);
        let before = game.occupied().len();
        play(&mut game, point);
        assert_eq!(before + 1 - game.occupied().len(), taken, "{text}");
        assert_eq!(game.captured(Seat(0)), captured, "{text}");
    }
}

#[test]
fn conditions_say_what_is_in_force() {
    let ids = |text| -> Vec<String> {
        let all: Vec<Message> = options(text).conditions();
        all.iter().map(ToString::to_string).collect()
    };
    assert_eq!(
        ids(""),
        [
            "pente-condition-line length=5",
            "pente-condition-capture stones=10"
        ]
    );
    assert_eq!(
        ids("players=4 teams=on capture=3 overtime=break self-capture=forbidden mixed-capture=off"),
        [
            "pente-condition-line length=5",
            "pente-condition-capture-team stones=15",
            "pente-condition-three",
            "pente-condition-overtime-break",
            "pente-condition-self-forbidden",
            "pente-condition-unmixed",
            "pente-condition-teams",
        ]
    );
    assert_eq!(ids("capture-win=off")[1], "pente-condition-no-capture");
    assert_eq!(ids("players=3")[0], "pente-condition-line length=4");
}

#[test]
fn g_1_a_step_that_cannot_be_taken_is_refused_with_the_reason() {
    let why = |options: &[(&str, &str)], turns: &str, step| {
        let turns: Vec<&str> = turns.split_terminator(' ').collect();
        refused_step(&Pente, options, &turns, &[step])
    };
    let pro = [("opening", "pro")];
    let centre = Message::new("pente-centre").with("point", "k10");
    assert_eq!(why(&pro, "", "k11"), centre);
    let near = Message::new("pente-near-centre").with("distance", 3);
    assert_eq!(why(&pro, "k10 k11", "l12"), near);
    let occupied = Message::new("pente-occupied").with("point", "k10");
    assert_eq!(why(&pro, "k10", "k10"), occupied);
    let forbidden = [("opening", "none"), ("self-capture", "forbidden")];
    let captured = Message::new("pente-self-captured").with("point", "b1");
    assert_eq!(why(&forbidden, "c1 a1 k10 d1", "b1"), captured);
    let due = Message::new("pente-choice-due");
    assert_eq!(why(&[("opening", "swap2")], "k10 k11 k12", "a1"), due);
}
