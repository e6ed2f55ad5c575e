# What is possible in place of what was refused: kinds of action (way-…), values of one field
# (instead-…)

instead = Possible now: { $ways }.
instead-more = { $ways } and { $count } more
instead-space = Possible spaces, the nearest first: { $ways }.
instead-tile = Tiles you can place: { $ways }.
instead-office = Possible leaders: { $ways }.
instead-count = Possible numbers: { $ways }.
instead-colour = Wars to choose from, by leader: { $ways }.
instead-monument = Possible monuments: { $ways }.

way-tile = place a tile
way-leader = place a leader
way-withdraw = withdraw a leader
way-catastrophe = place a catastrophe tile
way-swap = swap tiles
way-add = add tiles
way-war = choose a war
way-build = build a monument
way-decline = build no monument
way-take = take a treasure
way-end = end the turn
