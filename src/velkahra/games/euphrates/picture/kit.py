"""Building blocks of all panels."""

from functools import lru_cache

from velkahra.games.euphrates.picture import stock


@lru_cache(maxsize=2048)
def icon(drawing: str, kind: str = "", reach: int = 50) -> str:
    """Put a drawing into a small picture of its own, which screen readers pass over.

    `kind` is a further class of it. It shows `reach` units of the drawing to each side of (0, 0).
    """
    css = f"icon {kind}".strip()
    box = f"{-reach} {-reach} {2 * reach} {2 * reach}"
    return f'<svg class="{css}" viewBox="{box}" aria-hidden="true">{drawing}</svg>'


@lru_cache(maxsize=64)
def chip(colour: int) -> str:
    """Show the small sign of a colour (0..3)."""
    return icon(stock.chip(colour), "chip", 22)
