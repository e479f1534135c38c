# What every game can say.
game-option-key = Unknown option “{ $key }”. The options are: { $known }.
game-option-value = Option “{ $key }” has no value “{ $value }”. The values are: { $known }.
game-step-refused = “{ $step }” cannot be chosen here.
game-over = The game is over.
game-roll-due = The dice must be rolled first.
game-no-roll-due = No roll is due here.
game-cannot-retire = Seat { $seat } cannot leave the game here.
game-not-your-turn = It is not your turn.

game-how-resignation = by resignation
game-how-time = on time
game-how-left = the opponent left
game-how-last-left = the others left the game
game-how-agreement = by agreement
game-how-board-full = board full
