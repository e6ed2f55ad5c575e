"""Checks that the type of printed sheets has every letter of a set."""

import re
from collections.abc import Iterator
from typing import Final

from velkahra.games.hammer.cards.reading import Document, Tree, join
from velkahra.games.hammer.cards.remarks import remark
from velkahra.games.hammer.cards.visitor import Finding

MISSING: Final = re.compile(
    "[^\n -~\xa0-\u0377\u03a3-\u03e1\u0386-\u038a\u0391-\u03a1\u0400-\u052f\u1e00-\u1eff"
    "\u2010-\u205f\u20a0-\u20c0\u2100-\u215f\u2212]"
)
"""Letters that Noto Sans lacks, or that hardly anybody needs."""


def unprintable(document: Document) -> Iterator[Finding]:
    """Find texts of a file with letters that would be printed as empty boxes."""
    for key, text in _texts(document.tree, ""):
        if letters := sorted(set(MISSING.findall(text))):
            yield key, remark("no-letters", letters=tuple(letters))


def _texts(tree: Tree, key: str) -> Iterator[tuple[str, str]]:
    """Yield every text below a key, with its own key."""
    if isinstance(tree, str):
        yield key, tree
    elif isinstance(tree, dict):
        for name, part in tree.items():
            yield from _texts(part, join(key, name))
    elif isinstance(tree, list):
        for at, part in enumerate(tree):
            yield from _texts(part, f"{key}[{at}]")
