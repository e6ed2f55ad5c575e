"""The view of a seat, as data."""

import msgspec


class View(msgspec.Struct, frozen=True):
    """The view of `seat` (-1: a spectator). Anything hidden from it is None.

    Attributes:
        active: the seat on turn, or a negative number.
        begins: the seat that decides first in this round.
        dice: the dice under the cups; 0 while one is rolled.
        shown: the dice of the last round, or 0.
        choices: what each seat has done in this round, an action or -1.
        points: the rounds that each seat has won.
    """

    seat: int
    active: int
    begins: int
    dice: list[int | None]
    shown: list[int]
    choices: list[int]
    points: list[int]
