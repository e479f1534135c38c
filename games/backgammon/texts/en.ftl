# Backgammon: every word that the game says.
backgammon-name = Backgammon
backgammon-tagline = Fifteen checkers, two dice, and a choice of road.

# The sides.
backgammon-side-white = White
backgammon-side-black = Black

# How to win.
backgammon-condition-off = Be the first to bear off all fifteen checkers: the game is worth 1 point.
backgammon-condition-gammon = If the opponent has borne off none, it is a gammon: 2 points.
backgammon-condition-backgammon = If they also have a checker on the bar or in your home board, it is a backgammon: 3 points.
backgammon-how-single = by bearing off every checker
backgammon-how-gammon = by a gammon
backgammon-how-backgammon = by a backgammon

# What is asked.
backgammon-ask-move =
    { $left ->
        [one] Play the last die.
       *[other] Move a checker; { $left } dice are left.
    }
backgammon-ask-enter =
    { $left ->
        [one] Enter a checker from the bar with the last die.
       *[other] Enter the checker from the bar first; { $left } dice are left.
    }
backgammon-ask-pass = No die can be played: pass your turn.
backgammon-turn-complete = The turn is complete.
backgammon-choice-pass = Pass

# What was played.
backgammon-rolled =
    { $side ->
        [white] White rolls { $dice }.
       *[black] Black rolls { $dice }.
    }
backgammon-passed =
    { $side ->
        [white] White can play nothing and passes.
       *[black] Black can play nothing and passes.
    }
backgammon-played =
    { $hits ->
        [0] { $side ->
            [white] White plays { $play }.
           *[black] Black plays { $play }.
        }
        [1] { $side ->
            [white] White plays { $play } and hits a checker.
           *[black] Black plays { $play } and hits a checker.
        }
       *[other] { $side ->
            [white] White plays { $play } and hits { $hits } checkers.
           *[black] Black plays { $play } and hits { $hits } checkers.
        }
    }
backgammon-played-wins =
    { $how ->
        [single] { $side ->
            [white] White plays { $play }, has borne off every checker and wins.
           *[black] Black plays { $play }, has borne off every checker and wins.
        }
        [gammon] { $side ->
            [white] White plays { $play } and wins a gammon (2 points).
           *[black] Black plays { $play } and wins a gammon (2 points).
        }
       *[backgammon] { $side ->
            [white] White plays { $play } and wins a backgammon (3 points).
           *[black] Black plays { $play } and wins a backgammon (3 points).
        }
    }

# What is refused.
backgammon-not-dice = “{ $text }” is not a roll; a roll is written 3-1.
backgammon-not-a-play = “{ $text }” is not a play; a play is written 13/8 6/5*, bar/20, 6/off or pass.
backgammon-too-many-moves = A play moves at most four checkers.
backgammon-cannot-pass = At least one die can be played; nobody passes of their own will.
backgammon-must-pass = No die can be played: the only turn is to pass.
backgammon-not-a-step = There is no such step here.
backgammon-no-checker =
    { $place ->
        [bar] You have no checker on the bar.
       *[other] You have no checker on { $place }.
    }
backgammon-bar-first = Enter your checker from the bar first; nothing else moves before.
backgammon-closed = Point { $place } is closed: two enemy checkers or more stand on it.
backgammon-no-such-die =
    { $place ->
        [bar] No die left leads from the bar { $to ->
            [off] off the board
           *[other] to { $to }
        } by landings that are open.
       *[other] No die left leads from { $place } { $to ->
            [off] off the board
           *[other] to { $to }
        } by landings that are open.
    }
backgammon-not-home = A checker is borne off only when all of your checkers are in your home board and none is on the bar.
backgammon-higher-first = A die larger than needed bears off the checker that is furthest back only; there is one on { $place }.
backgammon-more-dice =
    { $used ->
        [one] This plays { $used } die, but { $possible } can be played.
       *[other] This plays { $used } dice, but { $possible } can be played.
    }
backgammon-higher-die = Only one of the two dice can be played: it must be the { $die }.
backgammon-wastes-dice = After { $place }/{ $to } a die could not be played that another play uses.
backgammon-no-hit = Nothing is hit on { $place }.
backgammon-ambiguous = “{ $text }” can be played in several ways that hit differently: write the points on the way.

# A position that cannot stand on the board.
backgammon-not-a-position = “{ $text }” is neither a GNU Backgammon position ID (14 characters) nor an XGID.
backgammon-not-a-position-id = “{ $text }” is not a GNU Backgammon position ID.
backgammon-not-a-match-id = “{ $text }” is not a GNU Backgammon match ID.
backgammon-xgid-fields = An XGID has 10 fields; this one has { $fields }.
backgammon-xgid-field = Field { $field } of the XGID: “{ $text }” does not belong there.
backgammon-field = “{ $text }” is unknown, given twice or in the wrong place. After the position come w or b, the dice (3-1), “ply=” and “out=”.
backgammon-too-many-checkers =
    { $side ->
        [white] White has { $count } checkers; a side has 15 in all.
       *[black] Black has { $count } checkers; a side has 15 in all.
    }
backgammon-both-on-point = Both sides have checkers on White’s point { $place }.
backgammon-both-done = Both sides have borne off all their checkers; the game would have stopped at the first.
backgammon-dice-after-end = No dice are rolled in a game that is over.
backgammon-left-after-end = Nobody can leave a game that is over.
