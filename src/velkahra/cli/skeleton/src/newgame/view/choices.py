"""Choice graphs over the element ids that `picture/page.py` draws."""

from collections.abc import Sequence

from velkahra.core.choice.choice import NO_CHOICE, ChoiceBuilder, Choices
from velkahra.core.contract.refusals import Refusal

from newgame.rules.actions import SPACE
from newgame.rules.state import Position
from newgame.rules.taking import list_counts


def choices_of(state: Position, seat: int) -> Choices:
    """Return the choice graph of a seat."""
    if not state.may_act(seat):
        return NO_CHOICE
    builder = ChoiceBuilder()
    for count in list_counts(state):
        builder.path([f"take-{count}"], f"take {count}")
    return builder.build()


def meant(state: Position, seat: int, path: Sequence[str]) -> int | Refusal:
    """Guess which action was meant by clicks that are no way in the graph, or refuse it."""
    for action in range(SPACE.size):
        if path and path[-1] == SPACE.to_text(action).replace(" ", "-"):
            return action
    return Refusal("NG-TAKE-01", {"count": state.stones})
