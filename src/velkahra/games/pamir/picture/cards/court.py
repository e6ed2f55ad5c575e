"""The court cards, small (120 x 168 units) and large (300 x 420), and their back.

The drawings they show are in `drawings.defs()`, which a page holds once; a card itself has no ids,
so that it may lie on a page as often as one likes. Rules: PP-COMP-07, PP-COMP-09.
"""

from functools import cache
from typing import Final, NamedTuple

from velkahra.games.pamir.picture.cards import drawings, ink, says, scenes, type
from velkahra.games.pamir.rules.facts import ABILITIES, COURT, Card
from velkahra.games.pamir.text import names, words
from velkahra.picture import lettering, measure, shapes
from velkahra.picture.words import capital

SMALL: Final = (120, 168)
LARGE: Final = (300, 420)
SOFT: Final = "#6d5b4b"


class Layout(NamedTuple):
    """Places of the parts of a court card, in its units.

    Attributes:
        box: width and height.
        ribbon: left edge and width.
        region: left edge, top and size of the emblem.
        scene: left edge, top and width.
        icons: left edge, top, size and pitch.
        bar: top and height of the bar with the name.
        names: sizes the name may have, and in how many lines.
        foot: top and height of the strip at the bottom.
    """

    box: tuple[int, int]
    ribbon: tuple[float, float]
    region: tuple[float, float, float]
    scene: tuple[float, float, float]
    icons: tuple[float, float, float, float]
    bar: tuple[float, float]
    names: tuple[tuple[float, ...], int]
    foot: tuple[float, float]


MARKET: Final = Layout(
    box=SMALL,
    ribbon=(7, 19),
    region=(29, 3, 15.5),
    scene=(5, 20, 110),
    icons=(96.5, 20, 17.2, 17),
    bar=(88, 33),
    names=(type.SMALL, 2),
    foot=(153, 15),
)
READING: Final = Layout(
    box=LARGE,
    ribbon=(14, 40),
    region=(62, 9, 32),
    scene=(12, 50, 176),
    icons=(194, 51, 28, 30),
    bar=(170, 32),
    names=((21, 20, 19, 18, 17, 16, 15), 1),
    foot=(390, 30),
)


def plate(box: tuple[int, int], edge: str, ground: str = ink.PAPER) -> str:
    """Draw the sheet of a card of the size `box`, with colours for its edge and its ground."""
    wide, high = box
    rim = wide / 60
    return (
        f'<rect x="{rim / 2:g}" y="{rim / 2:g}" width="{wide - rim:g}" height="{high - rim:g}" '
        f'rx="{wide / 15:g}" fill="{ground}" stroke="{edge}" stroke-width="{rim:g}"/>'
    )


@cache
def court_face(number: int, language: str, large: bool = False) -> str:
    """Draw a court card, by its number, as a group in 120 x 168 or, if `large`, 300 x 420 units.

    Rules: PP-COMP-09, PP-TERM-07.
    """
    card = COURT[number - 1]
    layout = READING if large else MARKET
    body = _reading(card, language) if large else _actions(card)
    return (
        f'<g class="card court" data-card="{number}" data-rank="{card.rank}" '
        f'font-family="{lettering.PLAIN}" fill="{ink.INK}">'
        f"{plate(layout.box, ink.SUIT_PAINTS[card.suit])}{_header(card, language, layout)}"
        f"{_scene(card, layout)}{_ribbon(card, layout)}{_impacts(card, layout)}"
        f"{_name(card, language, layout)}{body}{_foot(card, language, layout)}</g>"
    )


def _header(card: Card, language: str, layout: Layout) -> str:
    """Show the region; on the large card also the suit and the rank in words."""
    x, y, size = layout.region
    emblem = ink.use(f"region-{card.region}", x, y, size)
    left, name = x + size * 1.2, says.say(language, f"region-{card.region}")
    if layout is MARKET:
        high, (name,) = type.fit(name, 116 - left, 1)
        return emblem + type.text(name, left, y + 12.5, high, face="title", room=116 - left)
    suit = capital(says.say(language, f"suit-{card.suit}"))
    words = f"{suit}, {says.say(language, 'rank', rank=card.rank)}"
    return (
        emblem
        + type.text(name, left, y + 16, 18, face="title")
        + type.text(words, left, y + 31, 11.5, fill=SOFT)
    )


def _scene(card: Card, layout: Layout) -> str:
    x, y, wide = layout.scene
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{wide:g}" height="{wide * scenes.HIGH / scenes.WIDE:g}" '
        f'viewBox="0 0 {scenes.WIDE} {scenes.HIGH}">'
        f"{scenes.scene(card.number, card.suit, card.region)}</svg>"
    )


def _ribbon(card: Card, layout: Layout) -> str:
    """Hang out a ribbon of the suit with a star for each rank."""
    x, wide = layout.ribbon
    star = wide * 0.62
    low = wide * 1.12 + star * card.rank + 0.28 * wide
    paint = ink.SUIT_PAINTS[card.suit]
    cloth = f"M{x:g} 0v{low:g}l{wide / 2:g} {-wide / 4:g}l{wide / 2:g} {wide / 4:g}V0Z"
    stars = "".join(
        ink.use("star", x + (wide - star) / 2, wide * 1.06 + star * i, star)
        for i in range(card.rank)
    )
    edge = f' stroke="{ink.PAPER}" stroke-width="{wide / 16:g}"'
    badge = ink.use(f"suit-{card.suit}", x + wide * 0.03, wide * 0.08, wide * 0.94)
    return f'<g class="rank">{shapes.fill(cloth, paint, edge)}{badge}{stars}</g>'


def _impacts(card: Card, layout: Layout) -> str:
    """Show the impact icons from top to bottom. Rules: PP-PLAY-07."""
    x, y, size, pitch = layout.icons
    icons = "".join(
        ink.use(
            drawings.impact_name(name, card.patriot or ""),
            x,
            y + pitch * i,
            size,
            f' data-icon="{name}"',
        )
        for i, name in enumerate(card.impact)
    )
    return f'<g class="impacts">{icons}</g>'


def _name(card: Card, language: str, layout: Layout) -> str:
    """Write the name on a bar, which has the colour and emblem of a patriot's coalition."""
    (top, high), wide = layout.bar, layout.box[0]
    rim, emblem = wide / 60, min(high * 0.9, 25)
    taken = emblem + 2 * rim if card.patriot else rim
    room = wide - rim - taken
    inner, (sizes, most) = room - 2 * rim, layout.names
    size, lines = type.fit(names.card_name(language, card.number), inner, most, sizes)
    x, y = taken + room / 2, top + high / 2 + size * 0.33
    y -= measure.leading(size) * (len(lines) - 1) / 2
    ground = ink.COALITION_PAINTS[card.patriot] if card.patriot else ink.PARCHMENT
    bar = f'<rect x="{taken:g}" y="{top:g}" width="{room:g}" height="{high:g}" fill="{ground}"/>'
    tint = ink.COALITION_INKS[card.patriot] if card.patriot else ""
    words = type.text(lines, x, y, size, face="title", fill=tint, anchor="middle", room=inner)
    if not card.patriot:
        return bar + words
    side = f' data-patriot="{card.patriot}"'
    sign = ink.use(f"side-{card.patriot}", rim * 1.5, top + (high - emblem) / 2, emblem, side)
    return bar + sign + words


def _actions(card: Card) -> str:
    """Show the actions of the small card from left to right."""
    size, pitch = 28, 34
    room = 92 if card.ability else 120
    first = (room - pitch * len(card.actions) + pitch - size) / 2 + (2 if card.ability else 0)
    icons = "".join(
        _action(card, name, first + pitch * i, 123, size) for i, name in enumerate(card.actions)
    )
    mark = f' data-ability="{card.ability}"'
    ability = ink.use("ability", 93, 126, 22, mark) if card.ability else ""
    return f'<g class="actions">{icons}</g>{ability}'


def _action(card: Card, name: str, x: float, y: float, size: float) -> str:
    return ink.use(drawings.action_name(name, card.rank), x, y, size, f' data-action="{name}"')


def _foot(card: Card, language: str, layout: Layout) -> str:
    """Show the prize on a strip along the lower edge, and on the large card the number."""
    (top, high), (wide, tall) = layout.foot, layout.box
    rim, number, taken = wide / 60, "", 0.0
    tint = ink.COALITION_INKS[card.prize] if card.prize else SOFT
    if layout is READING:
        x, y, taken = wide - rim * 4, top + high * 0.72, wide * 0.14
        number = type.text(card.number, x, y, 16, face="bold", fill=tint, anchor="end")
    if not card.prize:
        return number
    low, r = tall - rim, wide / 15 - rim / 2
    strip = (
        f"M{rim:g} {top:g}H{wide - rim:g}V{low - r:g}q0 {r:g} {-r:g} "
        f"{r:g}H{rim + r:g}q{-r:g} 0 {-r:g} {-r:g}Z"
    )
    medal = ink.use(
        f"prize-{card.prize}", rim * 2, top - high * 0.2, high * 1.2, f' data-prize="{card.prize}"'
    )
    size = 13 if layout is MARKET else 16
    left, y = rim * 3 + high * 1.2, top + high / 2 + size * 0.3
    words, room = capital(says.say(language, f"prize-{card.prize}")), wide - left - rim * 2 - taken
    prize = type.text(words, left, y, size, face="title", fill=tint, room=room)
    return shapes.fill(strip, ink.COALITION_PAINTS[card.prize]) + medal + prize + number


_TOP: Final = 208
_ROOM: Final = 178
_SIZES: Final = (12, 11.5, 11, 10.5, 10, 9.5)
_ASIDE: Final = 11


class Entry(NamedTuple):
    """A paragraph of the large card; `mark` are more attributes of its drawing, "" for none."""

    drawing: str
    mark: str
    title: str
    words: str


def _reading(card: Card, language: str) -> str:
    """Return the texts of the large card: what icons, actions and ability do."""
    entries = _entries(card, language)
    more = [*entries, *_icon_entries(card, language)]
    if _height(more, _ASIDE) <= _ROOM:
        entries = more
    size = next((size for size in _SIZES if _height(entries, size) <= _ROOM), 0)
    if not size:  # a long ability leaves room for the names of actions only
        entries = [e if e.drawing == "ability" else e._replace(words="") for e in entries]
        size = next(size for size in _SIZES if _height(entries, size) <= _ROOM)
    y, done = float(_TOP), _legend(card, language)
    for entry in entries:
        done += _paragraph(entry, y, size)
        y += _height([entry], size)
    return done


def _entries(card: Card, language: str) -> list[Entry]:
    entries = []
    for name in card.actions:
        strong = name in ink.STRENGTHS
        title = says.say(language, f"action-{name}")
        entries.append(
            Entry(
                drawings.action_name(name, card.rank),
                f' data-action="{name}"',
                capital(title) + (f" {card.rank}" if strong else ""),
                says.say(language, f"does-{name}", rank=card.rank),
            )
        )
    if card.ability:
        mark = f' data-ability="{card.ability}"'
        title = words.ability_title(card.ability, language)
        entries.append(
            Entry("ability", mark, title, words.ability_text(ABILITIES[card.ability], language))
        )
    return entries


def _icon_entries(card: Card, language: str) -> list[Entry]:
    """Describe each kind of impact icon on a card. Rules: PP-PLAY-08 to PP-PLAY-13."""
    entries = []
    for name in dict.fromkeys(card.impact):
        kind = name.partition("-suit:")[0].replace("favored", "favor")
        words = says.say(language, f"does-{kind}")
        entries.append(Entry(drawings.impact_name(name, card.patriot or ""), "", "", words))
    return entries


_INDENT: Final = 52
_MEASURE: Final = 300 - _INDENT - 14


def _height(entries: list[Entry], size: float) -> float:
    """Measure entries below each other with the gaps after them."""
    return sum(_tall(entry, size) for entry in entries)


def _tall(entry: Entry, size: float) -> float:
    lines = len(measure.wrap(entry.words, size, _MEASURE))
    if not entry.title:
        return max(27, measure.leading(size) * lines + 6)
    return max(38, 19 + measure.leading(size) * lines + 4) if lines else 36


def _paragraph(entry: Entry, y: float, size: float) -> str:
    lines = measure.wrap(entry.words, size, _MEASURE)
    if not entry.title:
        first = (
            y
            + (_tall(entry, size) - 4 - measure.leading(size) * (len(lines) - 1)) / 2
            + size * 0.36
        )
        return ink.use(entry.drawing, 18, y, 23) + type.text(lines, _INDENT, first, size)
    return (
        ink.use(entry.drawing, 13, y, 33, entry.mark)
        + type.text(entry.title, _INDENT, y + (12 if lines else 22), 13.5, face="title")
        + type.text(lines, _INDENT, y + 14 + size, size)
    )


def _legend(card: Card, language: str) -> str:
    """Name the impact icons beside them."""
    x, y, size, pitch = READING.icons
    left, room = x + size + 5, 300 - x - size - 12
    done = []
    for number, name in enumerate(card.impact):
        words = _short(name, language)
        high, lines = measure.fit(words, (11.5, 11, 10.5, 10, 9.5), room, 2)
        first = (
            y
            + pitch * number
            + size / 2
            + high * 0.36
            - measure.leading(high) * (len(lines) - 1) / 2
        )
        done.append(type.text(lines, left, first, high))
    return "".join(done)


def _short(name: str, language: str) -> str:
    if name.startswith("favored"):
        return says.say(language, f"short-{name.replace('favored-suit:', 'favor-')}")
    return says.say(language, "short-leverage" if name == "leverage" else f"icon-{name}")


@cache
def back_face() -> str:
    """Draw the back of a court card or event, a carpet, as a group in the units of a small card."""
    return f'<g class="card back">{ink.ART("backs/court")}</g>'
