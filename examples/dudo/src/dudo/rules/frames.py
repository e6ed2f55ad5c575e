"""The decisions that can wait, each declared once."""

from typing import Final

from dudo.rules import facts
from velkahra.core.contract.decision import Frame

TURN: Final = 1
ROLL: Final = 2

_SEATS: Final = (0, len(facts.SEAT_NAMES) - 1)

FRAMES: Final = (
    Frame(TURN, "turn", "a bid, a doubt or a call of exact", _SEATS),
    Frame(ROLL, "roll", "a roll of one player's dice", _SEATS),
)
