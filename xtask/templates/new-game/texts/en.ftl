# New Game: every word that the game says.
new-game-name = New Game
new-game-tagline = Three in a row on a small grid.

# The sides.
new-game-side-red = Red
new-game-side-blue = Blue

# How to win.
new-game-condition-line = Line up three pieces of your colour, across, upwards or on a diagonal.
new-game-how-line = by three in a row

# What is asked.
new-game-ask =
    { $side ->
        [red] Red, choose an empty cell.
       *[blue] Blue, choose an empty cell.
    }
new-game-turn-complete = The turn is complete.

# What was played.
new-game-played =
    { $side ->
        [red] Red plays { $cell }.
       *[blue] Blue plays { $cell }.
    }
new-game-played-wins =
    { $side ->
        [red] Red plays { $cell }, has three in a row and wins.
       *[blue] Blue plays { $cell }, has three in a row and wins.
    }
new-game-played-fills =
    { $side ->
        [red] Red plays { $cell } and the grid is full.
       *[blue] Blue plays { $cell } and the grid is full.
    }

# What is refused.
new-game-not-a-cell = “{ $text }” is not a cell. Cells are a1 to c3.
new-game-cell-taken = There is a piece on { $cell } already.
new-game-not-a-step = A turn is one piece on one cell.

# A position that cannot stand on the grid.
new-game-rows =
    { $rows ->
        [one] The grid has { $rows } row instead of 3.
       *[other] The grid has { $rows } rows instead of 3.
    }
new-game-row-length =
    { $cells ->
        [one] Row { $row } has { $cells } cell instead of 3.
       *[other] Row { $row } has { $cells } cells instead of 3.
    }
new-game-board-letter = Row { $row }: “{ $letter }” is neither r, nor b, nor a number of empty cells.
new-game-counts = There are { $red } red pieces and { $blue } blue ones. Red must have as many as Blue, or one more.
new-game-to-move =
    { $side ->
        [red] By the number of pieces it is Red’s turn: after the grid comes “{ $letter }”.
       *[blue] By the number of pieces it is Blue’s turn: after the grid comes “{ $letter }”.
    }
new-game-played-on = The side to move has three in a row; the game would have stopped before.
new-game-field = “{ $field }” is unknown or given twice. After the side to move comes “out=”.
new-game-left = Seat “{ $given }” cannot have left the game. The seats are 1 and 2, and nobody leaves a game that is over.
