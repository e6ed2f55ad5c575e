"""The end of a game as one viewer meets it: the place, the points and who did how well."""

import msgspec
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State
from velkahra.server.domain.texts import Say, speaker
from velkahra.server.room.chat import Chat
from velkahra.server.room.room import Room
from velkahra.server.web.kit.pages import player_name
from velkahra.server.web.kit.request import entered, language_of
from velkahra.server.web.kit.templates import render
from velkahra.server.web.people.pages import face_at


class FinalPlace(msgspec.Struct, frozen=True):
    """The end of a game for a seat.

    Attributes:
        place: from 1; seats that are level share one, and an automaton that won has the first.
        share: of the victory, 0..1.
        points: None where the game has none.
    """

    seat: int
    place: int
    share: float
    points: int | None


def final_places(game: Game, state: State) -> list[FinalPlace]:
    """List the seats of a finished game, the best first."""
    shares = list(state.returns())
    scores = [game.table.final_score(state, seat) for seat in range(state.seats)]
    keys = list(zip(shares, scores, strict=True))
    ahead = 1 if any(shares) else 2
    found = [
        FinalPlace(seat, ahead + sum(key > own for key in keys), own[0], next(iter(own[1]), None))
        for seat, own in enumerate(keys)
    ]
    return sorted(found, key=lambda place: place.place)


async def ending(request: Request) -> Response:
    """Answer the end of a game, as a part of the table's page."""
    room, seat = await entered(request)
    language = language_of(request, room.row.language)
    if not room.is_over or not room.ledger.state.is_over():
        raise HTTPException(409, speaker(language)("error-early"))
    return HTMLResponse(ending_part(language, room, seat))


def ending_part(language: str, room: Room, seat: int) -> Markup:
    """Make the headline and the standings for a seat, or for a spectator."""
    say, ledger = speaker(language), room.ledger
    found = final_places(ledger.game, ledger.state)
    own = next((place for place in found if place.seat == seat), None)
    return render(
        "table/ending.html",
        language,
        headline=_headline(say, own) if own else "",
        won=bool(own and own.share > 0),
        own=seat,
        places=found,
        most=max(1, *(place.points or 0 for place in found)),
        names=[_name(language, room, other) for other in range(len(found))],
        faces=[face_at(room, other) for other in range(len(found))],
        why=room.scene(seat, language).prompt,
    )


def _headline(say: Say, own: FinalPlace) -> str:
    """Return the result of a seat in words."""
    if own.points is None and not own.share:
        return say("over-lost")
    kind = "won" if own.share == 1 else "shared" if own.share else "place"
    said = say(f"over-{kind}", place=own.place)
    return said if own.points is None else f"{said}, {say('over-points', points=own.points)}"


def _name(language: str, room: Room, seat: int) -> tuple[str, str]:
    """Return the name of a seat, and of its bot or person, if that is known."""
    row, name = room.row, room.ledger.game.words.seat(language, room.row.options, seat)
    if row.seats[seat].bot:
        return name, player_name(language, row, seat)
    return name, room.feature(Chat).name(seat)
