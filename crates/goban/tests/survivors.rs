//! What a mutation run found untested (`docs/mutants.md`).
#![allow(clippy::unwrap_used, reason = "a panic fails the test")]

use std::collections::BTreeSet;
use tablier_goban::{
    Axis, BoardError, BoardFault, CoordError, CoordStyle, FieldError, Line, Point, PointSet,
    PositionFields, Size, parse_board,
};

#[test]
fn faults_of_a_board_have_ids_and_say_where() {
    let fault = |text: &str| -> BoardError { parse_board(text, &['b'], |_, _| ()).unwrap_err() };
    let row = |text: &str| fault(&format!("{text}{}", "/9".repeat(8)));
    let cases = [
        (fault("9/9"), "rows", "2", "no board has 2 rows"),
        (row("x8"), "letter", "x", "row 9, column 1: `x` is no stone"),
        (
            row("b0"),
            "number",
            "",
            "row 9, column 2: not a number of empty points",
        ),
        (
            row("b9"),
            "long",
            "",
            "row 9, column 2: the row is too long",
        ),
        (
            row("8"),
            "short",
            "",
            "row 9, column 9: the row is too short",
        ),
    ];
    for (error, id, found, text) in cases {
        assert_eq!(error.fault.id(), id);
        assert_eq!(error.fault.found(), found);
        assert_eq!(error.to_string(), text);
    }
    assert_eq!(fault("").fault, BoardFault::Rows(1));
}

#[test]
fn faults_of_a_coordinate_have_ids_and_texts() {
    let fault = |text| CoordStyle::WithoutI.parse(text, Size::MIN).unwrap_err();
    let cases = [
        ("", "empty", "a coordinate is missing"),
        ("i1", "letter", "`i` is not the letter of a column"),
        ("k1", "column", "the board has no column `k`"),
        ("a", "number", "the column is not followed by a number"),
        ("a10", "row", "the board has no such row"),
    ];
    for (text, id, said) in cases {
        let error: CoordError = fault(text);
        assert_eq!(error.id(), id);
        assert_eq!(error.to_string(), said);
    }
}

#[test]
fn faults_of_fields_have_ids_and_texts() {
    let fault = |text| PositionFields::parse(text, &["ply"]).unwrap_err();
    let cases = [
        ("", "empty", "", "the position is missing"),
        (
            "9/9",
            "to-move",
            "",
            "the board is not followed by the letter of the player to move",
        ),
        ("9/9 b x", "no-value", "x", "`x` is not `key=value`"),
        ("9/9 b x=1", "unknown", "x", "unknown field `x`"),
        (
            "9/9 b ply=1 ply=1",
            "twice",
            "ply",
            "the field `ply` is given twice",
        ),
    ];
    for (text, id, found, said) in cases {
        let error: FieldError = fault(text);
        assert_eq!((error.id(), error.found()), (id, found));
        assert_eq!(error.to_string(), said);
    }
}

#[test]
fn a_distance_is_the_greater_of_both_differences() {
    let from = Point::new(5, 5);
    for (x, y, distance) in [
        (5, 5, 0),
        (8, 5, 3),
        (5, 1, 4),
        (8, 7, 3),
        (3, 1, 4),
        (7, 7, 2),
    ] {
        let to = Point::new(x, y);
        assert_eq!(from.distance(to), distance);
        assert_eq!(to.distance(from), distance);
    }
}

#[test]
fn sets_meet_where_they_have_a_point_in_common() {
    let [a, b, far] = [Point::new(2, 3), Point::new(2, 4), Point::new(19, 19)];
    assert_eq!(PointSet::of(a).len(), 1);
    assert!(PointSet::of(a).contains(a));
    let both: PointSet = [a, far].into_iter().collect();
    assert!(both.meets(&PointSet::of(far)) && both.meets(&both));
    for other in [
        PointSet::EMPTY,
        PointSet::of(b),
        [b, Point::new(18, 19)].into_iter().collect(),
    ] {
        assert!(!both.meets(&other));
        assert!(!other.meets(&both));
    }
    assert_eq!(format!("{both:?}"), "{(2, 3), (19, 19)}");
}

#[test]
fn a_point_that_is_removed_is_gone_and_no_other() {
    let mut set = Size::MAX.all();
    set.remove(Point::new(3, 7));
    set.remove(Point::new(3, 7));
    assert_eq!(set.len(), Size::MAX.count() - 1);
    assert!(!set.contains(Point::new(3, 7)));
}

#[test]
fn a_line_is_the_set_of_its_points() {
    let line = Line {
        first: Point::new(2, 6),
        axis: Axis::Falling,
        length: 3,
    };
    let points: BTreeSet<(u8, u8)> = line.set().iter().map(|p| (p.x(), p.y())).collect();
    assert_eq!(points, BTreeSet::from([(2, 6), (3, 5), (4, 4)]));
}

#[test]
fn even_boards_have_their_centre_below_the_middle_and_no_dot_there() {
    for (side, centre) in [(9, 4), (10, 4), (19, 9), (20, 9)] {
        let size = Size::new(side).unwrap();
        assert_eq!(size.centre(), Point::new(centre, centre));
        assert_eq!(size.to_string(), side.to_string());
    }
    let dots = |side| Size::new(side).unwrap().dots();
    assert!(dots(12).contains(Point::new(2, 2)) && !dots(12).contains(Point::new(3, 3)));
    assert!(dots(13).contains(Point::new(3, 3)) && !dots(13).contains(Point::new(2, 2)));
    assert_eq!((dots(13).len(), dots(14).len(), dots(15).len()), (5, 4, 9));
}
