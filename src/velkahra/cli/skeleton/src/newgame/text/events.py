"""Every kind of event, with what its facts mean."""

from typing import Final

from velkahra.core.contract.facts import NUMBER, Fact, Facts, Who

from newgame.text.names import SEAT_NAMES, TEXTS

SEAT: Final = Fact(Who.SEAT, TEXTS.nouns("seat", SEAT_NAMES))

EVENTS: Final[dict[str, Facts]] = {
    "rolled": Facts(seat=SEAT),
    "rolled-own": Facts(seat=SEAT, face=NUMBER),
    "kept": Facts(seat=SEAT),
    "again": Facts(seat=SEAT),
    "shown": Facts(seat=SEAT, face=NUMBER),
    "scored": Facts(seat=SEAT),
}
