//! A throwaway Postgres server on the loopback address, for the tests of that store.
//!
//! The server refuses to run as root, so as root it runs under the account `postgres`. It is
//! started by a small shell that waits for its standard input to end: whichever way we end,
//! ctrl-c and kill included, the pipe closes, the shell stops the server and removes the data.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::command::{answer, check, line_of};
use crate::package::is_root;

const START_LIMIT: Duration = Duration::from_secs(30);
const STOP_LIMIT: Duration = Duration::from_secs(20);
const POLL: Duration = Duration::from_millis(50);

/// `$1` programs, `$2` data, `$3` port. Durability is off: nothing here outlives the tests.
const GUARD: &str = r#"
trap '' INT TERM HUP
"$1/postgres" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \
    -c max_connections=200 -c fsync=off -c synchronous_commit=off -c full_page_writes=off \
    >"$2/log" 2>&1 </dev/null &
server=$!
cat >/dev/null
kill -INT "$server" 2>/dev/null
wait "$server"
rm -rf "$2"
"#;

/// A running server; dropping it stops it and removes its data.
#[derive(Debug)]
pub(crate) struct Postgres {
    guard: Child,
    folder: PathBuf,
    port: u16,
}

/// Where `initdb` and `postgres` are: Debian keeps them off the PATH, newest version last.
pub(crate) fn programs() -> Option<PathBuf> {
    let mut folders: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .filter(|(_, folder)| is_complete(folder))
        .collect();
    folders.sort();
    if let Some((_, folder)) = folders.pop() {
        return Some(folder);
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).find(|folder| is_complete(folder))
}

fn is_complete(folder: &Path) -> bool {
    ["initdb", "postgres", "pg_isready"]
        .iter()
        .all(|program| folder.join(program).is_file())
}

impl Postgres {
    /// Makes an empty cluster and starts it.
    pub(crate) fn start() -> Result<Self> {
        let programs = programs().context("the PostgreSQL server programs are missing")?;
        let account = Account::choose()?;
        let folder = make_folder(account)?;
        let started = Self::start_in(&programs, account, &folder);
        if started.is_err() {
            // The guard removes it as well; whichever comes second finds nothing.
            drop(fs::remove_dir_all(&folder));
        }
        started
    }

    fn start_in(programs: &Path, account: Account, folder: &Path) -> Result<Self> {
        let mut initdb = Command::new(programs.join("initdb"));
        initdb
            .args([
                "--auth=trust",
                "--username=tablier",
                "--encoding=UTF8",
                "--locale=C",
            ])
            .args(["--no-sync", "--pgdata"])
            .arg(folder.join("data"))
            .stdout(Stdio::null())
            .current_dir(folder);
        account.apply(&mut initdb);
        let status = initdb
            .status()
            .with_context(|| format!("cannot start `{}`", line_of(&initdb)))?;
        check(&initdb, status)?;

        let port = free_port()?;
        let mut shell = Command::new("/bin/sh");
        shell
            .args(["-c", GUARD, "postgres-guard"])
            .arg(programs)
            .arg(folder)
            .arg(port.to_string())
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // Out of the terminal's group: ctrl-c must reach us, not the server.
            .process_group(0);
        account.apply(&mut shell);
        let guard = shell.spawn().context("cannot start PostgreSQL")?;
        let server = Self {
            guard,
            folder: folder.to_path_buf(),
            port,
        };
        server.wait_until_ready(programs)?;
        Ok(server)
    }

    /// The address for the tests, with the right to make databases.
    pub(crate) fn url(&self) -> String {
        format!("postgres://tablier@127.0.0.1:{}/postgres", self.port)
    }

    fn wait_until_ready(&self, programs: &Path) -> Result<()> {
        let begin = Instant::now();
        while begin.elapsed() < START_LIMIT {
            let mut question = Command::new(programs.join("pg_isready"));
            question.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
            if answer(&mut question).is_some() {
                return Ok(());
            }
            sleep(POLL);
        }
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        bail!(
            "PostgreSQL does not answer after {} s:\n{log}",
            START_LIMIT.as_secs()
        )
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        let begin = Instant::now();
        while begin.elapsed() < STOP_LIMIT {
            // An error means that there is nothing left to wait for.
            if !matches!(self.guard.try_wait(), Ok(None)) {
                return;
            }
            sleep(POLL);
        }
        eprintln!(
            "xtask: PostgreSQL has not stopped after {} s",
            STOP_LIMIT.as_secs()
        );
    }
}

/// Who runs the server.
#[derive(Debug, Clone, Copy)]
enum Account {
    Ours,
    Other { user: u32, group: u32 },
}

impl Account {
    fn choose() -> Result<Self> {
        if !is_root() {
            return Ok(Self::Ours);
        }
        let id = |flag| {
            answer(Command::new("id").args([flag, "postgres"]))
                .and_then(|text| text.parse().ok())
                .context("root cannot run PostgreSQL and there is no account `postgres`")
        };
        Ok(Self::Other {
            user: id("-u")?,
            group: id("-g")?,
        })
    }

    fn apply(self, command: &mut Command) {
        if let Self::Other { user, group } = self {
            command.uid(user).gid(group);
        }
    }
}

fn make_folder(account: Account) -> Result<PathBuf> {
    let nanoseconds = std::time::UNIX_EPOCH
        .elapsed()
        .map_or(0, |time| time.subsec_nanos());
    let name = format!("tablier-postgres-{}-{nanoseconds}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    let make = || {
        fs::create_dir(&folder)?;
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o700))?;
        if let Account::Other { user, group } = account {
            chown(&folder, Some(user), Some(group))?;
        }
        Ok::<(), std::io::Error>(())
    };
    make().with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder)
}

fn free_port() -> Result<u16> {
    let probe = TcpListener::bind(("127.0.0.1", 0)).context("no free port on 127.0.0.1")?;
    Ok(probe
        .local_addr()
        .context("the probe socket has no address")?
        .port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_answers_and_leaves_nothing_behind() {
        if programs().is_none() {
            return;
        }
        let server = Postgres::start().unwrap();
        let (port, folder) = (server.port, server.folder.clone());
        assert!(std::net::TcpStream::connect(("127.0.0.1", port)).is_ok());
        drop(server);
        assert!(std::net::TcpStream::connect(("127.0.0.1", port)).is_err());
        assert!(!folder.exists());
    }
}
