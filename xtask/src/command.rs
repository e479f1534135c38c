//! Running another program: it is shown before it starts, and named in full if it fails.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use anyhow::{Context, Result, bail};

use crate::repo::Repo;

/// The cargo that runs us, working on the clone with the target folder we lie in, so that
/// every call shares what the others have built.
pub(crate) fn cargo(repo: &Repo) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command
        .current_dir(repo.root())
        .env("CARGO_TARGET_DIR", repo.target());
    // Set by cargo for us; a child that sees them would think itself this package.
    for (name, _) in std::env::vars_os() {
        let name_text = name.to_string_lossy();
        if name_text.starts_with("CARGO_PKG_") || name_text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command
}

/// Runs to the end with our own terminal.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    eprintln!("$ {}", line_of(command));
    let status = command
        .status()
        .with_context(|| format!("cannot start `{}`", line_of(command)))?;
    check(command, status)
}

/// Turns an exit status into an error that holds the command line.
pub(crate) fn check(command: &Command, status: ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    bail!("`{}` failed ({status})", line_of(command))
}

/// Runs quietly and returns what it wrote to standard output, or `None` if it is missing or
/// failed: for questions like "which version is there?".
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// Whether a program of this name is on the PATH.
pub(crate) fn is_on_path(program: &str) -> bool {
    let Some(path) = std::env::var_os("PATH") else {
        return false;
    };
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// The command as one would type it from the root of the clone.
pub(crate) fn line_of(command: &Command) -> String {
    let mut line = String::new();
    if let Some(folder) = command.get_current_dir().and_then(Path::file_name)
        && folder == "web"
    {
        line.push_str("cd web && ");
    }
    for (name, value) in command.get_envs() {
        if let Some(value) = value
            && name != "CARGO_TARGET_DIR"
        {
            line.push_str(&name.to_string_lossy());
            line.push('=');
            line.push_str(&quoted(value));
            line.push(' ');
        }
    }
    let program = Path::new(command.get_program());
    line.push_str(&quoted(program.file_name().unwrap_or(program.as_os_str())));
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&quoted(argument));
    }
    line
}

fn quoted(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:=,@%+".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.into_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_can_be_typed_again() {
        let mut command = Command::new("/usr/bin/cargo");
        command
            .args(["doc", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(
            line_of(&command),
            "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps"
        );
    }

    #[test]
    fn a_failure_names_the_command() {
        let error = run(Command::new("sh").args(["-c", "exit 3"])).unwrap_err();
        assert!(
            error.to_string().contains("`sh -c 'exit 3'` failed"),
            "{error}"
        );
    }

    #[test]
    fn a_missing_program_has_no_answer() {
        assert_eq!(answer(&mut Command::new("no-such-program-here")), None);
        assert!(!is_on_path("no-such-program-here"));
        assert!(is_on_path("sh"));
    }
}
