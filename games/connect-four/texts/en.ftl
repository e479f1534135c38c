# Connect Four: every word that the game says.
connect-four-name = Connect Four
connect-four-tagline = Four discs in a row, and gravity decides.

# The sides.
connect-four-side-red = Red
connect-four-side-blue = Blue

# How to win.
connect-four-condition-line = Line up four discs (or more) of your colour, across, upwards or on a diagonal.
connect-four-how-line = by four in a row

# What is asked.
connect-four-ask =
    { $side ->
        [red] Red, choose a column.
       *[blue] Blue, choose a column.
    }
connect-four-turn-complete = The turn is complete.

# What was played.
connect-four-played =
    { $side ->
        [red] Red plays { $column }: the disc falls to { $cell }.
       *[blue] Blue plays { $column }: the disc falls to { $cell }.
    }
connect-four-played-wins =
    { $side ->
        [red] Red plays { $column }, has four in a row through { $cell } and wins.
       *[blue] Blue plays { $column }, has four in a row through { $cell } and wins.
    }
connect-four-played-fills =
    { $side ->
        [red] Red plays { $column }: the disc falls to { $cell } and the grid is full.
       *[blue] Blue plays { $column }: the disc falls to { $cell } and the grid is full.
    }

# What is refused.
connect-four-not-a-column = “{ $text }” is not a column. Columns are a to g, or 1 to 7.
connect-four-not-a-cell = “{ $text }” is not a cell such as d3.
connect-four-column-full = Column { $column } is full.
connect-four-falls-elsewhere = In column { $column } the disc falls to { $cell }.
connect-four-not-a-step = A turn is one disc in one column.

# A string of columns that cannot be played.
connect-four-columns-letter = Character { $at }: “{ $letter }” is not a column. Columns are a to g, or 1 to 7.
connect-four-columns-full = Disc { $at }: column { $column } is already full.
connect-four-columns-over = Disc { $at }: the game was already over.

# A position that cannot stand on the grid.
connect-four-rows =
    { $rows ->
        [one] The grid has { $rows } row instead of 6.
       *[other] The grid has { $rows } rows instead of 6.
    }
connect-four-row-length =
    { $cells ->
        [one] Row { $row } has { $cells } cell instead of 7.
       *[other] Row { $row } has { $cells } cells instead of 7.
    }
connect-four-board-letter = Row { $row }: “{ $letter }” is neither r, nor b, nor a number of empty cells.
connect-four-floating = The disc on { $cell } floats: the cell below it is empty.
connect-four-counts = There are { $red } red discs and { $blue } blue ones. Red must have as many as Blue, or one more.
connect-four-to-move =
    { $side ->
        [red] By the number of discs it is Red’s turn: after the grid comes “{ $letter }”.
       *[blue] By the number of discs it is Blue’s turn: after the grid comes “{ $letter }”.
    }
connect-four-field = “{ $field }” is unknown or given twice. After the side to move come “ply=” and “out=”.
connect-four-ply =
    { $discs ->
        [one] “ply={ $given }” does not go with { $discs } disc on the grid.
       *[other] “ply={ $given }” does not go with { $discs } discs on the grid.
    }
connect-four-left = Seat “{ $given }” cannot have left the game. The seats are 1 and 2.
connect-four-left-after-end = Nobody can leave a game that is over.
connect-four-two-winners = Both sides have four in a row; the game would have stopped at the first of them.
connect-four-played-on =
    { $side ->
        [red] Red has four in a row, but not by the last disc played; the game would have stopped before.
       *[blue] Blue has four in a row, but not by the last disc played; the game would have stopped before.
    }
