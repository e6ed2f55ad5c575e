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
picture-on-turn = to act
picture-won = winner
picture-place = position { $place } in the turn order
picture-rank = Place { $place } in the daily game
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-pieces = { $count ->
    [0] no clues
    [one] { $count } clue
   *[other] { $count } clues
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
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
}
picture-joker = still has its joker
picture-joker-bet = Joker bet on: { $team }
picture-bet-chosen = has chosen whether to bet its joker
picture-guessed = has guessed a square
picture-found = has found Thomas Hammer
picture-pacts = Cooperates with: { $teams }
picture-tired = exhausted
picture-detained = detained: not readied in the next refresh phase
picture-joint = joint card
picture-joint-of = joint card of { $teams }
picture-in-play = in play: { $cards }
picture-known-hand = Known cards in this hand
picture-known-rows = You know that this team has rows { $rows }
picture-use = { $card }: use ability { $number }

picture-hand = Your hand
picture-hand-empty = No cards in hand.
picture-looked = Cards to choose from
picture-price-now = Price now: { $sb } SP, { $bm } PP
picture-barred-condition = Condition not met
picture-barred-target = No target for it
picture-barred-joint = Blocked by a cooperation rule
picture-barred-card = Blocked by a card
picture-barred = Cannot be played now ({ $rule })

picture-round = Round { $round } of { $rounds }
picture-order = Turn order
picture-phases = Phases of the round
picture-phase-name-1 = Daily game
picture-phase-name-2 = Refresh
picture-phase-name-3 = Draw
picture-phase-name-4 = Main
picture-phase-name-5 = Discard
picture-phase-setup = Setup
picture-phase-game = Daily game
picture-phase-order = Choosing the turn order
picture-phase-refresh = Refresh phase
picture-phase-draw = Draw phase
picture-phase-main = Main phase
picture-phase-discard = Discard phase
picture-phase-end = End of the turn
picture-phase-over = The game is over

picture-choices = Your choices

picture-powers = The powers: what everyone knows
picture-study = Your deck: all its cards
picture-study-count = In the deck: { $left } of { $all }
picture-own = Your power: { $team }
picture-secret = Only your team sees this.
picture-strong = strength
picture-weak = weakness
picture-special-ready = not used yet
picture-special-in-play = special ability in play
picture-special-spent = special ability used

picture-pile-of = Discard pile: { $team }
picture-pile-empty = No cards.
picture-joint-decks = Joint decks
picture-no-joint = Nobody cooperates.
picture-parted = no longer complete
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
picture-map-found = Thomas Hammer was at { $square }.
picture-map-sample = Sample map: its landscape is invented.
picture-map-scale = One square is { $metres } m across, the whole map { $across } m.
picture-leave-later = You can end a cooperation again after this choice.
picture-square-gone = { $square }, ruled out

picture-too-dear = Too expensive now
picture-legend = Symbols
picture-legend-sb = Strategic points ({ $short }): pay for cards with them; in the refresh phase you may turn them into power points.
picture-legend-bm = Power points ({ $short }), each with its power’s symbol: the stronger cards cost them too.
picture-legend-points = Points: whoever has the most at the end wins.
picture-legend-piece = Clues: rows of the encoded picture that you can read.
picture-legend-hand = Cards in hand; as a price: discard that many.
picture-legend-deck = Cards in the deck, which you draw from.
picture-legend-pile = Cards in the discard pile. Everyone may read it.
picture-legend-cup = Place in the daily game, and in the end the winner. The place gives strategic points and points.
picture-legend-joker = Joker: once in the game, bet it on a team before a daily game and get as much as that team does.
picture-legend-special = Special ability, used once in the game, or the ability of a card: tap it to use it.
picture-legend-pact = Cooperates with these teams: they share a joint deck and must not harm each other.
picture-legend-turn = To act: only this team plays cards now.
picture-legend-dots = Is deciding: the game waits for this team.
picture-legend-check = Has chosen whether to bet its joker. On whom is secret until the results.
picture-legend-tire = Price of an ability: exhaust this spy. You can use it again after your next refresh phase.
picture-legend-tired = Exhausted: its ability cannot be used until it is readied.
picture-legend-detained = Detained: not readied in the next refresh phase. On your power’s sheet: only your team sees this.
picture-legend-sacrifice = Price of an ability: this card goes to the discard pile.
picture-legend-barred = Cannot be played now. The card says why.
picture-legend-eye = The cards you know in another team’s hand.
picture-legend-found = A square was guessed, or Thomas Hammer was found there.
picture-legend-wrong = Ends a cooperation.
picture-legend-clock = Temporary: an effect that ends, or a row whose code comes after this turn.
picture-until-turn_end = until the end of the turn
picture-until-round_end = until the end of the round
picture-until-your_next_turn = until that team’s next turn
picture-until-game_end = until the end of the game
picture-until-forever = permanently
picture-lasting = Lasting effects: { $teams }

picture-learn = Learn a row, and its dark symbols cross squares out.
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
picture-phase-game-dice = Daily game: dice decide it
picture-phase-name-dice = Dice
picture-more = More…
picture-score = How it ended
picture-score-place = Place
picture-score-team = Team
picture-score-games = Daily games
picture-score-find = Thomas Hammer found
picture-score-points = Points
picture-score-found = Thomas Hammer was hiding at { $square }. He was found first by: { $team }.
picture-score-unfound = Nobody found Thomas Hammer. He was hiding at { $square }.
picture-score-by-find = The game was decided by finding Thomas Hammer, for { $points ->
    [one] one point
   *[other] { $points } points
}.
picture-score-by-games = The game was decided by the places in the daily games.
