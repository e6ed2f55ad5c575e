"""Analyses of games: begun by anybody who may see all, made by workers, and stored."""

import asyncio
import logging
import time
from typing import Any, Final

import msgspec

from velkahra.bots.analysis import Analysis
from velkahra.bots.jobs import Job, Shelf
from velkahra.bots.worker_pool import ThinkingError, Workers
from velkahra.server.domain.agreements import NotNow
from velkahra.server.domain.pace import Paces
from velkahra.server.room.room import Room
from velkahra.server.settings import Settings
from velkahra.server.store.backend import Connection, StoreError
from velkahra.server.store.database import Store

log: Final = logging.getLogger(__name__)

MOST_UNDER_WAY: Final = 8
MOST_IN_MEMORY: Final = 32
MOST_IN_STORE: Final = 500
BEGINNINGS_A_SECOND: Final = 0.05
BEGINNINGS_AT_ONCE: Final = 3

BUSY: Final = "analysis-busy"
OFTEN: Final = "analysis-often"
REFUSALS: Final = (BUSY, OFTEN)
"""The keys of the sentences that say why no analysis was begun."""

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Analysis)


class Status(msgspec.Struct, frozen=True):
    """The progress of the analysis of a game.

    Attributes:
        under_way: it waits or is being made: `done` of `decisions` so far, 0 of 0 while it waits.
        failed: the last attempt brought nothing.
        found: the analysis, if there is one.
        coarse: it tried less for each decision than the server does by now.
    """

    under_way: bool = False
    done: int = 0
    decisions: int = 0
    failed: bool = False
    found: Analysis | None = None
    coarse: bool = False


class Analyst:
    """Has games analysed, each table's at most once at a time."""

    def __init__(self, workers: Workers, store: Store, settings: Settings) -> None:
        self._workers: Final = workers
        self._store: Final = store
        self._settings: Final = settings
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._progress: Final[dict[str, tuple[int, int]]] = {}
        self._failed: Final[Shelf[str, bool]] = Shelf(MOST_IN_MEMORY)
        self._kept: Final[Shelf[tuple[str, int, int], Analysis]] = Shelf(MOST_IN_MEMORY)
        self._paces: Final = Paces(BEGINNINGS_A_SECOND, BEGINNINGS_AT_ONCE)

    async def status(self, room: Room) -> Status:
        """Return how far the analysis of a table is. Raises: StoreError."""
        name = room.row.id
        if name in self._tasks:
            return Status(True, *self._progress.get(name, (0, 0)))
        found = self._kept.get(_key(room)) or await self._store.run(lambda base: _load(base, room))
        if found is not None:
            self._kept.put(_key(room), found)
        coarse = found is not None and found.nodes < self._settings.analysis_nodes
        return Status(failed=self._failed.get(name) or False, found=found, coarse=coarse)

    def begin(self, room: Room) -> None:
        """Begin to analyse a game, unless that is under way.

        The caller has checked that everything at the table may be seen.

        Raises: NotNow, with the name of the sentence that says why.
        """
        name = room.row.id
        if name in self._tasks:
            return
        if len(self._tasks) >= MOST_UNDER_WAY:
            raise NotNow(BUSY)
        if not self._paces.allows(name):
            raise NotNow(OFTEN)
        self._failed.put(name, False)
        self._tasks[name] = asyncio.create_task(self._analyse(room, _key(room)))

    def cancel(self, room: Room) -> None:
        """Cancel the analysis that is under way, if there is one."""
        task = self._tasks.pop(room.row.id, None)
        self._progress.pop(room.row.id, None)
        if task is not None:
            task.cancel()

    def close(self) -> None:
        """Cancel all analyses."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    async def _analyse(self, room: Room, key: tuple[str, int, int]) -> None:
        name, play = room.row.id, room.ledger.play
        more: dict[str, int | float | str | bool] = {"nodes": self._settings.analysis_nodes}
        job = Job(
            "analyse", name, room.row.game, play.seats, play.options, list(play.plies), -1, "", 1
        )
        job = msgspec.structs.replace(job, more=more)
        me = asyncio.current_task()

        def report(progress: Any) -> None:  # noqa: ANN401 - what a job tells is its own
            if self._tasks.get(name) is me:
                self._progress[name] = (int(progress[0]), int(progress[1]))

        try:
            raw = await self._workers.ask(job, self._settings.analysis_seconds, report)
            found = msgspec.convert(raw, Analysis)
            self._kept.put(key, found)
            await self._store.run(lambda base: _keep(base, key, found))
        except ThinkingError as error:
            log.error("an analysis failed: %s", error, extra={"table": name})
            self._failed.put(name, True)
        except StoreError as error:
            log.warning("an analysis could not be stored: %s", error, extra={"table": name})
        finally:
            if self._tasks.get(name) is me:
                del self._tasks[name]
                self._progress.pop(name, None)


def _key(room: Room) -> tuple[str, int, int]:
    """Return the key of a game: a table may have been taken back to before its end."""
    return room.row.id, len(room.ledger.play.plies), room.ledger.undone


def _keep(base: Connection, key: tuple[str, int, int], found: Analysis) -> None:
    table, plies, undone = key
    row = (table, plies, undone, int(time.time()), _encoder.encode(found))
    if base.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
        base.execute(
            "INSERT INTO analyses VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET "
            "plies = excluded.plies, undone = excluded.undone, made = excluded.made, "
            "found = excluded.found",
            row,
        )
    sql = "SELECT table_id FROM analyses ORDER BY made DESC, table_id LIMIT ?"
    base.execute(f"DELETE FROM analyses WHERE table_id NOT IN ({sql})", (MOST_IN_STORE,))


def _load(base: Connection, room: Room) -> Analysis | None:
    sql = "SELECT found FROM analyses WHERE table_id = ? AND plies = ? AND undone = ?"
    row = base.execute(sql, _key(room)).fetchone()
    try:
        return _decoder.decode(row[0]) if row else None
    except msgspec.DecodeError as error:
        log.warning("a stored analysis cannot be read: %s", error, extra={"table": room.row.id})
        return None
