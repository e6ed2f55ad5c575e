"""Counts a person's answers to a puzzle: for the strength, for the day, for a storm."""

import asyncio
import time

from starlette.requests import HTTPConnection

from velkahra.server.domain import daily, strength
from velkahra.server.settings import Settings
from velkahra.server.store import puzzles
from velkahra.server.web.kit.request import in_store
from velkahra.server.web.lessons.course import Kind
from velkahra.server.web.people.company import who


class Attempt:
    """The answers of a page to one puzzle; people without an account leave nothing behind."""

    def __init__(self, connection: HTTPConnection, puzzle: daily.Puzzle, day: int = -1) -> None:
        self._connection = connection
        self._puzzle = puzzle
        self._day = day
        self._kinds: list[Kind] = []

    async def __call__(self, kind: Kind) -> None:
        """Count an answer: the first one for the strength, the last one for the day."""
        settings: Settings = self._connection.app.state.hub.settings
        account = await who(self._connection) if settings.daily_puzzle else 0
        if not account or self._kinds[-1:] in (["right"], ["shown"]):
            return
        self._kinds.append(kind)
        now, correct = time.time(), kind == "right"
        if len(self._kinds) == 1:
            await asyncio.to_thread(strength.model)
            facts = account, self._puzzle, now
            await in_store(self._connection, puzzles.note_try, *facts, correct=correct)
        if kind != "wrong" and daily.may_finish(self._day, now):
            await in_store(self._connection, puzzles.note_day, account, self._day, solved=correct)


class StormAttempt(Attempt):
    """The answer to a puzzle of a storm: only the first one counts."""

    def __init__(self, connection: HTTPConnection, puzzle: daily.Puzzle, name: str, n: int) -> None:
        super().__init__(connection, puzzle)
        self._place = name, n

    async def __call__(self, kind: Kind) -> None:
        """Count an answer for the storm, and for the strength."""
        correct = kind == "right"
        note = puzzles.note_storm
        if await in_store(self._connection, note, *self._place, time.time(), correct=correct):
            await super().__call__(kind)
