# What a table can say.
table-not-yours = You do not hold a seat that could ask this.
table-waiting = A seat is still free.
table-not-over = The game is not over.
table-broken = This game was played under rules that this version no longer reads. Its last readable position is shown.
table-time-up = The time is up.
table-time-left = There is time left.
table-offer-stands = A draw is offered already.
table-offer-too-soon = { $plies ->
    [one] You can offer a draw again in one turn.
   *[other] You can offer a draw again in { $plies } turns.
}
table-no-offer = No draw is offered.
table-computer-plays-on = The computer agrees to no draw.
table-partner-asked = Your partner has to agree.
table-too-late-to-abort = Every player has played: the game can no longer be called off.
table-takeback-with-others = No turn is taken back while somebody else plays.
table-nothing-to-take-back = There is no turn of yours to take back.
table-rematch-asked = You have asked for another game already.
table-rematch-made = The next game is open.
table-name-taken = Somebody at this table has this name.
table-name-bad = A name has { $max } characters at most, and all of them can be seen.
table-no-free-seat = No seat is free.
table-seated = You sit at this table already.
table-too-often = This was done too often at this table.
table-nobody-left = Nobody has left: wait for their turn.
table-too-early-to-claim = Not everybody has played yet: call the game off instead.
table-claim-later = { $seconds ->
    [one] Wait { $seconds } more second.
   *[other] Wait { $seconds } more seconds.
}
table-no-device-link = This link has been used, was withdrawn or has expired.
table-too-many-devices = { $max } other devices hold this seat already.
table-no-device = No other device holds this seat.

# What can be wrong with a request.
table-error-not-found = Nothing is at this address.
table-error-method = This address does not take this kind of request.
table-error-no-table = There is no such table.
table-error-no-invitation = This invitation leads nowhere: the link is wrong, or every seat is taken.
table-error-stale = The table has changed in the meantime: your turn or request was not taken.
table-error-forbidden = You may not do this.
table-error-cross-site = This request comes from another site.
table-error-too-large = This is too long.
table-error-too-many = Too many requests. Wait a moment.
table-error-unavailable = The site cannot store anything at the moment. Try again.
table-error-internal = Something went wrong on our side.
table-error-malformed = The message cannot be read.
table-error-field = The field “{ $field }” of the form is unknown, is there twice, or has a value that does not exist.
table-error-protocol = This page is of another version of the site. Load it again.
table-error-no-game = There is no game “{ $game }”.
table-error-seats = This game has { $seats } seats here, not { $given }.
table-error-level = The levels are 1 to { $levels }.
table-error-clock = This clock cannot be.
table-error-no-local-seat = Who opens a table takes a seat.
