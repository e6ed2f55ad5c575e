"""The drawings a page holds once, and how its elements name them."""

from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from typing import Final

from velkahra.games.pamir.picture import words
from velkahra.games.pamir.picture.cards import agenda, court, drawings, events, says
from velkahra.games.pamir.rules.facts import CARDS, COALITION_NAMES, COLOURS
from velkahra.games.pamir.view import bribes, model
from velkahra.picture import kit

Toll = tuple[str, str]
NO_TOLL: Final[Toll] = ("", "")
_KIND: Final = ' class="pamir-card"'


@cache
def stock() -> str:
    """Return all drawings out of sight, for a page."""
    return kit.stock(drawings.defs())


@lru_cache(maxsize=512)
def faces(shown: frozenset[int], language: str) -> Mapping[str, str]:
    """Draw the faces of the cards `shown`, for elements to name: id -> markup, for every card."""
    drawn = {number: _face(number, language) for number in shown - {0}}
    return kit.faces(drawn, range(1, CARDS + 1))


@cache
def _face(number: int, language: str) -> str:
    sizes = (("small", court.SMALL, False), ("large", court.LARGE, True))
    return "".join(
        kit.symbol(f"{name}-{number}", box, events.card_face(number, language, large), _KIND)
        for name, box, large in sizes
    )


def sign(name: str, css: str = "") -> str:
    """Show a drawing of the stock as a small picture with the further classes `css`."""
    return kit.icon(f"pp-{name}", css)


def cylinder(player: int) -> str:
    """Show a cylinder in the colour of a player."""
    return sign(f"cylinder-{COLOURS[player]}")


def toll(language: str, view: model.View, card: int) -> Toll:
    """Return the bribe for playing a card, in words and as a mark; NO_TOLL if there is none."""
    who, rupees = bribes.bribe_to_play(view, card)
    if not rupees:
        return NO_TOLL
    name = words.player_name(language, who, view.wakhan)
    told = words.say(language, "toll", player=name, count=rupees)
    shown = f"{kit.figure(f'+{rupees}')}{sign('ruler')}{cylinder(who)}"
    return told, f'<span class="toll" title="{escape(told)}">{shown}</span>'


def side(coalition: int) -> str:
    """Show the sign of a coalition."""
    return sign(f"side-{COALITION_NAMES[coalition]}")


@cache
def face(number: int, language: str) -> str:
    """Show a card at the size of the market, and the one to be read that appears beside it."""
    told = escape(says.card_label(number, language))
    return (
        f"{_shown('face', court.SMALL, f'small-{number}')}"
        f"{_shown('big', court.LARGE, f'large-{number}')}"
        f'<span id="{details_id(number)}" hidden>{told}</span>'
    )


def _shown(css: str, box: tuple[int, int], name: str) -> str:
    return _framed(css, box, f'<use href="#{name}" width="{box[0]}" height="{box[1]}"/>')


def details_id(number: int) -> str:
    """Name the element that tells all that is printed on a card."""
    return f"card-{number}"


@cache
def ai_cards(back: int, front: int, language: str) -> str:
    """Show the next back (below 0: unknown), and right of it Wakhan's card, from 1."""
    shown = court.back_face() if back < 0 else agenda.ai_back_face(back, language)
    return _framed("face", court.SMALL, shown) + _framed("face", court.SMALL, agenda.ai_face(front))


def _framed(css: str, box: tuple[int, int], inside: str) -> str:
    return f'<svg class="{css}" viewBox="0 0 {box[0]} {box[1]}" aria-hidden="true">{inside}</svg>'
