"""Messages about time and about taking back."""

from typing import Annotated

import msgspec

from velkahra.server.domain.messages.ahead import Premoved

Version = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


class AskBack(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ask-back", tag_field="kind"
):
    """A request to the others, made at version `v`, to go back to the first `to` plies."""

    v: Version
    to: Version


class AskPause(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ask-pause", tag_field="kind"
):
    """A request to the others for a pause."""


class AskEnd(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ask-end", tag_field="kind"
):
    """A request to the others to end the game as it stands."""


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="reply", tag_field="kind"):
    """An answer to request number `n`: `yes` agrees; no declines, or withdraws one's own."""

    n: Version
    yes: bool


class Resume(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="resume", tag_field="kind"
):
    """The end of the pause."""


TimeMessage = AskBack | AskPause | AskEnd | Reply | Resume


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The pending request, number `n`, in words. The viewer may `answer`, or withdraw if `mine`."""

    n: int
    text: str
    answer: bool = False
    mine: bool = False


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A viewer's possibilities beside acting.

    Attributes:
        border: own plies from this number on can be taken back without asking; -1: none at all.
        asked: the pending request.
        end: the only action there is, where it ends the turn.
        early: the clocks wait until everybody has come.
        auto_answers: the viewer's automatic answers: question, who brings it up, answer.
        question: the name of the one that waits now.
        may_end: the rules may never end the game, so all can agree to.
        ended: they have.
        halted: only the organiser can end the pause.
        next_game: the table of the next game at which the viewer's seat is reserved.
        planned: how many lines of conditional moves the viewer has set.
        ahead: what the viewer has in advance; None where it cannot choose in advance.
    """

    border: int = -1
    asked: Asked | None = None
    end: str = ""
    paused: bool = False
    early: bool = False
    auto_answers: tuple[tuple[str, int, str], ...] = ()
    question: str = ""
    may_end: bool = False
    ended: bool = False
    halted: bool = False
    next_game: str = ""
    planned: int = 0
    ahead: Premoved | None = None


Dial = tuple[int, int, bool]
"""A seat's clock: seat, milliseconds left when this was sent, and whether they run."""


class Clocks(msgspec.Struct, frozen=True, tag="clocks", tag_field="kind"):
    """The clocks of all seats; the page counts down by itself until it hears of them again."""

    dials: list[Dial]
