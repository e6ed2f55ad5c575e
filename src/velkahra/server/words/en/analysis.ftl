# The analysis of a finished game, and hints at the table

analysis-title = Analysis
analysis-lead = The engine goes through the game one decision at a time. It judges each decision by what that player knew then, and estimates every player’s chance of winning.
analysis-button = Analyse the game
analysis-again = Analyse again
analysis-cancel = Cancel
analysis-waiting = The analysis is queued. { $ahead ->
    [one] One other goes first.
    *[other] { $ahead } others go first.
}
analysis-starting = The analysis is starting.
analysis-theirs = Someone else started this analysis and can cancel it.
analysis-join = Keep it going for me too
analysis-progress = { $done } of { $all } decisions
analysis-failed = The analysis failed. Try again.
analysis-busy = The server is busy with other analyses. Try again in a few minutes.
analysis-share = Several analyses from your network are queued already. Try again when one of them is done.
analysis-not-yours = Only who started an analysis can cancel it.
analysis-often = Wait a moment before you start again.
analysis-early = You can analyse a game when it is over.
analysis-nothing = Nobody had a choice in this game.
analysis-curve = Chance of winning, by what each player knew
analysis-axis = position
analysis-swings = Decisions that swung the game
analysis-none = No decision gave away one percent or more.
analysis-went = { $seat }, position { $ply }: lost { $loss }
analysis-played = Played (chance of winning { $chance }):
analysis-better = Engine’s choice (chance of winning { $chance }):
analysis-percent = { $value }%
analysis-note = Estimated from { $nodes } tries per decision. Differences of a few percent may be noise.
analysis-uncounted = The estimates ignore { $name }’s chance of winning: the other chances add up to about 100%.
analysis-decision = decision
analysis-seat = seat
analysis-loss = lost
analysis-was = played
analysis-would = engine

hints-title = Hints
hints = Hints from the engine
hints-no = no
hints-yes = yes; everyone sees who takes one
hint-button = Hint
hint-heading = What the engine would do
hint-lead = A hint is only prepared on the board. You decide whether to play it.
hint-more = A first answer. The engine is looking closer…
hint-thinking = The engine is thinking…
hint-choose = Show it on the board
hint-chance = { $chance } chance of winning
hint-risk = Likely reply: { $what }
hint-close = Close
hint-none = The engine has no hint here.
note-hint = { $seat } took a hint (number { $count } in this game).
problem-no-hints = This table was opened without hints.
problem-no-turn = You can take a hint only when you have a decision to make.
problem-hint-often = One hint at a time. Wait a moment.
problem-hint-failed = No hint could be found. Try again.
