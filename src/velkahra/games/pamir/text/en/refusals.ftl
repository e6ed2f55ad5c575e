# Why not: what was wrong and what would be right. The page adds the rule.

refusal-PP-TURN-01-left = Both your actions are used. Only bonus actions with cards of the favored suit are left; or end the turn.
refusal-PP-TURN-01-pending = Something must be decided first, see above. After that your turn goes on.
refusal-PP-TURN-01-pick = This is no action. Click a market card to buy it, a hand card to play it, or a court card and one of its actions.
refusal-PP-TURN-02 = It is not for you to decide now. Wait until the others are done.
refusal-PP-TURN-02-chance = The dealer or Wakhan comes first. Wait for the result.
refusal-PP-END-02-over = The game is over: nothing more can be played.
refusal-PP-SETUP-05 = This card cannot be on top of the deck now.
refusal-PP-SETUP-09-none = Loyalties are chosen at the start only. Later a patriot or a prize changes yours.

refusal-PP-BUY-01-empty = There is no card there ({ $slot }). Choose a space with a card.
refusal-PP-BUY-06 = { $card } costs { $price ->
    [one] 1 rupee
   *[other] { $price } rupees
} and you have { $rupees }. The rupees on the card come only after you have paid.
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
} for { $card }. You have { $rupees }, and can haggle no more.
refusal-PP-PLAY-02-more = No more than { $rupees } is asked for.
refusal-PP-PLAY-02-none = No bribe is due now.
refusal-PP-PLAY-03 = Ask for an amount from { $least }, which is offered, to { $most }, the whole bribe.
refusal-PP-PLAY-03-none = Nobody offers you a bribe now.
refusal-PP-PLAY-08 = { $border } is no border of { $region }. The road goes on one of its borders.
refusal-PP-PLAY-11 = { $card } is no court card of { $region }. The spy goes on a court card of that region, in any court.
refusal-PP-PLAY-11-none = No spy is to be placed now.
refusal-PP-EDGE-24 = { $most ->
    [one] At this table you can ask for a lower bribe once a turn, and you have.
   *[other] At this table you can ask for a lower bribe { $most } times a turn, and you have.
} Pay { $rupees }, or let it be.
refusal-PP-EDGE-25 = An offer of { $rupees } would leave too little for the action itself: you can spend { $spare }.
refusal-PP-EDGE-82 = Wakhan never waives a bribe: she wants { $rupees }.
refusal-PP-EDGE-96 = You have let three bribes be this turn. Choose an amount now; it may be 0.

refusal-PP-GEN-05 = { $card } is not in your court, or does not show this action ({ $action }). Use a card of your court that shows it.
refusal-PP-GEN-06 = { $card } has acted this turn. Each court card acts once a turn.
refusal-PP-EDGE-58-tax = Tax would bring nothing: no rupees lie on market cards, and nobody you may tax has any without shelter.
refusal-PP-EDGE-58-gift = No gift is possible: you need a free gift space, its price in rupees, and a cylinder.
refusal-PP-EDGE-58-build = You cannot build: you need a region you rule, two rupees for a block, and a block of your coalition.
refusal-PP-EDGE-58-move = Nothing of yours can move: no army has a road of its colour out of its region, and no spy has another card to go to.
refusal-PP-EDGE-58-betray = You cannot betray: you need two rupees, and a spy on a card that is not guarded.
refusal-PP-EDGE-58-battle = You can fight nowhere: you need own armies beside enemies in a region, or own spies beside others' on a card.
refusal-PP-EDGE-58-none = There is nothing to stop now.
refusal-PP-EDGE-58-nothing = Do at least one thing before you stop; or take the action back.

refusal-PP-TAX-01-none = No tax is being collected now. Use a court card that shows tax.
refusal-PP-TAX-02 = { $seat } has no court card of a region you rule, so you cannot tax this player.
refusal-PP-TAX-02-self = You cannot tax yourself.
refusal-PP-TAX-03 = No rupee lies there ({ $slot }).
refusal-PP-TAX-04 = All rupees of { $seat } are sheltered: economic stars protect { $shelter }.
refusal-PP-GIFT-01 = This space costs { $price } rupees and you have { $rupees }.
refusal-PP-GIFT-01-none = No gift is being made now. Use a court card that shows gift.
refusal-PP-GIFT-03 = Your gift space { $price } is taken. Choose a free one.
refusal-PP-BUILD-01-none = Nothing is being built now. Use a court card that shows build.
refusal-PP-BUILD-02 = You do not rule { $region }. Armies are built in regions you rule.
refusal-PP-BUILD-02-road = You rule on neither side of { $border }. Roads are built on borders of regions you rule.

refusal-PP-MOVE-01-none = Nothing moves now. Use a court card that shows move.
refusal-PP-MOVE-01-army = You have no loyal army in { $region }.
refusal-PP-MOVE-01-tribe = You have no tribe in { $region }.
refusal-PP-MOVE-01-spy = You have no spy on { $card }.
refusal-PP-MOVE-02 = There is no { $coalition-adj } road from { $region } to { $to }. An army needs a road of its own coalition on the border.
refusal-PP-MOVE-02-far = { $region } and { $to } have no common border. Go one region at a time.
refusal-PP-MOVE-03 = { $to } is not next to { $card } on the ring of courts. A spy goes one card to the left or right.
refusal-PP-MOVE-05 = Tribes do not move, unless you have Nationalism.

refusal-PP-BETRAY-01 = You have no spy on { $card }. Betray a card with one of your spies.
refusal-PP-BETRAY-01-none = Nobody is betrayed now. Use a court card that shows betray.
refusal-PP-BETRAY-03-none = There is nothing to take or to decline now.
refusal-PP-ABIL-04 = Bodyguards: political cards of { $seat } cannot be betrayed, so { $card } is safe.

refusal-PP-BATTLE-01-none = There is no battle now. Use a court card that shows battle.
refusal-PP-BATTLE-01-elsewhere = The battle is not there. Remove pieces only where it was begun.
refusal-PP-BATTLE-02-absent = No such piece stands there: { $piece }.
refusal-PP-BATTLE-02-peace = There is no enemy to remove in { $region }.
refusal-PP-BATTLE-02-peace-court = Nobody else has a spy that can be removed on { $card }.
refusal-PP-BATTLE-03-weak = You have no loyal army in { $region } to fight with.
refusal-PP-BATTLE-03-weak-court = You have no spy on { $card } to fight with.
refusal-PP-BATTLE-04 = The { $coalition } are your own coalition: their armies and roads cannot be removed.
refusal-PP-BATTLE-05 = { $seat } has the same loyalty as you: tribes of this player cannot be removed.
refusal-PP-EDGE-29 = Your own pieces are no targets.
refusal-PP-EDGE-29-rest = A battle goes on until as many pieces are removed as the card’s rank and your own units there allow. Remove { $count ->
    [one] one more.
   *[other] { $count } more.
}
refusal-PP-EDGE-30 = { $border } is no border of { $region }, where the battle is.
refusal-PP-ABIL-01 = Indispensable Advisors: spies of { $seat } cannot be removed in battle.
refusal-PP-ABIL-05 = Citadel: tribes of { $seat } in { $region } cannot be removed in battle.
refusal-PP-ABIL-06 = Citadel: tribes of { $seat } in { $region } cannot be removed in battle.
refusal-PP-ABIL-09 = { $card } is no Safe House of yours.
refusal-PP-ABIL-11 = Blackmail needs a court card of { $region } without any spy; { $card } is none.
refusal-PP-ABIL-12 = Blackmail needs a court card of { $region } without any spy; { $card } is none.

refusal-PP-GEN-03-none = Nothing has to be taken from play now.
refusal-PP-GEN-03-shape = A piece of the other shape is needed: a block for a block, a cylinder for a cylinder.
refusal-PP-GEN-03-absent = No piece of yours stands there: { $piece }.
refusal-PP-EDGE-02 = That piece was placed this turn: { $piece }. Take another one.
refusal-PP-GEN-09 = { $card } is neither in your hand nor in your court.
refusal-PP-GEN-09-none = No card has to be discarded now.
refusal-PP-GEN-11 = { $card } is not one of the political cards of { $region } that must go.
refusal-PP-LOYAL-04 = { $card } is not one of the patriots that must go.
refusal-PP-CLEAN-01 = { $card } is not in your court. The court is too large: discard one of its cards.
refusal-PP-CLEAN-02 = { $card } is not in your hand. The hand is too large: discard one of its cards.

refusal-PP-EVENT-108-none = Nobody is to be named now.
refusal-PP-EVENT-108-nobody = Nobody plays there ({ $seat }).
refusal-PP-EVENT-114 = { $card } is not in your hand. Confidence Failure takes a hand card.
refusal-PP-EVENT-114-self = Name somebody else: hands are swapped between two.
refusal-PP-EVENT-115-none = No favored suit is to be chosen now.
refusal-PP-EVENT-116-none = No region is to be rebuked now.
