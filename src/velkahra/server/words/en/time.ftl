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
late-default = something harmless is played

time-clocks = Clocks
time-up = time is up
time-day = d
time-hour = h
time-runs = runs
time-warning = You have { $count ->
    [one] { $count } second
   *[other] { $count } seconds
} left.
time-early = The clocks start when everybody has come.
time-paused = The table pauses.
time-ended = The game was ended by agreement; it stands as it is.
time-resume = Go on

pace-title = Time and taking back
pace-back = Ask to take back …
pace-back-why = Choose one of your own actions in the log. Everybody who plays has to agree.
pace-pause = Propose a pause
pace-finish = Propose to end the game here
pace-finish-sure = Really? Nobody can play on afterwards. Propose it
pace-skip = Skip a step with one choice only
pace-end = End my turn
pace-end-0 = by hand
pace-end-3 = after 3 seconds
pace-end-10 = after 10 seconds
pace-end-30 = after 30 seconds
pace-ending = Your turn ends by itself in
pace-seconds = s
pace-stay = Not yet

back-here = Take back this and all after it
back-ask = Ask to take back this and all after it
agree = Agree
decline = Decline
withdraw = Withdraw

asked-back = { $seat } asks to take back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}. Not answered yet: { $names }.
asked-back-mine = You ask to take back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}. Not answered yet: { $names }.
asked-pause = { $seat } proposes a pause. Not answered yet: { $names }.
asked-pause-mine = You propose a pause. Not answered yet: { $names }.
asked-end = { $seat } proposes to end the game as it stands. Not answered yet: { $names }.
asked-end-mine = You propose to end the game as it stands. Not answered yet: { $names }.

note-ask-back = { $seat } asks to take back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
note-ask-end = { $seat } proposes to end the game as it stands.
note-ended = The game ends as it stands, as { $seat } proposed; agreed by { $names }.
note-ended-alone = { $seat } ends the game as it stands; nobody else had to agree.
note-ask-pause = { $seat } proposes a pause.
note-declined = { $seat } declines.
note-withdrawn = { $seat } withdraws the request.
note-lapsed = The request was not answered in time.
note-back = { $seat } took back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, agreed by { $names }.
note-back-alone = { $seat } took back { $count ->
    [one] { $count } action
   *[other] { $count } actions
}; nobody else had to agree.
note-paused = The table pauses, as { $seat } proposed; agreed by { $names }.
note-paused-alone = { $seat } paused the table.
note-resumed = { $seat } ends the pause.
note-started = Everybody has come: the clocks run.
note-moved = The table comes from a file. It pauses until somebody goes on.
note-late = { $seat } ran out of time; something harmless is played.

problem-paused = The table pauses. Go on first.
problem-over = The game is over: nothing can be taken back any more.
problem-ended = The game was ended by agreement. Nobody plays on.
problem-no-end = The game cannot be ended by agreement now: it will end by its rules.
problem-no-clock = This table has no clock, so there is nothing to pause.
problem-already-asked = Something is being asked already. Wait for the answer.
problem-undone-often = You have taken back a hundred times in this turn. What is played now stands.
problem-table-full = So much was asked and taken back at this table that there is no room for more. The game can be played to its end.
problem-asked-often = You have asked three times since you last acted. Act first.
problem-not-asked = That is no longer asked.
problem-not-paused = The table does not pause.

tempo-title = Bots
tempo = Their moves come
tempo-brisk = at a brisk pace
tempo-unhurried = unhurried
tempo-at-once = at once
