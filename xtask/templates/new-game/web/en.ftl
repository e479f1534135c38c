# What the board says, and nothing else does.
new-game-board = Grid of 3 columns and 3 rows
new-game-empty = empty
new-game-cell = Cell { $cell }, { $held }
