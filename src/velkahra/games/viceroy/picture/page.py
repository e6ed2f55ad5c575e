"""The picture of Viceroy: a view in, markup out, and nothing else.

`picture` makes one standalone SVG. `layout` makes the game area of the live page, and `page` the
same elements one by one, by their ids, so that a table can send only what has changed. The set of
ids depends on the number of seats, never on the position; elements inside one of them (`h-32`,
`c-32`, `place-2--1`, buttons) come and go with it, under the ids that `choices` names.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape

from velkahra.core.contract.picture import Drawn, Parts
from velkahra.games.viceroy.picture import (
    auction,
    legend,
    panels,
    people,
    pyramid,
    reveal,
    screen,
    status,
)
from velkahra.games.viceroy.picture.stock import faces, letters, seat_sign
from velkahra.games.viceroy.picture.svg import picture
from velkahra.games.viceroy.picture.words import say, seat_facts
from velkahra.games.viceroy.rules.facts import COLOUR_NAMES
from velkahra.games.viceroy.view.model import View
from velkahra.picture.kit import leaf, merged, stock

__all__ = ["layout", "page", "parts", "picture"]


def page(view: View, language: str) -> dict[str, str]:
    """Draw a view for the page: element id -> the whole element, in document order."""
    return merged(parts(view, language))


def parts(
    view: View, language: str, before: Drawn | None = None, own: Drawn | None = None
) -> Parts:
    """Draw the elements of `page` in parts.

    A part is the same object as long as it shows the same, even for the viewer `before`: they are
    kept by what they show.
    """
    shown, laid = _cards(view)
    return (
        faces(shown, laid, view.laws, language),
        legend.lenses(shown, view.laws, language),
        *auction.elements(view, language),
        reveal.elements(view, language),
        *pyramid.elements(view, language),
        *people.elements(view, language),
        *screen.elements(view, language),
        status.elements(view, language),
        *panels.elements(view, language),
    )


def _cards(view: View) -> tuple[frozenset[int], frozenset[int]]:
    """Give the cards whose faces the viewer sees, and those that lie in a pyramid."""
    shown = {card for card in view.display if card}
    laid = {place.card for player in view.players for place in player.pyramid}
    for player in view.players:
        shown |= {card for place in player.pyramid for card in place.tucked}
        shown |= {*(player.hand or ()), *player.seen, player.played}
    if view.seat in view.deciders or view.decision == "place":
        shown.add(view.card)
    shown.update(reveal.taken(view))
    return frozenset((shown | laid) - {0}), frozenset(laid)


def layout(view: View, language: str) -> str:
    """Make the whole game area: the table with auction, pyramid and hand, and the panels beside."""
    found = page(view, language)
    columns = "".join(found[f"auction-{name}"] for name in COLOUR_NAMES)
    pyramids = "".join(found[f"pyramid-{seat}"] for seat in range(view.seats))
    bank = f'<div class="bank">{found["supply"]}{found["robots"]}</div>'
    auction = f'<div class="columns">{columns}</div>{bank}'
    own = f'{_caption(view.seat, view.seats, language)}<div class="pyramids">{pyramids}</div>'
    leaves = (
        _leaf("auction", language, auction)
        + found["reveal"]
        + _leaf("own", language, own)
        + _leaf("hand", language, found["screen"] + found["hand"])
    )
    lenses = "".join(markup for name, markup in found.items() if name.startswith("lens-"))
    drawn = [markup for name, markup in found.items() if name.startswith("face-")]
    held = stock(letters(language) + "".join(drawn))
    alone = "" if view.mine is not None else " watching"
    return (
        f'<div class="kit viceroy of-{view.seats}{alone}">{held}'
        f'<div class="board-box">{leaves}</div>'
        f'<div class="dock">{found["status"]}{found["actions"]}{status.tabs(language)}'
        f'{legend.opener(language)}</div><div id="tab-score" class="leaf">{found["score"]}</div>'
        f'<div id="tab-others" class="leaf players">{_players(found, view, language)}</div>'
        f'<div class="lenses">{lenses}</div>{legend.legend(language)}</div>'
    )


def _players(found: Mapping[str, str], view: View, language: str) -> str:
    """Put everybody under the switch that shows their pyramid at full size."""
    switches = "".join(
        f'<div class="seat"><input type="radio" name="shown" id="show-{seat}" class="sr" '
        f'aria-label="{escape(say(language, "enlarge", **seat_facts(language, seat)))}"'
        f"{' checked' if seat == view.seat else ''}/>{found[f'player-{seat}']}</div>"
        for seat in range(view.seats)
    )
    if view.mine is not None:
        return switches
    words = escape(say(language, "show-all"))
    return (
        '<div class="seat every"><input type="radio" name="shown" id="show-all" class="sr" '
        f'checked/><label for="show-all">{words}</label></div>{switches}'
    )


@lru_cache(maxsize=64)
def _caption(viewer: int, seats: int, language: str) -> str:
    """Return the heading of the pyramid that is shown, with a link back to one's own."""
    names = "".join(
        f'<span class="of by-{seat}">{seat_sign(seat)}'
        f"{escape(say(language, 'pyramid-of', **seat_facts(language, seat)))}</span>"
        for seat in range(seats)
        if seat != viewer
    )
    shown, key = (viewer, "panel-own") if viewer >= 0 else ("all", "show-all")
    back = f'<label for="show-{shown}" class="back">{escape(say(language, key))}</label>'
    return f'<div class="caption">{names}{back}</div>'


@lru_cache(maxsize=64)
def _leaf(name: str, language: str, body: str) -> str:
    return leaf(name, say(language, f"tab-{name}"), body)
