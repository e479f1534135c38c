# Every word of the site, besides those of games and tables.

# The frame of every page.
site-name = Tablier
site-title = { $page } · Tablier
site-title-turn = Your turn!
site-title-draw = Draw offered
site-title-over = Game over
site-description = Play board games on one screen, against the computer, or by a simple link. No account.
site-skip = Skip to content
site-nav = Navigation
site-nav-play = Play
site-language = Français
site-language-hint = Read this page in French
site-theme = Appearance
site-theme-system = System
site-theme-light = Light
site-theme-dark = Dark
site-theme-contrast = Contrast
site-foot = Free software that anyone can host.

# The home page.
site-home = Play
site-home-title = A board, a friend, a good game.
site-home-lead = Play on one screen, against the computer, or by a simple link. No account.
site-games = The games
site-tables = Your games
site-tables-others = Your other games
site-tables-none = No games yet. Choose one: a table opens in two taps.
site-tables-against = against { $names }
site-tables-alone = on one screen
site-tables-your-turn = your turn
site-tables-their-turn = { $name } to play
site-tables-waiting = waiting
site-tables-roll = at the dice
site-tables-finished = ended { $ago }
site-card-players = { $count } players
site-card-players-range = { $least } to { $most } players
site-card-minutes = about { $minutes } min
site-card-complexity = complexity { $level } of 5
site-ago-moment = just now
site-ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
site-ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
site-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

# Opening a table.
site-open-way = With whom?
site-way-screen = On this screen
site-way-screen-help = Everybody plays in turn on the same device.
site-way-computer = Against the computer
site-way-computer-help = It answers at once.
site-way-link = By a link
site-way-link-help = You send a link; whoever opens it takes a seat.
site-way-each = Seat by seat
site-way-each-help = For each seat: here, the computer, or by a link.
site-open-level = Level of the computer
site-open-level-help = From 1, for beginners, to { $levels }, the strongest.
site-open-side = Your seat
site-open-side-help = { $side } begins.
site-open-side-any = By chance
site-open-side-surplus = A seat that this table does not have is replaced by chance.
site-open-each = Who plays each seat?
site-open-each-help = At least one seat is played on this screen.
site-open-each-surplus = Seats that this table does not have are left aside.
site-who-screen = On this screen
site-who-computer = The computer
site-who-link = By a link
site-open-clock = Clock
site-open-clock-help = Whoever runs out of time loses the game.
site-open-options = Rules
site-option-changed = This choice changed “{ $option }” to “{ $value }”.
site-open-name = Your name
site-open-name-help = Optional. This is how the others see you at this table.
site-open-submit = Open the table
site-open-refused = The table could not be opened.
site-open-about = This game
site-open-players = Players
site-open-minutes = Length
site-open-complexity = Complexity
site-open-goal = How to win
site-minutes = about { $minutes } minutes
site-complexity = { $level } of 5

# Clocks.
site-clock-none = No clock
site-clock-value-none = none
site-clock-fischer = { $minutes } min + { $seconds } s per turn
site-clock-byo-yomi = { $minutes } min, then { $periods } × { $seconds } s
site-clock-per-turn = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
site-clock-per-turn-seconds = { $seconds } s per turn
site-clock-left = Time left:

# Seats.
site-players = Players
site-seat-you = You
site-seat-visitor = Visitor
site-seat-free = Free seat
site-seat-number = Player { $number }
site-seat-computer = Computer, level { $level }
site-seat-awaited = awaited
site-seat-not-come = not here yet
site-seat-away = left { $since }
site-seat-gone = away
site-seat-your-turn = your turn
site-seat-their-turn = to play
site-seat-waits = waiting
site-seat-won = wins the game
site-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
site-name-and-side = { $name } ({ $side })

# How one wins, on a narrow screen.
site-conditions-more = More…
site-conditions-less = Less

# Whose turn it is, and what is asked.
site-now-you = Your turn. { $ask }
site-now-other = { $name } is to play.
site-now-computer = The computer is thinking…
site-now-opponent = Your opponent is to play.
site-now-roll = The dice are about to be rolled.
site-now-other-roll = { $name } is to roll the dice.
site-now-opponent-roll = Your opponent is to roll the dice.
site-now-your-roll = Roll the dice.
site-now-waiting = Waiting for an opponent.
site-now-broken = This game cannot be continued.
site-now-finished = The game is over.
site-now-loading = One moment…
site-now-sent = Your turn is on its way…
site-now-kept = Your turn will be sent as soon as the connection is back.
site-now-confirm = Your turn is ready. Play it, or change it on the board.
site-now-confirm-choice = You have chosen “{ $choice }”. Play it, change it or clear it.
site-set-kept = Chosen, not played yet: { $turns }.
site-set-dropped = What you had chosen was not played: { $turns }.
site-past = Turn { $at } of { $all }. { $said }
site-past-start = The starting position.
site-not-now-past = This position is an earlier one: turns are played after the last.
site-not-now-turn = It is not your turn.
site-not-now-watching = You are watching this game: only its players play.
site-not-now-step = { $step } cannot be played now.
site-result-win = { $count ->
    [one] { $who } wins { $how }.
   *[other] { $who } win { $how }.
} { $points ->
    [1] {""}
   *[other] The game is worth { $points } points.
}
site-result-draw = A draw: { $how }.
site-result-win-bare = { $count ->
    [one] { $who } wins.
   *[other] { $who } win.
} { $points ->
    [1] {""}
   *[other] The game is worth { $points } points.
}
site-result-draw-bare = A draw.
site-result-aborted = The game was called off.

# What one can do.
site-do-confirm = Play this turn
site-do-undo-step = Clear
site-do-roll = Roll the dice
site-do-takeback = Take back
site-do-offer-draw = Draw?
site-do-accept-draw = Accept
site-do-refuse-draw = Refuse
site-do-resign = Resign
site-do-abort = Call off
site-do-rematch = Rematch
site-do-go-rematch = Go to the rematch
site-do-anew = Another game
site-do-flip = Turn the board
site-draw-question = { $name } offers a draw. Do you accept?
site-draw-offered = Draw offered
site-draw-refused = The draw is refused; the game goes on.
site-confirm-resign = Resign the game?
site-confirm-abort = Call the game off?
site-confirm-final = This is final: it cannot be undone.
site-confirm-no = Go on playing
site-final = final
site-final-end = final: ends the game

# The turns played.
site-moves = Turns played
site-moves-none = Turns will be written here.
site-move = Turn { $number }: { $said }
site-step = Go through the game
site-step-first = Start of the game
site-step-back = Previous turn
site-step-forward = Next turn
site-step-last = Last turn
site-step-slider = Place in the game
site-step-value = turn { $at } of { $all }
site-look-back-failed = The earlier positions did not arrive. Try again in a moment.
site-steps-failed = The possible turns did not arrive. Try again in a moment.

# The invitation.
site-share = Invite an opponent
site-share-how = Send this link. Whoever opens it takes a free seat, without an account.
site-share-link = Invitation link
site-share-copy = Copy
site-share-copied = Link copied
site-share-send = Send
site-share-loopback = The site listens on this machine only: the link will work on it alone.
site-join-title = { $host } invites you
site-join-title-anonymous = You are invited to a game
site-join-lead = A game of { $game }; you will play { $side }.
site-join-lead-no-side = A game of { $game }.
site-join-clock = Clock: { $clock }.
site-join-submit = Take the seat
site-join-seated-title = You are at this table already
site-join-seated = This link is that of a table where you have a seat.
site-join-go = Go to the table
site-join-full-title = The table is full
site-join-full = All seats are taken. You can watch the game, or open a table of your own.
site-join-watch = Watch the game
site-join-expired-title = This invitation is no longer valid
site-join-expired = The link is incomplete, or the table is waiting for nobody. Ask whoever sent it for a new one.

# The connection.
site-link-lost = Connection lost. Trying to get it back…
site-link-restarting = The site is restarting. The game goes on in a moment…
site-link-outdated = This page is from another version of the site.
site-link-reload = Reload

# Preferences.
site-preferences = Preferences
site-preference-confirm = Confirm each turn
site-preference-confirm-help = “Auto” asks for it where a finger points badly.
site-confirm-mode-auto = Auto
site-confirm-mode-on = Always
site-confirm-mode-off = Never
site-preference-board = The board
site-preference-last-turn = Mark the last turn
site-preference-coordinates = Coordinates
site-preference-sound = Sounds
site-preference-motion = Animations
site-preference-safe-pieces = Colour-blind safe pieces
site-preference-left-handed = Left-handed layout
site-preference-notify = When it is your turn
site-preference-notify-hidden = Tell me if this page is hidden
site-notify-default = Your browser will ask you to allow it.
site-notify-granted = One notification for each turn, closed when you come back.
site-notify-denied = Your browser refuses notifications from this site. You can allow them in its settings.
site-notify-missing = This browser shows no notifications here.
site-notice-with = { $game }, with { $names }.
site-no-board = The board of this game cannot be drawn here.

# On paper.
site-print = Print the game
site-sheet-date = Date
site-sheet-position = Position after turn { $number } of { $all }.
site-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }

# Without script.
site-plain-note = This page can be read without script. To play, allow JavaScript.
site-plain-board = Position after turn { $number }

# Errors.
site-error-title = Something is wrong
site-error-404-title = Page not found
site-error-429-title = A little patience
site-error-503-title = The site is catching its breath
site-error-500-title = That is our fault
site-error-home = Back to the home page
site-error-retry = Try again
site-error-request = Request number: { $id }

# Another device.
site-do-device = Go on with another device
site-device-title = Go on with another device
site-device-lead = A private link gives your seat to a second device as well; this one keeps it.
site-device-once = The link works once, within { $minutes } minutes. Send it to nobody but yourself: whoever opens it plays in your place.
site-device-waits = A link is waiting to be opened.
site-device-count = { $count ->
    [one] { $count } other device plays at your seat.
   *[other] { $count } other devices play at your seat.
}
site-device-link = Link for the other device
site-device-make = Make the link
site-device-make-new = Make a new link
site-device-revoke = Withdraw the link
site-device-drop = Remove the other devices
site-device-back = Back to the game
site-device-here-title = Go on here?
site-device-here = This device will play at the same seat as the other one, in a game of { $game }.
site-device-here-name = This device will play in { $name }’s place, in a game of { $game }.
site-device-here-submit = Go on here
site-device-gone-title = This link no longer works
site-device-gone = It has been used, was withdrawn or has expired. Make another one at the table, on the first device.

# An opponent who left.
site-do-claim = Claim the win
site-claim-soon = { $name } is away. You can claim the win in { $time }.
site-claim-now = { $name } is away. You can claim the win, or go on waiting.
site-confirm-claim = Claim the win?

# Hiding a name.
site-names = Names
site-do-hide-name = Hide “{ $name }”
site-seat-hidden = Hidden name

# Your data.
site-mine = Your data
site-mine-title = Your data
site-mine-lead = This is all that the site knows of you. Nobody else sees it, but for your name at the tables where you sit.
site-mine-name = Name
site-mine-language = Language
site-mine-first = First visit
site-mine-last = Last visit
site-mine-tables = Games
site-mine-browser = A cookie recognises you. Your settings stay in this browser.
site-mine-nothing = The site knows nothing of you: no visit is recorded until you open or join a table.
site-mine-export = Download everything
site-mine-forget = Delete everything
site-mine-forget-lead = Your running games end: the other players win them or go on without you. Your name disappears from every table; the turns stay, with nothing that leads to you. Links for other devices stop working.
site-mine-sure = I have understood, and want everything deleted.
site-mine-unsure = Tick the box to confirm.
site-mine-forget-submit = Delete for good
site-mine-forgotten-title = It is deleted
site-mine-forgotten = The site no longer knows anything of you.
