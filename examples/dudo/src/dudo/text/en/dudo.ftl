title = Dudo

# The start page and the help
front-line = Everybody hides five dice and bids how many show a face. Doubt the right bid, and somebody else loses a die.
front-kind = dice, bluffing
author = Traditional game from South America.
quick-four = Against three bots
quick-short = Short, three dice each
option-dice = Dice of each player
option-dice-five = five
option-dice-three = three
option-dice-why = With three dice each a game takes about ten minutes.
goal-1 = Be the last player with dice.
goal-2 = Each round one player loses a die: the bidder of a bid that was too high, or the player who doubted a bid that holds.
turn-1 = Raise the bid: a higher count, or the same count of a higher face.
turn-2 = Or doubt the bid that stands: “Dudo!” All dice are shown and counted.
turn-3 = Or say that it is exactly right: “Calza!” If so, you get a lost die back.
turn-4 = Aces are wild: they count as the face of the bid.

# Seats and faces
seat-condor = Condor
seat-llama = Llama
seat-puma = Puma
seat-fox = Fox
seat-caiman = Caiman
seat-toucan = Toucan
face-aces = aces
face-twos = twos
face-threes = threes
face-fours = fours
face-fives = fives
face-sixes = sixes
bid-aces = { $count } { $count ->
    [one] ace
   *[other] aces
}
bid-twos = { $count } { $count ->
    [one] two
   *[other] twos
}
bid-threes = { $count } { $count ->
    [one] three
   *[other] threes
}
bid-fours = { $count } { $count ->
    [one] four
   *[other] fours
}
bid-fives = { $count } { $count ->
    [one] five
   *[other] fives
}
bid-sixes = { $count } { $count ->
    [one] six
   *[other] sixes
}

# What is asked
prompt-roll = The dice are rolled.
prompt-open = You make the first bid: choose a face, then how many.
prompt-answer = { $other } bids { $bid }. Raise it, doubt it, or call it exact.
prompt-wait = { $seat } is deciding.
prompt-won = { $seat } wins.
prompt-won-you = You win!

# The page
page-round = Round { $round }
page-no-bid = No bid yet
page-bids = Bid by { $seat }
page-wins = { $seat } wins
page-in-play = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} in play
page-wild = aces are wild
page-plain = palifico: aces are not wild, the face stays
page-you = you
page-out = no dice left
page-open = dice: { $dice }
page-hidden = { $count ->
    [one] { $count } hidden die
   *[other] { $count } hidden dice
}
page-own = Your dice: { $dice }
page-last = The last round
page-was-doubted = { $seat } doubted { $other }’s bid of { $bid }.
page-was-called = { $seat } called { $other }’s bid of { $bid } exact.
page-found = There were { $total }.
page-lost = { $seat } lost a die.
page-kept = { $seat } was right.
page-actions = Your turn
page-face = { $face }, at least { $count }
page-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
page-do-doubt = Dudo! Too high
page-do-exact = Calza! Exact
sign-ace = An ace. It counts as the face of every bid, except in a palifico round.
sign-hidden = A die under a cup, in the colour of its player. Nobody else can see its face.

# What happened
event-round = Round { $round }.
event-palifico = { $seat } has one die left: a palifico round. Aces are not wild, and the face of the first bid stays.
event-rolled = { $seat } rolls { $dice }.
event-bid = { $seat } bids { $bid }.
event-doubted = { $seat } doubts { $other }’s bid: dudo!
event-called = { $seat } calls { $other }’s bid exact: calza!
event-shown = { $seat } shows { $dice }.
event-counted = { $result ->
    [less] There are only { $total }: the bid of { $bid } was too high.
    [same] There are { $total }: the bid was exactly right.
   *[more] There are { $total }: the bid of { $bid } holds.
}
event-lost = { $seat } loses a die. Dice left: { $left }.
event-gained = { $seat } gets a die back. Dice left: { $left }.
event-won = { $seat } is the last player with dice and wins.

# What is not allowed
refusal-DU-ROUND-01 = Dice are rolled at the start of a round, by the dealer.
refusal-DU-ROUND-02 = There is no bid yet. Choose a face and a count.
refusal-DU-ROUND-02-turn = It is not your turn, or the game is over.
refusal-DU-BID-02 = That does not raise { $bid }. Bid a higher count, or the same count of a higher face.
refusal-DU-ACES-02 = The first bid of a round cannot be aces, unless the round is a palifico.
refusal-DU-ACES-03 = For a bid of aces, half the count is enough. Bid at least { $count }.
refusal-DU-ACES-04 = After aces the count must be more than double. Bid at least { $count }.
refusal-DU-EXACT-03 = With two players left, a bid cannot be called exact.
refusal-DU-PALIFICO-02 = In a palifico round the face stays. Bid a higher count than { $bid }.
refusal-DU-EDGE-01 = There are not so many dice. Dice in play: { $count }.
instead = Possible now: { $ways }.
instead-more = { $ways } and { $count } more
instead-count = Possible counts: { $ways }.
instead-face = Possible faces: { $ways }.
way-doubt = doubt
way-exact = call exact
way-bid = bid

# Hints and the coach
reason-dice = It brings you { $count ->
    [one] a die
   *[other] { $count } dice
}.
reason-holds = By what you know, this bid holds with a chance of { $count }%.
reason-fails = By what you know, the bid is too high with a chance of { $count }%.
coach-open = You see your own dice only. A third of all other dice match a face, because aces are wild. Bid so that the next player would rather raise than doubt.
coach-answer = Count your own dice that match the bid, and add a third of the others. If the bid is far above that, doubt it. If not, raise it by as little as you like.

# The rules
rule-DU-SETUP-01 = Two to six players have a cup and five dice each, or three in a short game.
rule-DU-SETUP-02 = The first seat begins the first round.
rule-DU-ROUND-01 = At the start of a round everybody rolls all their dice under the cup and looks at them in secret.
rule-DU-ROUND-02 = The player who begins makes a bid. Then the others take turns in order of the seats: raise the bid, doubt it, or call it exact.
rule-DU-BID-01 = A bid is a count and a face: among all dice on the table, at least so many show the face.
rule-DU-BID-02 = A raise has a higher count and any face, or the same count and a higher face.
rule-DU-ACES-01 = Aces are wild: when dice are counted, they count as the face of the bid.
rule-DU-ACES-02 = The first bid of a round cannot be aces.
rule-DU-ACES-03 = A bid of aces raises another face with half its count, rounded up.
rule-DU-ACES-04 = Aces are raised by more aces, or by another face with more than double the count.
rule-DU-DOUBT-01 = After a doubt (“dudo”) all dice are shown, and those that match the bid are counted.
rule-DU-DOUBT-02 = If there are fewer than the bid says, the bidder loses a die. Otherwise the player who doubted loses one.
rule-DU-EXACT-01 = After a call of exact (“calza”) all dice are shown. If there are exactly as many as the bid says, the caller gets a lost die back. Otherwise the caller loses one.
rule-DU-EXACT-02 = Nobody has more dice than at the start of the game.
rule-DU-EXACT-03 = With two players left, a bid cannot be called exact.
rule-DU-LOSS-01 = The player who lost a die, or was right about exact, begins the next round.
rule-DU-LOSS-02 = A player without dice is out.
rule-DU-LOSS-03 = If the player who should begin is out, the next player with dice begins.
rule-DU-PALIFICO-01 = A player who is down to one die for the first time begins a palifico round, if more than two players are left. In it aces are not wild.
rule-DU-PALIFICO-02 = In a palifico round the first bid may be any face, aces too. After it every bid keeps the face and raises the count.
rule-DU-END-01 = The last player with dice wins.
rule-DU-EDGE-01 = A bid cannot be more than the dice in play.
chapter-SETUP = Setting up
chapter-ROUND = A round
chapter-BID = Bids
chapter-ACES = Aces
chapter-DOUBT = Doubting
chapter-EXACT = Calling exact
chapter-LOSS = Losing a die
chapter-PALIFICO = Palifico
chapter-END = End of the game
chapter-EDGE = Special cases

# Lessons
lesson-bid = Bids and doubts
lesson-bid-start = You are the Condor, and you see your own five dice. Fifteen dice are on the table.
lesson-bid-open = You have two fives and an ace, and aces are wild. Bid 4 fives: click the five, then 4.
lesson-bid-open-done = The Llama raises to 5 fives, and the Puma to 7 fives. Now it is your turn again.
lesson-bid-doubt = Three of your dice match. Of the ten others a third should match: six or seven in all. But the Llama and the Puma may be bluffing. Doubt it: Dudo!
lesson-bid-doubt-done = There were only six: the Puma loses a die and begins the next round.
lesson-bid-hint = That is allowed. In this lesson, do what the text asks.
lesson-aces = Aces
lesson-aces-start = The Puma bids 5 sixes. You hold three aces and no six.
lesson-aces-bid = A bid of aces needs only half the count, rounded up. Bid 3 aces: you hold them yourself, so nobody can catch you.
lesson-aces-bid-done = To leave aces, the next player must bid more than double: 7 of another face.

# Examples of the rules
example-doubt = A doubt
example-doubt-alt = Three cups: Condor sees 1 1 3 5 6, Puma has bid 4 fives.
example-doubt-task = The Puma bids 4 fives. Doubt it.
example-doubt-done = The two aces count as fives, so there were four: the bid holds, and you lose a die.
example-aces = Half the count for aces
example-aces-alt = Three cups: Condor sees 1 1 1 2 4, Puma has bid 5 sixes.
example-aces-task = The Puma bids 5 sixes. Raise it to 3 aces.
example-aces-done = Half of five, rounded up, is three. The next bid of another face must be at least 7.

# The rulebook
book-bidding = Bidding
book-bidding-round = Everyone rolls five dice under a cup and looks at them in secret. One player bids on all dice of the table together. Then, in the order of the seats, each player raises the bid, doubts it or calls it exact.
book-bidding-bid = A bid such as “six fours” says that there are at least six fours under all cups. To raise it, bid more dice of any face, or as many of a higher face.
book-bidding-aces = Aces are wild, so they count as whatever face was bid. A bid of aces needs only half as many dice; going back from aces needs more than double. A round cannot begin with aces.
book-showing = Showing the dice
book-showing-doubt = If you do not believe a bid, doubt it. All dice are shown and counted. If the bid was too high, the bidder loses a die; if not, you do.
book-showing-exact = If you think that there are exactly as many as the bid says, call it exact. If you are right, you get a lost die back. Otherwise you lose one. With two players left nobody can call exact.
book-losing = Losing dice
book-losing-die = The player who lost a die begins the next round. Without dice you are out, and the last player with dice wins.
book-losing-palifico = A player who is down to one die for the first time begins a special round. In it aces are not wild, and every bid keeps the face of the first one.
