//! A simple computer player of Connect6.
