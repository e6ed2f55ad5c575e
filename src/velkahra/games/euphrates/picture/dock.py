"""The dock, where leaders wait that are off the board.

On the page it is below the board, with a seat's own leaders large enough for a finger, or beside it
in wide windows; the style sheet decides. Every leader is one element that glides between its berth
and the board. In the standalone picture it is a strip that tells of every seat what everybody may
know.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from velkahra.games.euphrates.picture import board, stock
from velkahra.games.euphrates.picture import pieces as art
from velkahra.games.euphrates.picture.words import dynasty_name, say
from velkahra.games.euphrates.view.build import View
from velkahra.picture import lettering, palette, shapes

Berth = tuple[float, float, float]

HIGH: Final = 258
"""How much the dock below the board adds to the drawing; BROAD: the one beside it."""
_BEHIND: Final = 76
_TOP: Final = board.ROWS * board.UNIT + board.EDGE
_ACROSS: Final = board.COLUMNS * board.UNIT
_OWN: Final = 800
_BESIDE: Final = _ACROSS + board.EDGE + 12
BROAD: Final = 192


@lru_cache(maxsize=32)
def berths(seats: int, viewer: int) -> tuple[Berth, ...]:
    """Return the place of each leader that is off the board, on the page: x, y and its scale.

    They are in the order of leaders, 4 * seat + office, in units of the drawing. `viewer` is the
    seat whose own block is larger, -1 for a spectator.
    """
    found: list[Berth] = []
    for seat in range(seats):
        x, wide = _block(seats, viewer, seat)
        if seat == viewer:
            found += ((x + 95 + 196 * office, _TOP + 156, 1.85) for office in range(4))
        elif viewer < 0:
            found += ((x + 52 + 96 * office, _TOP + 148, 0.92) for office in range(4))
        else:
            found += _pairs(x, wide)
    return tuple(found)


def berth_beside(seats: int, viewer: int, leader: int) -> Berth:
    """Return the place of a leader off the board where the dock is beside it, as in `berths`."""
    row, column = divmod(leader % 4, 2)
    y = _top_beside(seats, viewer, leader // 4)
    return _BESIDE + 44 + 90 * column, y + 104 + 100 * row, 0.88


def _top_beside(seats: int, viewer: int, seat: int) -> float:
    """Return the upper edge of a seat in the dock beside the board; the viewer is first."""
    return 306 * ((seat - max(viewer, 0)) % seats) - board.EDGE


def _pairs(x: float, wide: float) -> list[Berth]:
    """Two rows of two, or one row of four where there is room."""
    if wide >= 380:
        pitch = wide / 4 - 3
        scale = min(0.94, pitch / 100) if wide < 500 else 1.5
        return [(x + pitch * (office + 0.5), _TOP + 152, scale) for office in range(4)]
    return [
        (x + 76 + 106 * (office % 2), _TOP + 104 + 98 * (office // 2), 0.88) for office in range(4)
    ]


def _block(seats: int, viewer: int, seat: int) -> tuple[float, float]:
    """Give left edge and width of a seat's part of the dock; the viewer's comes first."""
    if viewer < 0:
        return _ACROSS / seats * seat, _ACROSS / seats
    if seat == viewer:
        return 0, _OWN
    rank = (seat - viewer) % seats - 1
    wide = (_ACROSS - _OWN) / (seats - 1)
    return _OWN + 14 + wide * rank, wide - 14


def on_turn(view: View) -> int:
    """Give the seat whose turn it is; -1 before the first turn and after the last."""
    return view.active if view.decision != "over" else -1


def dock(view: View, language: str) -> str:
    """Draw the empty berths and their owners' names as the page's element `dock`."""
    return _dock(view.dynasties, view.seat, language)


@lru_cache(maxsize=8)
def on_turn_mark(active: int) -> Mapping[str, str]:
    """Mark whose turn it is, the seat `active` or -1 for nobody, as the element `on-turn`."""
    marks = [f'<use class="dock-{name}" href="#a-{name}-{active}"/>' for name in ("low", "side")]
    shown = "".join(marks) if active >= 0 else ""
    return {"on-turn": f'<g id="on-turn" aria-hidden="true">{shown}</g>'}


def _turn_marks(seats: int, viewer: int, seat: int) -> str:
    """Draw the two marks of a seat's turn, of which `on-turn` shows one."""
    below = _edge(*_block(seats, viewer, seat), HIGH, palette.GOLD, 8)
    beside = _edge_beside(seats, viewer, seat, palette.GOLD, 8)
    return f'<g id="a-low-{seat}">{below}</g><g id="a-side-{seat}">{beside}</g>'


def _edge_beside(
    seats: int, viewer: int, seat: int, hue: str, thick: int, fill: str = "none"
) -> str:
    y = _top_beside(seats, viewer, seat)
    return (
        f'<rect x="{_BESIDE - 6}" y="{y:g}" width="{BROAD - 12}" height="294" rx="18" '
        f'fill="{fill}" stroke="{hue}" stroke-width="{thick}"/>'
    )


def _owner_name(dynasties: tuple[str, ...], viewer: int, seat: int, language: str) -> str:
    name = dynasty_name(language, dynasties[seat])
    return f"{name} ({say(language, 'you')})" if seat == viewer else name


@lru_cache(maxsize=512)
def _dock(dynasties: tuple[str, ...], viewer: int, language: str) -> str:
    seats = len(dynasties)
    marks = [_turn_marks(seats, viewer, seat) for seat in range(seats)]
    below, beside = [], []
    for seat, name in enumerate(dynasties):
        x, wide = _block(seats, viewer, seat)
        words, coin = _owner_name(dynasties, viewer, seat, language), stock.dynasty(name)
        below += [_plate(x, wide, HIGH, False), _owner(coin, words, x + 32, _TOP + 34, False)]
        edge = palette.FRAME_LIGHT, 2, palette.FRAME
        beside.append(_edge_beside(seats, viewer, seat, *edge))
        top = _top_beside(seats, viewer, seat) + 30
        beside.append(_owner(coin, dynasty_name(language, name), _BESIDE + 26, top, False, 28))
    for leader, place in enumerate(berths(seats, viewer)):
        below.append(shapes.at(stock.place(leader % 4), *place))
        beside.append(shapes.at(stock.place(leader % 4), *berth_beside(seats, viewer, leader)))
    both = f'<g class="dock-low">{"".join(below)}</g><g class="dock-side">{"".join(beside)}</g>'
    return f'<g id="dock" aria-hidden="true"><defs>{"".join(marks)}</defs>{both}</g>'


def _plate(x: float, wide: float, high: float, active: bool) -> str:
    edge = (palette.GOLD, 5) if active else (palette.FRAME_LIGHT, 2)
    return _edge(x, wide, high, *edge, fill=palette.FRAME)


def _edge(x: float, wide: float, high: float, hue: str, thick: int, fill: str = "none") -> str:
    return (
        f'<rect x="{x - 6:g}" y="{_TOP + 4}" width="{wide - 4:g}" height="{high - 16:g}" rx="18" '
        f'fill="{fill}" stroke="{hue}" stroke-width="{thick}"/>'
    )


def _owner(coin: str, words: str, x: float, y: float, active: bool, size: int = 34) -> str:
    line = shapes.at(coin, x, y, 0.56)
    line += lettering.text(
        words, x + 34, y, size, palette.GOLD_LIGHT, anchor="start", family=lettering.BOOK
    )
    return line + (_arrow(words, x, y) if active else "")


def _arrow(words: str, x: float, y: float) -> str:
    end = x + lettering.room(words, 34) + 50
    return f'<path d="M{end:g} {y - 14:g}l24 14l-24 14z" fill="{palette.GOLD}"/>'


@lru_cache(maxsize=8)
def strip_berths(seats: int) -> tuple[Berth, ...]:
    """Return the place of each leader off the board in the standalone picture; see `berths`."""
    return tuple(
        (_ACROSS / seats * seat + 52 + 94 * office, _TOP + 122, 0.86)
        for seat in range(seats)
        for office in range(4)
    )


def strip(view: View, language: str) -> tuple[str, int]:
    """Draw the strip of the standalone picture. Returns: markup and height in units."""
    more = _BEHIND if view.in_bag is not None else 0
    high = 394 + more
    parts = [
        f'<rect x="{-board.EDGE}" y="{_TOP - 30}" width="{_ACROSS + 2 * board.EDGE}" '
        f'height="{high + 30}" rx="22" fill="{palette.FRAME_DARK}"/>'
    ]
    parts += (_seat(view, language, seat, 278 + more) for seat in range(view.seats))
    for leader, (x, y, scale) in enumerate(strip_berths(view.seats)):
        parts.append(shapes.at(art.place_of(leader % 4), x, y, scale))
    parts.append(_supply(view, _TOP + 330 + more))
    if view.hand is not None:
        parts.append(_hand(view.hand, language, _TOP + 330))
    return "".join(parts), high


def _seat(view: View, language: str, seat: int, high: float) -> str:
    wide = _ACROSS / view.seats
    x, active, name = wide * seat, seat == on_turn(view), view.dynasties[seat]
    words, points = dynasty_name(language, name), view.points[seat]
    for rank in view.standings:
        if rank.seat == seat:
            words, points = f"{rank.place}. {words}", rank.points
    return (
        _plate(x, wide, high, active or words.startswith("1."))
        + _owner(art.dynasty(name), words, x + 32, _TOP + 38, active)
        + _stock(view, seat, x)
        + _points(points, language, x)
        + (_behind(view.hands[seat], x) if view.in_bag is not None else "")
    )


def _behind(hand: tuple[int, ...] | None, x: float) -> str:
    """Show the tiles behind a screen."""
    tiles = [colour for colour, count in enumerate(hand or ()) for _ in range(count)]
    return "".join(
        shapes.at(art.tile(colour), x + 40 + 62 * rank, _TOP + 304, 0.58)
        for rank, colour in enumerate(tiles)
    )


def _stock(view: View, seat: int, x: float) -> str:
    """Show the number of tiles in hand, catastrophe tiles and, if known, treasures."""
    signs = [
        (art.back("square", palette.FRAME_LIGHT), 0.4, view.hand_sizes[seat]),
        (art.lying(art.BURNT), 0.42, view.catastrophes[seat]),
    ]
    held = view.held[seat]
    if held is not None:
        signs.append((art.treasure(False), 0.62, held))
    return "".join(
        shapes.at(sign, x + 26 + 60 * rank, _TOP + 202, scale)
        + lettering.text(count, x + 26 + 60 * rank, _TOP + 240, 31, palette.CREAM)
        for rank, (sign, scale, count) in enumerate(signs)
    )


def _points(points: tuple[int, ...] | None, language: str, x: float) -> str:
    if points is None:
        words = f"{say(language, 'points')}: {say(language, 'hidden')}"
        return lettering.text(
            words, x + 370, _TOP + 240, 26, palette.FRAME_SOFT, anchor="end", weight=400
        )
    return "".join(
        shapes.at(art.badge(colour), x + 216 + 50 * colour, _TOP + 202)
        + lettering.text(count, x + 216 + 50 * colour, _TOP + 240, 31, palette.CREAM)
        for colour, count in enumerate(points)
    )


def _supply(view: View, y: float) -> str:
    """Show the bag, the treasures left and the monuments nobody has built, at the right."""
    free = [number for number, space in enumerate(view.monuments) if space < 0]
    towers = "".join(
        shapes.at(art.monument(number), _ACROSS - 46 - 88 * rank, y + 4, 0.42)
        for rank, number in enumerate(reversed(free))
    )
    x = _ACROSS - 92 - 88 * len(free)
    return (
        towers
        + lettering.text(len(view.treasures), x, y, 34, palette.CREAM, anchor="end")
        + shapes.at(art.treasure(False), x - 70, y, 0.9)
        + lettering.text(view.bag, x - 130, y, 34, palette.CREAM, anchor="end")
        + shapes.at(art.glyph("sack", palette.GOLD_LIGHT, palette.FRAME_DARK), x - 220, y, 0.66)
    )


def _hand(hand: tuple[int, ...], language: str, y: float) -> str:
    words = say(language, "hand")
    parts = [
        lettering.text(words, 0, y, 30, palette.GOLD_LIGHT, anchor="start", family=lettering.BOOK)
    ]
    start = lettering.room(words, 30) + 46
    tiles = [colour for colour, count in enumerate(hand) for _ in range(count)]
    parts += (
        shapes.at(art.tile(colour), start + 88 * rank, y, 0.84) for rank, colour in enumerate(tiles)
    )
    return "".join(parts)
