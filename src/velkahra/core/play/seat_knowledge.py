"""A seat's knowledge: its history, and worlds that agree with what it knows. Bots get this."""

from typing import Any, Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.refusals import UnknownSeat
from velkahra.core.contract.state import CHANCE, State

UNSEEN: Final[i64] = -1


@final
class History:
    """The decisions of a game so far, without those of chance, and the seats that may know them."""

    def __init__(self) -> None:
        self._seats: vec[i64] = vec[i64]()
        self._actions: vec[i64] = vec[i64]()
        self._known: vec[i64] = vec[i64]()

    def add(self, seat: i64, action: i64, seats: i64, events: Events) -> None:
        """Add a ply. Other seats know the decision if they may know all events of it."""
        if seat == CHANCE:
            return
        one: i64 = 1
        known = one << seat
        for other in range(seats):
            if all(event.visible_to(other) for event in events.happened):
                known |= one << other
        self._seats = append(self._seats, seat)
        self._actions = append(self._actions, action)
        self._known = append(self._known, known)

    def clone(self) -> "History":
        """Return a copy."""
        copy = History()
        copy._seats, copy._actions = self._seats[:], self._actions[:]
        copy._known = self._known[:]
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> "History":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (list(self._seats), list(self._actions), list(self._known))

    def known_to(self, seat: i64) -> vec[i64]:
        """Return (seat, action) pairs, flat, no chance; UNSEEN for what `seat` may not know."""
        out: vec[i64] = vec[i64](capacity=2 * i64(len(self._seats)))
        for at in range(i64(len(self._seats))):
            out = append(out, self._seats[at])
            out = append(out, self._actions[at] if self._known[at] >> seat & 1 else UNSEEN)
        return out


@final
class SeatKnowledge:
    """A seat's knowledge of a position; `history` as in `History.known_to`, empty if not given.

    It is made by redrawing everything the seat cannot know: a bot that looks into it finds a world
    that could be, never the true state. `judge` is that of the game.
    """

    def __init__(
        self,
        judge: Judge[Any],
        state: State,
        seat: i64,
        rng: Random,
        history: History | None = None,
    ) -> None:
        """Draw what the seat cannot know. Raises: UnknownSeat for a seat that is not there."""
        if not 0 <= seat < state.seats:
            raise UnknownSeat(f"there is no seat {seat}: there are 0..{state.seats - 1}")
        self.judge: Final = judge
        self.seat: Final[i64] = seat
        self.history: Final[vec[i64]] = (
            history.known_to(seat) if history is not None else vec[i64]()
        )
        self._world: Final = state.determinize(seat, rng)

    def legal_actions(self) -> vec[i64]:
        """List the legal actions of the seat."""
        return self._world.legal_actions(self.seat)

    def sensible_actions(self) -> vec[i64]:
        """List the legal actions of the seat that are worth searching; at least one."""
        return self.judge.sensible_actions(self._world, self.seat)

    def world(self, rng: Random) -> State:
        """Return a full state that agrees with what the seat knows; the caller may change it."""
        return self._world.determinize(self.seat, rng)


def _restored(seats: list[i64], actions: list[i64], known: list[i64]) -> History:
    """Return a history that was pickled."""
    history = History()
    history._seats, history._actions = vec[i64](seats), vec[i64](actions)
    history._known = vec[i64](known)
    return history
