"""The kinds of events and refusals, with their facts, on which code and sentences agree.

Facts are plain numbers and mean the same everywhere:

- seat, other, actor: seats; seats: several, as bits
- card, law, under, their_card: the number printed on a card, laws from 65; 0 is none
- colour, first, second: 0 blue, 1 red, 2 green, 3 yellow
- slot: as in `actions.SLOT_NAMES`, the lower places first
- place, their_place: 0 lower, 1 upper, 2 neither; the final place in `score`
- token, their_token: a kind of `tables.TOKEN_NAMES`
- bid0 .. bid3: for each seat at the table 0 to 3 a gem of that colour, 4 an attack token, 5 an
  empty fist, 9 no part in it; card0 .. card3: for each seat the card it has chosen
- what: what is chosen in secret, 0 a first card, 1 a bid, 2 one of two cards, 3 a card to build;
  value: that choice, a card, a bid or a place
- gems0 .. gems3: gems of each colour that move; less0 .. less3: those that eternal gems save
- points0 .. points6: the seven headings, in the order of scoring
- robot: a virtual opponent, from 0; robots: how many of them
- deck: 0 characters, 1 laws; frame: what is asked, a key of `view.DECISIONS`
- everything else is a count, a level, or 0 and 1 for no and yes
"""

from typing import Final

_GEMS: Final = ("gems0", "gems1", "gems2", "gems3")
_LESS: Final = ("less0", "less1", "less2", "less3")

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "armed": ("seat", "count"),
    "attack-wasted": ("seat",),
    "bids": ("bid0", "bid1", "bid2", "bid3"),
    "cards": ("card0", "card1", "card2", "card3", "seats"),
    "chose": ("seat", "what"),
    "chose-bid": ("seat", "value"),
    "chose-card": ("seat", "value"),
    "chose-name": ("seat", "value"),
    "chose-to-pass": ("seat", "value"),
    "circle": ("seat", "card", "colour"),
    "circle-no-gem": ("seat", "card", "colour"),
    "clash": ("colour", "cards", "seats", "robots"),
    "declined": ("seat",),
    "drew": ("seat", "deck"),
    "drew-card": ("seat", "card"),
    "ended": (),
    "eternal": ("seat", "card", "colour"),
    "eternal-lost": ("seat", "card", "colour"),
    "eternal-own": ("seat", "card", "colour"),
    "failed": ("seat",),
    "gave": ("seat", "other", *_GEMS),
    "gems-back": ("seat", "first", "second"),
    "granted": ("seat", "card", "power"),
    "kept": ("seat",),
    "named": ("seat", "place", "other", "their_place", "colour"),
    "no-cards": ("seat", "count"),
    "no-effect": ("seat", "law"),
    "no-free-card": ("seat", "law"),
    "option": ("seat", "law", "option"),
    "paid": ("seat", "gems0", "less0", "gems1", "less1", "gems2", "less2", "gems3", "less3"),
    "passed": ("seat", "count"),
    "placed": ("seat", "card", "level", "column"),
    "put-back": ("seat",),
    "put-back-own": ("seat", "law"),
    "recoloured": ("seat", "card", "colour", "count"),
    "removed": ("card", "slot", "virtual"),
    "renewed": ("left",),
    "replaced": ("seat", "card", "law"),
    "robot-bid": ("robot", "colour"),
    "round": ("round",),
    "score": ("seat", "place", *(f"points{heading}" for heading in range(7)), "total"),
    "shown": ("card", "slot"),
    "skips": ("seat", "law"),
    "spared": ("seat", "colour"),
    "started": ("seat", "card"),
    "stored": ("seat", "law", *_GEMS),
    "swapped": ("seat", "card", "token", "other", "their_card", "their_token"),
    "token": ("seat", "card", "token", "count"),
    "took-card": ("seat", "card", "slot"),
    "took-gems": ("seat", "short", *_GEMS),
    "tucked": ("seat", "card", "under"),
}
"""Fact names of each kind of event; what is told of each seat ends with the last seat there is."""

REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "VC-AUCTION-05": ("colour",),
    "VC-AUCTION-11-empty": ("colour",),
    "VC-AUCTION-11-no-card": ("colour",),
    "VC-AUCTION-11-no-gem": ("colour",),
    "VC-AUCTION-15": ("seat",),
    "VC-BUILD-01-not-in-hand": ("card",),
    "VC-BUILD-05": ("level",),
    "VC-BUILD-06": ("level",),
    "VC-BUILD-09": ("card", "level", "colour", "price", "have"),
    "VC-BUILD-12": ("level",),
    "VC-BUILD-12-free": ("level",),
    "VC-EDGE-10": (),
    "VC-EDGE-12": ("count", "least", "more", "due"),
    "VC-EDGE-20": ("colour",),
    "VC-EDGE-25-mine": ("card", "token"),
    "VC-EDGE-25-no-token": ("card", "token"),
    "VC-EDGE-25-theirs": ("card", "token"),
    "VC-EDGE-26-elsewhere": ("card",),
    "VC-EDGE-26-no-character": ("card",),
    "VC-EDGE-28": ("card",),
    "VC-EDGE-31-free-place": ("card",),
    "VC-EDGE-31-no-card": ("card",),
    "VC-EDGE-32-not-in-hand": ("card",),
    "VC-EDGE-32-taken": ("card",),
    "VC-EDGE-35": ("card", "colour", "need", "have"),
    "VC-EDGE-50": ("card",),
    "VC-EDGE-56": ("count", "least", "most"),
    "VC-EDGE-56-gems": (),
    "VC-END-01-over": (),
    "VC-END-03": ("card",),
    "VC-END-04-already": ("card", "colour", "need"),
    "VC-FLOW-03-apart": ("seat",),
    "VC-FLOW-03-chosen": ("seat",),
    "VC-FLOW-03-dealer": (),
    "VC-FLOW-03-no-chance": (),
    "VC-FLOW-03-nobody": (),
    "VC-FLOW-03-other": ("frame",),
    "VC-FLOW-03-pick": (),
    "VC-FLOW-03-turn": ("seat", "actor"),
    "VC-FLOW-03-unknown": (),
    "VC-FLOW-05-gems": (),
    "VC-FLOW-05-price": ("count", "due"),
    "VC-LIMIT-01-outcome": (),
    "VC-LIMIT-02": (),
    "VC-ORDER-01": ("seat", "actor"),
    "VC-ORDER-03": ("seat", "actor"),
    "VC-PASS-04": (),
    "VC-PYR-05-occupied": (),
    "VC-PYR-07-not-in-hand": ("card",),
    "VC-PYR-09": ("card",),
    "VC-PYR-09-bottom": ("card",),
    "VC-REWARD-01": ("count", "due"),
    "VC-SETUP-06-not-in-hand": ("card",),
    "VC-VIRTUAL-05": (),
}
"""Fact names of each refusal, by the key of its sentence."""
