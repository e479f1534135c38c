//! How many Rust tests passed and failed, read from what the test runners report.

/// Counts of finished tests.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl Tally {
    /// Adds another count to this one.
    pub(crate) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }

    /// Reads the root element of the XML report as nextest writes it.
    pub(crate) fn from_junit(xml: &str) -> Option<Self> {
        let root = xml.split("<testsuites").nth(1)?.split('>').next()?;
        let tests = attribute(root, "tests")?;
        let failed = attribute(root, "failures")? + attribute(root, "errors")?;
        Some(Self {
            passed: tests.checked_sub(failed)?,
            failed,
        })
    }

    /// Reads a line of libtest: `test result: ok. 3 passed; 1 failed; …`. Other lines have none.
    pub(crate) fn from_libtest(line: &str) -> Option<Self> {
        let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
        let mut tally = Self::default();
        for part in counts.split("; ") {
            match part.split_once(' ') {
                Some((number, "passed")) => tally.passed = number.parse().ok()?,
                Some((number, "failed")) => tally.failed = number.parse().ok()?,
                _ => {}
            }
        }
        Some(tally)
    }
}

fn attribute(element: &str, name: &str) -> Option<u64> {
    let start = format!(" {name}=\"");
    element
        .split_once(&start)?
        .1
        .split('"')
        .next()?
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn junit_is_read() {
        let xml = r#"<?xml version="1.0"?>
<testsuites name="nextest-run" tests="12" failures="2" errors="1" uuid="x" time="1.2">
    <testsuite name="a" tests="12" disabled="0" errors="1" failures="2">"#;
        assert_eq!(
            Tally::from_junit(xml),
            Some(Tally {
                passed: 9,
                failed: 3
            })
        );
        assert_eq!(Tally::from_junit("<other/>"), None);
    }

    #[test]
    fn libtest_is_read() {
        let line = "test result: FAILED. 3 passed; 1 failed; 2 ignored; 0 measured; 0 filtered out; finished in 0.00s";
        assert_eq!(
            Tally::from_libtest(line),
            Some(Tally {
                passed: 3,
                failed: 1
            })
        );
        assert_eq!(Tally::from_libtest("test a ... ok"), None);
    }
}
