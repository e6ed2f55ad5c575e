"""The chat beside a game: lines, presence, and the names of the people on the seats.

Spectators read players, players read spectators only when the game is over. Typed text is stored
and shown as text.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from velkahra.server.domain import characters, chat, pace
from velkahra.server.room import feature, tasks
from velkahra.server.store import chat as stored
from velkahra.server.store.leases import TableStore

SECONDS: Final = 2.0
AT_ONCE: Final = 5
MOST_SPEAKERS: Final = 1000
CROWD_RATE: Final = 4.0
CROWD_AT_ONCE: Final = 40
ADDRESS_RATE: Final = 5.0
ADDRESS_AT_ONCE: Final = 100


class Sitter:
    """The person on a seat, as far as the others may know.

    Attributes:
        name, face: what the person has chosen to be called and to look like, or "".
        pages: how many pages of the seat are open; looking: how many are looked at.
        looked: when one was looked at last, in Unix seconds; 0: never.
    """

    def __init__(self) -> None:
        self.name = ""
        self.face = ""
        self.pages = 0
        self.looking = 0
        self.looked = 0


class Chat(feature.Feature):
    """The chat of one table, and its people.

    Attributes:
        lines: the latest lines, oldest first.
        sitters: the people on the seats.
        mode: the chat that the host allows, one of MODES.
        changes: counts every change of `sitters` and `mode`.
    """

    def __init__(
        self,
        store: TableStore,
        table: str,
        seats: int,
        tell: Callable[[], None],
        seconds: float = SECONDS,
        addresses: pace.Paces | None = None,
    ) -> None:
        """Begin empty; `load` loads the lines. `tell` is called after every change.

        A person may say something every `seconds`, an address as `addresses` allow for all tables.
        """
        self.lines: list[chat.Said] = []
        self.sitters: Final = [Sitter() for _ in range(seats)]
        self.mode = chat.MODES[0]
        self.changes = 0
        self._store: Final[TableStore] = store
        self._table: Final = table
        self._tell: Final = tell
        self._turnstile: Final = asyncio.Lock()
        self._crowd: Final = pace.Pace(CROWD_RATE, burst=CROWD_AT_ONCE)
        self._addresses: Final = addresses or of_addresses()
        self._paces: Final = pace.Paces(1 / seconds, AT_ONCE, MOST_SPEAKERS)
        self._keys: Final[dict[str, str]] = {}  # of everybody's last line
        self._keeping: Final[set[asyncio.Task[None]]] = set()

    async def load(self) -> None:
        """Load the stored lines. Raises: StoreError."""
        self.mode, self.lines, sitters = await self._store.run(
            lambda c: stored.load(c, self._table)
        )
        for seat, name, face, looked in sitters:
            sitter = self.sitters[seat]
            sitter.name, sitter.face, sitter.looked = name, face, looked

    def name(self, seat: int) -> str:
        """Return the name of the person on a seat, or ""."""
        return self.sitters[seat].name if seat >= 0 else ""

    async def say(self, speaker: chat.Speaker, text: str, key: str = "") -> None:
        """Store and send a message, unless it is the speaker's last one, sent again.

        A page that lost its connection may send a line again, with the same `key`. Raises:
        ChatError where it may not be said, StoreError; then nothing was sent.
        """
        if self.mode != "all":
            raise chat.ChatError(self.mode)
        await self._keep(speaker, chat.proper(text, chat.LONGEST_TEXT), key=key)

    async def signal(self, speaker: chat.Speaker, key: str) -> None:
        """Give a signal, one of `signals_of`. Raises: ChatError if the chat is off, StoreError."""
        if self.mode == "off":
            raise chat.ChatError(self.mode)
        await self._keep(speaker, key, signal=True)

    def face(self, seat: int) -> str:
        """Return the face of the person on a seat, or ""."""
        return self.sitters[seat].face if seat >= 0 else ""

    async def rename(self, speaker: chat.Speaker, name: str, face: str = "") -> None:
        """Name the person on a seat and give it a face, "" for none.

        Raises: ChatError, even if off; StoreError.
        """
        if name and self.mode == "off":
            raise chat.ChatError(self.mode)
        self._check_pace(speaker)
        await self.introduce(speaker.seat, name, face)

    async def introduce(self, seat: int, name: str, face: str = "") -> None:
        """Store a name and a face, as `rename` does, without its limits."""
        name = chat.proper(name, chat.LONGEST_NAME) if name else ""
        face = characters.known_face(face)
        await self._store.run(lambda c: stored.keep_name(c, self._table, seat, name, face))
        self.sitters[seat].name, self.sitters[seat].face = name, face
        self._changed()

    async def report(self, speaker: chat.Speaker, n: int, over: bool) -> None:
        """Show line `n` to the host. Raises: ChatError, even for one the speaker cannot read."""
        line = next((line for line in self.lines if line.n == n), None)
        if line is None or line.who == speaker.who or not line.heard_by(speaker.seat, over):
            raise chat.ChatError("no-line")
        self._check_pace(speaker)
        row = (self._table, n, speaker.who, _now())
        await self._store.run(lambda c: stored.keep_report(c, row))

    async def reports(self) -> list[chat.Report]:
        """List the reports of lines, the latest first. Raises: StoreError."""
        return await self._store.run(lambda c: stored.reports(c, self._table))

    async def allow(self, mode: str) -> None:
        """Set what may be said: everything, signals, or nothing. Raises: ChatError, StoreError."""
        if mode not in chat.MODES:
            raise chat.ChatError("no-mode")
        await self._store.run(lambda c: stored.keep_mode(c, self._table, mode))
        self.mode = mode
        self._changed()

    def enter(self, seat: int) -> None:
        """Count an open page of the seat; `look` says whether it is looked at."""
        if seat >= 0:
            self.sitters[seat].pages += 1
            self._changed()

    def look(self, seat: int, on: bool) -> None:
        """Count one more page of the seat that is looked at (`on`), or one less."""
        if seat < 0:
            return
        sitter = self.sitters[seat]
        sitter.looking += 1 if on else -1
        sitter.looked = looked = _now()
        self._store.soon(lambda c: stored.keep_looked(c, self._table, seat, looked))

    def leave(self, seat: int) -> None:
        """Count an open page of the seat less."""
        if seat >= 0:
            self.sitters[seat].pages -= 1
            self._changed()

    def looked(self, seat: int) -> int:
        """Return when the seat's page was last looked at, in Unix seconds."""
        return _now() if self.sitters[seat].looking else self.sitters[seat].looked

    async def _keep(
        self, speaker: chat.Speaker, text: str, *, signal: bool = False, key: str = ""
    ) -> None:
        """Commit a line, then send it to everybody, even if the speaker's page leaves meanwhile."""
        name = "" if speaker.seat >= 0 else speaker.name
        line = chat.Said(0, speaker.who, name, text, signal, _now())
        await tasks.unbroken(self._keep_line(speaker, line, key), self._keeping)

    async def _keep_line(self, speaker: chat.Speaker, line: chat.Said, key: str) -> None:
        async with self._turnstile:
            if key and self._keys.get(line.who) == key:
                return
            self._check_pace(speaker)
            n = await self._store.run(lambda c: stored.keep_line(c, self._table, line))
            if len(self._keys) > MOST_SPEAKERS:
                self._keys.clear()
            self._keys[line.who] = key
            self.lines = [*self.lines[1 - stored.LATEST :], msgspec.structs.replace(line, n=n)]
        self._tell()

    def _check_pace(self, speaker: chat.Speaker) -> None:
        allowed = self._paces.allows(speaker.who) and (speaker.seat >= 0 or self._crowd.allows())
        if not allowed or not self._addresses.allows(speaker.address):
            raise chat.ChatError("pace")

    def _changed(self) -> None:
        self.changes += 1
        self._tell()


def of_addresses() -> pace.Paces:
    """Return the rate limit of network addresses."""
    return pace.Paces(ADDRESS_RATE, ADDRESS_AT_ONCE)


def _now() -> int:
    return int(time.time())
