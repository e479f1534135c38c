//! The conformance suite that every game runs, with generators and checkers of perft and record files.
