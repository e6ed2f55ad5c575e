"""Fair turns at a shared resource: each address has one turn, then each has its next.

Jobs for people who look go first, then those for people who are away, then those of bots among
themselves. A job that has waited for PATIENCE seconds goes with the first.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

import msgspec

from velkahra.bots.jobs import Shelf

T = TypeVar("T")

WATCHED: Final = 0
AWAY: Final = 1
BOTS_ONLY: Final = 2
"""The ranks: somebody looks at the table, the person to move is away, only bots play."""

PATIENCE: Final = 30.0
MOST_ADDRESSES: Final = 10_000


class Priority(msgspec.Struct, frozen=True):
    """The priority of a job: a rank, and the addresses of the people who wait for it."""

    rank: int = WATCHED
    addresses: tuple[str, ...] = ("",)


Claim = Callable[[], Priority]
"""Returns the priority of a job now: the people who look may change while it waits."""


class Place(Generic[T]):
    """A place in a queue. Jobs of one priority and address go by `order`, the lower ones first."""

    def __init__(self, claim: Claim, order: int) -> None:
        self.claim: Final = claim
        self.order: Final = order
        self.since: Final = time.monotonic()
        self.given: Final[asyncio.Future[T]] = asyncio.get_running_loop().create_future()

    def priority(self) -> tuple[int, int, tuple[str, ...]]:
        """Return rank, order and addresses."""
        priority = self.claim()
        if time.monotonic() - self.since > PATIENCE:
            return WATCHED, 0, priority.addresses
        return priority.rank, self.order, priority.addresses


class FairQueue(Generic[T]):
    """Shares some things, such as workers, among those who wait for one."""

    def __init__(self, things: Sequence[T]) -> None:
        self._all: Final = len(things)
        self._free: Final = list(things)
        self._waiting: Final[list[Place[T]]] = []
        self._turns: Final[Shelf[str, int]] = Shelf(MOST_ADDRESSES)
        self._turn = 0

    @property
    def busy(self) -> int:
        """The number of things that are in use."""
        return self._all - len(self._free)

    @property
    def waiting(self) -> int:
        """The number of those who wait."""
        return len(self._waiting)

    def ahead(self, claim: Claim) -> int:
        """Return how many others have a thing or will before a claim; 0 if it does not wait."""
        claims = [place.claim for place in self._ordered()]
        return claims.index(claim) + self.busy if claim in claims else 0

    async def take(self, claim: Claim, order: int, best: Callable[[Sequence[T]], T]) -> T:
        """Return a thing when it is the claim's turn; `best` chooses among free ones."""
        if self._free:
            thing = best(self._free)
            self._free.remove(thing)
            self._count(claim)
            return thing
        place = Place[T](claim, order)
        self._waiting.append(place)
        try:
            return await place.given
        except asyncio.CancelledError:
            if place.given.done() and not place.given.cancelled():
                self.give_back(place.given.result())
            raise
        finally:
            if place in self._waiting:
                self._waiting.remove(place)

    def give_back(self, thing: T) -> None:
        """Give a thing to whose turn it is, or keep it."""
        waiting = [place for place in self._ordered() if not place.given.done()]
        if not waiting:
            self._free.append(thing)
            return
        self._waiting.remove(waiting[0])
        self._count(waiting[0].claim)
        waiting[0].given.set_result(thing)

    def close(self, error: Exception) -> None:
        """Raise an error for all who wait."""
        for place in self._waiting:
            if not place.given.done():
                place.given.set_exception(error)

    def _ordered(self) -> list[Place[T]]:
        """List those who wait in the order of their turns."""
        found, before = [], Counter[tuple[int, str]]()
        by_order = [(*place.priority(), n, place) for n, place in enumerate(self._waiting)]
        for rank, _, addresses, n, place in sorted(by_order, key=lambda one: (one[:2], one[3])):
            last, address = min((self._turns.get(address) or 0, address) for address in addresses)
            found.append((rank, before[rank, address], last, n, place))
            before[rank, address] += 1
        return [place for *_, place in sorted(found, key=lambda one: one[:4])]

    def _count(self, claim: Claim) -> None:
        """Note that the addresses of a claim have their turn."""
        self._turn += 1
        for address in claim().addresses:
            self._turns.put(address, self._turn)
