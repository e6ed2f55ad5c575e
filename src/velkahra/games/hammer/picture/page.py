"""The picture of the camp game: a view in, markup out, and nothing else.

`picture` makes one standalone SVG. `layout` makes the game area of the live page, and `page` the
same elements one by one, by their ids, so that a table can send only what has changed. The set of
ids depends on the number of teams, never on the position; elements inside one of them (`h-12`,
`c-12`, `row-14`, buttons) come and go with it, under the ids that `choices` names.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape

from velkahra.core.contract.picture import Drawn, Parts
from velkahra.games.hammer.picture import cipher, hand, legend, panels, score, status, study, teams
from velkahra.games.hammer.picture.stock import emblem_drawings, mark_drawings
from velkahra.games.hammer.picture.svg import picture
from velkahra.games.hammer.picture.words import say
from velkahra.games.hammer.view.model import View
from velkahra.picture.kit import leaf, merged, stock

__all__ = ["layout", "page", "parts", "picture"]


def page(view: View, language: str) -> dict[str, str]:
    """Draw a view for the page: element id -> the whole element, in document order."""
    return merged(parts(view, language))


def parts(
    view: View, language: str, before: Drawn | None = None, own: Drawn | None = None
) -> Parts:
    """Draw the elements of `page` in parts; one that is as in `before` is the same object."""
    drawn: Parts = (
        score.elements(view, language),
        *teams.elements(view, language),
        *hand.elements(view, language),
        *cipher.elements(view, language),
        status.elements(view, language),
        *panels.elements(view, language),
        *study.elements(view, language),
    )
    if before is None:
        return drawn
    return tuple(old if old == new else new for old, new in zip(before[1], drawn, strict=True))


def layout(view: View, language: str) -> str:
    """Make the whole game area: teams and hand, or the encoded picture, and the panels beside."""
    found = page(view, language)
    teams = "".join(found[f"side-{seat}"] for seat in range(view.seats))
    ciphers = "".join(found[f"cipher-{panel}"] for panel in range(3))
    unmade = f'<p class="none unmade">{escape(say(language, "no-picture"))}</p>'
    learn = f'<p class="learn">{escape(say(language, "learn"))}</p>'
    papers = f'<div class="ciphers">{learn}{ciphers}{unmade}</div>'
    leaves = (
        _leaf("table", language, f'{found["score"]}<div class="teams">{teams}</div>')
        + _leaf("hand", language, found["looked"] + found["hand"])
        + _leaf("picture", language, papers + found["map"])
        + _leaf("piles", language, _piles(found, view.seats))
    )
    alone = "" if view.mine is not None else " watching"
    held = stock(emblem_drawings(view.cards), mark_drawings())
    return (
        f'<div class="kit hammer of-{view.seats}{alone}">{held}'
        f'<div class="board-box">{leaves}</div>'
        f'<div class="dock">{found["status"]}{found["actions"]}{found["about"]}'
        f"{status.tabs(language)}</div>"
        f'{found["dice"]}<div class="side">{found["own"]}{study.folded(found, view, language)}'
        f"{legend.legend(view.cards, language)}</div></div>"
    )


def _piles(found: Mapping[str, str], seats: int) -> str:
    heaps = "".join(
        f"<details><summary>{found[f'heap-{seat}']}</summary>{found[f'pile-{seat}']}</details>"
        for seat in range(seats)
    )
    return f'<div class="heaps">{heaps}</div>{found["joint"]}'


@lru_cache(maxsize=16)
def _leaf(name: str, language: str, body: str) -> str:
    return leaf(name, say(language, f"tab-{name}"), body, "sr")
