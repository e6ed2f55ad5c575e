# What is printed for a camp: cards, sheets of the powers, forms, links

press-cards = Cards: { $power }
press-starting = Starting informants and special abilities
press-joint = Joint cards
press-copies = Copies of joint cards for the hands of the allies

press-powers = The powers
press-powers-lead = What everybody knows. What is behind it, each team is told of itself alone.
press-power = { $power }: for the team
press-power-only = For this team alone. Nobody else may read what is inside.
press-power-fold = The other side is secret. Fold the sheet in such a way that only this page can be seen, or keep it in an envelope.
press-power-inside = Secret: for this team alone
press-power-strong = Strong sides
press-power-weak = Weak sides
press-power-cards = Special ability and starting informant
press-power-ability = Once in the game, in the main phase of your own turn. The card stays in play until the round ends; nothing can be aimed at it.
press-power-informant = In play from the start, and not tired. If it is lost, it goes to your discard pile like any other card.

press-rounds = Order and result of the rounds
press-round = Round { $number }
press-round-lead = Order and result, for the organiser
press-round-game = Partial game:
press-round-day = Day:
press-round-time = Announced at:
press-round-result = Result of the partial game
press-round-order = Order of turns: the winner chooses first
press-round-teams = Powers
press-round-joint = Co-operations

press-head-place = Place
press-head-team = Team
press-head-for-place = { $sb } for the place
press-head-empty = Joint deck empty: −1
press-head-joker-on = Joker on
press-head-joker = { $sb } by joker
press-head-by-cards = { $sb } by cards
press-head-in-all = { $sb } in all
press-head-position = Turn
press-head-starts = Clock starts
press-head-handed-in = Handed in
press-head-ends = Turn ended
press-head-remarks = Remarks
press-head-power = Power
press-head-coin = Coin for the population
press-head-returned = Spy returned to the deck
press-head-pieces = Rows handed out
press-head-guess = Guess
press-head-teams = Teams
press-head-announced = Announced
press-head-drawn = Joint card drawn
press-head-paid = { $sb } paid
press-head-cancelled = Cancelled
press-head-penalty = Penalty paid by

press-instructions = Instructions of the teams
press-instructions-of = { $power }: instructions for a turn
press-instructions-below = To be handed to the organiser with the cards that are played
press-instructions-round = Round:
press-instructions-time = Handed in at:
press-instructions-name = Written by:
press-instructions-lead = You have { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} from the moment the team before you has finished. What is not handed in by then is not done. Steps are carried out in this order; a step that has become impossible is left out and costs nothing.
press-instructions-before = Before the main phase
press-instructions-convert = { $bm } to be made from { $sb }:
press-instructions-own = We draw from our own deck
press-instructions-joint = We draw jointly with
press-instructions-main = Main phase
press-instructions-after = After it
press-instructions-ability = Special ability (in which step, on what):
press-instructions-discard = Discarded, if the hand is too large:
press-instructions-consent = Joint cards a partner may play, and our share of { $sb }:
press-instructions-cooperation = Co-operation begun or cancelled with:
press-instructions-guess = T. H. is in square:
press-instructions-joker = Joker in the next partial game, on:
press-head-step = No.
press-head-card = Card, or ability of a card
press-head-targets = Targets, choices, teams
press-head-sb = { $sb }
press-head-bm = { $bm }
press-head-rows = Rows asked for
press-head-done = Done

press-supplies = Supply of the teams
press-supply-of = { $power }: our supply
press-supply-below = Kept by the team, from round to round
press-supply-lead = Points are the { $sb } for places in partial games, and { $points } more for whoever finds T. H. first. { $sb } and { $bm } that are left stay for later rounds; { $bm } are never turned back.
press-supply-ledger = Supply
press-supply-once = Only once in the game
press-supply-joker = Joker, round:
press-supply-ability = Special ability, round:
press-supply-rows = Rows of the picture whose code we know
press-head-round = Round
press-head-gained = Other { $sb } gained
press-head-to-bm = { $sb } turned into { $bm }
press-head-spent-sb = { $sb } spent or lost
press-head-left-sb = { $sb } left
press-head-spent-bm = { $bm } spent or lost
press-head-left-bm = { $bm } left
press-head-points = Points

press-links = Links of the teams
press-link-lead = Scan it, and you are in the game.
press-link-secret = Whoever has this card plays for the team. Keep it safe.
press-link-alt = Link of { $power }: { $link }

press-part-cards = Cards
press-part-powers = Powers
press-part-forms = Forms
press-part-picture = The encoded picture
press-part-links = Links
press-waits = Can be printed as soon as Thomas Hammer is hidden.
press-key = Key, to print the picture on a map of your own

press-state = State of the camp, for the organiser
press-state-of = State of the camp, for { $power }
press-part-state = State of the camp
press-state-turn = On turn
press-state-square = T. H. hides in
press-state-finder = T. H. was found by
press-state-lasting = Effects that hold for a time
press-state-hand = Hand
press-state-known-hand = Known to be in this hand
press-state-in-play = In play
press-state-pile = Discard pile, top card first
press-state-deck = Draw deck
press-state-deck-closed = A team may look through its draw deck before its first activity, later only where a card lets it.
press-state-deck-mine = In the draw deck, in no order
press-state-deck-top = On top of the draw deck, top card first
press-state-deck-rest = In the draw deck, to be shuffled
press-state-deck-bottom = At the bottom of the draw deck, the lowest last
press-state-rows = Rows known, with dark marks
press-state-due = Rows still to be handed out
press-state-seen = Knows of the rows of
press-state-peeks = Rows you know it has
press-state-guesses = Wrong squares (round)
press-state-joint = Joint decks
press-state-tired = tired
press-state-detained = detained
press-state-with = controlled by { $teams }
press-state-used = used { $times }×
press-state-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
press-state-joker-left = not used
press-state-joker-used = used
press-state-joker-on = on { $team }
press-state-special-left = not used
press-state-special-in-play = in play
press-state-special-used = used
press-state-round = Round { $round } of { $rounds }. { $phase }.
press-state-head-team = Team
press-state-head-points = Points
press-state-head-sb = SP
press-state-head-bm = PP
press-state-head-debt = Owes SP
press-state-head-hand = Hand
press-state-head-pieces = Pieces
press-state-head-rank = Today
press-state-head-order = Turn
press-state-head-clock = Clock
press-state-head-joker = Joker
press-state-head-special = Special ability
press-state-head-pacts = Co-operates with
