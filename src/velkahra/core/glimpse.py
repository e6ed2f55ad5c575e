"""What a bot gets to see: one seat's knowledge, and worlds that agree with it."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.state import State


@final
class Glimpse:
    """A seat's knowledge of a position.

    It is made by redrawing everything the seat cannot know, so the true state is not in here: a bot
    that looks into it finds a world that could be, never the one that is.
    """

    def __init__(self, state: State, seat: i64, rng: Random) -> None:
        self.seat: Final[i64] = seat
        self._world: Final = state.determinize(seat, rng)

    def legal_actions(self) -> vec[i64]:
        """List what the seat may do now."""
        return self._world.legal_actions(self.seat)

    def world(self, rng: Random) -> State:
        """Draw a full state consistent with what the seat knows; the caller may change it."""
        return self._world.determinize(self.seat, rng)
