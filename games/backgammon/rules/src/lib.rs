//! The rules of Backgammon.
