//! A simple computer player of Connect Four.
