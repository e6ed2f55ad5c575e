"""The strip below the board, where leaders wait that are off it.

On the page it is a dock: a seat's own leaders are large enough for a finger, and every leader is
one element that glides between its berth and the board. In the standalone picture it is a strip
that tells of every seat what everybody may know.
"""

from functools import lru_cache
from html import escape
from typing import Final

from velkahra.games.euphrates import picture_pieces as art
from velkahra.games.euphrates.picture_board import COLUMNS, EDGE, ROWS, UNIT
from velkahra.games.euphrates.picture_words import capital, say
from velkahra.games.euphrates.view import View
from velkahra.picture import pieces
from velkahra.picture.glyphs import at, glyph
from velkahra.picture.lettering import BOOK, room, text
from velkahra.picture.palette import CREAM, FRAME, FRAME_DARK, FRAME_LIGHT, GOLD, GOLD_LIGHT, INK

Berth = tuple[float, float, float]

HIGH: Final = 258
_TOP: Final = ROWS * UNIT + EDGE
_ACROSS: Final = COLUMNS * UNIT
_OWN: Final = 800


@lru_cache(maxsize=32)
def berths(seats: int, viewer: int) -> tuple[Berth, ...]:
    """Give the place of each leader that is off the board, on the page: x, y and its scale."""
    found: list[Berth] = []
    for seat in range(seats):
        x, wide = _block(seats, viewer, seat)
        if seat == viewer:
            found += ((x + 95 + 196 * office, _TOP + 156, 1.85) for office in range(4))
        elif viewer < 0:
            pitch = min(wide / 4, 110)
            found += ((x + 52 + pitch * office, _TOP + 156, 0.96) for office in range(4))
        else:
            found += _pairs(x, wide)
    return tuple(found)


def _pairs(x: float, wide: float) -> list[Berth]:
    """Two rows of two, or one row of four where there is room."""
    if wide >= 390:
        return [(x + 60 + 92 * office, _TOP + 156, 0.86) for office in range(4)]
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


def dock(view: View, language: str) -> str:
    """Draw the empty berths and their owners' names as the page's element `dock`."""
    return _dock(view.dynasties, view.seat, view.active, language)


@lru_cache(maxsize=512)
def _dock(dynasties: tuple[str, ...], viewer: int, active: int, language: str) -> str:
    seats = len(dynasties)
    parts = []
    for seat, name in enumerate(dynasties):
        x, wide = _block(seats, viewer, seat)
        parts.append(_plate(x, wide, HIGH, seat == active))
        words = say(language, name)
        if seat == viewer:
            words = f"{words} ({say(language, 'you')})"
        parts.append(_owner(name, words, x + 32, _TOP + 34, seat == active))
    for leader, (x, y, scale) in enumerate(berths(seats, viewer)):
        parts.append(at(art.place_of(leader % 4), x, y, scale))
    return f'<g id="dock" aria-hidden="true">{"".join(parts)}</g>'


def _plate(x: float, wide: float, high: float, active: bool) -> str:
    edge = GOLD if active else FRAME_LIGHT
    return (
        f'<rect x="{x - 6:g}" y="{_TOP + 4}" width="{wide - 4:g}" height="{high - 16:g}" rx="18" '
        f'fill="{FRAME}" stroke="{edge}" stroke-width="{5 if active else 2}"/>'
    )


def _owner(name: str, words: str, x: float, y: float, active: bool) -> str:
    line = at(art.dynasty(name), x, y, 0.56)
    line += text(words, x + 34, y, 34, GOLD_LIGHT, anchor="start", family=BOOK)
    if active:
        end = x + 34 + room(words, 34) + 16
        line += f'<path d="M{end:g} {y - 14:g}l24 14l-24 14z" fill="{GOLD}"/>'
    return line


@lru_cache(maxsize=8)
def strip_berths(seats: int) -> tuple[Berth, ...]:
    """Give the place of each leader that is off the board, in the standalone picture."""
    return tuple(
        (_ACROSS / seats * seat + 50 + 94 * office, _TOP + 128, 0.86)
        for seat in range(seats)
        for office in range(4)
    )


def strip(view: View, language: str) -> tuple[str, int]:
    """Draw the strip of the standalone picture. Returns: markup and height in units."""
    high = 300 if view.hand is None else 400
    parts = [
        f'<rect x="{-EDGE}" y="{_TOP - 30}" width="{_ACROSS + 2 * EDGE}" height="{high + 30}" '
        f'rx="22" fill="{FRAME_DARK}"/><rect x="{-EDGE}" y="{_TOP - 30}" '
        f'width="{_ACROSS + 2 * EDGE}" height="34" fill="{FRAME}"/>'
    ]
    for seat in range(view.seats):
        parts.append(_seat(view, language, seat))
    homes = strip_berths(view.seats)
    for leader, (x, y, scale) in enumerate(homes):
        parts.append(at(art.place_of(leader % 4), x, y, scale))
    parts.append(_supply(view, language, _TOP + 262))
    if view.hand is not None:
        parts.append(_hand(view, language, _TOP + 346))
    return "".join(parts), high


def _seat(view: View, language: str, seat: int) -> str:
    wide = _ACROSS / view.seats
    x = wide * seat
    active = seat == view.active
    name = view.dynasties[seat]
    parts = [_plate(x, wide, 244, active)]
    parts.append(_owner(name, say(language, name), x + 32, _TOP + 38, active))
    y = _TOP + 200
    points, held = view.points[seat], view.held[seat]
    signs = [
        (at(_tile_back(), 0, 0, 0.4), str(view.hand_sizes[seat])),
        (at(pieces.scorched(), 0, 0, 0.42), str(view.catastrophes[seat])),
    ]
    if held is not None:
        signs.append((at(pieces.gem(), 0, 0, 0.62), str(held)))
    for at_sign, (sign, count) in enumerate(signs):
        parts.append(at(sign, x + 24 + 64 * at_sign, y))
        parts.append(text(count, x + 45 + 64 * at_sign, y, 30, CREAM, anchor="start"))
    for colour, count in enumerate(points or ()):
        parts.append(at(_chip(colour), x + 206 + 50 * colour, y - 17))
        parts.append(text(count, x + 206 + 50 * colour, y + 19, 28, CREAM))
    return "".join(parts)


def _tile_back() -> str:
    return pieces.back("square", FRAME_LIGHT)


@lru_cache(maxsize=4)
def _chip(colour: int) -> str:
    return pieces.badge(pieces.SHAPES[colour], art.PAINTS[colour], art.SIGNS[colour])


def _supply(view: View, language: str, y: float) -> str:
    """Show the bag, the treasures left and the monuments nobody has built."""
    parts = [
        at(glyph("sack", GOLD_LIGHT, FRAME_DARK), 24, y, 0.56),
        text(view.bag, 52, y, 32, CREAM, anchor="start"),
        at(pieces.gem(), 160, y, 0.8),
        text(len(view.treasures), 190, y, 32, CREAM, anchor="start"),
    ]
    free = [number for number, space in enumerate(view.monuments) if space < 0]
    parts += (
        at(art.monument(number), 300 + 84 * rank, y, 0.34) for rank, number in enumerate(free)
    )
    return "".join(parts)


def _hand(view: View, language: str, y: float) -> str:
    words = say(language, "hand")
    parts = [text(words, 0, y, 34, GOLD_LIGHT, anchor="start", family=BOOK)]
    start = room(words, 34) + 50
    tiles = [colour for colour, count in enumerate(view.hand or ()) for _ in range(count)]
    parts += (at(art.tile(colour), start + 90 * rank, y, 0.84) for rank, colour in enumerate(tiles))
    return "".join(parts)


__all__ = ["HIGH", "berths", "capital", "dock", "escape", "strip", "strip_berths"]
_ = INK
