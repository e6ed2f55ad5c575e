"""The faces of the cards, in a box of 120 x 120.

A face to be bought shows its four rows, the first at the bottom as in the pyramid. Its picture lies
to the left of the box: it is seen where the page leaves room for it. A face that lies in a pyramid
shows the picture in the place of the rows, under its tokens. The segments are the same on both, in
the places where three cards close a circle.
"""

from functools import cache
from typing import Final

from velkahra.games.viceroy.picture.art import emblems, ink, portraits
from velkahra.games.viceroy.rules import facts
from velkahra.picture import lettering, measure

_EDGE: Final = "#8a744f"
_LAW_EDGE: Final = "#6d5488"
_TWO_DIGITS: Final = 10


def law_of(laws: str, card: int) -> facts.Law:
    """Return the law that a card number is in a set, `laws` by name."""
    return facts.LAW_SETS[facts.SET_NAMES.index(laws)].laws[card - facts.CHARACTERS - 1]


def is_law(card: int) -> bool:
    """Return whether a card is a law."""
    return card > facts.CHARACTERS


@cache
def colours_of(laws: str, card: int) -> tuple[int, int, int, int]:
    """Return the colours (0..3) of a card's segments in a set, in the order of CORNERS."""
    printed = law_of(laws, card).segments if is_law(card) else facts.PEOPLE[card - 1].segments
    one, two, three, four = (facts.COLOUR_NAMES.index(printed[corner]) for corner in facts.CORNERS)
    return one, two, three, four


def title_of(laws: str, card: int, language: str) -> str:
    """Return what a card is called in a set, `laws` by name."""
    names = law_of(laws, card).titles if is_law(card) else facts.PEOPLE[card - 1].names
    return names[language]


@cache
def part_signs(part: facts.Part) -> tuple[str, ...]:
    """Name the signs that show one part of a reward."""
    match part.type:
        case "gems":
            return (f"gems-{part.n}",)
        case "card":
            return (f"cards-{part.n}",)
        case "power":
            return (f"power-{part.n}",)
        case "magic_bonus":
            return (f"magic-{part.n}",)
        case "circle_bonus":
            return (f"circle-{part.color}-{part.n}",)
        case "eternal_gem":
            return (f"eternal-{part.color}",)
        case "defense":
            return ("defence",) * part.n
    return (part.type,) * part.n


def reward_signs(parts: tuple[facts.Part, ...]) -> list[str]:
    """Name the signs that show a whole reward, part by part."""
    return [sign for part in parts for sign in part_signs(part)]


def _ground(law: bool, laid: bool) -> str:
    paint = ink.VELLUM if law else ink.PAPER if not laid else ink.PARCHMENT
    return _sheet(0, f'fill="{paint}" stroke="{_edge(law)}"')


def _edge(law: bool) -> str:
    return _LAW_EDGE if law else _EDGE


def _sheet(left: float, looks: str) -> str:
    return (
        f'<rect x="{left + 0.75:g}" y=".75" width="{ink.CARD - left - 1.5:g}" '
        f'height="{ink.CARD - 1.5}" rx="3" {looks} stroke-width="1.5"/>'
    )


def _portrait(card: int) -> str:
    """Draw the strip to the left of a face: a portrait, or the banner of a law."""
    drawn = portraits.banner() if is_law(card) else portraits.strip(card, land_of(card))
    return drawn + _sheet(-portraits.WIDE, f'fill="none" stroke="{_edge(is_law(card))}"')


def land_of(card: int) -> str:
    """Name the colour of a character's half circle, in whose land it is pictured."""
    return str(facts.PEOPLE[card - 1].segments["bottom_left"])


def _lines(words: str) -> list[str]:
    """Break a name into at most two lines."""
    if len(words) <= 11 or " " not in words:
        cut = words.find("-") + 1
        return [words[:cut], words[cut:]] if len(words) > 12 and cut else [words]
    spaces = [at for at, letter in enumerate(words) if letter == " "]
    middle = min(spaces, key=lambda at: abs(2 * at - len(words)))
    return [words[:middle], words[middle + 1 :]]


def fitted(words: str, x: float, y: float, size: float, room: float, colour: str = ink.INK) -> str:
    """Write bold words around `x` on base line `y`, at most `size` high and `room` wide."""
    size = min(size, size * room / max(measure.width(words, size, "title"), 1))
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:.3g}" font-weight="700" fill="{colour}" '
        f'text-anchor="middle" font-family="{lettering.BOOK}">{words}</text>'
    )


def _name(words: str, law: bool) -> str:
    lines = _lines(words)
    size = 12.5
    first = 18.5 if len(lines) == 1 else 12.5
    colour = "#43285f" if law else ink.INK
    return "".join(
        fitted(line, 60, first + 11 * number, size, 65, colour) for number, line in enumerate(lines)
    )


def _number(card: int) -> str:
    return (
        f'<text x="5" y="115" font-size="15" font-weight="800" fill="{ink.INK}" '
        f'font-family="{lettering.PLAIN}">{card}</text>'
    )


def _row(level: int, cost: str, signs: list[str], y: float) -> str:
    """Draw one row: its level, what it costs, what it brings."""
    size = min(17.5, 68 / max(len(signs), 1))
    icons = "".join(
        ink.use(sign, 47 + place * (size + 1), y + (15 - size) / 2, size)
        for place, sign in enumerate(signs)
    )
    band = (
        f'<rect x="4" y="{y - 0.4:g}" width="112" height="16" rx="3" fill="#000" opacity=".055"/>'
    )
    return (
        f"{band if level % 2 else ''}"
        f"{ink.text(level, 11, y + 11.4, 9.5, '#7a6747')}{ink.use(f'gem-{cost}', 19, y + 0.8, 14)}"
        f"{ink.text(':', 39, y + 12, 13)}{icons}"
    )


def _character_rows(card: int) -> str:
    return "".join(
        _row(row.level, row.cost, reward_signs(row.reward.all), 93.5 - 16.2 * row.level)
        for row in facts.PEOPLE[card - 1].rows
    )


def law_points(law: facts.Law) -> str:
    """Describe the points that a law gives, shortly; empty for one that gives none."""
    params = law.params
    if params.points_by_level:
        return "/".join(str(params.points_by_level[level]) for level in "1234")
    points = params.points + params.points_per_card + params.points_per_gem
    return f"+{points}" if points else ""


def _law_body(law: facts.Law) -> str:
    if law.params.options:
        return "".join(_option(number, option) for number, option in enumerate(law.params.options))
    emblem = ink.use(f"e-{emblems.charge_of(0, law.effect)}", 14, 35, 50)
    points = law_points(law)
    if not points:
        return ink.use(f"e-{emblems.charge_of(0, law.effect)}", 34, 33, 54)
    size = 30 if len(points) < 4 else 14
    return emblem + ink.text(points, 87, 71, size, "#43285f")


def _option(number: int, parts: tuple[facts.Part, ...]) -> str:
    y = 33 + 20.5 * number
    signs = reward_signs(parts)
    start = 60 - 9.5 * len(signs)
    icons = "".join(ink.use(sign, start + 19.5 * place, y, 18) for place, sign in enumerate(signs))
    return ink.text("/", 18, y + 14, 15, _LAW_EDGE) + icons if number else icons


@cache
def face(card: int, laws: str, language: str) -> str:
    """Draw a card to be bought or played, of the set `laws`, in a box CARD units wide and high."""
    law = is_law(card)
    body = _law_body(law_of(laws, card)) if law else _character_rows(card)
    return (
        f"{_portrait(card)}{_ground(law, False)}{ink.segments(colours_of(laws, card))}"
        f"{_name(title_of(laws, card, language), law)}{body}{_number(card)}"
    )


@cache
def laid_face(card: int, laws: str, language: str) -> str:
    """Draw a card of the set `laws` in a pyramid; its tokens come over the picture."""
    law = is_law(card)
    if law:
        emblem = f"e-{emblems.charge_of(0, law_of(laws, card).effect)}"
        drawn = ink.use(emblem, 33, 34, 54, ' opacity=".6"') + _number(card)
    else:
        drawn = portraits.bust(card, land_of(card)) + _plate(card)
    return (
        f"{_ground(law, True)}{drawn}{ink.segments(colours_of(laws, card))}"
        f"{_name(title_of(laws, card, language), law)}"
    )


def _plate(card: int) -> str:
    """Write the number of a character on a plate over its picture."""
    wide = 17 if card < _TWO_DIGITS else 25
    return (
        f'<rect x="1.5" y="101" width="{wide}" height="17.5" rx="3" fill="{ink.PARCHMENT}"/>'
        f"{_number(card)}"
    )


@cache
def small_face(card: int, laws: str) -> str:
    """Draw a card of a thumbnail: its segments and its number; `laws` names the set of laws."""
    law = is_law(card)
    return (
        f"{_ground(law, True)}{ink.segments(colours_of(laws, card), plain=True)}"
        f"{ink.text(card, 60, 78, 46)}"
    )
