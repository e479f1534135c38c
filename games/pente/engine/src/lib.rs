//! A simple computer player of Pente.
