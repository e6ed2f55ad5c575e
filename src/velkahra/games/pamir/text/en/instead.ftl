# What is possible in place of what was refused: kinds of action (way-…), values of one field
# (instead-…)

instead = Possible now: { $ways }.
instead-more = { $ways } and { $count } more
instead-coalition = Possible coalitions: { $ways }.
instead-slot = Possible market cards: { $ways }.
instead-card = Possible cards: { $ways }.
instead-action = Possible actions of this card: { $ways }.
instead-rupees = Possible amounts: { $ways }.
instead-player = Possible players: { $ways }.
instead-space = Possible gift spaces: { $ways }.
instead-region = Possible regions: { $ways }.
instead-to = It can go to: { $ways }.
instead-border = Possible borders: { $ways }.
instead-suit = Possible suits: { $ways }.
way-priced = { $card } ({ $price ->
    [0] free
    [one] 1 rupee
   *[other] { $price } rupees
})

way-loyalty = choose a loyalty
way-buy = buy a market card
way-play = play a card from hand
way-act = use a court card
way-offer = offer a bribe
way-answer = answer the offer
way-withdraw = withdraw
way-levy = take rupees from a player
way-collect = take rupees from a market card
way-gift = make a gift
way-army = build an army
way-road = place a road
way-spy = place a spy
way-march = move an army
way-ride = move a tribe
way-sneak = move a spy
way-betray = betray a card
way-prize = take the prize
way-decline = decline
way-field = battle in a region
way-court = battle on a court card
way-strike-tribe = remove a tribe
way-strike-army = remove an army
way-strike-road = remove a road
way-strike-spy = remove a spy
way-take-army = take an army
way-take-road = take a road
way-take-tribe = take a tribe
way-take-gift = take a gift
way-take-spy = take a spy
way-discard = discard a card
way-name = choose a player
way-suit = choose a suit
way-rebuke = choose a region
way-stop = stop here
way-end = end the turn
