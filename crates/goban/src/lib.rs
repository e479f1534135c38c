//! Square boards of points: geometry, bit sets, rows, coordinate styles.
