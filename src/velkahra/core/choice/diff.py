"""Differences: between two drawings of a page, two versions of a log, two boards."""

from collections.abc import Mapping, Sequence
from typing import cast

Parts = tuple[Mapping[str, str], ...]
"""A drawing: in each part elements by their ids, always the same ones. The parts are dicts."""

Prints = tuple[Mapping[str, int], ...]
"""A hash of each element of a drawing, enough to find what another one changes."""


def differing(old: Parts | Prints, new: Parts) -> dict[str, str]:
    """Return the elements of `new`, id -> markup, that differ from `old` with the same ids."""
    changed: dict[str, str] = {}
    for before, after in zip(old, new, strict=True):
        if before is not after:
            _collect(cast(dict[str, object], before), cast(dict[str, str], after), changed)
    return changed


def _collect(before: dict[str, object], after: dict[str, str], changed: dict[str, str]) -> None:
    for name, text in after.items():
        was = before[name]
        if was is text or was == text:
            continue
        if not isinstance(was, int) or was != hash(text):
            changed[name] = text


def prints_of(drawing: Parts) -> Prints:
    """Return the hashes of a drawing's elements, which take a hundredth of its memory."""
    return tuple([{name: hash(text) for name, text in part.items()} for part in drawing])


def common_start(old: Sequence[object], new: Sequence[object]) -> int:
    """Return the number of entries with which both sequences begin alike."""
    same = 0
    for before, after in zip(old, new, strict=False):
        if before != after:
            break
        same += 1
    return same


def changed_at(old: tuple[int, ...], new: tuple[int, ...]) -> list[int]:
    """List the indices, ascending, at which two boards of the same size differ."""
    return [at for at in range(len(new)) if old[at] != new[at]]


def places_of(value: int, board: tuple[int, ...]) -> tuple[int, ...]:
    """List the indices of a board that hold a value, ascending."""
    return tuple([at for at in range(len(board)) if board[at] == value])
