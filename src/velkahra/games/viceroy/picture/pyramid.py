"""A pyramid at full size: cards that close circles, their tokens, and places for a card on turn.

Ids: `pyramid-0` .. `pyramid-3` by seat; within them `c-32` a card, `circle-32` the circle it
closes, `place-2--1` a place for the card on turn (level, column), for its owner.
Rules shown: VC-PYR-02, VC-PYR-04, VC-PYR-09, VC-BUILD-07, VC-BUILD-10, VC-BUILD-11, VC-BUILD-14,
VC-REWARD-10, VC-END-04.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from html import escape
from textwrap import wrap
from typing import Final

from velkahra.core.contract.picture import Parts
from velkahra.games.viceroy.picture import words
from velkahra.games.viceroy.picture.art import cards, ink
from velkahra.games.viceroy.rules import facts, tables
from velkahra.games.viceroy.text.names import reward_name
from velkahra.games.viceroy.view.model import Four, Laid, Spot, View
from velkahra.picture.shapes import at, disc
from velkahra.picture.words import joined

LEAST_WIDE: Final = 4
LEAST_HIGH: Final = 3
WIDE: Final = 7  # a row of so many cards needs the whole width of the table
TOP: Final = 5
BEGUN: Final = 3  # a pyramid of so few cards shows what its rows cost
GROWN: Final = 8  # a pyramid of so many cards needs no outline
LETTERS_IN_A_PLACE: Final = 15
MARGIN: Final = 7
GUTTER: Final = 20  # for the numbers of the levels
LEVEL_INK: Final = "#8a744f"
_LOWEST_TOKEN: Final = 100  # below the face of the card


def elements(view: View, language: str) -> Parts:
    """Draw all pyramids, by seat: parts with one element each, id -> markup."""
    return tuple(_element(view, language, seat) for seat in range(view.seats))


def _element(view: View, language: str, seat: int) -> Mapping[str, str]:
    own = seat == view.seat
    decides = own and seat in view.deciders
    spots = view.spots if own else ()
    asked = view.decision if decides and view.decision in ("free", "recolour") else ""
    card = view.card if spots or asked else 0
    # Swappable tokens are buttons elsewhere, with the ids that tokens here usually have.
    listed = view.seat in view.deciders and view.decision == ("swap" if own else "for")
    pyramid = view.players[seat].pyramid
    return _pyramid(language, view.laws, seat, pyramid, spots, card, asked, not listed, own)


@lru_cache(maxsize=1024)
def _pyramid(
    language: str,
    laws: str,
    seat: int,
    pyramid: tuple[Laid, ...],
    spots: tuple[Spot, ...],
    card: int,
    asked: str,
    named: bool,
    own: bool,
) -> Mapping[str, str]:
    said = words.say(language, "pyramid-of", **words.seat_facts(language, seat))
    free = _free_places(pyramid, spots)
    body = _outline(language, free, own and not spots and len(pyramid) <= BEGUN)
    body += "".join(
        _laid(language, laws, laid, asked == "free" and laid.free and laid.card != card, named)
        for laid in pyramid
    )
    body += "".join(_circle(language, laws, laid, asked) for laid in pyramid if laid.level > 1)
    body += "".join(_place(language, laws, spot, card) for spot in spots)
    places = _places(pyramid, spots) + free
    body += "".join(_level(places, level) for level in range(1, TOP + 1))
    name = f"pyramid-{seat}"
    css = "pyramid zoomable own" if own else "pyramid zoomable"
    columns = [column for level, column in _places(pyramid, spots) if level == 1] or [0]
    css += " wide" if max(columns) - min(columns) >= WIDE - 1 else ""
    css += "" if pyramid or spots else " bare"
    return {
        name: f'<svg id="{name}" class="{css}" viewBox="{frame(pyramid, spots)}" '
        'preserveAspectRatio="xMidYMax" '
        f'xmlns="http://www.w3.org/2000/svg" role="group" aria-label="{escape(said)}">'
        f"{_owner(seat, pyramid, spots)}{body}</svg>"
    }


def _free_places(pyramid: Sequence[Laid], spots: Sequence[Spot]) -> list[tuple[int, int]]:
    """List where the lower levels of a small pyramid will be. Rules: VC-PYR-02, VC-BUILD-05."""
    if len(pyramid) >= GROWN:
        return []
    taken = set(_places(pyramid, spots))
    return [place for place in _triangle(pyramid) if place not in taken]


def _outline(language: str, places: Sequence[tuple[int, int]], hints: bool) -> str:
    """Draw free places, and tell what each row costs. Rules: VC-BUILD-07."""
    found = "".join(_ghost(*place) for place in places)
    if hints:
        last_of_rows = dict(places)
        found += "".join(_row_hint(language, *place) for place in last_of_rows.items())
    return f'<g class="outline" aria-hidden="true">{found}</g>' if found else ""


def _triangle(pyramid: Sequence[Laid]) -> list[tuple[int, int]]:
    """List the places of the lower levels, as wide as the lowest one, and as three cards."""
    columns = [laid.column for laid in pyramid if laid.level == 1] or [0]
    more = 1 if len(columns) < LEAST_HIGH else 0
    first, last = min(columns) - more, max(columns) + more
    return [
        (level, column)
        for level in range(1, LEAST_HIGH + 1)
        for column in range(first, last + 2 - level)
    ]


@cache
def _ghost(level: int, column: int) -> str:
    x, y = corner(level, column)
    return f'<use href="#vc-ghost" x="{x:g}" y="{y:g}" width="{ink.CARD}" height="{ink.CARD}"/>'


@cache
def _row_hint(language: str, level: int, column: int) -> str:
    """Return the drawing of a free place: what its row costs and gives."""
    x, y = corner(level, column)
    said = wrap(words.say(language, f"row-hint-{level}"), LETTERS_IN_A_PLACE)
    lines = [words.say(language, "row-head", level=level), *said]
    first = y + ink.CARD / 2 - 8 * len(lines) + 12
    return "".join(
        f'<text x="{x + ink.CARD / 2:g}" y="{first + 16 * number:g}" class="hint" '
        f'text-anchor="middle">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )


def _owner(seat: int, pyramid: Sequence[Laid], spots: Sequence[Spot]) -> str:
    """Draw the sign of the owner: where all pyramids are shown it tells whose each is."""
    left, top, *_ = map(float, frame(pyramid, spots).split())
    mark = ink.use(f"seat-{facts.SEAT_NAMES[seat]}", left + 6, top + 6, 44)
    return f'<g class="owner" aria-hidden="true">{mark}</g>'


def corner(level: int, column: int) -> tuple[float, float]:
    """Return a card's upper left corner; levels count from 1 at the bottom, columns from 0."""
    return (column + (level - 1) / 2) * ink.CARD, -level * ink.CARD


def _places(pyramid: Sequence[Laid], spots: Sequence[Spot]) -> list[tuple[int, int]]:
    """List where cards lie or could be laid: level and column."""
    found = [(laid.level, laid.column) for laid in pyramid]
    return found + [(spot.level, spot.column) for spot in spots]


def frame(pyramid: Sequence[Laid], spots: Sequence[Spot] = ()) -> str:
    """Return the box that holds a pyramid and the places for a card, `spots`, as a viewBox."""
    places = _places(pyramid, spots)
    lefts = [corner(level, column)[0] for level, column in places] or [0]
    left, right = min(lefts), max(lefts) + ink.CARD
    levels = max((level for level, _ in places), default=1)
    lack = max(0.0, LEAST_WIDE * ink.CARD - (right - left)) / 2
    high = max(levels, LEAST_HIGH) * ink.CARD
    left, wide = left - lack - GUTTER, right - left + 2 * lack + GUTTER + MARGIN
    return f"{left:g} {-high - MARGIN} {wide:g} {high + 2 * MARGIN}"


def _level(places: Sequence[tuple[int, int]], level: int) -> str:
    """Write the number of a level to the left of its row."""
    lefts = [corner(row, column)[0] for row, column in places if row == level]
    if not lefts:
        return ""
    more = ' class="level" aria-hidden="true"'
    return ink.text(level, min(lefts) - 11, -level * ink.CARD + 66, 17, LEVEL_INK, more)


@lru_cache(maxsize=8192)
def _laid(language: str, laws: str, laid: Laid, free: bool, named: bool) -> str:
    x, y = corner(laid.level, laid.column)
    label = escape(words.laid_label(language, laws, laid))
    marked = " free" if free else ""
    return (
        f'<g id="c-{laid.card}" class="card{marked}" data-card="{laid.card}" '
        f'data-moves="card-{laid.card}" '
        f'transform="translate({x:g} {y:g})" role="button" tabindex="-1" aria-label="{label}" '
        f'aria-describedby="lens-{laid.card}">{_face(laid.card)}<rect class="edge" x="1" y="1" '
        f'width="{ink.CARD - 2}" height="{ink.CARD - 2}" rx="3" fill="none"/></g>'
        f'<g class="lying" transform="translate({x:g} {y:g})" aria-hidden="true">'
        f"{_lying(laws, laid, named)}{ink.use('free', 92, 92, 25) if free else ''}</g>"
    )


def drawn(laws: str, laid: Laid) -> str:
    """Draw a card of the set `laws` at (0, 0), with its tokens and tucked cards."""
    return _face(laid.card) + _lying(laws, laid, False)


@cache
def _face(card: int) -> str:
    return f'<use href="#l-{card}" width="{ink.CARD}" height="{ink.CARD}"/>'


@lru_cache(maxsize=4096)
def _lying(laws: str, laid: Laid, named: bool) -> str:
    """Draw what lies on a card and peeps out under it: beside the card, whose label tells it."""
    tokens = _tokens(laid.tokens, laid.card if named else 0)
    return tokens + (_tucked(laid.tucked) or _points(laws, laid.card))


def _points(laws: str, card: int) -> str:
    points = cards.law_points(cards.law_of(laws, card)) if card > facts.CHARACTERS else ""
    return ink.text(points, 103, 113, 17 if len(points) < 4 else 9, "#43285f") if points else ""


def _tokens(tokens: tuple[tuple[int, int], ...], card: int) -> str:
    """Draw a card's tokens in one row or two, with ids of the card's number; 0 for no ids."""
    number = len(tokens)
    if not number:
        return ""
    size, wide = (31, 3) if number <= 3 else (28, 3) if number <= 6 else (24, 4)
    rows = [tokens[first : first + wide] for first in range(0, number, wide)][:2]
    high = len(rows) * (size + 1)
    found = ""
    for at_row, row in enumerate(rows):
        left = 60 - len(row) * (size + 3) / 2
        top = _LOWEST_TOKEN - high + at_row * (size + 1)
        for place, (kind, count) in enumerate(row):
            drawing = _token(kind, count, left + place * (size + 3) + 1.5, top, size)
            found += (
                f'<g id="t-{card}-{tables.TOKEN_NAMES[kind]}">{drawing}</g>' if card else drawing
            )
    return found


def _token(kind: int, count: int, x: float, y: float, size: float) -> str:
    drawing = ink.use(tables.TOKEN_NAMES[kind], x, y, size)
    if count < 2:
        return drawing
    plate = disc(
        x + size - 4, y + size - 5, 8, ink.PAPER, f' stroke="{ink.INK}" stroke-width="1.2"'
    )
    return drawing + plate + ink.text(count, x + size - 4, y + size - 0.8, 12)


def _tucked(cards: tuple[int, ...]) -> str:
    """Let tucked cards peep out at the lower right corner, with their numbers."""
    if not cards:
        return ""
    shown = cards if len(cards) <= 2 else (*cards[:1], -len(cards) + 1)
    found = ""
    for place, card in enumerate(shown):
        y = 105.5 - 13 * place
        law = "#e2d3ee" if card > facts.CHARACTERS else ink.PAPER
        said = str(card) if card > 0 else f"+{-card}"
        about = f' data-card="{card}"' if card > 0 else ""
        found += (
            f'<g{about}><path d="M89 {y:g}h30v12.5h-30z" fill="{law}" stroke="{ink.INK}"/>'
            f"{ink.text(said, 104, y + 10.2, 11)}</g>"
        )
    return found


def _circle(language: str, laws: str, laid: Laid, asked: str) -> str:
    """Draw the circle that a card closes: a gold ring where it is of one colour."""
    x, y = corner(laid.level, laid.column)
    where = f'transform="translate({x + ink.CARD / 2:g} {y + ink.CARD:g})"'
    one = laid.circle >= 0
    if asked != "recolour":
        css = " one" if one else ""
        return (
            f'<g id="circle-{laid.card}" class="circle{css}" {where} aria-hidden="true">'
            f"{ring(laid)}</g>"
        )
    told = f"{words.card_name(language, laws, laid.card)}: {words.circle_label(language, laid)}"
    return (
        f'<g id="circle-{laid.card}" class="circle asked" {where} role="button" tabindex="-1" '
        f'aria-label="{escape(told)}">{ring(laid)}'
        f'<circle class="edge" r="{ink.ROUND + 4}" fill="#fff" fill-opacity="0"/></g>'
    )


@lru_cache(maxsize=512)
def ring(laid: Laid) -> str:
    """Draw the circle that a laid card closes, around (0, 0), in the colour it has now."""
    tint = full_circle(laid.tint) if laid.tint >= 0 else ""
    if laid.circle < 0:
        return (
            f'{tint}<circle r="{ink.ROUND}" fill="none" stroke="{ink.INK}" stroke-opacity=".55"/>'
        )
    return (
        f'{tint}<circle r="{ink.ROUND + 1}" fill="none" stroke="{ink.GOLD_DARK}" stroke-width="6"/>'
        f'<circle r="{ink.ROUND + 1}" fill="none" stroke="{ink.GOLD}" stroke-width="3.4"/>'
    )


@lru_cache(maxsize=8)
def full_circle(colour: int) -> str:
    """Draw a circle of one colour (0..3) around (0, 0)."""
    return ink.ART(f"segments/whole-{facts.COLOUR_NAMES[colour]}")


@lru_cache(maxsize=4096)
def _place(language: str, laws: str, spot: Spot, card: int) -> str:
    """Draw a place for the card on turn: what it costs, what it brings, which circle it closes."""
    x, y = corner(spot.level, spot.column)
    css = "legal" if spot.legal else "barred"
    over = " over" if spot.replaces else ""
    label = escape(spot_label(language, laws, spot, card))
    return (
        f'<g id="place-{spot.level}-{spot.column}" class="place {css}{over}" '
        f'transform="translate({x:g} {y:g})" role="button" tabindex="-1" aria-label="{label}">'
        f'<rect class="edge" x="4" y="4" width="{ink.CARD - 8}" height="{ink.CARD - 8}" rx="8"/>'
        f'<use class="ghost-card" href="#s-{card}" width="{ink.CARD}" height="{ink.CARD}"/>'
        f"{_preview(spot, card)}</g>"
    )


def spot_label(language: str, laws: str, spot: Spot, card: int) -> str:
    """Return in words what laying a card of the set `laws` in a `spot` costs and brings."""
    priced = {"cost" if any(spot.cost) else "free": spot.cost}
    priced |= {key: gems for key, gems in (("less", spot.less), ("short", spot.short)) if any(gems)}
    return joined(
        words.say(language, "spot", level=spot.level, column=spot.column),
        words.say(language, "spot-replaces", card=words.card_name(language, laws, spot.replaces))
        if spot.replaces
        else "",
        *(
            words.say(language, f"spot-{key}", gems=words.gem_list(language, gems))
            for key, gems in priced.items()
        ),
        *(_gain(language, spot, card) if card <= facts.CHARACTERS else ()),
        *_circles(language, spot),
    )


def _circles(language: str, spot: Spot) -> list[str]:
    """Describe the circles that would become one-coloured, and whether each brings its gem."""
    left = list(spot.gems)
    found = []
    for colour in spot.closes:
        key = "spot-circle" if left[colour] else "spot-circle-no-gem"
        left[colour] -= 1 if left[colour] else 0
        found.append(words.tinted(language, key, colour))
    return found


def _gain(language: str, spot: Spot, card: int) -> Iterator[str]:
    """Describe the reward, and gems that the supply lacks for it. Rules: VC-REWARD-01."""
    if spot.level == TOP:
        yield words.say(language, "level-5")
        return
    reward = facts.PEOPLE[card - 1].rows[spot.level - 1].reward.all
    yield words.say(language, "spot-reward", reward=reward_name(language, reward))
    if sum(part.n for part in reward if part.type == "gems") > spot.left:
        yield words.say(language, "spot-left", count=spot.left)


def _preview(spot: Spot, card: int) -> str:
    if spot.replaces:
        return ink.use("e-exchange", 37, 37, 46)
    circle = ""
    if spot.circle >= 0:
        reserved = (
            f'<circle class="reserved" r="{ink.ROUND + 2}" fill="none" stroke="{ink.GOLD}" '
            'stroke-width="4"/>'
        )
        circle = at(full_circle(spot.circle), 60, ink.CARD) + at(reserved, 60, ink.CARD)
    if card > facts.CHARACTERS:
        return circle + ink.use("law", 40, 34, 40)
    return circle + _costs(spot) + _brings(spot.level, card)


def _costs(spot: Spot) -> str:
    """Draw the gems to pay, in their order; those missing are ringed, those saved set in gold."""
    gems = _each("gem", spot.cost, spot.short) + _each("eternal", spot.less, (0, 0, 0, 0))
    size = min(21.0, 104 / max(len(gems), 1))
    left = 60 - size * len(gems) / 2
    found = ""
    for place, (name, missing) in enumerate(gems):
        x = left + place * size
        found += ink.use(name, x, 14, size)
        if missing:
            found += ink.use("clash", x + size * 0.45, 14 + size * 0.5, size * 0.55)
    return found


def _each(kind: str, gems: Four, missing: Four) -> list[tuple[str, bool]]:
    return [
        (f"{kind}-{name}", number >= gems[colour] - missing[colour])
        for colour, name in enumerate(facts.COLOUR_NAMES)
        for number in range(gems[colour])
    ]


def _brings(level: int, card: int) -> str:
    rows = facts.PEOPLE[card - 1].rows
    if level < TOP:
        return _row_of(cards.reward_signs(rows[level - 1].reward.all), 44, 36)
    lower = [sign for row in rows[:3] for sign in cards.reward_signs(row.reward.all)]
    either = (
        f'<path d="M53 82L63 62" fill="none" stroke="{ink.INK}" stroke-width="2.5" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return _row_of(lower, 36, 24) + either + ink.use("power-15", 68, 59, 30)


def _row_of(signs: list[str], y: float, size: float) -> str:
    size = min(size, 106 / max(len(signs), 1))
    left = 60 - size * len(signs) / 2
    return "".join(ink.use(sign, left + place * size, y, size) for place, sign in enumerate(signs))
