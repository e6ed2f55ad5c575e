"""Declarations of pending decisions and steps: what a game's `rules/frames.py` is made of."""

from typing import Final, NamedTuple, final


class Slot(NamedTuple):
    """A slot of a frame: its name, and the least and the greatest number it may have."""

    name: str
    least: int
    most: int


@final
class Frame:
    """A kind of frame.

    Attributes:
        kind: its number, 1 or more; it never changes, since stored tables have it.
        name: its name in positions as text, such as "turn-test".
        seats: the least and the greatest seat that it can belong to, None without a seat.
        slots: its slots, in the order in which they are pushed.
    """

    def __init__(self, kind: int, name: str, seats: tuple[int, int] | None, *slots: Slot) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.seats: Final = seats
        self.slots: Final = slots
