"""The reference of a team: public facts of all powers, and its own deck while it may look.

Ids: `powers`, `study`. Rules shown: HM-SETUP-02, HM-SETUP-03, HM-CHAR-02, HM-EDGE-SETUP-04.
"""

from collections.abc import Mapping
from functools import lru_cache
from html import escape

from velkahra.core.contract.picture import Parts
from velkahra.games.hammer.cards.card_ids import INFORMANT, OWN
from velkahra.games.hammer.picture import kit, stock
from velkahra.games.hammer.picture.sheet import sheet
from velkahra.games.hammer.picture.words import describe_card, joined, power_card, say, source
from velkahra.games.hammer.view.model import View
from velkahra.picture.kit import section


def elements(view: View, language: str) -> Parts:
    """Draw what can be read up: two parts with one element each, id -> markup."""
    powers = tuple(team.power for team in view.teams)
    deck = section("study", "")
    if view.mine is not None and view.studies:
        deck = _deck(language, view.cards, view.mine.power, frozenset(view.deck_list))
    return ({"powers": _powers(language, view.cards, powers)}, {"study": deck})


def folded(found: Mapping[str, str], view: View, language: str) -> str:
    """Fold away both elements of `found`, id -> markup; whoever only looks on has no deck."""
    names = ("powers", "study") if view.mine is not None else ("powers",)
    read = "".join(
        f'<details class="reading"><summary>{escape(say(language, name))}</summary>{found[name]}'
        "</details>"
        for name in names
    )
    return read if view.mine is not None else read + found["study"]


@lru_cache(maxsize=256)
def _powers(language: str, cards: str, powers: tuple[int, ...]) -> str:
    """Write what everybody is told of the powers that play. Rules: HM-SETUP-03, HM-CHAR-02."""
    found = "".join(
        f"<dt>{stock.emblem(power)}{escape(power_card(cards, power).name.of(language))}</dt>"
        f"<dd>{escape(power_card(cards, power).public.of(language))}</dd>"
        for power in powers
    )
    return section("powers", f"<dl>{found}</dl>")


@lru_cache(maxsize=64)
def _deck(language: str, cards: str, power: int, left: frozenset[int]) -> str:
    """Show every card of a team's own deck, and how many of each are still in it."""
    kinds: dict[str, list[int]] = {}
    for slot in range(power * OWN, power * OWN + INFORMANT):
        placed = source(cards, slot)
        if placed is not None and placed.card is not None:
            kinds.setdefault(placed.card.id, []).append(slot)
    shown = "".join(_kind(language, cards, slots, left) for slots in kinds.values())
    lead = f'<p class="secret">{stock.sign("lock")}{escape(say(language, "secret"))}</p>'
    return section("study", f'{lead}<ul class="cards many">{shown}</ul>')


def _kind(language: str, cards: str, slots: list[int], left: frozenset[int]) -> str:
    number = sum(slot in left for slot in slots)
    count = say(language, "study-count", left=number, all=len(slots))
    css = "card" if number else "card away"
    words = joined(describe_card(language, cards, slots[0]), count)
    shown = f'{sheet(cards, language, slots[0])}<small class="left-in">{escape(count)}</small>'
    return f'<li class="{css}">{kit.described(words, shown)}</li>'
