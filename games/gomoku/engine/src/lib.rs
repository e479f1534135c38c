//! A simple computer player of Gomoku.
