"""Messages about hints."""

from typing import Annotated

import msgspec
from msgspec import Meta


class AskHint(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hint", tag_field="kind"
):
    """A request for hints, on the position of version `v`."""

    v: Annotated[int, Meta(ge=0, le=10_000_000)]


class Hint(msgspec.Struct, frozen=True):
    """An action that can be recommended.

    Attributes:
        text: the action in notation.
        chance: the chances to win after it, in words.
        gain: what it does, as far as the seat can know.
        risk: what is expected then, with the chances after that; "" if nothing is.
        reason: what speaks for it more than for others; "" if nothing stands out.
    """

    text: str
    chance: str
    gain: str
    risk: str
    reason: str = ""


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="kind"):
    """Recommended actions, the best first, for the position of version `v`.

    With `more` they are a first answer, and another message follows.
    """

    v: int
    hints: list[Hint]
    more: bool = False
