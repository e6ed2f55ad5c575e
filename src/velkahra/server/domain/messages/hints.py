"""Messages about hints."""

from typing import Annotated

import msgspec


class AskHint(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hint", tag_field="kind"
):
    """A request for hints, on the position of version `v`."""

    v: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


class Hint(msgspec.Struct, frozen=True):
    """An action that can be recommended.

    Attributes:
        text: the action in notation.
        chance: the chances to win after it, in words; the same for actions of the same worth.
        gain: its effects, as far as the seat can know.
        risk: the expected answer, or "".
        reason: the purpose it serves; "" if nothing stands out.
    """

    text: str
    chance: str
    gain: str
    risk: str
    reason: str = ""


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="kind"):
    """Recommended actions for version `v`, the best first; with `more` a better answer follows."""

    v: int
    hints: list[Hint]
    more: bool = False
