"""Style sheets lie as `style.css` beside the modules that draw, for an editor to open."""

import re
from functools import cache
from pathlib import Path
from typing import Final

_NOTE: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_AROUND: Final = re.compile(r"\s*([{};])\s*")


@cache
def sheet(module: str) -> str:
    """Return the style sheet beside a module (its `__file__`), as it is served: see `minified`."""
    return _served(Path(module).with_name("style.css"))


@cache
def kit_sheet() -> str:
    """Return the sheet of the elements of `kit`, which goes before that of a game."""
    return _served(Path(__file__).with_name("kit.css"))


def _served(path: Path) -> str:
    return minified(path.read_text(encoding="utf-8"))


def minified(css: str) -> str:
    """Return a style sheet without comments, line breaks and indentation."""
    return _AROUND.sub(r"\1", " ".join(_NOTE.sub("", css).split())).replace(";}", "}")
