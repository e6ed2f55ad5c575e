# Why not: what was wrong and what would be right. The page adds the rule.

refusal-PP-TURN-01-left = You have used both actions. You can still take bonus actions with cards of the favored suit, or end the turn.
refusal-PP-TURN-01-pending = You have another decision to make first. Then your turn continues.
refusal-PP-TURN-01-pick = That is not a complete action. Choose a market card to buy, a hand card to play, or a court card and one of its actions.
refusal-PP-TURN-02 = It is not your turn to decide. Wait for the other players.
refusal-PP-TURN-02-chance = The dealer or Wakhan acts first. Wait a moment.
refusal-PP-END-02-over = The game is over: nothing more can be played.
refusal-PP-SETUP-05 = This card cannot be on top of the deck now.
refusal-PP-SETUP-09-none = You choose a loyalty only at the start. Later, a patriot or a prize changes it.

refusal-PP-BUY-01-empty = There is no card there ({ $slot }). Choose a space with a card.
refusal-PP-BUY-06 = { $card } costs { $price ->
    [one] 1 rupee
   *[other] { $price } rupees
} and you have { $rupees ->
    [0] none
   *[other] { $rupees }
}. You get the rupees on the card only after you have paid.
refusal-PP-BUY-07 = You put a rupee on { $card } this turn, so you cannot buy it in the same turn.
refusal-PP-EVENT-111 = Public Withdrawal cannot be bought.
refusal-PP-ACT-02 = { $rupees ->
    [0] You have no rupees for
    [one] Your 1 rupee does not pay for
   *[other] Your { $rupees } rupees do not pay for
} this action of { $card }.

refusal-PP-PLAY-01 = { $card } is not in your hand. Play a card you hold.
refusal-PP-PLAY-02-dear = { $seat } must be bribed with { $price ->
    [one] 1 rupee
   *[other] { $price } rupees
} for { $card }. You have { $rupees } and cannot haggle any more this turn.
refusal-PP-PLAY-02-more = You are asked for only { $rupees }.
refusal-PP-PLAY-02-none = No bribe is due now.
refusal-PP-PLAY-03 = Ask for an amount between { $least } (the offer) and { $most } (the full bribe).
refusal-PP-PLAY-03-none = Nobody is offering you a bribe.
refusal-PP-PLAY-08 = { $border } is not a border of { $region }. The road goes on one of its borders.
refusal-PP-PLAY-11 = { $card } is not a court card of { $region }. The spy goes on a court card of that region, in any court.
refusal-PP-PLAY-11-none = You have no spy to place now.
refusal-PP-EDGE-24 = { $most ->
    [one] At this table you can ask for a lower bribe once per turn, and you have.
   *[other] At this table you can ask for a lower bribe { $most } times per turn, and you have.
} Pay { $rupees }, or withdraw.
refusal-PP-EDGE-25 = An offer of { $rupees } would leave too little for the action itself. You can spend { $spare }.
refusal-PP-EDGE-25-bribe = { $seat } must be bribed with { $price ->
    [one] 1 rupee
   *[other] { $price } rupees
}. That would leave you { $left ->
    [0] no rupees
    [one] 1 rupee
   *[other] { $left } rupees
}, and this action of { $card } costs at least { $least }.
refusal-PP-EDGE-25-purse = You have { $rupees ->
    [0] no rupees
    [one] only 1 rupee
   *[other] only { $rupees } rupees
}.
refusal-PP-EDGE-82 = Wakhan never waives a bribe: she wants { $rupees }.
refusal-PP-EDGE-82-dear = Wakhan must be bribed with { $price ->
    [one] 1 rupee
   *[other] { $price } rupees
} for { $card }. You have { $rupees }, and she never lowers or waives a bribe.
refusal-PP-EDGE-96 = You have withdrawn from three bribes this turn. Choose an amount now; it may be 0.

refusal-PP-GEN-05 = { $card } is not in your court, or does not show this action ({ $action }). Use a card of your court that shows it.
refusal-PP-GEN-05-bare = { $card } has no action to use.
refusal-PP-GEN-05-foreign = { $card } is not in your court. You use the cards of your own court.
refusal-PP-GEN-06 = { $card } has already acted this turn. Each court card can act once per turn.
refusal-PP-EDGE-58-tax = There is nothing to tax: no market card has rupees, and no player you can tax has any without shelter.
refusal-PP-EDGE-58-gift = No gift is possible: you need a free gift space, its price in rupees, and a cylinder.
refusal-PP-EDGE-58-build = You cannot build: you need a region you rule, two rupees for a block, and a block of your coalition.
refusal-PP-EDGE-58-move = You cannot move anything: no loyal army has a road of its colour out of its region, and no spy has another card to go to.
refusal-PP-EDGE-58-betray = You cannot betray: you need two rupees, and a spy on a card that is not guarded.
refusal-PP-EDGE-58-battle = You cannot battle anywhere: you need loyal armies and enemies in one region, or your spies and others’ on one card.
refusal-PP-EDGE-58-battle-safe = You cannot battle anywhere: the enemies next to your units are protected. Indispensable Advisors protect spies, the Citadel protects tribes.
refusal-PP-EDGE-58-none = There is nothing to stop now.
refusal-PP-EDGE-58-nothing = Do at least one thing before you stop, or undo the action.

refusal-PP-TAX-01-none = No tax is being collected now. Use a court card that shows tax.
refusal-PP-TAX-01-empty = { $seat } has no rupees.
refusal-PP-TAX-02 = { $seat } has no court card of a region you rule, so you cannot tax them.
refusal-PP-TAX-02-nobody = Nobody plays that seat ({ $seat }).
refusal-PP-TAX-02-self = You cannot tax yourself.
refusal-PP-TAX-03 = There are no rupees there ({ $slot }).
refusal-PP-TAX-04 = All of { $seat }’s rupees are sheltered: economic stars protect { $shelter }.
refusal-PP-GIFT-01 = This space costs { $price ->
    [one] { $price } rupee
   *[other] { $price } rupees
} and you have { $rupees ->
    [0] none
   *[other] { $rupees }
}.
refusal-PP-GIFT-01-none = No gift is being made now. Use a court card that shows gift.
refusal-PP-GIFT-03 = Your gift space { $price } is taken. Choose a free one.
refusal-PP-BUILD-01-none = Nothing is being built now. Use a court card that shows build.
refusal-PP-BUILD-02 = You do not rule { $region }. Armies are built in regions you rule.
refusal-PP-BUILD-02-road = You rule neither region next to { $border }. Build roads on borders of regions you rule.

refusal-PP-MOVE-01-none = You are not moving pieces now. Use a court card that shows move.
refusal-PP-MOVE-01-army = You have no loyal army in { $region }.
refusal-PP-MOVE-01-tribe = You have no tribe in { $region }.
refusal-PP-MOVE-01-spy = You have no spy on { $card }.
refusal-PP-MOVE-02 = There is no { $coalition-adj } road from { $region } to { $to }. An army needs a road of its own coalition on the border.
refusal-PP-MOVE-02-far = { $same ->
    [1] Your army is in { $region } already. Choose a neighbouring region.
   *[other] { $region } and { $to } have no common border. Go one region at a time.
}
refusal-PP-MOVE-03 = { $to } is not next to { $card } on the ring of courts. A spy goes one card to the left or right.
refusal-PP-MOVE-03-bedfellows = A spy on { $card } cannot reach { $to }. With Strange Bedfellows it goes one card to the left or right on the ring of courts, or to a card of the same region.
refusal-PP-MOVE-03-both = A spy on { $card } cannot reach { $to }. With Well-Connected and Strange Bedfellows it takes up to two steps, each to an adjacent card on the ring of courts or to a card of the same region.
refusal-PP-MOVE-03-connected = A spy on { $card } cannot reach { $to }. With Well-Connected it goes up to two cards to the left or right on the ring of courts.
refusal-PP-MOVE-05 = Tribes cannot move unless you have Nationalism.

refusal-PP-BETRAY-01 = You have no spy on { $card }. Betray a card with one of your spies.
refusal-PP-BETRAY-01-none = You are not betraying a card now. Use a court card that shows betray.
refusal-PP-BETRAY-03-none = There is nothing to take or to decline now.
refusal-PP-ABIL-04 = Bodyguards: { $seat }’s political cards cannot be betrayed, so { $card } is safe.

refusal-PP-BATTLE-01-none = There is no battle now. Use a court card that shows battle.
refusal-PP-BATTLE-01-elsewhere = The battle is elsewhere. Remove pieces only at its site.
refusal-PP-BATTLE-02-absent = There is no such piece there: { $piece }.
refusal-PP-BATTLE-02-peace = There is no enemy to remove in { $region }.
refusal-PP-BATTLE-02-peace-court = Nobody else has a spy that can be removed on { $card }.
refusal-PP-BATTLE-03-weak = You have no loyal army in { $region } to fight with.
refusal-PP-BATTLE-03-weak-court = You have no spy on { $card } to fight with.
refusal-PP-BATTLE-04 = The { $coalition } are your own coalition: their armies and roads cannot be removed.
refusal-PP-BATTLE-05 = { $seat } has the same loyalty as you, so their tribes cannot be removed.
refusal-PP-EDGE-29 = You cannot remove your own pieces.
refusal-PP-EDGE-29-rest = A battle continues until as many pieces are removed as the card’s rank and your own units there allow. Remove { $count ->
    [one] one more.
   *[other] { $count } more.
}
refusal-PP-EDGE-30 = { $border } is not a border of { $region }, where the battle is.
refusal-PP-ABIL-01 = Indispensable Advisors: { $seat }’s spies cannot be removed in battle.
refusal-PP-ABIL-05 = Citadel: { $seat }’s tribes in { $region } cannot be removed in battle.
refusal-PP-ABIL-06 = Citadel: { $seat }’s tribes in { $region } cannot be removed in battle.
refusal-PP-ABIL-09 = { $card } is not your Safe House.
refusal-PP-ABIL-11 = Blackmail needs a court card of { $region } without spies. { $card } is not one.
refusal-PP-ABIL-12 = Blackmail needs a court card of { $region } without spies. { $card } is not one.

refusal-PP-GEN-03-none = You do not have to take a piece from play now.
refusal-PP-GEN-03-shape = You need a piece of the same shape: a block for a block, a cylinder for a cylinder.
refusal-PP-GEN-03-absent = You have no such piece there: { $piece }.
refusal-PP-EDGE-02 = That piece was placed this turn: { $piece }. Choose another one.
refusal-PP-GEN-09 = { $card } is neither in your hand nor in your court.
refusal-PP-GEN-09-none = You do not have to discard a card now.
refusal-PP-GEN-11 = { $card } is not one of the political cards of { $region } that you must discard.
refusal-PP-LOYAL-04 = { $card } is not one of the patriots you must discard.
refusal-PP-CLEAN-01 = { $card } is not in your court. Your court is over its limit: discard one of its cards.
refusal-PP-CLEAN-02 = { $card } is not in your hand. Your hand is over its limit: discard one of its cards.

refusal-PP-EVENT-108-none = You do not have to name a player now.
refusal-PP-EVENT-108-nobody = Nobody plays that seat ({ $seat }).
refusal-PP-EVENT-114 = { $card } is not in your hand. Confidence Failure takes a hand card.
refusal-PP-EVENT-114-self = Choose another player to swap hands with.
refusal-PP-EVENT-115-none = You do not have to choose a favored suit now.
refusal-PP-EVENT-116-none = You do not have to choose a region to rebuke now.
