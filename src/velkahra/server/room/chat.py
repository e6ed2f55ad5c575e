"""The chat beside a game: what is said, who is there, and what the people on the seats are called.

Players and spectators talk apart: a spectator hears both, a player hears spectators only when the
game is over. Everything a person typed is kept as text and shown as text.
"""

import asyncio
import hashlib
import sqlite3
import time
import unicodedata
from collections.abc import Callable
from typing import Final

import msgspec

from velkahra.core.game import Game
from velkahra.server.domain.bounds import Count, Short, Text
from velkahra.server.domain.pace import Pace
from velkahra.server.store.database import Store

MODES: Final = ("all", "signals", "off")
SIGNALS: Final = ("hello", "well-played", "thinking", "your-turn", "sorry", "thanks")
LONGEST_TEXT: Final = 300
LONGEST_NAME: Final = 24
SECONDS: Final = 2.0
AT_ONCE: Final = 5
CROWD_RATE: Final = 4.0
CROWD_AT_ONCE: Final = 40
KEPT: Final = 1000
MOST_MARKS: Final = 3

_JOINERS: Final = "\u200c\u200d"  # some scripts, and some emoji, are written with them
_UNSHOWN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})


class ChatError(Exception):
    """It was not done. `reason` names the sentence that explains it."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: Final = reason


class Speaker(msgspec.Struct, frozen=True):
    """Who talks: `who` tells people apart, `seat` is -1 for a spectator, `name` a spectator's."""

    who: str
    seat: int
    name: str = ""


class Said(msgspec.Struct, frozen=True):
    """One line. `text` is the key of a signal if `signal`; `at` is in Unix seconds."""

    n: Count
    who: Short
    name: Short
    text: Text
    signal: bool
    at: Count

    @property
    def seat(self) -> int:
        """The speaker's seat; -1 for a spectator."""
        return seat_of(self.who)

    def heard_by(self, seat: int, over: bool) -> bool:
        """Say whether a viewer may read it: players read spectators when the game is over."""
        return seat < 0 or self.seat >= 0 or over


class Report(msgspec.Struct, frozen=True):
    """`who` reported a line at that time."""

    line: Said
    who: str
    at: int


class Sitter:
    """The person on a seat, as far as the others may know.

    Attributes:
        name: what the person is called; "" if that was not said.
        pages: how many pages of the seat are open.
        looking: how many of them are looked at.
        looked: when one was looked at last, in Unix seconds; 0: never.
    """

    def __init__(self) -> None:
        self.name = ""
        self.pages = 0
        self.looking = 0
        self.looked = 0


def proper(text: str, most: int) -> str:
    """Tidy what somebody typed. Raises: ChatError if it is empty, too long or cannot be shown."""
    text = unicodedata.normalize("NFC", text)
    marks = 0
    for character in text:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if (kind in _UNSHOWN and character not in _JOINERS) or marks > MOST_MARKS:
            raise ChatError("characters")
    text = " ".join(text.split())
    if len(text) > most:
        raise ChatError("long")
    if not text.strip(_JOINERS + " "):
        raise ChatError("empty")
    return text


def seat_of(who: str) -> int:
    """Give the seat of somebody who talks; -1 for a spectator."""
    return int(who.removeprefix("seat-")) if who.startswith("seat-") else -1


def crowd_key(table: str, key: str) -> str:
    """Tell spectators of a table apart without showing what their browser remembers."""
    return "crowd-" + hashlib.sha256(f"{table} {key}".encode()).hexdigest()[:12]


def signals_of(game: Game) -> tuple[str, ...]:
    """List the signals at a game's tables: everybody's, then its own."""
    return (*SIGNALS, *game.signals)


class Chat:
    """What is said at one table, and who is there.

    Attributes:
        lines: the latest lines, oldest first.
        sitters: the people on the seats.
        mode: what the host allows, one of MODES.
        changes: counts every change of `sitters` and `mode`.
    """

    def __init__(self, store: Store, table: str, seats: int, tell: Callable[[], None]) -> None:
        """Begin empty; `load` fetches what was said. `tell` is called after every change."""
        self.lines: list[Said] = []
        self.sitters: Final = [Sitter() for _ in range(seats)]
        self.mode = MODES[0]
        self.changes = 0
        self._seconds = SECONDS
        self._store: Final = store
        self._table: Final = table
        self._tell: Final = tell
        self._turnstile: Final = asyncio.Lock()
        self._crowd: Final = Pace(CROWD_RATE, burst=CROWD_AT_ONCE)
        self._paces: Final[dict[str, Pace]] = {}

    async def load(self, seconds: float = SECONDS) -> None:
        """Fetch what was said. A person may say something every `seconds`. Raises: StoreError."""
        self._seconds = seconds
        self.mode, self.lines, sitters = await self._store.run(lambda c: _load(c, self._table))
        for seat, name, looked in sitters:
            self.sitters[seat].name, self.sitters[seat].looked = name, looked

    def name(self, seat: int) -> str:
        """Give the name of the person on a seat, or ""."""
        return self.sitters[seat].name if seat >= 0 else ""

    async def say(self, speaker: Speaker, text: str) -> None:
        """Say something. Raises: ChatError, StoreError; then nobody has heard it."""
        if self.mode != "all":
            raise ChatError(self.mode)
        await self._keep(speaker, proper(text, LONGEST_TEXT), signal=False)

    async def signal(self, speaker: Speaker, key: str) -> None:
        """Give a signal, one of `signals_of`. Raises: ChatError, StoreError."""
        if self.mode == "off":
            raise ChatError(self.mode)
        await self._keep(speaker, key, signal=True)

    async def rename(self, seat: int, name: str) -> None:
        """Call the person on a seat `name`; "" for no name. Raises: ChatError, StoreError."""
        name = proper(name, LONGEST_NAME) if name else ""
        self._check_pace(f"seat-{seat}", seat)
        await self._store.run(lambda c: _keep_name(c, self._table, seat, name))
        self.sitters[seat].name = name
        self._changed()

    async def report(self, speaker: Speaker, n: int, over: bool) -> None:
        """Show a line to the host. Raises: ChatError, also for one the speaker cannot read."""
        line = next((line for line in self.lines if line.n == n), None)
        if line is None or line.who == speaker.who or not line.heard_by(speaker.seat, over):
            raise ChatError("no-line")
        self._check_pace(speaker.who, speaker.seat)
        row = (self._table, n, speaker.who, _now())
        await self._store.run(lambda c: _keep_report(c, row))

    async def reports(self) -> list[Report]:
        """List what was reported, the latest first. Raises: StoreError."""
        return await self._store.run(lambda c: _reports(c, self._table))

    async def allow(self, mode: str) -> None:
        """Allow all talk, signals only, or none. Raises: ChatError, StoreError."""
        if mode not in MODES:
            raise ChatError("no-mode")
        await self._store.run(lambda c: _keep_mode(c, self._table, mode))
        self.mode = mode
        self._changed()

    def enter(self, seat: int) -> None:
        """A page of the seat is open; `look` says whether it is looked at."""
        if seat >= 0:
            self.sitters[seat].pages += 1
            self._changed()

    def look(self, seat: int, on: bool) -> None:
        """One more page of the seat is looked at, or one less."""
        if seat < 0:
            return
        sitter = self.sitters[seat]
        sitter.looking += 1 if on else -1
        sitter.looked = looked = _now()
        self._store.soon(lambda c: _keep_looked(c, self._table, seat, looked))

    def leave(self, seat: int) -> None:
        """A page of the seat is closed."""
        if seat >= 0:
            self.sitters[seat].pages -= 1
            self._changed()

    def looked(self, seat: int) -> int:
        """Say when the seat's page was looked at last, in Unix seconds."""
        return _now() if self.sitters[seat].looking else self.sitters[seat].looked

    async def _keep(self, speaker: Speaker, text: str, signal: bool) -> None:
        """Commit a line, then let everybody hear it."""
        self._check_pace(speaker.who, speaker.seat)
        name = "" if speaker.seat >= 0 else speaker.name
        line = Said(0, speaker.who, name, text, signal, _now())
        async with self._turnstile:
            n = await self._store.run(lambda c: _keep_line(c, self._table, line))
            self.lines = [*self.lines[1 - KEPT :], msgspec.structs.replace(line, n=n)]
        self._tell()

    def _check_pace(self, who: str, seat: int) -> None:
        pace = self._paces.get(who)
        if pace is None:
            if len(self._paces) > KEPT:
                self._paces.clear()
            pace = self._paces[who] = Pace(1 / self._seconds, burst=AT_ONCE)
        if not pace.allows() or (seat < 0 and not self._crowd.allows()):
            raise ChatError("pace")

    def _changed(self) -> None:
        self.changes += 1
        self._tell()


def _now() -> int:
    return int(time.time())


def _load(
    connection: sqlite3.Connection, table: str
) -> tuple[str, list[Said], list[tuple[int, str, int]]]:
    mode = connection.execute("SELECT mode FROM chats WHERE table_id = ?", (table,)).fetchone()
    lines = connection.execute(
        "SELECT n, who, name, text, signal, at FROM said WHERE table_id = ? "
        "ORDER BY n DESC LIMIT ?",
        (table, KEPT),
    )
    sitters = connection.execute(
        "SELECT seat, name, looked FROM sitters WHERE table_id = ?", (table,)
    )
    return mode[0] if mode else MODES[0], [_line(row) for row in lines][::-1], sitters.fetchall()


def _line(row: tuple[int, str, str, str, int, int]) -> Said:
    n, who, name, text, signal, at = row
    return Said(n, who, name, text, bool(signal), at)


def _keep_line(connection: sqlite3.Connection, table: str, line: Said) -> int:
    """Keep a line, and return its number; of the old ones those that were reported stay."""
    n: int = connection.execute(
        "SELECT coalesce(max(n) + 1, 0) FROM said WHERE table_id = ?", (table,)
    ).fetchone()[0]
    row = (table, n, line.who, line.name, line.text, int(line.signal), line.at)
    connection.execute("INSERT INTO said VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    connection.execute(
        "DELETE FROM said WHERE table_id = ?1 AND n <= ?2 "
        "AND n NOT IN (SELECT n FROM reports WHERE table_id = ?1)",
        (table, n - KEPT),
    )
    return n


def _keep_name(connection: sqlite3.Connection, table: str, seat: int, name: str) -> None:
    connection.execute(
        "INSERT INTO sitters (table_id, seat, name) VALUES (?1, ?2, ?3) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET name = ?3",
        (table, seat, name),
    )


def _keep_looked(connection: sqlite3.Connection, table: str, seat: int, looked: int) -> None:
    connection.execute(
        "INSERT INTO sitters (table_id, seat, looked) VALUES (?1, ?2, ?3) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET looked = ?3",
        (table, seat, looked),
    )


def _keep_mode(connection: sqlite3.Connection, table: str, mode: str) -> None:
    connection.execute("INSERT OR REPLACE INTO chats VALUES (?, ?)", (table, mode))


def _keep_report(connection: sqlite3.Connection, row: tuple[str, int, str, int]) -> None:
    connection.execute("INSERT OR IGNORE INTO reports VALUES (?, ?, ?, ?)", row)


def _reports(connection: sqlite3.Connection, table: str) -> list[Report]:
    rows = connection.execute(
        "SELECT said.n, said.who, said.name, said.text, said.signal, said.at, "
        "reports.who, reports.at FROM reports JOIN said USING (table_id, n) "
        "WHERE table_id = ? ORDER BY reports.at DESC, said.n DESC LIMIT 200",
        (table,),
    )
    return [Report(_line(row[:6]), row[6], row[7]) for row in rows]
