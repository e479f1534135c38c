//! Position strings (G-8): canonical, with the defaults left out, and refused with the reason where they cannot stand.

mod common;

use common::{option_rows, options, play, played, position};
use pente_rules::{Pente, PenteOptions, Position};
use std::collections::{BTreeSet, HashMap};
use tablier_game::{Game, Message, Notation, Options};
use tablier_game_test::{Playout, scaled};
use tablier_goban::splitmix64;

#[test]
fn g_8_defaults_are_left_out() {
    let empty = "9/9/9/9/9/9/9/9/9";
    for (fields, turns, text) in [
        ("size=9", "", format!("{empty} w size=9")),
        (
            "size=9 opening=none",
            "",
            format!("{empty} w size=9 opening=none"),
        ),
        (
            "size=9 players=3",
            "",
            format!("{empty} w players=3 size=9"),
        ),
        (
            "size=9",
            "e5",
            "9/9/9/9/4w4/9/9/9/9 b size=9 ply=1 phase=set-2".to_owned(),
        ),
        (
            "size=9",
            "e5 e6 a1 two a2",
            "9/9/9/4b4/4w4/9/9/b8/w8 w size=9 ply=5 phase=pair-2".to_owned(),
        ),
        (
            "size=9",
            "e5 e6 a1 white",
            "9/9/9/4b4/4w4/9/9/9/w8 b size=9 ply=4 seats=bw".to_owned(),
        ),
        (
            "size=9 opening=none",
            "a1 b1 j9 c1 d1",
            "8w/9/9/9/9/9/9/9/w2w5 b size=9 opening=none ply=5 cap=2,0".to_owned(),
        ),
        (
            "size=9 opening=none overtime=line",
            "c1 b1 d1 j9 e1 j7 f1 j5 g1",
            "8b/9/8b/9/8b/9/9/9/1bwwwww2 b size=9 overtime=line opening=none ply=9 line=c1-g1"
                .to_owned(),
        ),
    ] {
        let position = played(fields, turns);
        assert_eq!(Pente::position_text(&position), text);
        assert_eq!(common::position(&text), position);
    }
    let mut left = played("size=9 players=4", "a1");
    Pente::retire(&mut left, tablier_game::Seat(1));
    Pente::retire(&mut left, tablier_game::Seat(3));
    let text = "9/9/9/9/9/9/9/9/w8 r players=4 size=9 ply=1 out=2,4";
    assert_eq!(Pente::position_text(&left), text);
}

#[test]
fn g_8_what_the_text_leaves_open_is_as_in_the_base() {
    let base = options("size=13 overtime=break capture=3 opening=none");
    let empty = "9/9/9/9/9/9/9/9/9";
    let read = |text: &str| Pente::parse_position(text, &base).unwrap();
    // The board says its size.
    let plain = read(&format!("{empty} w"));
    assert_eq!(
        plain.options(),
        &options("size=9 overtime=break capture=3 opening=none")
    );
    let capture = read(&format!("{empty} w capture=2"));
    assert_eq!(capture.options().capture(), 2);
    // Options that only two players have fall back to what fits.
    let base = options("capture-win=off opening=swap2");
    let three = Pente::parse_position(&format!("{empty} w players=3"), &base).unwrap();
    assert_eq!(three.options(), &options("players=3 size=9"));
}

#[test]
fn g_8_the_outcome_is_computed_from_the_board() {
    for (text, outcome) in [
        ("9/9/9/9/wwwww4/9/9/9/9 b", "line"),
        ("9/9/9/9/wwwww4/9/9/9/9 b overtime=break", "line"),
        ("9/9/9/9/9/9/9/9/w8 b cap=10,0 ply=30", "capture"),
        (
            "9/9/9/9/wwwww4/9/9/9/9 b cap=10,0 ply=30",
            "line-and-capture",
        ),
        ("9/9/9/9/wwww5/9/9/9/9 b players=3", "line"),
        (
            "9/9/9/9/1bwwwww2/9/9/9/9 w overtime=line line=c5-g5 ply=30",
            "conceded",
        ),
        (
            "9/9/9/9/2wwwww2/9/9/9/9 b overtime=line line=c5-g5 ply=30",
            "line",
        ),
        ("9/9/9/9/9/9/9/9/9 w ply=1000 phase=play", "too-long"),
        ("9/9/9/9/9/9/9/9/9 w out=2", "last-left"),
        ("9/9/9/9/9/9/9/9/9 w players=4 out=2,1,3", "last-left"),
        ("9/9/9/9/9/9/9/9/9 w players=4 teams=on out=3", "last-left"),
    ] {
        let position = position(text);
        let found = Pente::outcome(&position).and_then(|outcome| outcome.how().cloned());
        assert_eq!(
            found.map(|how| how.to_string()).as_deref(),
            Some(outcome),
            "{text}"
        );
        assert_eq!(common::position(&Pente::position_text(&position)), position);
    }
}

#[test]
fn g_8_what_cannot_stand_is_refused_with_the_reason() {
    let defaults = options("");
    let empty = "9/9/9/9/9/9/9/9/9";
    for (text, id) in [
        (String::new(), "pente-position-empty"),
        (empty.to_owned(), "pente-position-to-move"),
        (format!("{empty} white"), "pente-position-to-move"),
        (format!("{empty} r"), "pente-position-no-player"),
        (format!("{empty} x"), "pente-position-no-player"),
        (format!("{empty} w ply"), "pente-position-no-value"),
        (format!("{empty} w colour=1"), "pente-position-unknown"),
        (format!("{empty} w ply=1 ply=1"), "pente-position-twice"),
        (format!("{empty} w ply=1001"), "pente-position-value"),
        (format!("{empty} w ply=01"), "pente-position-value"),
        (format!("{empty} w ply=-1"), "pente-position-value"),
        (format!("{empty} w cap=1"), "pente-position-value"),
        (
            format!("{empty} w phase=play cap=1,2,3"),
            "pente-position-value",
        ),
        (format!("{empty} w cap=1,2"), "pente-position-value"),
        (
            format!("{empty} w phase=play cap=1,-2"),
            "pente-position-value",
        ),
        (format!("{empty} w phase=set-4"), "pente-position-value"),
        (
            format!("{empty} w phase=set-2 opening=none"),
            "pente-position-value",
        ),
        (format!("{empty} w phase=set-2"), "pente-position-phase"),
        (format!("{empty} b"), "pente-position-due"),
        (
            format!("{empty} w ply=2 phase=set-1"),
            "pente-position-phase",
        ),
        (
            "9/9/9/9/w8/9/9/9/9 w phase=set-2".to_owned(),
            "pente-position-due",
        ),
        (format!("{empty} w seats=bw"), "pente-position-value"),
        (
            format!("{empty} w phase=play seats=b"),
            "pente-position-value",
        ),
        (
            format!("{empty} w players=3 seats=bwr"),
            "pente-position-value",
        ),
        (format!("{empty} w out=0"), "pente-position-value"),
        (format!("{empty} w out=3"), "pente-position-value"),
        (format!("{empty} w out=1,1"), "pente-position-value"),
        (format!("{empty} w out=1,2"), "pente-position-value"),
        (
            format!("{empty} w players=3 out=1"),
            "pente-position-mover-out",
        ),
        (
            format!("{empty} w players=3 teams=on"),
            "pente-options-teams",
        ),
        (format!("{empty} w overtime=on"), "game-option-value"),
        (format!("{empty} w size=13"), "pente-position-size"),
        (
            "10/10/10/10/10/10/10/10/10/10 w".to_owned(),
            "game-option-value",
        ),
        ("9/9 w".to_owned(), "pente-board-rows"),
        ("9/9/9/9/4r4/9/9/9/9 w".to_owned(), "pente-board-letter"),
        ("9/9/9/9/4w5/9/9/9/9 w".to_owned(), "pente-board-long"),
        ("9/9/9/9/4w3/9/9/9/9 w".to_owned(), "pente-board-short"),
        ("9/9/9/9/09/9/9/9/9 w".to_owned(), "pente-board-number"),
        (
            "9/9/9/9/1bwwwww2/9/9/9/9 b line=c5-g5".to_owned(),
            "pente-position-line",
        ),
        (
            "9/9/9/9/1bwwwww2/9/9/9/9 b overtime=line line=c5-f5".to_owned(),
            "pente-position-line",
        ),
        (
            "9/9/9/9/1bwwww3/9/9/9/9 b overtime=line line=c5-f5".to_owned(),
            "pente-position-line",
        ),
        (
            "9/9/9/9/1bwwwww2/9/9/9/9 w players=4 overtime=line line=c5-g5".to_owned(),
            "pente-position-answer",
        ),
    ] {
        let refusal = Pente::parse_position(&text, &defaults).expect_err(&text);
        assert_eq!(Message::from(refusal).id, id, "{text}");
    }
}

#[test]
fn g_8_upper_case_letters_are_read() {
    let upper = position("9/9/9/9/4W4/4B4/9/9/9 W size=9 ply=20");
    assert_eq!(upper, position("9/9/9/9/4w4/4b4/9/9/9 w size=9 ply=20"));
}

#[test]
fn equal_positions_are_those_with_equal_texts_and_have_equal_hashes() {
    let mut known: HashMap<u64, String> = HashMap::new();
    for (index, row) in option_rows().iter().enumerate() {
        let options = PenteOptions::from_values(row).unwrap();
        for seed in 0..scaled(4, 100) {
            let mut playout = Playout::<Pente>::new(&options, seed * 1000 + index as u64);
            while playout.next().is_some() {
                let position = playout.position();
                let text = Pente::position_text(position);
                if let Some(other) = known.insert(Pente::hash(position), text.clone()) {
                    assert_eq!(other, text);
                }
            }
        }
    }
    // The order of the stones does not matter.
    let one = played("opening=none", "a1 b1 c3 d4");
    let other = played("opening=none", "c3 d4 a1 b1");
    assert_eq!((one, one.zobrist()), (other, other.zobrist()));
}

#[test]
fn the_hash_knows_everything_that_matters() {
    let texts = [
        "9/9/9/9/1bwwwww2/9/9/9/9 b overtime=line ply=20 line=c5-g5",
        "9/9/9/9/1bwwwww2/9/9/9/9 b overtime=line ply=20",
        "9/9/9/9/1bwww4/9/9/9/9 b ply=20",
        "9/9/9/9/1bwww4/9/9/9/9 w ply=20",
        "9/9/9/9/1bwww4/9/9/9/9 w ply=21",
        "9/9/9/9/1bwww4/9/9/9/9 w ply=21 seats=bw",
        "9/9/9/9/1bwww4/9/9/9/9 w ply=21 cap=2,0",
        "9/9/9/9/1bwww4/9/9/9/9 w ply=21 cap=0,2",
        "9/9/9/9/1bwww4/9/9/9/9 w ply=21 capture=3",
        "9/9/9/9/1bwww4/9/9/9/9 w ply=21 self-capture=capture",
        "9/9/9/9/1bww5/9/9/9/9 w players=3 ply=21",
        "9/9/9/9/1bww5/9/9/9/9 w players=3 ply=21 out=2",
        "9/9/9/9/1bww5/9/9/9/9 w players=3 ply=21 out=3",
        "9/9/9/9/9/9/9/9/9 w",
        "9/9/9/9/9/9/9/9/9 w phase=play",
        "9/9/9/9/9/9/9/9/9 w opening=swap",
    ];
    let hashes: BTreeSet<u64> = texts.iter().map(|text| position(text).zobrist()).collect();
    assert_eq!(hashes.len(), texts.len());
}

#[test]
fn random_bytes_never_make_a_parser_panic() {
    let defaults = options("");
    let mut games: Vec<Position> = vec![played("", ""), played("", "k10 k11 k12")];
    let mut pending = played(
        "size=9 opening=none overtime=line",
        "c1 b1 d1 j9 e1 j7 f1 j5",
    );
    play(&mut pending, "g1");
    games.push(pending);
    let letters = b"wbry/0123456789 =,-abcdefgklmnopstuvwxyz.WB";
    let mut state = 0;
    let mut next = |limit: usize| {
        state += 1;
        (splitmix64(state) % limit as u64) as usize
    };
    let mut read = 0;
    for _ in 0..scaled(30_000, 1_000_000) {
        let mut bytes: Vec<u8> = if next(2) == 0 {
            Pente::position_text(&games[next(games.len())]).into_bytes()
        } else {
            (0..next(60))
                .map(|_| letters[next(letters.len())])
                .collect()
        };
        for _ in 0..next(4) {
            let at = next(bytes.len() + 1);
            match next(3) {
                0 => bytes.insert(at, letters[next(letters.len())]),
                1 if at < bytes.len() => bytes[at] = next(256) as u8,
                _ => {
                    bytes.truncate(at);
                }
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(position) = Pente::parse_position(&text, &defaults) {
            read += 1;
            assert_eq!(
                common::position(&Pente::position_text(&position)),
                position,
                "{text}"
            );
        }
        for game in &games {
            if let Ok(turn) = Pente::parse_turn(game, &text) {
                assert_eq!(game.check(turn), Ok(()), "{text}");
            }
        }
        drop(Pente::bare_turns(&text));
    }
    assert!(read > 1000, "some texts are positions: {read}");
}
