# What is asked now (prompt-…), what others do (wait-…), what a refusal says is asked (now-…), and
# buttons (do-…). $seat is the team that decides, $sb is its price.

prompt-bet = Bet your joker on any team, including your own. You gain the strategic points (SP) that its place in the daily game earns. Or keep the joker for later.
prompt-swap = Keep your hand, or swap it for a new hand with one card fewer. A hand without a spy can be swapped for free.
prompt-waive = { $card } may return from your discard pile. Shuffle it into your deck, or leave it there?
prompt-bet-dice = Dice decide the daily game. Bet your joker on any team, including your own. You gain the strategic points (SP) that its place earns. Or keep the joker for later.
prompt-order = Choose your position in this round’s turn order.
prompt-refresh = Your turn begins. You may convert { $sb } strategic points (SP) into 1 power point (PP) before your spies are readied. PP cannot be converted back. You have { $have } SP.
prompt-untire = You cannot ready all of your spies now. Choose which.
prompt-draw = { $joint ->
    [0] Draw a card from your own deck.
   *[other] Draw a card from your own deck, or ask your partners to draw a joint card instead. Everyone who draws it pays for it.
}
prompt-join = { $other-start } wants to draw a card from the joint deck of { $group-the }. You pay { $sb } SP and give up your own draw this round. Will you join?
prompt-sift = Choose one of the cards you are looking at. It goes to your hand; the others go to the bottom of your deck.
prompt-main = Main phase. { $play ->
    [0] You cannot play any card now.
    [one] You can play one card.
   *[other] You can choose from { $play } cards to play.
}{ $use ->
    [0] { "" }
    [one] { " " }You can use one ability.
   *[other] { " " }You can choose from { $use } abilities to use.
}{ $pact ->
    [0] { "" }
   *[other] { " " }You can offer or end cooperation.
}{ $guess ->
    [0] { "" }
   *[other] { " " }You can guess the square.
} End the phase when you are done.
prompt-team = Choose a team.
prompt-option = Choose one option. { $text }
prompt-row = Choose a row of the picture. You learn its code when this turn ends.
prompt-steal-row = Choose a row that { $other-the } knows and you do not. You learn its code when this turn ends.
prompt-may = Do you want this to happen? { $text }
prompt-change = Convert { $sb } SP into 1 PP, up to { $count ->
    [one] once
   *[other] { $count } times
}, or decline.
prompt-share = There are { $sb ->
    [one] one SP
   *[other] { $sb } SP
} to pay for { $card }. How many does { $other-the } pay? The other partners pay the rest.
prompt-consent = { $other-start } wants to play your joint card { $card }. Your share of the price is { $sum }. Do you agree?
prompt-take-card = Choose a card in { $other-the }’s hand to be discarded.
prompt-own-discard = Choose a card of your hand to discard.
prompt-discard = You hold { $over ->
    [one] one card
   *[other] { $over } cards
} too many: choose a card to discard.
prompt-square = Choose the square where you think Thomas Hammer is hiding. It is checked when your turn ends. The table agreed on the price of a wrong guess.
prompt-ally = { $other-start } offers you cooperation. Partners cannot harm each other and can draw joint cards. Do you agree?
prompt-part = { $other-start } is ending your cooperation, whatever you answer. If you agree, you pay the price as well.
prompt-sacrifice = Choose one of your permanents to sacrifice.
prompt-search = Choose a card from your deck. Everyone sees it, and the deck is shuffled afterwards.

prompt-deed-destroy = { $kind ->
    [spy] Choose { $what } to unmask.
   *[other] Choose { $what } to destroy.
}
prompt-deed-sacrifice = Choose { $what } to sacrifice.
prompt-deed-tire = Choose { $what } to exhaust.
prompt-deed-detain = Choose { $what } to detain. It is not readied in its next refresh phase.
prompt-deed-untire = Choose { $what } to ready.
prompt-deed-bounce = Choose { $what } to return to its owner’s hand.
prompt-deed-take = Choose { $what } to take control of.
prompt-deed-recover = Choose { $what } to recover.
prompt-deed-deploy = Choose { $what } to put into play.
prompt-deed-choose = Choose { $what }.
among-spy = { $whose ->
    [mine] one of your spies
    [theirs] another team’s spy
   *[other] a spy
}
among-place = { $whose ->
    [mine] one of your places
    [theirs] another team’s place
   *[other] a place
}
among-situation = { $whose ->
    [mine] one of your situations
    [theirs] another team’s situation
   *[other] a situation
}
among-card = { $whose ->
    [mine] a card you have in play
    [theirs] a card another team has in play
   *[other] a card in play
}
among-pile = a card in your discard pile
among-any = a card
prompt-about = { $prompt } This is for { $other-the }.
prompt-left = { $prompt } Still to choose: { $count }.
prompt-of-card = { $card }: { $prompt }

wait-bet = Jokers are being bet. Still choosing: { $seats }.
wait-no-bet = You are keeping your joker. Still choosing: { $seats }.
wait-my-bet = { $own ->
    [1] You bet your joker on your own team.
   *[other] You bet your joker on { $other-the }.
} Still choosing: { $seats }.
wait-swaps = The teams look at their first hands. Still choosing: { $seats }.
wait-swap = { $seat-start } is deciding whether to keep its hand.
wait-waive = { $seat-start } is deciding whether to shuffle { $card } back into its deck.
wait-order = { $seat-start } is choosing a position in the turn order.
wait-refresh = { $seat-start } is in its refresh phase.
wait-untire = { $seat-start } is choosing which spies to ready.
wait-draw = { $seat-start } is in its draw phase.
wait-join = { $seat-start } is deciding whether to draw a joint card with { $other-the }.
wait-sift = { $seat-start } is choosing from the top cards of its deck.
wait-main = { $seat-start } is in its main phase.
wait-demand = { $seat-start } is making a choice.
wait-choose = { $seat-start } is choosing a card.
wait-row = { $seat-start } is secretly choosing a row of the picture.
wait-steal-row = { $seat-start } is secretly choosing a row to learn from { $other-the }.
wait-may = { $seat-start } is deciding whether to use an effect of a card.
wait-change = { $seat-start } is deciding whether to convert SP into PP.
wait-share = { $seat-start } wants to play { $card } and is sharing out its price.
wait-consent = { $seat-start } is deciding whether { $card } is played.
wait-take-card = { $seat-start } is choosing a card in { $other-the }’s hand.
wait-own-discard = { $seat-start } is choosing a card to discard.
wait-discard = { $seat-start } holds too many cards and is choosing what to discard.
wait-square = { $seat-start } is guessing a square of the map.
wait-ally = { $seat-start } is deciding whether to cooperate with { $other-the }.
wait-part = { $seat-start } is answering { $other-the }, who is ending their cooperation.
wait-sacrifice = { $seat-start } is choosing what to sacrifice.
wait-search = { $seat-start } is searching its deck.
wait-chance = Something is being drawn.
wait-cards = Cards are drawn from a paper deck: the organiser enters which.
wait-desk = The game continues when the organiser is ready.
wait-desk-bets = All bets are in. They can be changed until the organiser starts the daily game.
wait-results = Dice are deciding the daily game.
wait-by-hand = The daily game is on. The organiser will enter the results.

over-yours = You win with { $points ->
    [one] one point
   *[other] { $points } points
}!
over-won = { $seats-start } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
over-shared = { $seats-start } share the victory with { $points ->
    [one] one point
   *[other] { $points } points
} each.

now-bet = a bet of the joker, or to keep it
now-swap = whether to keep the hand
now-waive = whether a spy comes back
now-order = a position in the turn order
now-refresh = converting SP into PP, or continuing
now-untire = a spy to ready
now-draw = the deck to draw from
now-join = whether to draw a joint card
now-sift = one of the cards you are looking at
now-main = what to do in the main phase
now-demand = what a card needs, or its target
now-choose = a card
now-row = a row of the picture
now-steal-row = a row that another team knows
now-may = yes or no
now-change = converting SP into PP, or stopping
now-share = who pays how much
now-consent = whether a joint card is played
now-take-card = a card in another hand
now-own-discard = a card to discard
now-discard = a card to discard
now-square = a square of the map to guess
now-ally = whether to cooperate
now-part = whether to agree to end the cooperation
now-sacrifice = a permanent to sacrifice
now-search = a card from your deck

do-keep = Keep this hand
do-swap = Swap, one card fewer
do-swap-free = Swap for free
do-no-bet = Keep the joker
do-position = Place { $number }
do-convert = { $sb } SP → 1 PP
do-end-refresh = Continue
do-end-main = End the main phase
do-end-change = Done
do-time-up = Declare time up
do-sure = Yes, I am sure
do-sure-square = Yes, guess this square
do-draw = From your own deck
do-draw-with = With { $partners-the }: { $sb } SP
do-enough-demand = Done
do-enough-choose = Done
do-enough-sift = Take no more
do-enough-search = Done
do-special = Special ability: { $card }
do-ally = Offer cooperation
do-break = End cooperation
do-agree-waive = Shuffle it into the deck
do-refuse-waive = Leave it there
do-agree-join = Draw together
do-refuse-join = Draw alone
do-agree-consent = Play it
do-refuse-consent = Do not play it
do-agree-may = Yes
do-refuse-may = No
do-agree-ally = Cooperate
do-refuse-ally = Refuse
do-agree-part = Agree, and pay
do-refuse-part = Do not agree
do-share = { $number } SP
do-option = Option { $number }
do-guess = Guess the square
