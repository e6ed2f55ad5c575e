"""The viewer's things behind the screen: gems, attack tokens, and the hand.

Ids: `screen`, `hand`; `own-blue-1` .. gems, while some are to be chosen; `h-32` a hand card.
"""

from functools import lru_cache
from html import escape
from typing import Final

from velkahra.core.contract.picture import Parts
from velkahra.games.viceroy.picture import stock
from velkahra.games.viceroy.picture.words import card_name, colour_name, one_colour, say, tinted
from velkahra.games.viceroy.rules import actions, facts
from velkahra.games.viceroy.view.model import Four, View
from velkahra.picture import kit
from velkahra.picture.words import capital, joined

_SIZES: Final = ((2, "few"), (4, "some"), (9, "more"))


def elements(view: View, language: str) -> Parts:
    """Draw the viewer's own things: parts of id -> markup; a spectator has none."""
    mine = view.mine
    if mine is None:
        return ({"screen": kit.section("screen", ""), "hand": kit.section("hand", "")},)
    played = mine.choice if mine.chosen else None
    return (
        {
            "screen": _screen(language, mine.gems or (0, 0, 0, 0), mine.attack or 0, mine.unused),
            "hand": _hand(
                language, view.laws, mine.hand or (), mine.seen, view.fresh, _chosen(view, played)
            ),
        },
    )


def _chosen(view: View, action: int | None) -> int:
    """Give the hand card that was chosen in secret, or 0."""
    if action is None:
        return 0
    chosen = actions.SPACE.decode(action)
    return chosen.values[0] + 1 if chosen.kind in ("play", "start") else 0


@lru_cache(maxsize=2048)
def _screen(language: str, gems: Four, attack: int, unused: Four) -> str:
    heaps = "".join(_heap(language, colour, gems[colour], unused[colour]) for colour in range(4))
    words = say(language, "attack", count=attack)
    body = (
        f'<div class="heaps">{heaps}{kit.count(stock.sign("attack"), attack, words, "arms")}</div>'
    )
    return kit.section("screen", body, say(language, "panel-screen"))


def _heap(language: str, colour: int, number: int, unused: int) -> str:
    name = facts.COLOUR_NAMES[colour]
    told = one_colour(language, colour, number)
    shown = stock.sign(f"letter-{name}")
    free = ""
    if unused:
        words = say(language, "eternal-unused", gems=one_colour(language, colour, unused))
        free = kit.count(stock.sign(f"eternal-{name}"), unused, words, "unused")
    css = "heap" if number else "heap none"
    heap = (
        f'<span class="{css}" data-moves="gem-{name} {number}" title="{escape(told)}">{shown}'
        f'<b aria-hidden="true">{number}</b><span class="sr">{escape(told)}</span>{free}</span>'
    )
    return kit.gaining(f"purse-{name}", number, heap)


@lru_cache(maxsize=2048)
def _hand(
    language: str,
    laws: str,
    hand: tuple[int, ...],
    seen: tuple[int, ...],
    fresh: tuple[int, ...],
    chosen: int,
) -> str:
    cards = "".join(
        _hand_card(language, laws, card, card in seen, card in fresh, card == chosen)
        for card in hand
    )
    body = cards or f'<p class="none">{escape(say(language, "hand-empty"))}</p>'
    size = next((name for most, name in _SIZES if len(hand) <= most), "many")
    body = f'<div class="cards {size}">{body}</div>'
    return kit.section("hand", body, say(language, "panel-hand"))


@lru_cache(maxsize=2048)
def _hand_card(language: str, laws: str, card: int, seen: bool, fresh: bool, chosen: bool) -> str:
    marks = kit.marked(stock.sign("eye"), say(language, "hand-seen"), "seen") if seen else ""
    marks += kit.marked(stock.sign("tucked"), say(language, "hand-fresh"), "fresh") if fresh else ""
    marks += kit.marked(stock.sign("check"), say(language, "chosen-card"), "mine") if chosen else ""
    words = joined(card_name(language, laws, card), say(language, "chosen-card") if chosen else "")
    css = "hand-card chosen" if chosen else "hand-card"
    marks = f'<span class="marks" aria-hidden="true">{marks}</span>' if marks else ""
    return stock.card_element(f"h-{card}", card, words, css, marks)


@lru_cache(maxsize=512)
def gem_buttons(language: str, prefix: str, gems: Four, most: int) -> str:
    """Make a button of each gem that can be chosen, a row for each colour.

    `prefix` begins their ids, `gems` are how many there are of each colour, and `most` is how many
    can be chosen in all.
    """
    key = "supply-gem" if prefix == "g" else "own-gem"
    rows = ""
    for colour, name in enumerate(facts.COLOUR_NAMES):
        words = escape(capital(tinted(language, key, colour)))
        row = "".join(
            f'<button type="button" id="{prefix}-{name}-{number}" class="gem" data-heap="{name}" '
            f'aria-label="{words} {number}" disabled>{stock.sign(f"letter-{name}")}</button>'
            for number in range(1, min(gems[colour], most) + 1)
        )
        label = escape(capital(colour_name(language, colour)))
        left = f'<small aria-hidden="true">&#215;{gems[colour]}</small>'
        rows += (
            f'<div class="row" role="group" aria-label="{label}">{row}{left}</div>' if row else ""
        )
    return f'<div class="gem-rows">{rows}</div>'
