"""Hints at a table where they were agreed on: a search from the view of the seat that asks."""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from velkahra.bots import turns, worker_pool
from velkahra.bots.hinting import Advice
from velkahra.bots.jobs import Job
from velkahra.core.contract.refusals import StaleAction
from velkahra.server import metrics, tracing
from velkahra.server.domain import agreements, ledger, pace, texts, verdicts, wording
from velkahra.server.domain.messages.hints import Hint, Hinted
from velkahra.server.room.feature import Feature
from velkahra.server.room.room import Room
from velkahra.server.settings import Settings

log: Final = logging.getLogger(__name__)

HINTS_A_SECOND: Final = 0.2
HINTS_AT_ONCE: Final = 3


class Adviser(Feature):
    """Finds hints for the seats of one table with `workers`. Everybody sees who asked."""

    def __init__(self, room: Room, workers: worker_pool.Workers, settings: Settings) -> None:
        self._room: Final = room
        self._workers: Final = workers
        self._settings: Final = settings
        self._requested: Final[set[int]] = set()
        self._thoughts: Final[dict[asyncio.Task[list[Advice]], int]] = {}
        self._paces: Final = pace.Paces(HINTS_A_SECOND, HINTS_AT_ONCE)

    def changed(self) -> None:
        """Stop thinking about a position that is gone."""
        for thought, settled in self._thoughts.items():
            if settled != self._room.ledger.settled:
                thought.cancel()

    async def advise(
        self, seat: int, version: int, language: str, tell: Callable[[Hinted], None]
    ) -> None:
        """Tell hints for a seat's page: first ones soon, then better ones.

        `version` is that of the position the page shows.

        If the game goes on meanwhile, the first hints are told once more as the last ones.

        Raises: NotNow, StaleAction, StoreError, as `find`; StaleAction only without first hints.
        """
        hints: list[Hint] | None = None

        def pass_on(found: list[Advice], more: bool = True) -> None:
            nonlocal hints
            hints = [self._hint(seat, language, advice) for advice in found]
            tell(Hinted(self._room.ledger.version, hints, more))

        try:
            pass_on(await self.find(seat, version, language, pass_on), more=False)
        except StaleAction:
            if hints is None:
                raise
            tell(Hinted(self._room.ledger.version, hints))

    async def find(
        self,
        seat: int,
        version: int,
        language: str,
        tell: Callable[[list[Advice]], None] | None = None,
    ) -> list[Advice]:
        """List what a seat could do at a version, the best first; `tell` gets a first answer.

        Raises: NotNow if it has nothing to decide, asks too often, or nothing was found;
            StaleAction, even if the game went on meanwhile; StoreError.
        """
        if seat in self._requested:
            raise agreements.NotNow("hint-often")
        self._requested.add(seat)
        try:
            await self._room.change(lambda: self._asked(seat), version)
            return await self._while_it_stands(self._think(seat, language, tell))
        finally:
            self._requested.discard(seat)

    async def _while_it_stands(self, thinking: Coroutine[Any, Any, list[Advice]]) -> list[Advice]:
        """Wait for advice on the position of now. Raises: StaleAction if the game goes on."""
        thought = asyncio.create_task(thinking)
        self._thoughts[thought] = self._room.ledger.settled
        try:
            await asyncio.wait((thought,))
        finally:
            del self._thoughts[thought]
            thought.cancel()
        if thought.cancelled():
            raise StaleAction("the game went on while the program was thinking")
        return thought.result()

    def _asked(self, seat: int) -> list[ledger.Row]:
        agreements.check_going(self._room.ledger.agreements)
        if seat not in self._room.acting():
            raise agreements.NotNow("no-turn")
        if not self._paces.allows(str(seat)):
            raise agreements.NotNow("hint-often")
        return [agreements.HintRow(seat)]

    async def _think(
        self, seat: int, language: str, tell: Callable[[list[Advice]], None] | None
    ) -> list[Advice]:
        row, play = self._room.row, self._room.ledger.play
        seed = random.SystemRandom().getrandbits(60)
        seconds = self._settings.hint_seconds
        more: dict[str, int | float | str | bool] = {"language": language, "seconds": seconds}
        plies = list(play.plies)
        job = Job("hint", row.id, row.game, play.seats, play.options, plies, seat, "", seed, more)

        def pass_on(first: Any) -> None:  # noqa: ANN401 - plain data
            if tell is not None:
                tell(msgspec.convert(first, list[Advice]))

        patience = seconds + self._settings.thinker_seconds
        try:
            with tracing.span("hint", game=row.game), metrics.Timed(metrics.hint_seconds, row.game):
                raw = await self._workers.ask(job, patience, pass_on, self._priority)
        except worker_pool.ThinkingError as error:
            log.error("a hint failed: %s", error, extra={"table": row.id})
            raise agreements.NotNow("hint-failed") from error
        return msgspec.convert(raw, list[Advice])

    def _priority(self) -> turns.Priority:
        """Return for whom a hint is found: for those who watch the table."""
        return turns.Priority(addresses=self._room.audience.addresses)

    def _hint(self, seat: int, language: str, advice: Advice) -> Hint:
        game, say = self._room.ledger.game, texts.speaker(language)
        text = game.write(seat, advice.action)
        told = wording.preview_of(
            game, self._room.ledger.state, language, self._room.row.options, seat, advice.action
        )
        risk = say("hint-risk", what=advice.risk) if advice.risk else ""
        chance = say("hint-chance", chance=verdicts.percent(language, advice.chance))
        return Hint(text, chance, " ".join(told.lines) or text, risk, advice.reason)


def is_offered(room: Room, seat: int) -> bool:
    """Return whether a page has the hint button: at a table with hints, for seats."""
    return seat >= 0 and room.has(Adviser)
