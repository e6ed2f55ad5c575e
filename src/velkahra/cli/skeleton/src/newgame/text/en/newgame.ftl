title = Newgame
front-line = Look under your cup, and keep your die or roll it again.
front-kind = dice
goal-1 = Win a point in three rounds.
turn-1 = Keep your die, or roll it again.
seat-north = North
seat-south = South
points = { $seat }: { $count ->
    [one] one point
   *[other] { $count } points
}
die = Your die: { $face }
keep = Keep
again = Roll again

prompt-decide = Your turn. Keep your die, or roll it again.
prompt-wait = { $seat } has the turn.
prompt-roll = A die is rolled.
prompt-over = { $seat } wins.

event-rolled = { $seat } rolls a die in secret.
event-rolled-own = { $seat } rolls { $face } in secret.
event-kept = { $seat } keeps the die.
event-again = { $seat } rolls again.
event-shown = { $seat } shows { $face }.
event-scored = { $seat } wins a point.

refusal-NG-TURN-01 = It is not your turn, or the game is over.
refusal-NG-ROLL-01 = Keep your die, or roll it again. The dealer rolls.

rule-NG-START-01 = Each seat has a die under a cup. The seats begin a round in turn.
rule-NG-ROLL-01 = In each round both dice are rolled. A seat sees its own die only.
rule-NG-TURN-01 = The seat that begins decides first, then the other one.
rule-NG-TURN-02 = Keep your die, or roll it again once.
rule-NG-SHOW-01 = The higher die wins a point. Of equal dice it is that of the seat that began.
rule-NG-END-01 = The first seat with three points wins.

chapter-START = Setting up
chapter-ROLL = Rolling
chapter-TURN = Turns
chapter-SHOW = Showing the dice
chapter-END = End of the game
