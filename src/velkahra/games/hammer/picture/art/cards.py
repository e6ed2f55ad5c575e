"""The cards of the camp game, the same on paper and on the screen.

A card is 630 x 880 units, tenths of a millimetre. Its price stands in the upper right corner: SB in
a grey circle, a symbol of the power for each BM (HM-CARD-01); its owners stand at the bottom
(HM-CARD-02). Everything follows from the set, the card, its owners and the language.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from velkahra.games.hammer.cards.card_set import CardSet
from velkahra.games.hammer.cards.check import room as space
from velkahra.games.hammer.cards.language import Card, Power, PowerCard
from velkahra.games.hammer.picture.art import card_words, desk, emblems, ink, scenes
from velkahra.games.hammer.picture.art.text import amount, drawn, run
from velkahra.games.hammer.texts import TEXTS
from velkahra.picture import lettering, measure, palette, shapes

MILLIMETRES: Final = (63, 88)
_ART: Final = (130, 298)  # top and height of the drawing


def svg(markup: str, label: str) -> str:
    """Make a picture of a face or back, 630 x 880; screen readers read its `label`."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {space.WIDE} {space.HIGH}" '
        f'width="{space.WIDE // 2}" height="{space.HIGH // 2}" role="img" '
        f'aria-label="{escape(label)}">'
        f"{markup}</svg>"
    )


def card_svg(
    cards: CardSet,
    card: Card,
    owners: Sequence[Power],
    language: str,
    *,
    copy: bool = False,
    small: bool = False,
) -> str:
    """Draw a card as a picture of its own.

    A `copy` says that it is not the card itself, of which there is only one. `small` is for a hand
    on the screen: name, price and drawing, large, without the text.
    Raises: ValueError if its text does not fit.
    """
    label = card_words.card_label(cards, card, owners, language)
    drawing_ = small_face if small else face
    return svg(drawing_(cards, card, owners, language, copy=copy), label)


def face(
    cards: CardSet, card: Card, owners: Sequence[Power], language: str, *, copy: bool = False
) -> str:
    """Draw a card in a box of 630 x 880. Raises: ValueError if its text does not fit.

    `owners` are the powers it belongs to; a `copy` says that it is not the card itself.
    """
    powers = [card_words.power_of(cards, owner) for owner in owners]
    top, high = _ART
    text = space.rules_text(card.text.of(language))
    name = space.name_text(card.name.of(language), card.cost is not None)
    room = space.ROOM + 16 - (66 if card_words.payers(card, owners) else 0)
    return whole(
        grounded(powers),
        drawn(name, space.LEFT, 76 - name.high / 2, space.ROOM, ""),
        shapes.at(_art(card, powers, room, high), space.LEFT - 8, top),
        _price(cards, card, owners, 1),
        _kind(card_words.kind_line(cards, card, language), powers[0]),
        drawn(text, space.LEFT, space.TEXT_TOP, space.ROOM, emblems.symbol(powers[0])),
        _owners(powers, language),
        _copied(language) if copy else "",
    )


def small_face(
    cards: CardSet, card: Card, owners: Sequence[Power], language: str, *, copy: bool = False
) -> str:
    """Draw a card as in `face`, to be recognised when small: large name, no rules text."""
    powers = [card_words.power_of(cards, owner) for owner in owners]
    name = space.small_name(card.name.of(language))
    return whole(
        grounded(powers),
        shapes.at(_art(card, powers, 400, 380), space.LEFT - 8, 44),
        _price(cards, card, owners, 1.5),
        drawn(name, space.LEFT, 436, space.ROOM, ""),
        _marks(powers),
        _copied(language) if copy else "",
    )


def whole(*parts: str) -> str:
    """Put the parts of a face or a back together."""
    return f'<g font-family="{lettering.PLAIN}">{"".join(parts)}</g>'


def grounded(powers: Sequence[PowerCard]) -> str:
    """Draw the paper, 630 x 880, with a frame in the colours of its owners from left to right."""
    part = (space.WIDE - 40) / len(powers)
    bands = "".join(
        shapes.box(20 + part * place, 20, part, space.HIGH - 40, power.colour)
        for place, power in enumerate(powers)
    )
    edge = f' rx="26" stroke="{ink.INK}" stroke-width="3"'
    inner = f' rx="16" stroke="{ink.INK}" stroke-width="2"'
    return (
        shapes.box(0, 0, space.WIDE, space.HIGH, ink.LIGHT)
        + bands
        + _corners()
        + shapes.box(20, 20, space.WIDE - 40, space.HIGH - 40, "none", edge)
        + shapes.box(32, 32, space.WIDE - 64, space.HIGH - 64, ink.PAPER, inner)
    )


def _corners() -> str:
    """Round the corners of the bands, so that no part of them has to be clipped."""
    found = ""
    for x, y, right, down in (
        (20, 20, 1, 1),
        (space.WIDE - 20, 20, -1, 1),
        (20, space.HIGH - 20, 1, -1),
        (space.WIDE - 20, space.HIGH - 20, -1, -1),
    ):
        data = f"M{x} {y}h{26 * right}q{-26 * right} 0 {-26 * right} {26 * down}Z"
        found += f'<path d="{data}" fill="{ink.LIGHT}" stroke="{ink.LIGHT}" stroke-width="1.5"/>'
    return found


def _art(card: Card, powers: Sequence[PowerCard], room: float, high: float) -> str:
    """Draw what a card is, before the figures of its owners."""
    part = room / len(powers)
    ground = "".join(
        shapes.box(part * place, 0, part, high, palette.shade(power.colour, 0.84))
        for place, power in enumerate(powers)
    )
    figures = _behind(powers)
    scale = min(0.9 * high, (0.3 if len(powers) == 1 else 0.95 / len(powers)) * room) / 100
    ground += "".join(shapes.at(pale(power), x * room, high / 2, scale) for power, x in figures)
    tint = palette.shade(powers[0].colour, 0.5)
    pictures = f'<g fill="{tint}">{_laid(card, tint, room, high)}</g>'
    frame = shapes.box(0, 0, room, high, "none", f' stroke="{ink.INK}" stroke-width="2.5"')
    return ground + pictures + frame


def _laid(card: Card, tint: str, room: float, high: float) -> str:
    """Draw the picture; the photograph alone where there is no room beside it."""
    scene, put = scenes.scene_of(card), desk.inline(tint)
    if room < 1.2 * high:
        return shapes.at(desk.photo(scene, put), room / 2, high / 2, high / 82)
    scale = min(high / desk.HIGH, room / desk.WIDE)
    left, top = (room - scale * desk.WIDE) / 2, (high - scale * desk.HIGH) / 2
    return shapes.at(desk.desk(scene, put), left, top, scale)


def _behind(powers: Sequence[PowerCard]) -> list[tuple[PowerCard, float]]:
    """Place the figures of the owners behind a drawing: one at both sides, several in a row."""
    if len(powers) == 1:
        return [(powers[0], 0.15), (powers[0], 0.85)]
    return [(power, (place + 0.5) / len(powers)) for place, power in enumerate(powers)]


def pale(power: PowerCard) -> str:
    """Draw the figure of a power in a pale tint."""
    return emblems.shadow(
        power, palette.shade(power.colour, 0.72), palette.shade(power.colour, 0.84)
    )


def _price(cards: CardSet, card: Card, owners: Sequence[Power], scale: float) -> str:
    """Draw the price downwards from the upper right corner."""
    if card.cost is None:
        return ""
    due = card_words.payers(card, owners)
    x, y, step = space.WIDE - 42 - 30 * scale, 44 + 32 * scale, 64 * scale
    found = ""
    if card.cost.sb or not due:
        found = amount(card.cost.sb, x, y, 68 * scale)
        y += step + 10 * scale
    for place, power in enumerate(due):
        found += shapes.at(
            emblems.symbol(card_words.power_of(cards, power)), x, y + step * place, 0.52 * scale
        )
    return found


def _kind(words: str, power: PowerCard) -> str:
    top = _ART[0] + _ART[1] + 10
    size = space.one_line(words, range(29, 13, -1), space.ROOM)
    band = shapes.box(space.LEFT - 8, top, space.ROOM + 16, 46, palette.shade(power.colour, 0.68))
    frame = shapes.box(
        space.LEFT - 8, top, space.ROOM + 16, 46, "none", f' stroke="{ink.INK}" stroke-width="2"'
    )
    return band + frame + run(words, space.LEFT + 6, top + 23 + size * 0.36, size, face="noto-bold")


def _owners(powers: Sequence[PowerCard], language: str) -> str:
    """Name the owners at the bottom, with their symbols (HM-CARD-02)."""
    names = [power.name.of(language) for power in powers]
    sizes = range(34, 11, -2)
    size = next((one for one in sizes if _owners_room(names, one) <= space.ROOM + 10), sizes[-1])
    x = (space.WIDE - _owners_room(names, size)) / 2
    found = shapes.line(f"M{space.LEFT - 8} 776H{space.WIDE - space.LEFT + 8}", ink.INK, 2)
    for power, name in zip(powers, names, strict=True):
        found += shapes.at(emblems.symbol(power), x + size * 0.75, 812, size * 0.0145)
        found += run(name, x + size * 1.65, 812 + size * 0.36, size, face="noto-bold")
        x += measure.width(name, size, "noto-bold") + size * 2.1
    return found


def _marks(powers: Sequence[PowerCard]) -> str:
    """Show the owners at the bottom of a small card by their symbols alone."""
    first = space.WIDE / 2 - 52 * (len(powers) - 1)
    return "".join(
        shapes.at(emblems.symbol(power), first + 104 * place, 798, 0.86)
        for place, power in enumerate(powers)
    )


def _owners_room(names: Sequence[str], size: float) -> float:
    return sum(measure.width(name, size, "noto-bold") + size * 2.1 for name in names) - size * 0.45


def _copied(language: str) -> str:
    """Mark a copy across its drawing."""
    words = TEXTS.text(language, "card-copy")
    wide = measure.width(words, 64, "noto-bold") + 60
    plate = shapes.box(
        -wide / 2, -50, wide, 100, ink.PAPER, f' stroke="{ink.INK}" stroke-width="6"'
    )
    letters = run(words, 0, 23, 64, face="noto-bold", anchor="middle")
    return f'<g transform="translate(290 260) rotate(-18)">{plate}{letters}</g>'
