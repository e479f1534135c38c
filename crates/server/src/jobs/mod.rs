//! What happens by itself: beats, deadlines, turns of the computer, sweeping.

mod beat;
mod computer;
mod deadlines;
mod pool;
mod sweep;

pub(crate) use beat::wake;

use crate::App;

/// Starts all of them; they end when the server goes down.
pub(crate) fn start(app: &App) {
    let tasks = app.tasks();
    tasks.spawn(beat::run(app.clone()));
    tasks.spawn(deadlines::run(app.clone()));
    tasks.spawn(sweep::run(app.clone()));
    tasks.spawn(computer::run(app.clone()));
}
