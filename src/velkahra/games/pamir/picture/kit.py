"""Building blocks of all panels."""

from functools import lru_cache
from html import escape

from velkahra.games.pamir.picture.stock import sign
from velkahra.picture.kit import figure


@lru_cache(maxsize=4096)
def piece(name: str, kind: str, drawing: str, words: str, count: int) -> str:
    """Make the element `name`: `count` pieces of a `kind` that can be clicked, as `drawing`."""
    number = figure(count) if count > 1 else ""
    home = drawing.replace("cylinder", "player") if drawing.startswith("cylinder") else "status"
    return (
        f'<span id="{name}" class="piece {kind}" role="button" tabindex="-1" '
        f'aria-label="{escape(words)}" data-moves="{drawing} {count}" data-from="{home}">'
        f"{sign(drawing)}{number}</span>"
    )
