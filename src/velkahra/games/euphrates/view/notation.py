"""Actions as text, both ways: `temple F7`, `king off`, `swap TTM`. The README has the table."""

from collections.abc import Callable
from typing import Final

from velkahra.core.contract.refusals import AmbiguousAction, NotationError
from velkahra.games.euphrates.rules import actions, facts, tables

_SPACES: Final = {name: space for space, name in enumerate(facts.LABELS)}
_TILES: Final = {text: index for index, text in enumerate(tables.SELECTIONS_TEXT)}

Reader = Callable[[list[str]], int]


def write_action(action: int) -> str:
    """Return an action or a chance outcome in notation, which `read_action` reads back."""
    parts = actions.SPACE.decode(action)
    values = parts.values
    match parts.kind:
        case "tile":
            return f"{tables.TILE_NAMES[values[0]]} {facts.LABELS[values[1]]}"
        case "leader":
            return f"{tables.OFFICE_NAMES[values[0]]} {facts.LABELS[values[1]]}"
        case "withdraw":
            return f"{tables.OFFICE_NAMES[values[0]]} off"
        case "catastrophe" | "take":
            return f"{parts.kind} {facts.LABELS[values[0]]}"
        case "swap" | "draw":
            return f"{parts.kind} {tables.SELECTIONS_TEXT[values[0]]}"
        case "add" | "first":
            return f"{parts.kind} {values[0]}"
        case "war":
            return f"war {tables.OFFICE_NAMES[values[0]]}"
        case "build":
            return f"build {tables.MONUMENT_NAMES[values[0]]} {facts.LABELS[values[1]]}"
        case other:
            return other


def read_action(text: str) -> int:
    """Return the action of a text, read strictly: one space between words, names as written.

    Raises: AmbiguousAction, listing the readings, for a beginning of several words; NotationError
        for everything else that is no action.
    """
    if len(text) > 60:
        raise NotationError("an action is at most 60 characters long")
    verb, *rest = text.split(" ")
    reader = _READERS.get(verb)
    if reader is None:
        known = [word for word in _READERS if verb and word.startswith(verb)]
        if len(known) > 1:
            raise AmbiguousAction(f"{text!r} could begin {' or '.join(known)}")
        raise NotationError(f"{text!r} is not an action: it must begin with {', '.join(_READERS)}")
    try:
        return reader(rest)
    except (KeyError, IndexError, ValueError) as error:
        raise NotationError(f"{text!r} is not an action: write {_FORMS[verb]}") from error


def _only(words: list[str]) -> str:
    (word,) = words
    return word


def _tile(colour: int) -> Reader:
    return lambda words: actions.SPACE.encode("tile", [colour, _SPACES[_only(words)]])


def _leader(office: int) -> Reader:
    def read(words: list[str]) -> int:
        word = _only(words)
        if word == "off":
            return actions.SPACE.encode("withdraw", [office])
        return actions.SPACE.encode("leader", [office, _SPACES[word]])

    return read


def _build(words: list[str]) -> int:
    monument, corner = words
    return actions.SPACE.encode("build", [tables.MONUMENT_NAMES.index(monument), _SPACES[corner]])


def _bare(kind: str) -> Reader:
    def read(words: list[str]) -> int:
        if words:
            raise ValueError("nothing may follow")
        return actions.SPACE.encode(kind, [])

    return read


def _looked_up(kind: str, values: dict[str, int]) -> Reader:
    return lambda words: actions.SPACE.encode(kind, [values[_only(words)]])


def _numbers(count: int) -> dict[str, int]:
    return {str(number): number for number in range(count)}


_READERS: Final[dict[str, Reader]] = {
    **{name: _tile(colour) for colour, name in enumerate(tables.TILE_NAMES)},
    **{name: _leader(office) for office, name in enumerate(tables.OFFICE_NAMES)},
    "catastrophe": _looked_up("catastrophe", _SPACES),
    "swap": _looked_up("swap", _TILES),
    "add": _looked_up("add", _numbers(7)),
    "war": _looked_up("war", {name: colour for colour, name in enumerate(tables.OFFICE_NAMES)}),
    "build": _build,
    "decline": _bare("decline"),
    "take": _looked_up("take", _SPACES),
    "end": _bare("end"),
    "first": _looked_up("first", _numbers(4)),
    "draw": _looked_up("draw", _TILES),
}

_FORMS: Final[dict[str, str]] = {
    **{name: f"'{name} F7'" for name in tables.TILE_NAMES},
    **{name: f"'{name} F7' or '{name} off'" for name in tables.OFFICE_NAMES},
    "catastrophe": "'catastrophe F7'",
    "swap": f"'swap' and one to six of {tables.TILE_LETTERS}, in this order",
    "add": "'add 0' to 'add 6'",
    "war": f"'war' and one of {', '.join(tables.OFFICE_NAMES)}",
    "build": f"'build', one of {', '.join(tables.MONUMENT_NAMES)}, and the north-west space",
    "decline": "'decline'",
    "take": "'take B2'",
    "end": "'end'",
    "first": "'first 0' to 'first 3'",
    "draw": f"'draw' and one to six of {tables.TILE_LETTERS}, in this order",
}
