# Words on the page of the camp game and in its standalone picture. Names of powers stand alone, in
# the nominative.

picture-title = Thomas Hammer
picture-tabs = Parts of the table
picture-tab-table = Table
picture-tab-hand = Hand
picture-tab-picture = Encoded picture
picture-tab-piles = Piles

picture-you = you
picture-decides = is deciding
picture-on-turn = on turn
picture-won = winner
picture-place = number { $place } in the order of turns
picture-rank = Place { $place } in the partial game
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-pieces = { $count ->
    [0] no information
    [one] { $count } piece of information
   *[other] { $count } pieces of information
}
picture-coming = { $count ->
    [one] { $count } more after this turn
   *[other] { $count } more after this turn
}
picture-debt = { $count ->
    [one] owes { $count }
   *[other] owes { $count }
}
picture-hand-size = { $count ->
    [one] { $count } card in hand, at most { $limit }
   *[other] { $count } cards in hand, at most { $limit }
}
picture-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
picture-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
picture-pile = { $count ->
    [one] { $count } card on the discard pile
   *[other] { $count } cards on the discard pile
}
picture-joker = still has its joker
picture-joker-bet = Joker bet on: { $team }
picture-bet-chosen = has chosen whether to bet its joker
picture-guessed = has handed in a square
picture-found = has found T. H.
picture-pacts = Co-operation: { $teams }
picture-tired = tired
picture-detained = detained: stays tired in the next refresh phase
picture-joint = joint card
picture-joint-of = joint card of { $teams }
picture-in-play = in play: { $cards }
picture-known-hand = What you know of this hand
picture-known-rows = You know it has rows { $rows }
picture-use = { $card }: use ability { $number }

picture-hand = Your hand
picture-hand-empty = No cards in hand.
picture-looked = Cards to choose from
picture-price-now = Price now: { $sb } SP, { $bm } PP
picture-barred-condition = Its condition does not hold
picture-barred-target = No target for it
picture-barred-joint = Co-operation bars it
picture-barred-card = A card forbids it
picture-barred = Cannot be played now ({ $rule })

picture-round = Round { $round } of { $rounds }
picture-order = Order of turns
picture-phases = Phases of the round
picture-phase-name-1 = Partial game
picture-phase-name-2 = Refresh
picture-phase-name-3 = Draw
picture-phase-name-4 = Main
picture-phase-name-5 = Discard
picture-phase-setup = Getting ready
picture-phase-game = Partial game
picture-phase-order = Choosing the order of turns
picture-phase-refresh = Refresh phase
picture-phase-draw = Draw phase
picture-phase-main = Main phase
picture-phase-discard = Discard phase
picture-phase-end = End of the turn
picture-phase-over = The game is over

picture-choices = What you can do

picture-powers = The powers: what everybody knows
picture-study = Your deck: all its cards
picture-study-count = In the deck: { $left } of { $all }
picture-own = Your power: { $team }
picture-secret = Only your team sees this.
picture-strong = strong side
picture-weak = weak side
picture-special-ready = not used yet
picture-special-in-play = special ability in play
picture-special-spent = special ability used

picture-pile-of = Discard pile: { $team }
picture-pile-empty = No cards.
picture-joint-decks = Joint decks
picture-no-joint = Nobody co-operates.
picture-parted = not complete
picture-joint-hand = { $count ->
    [one] { $count } joint card in hand
   *[other] { $count } joint cards in hand
}

picture-no-picture = The encoded picture is handed out when the game begins.
picture-row-due = Its code comes after this turn
picture-map = Map
picture-map-left = { $count ->
    [one] { $count } square left
   *[other] { $count } squares left
}
picture-map-label = Map of { $size } × { $size } squares; { $left ->
    [one] { $left } square is left.
   *[other] { $left } squares are left.
}
picture-map-wrong = Wrong guesses: { $squares }.
picture-map-found = T. H. was at { $square }.
picture-map-sample = Sample map: its landscape is invented.
picture-map-scale = One square is { $metres } m across, the whole map { $across } m.
picture-leave-later = A co-operation can be left again when this choice is made.
picture-square-gone = { $square }, ruled out

picture-too-dear = Too expensive now
picture-legend = What the signs mean
picture-legend-sb = Strategic points ({ $short }): pay for cards with them; in the refresh phase you may turn them into power points.
picture-legend-bm = Power points ({ $short }), each with its power’s symbol: the stronger cards cost them too.
picture-legend-points = Points: whoever has the most at the end wins.
picture-legend-piece = Pieces of information: rows of the encoded picture that you can read.
picture-legend-hand = Cards in hand; as a price: discard that many.
picture-legend-deck = Cards in the deck, which you draw from.
picture-legend-pile = Cards on the discard pile. Everybody may read it.
picture-legend-cup = Place in the partial game, and in the end the winner. The place brings strategic points and points.
picture-legend-joker = Joker: once in the game, bet it on a team before a partial game and get as much as that team does.
picture-legend-special = Special ability, used once in the game, or the ability of a card: tap it to use it.
picture-legend-pact = Co-operates with these teams: they share a joint deck and must not harm each other.
picture-legend-turn = On turn: only this team plays cards now.
picture-legend-dots = Is deciding: the game waits for this team.
picture-legend-check = Has chosen whether to bet its joker. On whom is secret until the results.
picture-legend-tire = Price of an ability: tire this spy. It serves again after your next refresh phase.
picture-legend-tired = Tired: its ability cannot be used until it is untired.
picture-legend-detained = Detained: stays tired in the next refresh phase. On your power’s sheet: only your team sees this.
picture-legend-sacrifice = Price of an ability: this card goes to the discard pile.
picture-legend-barred = Cannot be played now. The card says why.
picture-legend-eye = What you know of the hand of another team.
picture-legend-found = A square was handed in, or Thomas Hammer was found there.
picture-legend-wrong = Ends a co-operation.
picture-legend-clock = Holds for a time: an effect that ends, or a row whose code comes after this turn.
picture-until-turn_end = until the end of the turn
picture-until-round_end = until the end of the round
picture-until-your_next_turn = until that team’s next turn
picture-until-game_end = until the end of the game
picture-until-forever = for good
picture-lasting = Effects that hold for a time: { $teams }

picture-learn = Learn a row and its dark signs cross squares out.
picture-sb = { $count ->
    [one] { $count } strategic point ({ $short })
   *[other] { $count } strategic points ({ $short })
}
picture-bm = { $count ->
    [one] { $count } power point ({ $short })
   *[other] { $count } power points ({ $short })
}
picture-place-short = turn { $place }
picture-final-short = place { $place }
picture-final = place { $place } in the end
picture-phase-game-dice = Partial game: dice decide it
picture-phase-name-dice = Dice
picture-more = More …
picture-score = How it ended
picture-score-place = Place
picture-score-team = Team
picture-score-games = Partial games
picture-score-find = T. H. found
picture-score-points = Points
picture-score-found = Thomas Hammer was hiding at { $square }. He was found first by: { $team }.
picture-score-unfound = Nobody found Thomas Hammer. He was hiding at { $square }.
picture-score-by-find = What won: finding Thomas Hammer, with { $points ->
    [one] one point
   *[other] { $points } points
}.
picture-score-by-games = What won: the places in the partial games.
