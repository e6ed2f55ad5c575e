"""Walks through a construct of the card language and its parts, each with its key."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import astuple

from velkahra.games.hammer.cards import language, reading, remarks

Finding = tuple[str, remarks.Remark]
"""Place of a mistake in a card, and what would be right."""

_WHOLE: Final = (tuple, dict, language.Strict)
"""Values that may contain constructs; most keys of a construct hold nothing or a word."""

TEAMS: Final = ("who", "of", "from", "to", "by")


def walk(node: object, key: str = "") -> list[tuple[str, language.Strict]]:
    """List (key, construct) for `node` at `key` and all below, outer ones first, as in the file."""
    found: list[tuple[str, language.Strict]] = []
    _collect(node, key, found)
    return found


def _collect(node: object, key: str, found: list[tuple[str, language.Strict]]) -> None:
    if isinstance(node, tuple):
        for at, part in enumerate(node):
            _collect(part, f"{key}[{at}]", found)
    elif isinstance(node, dict):
        for name, part in node.items():
            _collect(part, reading.join(key, name), found)
    elif isinstance(node, language.Strict):
        found.append((key, node))
        for name, value in fields(node):
            if value and isinstance(value, _WHOLE):
                _collect(value, reading.join(key, name), found)


def fields(node: language.Strict) -> Iterator[tuple[str, object]]:
    """Give the keys of a construct, as files write them, and their values."""
    return zip(node.__struct_encode_fields__, astuple(node), strict=True)
