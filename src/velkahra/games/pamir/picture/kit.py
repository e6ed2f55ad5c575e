"""Building blocks of all panels."""

from functools import lru_cache
from html import escape

from velkahra.games.pamir.picture.stock import sign
from velkahra.picture.kit import figure


@lru_cache(maxsize=4096)
def piece(name: str, kind: str, drawing: str, words: str, count: int) -> str:
    """Make a piece that can be clicked, or several that are alike with their number.

    `name` is its id, `kind` its class, `drawing` its sign, `words` its label and `count` how many.
    """
    number = figure(count) if count > 1 else ""
    home = drawing.replace("cylinder", "player") if drawing.startswith("cylinder") else "status"
    return (
        f'<span id="{name}" class="piece {kind}" role="button" tabindex="-1" '
        f'aria-label="{escape(words)}" data-moves="{drawing} {count}" data-from="{home}">'
        f"{sign(drawing)}{number}</span>"
    )
