# What is possible in place of what was refused: kinds of action (way-…), values of one field
# (instead-…)

instead = Possible now: { $ways }.
instead-more = { $ways } and { $count } more
instead-card = Possible cards: { $ways }.
instead-bid = Possible bids: { $ways }.
instead-place = You can name: { $ways }.
instead-slot = Possible cards on display: { $ways }.
instead-deck = Possible draws: { $ways }.
instead-level = Possible levels: { $ways }.
instead-colour = Possible colours: { $ways }.
instead-reward = Possible rewards: { $ways }.
instead-option = Possible rewards: { $ways }.
instead-token = Possible tokens: { $ways }.

way-pass = pass
way-start = choose your first character
way-bid = bid
way-name = name one of the two cards
way-take = take a card from the display
way-go-on = bid again
way-remove = remove a card from the display
way-gems = take gems
way-draw = draw a card
way-archive = tuck a card you have just taken
way-play = play a card
way-place = place the card
way-spare = leave an infinite gem unused
way-grant = choose the reward
way-option = choose a reward
way-colour = choose a colour
way-own-gem = use a gem of your own
way-double = choose a character
way-tuck = tuck a card
way-swap = give a token
way-for = choose a token
way-give = pay with gems
way-return = put a law back
way-store = store gems
way-recolour = recolour a circle
way-optimum = let the program recolour
way-decline = decline
