"""Messages of a study's page, beside those of a table's page."""

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from velkahra.core.play.tree import LONGEST_COMMENT, MOST_MARKS
from velkahra.server.domain.messages.hints import Hint
from velkahra.server.domain.studies import Entry
from velkahra.server.live.protocol import Act, Notation, Undo, Version, Why, Would

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Comment = Annotated[str, Meta(max_length=LONGEST_COMMENT)]
Mark = Annotated[str, Meta(min_length=1, max_length=161)]


class _In(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A message from the page."""


class _OfMove(_In, frozen=True):
    """A message about a move."""

    at: Number


class Visit(_OfMove, frozen=True, tag="visit"):
    """Show the position after a move."""


class Note(_OfMove, frozen=True, tag="note"):
    """Write a comment on a move or mark elements of its position; None leaves them as they are."""

    comment: Comment | None = None
    marks: Annotated[list[Mark], Meta(max_length=MOST_MARKS)] | None = None


class Remove(_OfMove, frozen=True, tag="remove"):
    """Remove a move with all that follows."""


class Promote(_OfMove, frozen=True, tag="promote"):
    """Make the line to a move the main line."""


class Enter(_In, frozen=True, tag="enter"):
    """Enter what somebody did or chance brought; `anyway`: although the rules refuse it."""

    v: Version
    text: Notation
    anyway: bool = False


class Draw(_In, frozen=True, tag="draw"):
    """Let chance bring something."""

    v: Version


class Ways(_In, frozen=True, tag="ways"):
    """List what can be entered after the words `path`."""

    v: Version
    path: Annotated[str, Meta(max_length=200)]


class Advise(_In, frozen=True, tag="advise"):
    """Switch the engine on or off."""

    on: bool


class Look(_In, frozen=True, tag="look"):
    """Show the knowledge of these eyes, and ask what chance brings, or draw it."""

    eyes: Annotated[int, Meta(ge=-3, le=15)]
    asks: bool


StudyMessage = (
    Act | Undo | Would | Why | Visit | Note | Remove | Promote | Enter | Draw | Ways | Advise | Look
)


class Listed(msgspec.Struct, frozen=True, tag="listed", tag_field="kind"):
    """What can be entered after the words `path`."""

    path: str
    entries: Sequence[Entry]


class StudyState(msgspec.Struct, frozen=True, tag="study", tag_field="kind"):
    """The position that the page shows.

    Attributes:
        at: the move before it, `up` the one before that, and `on` the moves after it.
        chance: chance has to bring something.
        decides: a seat has something to decide.
        enters: what happens is picked from a list, not on the board.
        scores: the points of each seat, None where none can be counted.
    """

    at: int
    up: int
    on: Sequence[int]
    comment: str
    marks: Sequence[str]
    chance: bool
    enters: bool
    decides: bool
    scores: Sequence[int | None]
    eyes: int
    asks: bool


class Moves(msgspec.Struct, frozen=True, tag="moves", tag_field="kind"):
    """Moves that are new or different: number, the one before, order, seat, kind, text, comment.

    `fresh`: they are all. `gone` are removed.
    """

    fresh: bool
    moves: Sequence[tuple[int, int, int, int, str, str, str]]
    gone: Sequence[int]


class Guests(msgspec.Struct, frozen=True, tag="guests", tag_field="kind"):
    """The others who look at the study: name and move."""

    guests: Sequence[tuple[str, int]]


class Advised(msgspec.Struct, frozen=True, tag="advised", tag_field="kind"):
    """The engine's best actions at a move; `more`: better ones follow."""

    at: int
    who: str
    hints: Sequence[Hint]
    more: bool


class Playable(msgspec.Struct, frozen=True, tag="playable", tag_field="kind"):
    """An action that the rules refuse, after which the game could go on."""

    text: str


decoder: Final = msgspec.json.Decoder(StudyMessage)
