//! Rows in the making: shapes, threats, gaps, and the search for a win by continuous fours.
//!
//! Shared by the computer players of the games of rows on a Go board. This crate knows colours by
//! number, the length of a winning row and what a longer row is worth; it knows no captures, no
//! turns of two stones and no opening phases. Nothing here allocates once the table of a rule is built.
//!
//! ```
//! use tablier_goban::{Point, Size};
//! use tablier_threats::{FIVE, LineBoard, Shape, Threat};
//!
//! let size = Size::new(15).expect("a size of a board");
//! let mut board: LineBoard<2> = LineBoard::new(size, &FIVE);
//! for x in [6, 7, 8] {
//!     board.place(0, Point::new(x, 7));
//! }
//! let end = Point::new(9, 7);
//! assert_eq!(board.shapes(0, end).best(), Shape::OpenFour);
//! assert_eq!(board.shapes(0, end).threat(), Threat::DoubleFour);
//! ```

mod board;
mod fours;
mod gaps;
mod rule;
mod shape;
mod table;
mod threat;

pub use board::LineBoard;
pub use fours::{Limit, win_by_fours};
pub use gaps::{Gaps, answers, gaps};
pub use rule::{Overlines, Rule};
pub use shape::Shape;
pub use table::{EXACTLY_FIVE, FIVE, FOUR, SIX, ShapeTable};
pub use threat::{PointShapes, Threat};
