"""The addresses from which a table is watched: bots among themselves act only for these."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

LOOK_SECONDS: Final = 5.0
"""For how long who asks without waiting counts: a replay asks every 2.5 seconds."""


class Audience:
    """The pages, programs and replays that watch a table, by address; `last`: the latest, or ""."""

    def __init__(self) -> None:
        self._here: Final[Counter[str]] = Counter()
        self.last = ""
        self._until = 0.0

    @property
    def is_there(self) -> bool:
        """Whether somebody watches."""
        return bool(self._here) or time.monotonic() < self._until

    @property
    def addresses(self) -> tuple[str, ...]:
        """The addresses of those who watch, or else of the last visitor."""
        return tuple(self._here) or (self.last,)

    @contextmanager
    def watching(self, address: str) -> Iterator[None]:
        """Count a page or a program for as long as the context lasts."""
        self._here[address] += 1
        self.last = address
        try:
            yield
        finally:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]

    def look(self, address: str) -> None:
        """Count somebody who asks without waiting, for a while."""
        self.last, self._until = address, time.monotonic() + LOOK_SECONDS
