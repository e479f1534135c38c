//! A PostgreSQL for tests: the one in `TABLIER_TEST_POSTGRES`, or one that this process starts on the
//! loopback address and that ends with it. Each call gives a database of its own.

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

/// Ends the server and removes its data when our end of its input closes, however we end.
const GUARD: &str = r#"
trap '' INT TERM HUP
"$1/postgres" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \
    -c max_connections=100 -c fsync=off >"$2/log" 2>&1 </dev/null &
server=$!
cat >/dev/null
kill -INT "$server" 2>/dev/null
wait "$server"
rm -rf "$2"
"#;

/// The address of a new, empty database; `None` (said loudly) where there is no PostgreSQL, which is a
/// failure in CI.
pub async fn database() -> Option<String> {
    static SERVER: OnceLock<Result<String, String>> = OnceLock::new();
    let given = std::env::var("TABLIER_TEST_POSTGRES");
    let server = SERVER.get_or_init(|| given.or_else(|_| start()));
    let admin = match server {
        Ok(admin) => admin,
        Err(why) => {
            let ci = std::env::var("CI").is_ok_and(|ci| ci == "true");
            assert!(!ci, "no PostgreSQL in CI: {why}");
            eprintln!("SKIPPED: not tested on PostgreSQL: {why}");
            return None;
        }
    };
    let mut connection = None;
    for _ in 0..100 {
        match PgConnection::connect(admin).await {
            Ok(made) => {
                connection = Some(made);
                break;
            }
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    let mut connection = connection.expect("PostgreSQL answers within 10 s");
    let name = format!("tablier_{}", uuid::Uuid::new_v4().simple());
    let create = AssertSqlSafe(format!("create database {name}"));
    sqlx::query(create).execute(&mut connection).await.unwrap();
    let (address, _) = admin.rsplit_once('/').unwrap();
    Some(format!("{address}/{name}"))
}

fn start() -> Result<String, String> {
    let programs = programs().ok_or("initdb and postgres are not installed")?;
    let root = id("", "-u")? == 0;
    let account = if root {
        Some((id("postgres", "-u")?, id("postgres", "-g")?))
    } else {
        None
    };
    let text = |error: std::io::Error| error.to_string();
    let folder = std::env::temp_dir().join(format!("tablier-pg-{}", std::process::id()));
    fs::create_dir(&folder).map_err(text)?;
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).map_err(text)?;
    let run_as = |command: &mut Command| {
        if let Some((user, group)) = account {
            command.uid(user).gid(group);
        }
    };
    if let Some((user, group)) = account {
        chown(&folder, Some(user), Some(group)).map_err(text)?;
    }
    let mut initdb = Command::new(programs.join("initdb"));
    initdb
        .args(["--auth=trust", "--username=tablier", "--encoding=UTF8"])
        .args(["--locale=C", "--no-sync", "--pgdata"])
        .arg(folder.join("data"))
        .current_dir("/")
        .stdout(Stdio::null());
    run_as(&mut initdb);
    if !initdb.status().map_err(text)?.success() {
        return Err("initdb failed".to_owned());
    }
    let probe = TcpListener::bind("127.0.0.1:0").map_err(text)?;
    let port = probe.local_addr().map_err(text)?.port();
    drop(probe);
    let mut guard = Command::new("/bin/sh");
    guard
        .args(["-c", GUARD, "postgres-guard"])
        .arg(&programs)
        .arg(&folder)
        .arg(port.to_string())
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0);
    run_as(&mut guard);
    // Kept until we end: its input is the sign that we live.
    std::mem::forget(guard.spawn().map_err(text)?);
    Ok(format!("postgres://tablier@127.0.0.1:{port}/postgres"))
}

fn id(account: &str, flag: &str) -> Result<u32, String> {
    let mut command = Command::new("id");
    command.arg(flag);
    if !account.is_empty() {
        command.arg(account);
    }
    let output = command.output().map_err(|error| error.to_string())?;
    String::from_utf8_lossy(&output.stdout)
        .trim()
        .parse()
        .map_err(|_| format!("there is no account `{account}`"))
}

fn programs() -> Option<PathBuf> {
    let complete =
        |folder: &Path| folder.join("initdb").is_file() && folder.join("postgres").is_file();
    let mut folders: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|version| version.path().join("bin"))
        .filter(|folder| complete(folder))
        .collect();
    folders.sort();
    folders.pop().or_else(|| {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).find(|folder| complete(folder))
    })
}
