//! The rules of Pente.
