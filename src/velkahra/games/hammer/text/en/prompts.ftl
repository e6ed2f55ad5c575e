# What is asked now (prompt-…), what others do (wait-…), what a refusal says is asked (now-…), and
# buttons (do-…). $seat is the team that decides, $sb is its price.

prompt-bet = Bet your joker on a team, your own or another: you get as many strategic points (SP) as its place in the partial game brings. Or keep it for later.
prompt-swap = Keep your hand, or swap it for a new one of one card fewer. A hand without a spy can be swapped for free.
prompt-waive = { $card } may return from your discard pile: shuffle it into your deck, or do without it?
prompt-bet-dice = Dice decide today’s partial game. Bet your joker on a team, your own or another: you get as many strategic points (SP) as its place brings. Or keep it for later.
prompt-order = Choose your place in the order of turns of this round.
prompt-refresh = Your turn begins. You may turn { $sb } strategic points (SP) into 1 power point (PP) before your spies are untired; PP never turn back. You have { $have } SP.
prompt-untire = Not all of your spies can be untired now: choose which.
prompt-draw = { $joint ->
    [0] Draw a card from your own deck.
   *[other] Draw a card from your own deck, or ask your partners to draw a joint card instead. All who draw it pay for it.
}
prompt-join = { $other-start } wants to draw a card from the joint deck of { $group-the }. You pay { $sb } SP and give up your own draw of this round. Will you join?
prompt-sift = Choose a card of those you are looking at; it goes to your hand, the others to the bottom of your deck.
prompt-main = Main phase. { $play ->
    [0] You cannot play any card now.
    [one] You can play one card.
   *[other] You can play { $play } cards.
}{ $use ->
    [0] { "" }
    [one] { " " }You can use one ability.
   *[other] { " " }You can use { $use } abilities.
}{ $pact ->
    [0] { "" }
   *[other] { " " }You can offer or end co-operation.
}{ $guess ->
    [0] { "" }
   *[other] { " " }You can name the square of T. H.
} When you are done, end the phase.
prompt-team = Choose the team it is for.
prompt-option = Choose one of the possibilities. { $text }
prompt-row = Choose a row of the picture; you learn its code when this turn ends.
prompt-steal-row = Choose a row that { $other-the } knows and you do not; you learn its code when this turn ends.
prompt-may = It is up to you whether this happens. { $text }
prompt-change = Turn { $sb } SP into 1 PP, up to { $count ->
    [one] once
   *[other] { $count } times
}, or leave it.
prompt-share = There are { $sb ->
    [one] one SP
   *[other] { $sb } SP
} to pay for { $card }. How many of them shall { $other-the } pay? What is left falls to the rest of you.
prompt-consent = { $other-start } wants to play your joint card { $card }. Your part of its price is { $sum }. Do you agree?
prompt-take-card = Choose a card in the hand of { $other-the } to be discarded.
prompt-own-discard = Choose a card of your hand to discard.
prompt-discard = You hold { $over ->
    [one] one card
   *[other] { $over } cards
} too many: choose a card to discard.
prompt-square = Choose the square where you think T. H. hides. It is opened when your turn ends; what a wrong one costs, the table agreed on.
prompt-ally = { $other-start } offers you co-operation. You would not be able to harm each other, and could draw joint cards. Do you agree?
prompt-part = { $other-start } ends your co-operation, and it is over in any case. If you agree to that, you pay the price as well.
prompt-sacrifice = Choose a permanent of yours to sacrifice.
prompt-search = Choose a card of your deck; everybody sees it, and the deck is shuffled afterwards.

prompt-deed-destroy = { $kind ->
    [spy] Choose { $what } to unmask.
   *[other] Choose { $what } to destroy.
}
prompt-deed-sacrifice = Choose { $what } to sacrifice.
prompt-deed-tire = Choose { $what } to tire.
prompt-deed-detain = Choose { $what } to detain; it stays tired through its next refresh phase.
prompt-deed-untire = Choose { $what } to untire.
prompt-deed-bounce = Choose { $what } that returns to its owner’s hand.
prompt-deed-take = Choose { $what } to take over.
prompt-deed-recover = Choose { $what } to get back.
prompt-deed-deploy = Choose { $what } to put into play.
prompt-deed-choose = Choose { $what }.
among-spy = { $whose ->
    [mine] a spy of yours
    [theirs] a spy of another team
   *[other] a spy
}
among-place = { $whose ->
    [mine] a place of yours
    [theirs] a place of another team
   *[other] a place
}
among-situation = { $whose ->
    [mine] a situation of yours
    [theirs] a situation of another team
   *[other] a situation
}
among-card = { $whose ->
    [mine] a card you have in play
    [theirs] a card another team has in play
   *[other] a card in play
}
among-pile = a card on your discard pile
among-any = a card
prompt-about = { $prompt } It is about { $other-the } now.
prompt-left = { $prompt } Still to choose: { $count }.
prompt-of-card = { $card }: { $prompt }

wait-bet = Jokers are being bet. Still choosing: { $seats }.
wait-no-bet = You keep your joker. Still choosing: { $seats }.
wait-my-bet = { $own ->
    [1] Your joker is on your own team.
   *[other] Your joker is on { $other-the }.
} Still choosing: { $seats }.
wait-swaps = The teams look at their first hands. Still choosing: { $seats }.
wait-swap = { $seat-start } decides whether to keep its hand.
wait-waive = { $seat-start } decides whether to take back { $card }.
wait-order = { $seat-start } chooses a place in the order of turns.
wait-refresh = { $seat-start } is in its refresh phase.
wait-untire = { $seat-start } chooses which spies to untire.
wait-draw = { $seat-start } is in its draw phase.
wait-join = { $seat-start } decides whether to draw a joint card with { $other-the }.
wait-sift = { $seat-start } chooses from the top cards of its deck.
wait-main = { $seat-start } is in its main phase.
wait-demand = { $seat-start } makes a choice.
wait-choose = { $seat-start } chooses a card.
wait-row = { $seat-start } learns about a row; which one is secret.
wait-steal-row = { $seat-start } chooses in secret a row to learn from { $other-the }.
wait-may = { $seat-start } decides whether to use what a card allows.
wait-change = { $seat-start } may turn SP into PP.
wait-share = { $seat-start } wants to play { $card } and shares out its price.
wait-consent = { $seat-start } decides whether { $card } is played.
wait-take-card = { $seat-start } chooses a card in the hand of { $other-the }.
wait-own-discard = { $seat-start } discards.
wait-discard = { $seat-start } holds too many cards and discards.
wait-square = { $seat-start } names a square of the map.
wait-ally = { $seat-start } thinks about co-operation with { $other-the }.
wait-part = { $seat-start } answers { $other-the }, who ends their co-operation.
wait-sacrifice = { $seat-start } chooses what to sacrifice.
wait-search = { $seat-start } searches its deck.
wait-chance = Chance is at work.
wait-cards = Cards are drawn from a paper deck: the organiser enters which.
wait-desk = The organiser has the word, then the game goes on.
wait-desk-bets = All bets are in. They can be changed until the organiser lets the partial game begin.
wait-results = Dice decide today’s partial game.
wait-by-hand = The partial game is on: the organiser enters who came in which place.

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
now-order = a place in the order of turns
now-refresh = turning SP into PP, or going on
now-untire = a spy to untire
now-draw = the deck to draw from
now-join = whether to draw a joint card
now-sift = a card of those you are looking at
now-main = what to do in the main phase
now-demand = what a card needs, or its target
now-choose = a card
now-row = a row of the picture
now-steal-row = a row that another team knows
now-may = yes or no
now-change = turning SP into PP, or stopping
now-share = who pays how much
now-consent = whether a joint card is played
now-take-card = a card in another hand
now-own-discard = a card to discard
now-discard = a card to discard
now-square = a square of the map
now-ally = whether to co-operate
now-part = whether to agree to the end of co-operation
now-sacrifice = a permanent to sacrifice
now-search = a card of your deck

do-keep = Keep this hand
do-swap = Swap, one card fewer
do-swap-free = Swap for free
do-no-bet = Keep the joker
do-position = Place { $number }
do-convert = { $sb } SP → 1 PP
do-end-refresh = Go on
do-end-main = End the main phase
do-end-change = That will do
do-time-up = Time is up
do-sure = Yes, I am sure
do-sure-square = Yes, hand in this square
do-draw = From your own deck
do-draw-with = With { $partners-the }: { $sb } SP
do-enough-demand = That will do
do-enough-choose = That will do
do-enough-sift = Take nothing more
do-enough-search = That will do
do-special = Special ability: { $card }
do-ally = Offer co-operation
do-break = End co-operation
do-agree-waive = Take it back
do-refuse-waive = Do without it
do-agree-join = Draw together
do-refuse-join = Draw alone
do-agree-consent = Play it
do-refuse-consent = Do not play it
do-agree-may = Yes
do-refuse-may = No
do-agree-ally = Co-operate
do-refuse-ally = Refuse
do-agree-part = Agree, and pay
do-refuse-part = Do not agree
do-share = { $number } SP
do-option = Option { $number }
do-guess = Name the square
