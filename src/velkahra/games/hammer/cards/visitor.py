"""Walks through a construct of the card language and its parts, each with its key."""

from collections.abc import Iterator
from typing import Final

from velkahra.games.hammer.cards.language import Strict
from velkahra.games.hammer.cards.reading import join
from velkahra.games.hammer.cards.remarks import Remark

Finding = tuple[str, Remark]
"""Place of a mistake in a card, and what would be right."""

_WHOLE: Final = (tuple, dict, Strict)
"""Values that may contain constructs; most keys of a construct hold nothing or a word."""

TEAMS: Final = ("who", "of", "from", "to", "by")


def walk(node: object, key: str = "") -> Iterator[tuple[str, Strict]]:
    """Yield (key, construct) for every construct below `node`, outer ones first, as in the file.

    `key` is that of `node`, and the beginning of all others.
    """
    if isinstance(node, tuple):
        for at, part in enumerate(node):
            yield from walk(part, f"{key}[{at}]")
    elif isinstance(node, dict):
        for name, part in node.items():
            yield from walk(part, join(key, name))
    elif isinstance(node, Strict):
        yield key, node
        for name, value in fields(node):
            if value and isinstance(value, _WHOLE):
                yield from walk(value, join(key, name))


def fields(node: Strict) -> Iterator[tuple[str, object]]:
    """Yield the keys of a construct, as files write them, and their values."""
    for attribute, name in zip(node.__struct_fields__, node.__struct_encode_fields__, strict=True):
        yield name, getattr(node, attribute)
