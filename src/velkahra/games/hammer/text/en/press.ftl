# What is printed for a camp: cards, sheets of the powers, forms, links

press-cards = Cards: { $power }
press-starting = Starting informants and special abilities
press-joint = Joint cards
press-copies = Copies of joint cards for the hands of the allies

press-powers = The powers
press-powers-lead = This is what everyone knows. Each team’s secrets are on its own sheet.
press-power = { $power }: for the team
press-power-only = For this team alone. Nobody else may read what is inside.
press-power-fold = Fold the sheet so that only this page shows, or keep it in an envelope. The other side is secret.
press-power-inside = Secret: for this team alone
press-power-strong = Strengths
press-power-weak = Weaknesses
press-power-cards = Special ability and starting informant
press-power-ability = Use it once per game, in the main phase of your own turn. The card stays in play until { $lasts ->
    [turn] your next turn
   *[round] the round ends
} and cannot be a target.
press-power-lasts = At this table it lasts until its team’s next turn.
press-power-informant = In play and ready from the start. If it is lost, it goes to your discard pile like any other card.

press-rounds = Order and result of the rounds
press-round = Round { $number }
press-round-lead = Order and result, for the organiser
press-round-game = Daily game:
press-round-day = Day:
press-round-time = Announced at:
press-round-result = Result of the daily game
press-round-order = Turn order: the winner chooses first
press-round-teams = Powers
press-round-joint = Cooperations

press-head-place = Place
press-head-team = Team
press-head-for-place = { $sb } for the place
press-head-empty = Joint deck empty: −1
press-head-joker-on = Joker on
press-head-joker = { $sb } from joker
press-head-by-cards = { $sb } from cards
press-head-in-all = Total { $sb }
press-head-position = Position
press-head-starts = Clock starts
press-head-handed-in = Handed in
press-head-ends = Turn ended
press-head-remarks = Remarks
press-head-power = Power
press-head-coin = Coin toss for a returning spy
press-head-returned = Spy returned to the deck
press-head-pieces = Rows handed out
press-head-guess = Guess
press-head-found = Found him
press-head-teams = Teams
press-head-announced = Announced
press-head-drawn = Joint card drawn
press-head-paid = { $sb } paid
press-head-cancelled = Cancelled
press-head-penalty = Penalty paid by

press-instructions = Turn instructions of the teams
press-instructions-of = { $power }: instructions for a turn
press-instructions-below = To be handed to the organiser with the cards that are played
press-instructions-round = Round:
press-instructions-time = Handed in at:
press-instructions-name = Written by:
press-instructions-minutes = You have { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} from the moment the team before you has finished. Anything not handed in by then is not done.
press-instructions-lead = Steps are carried out in this order. A step that has become impossible is skipped and costs nothing.
press-instructions-before = Before the main phase
press-instructions-convert = { $bm } converted from { $sb }:
press-instructions-waive = The returning spy stays out
press-instructions-own = We draw from our own deck
press-instructions-joint = We draw a joint card with
press-instructions-main = Main phase
press-instructions-after = After it
press-instructions-ability = Special ability (in which step, on what):
press-instructions-discard = Discarded, if the hand is too large:
press-instructions-consent = Joint cards a partner may play, and our share of { $sb }:
press-instructions-cooperation = Cooperation started or cancelled with:
press-instructions-guess = Our guess, Thomas Hammer’s square:
press-instructions-joker = Joker in the next daily game, on:
press-head-step = No.
press-head-card = Card, or ability of a card
press-head-targets = Targets, choices, teams
press-head-sb = { $sb }
press-head-bm = { $bm }
press-head-rows = Rows asked for
press-head-done = Done

press-supplies = Team supplies
press-supply-of = { $power }: our supply
press-supply-below = Kept by the team, from round to round
press-supply-lead = { $joker ->
    [scores] Your points are the { $sb } you earn for your places in daily games and from your joker.
   *[not] Your points are the { $sb } you earn for your places in daily games.
} The first team to find Thomas Hammer gets { $points } more. Unused { $sb } and { $bm } carry over to later rounds. { $bm } cannot be converted back.
press-supply-ledger = Supply
press-supply-once = Only once in the game
press-supply-joker = Joker, round:
press-supply-ability = Special ability, round:
press-supply-rows = Rows of the picture whose code we know
press-head-round = Round
press-head-gained = Other { $sb } gained
press-head-to-bm = { $sb } converted into { $bm }
press-head-spent-sb = { $sb } spent or lost
press-head-left-sb = { $sb } left
press-head-spent-bm = { $bm } spent or lost
press-head-left-bm = { $bm } left
press-head-points = Points

press-links = Team links
press-link-lead = Scan this code to join the game.
press-link-secret = Anyone with this card can play for the team. Keep it safe.
press-link-alt = Link of { $power }: { $link }

press-part-cards = Cards
press-part-powers = Powers
press-part-forms = Forms
press-part-picture = The encoded picture
press-part-links = Links
press-waits = Can be printed as soon as Thomas Hammer is hidden.
press-key = Key, for printing the picture with your own map

press-state = State of the camp, for the organiser
press-state-of = State of the camp, for { $power }
press-part-state = State of the camp
press-state-turn = Current turn
press-state-square = Thomas Hammer hides in
press-state-finder = Thomas Hammer was found by
press-state-finders = Thomas Hammer was found by
press-state-lasting = Temporary effects
press-state-brief = { $source } ({ $team }, { $until }): { $text }
press-state-brief-on = { $source } ({ $team }, { $until }), on { $card }: { $text }
press-state-gives-back = { $card } ({ $team }, { $until }): then goes back exhausted to { $teams }
press-state-hand = Hand
press-state-known-hand = Known to be in this hand
press-state-in-play = In play
press-state-pile = Discard pile, top card first
press-state-deck = Draw deck
press-state-deck-closed = A team may look through its draw deck before its first activity, later only where a card lets it.
press-state-deck-mine = In the draw deck, in no particular order
press-state-deck-top = On top of the draw deck, top card first
press-state-deck-rest = In the draw deck, to be shuffled
press-state-deck-bottom = At the bottom of the draw deck, the lowest last
press-state-rows = Rows known, with dark symbols
press-state-due = Rows still to be handed out
press-state-seen = Knows of the rows of
press-state-peeks = Rows you know it has
press-state-guesses = Wrong squares (round)
press-state-joint = Joint decks
press-state-tired = exhausted
press-state-detained = detained
press-state-with = controlled by { $teams }
press-state-used = used { $times }×
press-state-sides = Strengths and weaknesses used
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
press-state-head-pieces = Clues
press-state-head-rank = Today
press-state-head-order = Turn
press-state-head-clock = Clock
press-state-head-joker = Joker
press-state-head-special = Special ability
press-state-head-pacts = Cooperates with
