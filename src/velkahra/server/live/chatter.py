"""One page's part in the chat: its messages, and the lines it has not received yet."""

import secrets
from collections.abc import Iterator, Set
from contextlib import contextmanager
from typing import Final

import msgspec

from velkahra.server.domain import chat as talk
from velkahra.server.domain import texts
from velkahra.server.domain.messages import chat as messages
from velkahra.server.room.chat import Chat
from velkahra.server.room.room import Room
from velkahra.server.store import backend, moderation

FIRST_LINES: Final = 100


class Company(msgspec.Struct, frozen=True):
    """The `account` of a page's viewer, 0 for none, and the seats whose people it has blocked."""

    account: int = 0
    blocked: Set[int] = frozenset()


class Chatter:
    """The talk as one page knows it; `company` is None where nobody can be blocked or muted."""

    def __init__(
        self, room: Room, seat: int, language: str, address: str, company: Company | None = None
    ) -> None:
        self._room: Final = room
        self._seat: Final = seat
        self._company: Final = company
        self._language: Final = language
        who = f"seat-{seat}" if seat >= 0 else talk.crowd_key(room.row.id, secrets.token_hex(8))
        self._me = talk.Speaker(who, seat, "", address)
        self._looking = False
        self._heard = -1
        self._over = False
        self._fresh = True
        self._changes = -1
        self._turn: int | None = None

    @contextmanager
    def attached(self) -> Iterator[None]:
        """Be present for as long as the context lasts; a page just opened counts as looked at."""
        self._room.feature(Chat).enter(self._seat)
        self._look(True)
        try:
            yield
        finally:
            self._look(False)
            self._room.feature(Chat).leave(self._seat)

    async def do(
        self, message: messages.ChatMessage
    ) -> messages.ChatDone | messages.ChatProblem | None:
        """Do what the page asks, and return the answer, if any."""
        if isinstance(message, messages.Look):
            self._look(message.on)
            return None
        try:
            return await self._done(message)
        except talk.ChatError as error:
            return self._problem(f"chat-{error.reason}")
        except backend.StoreError:
            return self._problem("chat-store")

    def news(self) -> messages.ChatNews | None:
        """Return what the page has not heard yet, or None."""
        fresh, lines = self._lines()
        people = mode = None
        chat = self._room.feature(Chat)
        if chat.changes != self._changes:
            self._changes = chat.changes
            people, mode = self._people(), chat.mode
        waits = self._seat in self._room.acting()
        turn = turn_of(self._room, self._seat) if waits else -1
        turned = turn != self._turn
        self._turn = turn
        if not (fresh or lines or turned or people is not None):
            return None
        return messages.ChatNews(fresh, lines, people, mode or "", turn if turned else None)

    async def _done(
        self, message: messages.Say | messages.Signal | messages.Name | messages.ReportLine
    ) -> messages.ChatDone:
        """Do what the page asks; the answer has a sentence if the page does not show the result."""
        chat, text = self._room.feature(Chat), ""
        if isinstance(message, messages.Say | messages.Name):
            await self._check_muted()
        if isinstance(message, messages.Say):
            await chat.say(self._me, message.text, message.key)
        elif isinstance(message, messages.Signal):
            if message.key not in talk.signals_of(self._room.ledger.game):
                raise talk.ChatError("no-signal")
            await chat.signal(self._me, message.key)
        elif isinstance(message, messages.Name):
            await self._rename(message)
        else:
            await chat.report(self._me, message.n, self._room.is_over)
            await self._complain(message.n)
            text = texts.speaker(self._language)("chat-reported")
        return messages.ChatDone(str(message.__struct_config__.tag), text)

    async def _check_muted(self) -> None:
        """Raise ChatError for somebody whom a moderator has muted."""
        if self._company is None:
            return
        who = self._company.account, self._room.row.id, self._seat
        if await self._room.store.run(lambda base: moderation.is_muted(base, *who)):
            raise talk.ChatError("muted")

    async def _complain(self, n: int) -> None:
        """Report line `n` to the moderators as well, if the viewer is signed in."""
        if self._company is None or not self._company.account:
            return
        account, table = self._company.account, self._room.row.id
        line = next(line for line in self._room.feature(Chat).lines if line.n == n)
        await self._room.store.run(
            lambda base: moderation.complain_of_line(base, account, table, line.seat, line.text)
        )

    async def _rename(self, message: messages.Name) -> None:
        if self._seat >= 0:
            await self._room.feature(Chat).rename(self._me, message.name, message.face)
            return
        name = talk.proper(message.name, talk.LONGEST_NAME) if message.name else ""
        who = talk.crowd_key(self._room.row.id, message.key) if message.key else self._me.who
        self._fresh = self._fresh or who != self._me.who  # now other lines are the speaker's own
        self._me = talk.Speaker(who, self._seat, name, self._me.address)

    def _look(self, on: bool) -> None:
        if on != self._looking:
            self._looking = on
            self._room.feature(Chat).look(self._seat, on)

    def _problem(self, name: str) -> messages.ChatProblem:
        return messages.ChatProblem(name, texts.speaker(self._language)(f"problem-{name}"))

    def _lines(self) -> tuple[bool, list[messages.ChatLine]]:
        """Return new lines in words; all lines, if more may be read than before."""
        over, said = self._room.is_over, self._room.feature(Chat).lines
        fresh = self._fresh or over != self._over
        if not fresh and (not said or said[-1].n == self._heard):
            return False, []
        self._fresh, self._over = False, over
        first = 0 if fresh else self._heard + 1
        new: list[messages.ChatLine] = []
        blocked = self._company.blocked if self._company else ()
        for line in reversed(said):
            if line.n < first or len(new) >= FIRST_LINES:
                break
            if line.heard_by(self._seat, over) and line.seat not in blocked:
                new.append(self._line(line))
        if said:
            self._heard = said[-1].n
        return fresh, new[::-1]

    def _line(self, said: talk.Said) -> messages.ChatLine:
        text = signal_text(self._room, self._language, said.text) if said.signal else said.text
        name = self._room.feature(Chat).name(said.seat) or said.name
        mine = said.who == self._me.who
        return messages.ChatLine(
            said.n, said.who, said.seat, text, said.at, name, said.signal, mine
        )

    def _people(self) -> list[messages.Person]:
        found = []
        for seat, sitter in enumerate(self._room.feature(Chat).sitters):
            if not self._room.row.seats[seat].bot:
                here = sitter.pages > 0
                seen = 0 if here else sitter.looked
                found.append(messages.Person(seat, sitter.name, sitter.face, here, seen))
        return found


def turn_of(room: Room, seat: int) -> int:
    """Return a number for a seat's turn, which changes when the seat itself acts."""
    return room.ledger.play.acted[seat]


def signal_text(room: Room, language: str, key: str) -> str:
    """Return a signal, by its key, in words."""
    if key in talk.SIGNALS:
        return texts.speaker(language)(f"signal-{key}")
    return texts.of_game(room.ledger.game, language, key)
