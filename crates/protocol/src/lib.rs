//! The messages of the wire, one closed type per direction.
