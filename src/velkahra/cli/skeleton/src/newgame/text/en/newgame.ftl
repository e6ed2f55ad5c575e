title = Newgame
front-line = Take stones in turn. The player who takes the last one wins.
front-kind = counting
goal-1 = Take the last stone and you win.
turn-1 = Take 1, 2 or 3 stones.
seat-north = North
seat-south = South
stones = Stones left: { $count }
take = Take { $count }

prompt-take = Your turn. Take 1, 2 or 3 stones.
prompt-wait = { $seat } has the turn.
prompt-over = { $seat } wins.

event-took = { $seat } takes { $count ->
    [one] one stone
   *[other] { $count } stones
}.
event-won = { $seat } takes the last stone and wins.

refusal-NG-TURN-01 = It is not your turn, or the game is over.
refusal-NG-TAKE-01 = Take 1, 2 or 3 stones. Stones left: { $count }.

rule-NG-START-01 = Twelve stones lie on the table. The first seat begins.
rule-NG-TURN-01 = The seats take turns.
rule-NG-TAKE-01 = On your turn you take 1, 2 or 3 stones, but no more than there are.
rule-NG-END-01 = The player who takes the last stone wins.

chapter-START = Setting up
chapter-TURN = Turns
chapter-TAKE = Taking stones
chapter-END = End of the game
