"""Messages between a page and the server over the WebSocket: JSON, one object a line."""

import hashlib
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec.structs import replace

from velkahra.core.choice.choice import Choices
from velkahra.core.text.typesetting import bind
from velkahra.server.domain.messages import ahead, auto_answers, chat, hints, timing

Version = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Path = Annotated[list[ahead.ElementId], msgspec.Meta(min_length=1, max_length=24)]


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="act", tag_field="kind"):
    """An action in notation to carry out, on the position of version `v`."""

    v: Version
    text: Notation


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo", tag_field="kind"):
    """A request, at version `v`, to take back the last action, or all after `to` plies."""

    v: Version
    to: Version | None = None


class Would(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="would", tag_field="kind"):
    """A question what an action in notation would do, on the position of version `v`."""

    v: Version
    text: Notation


class Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="why", tag_field="kind"):
    """A question, at version `v`, why clicks on the elements `path` are no action."""

    v: Version
    path: Path


class Hurry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hurry", tag_field="kind"):
    """Let the bots act without pauses until a person is asked."""


SeatMessage = (
    Act | Undo | Would | Why | Hurry | timing.TimeMessage | auto_answers.Stand | ahead.Ahead
)
Message = SeatMessage | hints.AskHint | chat.ChatMessage


class LogLines(msgspec.Struct, frozen=True, omit_defaults=True):
    """Forget the lines from number `first` on, then add these.

    For each line, `highlights` are elements of the page, `rules` a rule's id or "", `own` which of
    the viewer's plies begins there, or -1. `turns` are lines that begin a turn, with the seat, or
    -1 for a round; `asides` are lines in small print; `acts` are lines that tell an action, with
    its seat, or -1, its picture's name and the number of plies before it; `remarks` those at which
    the character on a seat says something.
    """

    first: int
    lines: list[str]
    highlights: list[tuple[str, ...]]
    rules: list[str]
    own: list[int]
    turns: list[tuple[int, int]] = []
    asides: list[int] = []
    acts: list[tuple[int, int, str, int]] = []
    remarks: list[tuple[int, int, str]] = []


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="kind", omit_defaults=True):
    """The table has changed, or this is the first sight of it.

    `layout` replaces the whole game area, empty where the page has it; `set` are the elements that
    differ. `yours`: the viewer decides, among `choices`; `undo`: the viewer may take back; `acting`
    are the seats that decide; `turn` is what the viewer may do beside acting. With a coach,
    `decision` is the kind of decision, and `introduction` comes with the first of a kind.
    """

    v: int
    prompt: str
    yours: bool
    choices: Choices
    log: LogLines
    undo: bool
    over: bool
    set: Mapping[str, str] = {}
    layout: str | None = None
    turn: timing.Turn = timing.Turn()
    acting: list[int] = []
    decision: str = ""
    introduction: str = ""


class Previewed(msgspec.Struct, frozen=True, tag="previewed", tag_field="kind", omit_defaults=True):
    """The effects of the action `text` on version `v`, in `lines` as the log has them.

    `set` are elements as they would be, shown while the player points at the action.
    """

    v: int
    text: str
    lines: Sequence[str]
    set: Mapping[str, str] = {}


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="kind"):
    """A refusal: its reason `text`, the id `rule`, its `summary`, and `instead`, legal actions."""

    text: str
    instead: str
    rule: str
    summary: str


class Problem(msgspec.Struct, frozen=True, tag="problem", tag_field="kind"):
    """A failure that has nothing to do with the rules: `name` for programs, `text` for people."""

    name: str
    text: str


class Ended(msgspec.Struct, frozen=True, tag="ended", tag_field="kind"):
    """The table is not what the page knows any more: it loads again, then shows `text` if any."""

    text: str


Answer = (
    Update | Ended | Previewed | hints.Hinted | Refused | Problem | timing.Clocks | chat.ChatAnswer
)

A = TypeVar("A", bound=msgspec.Struct)

_decoder: Final = msgspec.json.Decoder(Message)
_encoder: Final = msgspec.json.Encoder()


def decode(raw: str | bytes) -> Message:
    """Return a page's message, read strictly. Raises: msgspec.DecodeError (wrong types too)."""
    try:
        message: Message = _decoder.decode(raw)
    except RecursionError as error:  # a thousand nested brackets
        raise msgspec.DecodeError("the message is nested too deeply") from error
    return message


def encode(answer: Answer) -> bytes:
    """Return an answer as bytes."""
    return _encoder.encode(answer)


def typeset(language: str, answer: A) -> A:
    """Return an answer whose sentences are set for a page: see `core.text.typesetting`."""
    keep = partial(bind, language)
    if isinstance(answer, Update):
        log = replace(answer.log, lines=[*map(keep, answer.log.lines)])
        introduction = keep(answer.introduction)
        return replace(answer, prompt=keep(answer.prompt), log=log, introduction=introduction)
    if isinstance(answer, Previewed):
        return replace(answer, lines=[*map(keep, answer.lines)])
    if isinstance(answer, Refused):
        return replace(answer, text=keep(answer.text), summary=keep(answer.summary))
    if isinstance(answer, Problem):
        return replace(answer, text=keep(answer.text))
    return answer


def layout_digest(layout: str) -> str:
    """Return a short name of a game area's markup, by which a page says what it shows."""
    return hashlib.sha256(layout.encode()).hexdigest()[:16]
