//! A simple computer player of Backgammon.
