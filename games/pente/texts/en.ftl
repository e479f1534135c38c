# Pente: every word that the game says.
pente-name = Pente
pente-tagline = Five in a row, or ten captured stones.

# The sides.
pente-side-white = White
pente-side-black = Black
pente-side-red = Red
pente-side-yellow = Yellow

# How to win, under the options in force.
pente-condition-line = Line up { $length } stones (or more) of your colour, across, upwards or on a diagonal.
pente-condition-capture = Or capture { $stones } stones (or more).
pente-condition-capture-team = Or capture { $stones } stones (or more) together with your partner.
pente-condition-no-capture = Captured stones are counted, but do not win.
pente-condition-three = Runs of two or of three stones are captured.
pente-condition-overtime-line = A line that the next player can close with a stone may be captured whole before it wins.
pente-condition-overtime-break = A line wins only if the next player cannot break it by a capture.
pente-condition-self-capture = Stones placed between two enemy stones are captured.
pente-condition-self-forbidden = No stone may be placed in a run between two enemy stones.
pente-condition-unmixed = Only runs of one colour are captured.
pente-condition-teams = A line is of one player’s stones; the partner wins with it.

# How it ended.
pente-how-line = by a line
pente-how-capture = by captures
pente-how-line-and-capture = by a line and by captures
pente-how-conceded = by a line that was not answered
pente-how-too-long = after a thousand turns
pente-how-no-legal-turn = nobody may place a stone any more

# The options.
pente-option-players = Players
pente-option-players-2 = Two
pente-option-players-2-help = White against Black; five in a row win.
pente-option-players-3 = Three
pente-option-players-3-help = Each for themselves; four in a row or eight captured stones win.
pente-option-players-4 = Four
pente-option-players-4-help = Each for themselves (four in a row or eight captured stones win), or in teams.
pente-option-size = Board
pente-option-size-19 = 19 × 19
pente-option-size-19-help = The usual board, that of Go.
pente-option-size-15 = 15 × 15
pente-option-size-15-help = The board of Gomoku.
pente-option-size-13 = 13 × 13
pente-option-size-13-help = A smaller board for shorter games.
pente-option-size-9 = 9 × 9
pente-option-size-9-help = A very small board, for training.
pente-option-capture-win = Win by captures
pente-option-capture-win-on = On
pente-option-capture-win-on-help = Enough captured stones win the game.
pente-option-capture-win-off = Off
pente-option-capture-win-off-help = Stones are captured and counted, but only a line wins.
pente-option-capture = Captured runs
pente-option-capture-2 = Two stones
pente-option-capture-2-help = Runs of exactly two stones are captured.
pente-option-capture-3 = Two or three stones
pente-option-capture-3-help = Runs of two and of three stones are captured; fifteen stones win.
pente-option-self-capture = Own stones between two enemy stones
pente-option-self-capture-none = No effect
pente-option-self-capture-none-help = Stones may be placed there, and stay.
pente-option-self-capture-capture = Captured
pente-option-self-capture-capture-help = Who places them there loses them to the owner of the two ends.
pente-option-self-capture-forbidden = Forbidden
pente-option-self-capture-forbidden-help = Such a point cannot be played, not even to capture or to win.
pente-option-overtime = Answer to a line
pente-option-overtime-off = None
pente-option-overtime-off-help = A winning line ends the game at once.
pente-option-overtime-line = Capture of the line
pente-option-overtime-line-help = If the next player’s stone closes the only line at one end, they may close the other and capture it whole.
pente-option-overtime-break = Any capture
pente-option-overtime-break-help = The next player may break the line by any capture, or win by captures.
pente-option-mixed-capture = Mixed captures
pente-option-mixed-capture-on = On
pente-option-mixed-capture-on-help = A captured run may be of several colours.
pente-option-mixed-capture-off = Off
pente-option-mixed-capture-off-help = A captured run is of one colour.
pente-option-teams = Teams
pente-option-teams-off = Off
pente-option-teams-off-help = Each plays for themselves.
pente-option-teams-on = On
pente-option-teams-on-help = First and third player against second and fourth; five in a row win.
pente-option-opening = Opening
pente-option-opening-swap2 = Swap 2
pente-option-opening-swap2-help = The first player places three stones; the second takes a colour, or places two more and lets the first choose.
pente-option-opening-swap = Swap
pente-option-opening-swap-help = The first player places two white and two black stones; the second takes a colour.
pente-option-opening-none = None
pente-option-opening-none-help = White begins anywhere. White’s advantage is great.
pente-option-opening-pro = Pro
pente-option-opening-pro-help = White begins on the centre and must place the second stone at least three intersections away.
pente-option-opening-long-pro = Long pro
pente-option-opening-long-pro-help = White begins on the centre and must place the second stone at least four intersections away.

# Options that do not go together.
pente-options-teams = Teams need four players, and here are { $players }.
pente-options-capture-win = Only two players can switch the win by captures off, and here are { $players }.
pente-options-mixed-capture = With two players there are no mixed captures to switch off.
pente-options-opening =
    { $opening ->
        [swap2] The opening swap 2 is for two players, and here are { $players }; the first stone goes anywhere (opening=none).
        [swap] The opening swap is for two players, and here are { $players }; the first stone goes anywhere (opening=none).
        [pro] The opening pro is for two players, and here are { $players }; the first stone goes anywhere (opening=none).
       *[long-pro] The opening long pro is for two players, and here are { $players }; the first stone goes anywhere (opening=none).
    }

# Why a game cannot be rated.
pente-training-teams = Games in teams are for training and cannot be rated.
pente-training-size = Games on the 9 × 9 board are for training and cannot be rated.
pente-training-opening = Without the opening swap or swap 2 White’s advantage is too great for a rated game.

# Choices.
pente-choice-white = Take White
pente-choice-black = Take Black
pente-choice-two = Place two more stones
pente-choice-pass = Pass

# What is asked.
pente-ask =
    { $side ->
        [white] White, place a stone.
        [black] Black, place a stone.
        [red] Red, place a stone.
       *[yellow] Yellow, place a stone.
    }
pente-ask-answer =
    { $side ->
        [white] White, the line must be answered: place a stone that answers it, or pass and concede the game.
        [black] Black, the line must be answered: place a stone that answers it, or pass and concede the game.
        [red] Red, the line must be answered: place a stone that answers it, or pass and concede the game.
       *[yellow] Yellow, the line must be answered: place a stone that answers it, or pass and concede the game.
    }
pente-ask-pass =
    { $side ->
        [white] White, every empty point is forbidden to you: you pass.
        [black] Black, every empty point is forbidden to you: you pass.
        [red] Red, every empty point is forbidden to you: you pass.
       *[yellow] Yellow, every empty point is forbidden to you: you pass.
    }
pente-ask-centre = White, place your first stone on the centre.
pente-ask-far = White, place your second stone at least { $distance } intersections from the centre.
pente-ask-set-1 = Player 1, place stone 1 of { $total } of the opening: a white one.
pente-ask-set-2 = Player 1, place stone 2 of { $total } of the opening: a black one.
pente-ask-set-3 = Player 1, place stone 3 of { $total } of the opening: a white one.
pente-ask-set-4 = Player 1, place stone 4 of { $total } of the opening: a black one.
pente-ask-choose-swap = Player 2, choose your colour. White will play next.
pente-ask-choose-swap2 = Player 2, choose your colour (Black will play next), or place two more stones and let player 1 choose.
pente-ask-pair-1 = Player 2, place the first of your two stones: a black one.
pente-ask-pair-2 = Player 2, place the second of your two stones: a white one.
pente-ask-choose-again = Player 1, choose your colour. Black will play next.
pente-turn-complete = The turn is complete.

# What was played.
pente-placed =
    { $side ->
        [white] White plays { $point }.
        [black] Black plays { $point }.
        [red] Red plays { $point }.
       *[yellow] Yellow plays { $point }.
    }
pente-placed-opening =
    { $side ->
        [white] A white stone is placed on { $point }.
       *[black] A black stone is placed on { $point }.
    }
pente-placed-takes =
    { $side ->
        [white] White plays { $point } and captures { $taken ->
            [one] { $taken } stone
           *[other] { $taken } stones
        }.
        [black] Black plays { $point } and captures { $taken ->
            [one] { $taken } stone
           *[other] { $taken } stones
        }.
        [red] Red plays { $point } and captures { $taken ->
            [one] { $taken } stone
           *[other] { $taken } stones
        }.
       *[yellow] Yellow plays { $point } and captures { $taken ->
            [one] { $taken } stone
           *[other] { $taken } stones
        }.
    }
pente-placed-loses =
    { $side ->
        [white] White plays { $point } between enemy stones: { $lost ->
            [one] { $lost } stone leaves
           *[other] { $lost } stones leave
        } the board.
        [black] Black plays { $point } between enemy stones: { $lost ->
            [one] { $lost } stone leaves
           *[other] { $lost } stones leave
        } the board.
        [red] Red plays { $point } between enemy stones: { $lost ->
            [one] { $lost } stone leaves
           *[other] { $lost } stones leave
        } the board.
       *[yellow] Yellow plays { $point } between enemy stones: { $lost ->
            [one] { $lost } stone leaves
           *[other] { $lost } stones leave
        } the board.
    }
pente-placed-takes-and-loses =
    { $side ->
        [white] White plays { $point } and captures { $taken ->
            [one] { $taken } stone
           *[other] { $taken } stones
        }; { $lost ->
            [one] { $lost } more leaves
           *[other] { $lost } more leave
        } the board between enemy stones.
        [black] Black plays { $point } and captures { $taken ->
            [one] { $taken } stone
           *[other] { $taken } stones
        }; { $lost ->
            [one] { $lost } more leaves
           *[other] { $lost } more leave
        } the board between enemy stones.
        [red] Red plays { $point } and captures { $taken ->
            [one] { $taken } stone
           *[other] { $taken } stones
        }; { $lost ->
            [one] { $lost } more leaves
           *[other] { $lost } more leave
        } the board between enemy stones.
       *[yellow] Yellow plays { $point } and captures { $taken ->
            [one] { $taken } stone
           *[other] { $taken } stones
        }; { $lost ->
            [one] { $lost } more leaves
           *[other] { $lost } more leave
        } the board between enemy stones.
    }
pente-chose-white = White was chosen.
pente-chose-black = Black was chosen.
pente-chose-two = Player 2 places two more stones; player 1 will choose.
pente-passed =
    { $side ->
        [white] White passes: every empty point is forbidden.
        [black] Black passes: every empty point is forbidden.
        [red] Red passes: every empty point is forbidden.
       *[yellow] Yellow passes: every empty point is forbidden.
    }
pente-conceded =
    { $side ->
        [white] White passes and concedes the line.
        [black] Black passes and concedes the line.
        [red] Red passes and concedes the line.
       *[yellow] Yellow passes and concedes the line.
    }

# What is refused.
pente-occupied = { $point } is occupied.
pente-off-board = { $point } is not on this board.
pente-self-captured = On { $point } your stone would be in a run between two enemy stones, which is forbidden here.
pente-line-unanswered = The line must be answered: this stone does not. Passing concedes the game.
pente-centre = White’s first stone goes to the centre, { $point }.
pente-near-centre = White’s second stone must be at least { $distance } intersections from the centre.
pente-choice-due = A choice is due now, and not a stone.
pente-stone-due = A stone is due now, and not a choice.
pente-no-two = Two more stones can only be chosen by the second player, once, in the opening swap 2.
pente-no-pass = A pass is allowed only when every empty point is forbidden to you, or to concede a line.
pente-not-a-turn = “{ $text }” is not a point such as k10 (columns go without i).
pente-no-column = “{ $text }” is not on this board: it has no such column.
pente-no-row = “{ $text }” is not on this board: it has no such row.
pente-not-a-step = A turn is one stone or one choice.

# A position that cannot stand.
pente-position-empty = The position is missing.
pente-position-to-move = After the board comes one letter, that of the player to move.
pente-position-no-value = “{ $word }” has not the form key=value.
pente-position-unknown = The field “{ $key }” does not exist.
pente-position-twice = The field “{ $key }” is given twice.
pente-position-size =
    { $rows ->
        [one] The size is given as “{ $given }”, but the board has { $rows } row.
       *[other] The size is given as “{ $given }”, but the board has { $rows } rows.
    }
pente-position-no-player = “{ $letter }” is not the letter of a player of this game.
pente-position-value = “{ $key }={ $value }” cannot be.
pente-position-phase =
    { $stones ->
        [one] In the opening phase “{ $phase }” there is { $stones } white stone on the board, nothing is captured, and ply={ $ply }.
       *[other] In the opening phase “{ $phase }” there are { $stones } stones on the board, white and black in turn from White, nothing is captured, and ply={ $ply }.
    }
pente-position-due =
    { $side ->
        [white] In the opening phase “{ $phase }” White is due: after the board comes “{ $letter }”.
       *[black] In the opening phase “{ $phase }” Black is due: after the board comes “{ $letter }”.
    }
pente-position-line = “line={ $given }” does not name all the winning lines of one player still playing, or the game has no overtime.
pente-position-answer = The line waits for another player than the one to move.
pente-position-mover-out = The player to move has left the game.
pente-board-rows =
    { $rows ->
        [one] No board has { $rows } row.
       *[other] No board has { $rows } rows.
    }
pente-board-letter = Row { $row }, column { $column }: “{ $letter }” is neither a player’s stone nor a number of empty points.
pente-board-number = Row { $row }, column { $column }: this is not a number of empty points.
pente-board-long = Row { $row } is too long from column { $column } on.
pente-board-short = Row { $row } is too short: it ends before column { $column }.
