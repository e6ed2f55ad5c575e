"""What a seat can click, over the element ids of the page, and what a stray click meant."""

from collections.abc import Sequence
from typing import Final

from velkahra.core.choice import NO_CHOICE, ChoiceBuilder, Choices, Choose, Number
from velkahra.core.refusals import Refusal, UnknownAction
from velkahra.games.euphrates.actions import SPACE
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.facts import LABELS
from velkahra.games.euphrates.notation import write_action
from velkahra.games.euphrates.printed import COLOURS, TILE_LETTERS
from velkahra.games.euphrates.rules.refuse import pending
from velkahra.games.euphrates.state import F_CONFLICT

_SPACES: Final = {f"s-{name}": space for space, name in enumerate(LABELS)}


def hand_colours(state: EuphratesState, seat: int) -> list[int]:
    """Give the colour of each tile of the hand as the page shows it: `hand-0`, `hand-1` ..."""
    return [c for c in range(COLOURS) for _ in range(state.hand(seat, c))]


def choices_of(state: EuphratesState, seat: int) -> Choices:
    """Make the choice graph of `seat`; no nodes when it has nothing to decide."""
    if seat < 0 or not state.may_act(seat):
        return NO_CHOICE
    actions = [int(action) for action in state.legal_actions(seat)]
    builder = ChoiceBuilder()
    if state.top() == F_CONFLICT:
        offset = SPACE.offset("add")
        builder.path(["do-add"], Number([action - int(offset) for action in actions], "add "))
        return _without_detour(builder.build())
    hand = hand_colours(state, seat)
    for action in actions:
        _add_path(builder, action, seat, hand)
    if hand and state.left > 0 and any(SPACE.decode(a).kind == "swap" for a in actions):
        tiles = [(f"hand-{i}", TILE_LETTERS[colour]) for i, colour in enumerate(hand)]
        builder.path(["do-swap"], Choose(tiles, 1, len(tiles), "swap "))
    return builder.build()


def _without_detour(choices: Choices) -> Choices:
    """Begin at the number itself: nothing has to be clicked to come to it."""
    (number,) = [i for i, node in enumerate(choices.nodes) if isinstance(node, Number)]
    return Choices([choices.nodes[number]], 0)


def _add_path(builder: ChoiceBuilder, action: int, seat: int, hand: list[int]) -> None:
    parts = SPACE.decode(action)
    text = write_action(action)
    match parts.kind, parts.values:
        case "tile", [colour, space]:
            for i, held in enumerate(hand):
                if held == colour:
                    builder.path([f"hand-{i}", f"s-{LABELS[space]}"], text)
        case "leader", [office, space]:
            builder.path([f"leader-{seat}-{office}", f"s-{LABELS[space]}"], text)
        case "withdraw", [office]:
            builder.path([f"leader-{seat}-{office}", "do-withdraw"], text)
        case "catastrophe", [space]:
            builder.path(["catastrophe", f"s-{LABELS[space]}"], text)
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
        return _single(seat, kind, first)
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


def _single(seat: int, kind: str, element: str) -> int | None:
    """Read a first click: a treasure to take, or an own leader."""
    if kind == "treasure":
        return SPACE.encode("take", [_SPACES["s-" + element.removeprefix("treasure-")]])
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
