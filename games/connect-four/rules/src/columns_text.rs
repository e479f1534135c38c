//! A game as a string of columns (C4-4), `4453…` or `ddec…`: reading one, and finding one that leads
//! to a given position.

use crate::lines::has_four;
use crate::{Cell, Cells, Column, ConnectFour, Position, Refusal, Side};
use std::collections::HashSet;
use tablier_game::Game;

/// Plays a string of columns from the empty grid.
pub(crate) fn parse(text: &str) -> Result<Position, Refusal> {
    let mut position = Position::EMPTY;
    for (index, letter) in text.chars().enumerate() {
        let at = index + 1;
        let column = Column::from_letter(letter).ok_or(Refusal::ColumnsLetter { at, letter })?;
        ConnectFour::play(&mut position, &column).map_err(|refusal| match refusal {
            Refusal::ColumnFull { column } => Refusal::ColumnsFull { at, column },
            _ => Refusal::ColumnsOver { at },
        })?;
    }
    Ok(position)
}

/// A string of columns that leads to `position` without a win on the way; `None` if there is none (the
/// colours lie in an order that no game can have, or a seat left).
pub(crate) fn find(position: &Position) -> Option<String> {
    if !position.is_open()
        && Position::of_discs(position.discs(Side::Red), position.discs(Side::Blue)) != *position
    {
        return None;
    }
    let mut search = Search {
        seen: HashSet::new(),
        columns: Vec::with_capacity(usize::from(position.ply())),
    };
    search
        .take_back(
            position.to_move().other(),
            position.discs(position.to_move()),
            position.discs(position.to_move().other()),
        )
        .then(|| {
            search
                .columns
                .iter()
                .rev()
                .map(|column| column.letter())
                .collect()
        })
}

/// Takes discs back from the tops of the columns until none is left. What is left of a position depends on
/// the heights of the columns alone, so that a set of discs is tried once.
struct Search {
    seen: HashSet<Cells>,
    /// What was taken back, the last disc first.
    columns: Vec<Column>,
}

impl Search {
    /// `mover` has just dropped one of the discs `own`.
    fn take_back(&mut self, mover: Side, other: Cells, own: Cells) -> bool {
        let all = own.union(other);
        if all.is_empty() {
            return true;
        }
        if !self.seen.insert(all) {
            return false;
        }
        for column in Column::ALL {
            let Some(top) = top(all, column).filter(|top| own.contains(*top)) else {
                continue;
            };
            let before = own.without(Cells::of(top));
            if has_four(before.bits()) || has_four(other.bits()) {
                continue;
            }
            self.columns.push(column);
            if self.take_back(mover.other(), before, other) {
                return true;
            }
            self.columns.pop();
        }
        false
    }
}

fn top(all: Cells, column: Column) -> Option<Cell> {
    all.intersection(Cells::column(column)).iter().last()
}
