"""The picture of Pax Pamir: a view in, markup out, and nothing else.

`picture` makes one standalone SVG. `layout` makes the game area of the live page, and `page` the
same elements one by one, by their ids, so that a table can send only what has changed. The set of
ids depends on the number of players, never on the position; elements inside a panel (`h-30`,
`c-30`, pieces, buttons) come and go with it.
"""

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from velkahra.core.contract.picture import Drawn, Parts
from velkahra.games.pamir.picture import courts, map, market, panels, status, stock, terms, wakhan
from velkahra.games.pamir.picture.svg import picture
from velkahra.games.pamir.picture.words import say
from velkahra.games.pamir.view.model import View
from velkahra.picture import kit
from velkahra.picture.kit import leaf, merged

__all__ = ["layout", "page", "parts", "picture"]


def page(view: View, language: str) -> dict[str, str]:
    """Draw a view for the page: element id -> the whole element, in document order."""
    return merged(parts(view, language))


def parts(
    view: View, language: str, before: Drawn | None = None, own: Drawn | None = None
) -> Parts:
    """Draw the elements of `page` in parts; one that shows the same is the same object."""
    return (
        stock.faces(_cards(view), language),
        *map.elements(view, language),
        *market.elements(view, language),
        *courts.elements(view, language),
        status.elements(view, language),
        *panels.elements(view, language),
        wakhan.elements(view, language),
    )


def _cards(view: View) -> frozenset[int]:
    """Return the cards whose faces the viewer sees: market, courts, and hands that are open."""
    found = {slot.card for slot in view.market}
    for player in view.players:
        found |= {card.card for card in player.court}
        found |= set(player.hand or ())
    return frozenset(found)


def layout(view: View, language: str) -> str:
    """Return the whole game area: the table with map, market and courts, and the panels."""
    found = page(view, language)
    leaves = (
        _leaf("map", language, map.board(found, language))
        + _leaf("market", language, market.board(found, language))
        + _leaf("courts", language, courts.ring(found, language, len(view.order)))
        + _panel_leaf("own", [found["hand"]])
    )
    known = [found["score"], found["dominance"], found["events"], terms.glossary(language)]
    beside = _panel_leaf("state", known) + terms.popovers(language) + _look(language)
    beside += found["check-scene"]
    if "wakhan" in found:
        leaves += _panel_leaf("wakhan", [found["wakhan"]])
    ways, tabs = status.ways(language), status.tabs(language)
    faces = "".join(markup for name, markup in found.items() if name.startswith("face-"))
    return (
        f'<div class="kit pamir of-{len(view.order)}" data-sure=".own .court-card">'
        f"{kit.stock(faces)}"
        f'<div class="board-box">{leaves}</div>'
        f'<div class="dock">{found["status"]}{ways}{found["actions"]}{tabs}</div>{beside}</div>'
    )


@lru_cache(maxsize=64)
def _look(language: str) -> str:
    """Return the dialog that shows a card large, with what it costs, before a finger takes it."""
    close = escape(say(language, "look-close"))
    return (
        '<dialog id="look" class="look"><div class="shown"></div><p class="about"></p>'
        '<div class="buttons"><button type="button" class="main" value="do"></button>'
        f'<button type="button" value="close">{close}</button></div></dialog>'
    )


@lru_cache(maxsize=64)
def _leaf(name: str, language: str, body: str) -> str:
    return leaf(name, say(language, f"tab-{name}"), body)


def _panel_leaf(name: str, panels: Sequence[str]) -> str:
    return f'<div id="tab-{name}" class="leaf panels">{"".join(panels)}</div>'
