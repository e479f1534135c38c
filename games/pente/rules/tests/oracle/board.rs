//! The board: which stone is on which point.

/// A point: column from a, row from below, both from 0.
pub type Point = (usize, usize);

/// One step along a direction.
pub type Direction = (isize, isize);

/// The four directions of a row (each runs both ways).
pub const AXES: [Direction; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// All eight directions from a point.
pub const DIRECTIONS: [Direction; 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (-1, -1),
    (1, -1),
    (-1, 1),
];

/// Stones on a square board. A stone is its colour: 0 White, 1 Black, 2 Red, 3 Yellow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    size: usize,
    columns: Vec<Vec<Option<u8>>>,
}

impl Board {
    /// An empty board.
    pub fn new(size: usize) -> Board {
        Board {
            size,
            columns: vec![vec![None; size]; size],
        }
    }

    /// Points on a side.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The stone on a point of the board.
    pub fn stone(&self, (x, y): Point) -> Option<u8> {
        self.columns[x][y]
    }

    /// Puts a stone on a point, or takes one away.
    pub fn set(&mut self, (x, y): Point, stone: Option<u8>) {
        self.columns[x][y] = stone;
    }

    /// All points, column by column.
    pub fn points(&self) -> Vec<Point> {
        let mut points = Vec::new();
        for x in 0..self.size {
            for y in 0..self.size {
                points.push((x, y));
            }
        }
        points
    }

    /// The point so many steps away, if it is on the board.
    pub fn walk(&self, (x, y): Point, (right, up): Direction, steps: isize) -> Option<Point> {
        let x = x.checked_add_signed(right * steps)?;
        let y = y.checked_add_signed(up * steps)?;
        (x < self.size && y < self.size).then_some((x, y))
    }

    /// The stone so many steps away; none where the point is empty or off the board.
    pub fn stone_at(&self, from: Point, direction: Direction, steps: isize) -> Option<u8> {
        self.stone(self.walk(from, direction, steps)?)
    }

    /// Whether no point is empty.
    pub fn is_full(&self) -> bool {
        self.points()
            .iter()
            .all(|point| self.stone(*point).is_some())
    }

    /// Every row (maximal run of one colour) of at least so many stones of a colour, as sorted
    /// points, in sorted order.
    pub fn rows(&self, colour: u8, length: usize) -> Vec<Vec<Point>> {
        let mut rows = Vec::new();
        for axis in AXES {
            for start in self.points() {
                if self.stone(start) != Some(colour)
                    || self.stone_at(start, axis, -1) == Some(colour)
                {
                    continue;
                }
                let mut row = vec![start];
                let mut steps = 1;
                while let Some(next) = self.walk(start, axis, steps)
                    && self.stone(next) == Some(colour)
                {
                    row.push(next);
                    steps += 1;
                }
                if row.len() >= length {
                    row.sort_unstable();
                    rows.push(row);
                }
            }
        }
        rows.sort();
        rows
    }
}

/// The letters of the columns (PT-17: without i).
const COLUMNS: [char; 19] = [
    'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't',
];

/// Reads `k10` (PT-17: columns without i, rows from below); only the canonical form.
pub fn read_point(text: &str, size: usize) -> Option<Point> {
    let letter = text.chars().next()?;
    let x = COLUMNS.iter().position(|column| *column == letter)?;
    let row: usize = text.get(1..)?.parse().ok()?;
    let y = row.checked_sub(1)?;
    (x < size && y < size && write_point((x, y)) == text).then_some((x, y))
}

/// Writes a point as `k10` (PT-17).
pub fn write_point((x, y): Point) -> String {
    format!("{}{}", COLUMNS[x], y + 1)
}
