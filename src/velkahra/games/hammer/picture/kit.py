"""What all panels are made of."""

from functools import lru_cache
from html import escape

from velkahra.games.hammer.picture.stock import icon


@lru_cache(maxsize=8192)
def count(drawing: str, value: str | int, words: str, css: str = "") -> str:
    """Show a number beside what it counts."""
    kind = f"count {css}".strip()
    told = escape(words)
    return (
        f'<span class="{kind}" title="{told}">{icon(drawing)}<b aria-hidden="true">{value}</b>'
        f'<span class="sr">{told}</span></span>'
    )


@lru_cache(maxsize=2048)
def marked(drawing: str, words: str, css: str = "") -> str:
    """Show a sign that says something, in words for who cannot see it."""
    kind = f"mark {css}".strip()
    told = escape(words)
    return (
        f'<span class="{kind}" title="{told}">{icon(drawing)}<span class="sr">{told}</span></span>'
    )


def told(words: str, shown: str) -> str:
    """Tell in words what is shown, to who cannot see it; the first sentence is its name."""
    return (
        f'<span class="sr">{escape(words.removesuffix("."))}. </span>'
        f'<span class="shown" aria-hidden="true">{shown}</span>'
    )


@lru_cache(maxsize=2048)
def coin(value: str | int) -> str:
    """Draw SB: a number in a grey circle (HM-CARD-01)."""
    return f'<i class="coin">{value}</i>'


@lru_cache(maxsize=1024)
def button(name: str, words: str, pictures: str = "", css: str = "") -> str:
    """Make a button; the style sheet shows it while it can be used."""
    kind = f"do {css}".strip()
    return (
        f'<button type="button" id="{name}" class="{kind}" disabled>{pictures}'
        f"<span>{escape(words)}</span></button>"
    )


def section(name: str, body: str, heading: str = "", css: str = "") -> str:
    """Make a panel; one without a body is there but hidden."""
    hidden = "" if body else " hidden"
    title = f'<h2 id="{name}-title">{escape(heading)}</h2>' if heading and body else ""
    told = f' aria-labelledby="{name}-title"' if title else ""
    kind = f"panel {css or name}"
    return f'<section id="{name}" class="{kind}"{told}{hidden}>{title}{body}</section>'
