# Connect6: every word that the game says.
connect6-name = Connect6
connect6-tagline = Two stones a turn, six in a row.

# The sides.
connect6-side-black = Black
connect6-side-white = White

# The options.
connect6-option-size = Board
connect6-option-size-19 = 19 × 19
connect6-option-size-19-help = The board of tournaments, with room for attacks far apart.
connect6-option-size-15 = 15 × 15
connect6-option-size-15-help = A smaller board, where the attacks meet sooner.
connect6-option-size-13 = 13 × 13
connect6-option-size-13-help = A short game on which the edges weigh.

# How to win.
connect6-condition-line = Line up six stones or more of your colour, across, upwards or on a diagonal.
connect6-how-line = by six in a row

# What is asked.
connect6-ask-only =
    { $side ->
        [black] Black, place the first stone: it is the only one of this turn.
       *[white] White, place the first stone: it is the only one of this turn.
    }
connect6-ask-first =
    { $side ->
        [black] Black, choose the point of your first stone.
       *[white] White, choose the point of your first stone.
    }
connect6-ask-second =
    { $side ->
        [black] Black, choose the point of your second stone, or the first one again to take it back.
       *[white] White, choose the point of your second stone, or the first one again to take it back.
    }
connect6-ask-last =
    { $side ->
        [black] Black, one point is left: place the last stone.
       *[white] White, one point is left: place the last stone.
    }
connect6-turn-complete = The turn is complete.

# What was played.
connect6-played-one =
    { $side ->
        [black] Black
       *[white] White
    } plays { $first }{ $end ->
        [line] , has six in a row and wins.
        [full] . The board is full.
       *[open] .
    }
connect6-played-two =
    { $side ->
        [black] Black
       *[white] White
    } plays { $first } and { $second }{ $end ->
        [line] , has six in a row and wins.
        [full] . The board is full.
       *[open] .
    }

# What is refused.
connect6-no-point = Name one or two points, such as h8 k12.
connect6-not-a-point =
    { $fault ->
        [column] “{ $text }”: the board has no such column.
        [row] “{ $text }”: the board has no such row.
        [number] “{ $text }”: the letter of the column must be followed by the number of the row.
       *[letter] “{ $text }” is not a point such as k12.
    }
connect6-outside = { $point } is not on this board.
connect6-too-many = A turn is two stones at most.
connect6-first-turn-is-one = The first turn of the game is a single stone.
connect6-last-point-is-one = One point is left: the turn is that one stone.
connect6-second-missing = The second stone is missing: only a stone that wins may stand alone.
connect6-occupied = There is already a stone on { $point }.
connect6-twice = Both stones are on { $point }. Choose two different points.
connect6-first-wins = The stone on { $point } already wins: no second one is placed.
connect6-not-a-step = A turn is stones on empty points.

# A position that cannot stand on the board.
connect6-position-fields =
    { $fault ->
        [empty] The position is missing.
        [to-move] The board must be followed by the side to move, b or w.
        [no-value] “{ $found }” is not a field such as ply=3.
        [twice] The field “{ $found }” is given twice.
       *[unknown] Unknown field “{ $found }”. The fields are ply and out.
    }
connect6-position-board =
    { $fault ->
        [rows] A board of { $found } rows does not exist.
        [letter] Row { $row }, column { $column }: “{ $found }” is neither b, nor w, nor a number of empty points.
        [number] Row { $row }, column { $column }: this is not a number of empty points.
        [long] Row { $row } has too many points.
       *[short] Row { $row } has too few points.
    }
connect6-position-size = Connect6 is not played on { $rows } rows. The sizes are 19, 15 and 13.
connect6-position-to-move = “{ $letter }” is not a side to move. The sides are b and w.
connect6-position-ply = “ply={ $given }” is not a number of turns (0 to 9999).
connect6-position-left = Seat “{ $given }” cannot have left the game. The seats are 1 and 2.
connect6-position-left-after-end = Nobody can leave a game that is over.
