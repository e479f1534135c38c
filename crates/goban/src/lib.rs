//! Square boards of points: geometry, bit sets, rows, coordinate styles.
//!
//! Shared by the games on a Go board. This crate knows no colours, no captures and no winning length;
//! it knows points, sets of points and straight lines. Nothing here allocates but what returns a
//! `String` or a `Vec`.
//!
//! The layout is one for all sizes: point `(x, y)` has index `21 x + y`, so that indices rise by column,
//! then row, a step along an axis is a constant, and the unused 21st row between two columns is never in
//! a set. Walking off the board therefore always ends on a point that is not in the set.

mod axis;
mod board_text;
mod completing;
mod coords;
mod diagram;
mod line;
mod point;
mod point_set;
mod position_fields;
mod size;
mod symmetry;
mod view;
mod zobrist;

pub use axis::Axis;
pub use board_text::{BoardError, BoardFault, parse_board, write_board};
pub use completing::completing;
pub use coords::{CoordError, CoordStyle};
pub use diagram::diagram;
pub use line::{Line, has_row, lines, row, row_length, rows};
pub use point::Point;
pub use point_set::PointSet;
pub use position_fields::{FieldError, MAX_PLY, PositionFields, read_ply};
pub use size::Size;
pub use symmetry::Symmetry;
pub use view::GobanView;
pub use zobrist::{ZOBRIST_COLOURS, splitmix64, zobrist, zobrist_of};
