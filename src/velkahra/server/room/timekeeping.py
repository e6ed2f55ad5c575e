"""Times of the tables: the stored times, and each table's timer.

Time is measured with a clock that nobody can set; nobody's clock runs while the process stands
still or no server is up. Stored times are those of the servers (`Era.time`), which never go back,
however often the clocks of computers are set.
"""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain import agreements, clocks, desk_rows, legacy, tables
from velkahra.server.domain.ledger import Ledger, PlyRow, RecallRow, Row, UndoRow, decode
from velkahra.server.domain.rests import MOST_RESTED, Rest, is_resting, rest_ends, rested
from velkahra.server.room.tasks import begin
from velkahra.server.store import backend, database, leases
from velkahra.server.store.clocks import Kept, keep_moment, load_kept, uptime

log: Final = logging.getLogger(__name__)

Job = Callable[[backend.Connection], None]
Change = Callable[[Callable[[], list[Row]]], Awaitable[None]]

ALARM_SLACK: Final = 0.05
LONGEST_SLEEP: Final = 24 * 3600.0
AFTER_FAILURE: Final = 5.0
BEAT_SECONDS: Final = 10.0
TICK_SECONDS: Final = 1.0
STILL_SECONDS: Final = 3.0
"""A pause between two ticks that is longer than this does not count beyond it."""
BEHIND_MILLISECONDS: Final = 1000
"""So much later it must be elsewhere before a server follows."""


class Watch:
    """Two clocks, in seconds; tests bring their own."""

    def steady(self) -> float:
        """Return a time in seconds that never jumps and means nothing to another process."""
        return time.monotonic()

    def wall(self) -> float:
        """Return the Unix time, which somebody may set."""
        return time.time()


class Era:
    """The lifetime of this process, in milliseconds, measured with `watch`.

    `stored_until` is, for each table it has touched, until when its time is in the store: see
    `now`.
    """

    def __init__(self, store: database.Store, watch: Watch | None = None) -> None:
        self.watch: Final = watch or Watch()
        self.stored_until: Final[dict[str, int]] = {}
        self._store: Final = store
        self._id: int | None = None
        self._span = self.watch.steady(), math.inf  # when it began, had it run on; the last tick
        self._zero = self._since = round(1000 * self.watch.wall())

    def now(self) -> int:
        """Return for how long this process has run, without what it stood still."""
        steady, (began, _) = self.watch.steady(), self._span
        return round(1000 * (steady - began - self._stood(steady)))

    def time(self) -> int:
        """Return the time of the servers: about Unix time, but it never goes back."""
        return self._zero + self.now()

    async def tick(self) -> None:
        """Notice again and again that the process runs."""
        while True:
            steady, (began, _) = self.watch.steady(), self._span
            self._span = began + self._stood(steady), steady
            await asyncio.sleep(TICK_SECONDS)

    def _stood(self, steady: float) -> float:
        """Return for how many seconds the process has stood still since the last tick."""
        return max(0.0, steady - self._span[1] - STILL_SECONDS)

    async def beat(self) -> list[str]:
        """Record that the server is up, and return the tables whose time may be up.

        If the computer's clock, or another server's time, is ahead, this lifetime ends and another
        begins there, which is nobody's loss. Tables of other rules are left to their programs.
        Raises: StoreError.
        """
        own, now = self._id, self.time()
        lived = now - self._zero if own is None else 0
        wall = round(1000 * self.watch.wall())

        def job(connection: backend.Connection) -> tuple[int, int, list[str]]:
            sql = "SELECT coalesce(max(seen), 0) FROM lifetimes WHERE id <> ?"
            (latest,) = connection.execute(sql, (own or 0,)).fetchone()
            ahead = max(wall, latest) - now
            follows = ahead > (0 if own is None else BEHIND_MILLISECONDS)
            at = now + ahead if follows else now
            late = connection.execute(
                "SELECT id, game, rules FROM clocks JOIN tables ON id = table_id WHERE due <= ?",
                (at,),
            )
            found = [table for table, game, rules in late if legacy.is_playable(game, rules)]
            life = None if own is None else _prolonged(connection, own, now)
            if life is None or follows:
                life = _new_life(connection, at - lived, at)
            return life, at, found

        life, at, late = await self._store.run(job)
        if life != own:
            self._id, self._since = life, at - lived
            self._zero += at - now
        return late

    async def postpone(self, table: str, due: int | None) -> None:
        """Record when, see `time`, to check a table next; None for never."""
        sql = "UPDATE clocks SET due = ? WHERE table_id = ?"

        def job(connection: backend.Connection) -> None:
            connection.execute(sql, (due, table))

        await self._store.run(job)

    async def load(self, table: str) -> Kept | None:
        """Return what the store has of a table's time; None if it has no clock."""
        return await self._store.run(lambda connection: load_kept(connection, table))

    def resumed(self, table: str, kept: Kept) -> tuple[int, int]:
        """Return a moment, see `now`, and the time from the last row of a table until then.

        If another server had the table, its time was at most one beat before ours.
        """
        if table in self.stored_until:
            return self.stored_until[table], 0
        now = self.now()
        passed = uptime(kept, (self._id or 0, self._since, self._zero + now))
        apart = round(1000 * BEAT_SECONDS) if self._store.shared else 0
        return now, max(0, passed - apart)

    def forget(self, *tables: str) -> None:
        """Forget tables that another server may have by now; all if none is named."""
        for table in tables or list(self.stored_until):
            self.stored_until.pop(table, None)


def _prolonged(connection: backend.Connection, life: int, now: int) -> int:
    """Store until when a server was up, if there are clocks. Return its number."""
    if connection.execute("SELECT 1 FROM clocks LIMIT 1").fetchone():
        connection.execute("UPDATE lifetimes SET seen = ? WHERE id = ?", (now, life))
    return life


def _new_life(connection: backend.Connection, began: int, now: int) -> int:
    """Store from when and until when a server was up. Return its number."""
    sql = "INSERT INTO lifetimes (began, seen) VALUES (?, ?) RETURNING id"
    ((life,),) = connection.execute(sql, (began, now)).fetchall()
    return int(life)


class RoomClock:
    """The clock of one table: `timing` is what everybody has left, measured with `era`.

    `asked` is when something was last asked for, see `Era.time`; 0 if never. While `held`, the
    game waits for players and no time runs. `rests` are those of people, by seat.
    """

    def __init__(self, era: Era, table: str, ledger: Ledger, kept: Kept, persons: set[int]) -> None:
        self.era: Final = era
        self.timing: Final = clocks.Timing(_terms(kept.terms), persons)
        self.asked = 0
        self.held = False
        self.rests: Mapping[int, Rest] = {}
        self.renew_rests: Callable[[], Awaitable[None]] | None = None
        self._table: Final = table
        self._ledger: Final = ledger
        self._late: Final = kept.late
        self._persons: Final = persons
        self._here: Final[set[int]] = set()
        self._mark, self._carried = era.resumed(table, kept)
        self._next: tuple[int, int] | None = None
        self._change: Change | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._see()

    @property
    def early(self) -> bool:
        """Return whether the clock still waits for everybody to come."""
        return self.timing.terms.waits and not self._ledger.agreements.started

    def passed(self) -> int:
        """Return the milliseconds that have passed and are charged to no row yet."""
        return self._carried + self.era.now() - self._mark

    def left(self) -> dict[int, int]:
        """Return the milliseconds each seat with a clock has now, by seat."""
        passed = self.passed()
        return {seat: self.timing.left(seat, passed) for seat in self.timing.seats}

    def shown(self) -> list[tuple[int, int, bool]]:
        """List (seat, milliseconds left, whether they run) for each seat; rests are counted."""
        return [
            (seat, left + 1000 * self._rest_over(seat, left), self._runs(seat))
            for seat, left in self.left().items()
        ]

    def _runs(self, seat: int) -> bool:
        rest = self._rest(seat)
        return seat in self.timing.running and not (rest and is_resting(rest, self._seconds()))

    def _rest(self, seat: int) -> Rest | None:
        """Return the rest of a seat that can still stop its clock, or None."""
        allowed = self.timing.terms.slow and self.timing.rests[seat] < MOST_RESTED
        return self.rests.get(seat) if allowed else None

    def _seconds(self) -> float:
        return self.era.time() / 1000

    def _rest_over(self, seat: int, left: int) -> int:
        """Return the seconds of rest in a seat's turn that are over and were not given back."""
        rest, now = self._rest(seat), self._seconds()
        if rest is None or seat not in self.timing.running:
            return 0
        over = int(rested(rest, now - self.timing.unrested(seat, left), now))
        return min(over, MOST_RESTED - self.timing.rests[seat])

    def _rest_row(self, seat: int) -> agreements.RestRow | None:
        """Return the row that gives a seat, whose time is up, its rest back; None for none."""
        rest, elapsed = self._rest(seat), self._rest_over(seat, 0)
        if rest is None:
            return None
        to_come = int(rest_ends(rest, self._seconds()) - self._seconds())
        seconds = min(elapsed + to_come, MOST_RESTED - self.timing.rests[seat])
        return agreements.RestRow(seat, seconds, min(elapsed, seconds)) if seconds > 0 else None

    def overdue(self) -> list[int]:
        """List the seats whose time runs and is up."""
        left = self.left()
        return [seat for seat in sorted(self.timing.running) if left[seat] == 0]

    def moment(self, n: int) -> Job:
        """Return the job that stores the time of row `n`; `take` must follow it."""
        spent, at = self.passed(), self.era.time()
        self._next = self.era.now(), spent
        due = self._hint(at, spent)
        return lambda connection: keep_moment(connection, self._table, n, at, spent, due)

    def take(self, rows: Sequence[Row]) -> None:
        """Apply rows that were just committed to the ledger and the clock."""
        if self._next:
            self._mark, spent = self._next
            self._carried, self._next = 0, None
            self.era.stored_until[self._table] = self._mark
            self.timing.charge(spent)
        for row in rows:
            if isinstance(row, agreements.AskRow):
                self.asked = self.era.time()
            self._follow(row)

    def begin_anew(self) -> None:
        """Charge from now on: nobody had to decide while an automaton's steps were shown."""
        self._mark, self._carried = self.era.now(), 0

    def replay(self, rows: Sequence[bytes], moments: dict[int, tuple[int, int]]) -> None:
        """Apply the rows from `ledger.version` on; `moments` are row -> (time, ms charged)."""
        for raw in rows:
            at, spent = moments.get(self._ledger.version, (0, 0))
            self.timing.charge(spent)
            row = decode(raw)
            if isinstance(row, agreements.AskRow):
                self.asked = at
            self._follow(row)

    def arrived(self, seat: int) -> bool:
        """Record that somebody came, and return whether all are here and clocks may start."""
        self._here.add(seat)
        return self.early and self._here >= self._persons

    def wind(self, change: Change) -> None:
        """Set the timer to when time is up; `change` makes and commits rows."""
        self.stop()
        self._change = change
        due = self.due()
        if due is None:
            return
        left = (due - self.era.time()) / 1000
        delay = min(LONGEST_SLEEP, max(0.0, left) + ALARM_SLACK)
        self._alarm = asyncio.get_running_loop().call_later(delay, self._ring_soon)

    def due(self) -> int | None:
        """Return when to check the table: when the time of the seats that act is up."""
        left = self.left()
        waiting = [left[seat] for seat in self.timing.running]
        if self._late != clocks.DEFAULT or not waiting:
            return None
        return self.era.time() + min(waiting)

    def hold(self, *, held: bool) -> None:
        """Let the time stand while `held`; it runs from now on after that."""
        self.held = held
        self.begin_anew()
        self._see()

    def stop(self) -> None:
        """Stop the timer until `wind` sets it."""
        self._change = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def ring(self) -> None:
        """Act for a seat whose time is up; else set the timer again."""
        change = self._change
        if change is None:
            return
        try:
            if self.renew_rests is not None and self.overdue():
                await self.renew_rests()
            await change(self._late_rows)
        except (backend.StoreError, VelkahraError) as error:
            log.warning("a clock cannot be stored yet: %s", error)
            self._ring_later()
        except Exception:
            log.exception("a clock failed", extra={"table": self._table})
            self._ring_later()

    def _ring_later(self) -> None:
        if self._change is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(AFTER_FAILURE, self._ring_soon)

    def _ring_soon(self) -> None:
        self._ringing = begin(self._rung(), "a clock")

    async def _rung(self) -> None:
        await self.ring()
        if self._change is not None and not self.overdue():
            self.wind(self._change)

    def _late_rows(self) -> list[Row]:
        """Return the rows of a safe default for one seat whose time is up."""
        for seat in self.overdue() if self._late == clocks.DEFAULT else []:
            if (rest := self._rest_row(seat)) is not None:
                return [rest]
            for decider in self._deciders(seat):
                ledger = self._ledger
                action = ledger.game.table.safe_default(ledger.state, decider)
                row = agreements.LateRow(seat, again=seat in self.timing.late)
                return [row, *ledger.act(decider, action)]
        return []

    def _deciders(self, seat: int) -> list[int]:
        """List who decides in the time of a seat: in a whole turn others may be asked too."""
        if not self.timing.terms.whole:
            return [seat]
        may_act = self._ledger.state.may_act
        return [other for other in sorted(self._persons) if may_act(other)]

    def _follow(self, row: Row) -> None:
        self._ledger.fold([row])
        if isinstance(row, desk_rows.ExtendRow):
            self.timing.extend(row.seat, 1000 * row.seconds)
        elif isinstance(row, agreements.RestRow):
            self.timing.rested(row.seat, row.seconds, row.elapsed)
        elif isinstance(row, desk_rows.TurnsRow):
            self.timing.set_turns(row.seconds)
        elif isinstance(row, agreements.LateRow):
            self.timing.late.add(row.seat)
        elif isinstance(row, UndoRow | agreements.BackRow):
            agreed = isinstance(row, agreements.BackRow)
            plies = self._ledger.play.version
            self.timing.went_back(plies, self._acting(), agreed, self._limit())
        elif isinstance(row, RecallRow):
            self.timing.recalled(row.seat, self._acting())
        self._see(row.seat if isinstance(row, PlyRow) else -1)

    def _see(self, actor: int = -1) -> None:
        """Update whose time runs; while chance draws, nobody's turn is over yet."""
        state, acting = self._ledger.state, self._acting()
        if acting or state.is_over() or self.timing.terms.whole:
            self.timing.played(self._ledger.play.version, acting, actor, self._limit())
        stands = self.early or self.held or self._ledger.agreements.paused or state.is_over()
        self.timing.run(not stands)

    def _acting(self) -> list[int]:
        state, game = self._ledger.state, self._ledger.game
        if self.timing.terms.whole:
            seat = game.clock.turn_of(state)
            return [seat] if seat >= 0 else []
        return [seat for seat in range(self._ledger.play.seats) if state.may_act(seat)]

    def _limit(self) -> int:
        state, game = self._ledger.state, self._ledger.game
        return (
            game.clock.short_turn if self.timing.terms.whole and game.clock.is_short(state) else 0
        )

    def _hint(self, now: int, spent: int) -> int | None:
        """Return when to check the table, whoever will have to act; rather too early."""
        if self._late != clocks.DEFAULT or self._ledger.state.is_over():
            return None
        lefts = [self.timing.left(seat, spent) for seat in self.timing.seats]
        short = 1000 * self._ledger.game.clock.short_turn
        if lefts and short and self.timing.terms.whole:
            lefts.append(short)
        return now + min(lefts) if lefts else None


def replayed_with_clock(
    era: Era, title: Game, row: tables.TableRow, rows: Sequence[bytes], kept: Kept | None
) -> tuple[Ledger, RoomClock | None]:
    """Return the fold of a table's rows, and its clock, None without one. Raises: as `replayed`.

    `era` is by whose clocks time is measured, and `kept` the stored time.
    """
    if kept is None:
        return legacy.replayed(title, row, rows), None
    ledger = legacy.replayed(title, row, ())
    persons = {n for n, seat in enumerate(row.seats) if not seat.bot}
    clock = RoomClock(era, row.id, ledger, kept, persons)
    with legacy.replaying(ledger):
        clock.replay(rows, kept.moments)
    return ledger, clock


def check_terms(game: Game, clock: str, late: str) -> None:
    """Check a form's clock (clocks.OFFERED, NO_CLOCK) and `late` (LATE). Raises: VelkahraError."""
    known = clocks.terms_of(clock)
    suits = clock in clocks.offered(game.clock.has_turns) or (
        known is not None and game.clock.has_turns
    )
    if clock != clocks.NO_CLOCK and not suits:
        raise VelkahraError(f"there is no clock {clock!r}")
    if late not in clocks.LATE:
        raise VelkahraError(f"nothing like {late!r} can happen when time runs out")


def _terms(name: str) -> clocks.Terms:
    found = clocks.terms_of(name)
    if found is None:
        raise VelkahraError(f"there is no clock {name!r}")
    return found


def opened(era: Era, table: str, terms: str, late: str) -> Job:
    """Return the job that stores a new table's clock.

    `terms` is the name of the clock, `late` one of clocks.LATE, and `era` gives the time.
    """
    at = era.time()
    due = at + 1000 * _terms(terms).seconds if late == clocks.DEFAULT else None

    def job(connection: backend.Connection) -> None:
        connection.execute("INSERT INTO clocks VALUES (?, ?, ?, ?)", (table, terms, late, due))
        connection.execute("INSERT INTO moments VALUES (?, -1, ?, 0)", (table, at))

    era.stored_until[table] = era.now()
    return job


async def keep_watch(
    era: Era, look: Callable[[str], Awaitable[object]], seconds: float = BEAT_SECONDS
) -> None:
    """Beat the `era` every few `seconds`, and `look` at the tables whose time may be up."""
    while True:
        with contextlib.suppress(backend.StoreError):
            for table in await era.beat():
                try:
                    await look(table)
                except leases.ElsewhereError:
                    continue  # that server looks after it
                except (VelkahraError, backend.StoreError) as error:
                    log.warning("a table's clock cannot be checked: %s", error)
                except Exception:
                    log.exception("a clock failed", extra={"table": table})
        await asyncio.sleep(seconds)
