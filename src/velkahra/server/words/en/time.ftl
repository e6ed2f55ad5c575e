# Time, pauses, and taking back

clock-title = Time
clock = Clock
clock-none = none
clock-move-30 = 30 seconds a turn
clock-move-120 = 2 minutes a turn
clock-bank-600-15 = 10 minutes each + 15 seconds a turn
clock-bank-1500-30 = 25 minutes each + 30 seconds a turn
clock-days-1 = 1 day a turn
clock-days-3 = 3 days a turn
clock-days-7 = 7 days a turn
late = When time runs out
late-wait = nothing happens
late-default = a harmless action is played for that player

time-clocks = Clocks
time-up = time is up
time-day = d
time-hour = h
time-runs = running
time-warning = You have { $count ->
    [one] { $count } second
   *[other] { $count } seconds
} left.
time-early = The clocks start when everyone has joined.
time-paused = The game is paused.
time-ended = The players agreed to end the game here.
time-resume = Resume

pace-title = Time and undo
pace-back = Ask to undo…
pace-back-why = Choose one of your actions in the log. All players have to agree.
pace-pause = Propose a pause
pace-finish = Propose to end the game here
pace-finish-sure = End the game for good? Yes, propose it
pace-end = End my turn
pace-end-0 = by hand
pace-end-3 = after 3 seconds
pace-end-10 = after 10 seconds
pace-end-30 = after 30 seconds
pace-ending = Your turn ends in
pace-seconds = s
pace-stay = Not yet

back-here = Undo this and everything after it
back-ask = Ask to undo this and everything after it
agree = Agree
decline = Decline
withdraw = Withdraw

asked-back = { $seat } asks to undo { $count ->
    [one] { $count } action
   *[other] { $count } actions
}. Waiting for { $names }.
asked-back-mine = You asked to undo { $count ->
    [one] { $count } action
   *[other] { $count } actions
}. Waiting for { $names }.
asked-pause = { $seat } proposes a pause. Waiting for { $names }.
asked-pause-mine = You proposed a pause. Waiting for { $names }.
asked-end = { $seat } proposes to end the game here. Waiting for { $names }.
asked-end-mine = You proposed to end the game here. Waiting for { $names }.

note-ask-back = { $seat } asks to undo { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
note-ask-end = { $seat } proposes to end the game here.
note-ended = { $seat } proposed to end the game here, and { $names } agreed.
note-ended-alone = { $seat } ends the game here. Nobody else had to agree.
note-ask-pause = { $seat } proposes a pause.
note-declined = { $seat } declines.
note-withdrawn = { $seat } withdraws the request.
note-lapsed = The request expired.
note-back = { $seat } undid { $count ->
    [one] { $count } action
   *[other] { $count } actions
}. { $names } agreed.
note-back-alone = { $seat } undid { $count ->
    [one] { $count } action
   *[other] { $count } actions
}. Nobody else had to agree.
note-paused = { $seat } proposed a pause, and { $names } agreed.
note-paused-alone = { $seat } pauses the game.
note-resumed = { $seat } ends the pause.
note-started = Everyone has joined. The clocks are running.
note-moved = This table was loaded from a file. It is paused until someone resumes it.
note-late = { $seat } ran out of time. A harmless action was played instead.

problem-paused = The game is paused. Resume it first.
problem-over = The game is over, so nothing can be undone.
problem-ended = The players agreed to end the game, so nothing more can be played.
problem-no-end = This game cannot be ended by agreement now. It will end under its own rules.
problem-no-clock = This table has no clock, so there is nothing to pause.
problem-already-asked = Another request is still open. Wait for the answer.
problem-undone-often = You have undone a hundred actions this turn. Nothing played now can be undone.
problem-table-full = There have been so many requests and undone actions at this table that there is no room for more. The game can be played to its end.
problem-seats-free = The game begins when all seats are taken.
problem-asked-often = You have asked three times since your last action. Act first.
problem-not-asked = That request is no longer open.
problem-not-paused = The game is not paused.

tempo-title = Bots
tempo = Speed
tempo-brisk = fast
tempo-unhurried = slow
tempo-at-once = instant
