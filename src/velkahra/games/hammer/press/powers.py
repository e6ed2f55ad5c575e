"""Sheets about the powers: a page for everybody, and a secret sheet for each team.

Rules: HM-CHAR-01, HM-CHAR-02, HM-SETUP-03, HM-ABILITY-01.
"""

from collections.abc import Sequence
from typing import Final

from velkahra.core.print_model import Page, Sheet
from velkahra.games.hammer.cards.card_set import CardSet
from velkahra.games.hammer.cards.check.room import HIGH as CARD_HIGH
from velkahra.games.hammer.cards.language import Card, Power, PowerCard, Side
from velkahra.games.hammer.picture.art import emblems, ink, text
from velkahra.games.hammer.picture.art.cards import face
from velkahra.games.hammer.press import page_kit, sheet
from velkahra.games.hammer.press.cards import lasting_note
from velkahra.games.hammer.texts import TEXTS
from velkahra.picture import palette, shapes

_SIZES: Final = (52.0, 48.0, 44.0, 40.0, 36.0, 32.0, 28.0, 24.0, 20.0, 16.0)
_CARDS: Final = ("ability", "informant")
_BELOW: Final = 330  # space for the texts beside and below the two cards


def public_sheet(cards: CardSet, powers: Sequence[Power], language: str) -> Sheet:
    """Return the page with what everybody knows of all powers. HM-SETUP-03, HM-CHAR-02."""
    title = TEXTS.text(language, "press-powers")
    kept = [power for power in cards.powers if power.id in powers]
    parts = [page_kit.heading(title, TEXTS.text(language, "press-powers-lead"))]
    step = 2500 / max(5, len(kept))
    for place, power in enumerate(kept):
        parts.append(_described(power, 270 + step * place, step - 40, language))
    told = " ".join(f"{power.name.of(language)}: {power.public.of(language)}" for power in kept)
    return _sheet("powers", title, language, [page_kit.page(parts, told)])


def _described(power: PowerCard, y: float, high: float, language: str) -> str:
    frame = f' rx="24" stroke="{ink.INK}" stroke-width="4"'
    name, room = power.name.of(language), page_kit.WIDE - 380
    words = page_kit.fit(power.public.of(language), _SIZES, room, high - 130)
    return (
        shapes.box(3, y, page_kit.WIDE - 6, high, ink.PAPER, frame)
        + shapes.box(3, y, 286, high, palette.shade(power.colour, 0.8), frame)
        + shapes.at(emblems.symbol(power), 146, y + high / 2, 2.1)
        + text.run(name, 330, y + 84, page_kit.one_line(name, 62, room, "title"), face="title")
        + text.drawn(words, 330, y + 110, room, "")
    )


def secret_sheet(cards: CardSet, power: PowerCard, language: str, lasts: str = "round") -> Sheet:
    """Return a team's leaf, public outside, secret inside; `lasts` as for `starting_sheet`."""
    title = TEXTS.text(language, "press-power", power=power.name.of(language))
    inside = _inside(cards, power, title, language, lasts)
    return _sheet(f"power-{power.id}", title, language, [_outside(power, title, language), inside])


def _outside(power: PowerCard, title: str, language: str) -> Page:
    only, name = TEXTS.text(language, "press-power-only"), power.name.of(language)
    room = page_kit.WIDE - 320
    words, end = page_kit.paragraph(power.public.of(language), 160, 1640, room, 52, high=900)
    folding = TEXTS.text(language, "press-power-fold")
    fold, _ = page_kit.paragraph(folding, 160, end + 90, room, 40, high=150)
    size = page_kit.one_line(name, 110, room, "title")
    parts = [
        page_kit.heading(title, only, power),
        shapes.at(emblems.symbol(power), page_kit.WIDE / 2, 900, 9),
        text.run(name, page_kit.WIDE / 2, 1550, size, face="title", anchor="middle"),
        words,
        fold,
    ]
    return page_kit.page(parts, f"{title}. {only} {power.public.of(language)}")


def _inside(cards: CardSet, power: PowerCard, title: str, language: str, lasts: str) -> Page:
    parts = [page_kit.heading(title, TEXTS.text(language, "press-power-inside"), power)]
    told = [title]
    y = 270.0
    for key, sides in (("strong", power.secret.strong), ("weak", power.secret.weak)):
        words = TEXTS.text(language, f"press-power-{key}")
        parts.append(page_kit.section(words, y))
        y += 90
        for side in sides:
            drawing, y = _side(side, y, power, language)
            parts.append(drawing)
        y += 30
        told.append(f"{words}:")
        told += [f"{one.name.of(language)}: {one.text.of(language)}" for one in sides]
    parts += [_two_cards(cards, power, y, language, lasts)]
    told += [f"{card.name.of(language)}: {card.text.of(language)}" for card in _cards_of(power)]
    return page_kit.page(parts, " ".join(told))


def _side(side: Side, y: float, power: PowerCard, language: str) -> tuple[str, float]:
    room, sign = page_kit.WIDE - 80, emblems.symbol(power)
    name, below = page_kit.paragraph(side.name.of(language), 40, y, room, 50, bold=True)
    words, end = page_kit.paragraph(side.text.of(language), 40, below, room, 48, power=sign)
    return shapes.line(f"M12 {y + 10:g}V{end - 6:g}", ink.INK, 8) + name + words, end + 28


def _two_cards(cards: CardSet, power: PowerCard, y: float, language: str, lasts: str) -> str:
    """Return the special ability and the starting informant."""
    found = page_kit.section(TEXTS.text(language, "press-power-cards"), y)
    scale = max(0.4, min(1.06, (page_kit.HIGH - y - _BELOW) / CARD_HIGH))
    below = y + 110 + scale * CARD_HIGH
    for place, card in enumerate(_cards_of(power)):
        left = page_kit.WIDE / 2 * place
        words = TEXTS.text(language, f"press-power-{_CARDS[place]}", lasts=lasts)
        drawing = face(cards, card, (power.id,), language) + lasting_note(card, language, lasts)
        found += shapes.at(drawing, left + 120, y + 100, scale)
        found += page_kit.paragraph(words, left + 20, below, page_kit.WIDE / 2 - 80, 42)[0]
    return found


def _cards_of(power: PowerCard) -> tuple[Card, Card]:
    return power.ability, power.informant


def _sheet(name: str, title: str, language: str, pages: Sequence[Page]) -> Sheet:
    return sheet.credited(name, sheet.titled(language, title), language, pages)
