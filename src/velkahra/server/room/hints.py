"""Hints at a table where they were agreed on: a search from the view of the seat that asks."""

import logging
import random
from typing import Final

import msgspec

from velkahra.bots.hinting import Advice
from velkahra.bots.jobs import Job
from velkahra.bots.worker_pool import ThinkingError, Workers
from velkahra.core.contract.refusals import StaleAction
from velkahra.server import metrics, tracing
from velkahra.server.domain.agreements import HintRow, NotNow, check_going
from velkahra.server.domain.ledger import Row
from velkahra.server.domain.messages.hints import Hint, Hinted
from velkahra.server.domain.pace import Paces
from velkahra.server.domain.texts import speaker
from velkahra.server.domain.verdicts import percent
from velkahra.server.domain.wording import preview_of
from velkahra.server.room.feature import Feature
from velkahra.server.room.room import Room
from velkahra.server.settings import Settings

log: Final = logging.getLogger(__name__)

HINTS_A_SECOND: Final = 0.2
HINTS_AT_ONCE: Final = 3


class Adviser(Feature):
    """Finds hints for the seats of one table. Everybody sees who asked.

    The `workers` do the thinking.
    """

    def __init__(self, room: Room, workers: Workers, settings: Settings) -> None:
        self._room: Final = room
        self._workers: Final = workers
        self._settings: Final = settings
        self._requested: Final[set[int]] = set()
        self._paces: Final = Paces(HINTS_A_SECOND, HINTS_AT_ONCE)

    async def advise(self, seat: int, version: int, language: str) -> Hinted:
        """Return hints for a seat's page. Raises: NotNow, StaleAction, StoreError, as `find`.

        `version` is that of the position the page shows.
        """
        found = await self.find(seat, version, language)
        hints = [self._hint(seat, language, advice) for advice in found]
        return Hinted(self._room.ledger.version, hints)

    async def find(self, seat: int, version: int, language: str) -> list[Advice]:
        """List what a seat that has to decide could do, the best first.

        `version` is that of the position the page shows.

        Raises: NotNow if it has nothing to decide, asks too often, or nothing was found;
            StaleAction, even if the game went on meanwhile; StoreError.
        """
        if seat in self._requested:
            raise NotNow("hint-often")
        self._requested.add(seat)
        try:
            await self._room.change(lambda: self._asked(seat), version)
            ledger = self._room.ledger
            settled = ledger.settled
            found = await self._think(seat, language)
            if ledger.settled != settled:
                raise StaleAction("the game went on while the program was thinking")
            return found
        finally:
            self._requested.discard(seat)

    def _asked(self, seat: int) -> list[Row]:
        check_going(self._room.ledger.agreements)
        if not self._room.ledger.state.may_act(seat):
            raise NotNow("no-turn")
        if not self._paces.allows(str(seat)):
            raise NotNow("hint-often")
        return [HintRow(seat)]

    async def _think(self, seat: int, language: str) -> list[Advice]:
        row, play = self._room.row, self._room.ledger.play
        seed = random.SystemRandom().getrandbits(60)
        seconds = self._settings.hint_seconds
        more: dict[str, int | float | str | bool] = {"language": language, "seconds": seconds}
        plies = list(play.plies)
        job = Job("hint", row.id, row.game, play.seats, play.options, plies, seat, "", seed, more)
        try:
            with tracing.span("hint", game=row.game), metrics.Timed(metrics.hint_seconds, row.game):
                raw = await self._workers.ask(job, seconds + self._settings.thinker_seconds)
        except ThinkingError as error:
            log.error("a hint failed: %s", error, extra={"table": row.id})
            raise NotNow("hint-failed") from error
        return msgspec.convert(raw, list[Advice])

    def _hint(self, seat: int, language: str, advice: Advice) -> Hint:
        game, say = self._room.ledger.game, speaker(language)
        text = game.write(seat, advice.action)
        told = preview_of(
            game, self._room.ledger.state, language, self._room.row.options, seat, advice.action
        )
        risk = ""
        if advice.risk:
            expected = say("hint-risk", what=advice.risk)
            left = say("hint-after", chance=percent(language, advice.after))
            risk = f"{expected} {left}"
        chance = say("hint-chance", chance=percent(language, advice.chance))
        return Hint(text, chance, " ".join(told.lines) or text, risk, advice.reason)


def is_offered(room: Room, seat: int) -> bool:
    """Return whether a page has the hint button: at a table with hints, for seats."""
    return seat >= 0 and room.has(Adviser)
