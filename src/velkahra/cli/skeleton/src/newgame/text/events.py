"""Every kind of event and of refusal, with what its facts mean."""

from typing import Final

from velkahra.core.contract.facts import NUMBER, Fact, Facts, Who

from newgame.text.names import SEAT_NAMES, TEXTS

SEAT: Final = Fact(Who.SEAT, TEXTS.nouns("seat", SEAT_NAMES))

EVENTS: Final[dict[str, Facts]] = {
    "took": Facts(seat=SEAT, count=NUMBER),
    "won": Facts(seat=SEAT),
}
REFUSALS: Final[dict[str, Facts]] = {
    "NG-TURN-01": Facts(),
    "NG-TAKE-01": Facts(count=NUMBER),
}
