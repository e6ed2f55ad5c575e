"""One standalone picture of a view: display, pyramids, known cards of hands, and the points.

Nothing in it needs a style sheet, so that any tool can draw it; the `<desc>` tells it in words.
"""

from typing import Final

from velkahra.games.viceroy.picture import pyramid, stock, words
from velkahra.games.viceroy.picture.art import cards, ink
from velkahra.games.viceroy.picture.words import say
from velkahra.games.viceroy.rules.facts import CARDS, COLOUR_NAMES, SEAT_NAMES
from velkahra.games.viceroy.view.model import Player, View
from velkahra.picture.kit import standalone, symbol
from velkahra.picture.shapes import at
from velkahra.picture.words import joined

WIDE: Final = 1600
_DISPLAY: Final = 320
_HALF: Final = WIDE // 2
_BOX: Final = 400
_HAND: Final = 60


def picture(view: View, language: str = "en", width: int = 1100) -> str:
    """Draw a view as one standalone SVG, `width` pixels wide."""
    rows = (view.seats + 1) // 2
    tall = _DISPLAY + rows * (_BOX + 90)
    body = _display(view) + "".join(
        at(_player(view, seat), (seat % 2) * _HALF, _DISPLAY + (seat // 2) * (_BOX + 90))
        for seat in range(view.seats)
    )
    cards = "".join(_symbols(view, card, language) for card in _shown(view))
    ground = f'<rect width="{WIDE}" height="{tall}" fill="#c59d68"/>'
    held = f"{ink.hatchings()}{stock.drawings(stock.letters(language))}{cards}"
    body = f"<defs>{held}</defs>{ground}{body}"
    return standalone((WIDE, tall), width, say(language, "title"), _described(view, language), body)


def _shown(view: View) -> list[int]:
    found = set(view.display)
    for player in view.players:
        found |= {laid.card for laid in player.pyramid} | {*_hand(player)}
    return sorted(found - {0})


def _hand(player: Player) -> tuple[int, ...]:
    return player.seen if player.hand is None else player.hand


def _symbols(view: View, card: int, language: str) -> str:
    laid = any(place.card == card for player in view.players for place in player.pyramid)
    drawing = (cards.laid_face if laid else cards.face)(card, view.laws, language)
    name = "l" if laid else "f"
    return symbol(f"{name}-{card}", (ink.CARD, ink.CARD), drawing)


def _face(card: int, x: float, y: float, size: float) -> str:
    return f'<use href="#f-{card}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def _display(view: View) -> str:
    """Draw the display, the upper places above the lower ones, and the supply."""
    found = ""
    for colour, name in enumerate(COLOUR_NAMES):
        x = 60 + colour * 190
        found += ink.use(f"letter-{name}", x + 52, 8, 36)
        for place, y in ((colour + 4, 48), (colour, 184)):
            found += _face(view.display[place], x, y, 130) if view.display[place] else ""
        found += ink.use(f"gem-{name}", 900 + colour * 110, 60, 44)
        found += ink.text(view.supply[colour], 965 + colour * 110, 94, 32)
    for at_, (name, number) in enumerate(
        (("large", view.large), ("small", view.small), ("law", view.law_deck))
    ):
        found += ink.use(name, 900 + at_ * 140, 140, 60) + ink.text(
            number, 990 + at_ * 140, 184, 32
        )
    return found + ink.text(view.round, 1480, 184, 60)


def _player(view: View, seat: int) -> str:
    known = view.players[seat]
    left, top, wide, high = map(float, pyramid.frame(known.pyramid).split())
    scale = min((_HALF - 20) / wide, _BOX / high)
    shift_x = (_HALF - wide * scale) / 2 - left * scale
    shift_y = 60 + _BOX - (high + top) * scale
    cards = "".join(
        at(pyramid.drawn(view.laws, laid), *pyramid.corner(laid.level, laid.column))
        for laid in known.pyramid
    )
    for laid in known.pyramid:
        if laid.level > 1:
            x, y = pyramid.corner(laid.level, laid.column)
            cards += at(pyramid.ring(laid), x + ink.CARD / 2, y + ink.CARD)
    hand = "".join(
        _face(card, 150 + place * (_HAND + 4), 2, _HAND) for place, card in enumerate(_hand(known))
    )
    total = ink.text(sum(value or 0 for value in known.points), _HALF - 50, 44, 34)
    panel = (
        f'<rect x="6" width="{_HALF - 12}" height="{_BOX + 70}" rx="12" fill="#b28750" '
        f'stroke="{ink.INK}" stroke-opacity=".3"/>'
    )
    head = ink.use(f"seat-{SEAT_NAMES[seat]}", 16, 8, 46) + ink.text(known.hand_size, 112, 42, 28)
    head += ink.use("hand", 66, 14, 34)
    return f"{panel}{head}{hand}{total}{at(cards, shift_x, shift_y, round(scale, 4))}"


def _described(view: View, language: str) -> str:
    """Describe the view as text."""
    shown = [card for card in view.display if card]
    lines = [
        say(language, "round", round=view.round),
        joined(say(language, "panel-display"), *_names(view, language, shown)),
        joined(say(language, "supply", gems=words.gem_list(language, view.supply) or "-")),
    ]
    for seat, known in enumerate(view.players):
        lines.append(say(language, "pyramid-of", **words.seat_facts(language, seat)) + ":")
        lines += (words.laid_label(language, view.laws, laid) for laid in known.pyramid)
        if _hand(known):
            hand = say(language, "hand-of", **words.seat_facts(language, seat))
            lines.append(joined(hand, *_names(view, language, _hand(known))))
    return "\n".join(lines)


def _names(view: View, language: str, cards: tuple[int, ...] | list[int]) -> list[str]:
    return [words.card_name(language, view.laws, card) for card in cards if 0 < card <= CARDS]
