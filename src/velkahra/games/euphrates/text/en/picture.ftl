# Words on the page of the game and in its standalone picture

picture-title = Tigris & Euphrates
picture-board = Board of Tigris & Euphrates
picture-leader = { $office } ({ $dynasty })
picture-leader-on = { $leader }, { $space }, strength { $strength }, temples next to it: { $temples }
picture-leader-off = { $leader }, off the board
picture-leader-rival = { $leader }; its war may come first
picture-land = land
picture-river = river
picture-empty = empty
picture-face-down = { $tile } lying face down
picture-burnt = catastrophe
picture-union = unification tile
picture-treasure = treasure
picture-corner-treasure = treasure that goes first
picture-star = star
picture-corner-star = star with a frame
picture-kingdom = kingdom: { $leaders }
picture-monument-at = { $monument } on { $space }
picture-last = last action: { $spaces }
picture-fight = { $kind ->
    [revolt] Revolt
   *[war] War
}: { $attacker } attacks with { $attack }, { $defender } defends with { $defence }
picture-turn = { $dynasty } is on turn

picture-players = Players
picture-you = you
picture-on-turn = on turn
picture-actions-left = { $count ->
    [0] no action left
    [one] { $count } action left
   *[other] { $count } actions left
}
picture-decides = decides
picture-in-hand = Tiles in hand
picture-catastrophes = Catastrophe tiles
picture-treasures = Treasures
picture-points = Points
picture-hidden = hidden
picture-off-board = Off the board
picture-behind = Behind the screen
picture-put-away = Put away in swaps

picture-hand = Your tiles
picture-hand-tile = { $tile }, tile { $number } in your hand
picture-catastrophe-token = Catastrophe { $count }/2

picture-bag = Tiles in the bag
picture-treasures-left = Treasures on the board
picture-monuments = Monuments
picture-built = built: { $space }
picture-free = free

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
picture-added = Added from the hand: { $count }
picture-open = nothing added yet
picture-what-counts = { $kind ->
    [revolt] Temples from the hand count.
   *[war] Tiles of this kind from the hand count: { $tile }
}

picture-do-end = End turn
picture-do-swap = Swap tiles
picture-do-withdraw = Take off the board
picture-do-decline = No monument
picture-do-none = Add none
picture-do-war = War: { $office }
picture-choices = Your choices

picture-score = Final standing
picture-place = Place
picture-dynasty = Dynasty
picture-weakest = The weakest colour of each dynasty is underlined.
picture-assigned = In brackets: points and, after the plus, treasures, each given to the weakest colour.
picture-tie-break = The best weakest colour wins. On a tie the second weakest decides, then the third, then the strongest; equal in all four, they share the place.
picture-until-end = ends at 2
