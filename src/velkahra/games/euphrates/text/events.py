"""Every kind of event and of refusal, with what its facts mean.

A seat, leader, colour or monument is told in all its forms: `seat`, `seat-acc` ...
"""

from collections.abc import Mapping, Sequence
from typing import Final

from velkahra.core.contract.facts import NUMBER, Arguments, Fact, Facts, Who
from velkahra.games.euphrates.rules import facts, tables
from velkahra.games.euphrates.text import names

GAPS: Final = {"space": 0xE000, "origin": 0xE001}
"""Numbers that stand for any space, told as characters for private use."""


def _seat(language: str, dynasties: Sequence[str], name: str, seat: int) -> Arguments:
    return names.TEXTS.in_role(language, name, f"dynasty-{dynasties[seat]}")


def _space(language: str, context: object, name: str, space: int) -> Arguments:
    return {name: facts.label(space) if space not in GAPS.values() else chr(space)}


def _square(language: str, context: object, name: str, corner: int) -> Arguments:
    return names.square(corner)


def _tiles(language: str, context: object, name: str, selection: int) -> Arguments:
    counts = enumerate(tables.SELECTION_COUNTS[selection])
    told = [names.counted(language, colour, count) for colour, count in counts if count]
    return {name: names.listed(language, told, "list-and")}


def _colour(language: str, context: object, name: str, colour: int) -> Arguments:
    """Return a colour with its tile and its leader."""
    return {
        **names.TEXTS.in_role(language, "colour", f"colour-{facts.COLOUR_NAMES[colour]}"),
        **names.TEXTS.in_role(language, "tile", f"tile-{tables.TILE_NAMES[colour]}"),
        **names.TEXTS.in_role(language, "leader", f"leader-{tables.OFFICE_NAMES[colour]}"),
    }


def _counted(language: str, context: object, told: Mapping[str, int]) -> Arguments:
    return {"tiles": names.counted(language, told["colour"], told["count"])}


def _square_elements(corner: int) -> str:
    return " ".join(f"s-{facts.label(int(space))}" for space in tables.square_from(corner))


def _leaders(told: Mapping[str, int]) -> str:
    """Return the leaders of an office or colour of all seats that are told."""
    office = told["office"] if "office" in told else told["colour"]
    seats = ("seat", "attacker", "defender", "winner", "loser")
    return " ".join(f"leader-{told[seat]}-{office}" for seat in seats if seat in told)


def _scoring_leader(told: Mapping[str, int]) -> str:
    return f"leader-{told['seat']}-{int(tables.KING) if told['by'] else told['colour']}"


SEAT: Final = Fact(Who.SEAT, _seat)
SPACE: Final = Fact(facts.label, _space, lambda space: f"s-{facts.label(space)}")
TREASURE: Final = Fact(
    facts.label, _space, lambda space: "s-{0} treasure-{0}".format(facts.label(space))
)
SQUARE: Final = Fact(facts.label, _square, _square_elements)
TILES: Final = Fact(tables.SELECTIONS_TEXT, _tiles)
COLOUR: Final = Fact(facts.COLOUR_NAMES, _colour)
OFFICE: Final = Fact(
    tables.OFFICE_NAMES, names.TEXTS.nouns("leader", tables.OFFICE_NAMES, "leader")
)
SCORER: Final = Fact(("leader", "king"))
MONUMENT: Final = Fact(
    tables.MONUMENT_NAMES,
    names.TEXTS.nouns("monument", tables.MONUMENT_NAMES),
    "tower-{}".format,
    is_last=True,
)

_GONE: Final = Facts(seat=SEAT, office=OFFICE, origin=SPACE).with_highlights(_leaders)
_FIGHTERS: Final = {"attacker": SEAT, "defender": SEAT}
_STRENGTHS: Final = {"attack": NUMBER, "defence": NUMBER}
_FOUGHT: Final = {"winner": SEAT, "loser": SEAT, **_STRENGTHS}
_POINTS: Final = dict.fromkeys(facts.COLOUR_NAMES, NUMBER)

EVENTS: Final[dict[str, Facts]] = {
    "first": Facts(seat=SEAT),
    "drew": Facts(seat=SEAT, count=NUMBER),
    "drew-tiles": Facts(seat=SEAT, count=NUMBER, tiles=TILES),
    "turn": Facts(seat=SEAT),
    "tile": Facts(seat=SEAT, colour=COLOUR, space=SPACE),
    "leader": Facts(seat=SEAT, office=OFFICE, space=SPACE).with_highlights(_leaders),
    "moved": Facts(seat=SEAT, office=OFFICE, origin=SPACE, space=SPACE).with_highlights(_leaders),
    "withdrawn": _GONE,
    "homeless": _GONE,
    "defeated": _GONE,
    "catastrophe": Facts(seat=SEAT, space=SPACE),
    "destroyed": Facts(seat=SEAT, space=SPACE, colour=COLOUR),
    "swapped": Facts(seat=SEAT, count=NUMBER),
    "swapped-tiles": Facts(seat=SEAT, count=NUMBER, tiles=TILES),
    "points-tile": Facts(seat=SEAT, colour=COLOUR, points=NUMBER, by=SCORER).with_highlights(
        _scoring_leader
    ),
    "points-revolt": Facts(seat=SEAT, points=NUMBER),
    "points-war": Facts(seat=SEAT, colour=COLOUR, points=NUMBER),
    "points-monument": Facts(
        seat=SEAT, colour=COLOUR, points=NUMBER, monument=MONUMENT
    ).with_highlights(_leaders),
    "joined": Facts(seat=SEAT, space=SPACE),
    "rejoined": Facts(seat=SEAT, space=SPACE),
    "revolt": Facts(**_FIGHTERS, office=OFFICE, **_STRENGTHS).with_highlights(_leaders),
    "war": Facts(**_FIGHTERS, colour=COLOUR, **_STRENGTHS).with_highlights(_leaders),
    "war-chosen": Facts(seat=SEAT, colour=COLOUR),
    "dissolved": Facts(colour=COLOUR),
    "added": Facts(seat=SEAT, count=NUMBER, colour=COLOUR).with_forms(_counted),
    "revolt-won": Facts(**_FOUGHT, office=OFFICE).with_highlights(_leaders),
    "war-won": Facts(**_FOUGHT, colour=COLOUR, count=NUMBER)
    .with_forms(_counted)
    .with_highlights(_leaders),
    "removed": Facts(colour=COLOUR, space=SPACE),
    "built": Facts(seat=SEAT, monument=MONUMENT, space=SQUARE, colour=COLOUR),
    "declined": Facts(seat=SEAT),
    "treasure": Facts(seat=SEAT, space=TREASURE),
    "turn-over": Facts(seat=SEAT),
    "over-treasures": Facts(count=NUMBER),
    "over-bag": Facts(seat=SEAT),
    "place": Facts(seat=SEAT, place=NUMBER, **_POINTS, held=NUMBER),
}

_SPACE: Final = Facts(space=SPACE)
_TILE: Final = Facts(colour=COLOUR, space=SPACE)
_LEADER: Final = Facts(office=OFFICE, space=SPACE)
_WITHOUT_FACTS: Final = """
    TE-TURN-01 TE-TURN-01-over TE-TURN-02 TE-TURN-02-pick TE-TURN-03-conflict TE-TURN-03-war
    TE-TURN-03-monument TE-TURN-03-treasure TE-TURN-03-chance TE-TURN-03-none TE-CATASTROPHE-01
    TE-SWAP-01 TE-ENGLISH-03 TE-ENGLISH-04-short TE-SETUP-05 TE-SETUP-09
"""

REFUSALS: Final[dict[str, Facts]] = {
    **dict.fromkeys(_WITHOUT_FACTS.split(), Facts()),
    "TE-TILE-01": _TILE,
    "TE-TILE-01-occupied": _TILE,
    "TE-TILE-02": _TILE,
    "TE-TILE-03": _TILE,
    "TE-TILE-04": Facts(colour=COLOUR, space=SPACE, count=NUMBER),
    "TE-LEADER-02": Facts(office=OFFICE),
    "TE-LEADER-03": _LEADER,
    "TE-LEADER-04": _LEADER,
    "TE-LEADER-05": _LEADER,
    "TE-LEADER-06": Facts(office=OFFICE, space=SPACE, count=NUMBER),
    "TE-EDGE-32": _LEADER,
    "TE-CATASTROPHE-04": _SPACE,
    "TE-CATASTROPHE-05": _SPACE,
    "TE-CATASTROPHE-06": _SPACE,
    "TE-CATASTROPHE-07": _SPACE,
    "TE-REVOLT-05": Facts(count=NUMBER, most=NUMBER, colour=COLOUR),
    "TE-WAR-04": Facts(colour=COLOUR),
    "TE-WAR-09": Facts(count=NUMBER, most=NUMBER, colour=COLOUR).with_forms(_counted),
    "TE-ENGLISH-02": Facts(count=NUMBER, least=NUMBER),
    "TE-ENGLISH-04": Facts(count=NUMBER, exact=NUMBER),
    "TE-MONUMENT-01": _SPACE,
    "TE-MONUMENT-02": Facts(monument=MONUMENT, colour=COLOUR),
    "TE-MONUMENT-07": Facts(monument=MONUMENT),
    "TE-TREASURE-01": _SPACE,
    "TE-TREASURE-02": _SPACE,
}
"""By rule id, and variant where one rule has several sentences."""
