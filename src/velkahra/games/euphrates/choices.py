"""What a seat can click, over the element ids of the page, and what a stray click meant."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from velkahra.core.choice import NO_CHOICE, ChoiceBuilder, Choices, Choose, Number
from velkahra.core.refusals import Refusal, UnknownAction
from velkahra.games.euphrates import actions as numbers
from velkahra.games.euphrates.actions import SPACE
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.facts import LABELS
from velkahra.games.euphrates.notation import write_action
from velkahra.games.euphrates.printed import (
    COLOURS,
    OFFICE_NAMES,
    SPACES,
    TILE_LETTERS,
    TILE_NAMES,
)
from velkahra.games.euphrates.rules.refuse import pending
from velkahra.games.euphrates.state import F_CONFLICT, F_TREASURES

_TILE: Final = int(numbers.A_TILE)
_LEADER: Final = int(numbers.A_LEADER)
_WITHDRAW: Final = int(numbers.A_WITHDRAW)
_CATASTROPHE: Final = int(numbers.A_CATASTROPHE)
_SWAP: Final = int(numbers.A_SWAP)
_ADD: Final = int(numbers.A_ADD)
_SPACES: Final = {f"s-{name}": space for space, name in enumerate(LABELS)}


def hand_colours(state: EuphratesState, seat: int) -> list[int]:
    """Give the colour of each tile of the hand as the page shows it: `hand-0`, `hand-1` ..."""
    return [c for c in range(COLOURS) for _ in range(state.hand(seat, c))]


def choices_of(state: EuphratesState, seat: int) -> Choices:
    """Make the choice graph of `seat`; no nodes when it has nothing to decide."""
    if seat < 0 or not state.may_act(seat):
        return NO_CHOICE
    actions = list(state.legal_actions(seat))
    builder = ChoiceBuilder()
    if state.top() == F_CONFLICT:
        offset = SPACE.offset("add")
        builder.path(["do-add"], Number([action - int(offset) for action in actions], "add "))
        return _without_detour(builder.build())
    hand = hand_colours(state, seat)
    for colour, name in enumerate(TILE_NAMES):
        tiles = [f"hand-{i}" for i, held in enumerate(hand) if held == colour]
        _add_row(builder, actions, _TILE + SPACES * colour, tiles, name)
    for office, name in enumerate(OFFICE_NAMES):
        leader = [f"leader-{seat}-{office}"]
        _add_row(builder, actions, _LEADER + SPACES * office, leader, name)
    _add_row(builder, actions, _CATASTROPHE, ["catastrophe"], "catastrophe")
    for action in actions[bisect_left(actions, _ADD) :]:
        _add_path(builder, action)
    for action in _between(actions, _WITHDRAW, _CATASTROPHE):
        office = action - _WITHDRAW
        builder.path([f"leader-{seat}-{office}", "do-withdraw"], f"{OFFICE_NAMES[office]} off")
    if _between(actions, _SWAP, _ADD):
        swapped = [(f"hand-{i}", TILE_LETTERS[colour]) for i, colour in enumerate(hand)]
        builder.path(["do-swap"], Choose(swapped, 1, len(swapped), "swap "))
    return builder.build()


def _without_detour(choices: Choices) -> Choices:
    """Begin at the number itself: nothing has to be clicked to come to it."""
    (number,) = [i for i, node in enumerate(choices.nodes) if isinstance(node, Number)]
    return Choices([choices.nodes[number]], 0)


def _between(actions: Sequence[int], first: int, end: int) -> Sequence[int]:
    """Give the actions of `range(first, end)`; they are ascending."""
    return actions[bisect_left(actions, first) : bisect_left(actions, end)]


def _add_row(
    builder: ChoiceBuilder, actions: Sequence[int], first: int, elements: Sequence[str], name: str
) -> None:
    """Add a kind of action that has one number for each space, from `first` on."""
    these = _between(actions, first, first + SPACES)
    if these and elements:
        builder.row(elements, "s-", f"{name} ", [LABELS[action - first] for action in these])


def _add_path(builder: ChoiceBuilder, action: int) -> None:
    parts = SPACE.decode(action)
    text = write_action(action)
    match parts.kind, parts.values:
        case "war", [colour]:
            builder.path([f"war-{colour}"], text)
        case "build", [monument, space]:
            builder.path([f"s-{LABELS[space]}", f"monument-{monument}"], text)
        case "take", [space]:
            builder.path([f"treasure-{LABELS[space]}"], text)
        case ("decline" | "end") as kind, []:
            builder.path([f"do-{kind}"], text)


def meant(state: EuphratesState, seat: int, path: Sequence[str]) -> int | Refusal:
    """Guess which action clicks meant that lead nowhere in the graph.

    Returns: the action, or a refusal that says what can be done where the clicks name none.
    Rules: TE-TURN-02, TE-TURN-03.
    """
    try:
        action = _named(state, seat, list(path))
    except (KeyError, IndexError, ValueError, UnknownAction):
        action = None
    if action is not None:
        return action
    if not state.may_act(seat):
        end = SPACE.encode("end", [])
        return state.refusal(seat, end) or Refusal("TE-TURN-01")
    return pending(state) or Refusal("TE-TURN-02", variant="pick")


def _named(state: EuphratesState, seat: int, path: list[str]) -> int | None:
    first, last = path[0], path[-1]
    kind, _, rest = last.partition("-")
    if kind == "do":
        return _button(seat, rest, first)
    if kind == "war":
        return SPACE.encode("war", [int(rest)])
    if kind == "monument":
        return SPACE.encode("build", [int(rest), _SPACES[first]])
    if len(path) == 1:
        return _single(state, seat, kind, first)
    space = _space_under(state, last)
    if first.startswith("hand-"):
        colour = hand_colours(state, seat)[int(first.removeprefix("hand-"))]
        return SPACE.encode("tile", [colour, space])
    if first.startswith("leader-"):
        return SPACE.encode("leader", [_office(seat, first), space])
    return SPACE.encode("catastrophe", [space]) if first == "catastrophe" else None


def _button(seat: int, name: str, first: str) -> int | None:
    if name == "withdraw":
        return SPACE.encode("withdraw", [_office(seat, first)])
    return SPACE.encode(name, []) if name in ("end", "decline") else None


def _single(state: EuphratesState, seat: int, kind: str, element: str) -> int | None:
    """Read a first click: a treasure to take, or the space it lies on, or an own leader."""
    if kind == "treasure":
        return SPACE.encode("take", [_SPACES["s-" + element.removeprefix("treasure-")]])
    if kind == "s" and state.top() == F_TREASURES:
        return SPACE.encode("take", [_SPACES[element]])
    return SPACE.encode("withdraw", [_office(seat, element)]) if kind == "leader" else None


def _office(seat: int, element: str) -> int:
    """Read the office from the id of an own leader; another's leader is nobody's to move."""
    _, owner, office = element.split("-")
    if int(owner) != seat:
        raise ValueError("another's leader")
    return int(office)


def _space_under(state: EuphratesState, element: str) -> int:
    """Give the space an element of the board stands on."""
    if element.startswith("leader-"):
        _, owner, office = element.split("-")
        return int(state.leader_at(4 * int(owner) + int(office)))
    if element.startswith("treasure-"):
        return _SPACES["s-" + element.removeprefix("treasure-")]
    return _SPACES[element]
