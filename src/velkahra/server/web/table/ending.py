"""The end of a game as one viewer meets it: the place, why, the turning point, and every player."""

import asyncio
from collections.abc import Mapping
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from velkahra.bots.analysis import Analysis
from velkahra.picture.curves import COLOURS
from velkahra.server.domain import endings, texts
from velkahra.server.domain.verdicts import chart, verdicts
from velkahra.server.room import analyses, chat
from velkahra.server.room.room import Room
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit.pages import player_name
from velkahra.server.web.kit.request import entered, language_of
from velkahra.server.web.kit.templates import render
from velkahra.server.web.people.pages import face_at
from velkahra.server.web.replay import page, routes

__all__ = ["ending", "story"]

_WIDE: Final = 580.0
_HIGH: Final = 230.0


async def ending(request: Request) -> Response:
    """Answer the end of a game, as parts of the table's page."""
    room, seat = await entered(request)
    language = language_of(request, room.row.language)
    drawn = await story(request, language, room, seat, request.url.path.removesuffix("/over"))
    if not drawn:
        raise HTTPException(409, texts.speaker(language)("error-early"))
    return HTMLResponse("".join(drawn))


async def story(
    request: Request, language: str, room: Room, seat: int, path: str
) -> tuple[Markup, ...]:
    """Make the story of the end, in two parts, for a viewer at the table's `path`; () before it."""
    if not room.is_over or not room.ledger.state.is_over():
        return ()
    analyst: analyses.Analyst = request.app.state.hub.analyst
    status = await analyst.status(room, "")
    ends, share = room.scene(seat, language).prompt, base_of(request) + routes.share_path(room.row)
    facts = {"ends": ends, "replay": f"{path}/replay", "share": share}
    return await asyncio.to_thread(ending_parts, language, room, seat, status, facts)


def ending_parts(
    language: str, room: Room, seat: int, status: analyses.Status, facts: Mapping[str, str]
) -> tuple[Markup, ...]:
    """Make the story of the end for a seat, or for a spectator, and what follows it.

    `facts` are the result in one sentence as `ends`, the viewer's address of the replay as
    `replay`, and that for everybody as `share`.
    """
    say, play = texts.speaker(language), room.ledger.play
    rows = endings.final_rows(play)
    own = next((row.end for row in rows if row.end.seat == seat), None)
    found = status.found if not status.under_way else None
    known = dict(
        headline=_headline(say, own) if own else "",
        won=bool(own and own.share > 0),
        own=seat,
        rows=rows,
        most=max(1, *(row.total for row in rows)),
        colours=play.game.ending.colours or {"": COLOURS[0]},
        least=play.game.ending.least,
        names=[_name(language, room, row.end.seat) for row in rows],
        faces=[_face(room, row.end.seat) for row in rows],
        sources={
            name: texts.of_game(play.game, language, f"source-{name}")
            for name in play.game.ending.colours
        },
        feats=[endings.feat_in_words(language, play, row) for row in rows],
        why=endings.reason(language, play, rows, seat),
        state="running" if status.under_way else "done" if found or status.failed else "none",
        **facts,
        **_moment(language, room, rows, found),
    )
    parts = ("table/over-story.html", "table/over-more.html")
    return tuple(render(part, language, **known) for part in parts)


def _headline(say: texts.Say, own: endings.FinalPlace) -> str:
    """Return the result of a seat in words."""
    if own.points is None and not own.share:
        return say("over-lost")
    kind = "won" if own.share == 1 else "shared" if own.share else "place"
    said = say(f"over-{kind}", place=own.place)
    return said if own.points is None else f"{said}, {say('over-points', points=own.points)}"


def _name(language: str, room: Room, seat: int) -> tuple[str, str]:
    """Return the name of a seat, and of its bot or person, if that is known."""
    row, name = room.row, endings.player_of(language, room.ledger.play, seat)
    if seat >= len(row.seats):
        return name, ""
    bot = row.seats[seat].bot
    return name, player_name(language, row, seat) if bot else room.feature(chat.Chat).name(seat)


def _face(room: Room, seat: int) -> str:
    """Return the face of a seat's player; an automaton has none."""
    return face_at(room, seat) if seat < len(room.row.seats) else ""


def _moment(
    language: str, room: Room, rows: list[endings.FinalRow], found: Analysis | None
) -> dict[str, object]:
    """Return the turning point of an analysis with its curve, or else the winner's best feat."""
    play = room.ledger.play
    about = language, play.game, dict(play.options)
    if found and found.decisions:
        drawn = Markup(chart(*about, found, wide=_WIDE, high=_HIGH, most=3))
        if turns := verdicts(*about, list(play.plies), found, most=1):
            eyes = page.eyes_name(room, found.swings(1)[0].seat)
            return {"curve": drawn, "turning": turns[0], "eyes": eyes, "feat": None}
        return {"curve": drawn, "turning": None, "feat": rows[0].feat}
    return {"curve": "", "turning": None, "feat": rows[0].feat}
