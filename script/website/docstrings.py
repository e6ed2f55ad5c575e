"""An extension of griffe: docstrings of this project as Markdown."""

import re
from collections.abc import Iterator
from typing import Final

from griffe import Extension, Module, Object

EXAMPLE: Final = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)
SENTENCE: Final = re.compile(r"^(Raises|Returns|Yields|Rules): +(.+(?:\n +.+)*)", re.MULTILINE)


class Docstrings(Extension):
    """Puts fences around examples, and keeps sentences such as "Raises: ..." as sentences.

    Markdown reads examples as quotes. A section in Google's style needs a name in each line.
    """

    def on_package(self, *, pkg: Module, **kwargs: object) -> None:
        """Rewrite the docstrings of a package that has been read."""
        for obj in _objects(pkg):
            if obj.docstring:
                text = EXAMPLE.sub(r"```python\n\g<0>\n```", obj.docstring.value)
                obj.docstring.value = SENTENCE.sub(_flat, text)


def _objects(parent: Object) -> Iterator[Object]:
    """Yield an object and all those defined in it."""
    yield parent
    for member in parent.members.values():
        if isinstance(member, Object):
            yield from _objects(member)


def _flat(match: re.Match[str]) -> str:
    return f"**{match[1]}:** {' '.join(match[2].split())}"
