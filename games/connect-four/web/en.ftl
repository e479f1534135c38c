# What the board says, and nothing else does.
connect-four-board = Grid of 7 columns and 6 rows
connect-four-empty = empty
connect-four-column = Column { $column }, cell { $cell }
connect-four-column-is-full = Column { $column }, full
connect-four-column-holds =
    { $count ->
        [0] Column { $column }, empty
        [one] Column { $column }, { $count } disc
       *[other] Column { $column }, { $count } discs
    }
