# Words on the page of the game and in its standalone picture

picture-title = Tigris & Euphrates
picture-board = Board of Tigris & Euphrates
picture-leader = { $office } ({ $dynasty })
picture-leader-on = { $leader }, { $space }, strength { $strength }, temples next to it: { $temples }
picture-leader-off = { $leader }, off the board
picture-leader-rival = { $leader }; you may choose this war first
picture-land = land
picture-river = river
picture-empty = empty
picture-face-down = face-down { $tile }
picture-burnt = catastrophe
picture-union = unification tile
picture-treasure = treasure
picture-corner-treasure = corner treasure (taken first)
picture-star = star
picture-corner-star = framed star (corner treasure)
picture-kingdom = kingdom: { $leaders }
picture-monument-at = { $monument } on { $space }
picture-last = last action: { $spaces }
picture-fight = { $kind ->
    [revolt] Revolt
   *[war] War
}: { $attacker } attacks with { $attack }, { $defender } defends with { $defence }
picture-turn = { $dynasty }’s turn

picture-players = Players
picture-you = you
picture-on-turn = to act
picture-actions-left = { $count ->
    [0] no actions left
    [one] { $count } action left
   *[other] { $count } actions left
}
picture-decides = deciding
picture-in-hand = Tiles in hand
picture-catastrophes = Catastrophe tiles
picture-treasures = Treasures
picture-points = Points
picture-hidden = hidden
picture-off-board = Off the board
picture-behind = Behind the screen
picture-put-away = Discarded in swaps

picture-hand = Your tiles
picture-hand-tile = { $tile }, tile { $number } in your hand
picture-catastrophe-token = Catastrophe { $count }/2

picture-bag = Tiles in the bag
picture-treasures-left = Treasures on the board
picture-monuments = Monuments
picture-built = built: { $space }
picture-free = not built

picture-conflict = Conflict
picture-revolt = Revolt
picture-war = War
picture-attacker = Attacker
picture-defender = Defender
picture-with-temples = { $count ->
    [one] { $count } temple next to the leader
   *[other] { $count } temples next to the leader
}
picture-with-supporters = { $count ->
    [one] { $count } supporter on the board
   *[other] { $count } supporters on the board
}
picture-added = Added from hand: { $count }
picture-open = nothing added yet
picture-what-counts = { $kind ->
    [revolt] Only temples from hand count.
   *[war] Only these tiles from hand count: { $tile }
}

picture-do-end = End turn
picture-do-swap = Swap tiles
picture-do-withdraw = Withdraw a leader
picture-do-decline = Build no monument
picture-do-none = Add none
picture-do-war = War: { $office }
picture-choices = Your choices

picture-score = Final score
picture-place = Place
picture-dynasty = Dynasty
picture-weakest = The weakest colour of each dynasty is underlined.
picture-assigned = In brackets: points plus treasures. Each treasure counts for the weakest colour.
picture-tie-break = The player with the highest weakest colour wins. Ties are broken by the second weakest colour, then the third, then the strongest. Players equal in all four share the place.
picture-until-end = ends at 2

picture-sign-temple = Temple, red: leaders stand next to it. Temples decide revolts.
picture-sign-farm = Farm, blue: goes on river spaces only.
picture-sign-market = Market, green.
picture-sign-settlement = Settlement, black.
picture-sign-leader = Leader: the shape and the small sign say which colour it scores, the large sign whose it is.
picture-sign-dynasty = Dynasty: the sign of a player.
picture-sign-back = Tile lying face down below a monument: it still connects the kingdom, but does nothing else.
picture-sign-catastrophe = Catastrophe: the space cannot be used any more.
picture-sign-union = Unification tile: covers the tile that joins two kingdoms.
picture-sign-monument = Monument: at the end of your turn a point for each leader in one of its two colours.
picture-sign-treasure = Treasure: whoever has the trader takes it when a kingdom holds several.
picture-sign-corner = Corner treasure: it is taken before the others.
