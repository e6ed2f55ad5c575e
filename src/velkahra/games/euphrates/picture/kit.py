"""What all panels are made of."""

from functools import lru_cache
from html import escape

from velkahra.games.euphrates.picture import stock


@lru_cache(maxsize=2048)
def icon(drawing: str, kind: str = "", reach: int = 50) -> str:
    """Put a drawing into a small picture of its own, which screen readers pass over."""
    css = f"icon {kind}".strip()
    box = f"{-reach} {-reach} {2 * reach} {2 * reach}"
    return f'<svg class="{css}" viewBox="{box}" aria-hidden="true">{drawing}</svg>'


@lru_cache(maxsize=64)
def chip(colour: int) -> str:
    """Show the small sign of a colour."""
    return icon(stock.chip(colour), "chip", 22)


def section(name: str, body: str, heading: str = "") -> str:
    """Make a panel; one without a body is there but hidden."""
    hidden = "" if body else " hidden"
    title = f'<h2 id="{name}-title">{escape(heading)}</h2>' if heading and body else ""
    told = f' aria-labelledby="{name}-title"' if title else ""
    return f'<section id="{name}" class="panel {name}"{told}{hidden}>{title}{body}</section>'
