# Slow games: the next table, notes, conditional moves, rests.

next-table = { $count ->
    [one] Next table
   *[other] Next table ({ $count } wait)
}
next-key = Go to the table that has waited longest for you (key J)
next-none = No other table is waiting for you.

slow-title = Between your turns
notes-title = Your notes, which only you can read
notes-save = Save
notes-saved = Saved.
notes-failed = Not saved. Try again.

plan-open = Plan ahead
plan-title = Plan ahead
plan-lead = If they do this, I do that
plan-other = Choose what { $seat } might do. Anything you cannot see at the table is a guess here.
plan-you = You ({ $seat })
plan-own = Choose what you do then.
plan-end = The line ends here: nobody can know what comes next. Keep it, or undo the last step.
plan-keep = Keep this line
plan-table = Back to the table
plan-lines = Your plan
plan-none = You have no plan yet.
plan-how = Your move is made at once if everything happens as in a line. At the first surprise the whole plan is dropped. Nobody else sees your plan; the log shows when it was used.
plan-drop = Take back
plan-drop-line = Take back line { $number }
plan-drop-all = Take back all lines
plan-done = { $text } (planned)
problem-no-plan = You can plan while others are deciding.
problem-unsure = Nobody can know what follows from this, so it cannot be part of a plan.
problem-plan-useless = A line begins with a move of another player, and ends with your own.
problem-plan-full = A plan can have 12 lines. Take one back first.

ahead-open = Choose in advance
ahead-key = Choose your next move while others decide (key A)
ahead-end = Stop choosing
ahead-back = Take back
ahead-lead = The board shows your next turn if the others do nothing more. Your move is made as soon as your turn comes.
ahead-set = In advance:
ahead-lost = The server no longer has your move in advance. Choose it again.
problem-ahead-hidden = Your next turn depends on something that nobody can know yet, so you cannot choose in advance.
problem-ahead-unsure = Whether this is possible depends on something hidden, so you cannot choose it in advance.
problem-ahead-revealed = Your move in advance is dropped: something hidden has come to light.
problem-ahead-illegal = Your move in advance is dropped: it is no longer possible.
problem-ahead-undone = Your move in advance is dropped: something was taken back.

note-rested = { $seat } is resting. The clock gets { $count ->
    [one] 1 hour
   *[other] { $count } hours
} back.
rest-title = Days off and quiet hours
rest-why = In games with days on the clock, your clock stands still at these times: up to { $count ->
    [one] 1 day
   *[other] { $count } days
} in each game. Times before you set this do not count.
rest-zone = Time zone
rest-start = Quiet from
rest-end = Quiet until (at most 12 hours; the same hour means no quiet hours)
rest-days = Days off
rest-days-why = as year-month-day, with spaces between them
rest-digest = One mail a day about all tables that wait, at
rest-digest-none = no, a mail for each turn
rest-save = Save
mail-digest-subject = { $count ->
    [one] 1 table is waiting for you
   *[other] { $count } tables are waiting for you
}
mail-digest = It is your turn at these tables:

embed-open = Open the table
embed-title = This table in another page
watch-live = Watch this game live.
offline-title = No connection
offline-lead = You are offline. This is what your tables looked like the last time; much may have happened since.
offline-again = Try again
offline-as-of = As of { $when }
offline-none = Nothing has been kept on this device.
