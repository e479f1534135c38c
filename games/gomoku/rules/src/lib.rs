//! The rules of Gomoku.
