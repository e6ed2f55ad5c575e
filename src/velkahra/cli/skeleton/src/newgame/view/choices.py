"""Choice graphs over the element ids that `picture/page.py` draws."""

from collections.abc import Sequence

from velkahra.core.choice.choice import NO_CHOICE, ChoiceBuilder, Choices
from velkahra.core.contract.refusals import Refusal

from newgame.rules.actions import AGAIN, KEEP
from newgame.rules.state import Position

BUTTONS = {"keep": KEEP, "again": AGAIN}


def choices_of(state: Position, seat: int) -> Choices:
    """Return the choice graph of a seat."""
    if not state.may_act(seat):
        return NO_CHOICE
    builder = ChoiceBuilder()
    for name in BUTTONS:
        builder.path([name], name)
    return builder.build()


def meant(state: Position, seat: int, path: Sequence[str]) -> int | Refusal:
    """Guess which action was meant by clicks that are no way in the graph, or refuse it."""
    return BUTTONS.get(path[-1] if path else "", Refusal("NG-TURN-01"))
