//! The rules of Connect6.
