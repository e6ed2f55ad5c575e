"""Turns that are fair to network addresses, so that a flood waits for itself."""

import asyncio
from collections import Counter, deque
from contextvars import ContextVar
from typing import Final

Turn = asyncio.Future[None]
Who = tuple[str, str]
"""A network, and an address in it."""

visitor: Final[ContextVar[Who]] = ContextVar("visitor", default=("", ""))
"""The sender of the request that is being answered; nobody for the server's own tasks."""


class Lines:
    """Those who wait for a turn: networks have turns, and in a network its addresses."""

    def __init__(self) -> None:
        self._networks: Final[dict[str, dict[str, deque[Turn]]]] = {}
        self._waiting: Final[Counter[str]] = Counter()
        self._last: Who = "", ""

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def waiting(self, name: str) -> int:
        """Return how many turns of a network or an address are waited for."""
        return self._waiting[name]

    def wait(self, who: Who, begun: bool = False) -> Turn:
        """Return the future turn of `who`; cancelling it leaves the line.

        Work that has `begun` goes before the rest of its address: others may need what it holds.
        """
        turn = asyncio.get_running_loop().create_future()
        network, address = who
        line = self._networks.setdefault(network, {}).setdefault(address, deque())
        (line.appendleft if begun else line.append)(turn)
        self._waiting.update({network, address})
        return turn

    def call(self) -> bool:
        """Give the next one the turn, and return whether anybody waited."""
        while self._waiting:
            turn = self._next()
            if not turn.done():
                turn.set_result(None)
                return True
        return False

    def _next(self) -> Turn:
        self._rotate()
        network = next(iter(self._networks))
        address = next(iter(self._networks[network]))
        self._last = network, address
        for name in {network, address}:
            self._waiting[name] -= 1
            if not self._waiting[name]:
                del self._waiting[name]
        return self._networks[network][address].popleft()

    def _rotate(self) -> None:
        """Move those that had the last turn to the end, after those that came meanwhile."""
        network, address = self._last
        addresses = self._networks.pop(network, {})
        if turns := addresses.pop(address, None):
            addresses[address] = turns
        if addresses:
            self._networks[network] = addresses


class FairSemaphore:
    """Lets a few requests at once do something; the others wait in `Lines`."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._lines: Final = Lines()

    async def __aenter__(self) -> None:
        if self._free:
            self._free -= 1
            return
        turn = self._lines.wait(visitor.get())
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just come
                self._give_on()
            raise

    async def __aexit__(self, *error: object) -> None:
        self._give_on()

    def _give_on(self) -> None:
        if not self._lines.call():
            self._free += 1
