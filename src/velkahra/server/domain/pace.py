"""Rate limits."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

PAUSE_SECONDS: Final = 0.1


class Pace:
    """A limit: `rate` a second, `burst` at once (default: twice the rate); `clock` in seconds."""

    def __init__(
        self, rate: float, clock: Callable[[], float] = time.monotonic, burst: float | None = None
    ) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._most: Final = 2 * rate if burst is None else burst
        self._left = self._most
        self._at = clock()

    def allows(self) -> bool:
        """Count one thing, and return whether it is within the limit."""
        now = self._clock()
        passed = max(0.0, now - self._at)
        self._left = min(self._most, self._left + passed * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Paces:
    """A rate limit for each of many callers, as in `Pace`; of more than `most`, the oldest go."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._most: Final = most
        self._paces: Final[dict[str, Pace]] = {}

    def allows(self, who: str) -> bool:
        """Count one thing of `who`, and return whether it is within the limit."""
        if who not in self._paces and len(self._paces) >= self._most:
            del self._paces[next(iter(self._paces))]
        return self._paces.setdefault(who, Pace(self._rate, burst=self._burst)).allows()

    async def wait(self, who: str) -> None:
        """Count one thing of `who`, as soon as it is within the limit."""
        while not self.allows(who):
            await asyncio.sleep(PAUSE_SECONDS)
