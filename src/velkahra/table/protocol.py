"""What a page and the server say to each other over the WebSocket: JSON, one object a message."""

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from velkahra.core.choice import Choices

Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
ElementId = Annotated[str, Meta(min_length=1, max_length=80)]
Path = Annotated[list[ElementId], Meta(min_length=1, max_length=24)]


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="act", tag_field="kind"):
    """Do this, on the position of version `v`."""

    v: Version
    text: Notation


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo", tag_field="kind"):
    """Take back the last action."""

    v: Version


class Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="why", tag_field="kind"):
    """Say why clicking these elements one after the other is no action."""

    v: Version
    path: Path


Message = Act | Undo | Why


class LogLines(msgspec.Struct, frozen=True):
    """Forget the lines from number `first` on, then add these."""

    first: int
    lines: list[str]


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="kind", omit_defaults=True):
    """The table has changed, or this is the first sight of it.

    `layout` replaces the whole game area, `set` the elements that are different now.
    """

    v: int
    prompt: str
    yours: bool
    choices: Choices
    log: LogLines
    undo: bool
    over: bool
    set: Mapping[str, str] = {}
    layout: str = ""


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="kind"):
    """The rules say no. `summary` sums up the rule."""

    text: str
    rule: str
    summary: str


class Problem(msgspec.Struct, frozen=True, tag="problem", tag_field="kind"):
    """It could not be done, for another reason than the rules. `name` is for programs."""

    name: str
    text: str


Answer = Update | Refused | Problem

_decoder: Final = msgspec.json.Decoder(Message)
_encoder: Final = msgspec.json.Encoder()


def decode(raw: str | bytes) -> Message:
    """Read a page's message strictly. Raises: msgspec.DecodeError (also for wrong types)."""
    message: Message = _decoder.decode(raw)
    return message


def encode(answer: Answer) -> str:
    """Write an answer."""
    return _encoder.encode(answer).decode()
