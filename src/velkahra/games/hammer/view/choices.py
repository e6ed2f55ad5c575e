"""Choice graphs over the element ids of the page, and the meaning of stray clicks.

Elements: `h-12` a card in one's hand (its number is its place, see `slots`), `c-12` a card in play,
`p-12` a card on a pile, `k-12` another card that is shown, `use-12-1` an ability of a card in play,
`team-2` a team, `row-14` a row of the encoded picture, `sq-3-7` a square of the map (column and
line from 0), and buttons `do-...`.
"""

from collections.abc import Sequence
from typing import Final

from velkahra.core.choice.choice import NO_CHOICE, ChoiceBuilder, Choices
from velkahra.core.contract import refusals, space
from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.rules import actions, decisions, values
from velkahra.games.hammer.rules.state import Position

_ON_TEAMS: Final = ("bet", "team", "ally", "break")
_FIRST: Final = {"ally": ["do-ally"], "break": ["do-break"]}
_LAST: Final = {"time-up": ["do-sure"], "break": ["do-sure"], "square": ["do-sure"]}


def choices_of(state: Position, seat: int) -> Choices:
    """Return the choice graph of `seat`; no nodes when it has nothing to decide."""
    if seat < 0 or not (state.may_act(seat) or state.may_step_in(seat)):
        return NO_CHOICE
    builder = ChoiceBuilder()
    for action in state.legal_actions(seat):
        path = _path(state, seat, actions.SPACE.decode(action))
        builder.path(path, actions.SPACE.to_text(action))
    return builder.build()


def _path(state: Position, seat: int, action: space.Action) -> list[str]:
    """Return the clicks for an action; one that cannot be undone takes one more."""
    kind, values = action.kind, action.values
    if kind in _ON_TEAMS:
        team = f"team-{int(state.seat_of[values[0]])}"
        return [*_FIRST.get(kind, []), team, *_LAST.get(kind, [])]
    if kind in ("play", "discard"):
        return [f"h-{values[0]}"]
    if kind == "choose":
        return [_element(state, seat, values[0])]
    if kind == "use":
        return [f"use-{values[0]}-{values[1] + 1}"]
    if kind == "row":
        return [f"row-{values[0] + 1}"]
    if kind == "square":
        return [f"sq-{values[0]}-{values[1]}", *_LAST[kind]]
    return [_button(action), *_LAST.get(kind, [])]


def _element(state: Position, seat: int, card: int) -> str:
    """Return the element id of a card where the page shows it."""
    zone = state.zone[card]
    if zone == values.IN_PLAY:
        return f"c-{card}"
    if zone == values.PILE:
        return f"p-{card}"
    return f"h-{card}" if zone == values.HAND and state.in_hand(seat, card) else f"k-{card}"


def _button(action: space.Action) -> str:
    """Return the button of an action that is answered by one."""
    number = {"position": 1, "option": 1}.get(action.kind, 0)
    values = "".join(f"-{value + number}" for value in action.values)
    return f"do-{action.kind}{values}"


def meant(state: Position, seat: int, path: Sequence[str]) -> int | refusals.Refusal:
    """Guess which action was meant by clicks that are no way in the graph.

    Returns: the action, or a refusal that says what can be done where the clicks name none.
    Rules: HM-ROUND-02.
    """
    try:
        action = _named(state, [element.split("-") for element in path])
    except (KeyError, IndexError, ValueError, refusals.UnknownAction):
        action = None
    if action is not None:
        return int(action)
    waits = state.refusal(seat, actions.SPACE.encode("keep", []))
    return waits or refusals.Refusal("HM-ROUND-02", {}, "pick")


def _named(state: Position, path: list[list[str]]) -> int | None:
    first = path[0]
    match first:
        case ["h", card]:
            return actions.SPACE.encode(decisions.fitting(state, "discard", "play"), [int(card)])
        case ["c" | "p" | "k", card]:
            return actions.SPACE.encode("choose", [int(card)])
        case ["use", card, number]:
            return actions.SPACE.encode("use", [int(card), int(number) - 1])
        case ["team", seat]:
            power = int(state.powers[int(seat)])
            return actions.SPACE.encode(decisions.fitting(state, "bet", "team"), [power])
        case ["row", row] if decisions.fitting(state, "row", "") and state.actor() != CHANCE:
            return actions.SPACE.encode("row", [int(row) - 1])
        case ["sq", column, line]:
            return actions.SPACE.encode("square", [int(column), int(line)])
        case ["do", "ally" | "break"] if len(path) > 1 and path[1][0] == "team":
            return actions.SPACE.encode(first[1], [int(state.powers[int(path[1][1])])])
        case ["do", *name]:
            return _BUTTONS.get("-".join(["do", *name]))
    return None


_ON_BUTTONS: Final = (
    *("keep", "swap", "swap-free", "no-bet", "position", "convert", "end", "time-up", "draw"),
    *("draw-with", "enough", "special", "agree", "refuse", "share", "option", "guess"),
)
_BUTTONS: Final = {
    _button(actions.SPACE.decode(action)): action
    for kind in actions.SPACE.kinds
    if kind.name in _ON_BUTTONS
    for action in range(int(kind.offset), int(kind.offset + kind.size))
}
