"""What all panels are made of."""

from functools import lru_cache
from html import escape

from velkahra.games.pamir.picture.stock import sign


def figure(value: str | int, tag: str = "b") -> str:
    """Show a number inside of what is named by a label: as drawn by the style sheet, not as text.

    The label tells it in words; a second, shorter text beside it would contradict the name.
    """
    return f'<{tag} data-n="{value}"></{tag}>'


@lru_cache(maxsize=4096)
def piece(name: str, kind: str, drawing: str, words: str, count: int) -> str:
    """Make a piece that can be clicked, or several that are alike with their number."""
    number = figure(count) if count > 1 else ""
    return (
        f'<span id="{name}" class="piece {kind}" role="button" tabindex="-1" '
        f'aria-label="{escape(words)}">{sign(drawing)}{number}</span>'
    )


@lru_cache(maxsize=4096)
def count(drawing: str, value: str | int, words: str, css: str = "") -> str:
    """Show a number beside the sign of what it counts."""
    kind = f"count {css}".strip()
    told = escape(words)
    return (
        f'<span class="{kind}" title="{told}">{sign(drawing)}<b aria-hidden="true">{value}</b>'
        f'<span class="sr">{told}</span></span>'
    )


@lru_cache(maxsize=512)
def button(name: str, words: str, drawing: str = "") -> str:
    """Make a button; the style sheet shows it while it can be used."""
    picture = sign(drawing) if drawing else ""
    return (
        f'<button type="button" id="{name}" class="do" disabled>{picture}'
        f"<span>{escape(words)}</span></button>"
    )


def section(name: str, body: str, heading: str = "", css: str = "") -> str:
    """Make a panel; one without a body is there but hidden."""
    hidden = "" if body else " hidden"
    title = f'<h2 id="{name}-title">{escape(heading)}</h2>' if heading and body else ""
    told = f' aria-labelledby="{name}-title"' if title else ""
    kind = f"panel {name} {css}".strip()
    return f'<section id="{name}" class="{kind}"{told}{hidden}>{title}{body}</section>'
