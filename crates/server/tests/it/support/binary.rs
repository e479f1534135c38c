//! The real binary: `TABLIER_BIN`, or else this test program started again as a server (`child.rs`).

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

pub struct Binary {
    child: Child,
    /// The server itself, which may be a child of the child.
    process: String,
    pub address: SocketAddr,
}

impl Binary {
    /// Starts a server on a free port; `before` are the words before the program (`strace …`).
    pub fn start(database: &Path, before: &[&str], variables: &[(&str, &str)]) -> Binary {
        let url = format!("sqlite://{}", database.display());
        let (program, arguments): (_, Vec<&str>) = match std::env::var_os("TABLIER_BIN") {
            Some(program) => (
                program,
                vec!["serve", "--listen", "127.0.0.1:0", "--database", &url],
            ),
            None => (
                std::env::current_exe().unwrap().into_os_string(),
                vec!["child::serve", "--exact", "--ignored", "--nocapture"],
            ),
        };
        let mut command = match before.split_first() {
            Some((first, rest)) => {
                let mut command = Command::new(first);
                command.args(rest).arg(program);
                command
            }
            None => Command::new(program),
        };
        let mut child = command
            .args(arguments)
            .env("TABLIER_TEST_DATABASE", &url)
            .env("RUST_LOG", "error")
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| {
                let start = line.find("http://")? + "http://".len();
                line[start..].trim_end_matches('/').parse().ok()
            })
            .expect("the server says where it listens");
        // What else it says is read too, so that it is not stopped by a full or broken pipe.
        std::thread::spawn(move || lines.for_each(drop));
        let process = if before.is_empty() {
            child.id().to_string()
        } else {
            let children = format!("/proc/{0}/task/{0}/children", child.id());
            fs::read_to_string(children).unwrap().trim().to_owned()
        };
        Binary {
            child,
            process,
            address,
        }
    }

    /// SIGKILL.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// A signal by its name, then waits for the end; true if it ended well.
    pub fn end_by(mut self, signal: &str) -> bool {
        send(signal, &self.process);
        self.child.wait().unwrap().success()
    }
}

impl Drop for Binary {
    fn drop(&mut self) {
        // A test that failed leaves nothing behind; one that passed has waited already.
        if matches!(self.child.try_wait(), Ok(None)) {
            send("KILL", &self.process);
            drop(self.child.kill());
            drop(self.child.wait());
        }
    }
}

fn send(signal: &str, process: &str) {
    let signal = format!("-{signal}");
    let status = Command::new("kill").args([&signal, process]).status();
    assert!(status.unwrap().success());
}
