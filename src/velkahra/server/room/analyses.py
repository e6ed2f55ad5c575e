"""Analyses of games: begun by anybody who may see all, made by workers, and stored."""

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from velkahra.bots import analysis, jobs, turns, worker_pool
from velkahra.server.domain import agreements, pace
from velkahra.server.room.room import Room
from velkahra.server.settings import Settings
from velkahra.server.store.backend import Connection, StoreError
from velkahra.server.store.database import Store

log: Final = logging.getLogger(__name__)

MOST_UNDER_WAY: Final = 64
MOST_OF_ADDRESS: Final = 3
MOST_ASKERS: Final = 50
MOST_IN_MEMORY: Final = 32
MOST_IN_STORE: Final = 500
BEGINNINGS_A_SECOND: Final = 0.1
BEGINNINGS_AT_ONCE: Final = 6
PART_SECONDS: Final = 30.0
"""For how long an analysis is made until others have their turn; most games are done by then."""

BUSY: Final = "analysis-busy"
SHARE: Final = "analysis-share"
OFTEN: Final = "analysis-often"
THEIRS: Final = "analysis-not-yours"
REFUSALS: Final = (BUSY, SHARE, OFTEN, THEIRS)
"""The keys of the sentences that say why no analysis was begun or cancelled."""

Key = tuple[str, int, int]
"""The key of a game: a table, its plies, and how often something was taken back."""

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(analysis.Analysis)


class Status(msgspec.Struct, frozen=True):
    """The progress of the analysis of a game.

    Attributes:
        under_way: it waits or is being made: `done` of `decisions` so far, 0 of 0 at first.
        ahead: how many others go first.
        yours: the visitor wants it, and may withdraw that.
        failed: the last attempt brought nothing.
        coarse: it tried less for each decision than the server does by now.
    """

    under_way: bool = False
    done: int = 0
    decisions: int = 0
    ahead: int = 0
    yours: bool = False
    failed: bool = False
    found: analysis.Analysis | None = None
    coarse: bool = False


class Asker(msgspec.Struct, frozen=True):
    """A visitor at a table who wants its analysis: the browser's secret and network address."""

    table: str
    who: str
    address: str


class Inquiry:
    """An analysis under way: one for all who want the same game analysed.

    Attributes:
        job: the first part of it, of the table that began.
        askers: who wants it.
        keys: the games that get it, by table.
        done: how many of `decisions` are judged.
    """

    task: asyncio.Task[None]

    def __init__(self, job: jobs.Job) -> None:
        self.job: Final = job
        self.askers: frozenset[Asker] = frozenset()
        self.keys: Final[dict[str, Key]] = {}
        self.done = self.decisions = 0

    def priority(self) -> turns.Priority:
        """Return for whom it is made."""
        return turns.Priority(addresses=tuple({asker.address for asker in self.askers}))

    def hear(self, progress: Any) -> None:  # noqa: ANN401 - what a job tells is its own
        """Note how far it is."""
        self.done, self.decisions = int(progress[0]), int(progress[1])


class Analyst:
    """Has games analysed in parts, between which others have their turn."""

    def __init__(self, workers: worker_pool.Workers, store: Store, settings: Settings) -> None:
        self._workers: Final = workers
        self._store: Final = store
        self._settings: Final = settings
        self._inquiries: Final[list[Inquiry]] = []
        self._failed: Final[jobs.Shelf[str, bool]] = jobs.Shelf(MOST_IN_MEMORY)
        self._kept: Final[jobs.Shelf[Key, analysis.Analysis]] = jobs.Shelf(MOST_IN_MEMORY)
        self._paces: Final = pace.Paces(BEGINNINGS_A_SECOND, BEGINNINGS_AT_ONCE)

    async def status(self, room: Room, who: str) -> Status:
        """Return how far a table's analysis is, for a browser's secret. Raises: StoreError."""
        name, inquiry = room.row.id, self._of(room.row.id)
        if inquiry is not None:
            ahead = self._workers.ahead(inquiry.priority)
            yours = any((one.table, one.who) == (name, who) for one in inquiry.askers)
            return Status(True, inquiry.done, inquiry.decisions, ahead, yours)
        found = self._kept.get(_key(room)) or await self._store.run(lambda base: _load(base, room))
        if found is not None:
            self._kept.put(_key(room), found)
        coarse = found is not None and found.nodes < self._settings.analysis_nodes
        return Status(failed=self._failed.get(name) or False, found=found, coarse=coarse)

    async def begin(self, room: Room, who: str, address: str) -> None:
        """Begin to analyse a game, or join those for whom the same game is analysed.

        `who` is the secret of the visitor's browser, `address` where it comes from. The caller has
        checked that everything at the table may be seen.

        Raises: NotNow, with the name of the sentence that says why.
        """
        name, job = room.row.id, self._job(room)
        inquiry = self._of(name) or self._same(job) or self._opened(job, address)
        askers = inquiry.askers | {Asker(name, who, address)}
        if len(askers) > MOST_ASKERS:
            raise agreements.NotNow(BUSY)
        inquiry.askers = askers
        inquiry.keys[name] = _key(room)
        self._failed.put(name, False)
        await asyncio.sleep(0)  # so that a new one is in the queue when its place is asked for

    def cancel(self, room: Room, who: str) -> None:
        """Withdraw a visitor's wish; the analysis ends if nobody else wants it.

        `who` is the secret of the visitor's browser. Raises: NotNow if the wish is somebody else's.
        """
        name, inquiry = room.row.id, self._of(room.row.id)
        if inquiry is None:
            return
        left = {one for one in inquiry.askers if (one.table, one.who) != (name, who)}
        if len(left) == len(inquiry.askers):
            raise agreements.NotNow(THEIRS)
        if not left:
            self._inquiries.remove(inquiry)
            inquiry.task.cancel()
            return
        inquiry.askers = frozenset(left)
        if all(one.table != name for one in left):
            del inquiry.keys[name]

    def close(self) -> None:
        """Cancel all analyses."""
        for inquiry in self._inquiries:
            inquiry.task.cancel()
        self._inquiries.clear()

    def _of(self, table: str) -> Inquiry | None:
        """Return the analysis under way of a table's game, if somebody there wants it."""
        return next((one for one in self._inquiries if table in one.keys), None)

    def _same(self, job: jobs.Job) -> Inquiry | None:
        """Return the analysis under way of the same game at another table."""
        replace = msgspec.structs.replace
        found = (one for one in self._inquiries if replace(job, table=one.job.table) == one.job)
        return next(found, None)

    def _opened(self, job: jobs.Job, address: str) -> Inquiry:
        """Return a new analysis, begun from an address. Raises: NotNow."""
        wanted = [{asker.address for asker in one.askers} for one in self._inquiries]
        if len(wanted) >= MOST_UNDER_WAY:
            raise agreements.NotNow(BUSY)
        if sum(address in addresses for addresses in wanted) >= MOST_OF_ADDRESS:
            raise agreements.NotNow(SHARE)
        if not self._paces.allows(address):
            raise agreements.NotNow(OFTEN)
        inquiry = Inquiry(job)
        inquiry.task = asyncio.create_task(self._analyse(inquiry))
        self._inquiries.append(inquiry)
        return inquiry

    def _job(self, room: Room) -> jobs.Job:
        row, play = room.row, room.ledger.play
        more: dict[str, int | float | str | bool] = {"nodes": self._settings.analysis_nodes}
        plies = list(play.plies)
        return jobs.Job(
            "analyse", row.id, row.game, play.seats, play.options, plies, -1, "", 1, more
        )

    async def _analyse(self, inquiry: Inquiry) -> None:
        about = {"table": inquiry.job.table}
        try:
            found = await self._judged(inquiry)
            for key in inquiry.keys.values():
                self._kept.put(key, found)
            await self._store.run(lambda base: _keep(base, inquiry.keys.values(), found))
        except worker_pool.ThinkingError as error:
            log.error("an analysis failed: %s", error, extra=about)
            for table in inquiry.keys:
                self._failed.put(table, True)
        except StoreError as error:
            log.warning("an analysis could not be stored: %s", error, extra=about)
        finally:
            if inquiry in self._inquiries:
                self._inquiries.remove(inquiry)

    async def _judged(self, inquiry: Inquiry) -> analysis.Analysis:
        """Have a game judged, a part at a time. Raises: ThinkingError."""
        judged: tuple[analysis.Decision, ...] = ()
        left = self._settings.analysis_seconds
        while left > 0:
            seconds = min(PART_SECONDS, left)
            more = inquiry.job.more | {"first": len(judged), "seconds": seconds}
            raw = await self._workers.ask(
                msgspec.structs.replace(inquiry.job, more=more),
                seconds + self._settings.thinker_seconds,
                inquiry.hear,
                inquiry.priority,
            )
            decisions, found = msgspec.convert(raw, tuple[int, analysis.Analysis])
            judged += found.decisions
            inquiry.hear((len(judged), decisions))
            if len(judged) >= decisions:
                return msgspec.structs.replace(found, decisions=judged)
            left -= seconds
        raise worker_pool.TooLong(f"it takes more than {self._settings.analysis_seconds:g} s")


def _key(room: Room) -> Key:
    """Return the key of a game: a table may have been taken back to before its end."""
    return room.row.id, len(room.ledger.play.plies), room.ledger.undone


def _keep(base: Connection, keys: Iterable[Key], found: analysis.Analysis) -> None:
    written = _encoder.encode(found)
    for table, plies, undone in keys:
        if base.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
            base.execute(
                "INSERT INTO analyses VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET "
                "plies = excluded.plies, undone = excluded.undone, made = excluded.made, "
                "found = excluded.found",
                (table, plies, undone, int(time.time()), written),
            )
    sql = "SELECT table_id FROM analyses ORDER BY made DESC, table_id LIMIT ?"
    base.execute(f"DELETE FROM analyses WHERE table_id NOT IN ({sql})", (MOST_IN_STORE,))


def _load(base: Connection, room: Room) -> analysis.Analysis | None:
    sql = "SELECT found FROM analyses WHERE table_id = ? AND plies = ? AND undone = ?"
    row = base.execute(sql, _key(room)).fetchone()
    try:
        return _decoder.decode(row[0]) if row else None
    except msgspec.DecodeError as error:
        log.warning("a stored analysis cannot be read: %s", error, extra={"table": room.row.id})
        return None
