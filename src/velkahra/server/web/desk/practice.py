"""A practice camp: bots play all teams, and the organiser learns the desk in fast motion."""

from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from velkahra.bots.levels import LEVELS
from velkahra.core import registry
from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain.texts import of_game
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.web.desk.service import DeskService
from velkahra.server.web.identity.own_seats import remember
from velkahra.server.web.kit.request import check_pace, language_of

AT_ONCE: Final = "at-once"
GENTLEST: Final = next(iter(LEVELS))


class Practice(msgspec.Struct, frozen=True):
    """The lesson's text at this moment, and whether (`goes_on`) the next step can be made up."""

    text: str
    goes_on: bool


async def start(request: Request) -> Response:
    """Open a practice camp, and lead to its desk. Raises: HTTPException 404 where there is none."""
    await check_pace(request, "tables")
    try:
        game = registry.game(request.path_params["game"])
    except VelkahraError as error:
        raise HTTPException(404) from error
    if game.desk is None or not game.desk.practice:
        raise HTTPException(404)
    hub: Hub = request.app.state.hub
    teams = [f"bot {GENTLEST}"] * max(game.seats)
    table, secret = await hub.open_table(
        game.name, teams, game.complete(game.desk.practice), language_of(request), pace=AT_ONCE
    )
    answer = RedirectResponse(f"/desk/{table}/{secret}", 303)
    await remember(request, answer, table, {}, host=secret)
    return answer


def practice_of(room: Room, language: str) -> Practice | None:
    """Return the lesson of a practice camp; None at a desk with people's teams."""
    service, desk = DeskService(room), room.ledger.game.desk
    if desk is None or not service.is_practice():
        return None
    paused = room.ledger.agreements.paused
    moment = desk.moment(room.ledger.state, paused)
    text = of_game(room.ledger.game, language, f"practice-{moment}")
    return Practice(text, paused or service.next_form() is not None)
