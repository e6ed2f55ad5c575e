"""Pictures of a finished game for links: a position drawn small, and a card with the result."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import Response

from velkahra.core.contract.events import OPEN
from velkahra.core.contract.game import Game
from velkahra.picture import cropping, measure
from velkahra.picture.curves import COLOURS, FAINT, INK, PAPER
from velkahra.picture.lettering import text
from velkahra.server.domain import characters, texts
from velkahra.server.domain.endings import FinalRow, final_rows, player_of, reason
from velkahra.server.room.history import Projector, TableHistory, is_open
from velkahra.server.room.room import Room
from velkahra.server.web.kit import pages, templates

WIDE: Final = 1200
HIGH: Final = 630
_EDGE: Final = 48
_COLUMN: Final = 500
_PICTURE: Final = (590, 150, 562, 410)
_ROW: Final = 60
_ACCENT: Final = "#8a5a0c"
_FACE: Final = "noto-bold"
_ROOT: Final = re.compile(r'width="(\d+)" height="(\d+)"')


async def small_picture(projector: Projector, room: Room, ply: int, language: str) -> Response:
    """Answer with the position after `ply` plies of a finished game."""
    if not is_open(room):
        raise HTTPException(403)
    key = ("picture", room.row.id, room.ledger.version, ply, language)
    drawn = await projector.kept(key, lambda: position_svg(room, ply, language).encode())
    return Response(drawn, media_type="image/svg+xml")


async def card_png(projector: Projector, room: Room, language: str) -> Response:
    """Answer with the card of a finished game, as PNG."""
    if not room.ledger.state.is_over():
        raise HTTPException(404)
    key = ("card", room.row.id, room.ledger.version, language)
    drawn = await projector.kept(key, partial(_png, room, language))
    return Response(drawn, media_type="image/png")


def _png(room: Room, language: str) -> bytes:
    from velkahra.press.png import png

    return png(card_svg(room, language), WIDE)


def head_of(language: str, room: Room, address: str) -> Markup:
    """Return the tags of a finished game's page by which other sites show a link to it.

    `address` is the whole address of its replay.
    """
    play = room.ledger.play
    rows = final_rows(play)
    why = reason(language, play, rows, -1)
    facts = {"title": _headline(language, room, rows), "why": why, "address": address}
    return templates.render("replay/head.html", language, wide=WIDE, high=HIGH, **facts)


def position_svg(room: Room, ply: int, language: str) -> str:
    """Return a position of a finished game as SVG, cut as its game says."""
    history, game = TableHistory(room), room.ledger.game
    state = history.state(ply)
    drawn = cropping.without_unused(game.picture(history.view(state, ply, OPEN), language))
    return cropping.cropped(drawn, game.ending.crop) if game.ending.crop else drawn


def card_svg(room: Room, language: str) -> str:
    """Return the card of a finished game: who won, why, all players, and the moment to remember."""
    play, say = room.ledger.play, texts.speaker(language)
    rows = final_rows(play)
    feat = rows[0].feat
    drawn = position_svg(room, feat.ply if feat else len(play.plies), language)
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">',
            f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>',
            f'<rect width="{WIDE}" height="14" fill="{_ACCENT}"/>',
            text(pages.title_of(play.game, language), _EDGE, 64, 26, _ACCENT, anchor="start"),
            text(_headline(language, room, rows), _EDGE, 112, 38, INK, anchor="start"),
            _lines(reason(language, play, rows, -1), 168),
            *(_row(language, room, say, row, 262 + _ROW * n, rows) for n, row in enumerate(rows)),
            *_legend(language, play.game, rows),
            framed(drawn),
            text(say("title"), WIDE - _EDGE, HIGH - 32, 22, FAINT, anchor="end"),
            "</svg>",
        )
    )


def _legend(language: str, game: Game, rows: Sequence[FinalRow]) -> Iterator[str]:
    """Yield the sources of points, each with its colour."""
    x = _EDGE
    for source, colour in game.ending.colours.items():
        if any(row.parts.get(source) for row in rows):
            words = texts.of_game(game, language, f"source-{source}")
            yield f'<rect x="{x}" y="{HIGH - 40}" width="16" height="16" fill="{colour}"/>'
            yield text(words, x + 23, HIGH - 32, 17, INK, anchor="start", weight=400)
            x += 46 + round(measure.width(words, 17, "noto"))


def framed(drawn: str, place: tuple[int, int, int, int] = _PICTURE) -> str:
    """Return a picture as a part of a card, with a frame, as large as its place allows.

    `place` is its left and upper edge, and the most width and height.
    """
    left, top, most, highest = place
    found = _ROOT.search(drawn)
    assert found is not None
    scale = min(most / int(found[1]), highest / int(found[2]))
    wide, high = int(found[1]) * scale, int(found[2]) * scale
    x, y = left + (most - wide) / 2, top + (highest - high) / 2
    size = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
    edge = f'x="{x - 4:g}" y="{y - 4:g}" width="{wide + 8:g}" height="{high + 8:g}" rx="6"'
    return f'<rect {edge} fill="{_ACCENT}"/>{_ROOT.sub(size, drawn, count=1)}'


def _lines(words: str, top: float) -> str:
    broken = measure.wrap(words, 22, _COLUMN, _FACE)[:3]
    return "".join(
        text(line, _EDGE, top + 29 * n, 22, INK, anchor="start", weight=400)
        for n, line in enumerate(broken)
    )


def _row(
    language: str, room: Room, say: texts.Say, row: FinalRow, y: float, rows: Sequence[FinalRow]
) -> str:
    """Draw a player: the name, the points and a bar of their sources."""
    most = max(1, *(other.total for other in rows))
    colours = room.ledger.game.ending.colours or {"": COLOURS[0]}
    parts = row.parts or {"": row.total}
    x, drawn = float(_EDGE), []
    for source, colour in colours.items():
        wide = _COLUMN * max(0, parts.get(source, 0)) / most
        drawn.append(
            f'<rect x="{x:g}" y="{y + 16:g}" width="{wide:g}" height="18" fill="{colour}"/>'
        )
        x += wide
    points = "" if row.end.points is None else say("over-points", points=row.end.points)
    name = f"{row.end.place}. {_name(language, room, row)}"
    return "".join(
        (
            text(name, _EDGE, y, 22, INK, anchor="start"),
            text(points, _EDGE + _COLUMN, y, 22, INK, anchor="end"),
            *drawn,
        )
    )


def _name(language: str, room: Room, row: FinalRow) -> str:
    """Return the name of a seat with its character. Names that people chose stay at the table."""
    play, seat = room.ledger.play, row.end.seat
    name = player_of(language, play, seat)
    bot = characters.at_table(room.row)[seat] if seat < play.seats else ""
    return f"{name} · {bot}" if bot else name


def _headline(language: str, room: Room, rows: Sequence[FinalRow]) -> str:
    play, say = room.ledger.play, texts.speaker(language)
    names = [player_of(language, play, row.end.seat) for row in rows if row.end.place == 1]
    points = rows[0].end.points
    said = (
        say("card-won", names=", ".join(names), count=len(names))
        if names
        else pages.title_of(play.game, language)
    )
    return said if points is None else f"{said}, {say('over-points', points=points)}"
