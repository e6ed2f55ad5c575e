"""Messages about the chat beside the game."""

from typing import Annotated

import msgspec

Typed = Annotated[str, msgspec.Meta(max_length=1000)]
SignalKey = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
LineNumber = Annotated[int, msgspec.Meta(ge=0, le=100_000_000)]
Face = Annotated[str, msgspec.Meta(max_length=20)]
BrowserKey = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9-]{0,64}$")]


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="say", tag_field="kind"):
    """A line to say. `key` distinguishes it: sent again with the same key, it is said once."""

    text: Typed
    key: BrowserKey = ""


class Signal(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="signal", tag_field="kind"
):
    """A signal to give, by its key."""

    key: SignalKey


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="name", tag_field="kind"):
    """A name and a face for the page's person. `key` identifies a spectator's browser."""

    name: Typed
    face: Face = ""
    key: BrowserKey = ""


class ReportLine(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="report", tag_field="kind"
):
    """A line to report to the host, by its number in the chat."""

    n: LineNumber


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="look", tag_field="kind"):
    """Whether the page is looked at from now on."""

    on: bool


ChatMessage = Say | Signal | Name | ReportLine | Look


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """The person on a seat: `here` with a page open, else last seen at `seen` (Unix seconds)."""

    seat: int
    name: str = ""
    face: str = ""
    here: bool = False
    seen: int = 0


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the chat, in words.

    Attributes:
        who: the speaker's name or role in words; name: the speaker's own name.
        seat: the speaker's; -1 for a spectator.
        at: Unix seconds.
        signal: it is a signal; mine: the viewer said it.
    """

    n: int
    who: str
    seat: int
    text: str
    at: int
    name: str = ""
    signal: bool = False
    mine: bool = False


class ChatNews(msgspec.Struct, frozen=True, tag="chat", tag_field="kind", omit_defaults=True):
    """News of the chat; missing parts are unchanged. `fresh`: `lines` are all there are.

    `people` are those on seats, `mode` says who may talk. `turn` is a number that stays the same
    throughout a turn, or -1 while there is nothing to decide.
    """

    fresh: bool = False
    lines: list[ChatLine] = []
    people: list[Person] | None = None
    mode: str = ""
    turn: int | None = None


class ChatDone(msgspec.Struct, frozen=True, tag="chat-done", tag_field="kind"):
    """A message of the kind `what` was carried out. `text` says so, if need be."""

    what: str
    text: str = ""


class ChatProblem(msgspec.Struct, frozen=True, tag="chat-problem", tag_field="kind"):
    """A message was not carried out. `name` is for programs, `text` for people."""

    name: str
    text: str


ChatAnswer = ChatNews | ChatDone | ChatProblem
