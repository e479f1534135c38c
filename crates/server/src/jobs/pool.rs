//! The threads on which computer players think: as many as there are cores but one, off the threads
//! that answer requests, and fair: whoever has many games waits as long as who has one.

use crate::limits;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

type Work = Box<dyn FnOnce() + Send>;

/// The threads; dropping the pool ends them when they have no work.
pub(super) struct Pool(Arc<Shared>);

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    ready: Condvar,
}

#[derive(Default)]
struct Queue {
    /// By whose it is, in the order in which it came.
    work: HashMap<String, VecDeque<Work>>,
    /// Whose work comes next; each once.
    turns: VecDeque<String>,
    waiting: usize,
    closed: bool,
}

/// The pool has too much to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many turns of the computer wait")]
pub(super) struct Full;

impl Pool {
    /// A pool of the size that fits the machine.
    pub(super) fn new() -> Pool {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Pool::of(cores.saturating_sub(1).max(1))
    }

    fn of(threads: usize) -> Pool {
        let shared = Arc::<Shared>::default();
        for index in 0..threads {
            let shared = shared.clone();
            let name = format!("computer-{index}");
            thread::Builder::new()
                .name(name)
                .spawn(move || shared.run())
                .expect("the system gives a few threads at the start");
        }
        Pool(shared)
    }

    /// Adds work of `whose`.
    pub(super) fn add(&self, whose: &str, work: Work) -> Result<(), Full> {
        let mut queue = self.0.lock();
        if queue.waiting >= limits::COMPUTER_QUEUE {
            return Err(Full);
        }
        queue.waiting += 1;
        metrics::gauge!("tablier_computer_waiting").set(queue.waiting as f64);
        let theirs = queue.work.entry(whose.to_owned()).or_default();
        theirs.push_back(work);
        if theirs.len() == 1 {
            queue.turns.push_back(whose.to_owned());
        }
        self.0.ready.notify_one();
        Ok(())
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.ready.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&self) {
        loop {
            let work = {
                let mut queue = self.lock();
                loop {
                    if let Some(work) = queue.next() {
                        break work;
                    }
                    if queue.closed {
                        return;
                    }
                    queue = self
                        .ready
                        .wait(queue)
                        .unwrap_or_else(PoisonError::into_inner);
                }
            };
            // An engine that panics loses its turn, and not the thread; the panic was printed.
            if catch_unwind(AssertUnwindSafe(work)).is_err() {
                metrics::counter!("tablier_computer_panics_total").increment(1);
            }
        }
    }
}

impl Queue {
    fn next(&mut self) -> Option<Work> {
        let whose = self.turns.pop_front()?;
        let theirs = self.work.get_mut(&whose)?;
        let work = theirs.pop_front();
        if theirs.is_empty() {
            self.work.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
        self.waiting = self.waiting.saturating_sub(1);
        metrics::gauge!("tablier_computer_waiting").set(self.waiting as f64);
        work
    }
}

#[cfg(test)]
mod tests {
    use super::Pool;
    use std::sync::mpsc;
    use std::time::Duration;

    #[test]
    fn who_has_many_games_waits_as_long_as_who_has_one() {
        let pool = Pool::of(1);
        let (done, order) = mpsc::channel();
        let (go, wait) = mpsc::channel::<()>();
        // Holds the one thread until everything is queued, and panics without harm.
        pool.add(
            "x",
            Box::new(move || {
                let _ = wait.recv();
                panic!("an engine fails");
            }),
        )
        .unwrap();
        for (whose, count) in [("a", 5), ("b", 1), ("c", 2)] {
            for _ in 0..count {
                let done = done.clone();
                pool.add(whose, Box::new(move || done.send(whose).unwrap()))
                    .unwrap();
            }
        }
        go.send(()).unwrap();
        let order: Vec<&str> = (0..8)
            .map(|_| order.recv_timeout(Duration::from_secs(5)).unwrap())
            .collect();
        assert_eq!(order, ["a", "b", "c", "a", "c", "a", "a", "a"]);
    }
}
