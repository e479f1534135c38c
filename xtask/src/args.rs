//! What was asked for on the command line. Knows the words only, does nothing.

use anyhow::{Result, bail};

use crate::fuzz;
use crate::game_name::GameName;

/// The help text.
pub(crate) const USAGE: &str = "\
Usage: cargo xtask COMMAND

  serve [ARGS…]      build what is missing and serve on http://127.0.0.1:8080;
                     ARGS go to `tablier serve` (--listen, --database, …)
  test [--long]      run every check; --long adds the slow tests
       [--only STEP] run this step alone (may be repeated)
       [--list]      list the steps
  fuzz [TARGET]      run a fuzz target, or all of them
       [--seconds N] so long each (60)
  new-game NAME      write a small whole game into games/NAME, to be made into another
  codegen [--check]  write web/src/generated from the wire types, or fail if it differs
  help               this text";

/// One run of xtask.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    Serve {
        arguments: Vec<String>,
    },
    Test(Selection),
    ListSteps,
    Fuzz {
        /// All of them if there is no name.
        target: Option<String>,
        seconds: u32,
    },
    NewGame {
        name: GameName,
    },
    CodegenCheck,
    CodegenWrite,
}

/// Which tests to run.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Selection {
    /// The slow tests too.
    pub(crate) long: bool,
    /// Names of steps; empty means all of them.
    pub(crate) only: Vec<String>,
}

/// Reads the words after `cargo xtask`.
pub(crate) fn parse(words: &[String]) -> Result<Command> {
    let Some((first, rest)) = words.split_first() else {
        return Ok(Command::Help);
    };
    match first.as_str() {
        "help" | "--help" | "-h" => Ok(Command::Help),
        "serve" => Ok(Command::Serve {
            arguments: rest.to_vec(),
        }),
        "test" => parse_test(rest),
        "fuzz" => parse_fuzz(rest),
        "new-game" => parse_new_game(rest),
        "codegen" => parse_codegen(rest),
        other => bail!("there is no command `{other}`"),
    }
}

fn parse_test(words: &[String]) -> Result<Command> {
    let mut selection = Selection::default();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--long" => selection.long = true,
            "--list" => return Ok(Command::ListSteps),
            "--only" => match words.next() {
                Some(step) => selection.only.push(step.clone()),
                None => bail!("--only needs the name of a step"),
            },
            "--help" | "-h" => return Ok(Command::Help),
            other => bail!("test does not know `{other}`"),
        }
    }
    Ok(Command::Test(selection))
}

fn parse_fuzz(words: &[String]) -> Result<Command> {
    let mut target = None;
    let mut seconds = fuzz::SECONDS;
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--seconds" => match words.next().and_then(|word| word.parse().ok()) {
                Some(number) if number > 0 => seconds = number,
                _ => bail!("--seconds needs a number"),
            },
            "--help" | "-h" => return Ok(Command::Help),
            other if other.starts_with('-') || target.is_some() => {
                bail!("fuzz does not know `{other}`")
            }
            name => target = Some(name.to_owned()),
        }
    }
    Ok(Command::Fuzz { target, seconds })
}

fn parse_new_game(words: &[String]) -> Result<Command> {
    match words {
        [word] if word == "--help" || word == "-h" => Ok(Command::Help),
        [word] => Ok(Command::NewGame {
            name: word.parse()?,
        }),
        _ => bail!("new-game needs one name, as in `cargo xtask new-game three-in-a-row`"),
    }
}

fn parse_codegen(words: &[String]) -> Result<Command> {
    match words
        .iter()
        .map(String::as_str)
        .collect::<Vec<_>>()
        .as_slice()
    {
        [] => Ok(Command::CodegenWrite),
        ["--check"] => Ok(Command::CodegenCheck),
        ["--help" | "-h"] => Ok(Command::Help),
        other => bail!("codegen does not know `{}`", other.join(" ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        parse(&words)
    }

    #[test]
    fn arguments_of_serve_are_passed_on_untouched() {
        let Command::Serve { arguments } = parsed("serve --listen 127.0.0.1:0 --help").unwrap()
        else {
            panic!("not serve");
        };
        assert_eq!(arguments, ["--listen", "127.0.0.1:0", "--help"]);
    }

    #[test]
    fn steps_are_collected() {
        let expected = Selection {
            long: true,
            only: vec!["fmt".into(), "names".into()],
        };
        assert_eq!(
            parsed("test --only fmt --long --only names").unwrap(),
            Command::Test(expected)
        );
    }

    #[test]
    fn one_fuzz_target_or_all_run_for_a_minute_or_as_said() {
        let fuzz = |target: Option<&str>, seconds| Command::Fuzz {
            target: target.map(str::to_owned),
            seconds,
        };
        assert_eq!(parsed("fuzz").unwrap(), fuzz(None, 60));
        assert_eq!(
            parsed("fuzz record --seconds 5").unwrap(),
            fuzz(Some("record"), 5)
        );
    }

    #[test]
    fn unknown_words_are_refused() {
        for line in [
            "play",
            "test --fast",
            "test --only",
            "codegen --chekc",
            "fuzz --seconds",
            "fuzz --seconds 0",
            "fuzz one two",
            "new-game",
            "new-game one two",
            "new-game --force",
            "new-game Trois",
        ] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
