# Gomoku: every word that the game says.
gomoku-name = Gomoku
gomoku-tagline = Five stones in a row, no more and no less.

# The sides.
gomoku-side-black = Black
gomoku-side-white = White

# The options.
gomoku-option-size = Board
gomoku-option-size-15 = 15 × 15
gomoku-option-size-15-help = The usual board of tournaments.
gomoku-option-size-13 = 13 × 13
gomoku-option-size-13-help = A smaller board: the edges get in the way sooner.
gomoku-option-size-19 = 19 × 19
gomoku-option-size-19-help = The board of Go.
gomoku-option-size-20 = 20 × 20
gomoku-option-size-20-help = The board on which computer programs compete.
gomoku-option-rule = Winning rows
gomoku-option-rule-standard = Exactly five
gomoku-option-rule-standard-help = A row of six or more does not win.
gomoku-option-rule-freestyle = Five or more
gomoku-option-rule-freestyle-help = Longer rows win too.
gomoku-option-opening = Opening
gomoku-option-opening-none = None
gomoku-option-opening-none-help = The first player has Black, who starts anywhere; that is a large advantage.
gomoku-option-opening-swap = Swap
gomoku-option-opening-swap-help = The first player places three stones, then the second chooses a colour.
gomoku-option-opening-swap2 = Swap2
gomoku-option-opening-swap2-help = The first player places three stones; the second chooses a colour, or places two more and lets the first choose.

# How to win.
gomoku-condition-exactly-five = Line up exactly five stones of your colour, across, upwards or on a diagonal; six or more do not win.
gomoku-condition-five-or-more = Line up five stones or more of your colour, across, upwards or on a diagonal.
gomoku-how-line = by five in a row

# What is asked.
gomoku-ask =
    { $side ->
        [black] Black, choose a point.
       *[white] White, choose a point.
    }
gomoku-ask-set-1 = Player 1, place stone 1 of 3 of the opening: a black one.
gomoku-ask-set-2 = Player 1, place stone 2 of 3 of the opening: a white one.
gomoku-ask-set-3 = Player 1, place stone 3 of 3 of the opening: a black one.
gomoku-ask-choose-swap = Player 2, choose your colour. White will play next.
gomoku-ask-choose-swap2 = Player 2, choose your colour (White will play next), or place two more stones and let player 1 choose.
gomoku-ask-pair-1 = Player 2, place the first of your two stones: a white one.
gomoku-ask-pair-2 = Player 2, place the second of your two stones: a black one.
gomoku-ask-choose-again = Player 1, choose your colour. White will play next.
gomoku-choice-white = Take White
gomoku-choice-black = Take Black
gomoku-choice-two = Place two more stones
gomoku-turn-complete = The turn is complete.

# What was played.
gomoku-played =
    { $side ->
        [black] Black
       *[white] White
    } plays { $point }{ $end ->
        [line] , has five in a row and wins.
        [full] . The board is full.
       *[open] .
    }
gomoku-played-opening =
    { $side ->
        [black] A black stone is placed on { $point }.
       *[white] A white stone is placed on { $point }.
    }
gomoku-chosen =
    { $choice ->
        [white] Player { $seat } takes White.
        [black] Player { $seat } takes Black.
       *[two] Player { $seat } places two more stones; the other player will choose.
    }

# What is refused.
gomoku-no-turn = Name a point, such as h8.
gomoku-not-a-point =
    { $fault ->
        [column] “{ $text }”: the board has no such column.
        [row] “{ $text }”: the board has no such row.
        [number] “{ $text }”: the letter of the column must be followed by the number of the row.
       *[letter] “{ $text }” is not a point such as h8.
    }
gomoku-outside = { $point } is not on this board.
gomoku-too-many = A turn is a single stone, or a single choice.
gomoku-occupied = There is already a stone on { $point }.
gomoku-choice-due = A choice is due first: no stone is placed now.
gomoku-no-choice-due = There is nothing to choose now: a stone is due.
gomoku-not-offered =
    { $choice ->
        [two] Placing two more stones is not offered here. Choose White or Black.
        [white] White cannot be chosen here.
       *[black] Black cannot be chosen here.
    }
gomoku-not-a-step = A turn is a stone on an empty point, or a choice of the opening.

# A position that cannot stand on the board.
gomoku-position-fields =
    { $fault ->
        [empty] The position is missing.
        [to-move] The board must be followed by the side to move, b or w.
        [no-value] “{ $found }” is not a field such as ply=3.
        [twice] The field “{ $found }” is given twice.
       *[unknown] Unknown field “{ $found }”. The fields are rule, opening, ply, phase, seats and out.
    }
gomoku-position-board =
    { $fault ->
        [rows] A board of { $found } rows does not exist.
        [letter] Row { $row }, column { $column }: “{ $found }” is neither b, nor w, nor a number of empty points.
        [number] Row { $row }, column { $column }: this is not a number of empty points.
        [long] Row { $row } has too many points.
       *[short] Row { $row } has too few points.
    }
gomoku-position-size = Gomoku is not played on { $rows } rows. The sizes are 15, 13, 19 and 20.
gomoku-position-to-move = “{ $letter }” is not a side to move. The sides are b and w.
gomoku-position-value =
    { $key ->
        [rule] “rule={ $given }” does not exist. The rules are standard and freestyle.
        [opening] “opening={ $given }” does not exist. The openings are none, swap and swap2.
        [ply] “ply={ $given }” is not a number of turns (0 to 9999).
        [phase] “phase={ $given }” does not exist. The phases are play, set-1, set-2, set-3, choose, pair-1, pair-2 and choose-again.
        [seats] “seats={ $given }” does not exist. It is bw or wb: the colours of the first and the second seat.
       *[out] Seat “{ $given }” cannot have left the game. The seats are 1 and 2.
    }
gomoku-position-phase = The opening, the stones, the side to move or the ply do not fit the phase “{ $given }”.
gomoku-position-seats-not-chosen = The first seat cannot have White here: nobody has chosen a colour.
gomoku-position-left-after-end = Nobody can leave a game that is over.
