"""The next game of the people at a table, once one of them has opened it.

It is known as long as the table stays in memory: links follow from a secret that the store does not
have. Each seat is told of its own link alone.
"""

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from velkahra.server.domain import links
from velkahra.server.domain.messages.timing import Turn
from velkahra.server.room.feature import Feature
from velkahra.server.room.room import Room


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened, with its host's secret.

    `wishes` is what was asked for, and `seats` are those of the person who asked.
    """

    table: str
    secret: str
    wishes: str
    seats: frozenset[int]


class NextGame(Feature):
    """What was opened after a table's game.

    Attributes:
        turnstile: held while somebody opens a table, so that two people do not open two.
    """

    def __init__(self, room: Room) -> None:
        self.turnstile: Final = asyncio.Lock()
        self._room: Final = room
        self._opened: Opened | None = None

    def found(self, seat: int, wishes: str) -> Opened | None:
        """Return what somebody else has opened with the same wishes, or None."""
        opened = self._opened
        same = opened is not None and opened.wishes == wishes and seat not in opened.seats
        return opened if same else None

    def open(self, opened: Opened) -> None:
        """Tell the others of a new table."""
        self._opened = opened
        for seat in self._others(opened.seats):
            self._room.renew(seat)

    def add_to_turn(self, turn: Turn, seat: int, language: str) -> Turn:
        """Return the turn with the seat's link to the new table, if somebody else opened one."""
        opened = self._opened
        if opened is None or seat not in self._others(opened.seats):
            return turn
        token = links.token(opened.secret, seat)
        return replace(turn, next_game=f"/table/{opened.table}/{token}")

    def _others(self, seats: Iterable[int]) -> set[int]:
        people = {n for n, seat in enumerate(self._room.row.seats) if not seat.bot}
        return people - set(seats)
