"""The kinds of events and refusals, with their facts, on which code and sentences agree.

Facts are plain numbers and mean the same everywhere:

- seat, winner, loser, attacker, defender: seats
- colour, office: 0 to 3, red (priest), blue (farmer), green (trader), black (king)
- space, origin: row * 16 + column
- monument: 0 to 5, in the order of board.json
- tiles: index into `tables.SELECTIONS_TEXT`
- by: who scored a tile, 0 the matching leader, 1 the king
- everything else is a count
"""

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "first": ("seat",),
    "drew": ("seat", "count"),
    "drew-tiles": ("seat", "count", "tiles"),
    "turn": ("seat",),
    "tile": ("seat", "colour", "space"),
    "leader": ("seat", "office", "space"),
    "moved": ("seat", "office", "origin", "space"),
    "withdrawn": ("seat", "office", "origin"),
    "homeless": ("seat", "office", "origin"),
    "defeated": ("seat", "office", "origin"),
    "catastrophe": ("seat", "space"),
    "destroyed": ("seat", "space", "colour"),
    "swapped": ("seat", "count"),
    "swapped-tiles": ("seat", "count", "tiles"),
    "points-tile": ("seat", "colour", "points", "by"),
    "points-revolt": ("seat", "points"),
    "points-war": ("seat", "colour", "points"),
    "points-monument": ("seat", "colour", "points", "monument"),
    "joined": ("seat", "space"),
    "rejoined": ("seat", "space"),
    "revolt": ("attacker", "defender", "office", "attack", "defence"),
    "war": ("attacker", "defender", "colour", "attack", "defence"),
    "war-chosen": ("seat", "colour"),
    "dissolved": ("colour",),
    "added": ("seat", "count", "colour"),
    "revolt-won": ("winner", "loser", "attack", "defence", "office"),
    "war-won": ("winner", "loser", "attack", "defence", "colour", "count"),
    "removed": ("colour", "space"),
    "built": ("seat", "monument", "space", "colour"),
    "declined": ("seat",),
    "treasure": ("seat", "space"),
    "turn-over": ("seat",),
    "over-treasures": ("count",),
    "over-bag": ("seat",),
    "place": ("seat", "place", "red", "blue", "green", "black", "held"),
}
"""Fact names of each kind of event."""

REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "TE-TURN-01": (),
    "TE-TURN-01-over": (),
    "TE-TURN-02": (),
    "TE-TURN-02-pick": (),
    "TE-TURN-03-conflict": (),
    "TE-TURN-03-war": (),
    "TE-TURN-03-monument": (),
    "TE-TURN-03-treasure": (),
    "TE-TURN-03-chance": (),
    "TE-TURN-03-none": (),
    "TE-TILE-01": ("colour",),
    "TE-TILE-01-occupied": ("space",),
    "TE-TILE-02": ("space",),
    "TE-TILE-03": ("colour", "space"),
    "TE-TILE-04": ("space", "count"),
    "TE-LEADER-02": ("office",),
    "TE-LEADER-03": ("space",),
    "TE-LEADER-04": ("space",),
    "TE-LEADER-05": ("space",),
    "TE-LEADER-06": ("space", "count"),
    "TE-EDGE-32": ("office", "space"),
    "TE-CATASTROPHE-01": (),
    "TE-CATASTROPHE-04": ("space",),
    "TE-CATASTROPHE-05": ("space",),
    "TE-CATASTROPHE-06": ("space",),
    "TE-CATASTROPHE-07": ("space",),
    "TE-SWAP-01": (),
    "TE-REVOLT-05": ("count", "most"),
    "TE-WAR-04": ("colour",),
    "TE-WAR-09": ("count", "most", "colour"),
    "TE-ENGLISH-02": ("count", "least"),
    "TE-ENGLISH-03": (),
    "TE-ENGLISH-04": ("count", "exact"),
    "TE-ENGLISH-04-short": (),
    "TE-MONUMENT-01": ("space",),
    "TE-MONUMENT-02": ("monument", "colour"),
    "TE-MONUMENT-07": ("monument",),
    "TE-TREASURE-01": ("space",),
    "TE-TREASURE-02": ("space",),
    "TE-SETUP-05": (),
    "TE-SETUP-09": (),
}
"""Fact names of each refusal: rule id, and variant where one rule has several sentences."""
