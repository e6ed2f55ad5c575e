"""Checks that every text of a set exists in each of its languages."""

from collections.abc import Iterator

from velkahra.games.hammer.cards.files import Index
from velkahra.games.hammer.cards.language import Names
from velkahra.games.hammer.cards.remarks import remark
from velkahra.games.hammer.cards.visitor import Finding, walk


def unspoken(node: object, index: Index) -> Iterator[Finding]:
    """Find texts, below a construct of a set, that are not there in a language of the set."""
    for key, part in walk(node):
        if isinstance(part, Names):
            for language in index.languages:
                if language not in part.spoken():
                    yield key, remark("missing-key", key=language)
