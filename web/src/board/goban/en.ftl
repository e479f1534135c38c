# What every board of points says.
goban-board = Board of { $size } by { $size }
goban-help = Arrows: go from point to point. Enter: choose. Typing a coordinate such as k10 goes there. Ctrl and Enter play the turn that is ready.
goban-point = { $point }, { $what }
goban-empty = empty
goban-closed = empty, cannot be played now
goban-chosen = chosen
goban-last = last turn
goban-taken = stone taken in the last turn
goban-won = winning line
goban-pending = line that waits for an answer
goban-stones =
    { $count ->
        [one] { $side }, one stone: { $points }.
       *[other] { $side }, { $count } stones: { $points }.
    }
