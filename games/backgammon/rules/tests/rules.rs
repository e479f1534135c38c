//! The rules of the board, a test or more for each number of RULES.md from BG-1 to BG-7 and of the common
//! ones. Texts are in `texts.rs`; rule G-5 is of the table and tested there, as is how rolls come about (BG-11).

mod support;

use backgammon_rules::{Backgammon, Checkers, NoOptions, Place, Position, Refusal, Side, Turn};
use support::{after, board, play, position, refusal, turns};
use tablier_game::{
    Actor, Cell, Entry, Game, How, Message, Notation, Outcome, Record, Seat, SeatSet, Step, Steps,
    replay,
};
use tablier_game_test::refused_step;

const START: &str = "4HPwATDgc/ABMA w";

fn place(number: u8) -> Place {
    Place::new(number).expect("a place of a test")
}

#[expect(clippy::unnecessary_wraps, reason = "it is compared with outcomes")]
fn won(side: Side, how: &'static str, points: u8) -> Option<Outcome> {
    Some(Outcome::Win {
        seats: SeatSet::of(side.seat()),
        how: How::new(how),
        points,
    })
}

#[test]
fn bg_1_the_start_and_who_starts() {
    let start = Backgammon::initial(&NoOptions);
    for side in Side::ALL {
        let counts = start.checkers(side).counts();
        assert_eq!([counts[24], counts[13], counts[8], counts[6]], [2, 5, 3, 5]);
        assert_eq!(start.checkers(side).pips(), 167);
    }
    assert_eq!(start.on_roll(), Side::White);
    assert_eq!(Backgammon::actor(&start), Actor::Chance);
    assert_eq!(start, position(START));
}

#[test]
fn bg_1_the_first_roll_is_a_normal_one_doubles_included() {
    let start = Backgammon::initial(&NoOptions);
    let rolls = Backgammon::chance(&start);
    assert_eq!(rolls.len(), 21);
    assert_eq!(rolls.iter().map(|(_, weight)| weight).sum::<u32>(), 36);
    for (roll, weight) in rolls {
        let Turn::Roll(dice) = roll else {
            panic!("{roll:?} is no roll");
        };
        assert_eq!(*weight, if dice.is_double() { 1 } else { 2 });
        assert_eq!(Backgammon::check(&start, roll), Ok(()));
    }
}

#[test]
fn bg_1_black_moves_the_other_way() {
    let black = after(after(after(position(START), "3-1"), "8/5 6/5"), "6-1");
    assert_eq!(black.on_roll(), Side::Black);
    assert_eq!(
        after(black, "13/7 8/7")
            .checkers(Side::Black)
            .count(place(7)),
        2
    );
}

#[test]
fn bg_2_two_checkers_close_a_point_and_one_is_hit() {
    // White's 24 steps onto Black's 5 point (White's 20) and Black's blot on its 4 (White's 21).
    let rolled = board(&[(24, 2), (6, 5)], &[(5, 2), (4, 1)], "4-3");
    let hit = after(rolled, "24/21* 6/2");
    assert_eq!(hit.checkers(Side::Black).bar(), 1);
    assert_eq!(
        refusal(&rolled, "24/20 6/3"),
        Refusal::Closed { place: place(20) }
    );
    assert!(turns(&rolled).iter().all(|text| !text.contains("/20")));
}

#[test]
fn bg_2_every_landing_on_the_way_must_be_open() {
    // 24/16 by 5-3 rests on 19 or 21; both are closed.
    let both = board(&[(24, 1), (13, 2)], &[(4, 2), (6, 2)], "5-3");
    assert_eq!(
        refusal(&both, "24/16"),
        Refusal::Closed { place: place(19) }
    );
    let one = board(&[(24, 1), (3, 1)], &[(6, 2)], "5-3");
    assert_eq!(turns(&one), ["24/16"]);
}

#[test]
fn bg_2_a_double_gives_four_moves() {
    let rolled = board(&[(24, 1)], &[(2, 1)], "5-5");
    assert_eq!(turns(&rolled), ["24/4"]);
    assert_eq!(support::read(&rolled, "24/19 19/14 14/9 9/4"), "24/4");
}

#[test]
fn bg_3_the_bar_comes_first() {
    // The entry with the 2 (White's 23) is closed, the one with the 5 open: enter with the 5, then play the 2.
    let rolled = board(&[(25, 1), (13, 2)], &[(2, 2)], "5-2");
    assert_eq!(turns(&rolled), ["bar/18", "bar/20 13/11"]);
    assert_eq!(refusal(&rolled, "13/11 13/8"), Refusal::BarFirst);
    // Two on the bar, one entry: nothing else moves.
    let two = board(&[(25, 2), (13, 2)], &[(2, 2)], "5-2");
    assert_eq!(turns(&two), ["bar/20"]);
    assert_eq!(refusal(&two, "bar/20 13/11"), Refusal::BarFirst);
}

#[test]
fn bg_3_die_n_enters_on_the_nth_point_of_the_enemy_home() {
    for die in 1..=6 {
        let rolled = board(&[(25, 4)], &[(12, 1)], &format!("{die}{die}"));
        assert_eq!(turns(&rolled), [format!("bar/{}(4)", 25 - die)]);
    }
}

/// The 2 can be played 8/6 or 24/22, the 6 only 8/2: after 8/6 no 6 is left.
const ONE_WAY: &str = "8N4ZAAbg/xMAIA w 6-2";

#[test]
fn bg_4_as_many_dice_as_possible() {
    let rolled = position(ONE_WAY);
    assert_eq!(turns(&rolled), ["24/22 8/2"]);
    assert_eq!(
        refusal(&rolled, "8/6"),
        Refusal::MoreDice {
            used: 1,
            possible: 2
        }
    );
}

#[test]
fn bg_4_a_step_that_wastes_a_die_is_not_offered_and_refused() {
    let rolled = position(ONE_WAY);
    let mut steps = Steps::new();
    Backgammon::steps(&rolled, &[], &mut steps).expect("the turn begins");
    let texts: Vec<String> = steps
        .targets
        .iter()
        .map(|target| Backgammon::step_text(&rolled, target.step))
        .collect();
    assert_eq!(texts, ["24/22", "8/2"]);
    let (from, to) = (place(8), place(6));
    let wasted = Step::Move(Cell(8), Cell(6));
    assert_eq!(
        Backgammon::steps(&rolled, &[wasted], &mut steps),
        Err(Refusal::WastesDice { from, to })
    );
}

#[test]
fn bg_4_only_one_die_the_higher_if_it_can() {
    // From 13 the 5 leads to 8 and the 3 to 10; after either the other is closed (5).
    let either = board(&[(13, 1)], &[(20, 2)], "5-3");
    assert_eq!(turns(&either), ["13/8"]);
    assert_eq!(refusal(&either, "13/10"), Refusal::HigherDie { die: 5 });
    // The 5 is closed at once: the 3 it is.
    let lower = board(&[(13, 1)], &[(17, 2), (20, 2)], "5-3");
    assert_eq!(turns(&lower), ["13/10"]);
}

#[test]
fn bg_4_it_holds_when_the_play_ends_the_game() {
    let last = board(&[(6, 1)], &[(1, 1)], "6-1");
    assert_eq!(turns(&last), ["6/5/off"]);
    assert_eq!(
        refusal(&last, "6/off"),
        Refusal::MoreDice {
            used: 1,
            possible: 2
        }
    );
    assert!(Backgammon::outcome(&after(last, "6/5/off")).is_some());
    // Where the second die has nothing left, it is void.
    assert_eq!(turns(&board(&[(3, 1)], &[(1, 1)], "6-5")), ["3/off"]);
    assert_eq!(turns(&board(&[(6, 2)], &[(1, 1)], "6-6")), ["6/off(2)"]);
}

#[test]
fn bg_4_nobody_passes_of_their_own_will() {
    let rolled = after(position(START), "3-1");
    assert_eq!(refusal(&rolled, "pass"), Refusal::CannotPass);
    assert_eq!(
        Backgammon::check(&rolled, &Turn::Pass),
        Err(Refusal::CannotPass)
    );
    assert_eq!(
        refusal(&rolled, "8/5"),
        Refusal::MoreDice {
            used: 1,
            possible: 2
        }
    );
}

#[test]
fn bg_5_a_checker_may_come_home_with_one_die_and_another_leave_with_the_next() {
    let one_out = board(&[(7, 1), (4, 1)], &[(1, 1)], "4-3");
    assert_eq!(turns(&one_out), ["7/3 4/1", "7/off"]);
}

#[test]
fn bg_5_exact_dice_and_larger_ones() {
    // The 4 cannot bear off the 2 or the 3 while the 5 is there; when it has gone to 2 by the 3, it can.
    let home = board(&[(5, 1), (3, 2), (2, 1)], &[(1, 1)], "4-3");
    assert_eq!(turns(&home), ["5/1 3/off", "5/2 3/off"]);
    assert_eq!(
        refusal(&home, "3/off(2)"),
        Refusal::HigherFirst { place: place(5) }
    );
}

#[test]
fn bg_5_a_checker_hit_later_must_come_home_again() {
    let on_bar = board(&[(25, 1), (2, 1), (1, 1)], &[(6, 2), (8, 2)], "6-2");
    assert_eq!(turns(&on_bar), ["bar/23"]);
    assert_eq!(refusal(&on_bar, "2/off"), Refusal::BarFirst);
    let outside = board(&[(19, 1), (2, 1)], &[(24, 1)], "2-1");
    assert_eq!(refusal(&outside, "2/off 19/18"), Refusal::NotHome);
}

#[test]
fn bg_6_single_gammon_backgammon() {
    let end = |black: &[(usize, u8)]| {
        let before = board(&[(1, 1)], black, "2-1");
        let over = after(before, "1/off");
        assert_eq!(Backgammon::actor(&over), Actor::Over);
        Backgammon::outcome(&over)
    };
    assert_eq!(end(&[(6, 14)]), won(Side::White, "single", 1));
    assert_eq!(end(&[(25, 1), (6, 13)]), won(Side::White, "single", 1));
    assert_eq!(end(&[(6, 15)]), won(Side::White, "gammon", 2));
    assert_eq!(end(&[(18, 1), (6, 14)]), won(Side::White, "gammon", 2));
    assert_eq!(end(&[(19, 1), (6, 14)]), won(Side::White, "backgammon", 3));
    assert_eq!(end(&[(25, 1), (6, 14)]), won(Side::White, "backgammon", 3));
}

#[test]
fn bg_7_a_roll_that_allows_nothing_is_one_pass() {
    let closed: Vec<(usize, u8)> = (1..=6).map(|point| (point, 2)).collect();
    let mut out = board(&[(25, 1), (6, 5)], &closed, "");
    for (roll, _) in Backgammon::chance(&out) {
        let mut rolled = out;
        Backgammon::play(&mut rolled, roll).expect("the roll is rolled");
        assert_eq!(turns(&rolled), ["pass"]);
        assert_eq!(refusal(&rolled, "bar/24"), Refusal::MustPass);
    }
    assert_eq!(tablier_game::perft::<Backgammon>(&out, 1), 21);
    play(&mut out, "6-6").expect("a roll is due");
    play(&mut out, "pass").expect("nothing else is possible");
    assert_eq!(
        (out.on_roll(), out.ply(), out.dice()),
        (Side::Black, 1, None)
    );
}

#[test]
fn bg_7_a_route_with_a_hit_ends_elsewhere() {
    // 24/16 by 5-3: over 19 a blot is hit, over 21 none.
    let rolled = board(&[(24, 1)], &[(6, 1)], "5-3");
    assert_eq!(turns(&rolled), ["24/16", "24/19*/16"]);
    let none = board(&[(24, 1)], &[(2, 1)], "5-3");
    assert_eq!(turns(&none), ["24/16"]);
    let two = board(&[(24, 1)], &[(6, 1), (4, 1)], "5-3");
    assert_eq!(turns(&two), ["24/19*/16", "24/21*/16"]);
}

#[test]
fn g_1_a_refused_turn_changes_nothing() {
    let mut rolled = after(position(START), "3-1");
    let before = rolled;
    assert_eq!(
        play(&mut rolled, "24/20 13/8"),
        Err(Refusal::NoSuchDie {
            from: place(13),
            to: place(8)
        })
    );
    assert_eq!(play(&mut rolled, "3-1"), Err(Refusal::NoRollDue));
    assert_eq!(rolled, before);
    assert_eq!(refusal(&position(START), "8/5 6/5"), Refusal::RollDue);
    let message = Message::from(Refusal::Closed { place: place(20) });
    assert_eq!(message.to_string(), "backgammon-closed place=20");
}

#[test]
fn g_3_nothing_may_be_played_after_the_end() {
    let mut over = after(board(&[(1, 1)], &[(6, 15)], "2-1"), "1/off");
    let before = over;
    for text in ["3-1", "6/5", "pass"] {
        assert_eq!(play(&mut over, text), Err(Refusal::Over));
    }
    assert_eq!(over, before);
    assert!(turns(&over).is_empty());
    assert!(Backgammon::chance(&over).is_empty());
    let mut steps = Steps::new();
    Backgammon::steps(&over, &[], &mut steps).expect("asking is always allowed");
    assert!(steps.targets.is_empty());
}

#[test]
fn g_4_a_record_replays_with_its_rolls_and_the_path_played() {
    let text =
        "tablier-record 1\ngame backgammon/1\n\nroll 2-2\n1 13/9 6/4(2)\nroll 3-1\n2 8/5 6/5\n";
    let mut record: Record = text.parse().expect("a record");
    let replayed = replay(&Backgammon, &record, None).expect("the record replays");
    assert_eq!(replayed.position.ply(), 2);
    assert_eq!(record.to_string(), text);
    record.entries.remove(0);
    let error = replay(&Backgammon, &record, None).err().expect("no roll");
    assert_eq!(error.to_string(), "turn 1 (`13/9 6/4(2)`): game-roll-due");
    record.entries[0] = Entry::Roll { text: "7-1".into() };
    let error = replay(&Backgammon, &record, None).err().expect("no dice");
    assert_eq!(
        error.to_string(),
        "turn 1 (`7-1`): backgammon-not-dice text=7-1"
    );
}

#[test]
fn g_6_the_last_one_left_wins_one_point() {
    for side in Side::ALL {
        for text in [START, "4HPwATDgc/ABMA b 3-1 ply=7"] {
            let mut left = position(text);
            Backgammon::retire(&mut left, side.seat());
            assert_eq!(
                Backgammon::outcome(&left),
                won(side.other(), "last-left", 1)
            );
            assert!(turns(&left).is_empty());
            assert!(Backgammon::other_texts(&left).is_empty());
            assert_eq!(position(&Backgammon::position_text(&left)), left);
        }
    }
    let mut over = after(board(&[(1, 1)], &[(6, 15)], "2-1"), "1/off");
    let before = over;
    Backgammon::retire(&mut over, Seat(0));
    assert_eq!(over, before, "nobody leaves after the end");
}

#[test]
fn equal_positions_have_equal_futures_whatever_the_ply() {
    let (early, late) = (position(START), position("4HPwATDgc/ABMA w ply=12"));
    assert_eq!(early, late);
    assert_eq!(Backgammon::hash(&early), Backgammon::hash(&late));
    for other in [
        "4HPwATDgc/ABMA b",
        "4HPwATDgc/ABMA w 2-1",
        "4HPwATDgc/ABMA w out=1",
    ] {
        assert_ne!(early, position(other));
        assert_ne!(Backgammon::hash(&early), Backgammon::hash(&position(other)));
    }
    assert_eq!(size_of::<Position>(), 56);
    assert_eq!(size_of::<Checkers>(), 16);
}

#[test]
fn g_1_a_step_that_cannot_be_taken_is_refused_with_the_reason() {
    let why = |roll, partial: &[&str]| refused_step(&Backgammon, &[], &[roll], partial);
    let of = |id| Message::new(id);
    assert_eq!(
        why("5-1", &["24/19"]),
        of("backgammon-closed").with("place", "19")
    );
    assert_eq!(
        why("5-1", &["12/7"]),
        of("backgammon-no-checker").with("place", "12")
    );
    let no_die = |from, to| {
        of("backgammon-no-such-die")
            .with("place", from)
            .with("to", to)
    };
    assert_eq!(why("5-1", &["24/20"]), no_die("24", "20"));
    assert_eq!(why("5-1", &["6/off"]), no_die("6", "off"));
    assert_eq!(why("5-1", &["6/5", "6/5"]), no_die("6", "5"));
    assert_eq!(why("5-1", &["pass"]), of("backgammon-cannot-pass"));
    assert_eq!(
        refused_step(&Backgammon, &[], &[], &["6/5"]),
        of("game-roll-due")
    );
    let no_step = of("game-step-refused").with("step", "6/30");
    assert_eq!(why("5-1", &["6/30"]), no_step);
}
