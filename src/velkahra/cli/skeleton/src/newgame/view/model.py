"""The view of a seat, as data."""

import msgspec


class View(msgspec.Struct, frozen=True):
    """The view of `seat` (-1: a spectator). Anything hidden from it would be None."""

    seat: int
    seats: int
    stones: int
    active: int
