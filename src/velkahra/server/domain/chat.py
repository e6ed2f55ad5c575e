"""Rules of the chat: messages, speakers and listeners."""

import hashlib
import unicodedata
from typing import Final

import msgspec

from velkahra.core.contract.game import Game
from velkahra.server.domain.bounds import Count, Short, Text

MODES: Final = ("all", "signals", "off")


SIGNALS: Final = ("hello", "well-played", "thinking", "your-turn", "sorry", "thanks")


LONGEST_TEXT: Final = 300


LONGEST_NAME: Final = 24


MOST_MARKS: Final = 3


_JOINERS: Final = "\u200c\u200d"  # some scripts and some emoji need them


_UNSHOWN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})


class ChatError(Exception):
    """Raised when something cannot be said or shown. `reason` is the message key of the reason."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: Final = reason


class Speaker(msgspec.Struct, frozen=True):
    """A person at network `address`: `who` is its key; a spectator has `seat` -1 and a `name`."""

    who: str
    seat: int
    name: str = ""
    address: str = ""


class Said(msgspec.Struct, frozen=True):
    """A line of the chat.

    Attributes:
        n: its number in the chat.
        who: the speaker's role, such as `seat-0`; name: the speaker's own name.
        text: the message, or the key of a `signal`.
        at: Unix seconds.
    """

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
        """Return whether a viewer may read it: players read spectators once the game is `over`."""
        return seat < 0 or self.seat >= 0 or over


class Report(msgspec.Struct, frozen=True):
    """A report of a line by `who`, at a time in Unix seconds."""

    line: Said
    who: str
    at: int


def proper(text: str, most: int) -> str:
    """Return typed text, tidied. Raises: ChatError if empty, over `most` characters or no text."""
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
    """Return the seat of a person who talks; -1 for a spectator."""
    return int(who.removeprefix("seat-")) if who.startswith("seat-") else -1


def crowd_key(table: str, key: str) -> str:
    """Return a key that distinguishes spectators of a table without revealing their browser's."""
    return "crowd-" + hashlib.sha256(f"{table} {key}".encode()).hexdigest()[:12]


def signals_of(game: Game) -> tuple[str, ...]:
    """List the signals at a game's tables: everybody's, then its own."""
    return (*SIGNALS, *game.table.signals)
