"""Wakhan's board: her card, the line she is at, where the arrows point, and what follows from it.

Rules shown: PP-WAKHAN-09, PP-WAKHAN-20, PP-WAKHAN-22, PP-WAKHAN-26, PP-WAKHAN-36, PP-WAKHAN-39,
PP-WAKHAN-59.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import Final

from velkahra.games.pamir.picture import stock
from velkahra.games.pamir.picture import words as phrases
from velkahra.games.pamir.picture.cards.says import line_text
from velkahra.games.pamir.rules import facts
from velkahra.games.pamir.view.model import Automaton, View
from velkahra.picture.kit import section

_DONE: Final = -1
NOTHING: Final[Mapping[str, str]] = {}


def elements(view: View, language: str) -> Mapping[str, str]:
    """Draw her panel, by its id; it is there with her alone."""
    if view.automaton is None:
        return NOTHING
    acting = view.active == view.wakhan and view.decision != "over"
    at = view.automaton.line if acting and view.decision == "wakhan" else _DONE
    return _panel(language, view.automaton, _neighbours(view), at)


def _neighbours(view: View) -> tuple[int, int]:
    """Return who sits on her left and on her right; nobody before loyalties are chosen."""
    if view.wakhan not in view.order:
        return -1, -1
    at = view.order.index(view.wakhan)
    return view.order[(at + 1) % len(view.order)], view.order[at - 1]


@lru_cache(maxsize=1024)
def _panel(
    language: str, known: Automaton, neighbours: tuple[int, int], at: int
) -> Mapping[str, str]:
    body = f"<p>{escape(phrases.say(language, 'no-ai-card'))}</p>"
    if known.card:
        body = _status(language, known, neighbours, at)
    return {"wakhan": section("wakhan", body, phrases.say(language, "wakhan"))}


def _status(language: str, known: Automaton, neighbours: tuple[int, int], at: int) -> str:
    cards = f'<div class="ai">{stock.ai_cards(known.back, known.card, language)}</div>'
    left = phrases.say(language, "ai-left", count=known.left, all=facts.AI_CARDS)
    return (
        f"{cards}<div>{_loyalty(language, known)}{_lines(language, known, at)}"
        f"{_arrows(language, known, neighbours)}{_regions(language, known.card)}"
        f'<p class="note">{escape(left)}</p></div>'
    )


def _loyalty(language: str, known: Automaton) -> str:
    if known.loyalty == phrases.NO_COALITION:
        return f"<p>{escape(phrases.say(language, 'pragmatic-none'))}</p>"
    words = phrases.say(
        language, "pragmatic", coalition=phrases.coalition_name(language, known.loyalty)
    )
    return f"<p>{stock.side(known.loyalty)} {escape(words)}</p>"


def _lines(language: str, known: Automaton, at: int) -> str:
    """List what her card tells her to do, and mark what she tries next."""
    found = ""
    for number, line in enumerate(facts.WAKHAN[known.card - 1].front.actions):
        words = escape(line_text(line, language))
        now = ' class="now" aria-current="step"' if number == at and not known.bonus else ""
        found += f"<li{now}>{words}</li>"
    bonus = (
        f'<p class="now">{escape(phrases.say(language, "wakhan-bonus"))}</p>' if known.bonus else ""
    )
    return f"<ol>{found}</ol>{bonus}"


def _arrows(language: str, known: Automaton, neighbours: tuple[int, int]) -> str:
    if known.back < 0:
        return ""
    side = "upper" if known.upper else "lower"
    neighbour = neighbours[0 if known.upper else 1]
    name = (
        phrases.player_name(language, neighbour, -1)
        if 0 <= neighbour < len(facts.COLOURS)
        else "none"
    )
    red = phrases.say(language, f"red-{side}", player=name)
    black = phrases.say(language, "black", column=known.column)
    return (
        f'<p class="arrow red"><i aria-hidden="true">➤</i> {escape(red)}</p>'
        f'<p class="arrow black"><i aria-hidden="true">➤</i> {escape(black)}</p>'
    )


def _regions(language: str, card: int) -> str:
    """Show the order in which she looks at the regions."""
    names = facts.WAKHAN[card - 1].front.region_priority
    told = ", ".join(
        phrases.region_name(language, facts.REGION_NAMES.index(name)) for name in names
    )
    signs = "".join(stock.sign(f"region-{name}") for name in names)
    words = escape(phrases.say(language, "region-priority", regions=told))
    return f'<p class="priority" title="{words}"><span class="sr">{words}</span>{signs}</p>'
