"""Every kind of event and of refusal, with what its facts mean."""

from collections.abc import Mapping
from typing import Final

from dudo.rules import actions, facts
from dudo.text import names
from velkahra.core.contract.facts import NUMBER, Arguments, Context, Fact, Facts, Who


def _roll(language: str, context: Context, name: str, number: int) -> Arguments:
    return {name: names.roll_words(number)}


def _bid(language: str, context: Context, told: Mapping[str, int]) -> Arguments:
    return {"bid": names.bid_words(language, told["count"], told["face"])}


def _result(language: str, context: Context, told: Mapping[str, int]) -> Arguments:
    """Return the bid, what was found of its face, and whether that is less, as many or more."""
    found, count = told["found"], told["count"]
    result = "less" if found < count else "same" if found == count else "more"
    total = names.bid_words(language, found, told["face"])
    return _bid(language, context, told) | {"total": total, "result": result}


SEAT: Final = Fact(Who.SEAT, names.TEXTS.nouns("seat", facts.SEAT_NAMES), "player-{}".format)
DICE: Final = Fact(actions.ROLL_NAMES, _roll)
FACE: Final = Fact(facts.FACE_NAMES)

_BID: Final = Facts(count=NUMBER, face=FACE).with_forms(_bid)
_LEFT: Final = Facts(seat=SEAT, left=NUMBER)

EVENTS: Final[dict[str, Facts]] = {
    "round": Facts(round=NUMBER),
    "palifico": Facts(seat=SEAT),
    "rolled": Facts(seat=SEAT, dice=DICE),
    "bid": Facts(seat=SEAT, count=NUMBER, face=FACE).with_forms(_bid),
    "doubted": Facts(seat=SEAT, other=SEAT),
    "called": Facts(seat=SEAT, other=SEAT),
    "shown": Facts(seat=SEAT, dice=DICE),
    "counted": Facts(found=NUMBER, count=NUMBER, face=FACE).with_forms(_result),
    "lost": _LEFT,
    "gained": _LEFT,
    "won": Facts(seat=SEAT),
}
REFUSALS: Final[dict[str, Facts]] = {
    **dict.fromkeys(("DU-ROUND-01", "DU-ROUND-02", "DU-ROUND-02-turn", "DU-ACES-02"), Facts()),
    "DU-EXACT-03": Facts(),
    "DU-ACES-03": Facts(count=NUMBER),
    "DU-ACES-04": Facts(count=NUMBER),
    "DU-BID-02": _BID,
    "DU-PALIFICO-02": _BID,
    "DU-EDGE-01": Facts(count=NUMBER),
}
