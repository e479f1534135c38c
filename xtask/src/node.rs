//! Which Node is there, and whether it is new enough for Vite.

use std::process::Command;

use crate::command::answer;

/// The oldest version that the packages of web/ accept (`engines` in web/package.json).
pub(crate) const OLDEST: (u32, u32) = (20, 19);

/// What was found.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Node {
    Ready,
    TooOld(String),
    Missing,
}

/// Asks `node` and `npm` for their versions.
pub(crate) fn find() -> Node {
    let Some(version) = answer(Command::new("node").arg("--version")) else {
        return Node::Missing;
    };
    if !is_new_enough(&version) {
        return Node::TooOld(version);
    }
    match answer(Command::new("npm").arg("--version")) {
        Some(_) => Node::Ready,
        None => Node::Missing,
    }
}

/// Reads `v20.19.0`, and versions of packages such as `20.19.2+dfsg-1`.
pub(crate) fn is_new_enough(version: &str) -> bool {
    let mut parts = version.trim_start_matches('v').split('.').map(str::parse);
    match (parts.next(), parts.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => (major, minor) >= OLDEST,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(is_new_enough("v20.19.0"));
        assert!(is_new_enough("v22.1.0"));
        assert!(is_new_enough("20.19.2+dfsg-1"));
        assert!(!is_new_enough("18.20.4+dfsg-1~deb12u3"));
        assert!(!is_new_enough("(none)"));
        assert!(!is_new_enough("v20.9.0"));
        assert!(!is_new_enough("v18.20.4"));
        assert!(!is_new_enough("nonsense"));
    }
}
