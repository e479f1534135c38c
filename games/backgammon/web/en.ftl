# What the board says, and nothing else does. Points have the number of the side that is seen below.
backgammon-board = Backgammon board
backgammon-help = Arrow keys: go from one checker that can move to another, with Shift from point to point. Enter: pick a checker, then its landing. Backspace: take back. A number typed leads to its point, B to the bar, O to the tray, R rolls the dice, Ctrl and Enter play the turn.
backgammon-point-holds =
    { $side ->
        [white] Point { $number }: { $count ->
            [one] { $count } white checker
           *[other] { $count } white checkers
        }
        [black] Point { $number }: { $count ->
            [one] { $count } black checker
           *[other] { $count } black checkers
        }
       *[none] Point { $number }: empty
    }
backgammon-bar-holds =
    { $side ->
        [white] White’s bar: { $count ->
            [0] empty
            [one] { $count } checker
           *[other] { $count } checkers
        }
       *[black] Black’s bar: { $count ->
            [0] empty
            [one] { $count } checker
           *[other] { $count } checkers
        }
    }
backgammon-off-holds =
    { $side ->
        [white] White’s tray: { $count ->
            [0] empty
            [one] { $count } checker borne off
           *[other] { $count } checkers borne off
        }
       *[black] Black’s tray: { $count ->
            [0] empty
            [one] { $count } checker borne off
           *[other] { $count } checkers borne off
        }
    }
backgammon-picked = checker in hand
backgammon-may-leave = can move
backgammon-may-land =
    { $steps ->
        [one] possible landing
       *[other] possible landing with { $steps } dice
    }
backgammon-came = came this turn
backgammon-pips =
    { $side ->
        [white] White: { $count } pips to go
       *[black] Black: { $count } pips to go
    }
backgammon-count-pips =
    { $count ->
        [one] { $count } pip to go
       *[other] { $count } pips to go
    }
backgammon-count-off = { $count } of { $of } borne off
backgammon-dice =
    { $side ->
        [white] White’s dice: { $roll }, { $left ->
            [0] all played
           *[other] { $left } left to play
        }
       *[black] Black’s dice: { $roll }, { $left ->
            [0] all played
           *[other] { $left } left to play
        }
    }
backgammon-dice-due =
    { $side ->
        [white] White is to roll
       *[black] Black is to roll
    }
backgammon-roll = Roll the dice
backgammon-no-source = Nothing is ever played from here.
backgammon-no-landing = A checker never goes there.
