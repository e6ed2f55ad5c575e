"""What a seat may know."""

import msgspec


class View(msgspec.Struct, frozen=True):
    """What is seen from `seat` (-1: a spectator). What is hidden from it would be None."""

    seat: int
    seats: int
    stones: int
    active: int
