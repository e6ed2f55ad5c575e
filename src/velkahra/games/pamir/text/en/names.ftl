# Names. Forms: adj before a piece, one with its article; to after a verb of placing, bare without a
# place. cards.ftl names the cards.

player-gray = Gray
player-blue = Blue
player-tan = Tan
player-red = Red
player-black = Black
player-wakhan = Wakhan

region-transcaspia = Transcaspia
region-kabul = Kabul
region-punjab = Punjab
region-persia = Persia
region-herat = Herat
region-kandahar = Kandahar

coalition-afghan = Afghans
    .adj = Afghan
    .one = an Afghan
coalition-british = British
    .adj = British
    .one = a British
coalition-russian = Russians
    .adj = Russian
    .one = a Russian
coalition-none = none
    .adj = no
    .one = no

suit-economic = economic
suit-military = military
suit-political = political
suit-intelligence = intelligence

action-tax = tax
action-gift = gift
action-build = build
action-move = move
action-betray = betray
action-battle = battle

slot-upper = upper row, column { $column }
slot-lower = lower row, column { $column }

piece-army = { $coalition-adj } army in { $region }
    .to = { $coalition-one } army in { $region }
    .bare = { $coalition-adj } army
piece-road = { $coalition-adj } road on { $border }
    .to = { $coalition-one } road on { $border }
    .bare = { $coalition-adj } road
piece-tribe = tribe in { $region }
    .to = a tribe in { $region }
    .bare = tribe
piece-gift = gift on space { $price }
    .to = a gift on space { $price }
    .bare = gift
piece-spy = spy on { $card }
    .to = a spy on { $card }
    .bare = spy

# The lines of Wakhan's cards
line-tax = tax
line-build = build
line-move = move
line-battle = battle
line-betray = betray
line-battle-on-card-with-most-spies = battle on the court card with the most spies
line-radicalize = radicalize
line-if-military-favored-radicalize-highest-military = if military is favored, radicalize the highest military card
line-if-political-favored-radicalize-highest-economic = if political is favored, radicalize the highest economic card
line-radicalize-highest-political = radicalize the highest political card
line-radicalize-highest-intelligence = radicalize the highest intelligence card
line-radicalize-any-intelligence = radicalize any intelligence card
line-if-under-two-rupees-radicalize-most-net-rupees = with fewer than two rupees, radicalize the card that gains her the most rupees after its price
line-radicalize-card-gaining-a-region = radicalize a card that makes her the ruler of a region
line-radicalize-most-blocks = radicalize the card with the most army and road icons
line-if-none-dominant-radicalize-most-cylinders = if no coalition dominates, radicalize the card with the most spy and tribe icons
line-if-no-move-card-radicalize-move-card = if none of her cards can move, radicalize one that can
line-if-dominance-radicalize-matching-patriot = if a coalition dominates, radicalize one of its patriots
line-if-court-full-radicalize-highest-political = if her court is full, radicalize the highest political card
line-if-fewer-spies-radicalize-highest-intelligence = if another player has more spies, radicalize the highest intelligence card

# The name of a card in a sentence

quoted = { $name }
