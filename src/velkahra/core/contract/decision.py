"""Declarations of pending decisions and steps: what a game's `rules/frames.py` is made of."""

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.state import FIRST_SLOT


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
        meaning: the decision or deed, in English.
        seats: the least and the greatest seat that it can belong to, None without a seat.
        slots: its slots, in the order in which they are pushed.
    """

    def __init__(
        self, kind: int, name: str, meaning: str, seats: tuple[int, int] | None, *slots: Slot
    ) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.meaning: Final = meaning
        self.seats: Final = seats
        self.slots: Final = slots


def what_is_due(frames: Sequence[Frame], last: int) -> tuple[tuple[str, str], ...]:
    """Return the name and the meaning of each kind up to `last`, and those of a game that is over.

    `frames` are in the order of their kinds, from 1.
    """
    due = [(frame.name, frame.meaning) for frame in frames[:last]]
    return (*due, ("over", "the game is over"))


def slots_called(frames: Sequence[Frame], *names: str) -> vec[i64]:
    """Return for each kind of frame its first slot with one of these names; 0 for none."""
    found = {
        frame.kind: place
        for frame in frames
        for place, slot in reversed(list(enumerate(frame.slots, int(FIRST_SLOT))))
        if slot.name in names
    }
    return vec[i64]([i64(found.get(kind, 0)) for kind in range(1 + max(f.kind for f in frames))])
