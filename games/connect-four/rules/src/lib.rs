//! The rules of Connect Four on bitboards.
