"""Choice graphs over the element ids of the page, and the meaning of stray clicks."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.choice.choice import NO_CHOICE, ChoiceBuilder, Choices, Choose, Number
from velkahra.core.contract.refusals import Refusal, UnknownAction
from velkahra.games.euphrates.rules import actions, facts, frames, pieces, tables
from velkahra.games.euphrates.rules.state import Position
from velkahra.games.euphrates.view.notation import write_action

_SPACES: Final = {f"s-{name}": space for space, name in enumerate(facts.LABELS)}


def _letters(columns: str) -> list[str]:
    """Return the letters of every set of eight columns, by its bits."""
    return ["".join([c for n, c in enumerate(columns) if bits >> n & 1]) for bits in range(256)]


_WEST: Final = _letters("ABCDEFGH")
_EAST: Final = _letters("IJKLMNOP")
_NUMBERS: Final = [str(row + 1) for row in range(int(tables.SPACES // tables.COLUMNS))]


def hand_colours(state: Position, seat: i64) -> list[int]:
    """Return the colour of each tile of the hand as the page shows it: `hand-0`, `hand-1` ..."""
    return [int(c) for c in range(tables.COLOURS) for _ in range(state.hand(seat, c))]


def choices_of(state: Position, seat: int) -> Choices:
    """Return the choice graph of `seat`; it has no nodes if the seat has nothing to decide."""
    if seat < 0 or not state.may_act(seat):
        return NO_CHOICE
    legal = state.legal_actions(seat)
    builder = ChoiceBuilder()
    if state.frame_kind() == frames.CONFLICT and len(legal) > 1:
        return Choices([Number([int(action - actions.A_ADD) for action in legal], "add ")], 0)
    _add_rows(builder, state, seat, _Rows(legal))
    for at in range(_from(legal, actions.A_ADD), len(legal)):
        _add_path(builder, int(legal[at]))
    for at in range(_from(legal, actions.A_WITHDRAW), _from(legal, actions.A_CATASTROPHE)):
        office = int(legal[at] - actions.A_WITHDRAW)
        builder.path(
            [f"leader-{seat}-{office}", "do-withdraw"], f"{tables.OFFICE_NAMES[office]} off"
        )
    if _from(legal, actions.A_SWAP) < _from(legal, actions.A_ADD):
        hand = hand_colours(state, seat)
        swapped = [(f"hand-{i}", tables.TILE_LETTERS[colour]) for i, colour in enumerate(hand)]
        builder.path(["do-swap"], Choose(swapped, 1, len(swapped), "swap "))
    return builder.build()


def _add_rows(builder: ChoiceBuilder, state: Position, seat: int, rows: "_Rows") -> None:
    """Add the actions that put a tile, a leader or a catastrophe on a space."""
    hand = hand_colours(state, seat)
    for colour, name in enumerate(tables.TILE_NAMES):
        tiles = [f"hand-{i}" for i, held in enumerate(hand) if held == colour]
        if labels := rows.labels(actions.A_TILE + tables.SPACES * colour):
            builder.row(tiles, "s-", f"{name} ", labels)
    for office, name in enumerate(tables.OFFICE_NAMES):
        if labels := rows.labels(actions.A_LEADER + tables.SPACES * office):
            builder.row([f"leader-{seat}-{office}"], "s-", f"{name} ", labels)
    if labels := rows.labels(actions.A_CATASTROPHE):
        builder.row(["catastrophe"], "s-", "catastrophe ", labels)


@final
class _Rows:
    """The kinds of action that have one number for each space. Many may go to the same spaces."""

    def __init__(self, legal: vec[i64]) -> None:
        self._actions: Final = legal
        self._first: i64 = 0
        self._begin: i64 = 0
        self._end: i64 = 0
        self._labels = ""

    def labels(self, first: i64) -> str:
        """Return the spaces of the actions numbered from `first` on, as a row of `Choices`."""
        begin, end = _from(self._actions, first), _from(self._actions, first + tables.SPACES)
        if begin == end:
            return ""
        if not self._as_before(begin, end, first - self._first):
            self._labels = _named_shortly(self._actions, begin, end, first)
        self._first, self._begin, self._end = first, begin, end
        return self._labels

    def _as_before(self, begin: i64, end: i64, apart: i64) -> bool:
        """Return whether these actions go to the same spaces as those of the last labels."""
        legal, step = self._actions, begin - self._begin
        if end - begin != self._end - self._begin:
            return False
        for at in range(begin, end):  # noqa: SIM110 - a generator would not be compiled to a loop
            if legal[at] - legal[at - step] != apart:
                return False
        return True


def _named_shortly(legal: vec[i64], begin: i64, end: i64, first: i64) -> str:
    """Return the spaces of ascending actions in short: the columns of each row, then its number."""
    told: list[str] = []
    one: i64 = 1
    row: i64 = -1
    columns: i64 = 0
    for at in range(begin, end):
        space = legal[at] - first
        if space // tables.COLUMNS != row:
            _add_row(told, row, columns)
            row, columns = space // tables.COLUMNS, 0
        columns |= one << (space % tables.COLUMNS)
    _add_row(told, row, columns)
    return "".join(told)


def _add_row(told: list[str], row: i64, columns: i64) -> None:
    if columns:
        half: i64 = 255
        told += [_WEST[columns & half], _EAST[columns >> 8], _NUMBERS[row]]


def _from(legal: vec[i64], number: i64) -> i64:
    """Return the index of the first action from `number` on; they are ascending."""
    low: i64 = 0
    high: i64 = len(legal)
    while low < high:
        middle = (low + high) // 2
        if legal[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low


def _add_path(builder: ChoiceBuilder, action: int) -> None:
    parts = actions.SPACE.decode(action)
    values, text = parts.values, write_action(action)
    match parts.kind:
        case "war":
            builder.path([f"war-{values[0]}"], text)
        case "build":
            builder.path([f"s-{facts.LABELS[values[1]]}", f"monument-{values[0]}"], text)
        case "take":
            builder.path([f"treasure-{facts.LABELS[values[0]]}"], text)
        case "decline" | "end":
            builder.path([f"do-{parts.kind}"], text)
        case "add":
            builder.path(["do-none"], text)


def meant(state: Position, seat: int, path: Sequence[str]) -> int | Refusal:
    """Guess which action was meant by clicks that are no way in the graph.

    Returns: the action, or a refusal that says what can be done where the clicks name none.
    Rules: TE-TURN-02, TE-TURN-03, TE-CATASTROPHE-01.
    """
    try:
        action = _named(state, seat, list(path))
    except (KeyError, IndexError, ValueError, UnknownAction):
        action = None
    if action is not None:
        return action
    return state.refusal(seat, actions.A_END) or _refuse_incomplete(state, seat, path)


def _refuse_incomplete(state: Position, seat: int, path: Sequence[str]) -> Refusal:
    """Return why clicks that name no action of the turn lead nowhere."""
    if state.left == 0:
        return Refusal("TE-TURN-02")
    if "catastrophe" in path and state.catastrophes(seat) == 0:
        return Refusal("TE-CATASTROPHE-01")
    return Refusal("TE-TURN-02", variant="pick")


def _named(state: Position, seat: int, path: list[str]) -> int | None:
    first, last = path[0], path[-1]
    kind, _, rest = last.partition("-")
    if kind == "do":
        return _button(seat, rest, first)
    if kind == "war":
        return actions.SPACE.encode("war", [int(rest)])
    if kind == "monument":
        return actions.SPACE.encode("build", [int(rest), _SPACES[first]])
    if len(path) == 1:
        return _single(state, seat, kind, first)
    space = _space_under(state, last)
    if first.startswith("hand-"):
        colour = hand_colours(state, seat)[int(first.removeprefix("hand-"))]
        return actions.SPACE.encode("tile", [colour, space])
    if first.startswith("leader-"):
        return actions.SPACE.encode("leader", [_office(seat, first), space])
    return actions.SPACE.encode("catastrophe", [space]) if first == "catastrophe" else None


def _button(seat: int, name: str, first: str) -> int | None:
    if name == "withdraw":
        return actions.SPACE.encode("withdraw", [_office(seat, first)])
    if name == "none":
        return int(actions.A_ADD)
    return actions.SPACE.encode(name, []) if name in ("end", "decline") else None


def _single(state: Position, seat: int, kind: str, element: str) -> int | None:
    """Return the action of a first click: on a treasure or its space, or on an own leader."""
    if kind == "treasure":
        return actions.SPACE.encode("take", [_SPACES["s-" + element.removeprefix("treasure-")]])
    if kind == "s" and state.frame_kind() == frames.TREASURES:
        return actions.SPACE.encode("take", [_SPACES[element]])
    return actions.SPACE.encode("withdraw", [_office(seat, element)]) if kind == "leader" else None


def _office(seat: int, element: str) -> int:
    """Return the office of an own leader from its element id, or -1."""
    _, owner, office = element.split("-")
    if int(owner) != seat:
        raise ValueError("another's leader")
    return int(office)


def _space_under(state: Position, element: str) -> int:
    """Return the space an element of the board stands on."""
    if element.startswith("leader-"):
        _, owner, office = element.split("-")
        return int(state.leader_at(pieces.leader_of(int(owner), int(office))))
    if element.startswith("treasure-"):
        return _SPACES["s-" + element.removeprefix("treasure-")]
    return _SPACES[element]
