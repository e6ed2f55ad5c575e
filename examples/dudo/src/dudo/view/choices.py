"""Choice graphs over the element ids that `picture/page.py` draws.

A bid is two clicks, `face-5` and then `count-4`. The buttons `do-doubt` and `do-exact` answer one.
"""

from collections.abc import Sequence
from typing import Final

from dudo.rules import actions, facts
from dudo.rules.state import Position
from velkahra.core.choice.choice import NO_CHOICE, ChoiceBuilder, Choices
from velkahra.core.contract.refusals import Refusal

BUTTONS: Final = {"do-doubt": actions.DOUBT, "do-exact": actions.EXACT}
_COUNTS: Final = [f"count-{count}" for count in actions.COUNT_NAMES]
_FACES: Final = [f"face-{face + 1}" for face in range(facts.FACES)]


def choices_of(state: Position, seat: int) -> Choices:
    """Return the choice graph of a seat."""
    if seat < 0 or not state.may_act(seat):
        return NO_CHOICE
    builder = ChoiceBuilder()
    buttons = {action: name for name, action in BUTTONS.items()}
    for action in map(int, state.legal_actions(seat)):
        path = [buttons[action]] if action in buttons else _clicks(action)
        builder.path(path, actions.SPACE.to_text(action))
    return builder.build()


def _clicks(action: int) -> list[str]:
    count, face = actions.bid_of(action)
    return [_FACES[face], _COUNTS[count - 1]]


def meant(state: Position, seat: int, path: Sequence[str]) -> int | Refusal:
    """Guess which action was meant by clicks that are no way in the graph, or refuse them.

    A face alone is a bid of one die: its refusal says what may be bid.
    """
    if path and path[-1] in BUTTONS:
        return BUTTONS[path[-1]]
    counts = [name for name in path if name in _COUNTS]
    faces = [name for name in path if name in _FACES]
    if not faces or not state.may_act(seat):
        return Refusal("DU-ROUND-02", variant="" if state.may_act(seat) else "turn")
    count = _COUNTS.index(counts[-1]) + 1 if counts else 1
    return actions.bid_action(count, _FACES.index(faces[-1]))
