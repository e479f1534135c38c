//! The closing table: one line for each step with its seconds.

use std::fmt;
use std::time::Duration;

use crate::steps::Ending;

/// What became of the steps that ran.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    rows: Vec<Row>,
}

#[derive(Debug)]
struct Row {
    name: &'static str,
    took: Duration,
    result: String,
}

impl Summary {
    /// A step that passed or was skipped.
    pub(crate) fn add(&mut self, name: &'static str, took: Duration, ending: Ending) {
        let result = match ending {
            Ending::Passed => "ok".to_owned(),
            Ending::Skipped(reason) => format!("skipped: {reason}"),
        };
        self.rows.push(Row { name, took, result });
    }

    /// The step that failed.
    pub(crate) fn add_failure(&mut self, name: &'static str, took: Duration) {
        self.rows.push(Row {
            name,
            took,
            result: "FAILED".to_owned(),
        });
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{:<12} {:>8}  result", "step", "seconds")?;
        for row in &self.rows {
            writeln!(
                out,
                "{:<12} {:>8.1}  {}",
                row.name,
                row.took.as_secs_f64(),
                row.result
            )?;
        }
        let total: Duration = self.rows.iter().map(|row| row.took).sum();
        write!(out, "{:<12} {:>8.1}", "total", total.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_a_line_per_step_and_a_total() {
        let mut summary = Summary::default();
        summary.add("fmt", Duration::from_millis(1500), Ending::Passed);
        summary.add("deny", Duration::ZERO, Ending::Skipped("not here"));
        summary.add_failure("clippy", Duration::from_secs(3));
        let lines: Vec<String> = summary.to_string().lines().map(str::to_owned).collect();
        assert_eq!(lines[1], "fmt               1.5  ok");
        assert_eq!(lines[2], "deny              0.0  skipped: not here");
        assert_eq!(lines[3], "clippy            3.0  FAILED");
        assert_eq!(lines[4], "total             4.5");
    }
}
