//! The browser side: its packages and its build, made only when something changed.

use std::process::Command;

use anyhow::Result;

use crate::command::run;
use crate::files;
use crate::repo::Repo;

/// Runs one of the scripts of web/package.json.
pub(crate) fn script(repo: &Repo, name: &str) -> Command {
    let mut command = npm(repo);
    command.args(["run", "--silent", name]);
    command
}

/// Installs the packages of the lock file, unless that was done since it last changed.
pub(crate) fn install(repo: &Repo) -> Result<()> {
    if is_installed(repo)? {
        return Ok(());
    }
    run(npm(repo).arg("ci"))
}

/// Builds `web/dist` if it is older than what it is made from.
pub(crate) fn build_if_stale(repo: &Repo) -> Result<()> {
    install(repo)?;
    if is_built(repo)? {
        return Ok(());
    }
    build(repo)
}

/// Builds `web/dist`.
pub(crate) fn build(repo: &Repo) -> Result<()> {
    run(&mut script(repo, "build"))
}

/// npm writes `node_modules/.package-lock.json` last, so its age tells.
fn is_installed(repo: &Repo) -> Result<bool> {
    let web = repo.web();
    let installed = files::changed(&web.join("node_modules/.package-lock.json"))?;
    Ok(installed.is_some() && installed >= files::changed(&web.join("package-lock.json"))?)
}

fn is_built(repo: &Repo) -> Result<bool> {
    let web = repo.web();
    let mut inputs = vec![
        web.join("src"),
        web.join("texts"),
        web.join("public"),
        web.join("package-lock.json"),
        web.join("tsconfig.json"),
        web.join("vite.config.ts"),
    ];
    for game in files::folders_in(&repo.root().join("games"))? {
        inputs.push(game.join("web"));
        inputs.push(game.join("texts"));
    }
    let built = files::changed(&web.join("dist/.vite/manifest.json"))?;
    Ok(built.is_some() && built >= files::newest_change(&inputs)?)
}

fn npm(repo: &Repo) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(repo.web());
    command
}
