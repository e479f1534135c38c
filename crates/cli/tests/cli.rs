//! The command line as other programs call it: output, standard error and exit status.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What a call answered.
struct Answer {
    out: String,
    err: String,
    status: i32,
}

fn run(args: &[&str]) -> Answer {
    run_with(args, "")
}

fn run_with(args: &[&str], input: &str) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built for this test");
    // A command that reads no input may be gone before all is written; that is no failure here.
    let _ = child
        .stdin
        .take()
        .expect("it is piped")
        .write_all(input.as_bytes());
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().expect("it ends");
    Answer {
        out: String::from_utf8(stdout).expect("UTF-8"),
        err: String::from_utf8(stderr).expect("UTF-8"),
        status: status.code().expect("no signal"),
    }
}

/// The call succeeds; its output.
fn out(args: &[&str]) -> String {
    let answer = run(args);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{args:?}");
    answer.out
}

/// The call fails with `status`, says nothing on standard output and all of `says` on standard error.
fn fails(answer: &Answer, status: i32, says: &[&str]) {
    assert_eq!(
        (answer.status, answer.out.as_str()),
        (status, ""),
        "{}",
        answer.err
    );
    for part in says {
        assert!(
            answer.err.contains(part),
            "{part:?} is not in {:?}",
            answer.err
        );
    }
}

#[test]
fn games_lists_options_with_defaults_values_notations_and_levels() {
    let text = out(&["games"]);
    for part in [
        "connect-four\n",
        "option     size=15 (",
        "gnubg-id",
        "levels     1",
    ] {
        assert!(text.contains(part), "{part}");
    }
    let games: serde_json::Value = serde_json::from_str(&out(&["games", "--json"])).unwrap();
    let ids: Vec<_> = games
        .as_array()
        .unwrap()
        .iter()
        .map(|game| &game["id"])
        .collect();
    let listed: Vec<_> = tablier_catalog::GAMES
        .iter()
        .map(tablier_catalog::Entry::id)
        .collect();
    assert_eq!(ids, listed);
    assert_eq!(games[2]["options"][0]["default"], "15");
}

#[test]
fn moves_are_listed_one_a_line_or_counted() {
    assert_eq!(out(&["moves", "connect-four"]), "a\nb\nc\nd\ne\nf\ng\n");
    assert_eq!(
        out(&["moves", "connect-four", "--position", "444444", "--count"]),
        "6\n"
    );
    assert_eq!(out(&["moves", "connect6", "--count"]), "361\n");
    assert_eq!(
        out(&["moves", "connect6", "--count", "--option", "size=13"]),
        "169\n"
    );
    assert_eq!(
        out(&["moves", "backgammon", "--dice", "3-1", "--count"]),
        "16\n"
    );
    assert_eq!(
        out(&["moves", "gomoku", "--count", "--json"]),
        "{\"count\":225}\n"
    );
}

#[test]
fn bg_7_a_roll_that_allows_nothing_has_one_turn() {
    // White is on the bar against six closed points.
    let closed = "XGID=-N----------------cbbbbbbA:0:0:1:00:0:0:0:0:10";
    let args = ["moves", "backgammon", "--position", closed, "--dice", "6-1"];
    assert_eq!(out(&args), "pass\n");
    assert_eq!(out(&[&args[..], &["--count"]].concat()), "1\n");
}

#[test]
fn perft_prints_a_line_a_depth() {
    assert_eq!(
        out(&["perft", "connect-four", "4"]),
        "1 7\n2 49\n3 343\n4 2401\n"
    );
    assert_eq!(
        out(&["perft", "connect-four", "5", "--unique"]),
        "1 7\n2 49\n3 238\n4 1120\n5 4263\n"
    );
    assert_eq!(out(&["perft", "connect6", "2"]), "1 361\n2 23327820\n");
    assert_eq!(out(&["perft", "backgammon", "1"]), "1 447\n");
    assert_eq!(out(&["perft", "connect-four", "0"]), "0 1\n");
}

#[test]
fn show_prints_the_board_and_every_form_of_the_position() {
    let text = out(&["show", "connect-four", "--position", "d"]);
    assert!(text.starts_with("6 . . . . . . .\n"), "{text}");
    assert!(text.contains("position: 7/7/7/7/7/3r3 b ply=1\n"), "{text}");
    assert!(
        text.contains("to move: blue (seat 2)\noutcome: none\n"),
        "{text}"
    );
    let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    let json: serde_json::Value =
        serde_json::from_str(&out(&["show", "backgammon", "--position", xgid, "--json"])).unwrap();
    assert_eq!(json["position"], "4HPwATDgc/ABMA w 3-1");
    assert_eq!(json["notations"]["xgid"], xgid);
}

#[test]
fn replay_reads_records_and_bare_turns() {
    let won = run_with(&["replay", "connect-four", "-"], "d\ne\nd\ne\nd\ne\nd\n");
    assert_eq!(won.status, 0, "{}", won.err);
    assert!(
        won.out.contains("outcome: win of red (seat 1) by line\n"),
        "{}",
        won.out
    );
    let columns = run_with(&["replay", "connect-four", "-"], "4545454\n");
    assert_eq!(columns.out, won.out, "{}", columns.err);
    let record = "tablier-record 1\ngame connect-four/1\nresult win seats=2 how=resignation points=1\n\n1 d\n";
    let resigned = run_with(&["replay", "connect-four", "-"], record);
    assert!(
        resigned
            .out
            .contains("outcome: win of blue (seat 2) by resignation\n"),
        "{}",
        resigned.err
    );
}

#[test]
fn replay_names_the_first_illegal_turn_and_why() {
    let answer = run_with(
        &["replay", "connect-four", "-"],
        "d\n\n# full\nd\nd\nd\nd\nd\nd\n",
    );
    fails(&answer, 1, &["-: line 9, turn 7 (`d`)", "full"]);
    let answer = run_with(&["replay", "connect6", "-"], "j10\nj10 k10\n");
    fails(&answer, 1, &["line 2, turn 2 (`j10 k10`)"]);
    let record = "tablier-record 1\ngame connect-four/1\n\n1 d\n2 x\n";
    fails(
        &run_with(&["replay", "connect-four", "-"], record),
        1,
        &["turn 2 (`x`)"],
    );
    let record = "tablier-record 1\ngame connect-four/1\n\n1 d\n3 d\n";
    fails(
        &run_with(&["replay", "connect-four", "-"], record),
        1,
        &["-, line 5"],
    );
    let record = "tablier-record 1\ngame connect-four/9\n\n";
    fails(
        &run_with(&["replay", "connect-four", "-"], record),
        1,
        &["connect-four/9"],
    );
    let record = "tablier-record 1\ngame connect-four/1\nresult draw why=board-full\n\n1 d\n";
    fails(
        &run_with(&["replay", "connect-four", "-"], record),
        1,
        &["the record says"],
    );
    fails(
        &run(&["replay", "connect-four", "no/such/file"]),
        1,
        &["no/such/file"],
    );
    fails(
        &run(&[
            "replay",
            "gomoku",
            "no/such/file",
            "--option",
            "size=1",
            "--option",
            "size=2",
        ]),
        1,
        &[],
    );
}

#[test]
fn a_record_is_shown_at_any_ply() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.record");
    std::fs::write(
        &file,
        "tablier-record 1\ngame connect-four/1\n\n1 d\n2 e\n3 d\n",
    )
    .unwrap();
    let file = file.to_str().unwrap();
    let text = out(&["show", "connect-four", "--record", file, "--ply", "1"]);
    assert!(text.contains("position: 7/7/7/7/7/3r3 b ply=1\n"), "{text}");
    fails(
        &run(&["show", "connect-four", "--record", file, "--ply", "4"]),
        1,
        &["ends at ply 3"],
    );
}

#[test]
fn unknown_options_values_and_combinations_list_what_exists() {
    fails(
        &run(&["moves", "gomoku", "--option", "size=12"]),
        1,
        &["12", "15, 13, 19, 20"],
    );
    fails(
        &run(&["moves", "gomoku", "--option", "colour=red"]),
        1,
        &["colour", "size, rule, opening"],
    );
    fails(
        &run(&[
            "moves",
            "pente",
            "--option",
            "players=3",
            "--option",
            "teams=on",
        ]),
        1,
        &["four players"],
    );
    fails(
        &run(&[
            "moves", "gomoku", "--option", "size=15", "--option", "size=13",
        ]),
        2,
        &["twice"],
    );
    fails(
        &run(&["moves", "gomoku", "--option", "size"]),
        2,
        &["key=value"],
    );
}

#[test]
fn wrong_usage_has_status_2_and_refused_input_status_1() {
    fails(
        &run(&["moves", "chess"]),
        2,
        &["connect-four, connect6, gomoku, pente"],
    );
    fails(&run(&["perft", "gomoku"]), 2, &["<DEPTH>"]);
    fails(
        &run(&["moves", "connect-four", "--dice", "3-1"]),
        1,
        &["no roll is due"],
    );
    fails(&run(&["moves", "backgammon"]), 1, &["--dice"]);
    fails(&run(&["moves", "backgammon", "--dice", "7-1"]), 1, &["7-1"]);
    fails(
        &run(&[
            "show",
            "connect-four",
            "--position",
            "7/7/7/7/3r3/7 b ply=1",
        ]),
        1,
        &["position"],
    );
}

#[test]
fn help_names_only_the_commands_that_exist() {
    let help = out(&["--help"]);
    for command in [
        "serve",
        "games",
        "moves",
        "perft",
        "show",
        "replay",
        "completions",
    ] {
        assert!(help.contains(&format!("\n  {command} ")), "{command}");
    }
    for later in [
        "analyse",
        "solve",
        "match",
        "convert",
        "engine",
        "bench",
        "dice",
        "exercises",
    ] {
        assert!(!help.contains(&format!("\n  {later} ")), "{later}");
    }
    assert!(out(&["completions", "bash"]).contains("connect-four"));
}

#[test]
fn a_closed_output_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .args([
            "moves",
            "connect6",
            "--position",
            "19/19/19/19/19/19/19/19/19/9b9/19/19/19/19/19/19/19/19/19 w ply=1",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), output.stderr.as_slice()),
        (Some(0), &b""[..])
    );
}
