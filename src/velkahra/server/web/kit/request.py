"""Facts of a request for every route: the visitor, the origin, the language, the form."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Concatenate, Final, ParamSpec, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from velkahra import bots
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.text.fluent import MANNER
from velkahra.server.domain.texts import accepted, known_language, speaker
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.store import backend, people
from velkahra.server.store.limits import Limit
from velkahra.server.web.identity.accounts import Accounts
from velkahra.server.web.identity.origin import A_YEAR, address_of
from velkahra.server.web.kit import assets, forms

LONGEST_FORM: Final = 10_000
P = ParamSpec("P")
T = TypeVar("T")


def language_of(connection: HTTPConnection, otherwise: str | None = None) -> str:
    """Choose the language: asked for now, chosen before, the table's (`otherwise`), browser's."""
    return known_language(
        connection.query_params.get("language"),
        connection.cookies.get("language"),
        otherwise,
        accepted(connection.headers.get("accept-language", "")),
    )


def language_and_manner(
    connection: HTTPConnection, game: Game, otherwise: str | None = None
) -> str:
    """Choose the language, as `language_of`, in the manner set for this game."""
    language = language_of(connection, otherwise)
    manner = connection.cookies.get(f"manner-{game.name}", "")
    known = manner and manner in (switch.manner for switch in game.pages.switches)
    return f"{language}{MANNER}{manner}" if known else language


def shown(request: Request, markup: str, status: int = 200) -> Response:
    """Answer with a page, and remember the language if it was chosen just now.

    Browsers without scripts ask for the drawings in the page.
    """
    held = assets.with_drawings(markup) if "drawings" in request.query_params else markup
    answer = HTMLResponse(held, status)
    wish = request.query_params.get("language")
    if wish and wish == known_language(wish):
        answer.set_cookie("language", wish, max_age=A_YEAR, samesite="lax", httponly=True)
    return answer


async def entered(connection: HTTPConnection) -> tuple[Room, int]:
    """Return the room, and the seat of the link, -1 for spectators. Raises: HTTPException 404."""
    hub: Hub = connection.app.state.hub
    table, token = connection.path_params["table"], connection.path_params["token"]
    found = await hub.enter(table, token)
    accounts: Accounts | None = connection.app.state.accounts
    if found is None and accounts is not None:
        found = await accounts.enter(connection, hub, table, token)
    if found is None:
        raise HTTPException(404)
    await _check_sitter(connection, *found)
    found[0].audience.last = address_of(connection)
    return found


async def _check_sitter(connection: HTTPConnection, room: Room, seat: int) -> None:
    """Check that the seat of a rated game is the visitor's. Raises: HTTPException 403.

    The host knows the links of seats, and could play badly for somebody else.
    """
    accounts: Accounts | None = connection.app.state.accounts
    if accounts is None or not room.is_rated_seat(seat):
        return
    sitter = await in_store(connection, people.sitter, room.row.id, seat)
    account = await accounts.who(connection)
    if sitter is not None and (account is None or account.id != sitter):
        raise HTTPException(403, speaker(language_of(connection))("rated-foreign"))


def page_at(path: str) -> Callable[[Request], Awaitable[Response]]:
    """Return what leads to a page from the address of its form, as a change of language does."""

    async def lead(request: Request) -> Response:
        query = f"?{request.url.query}" if request.url.query else ""
        return RedirectResponse(path + query, 303)

    return lead


async def read_form(request: Request, longest: int = LONGEST_FORM) -> dict[str, str]:
    """Return the fields of a form by name (files: `Reception`). Raises: HTTPException."""
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > longest:
            raise HTTPException(413)
    try:
        return {name: forms.text(value) for name, value in forms.fields(bytes(raw)).items()}
    except ValueError as error:
        raise HTTPException(400) from error


async def in_store(
    connection: HTTPConnection,
    job: Callable[Concatenate[backend.Connection, P], T],
    *values: P.args,
    **named: P.kwargs,
) -> T:
    """Return the result of a job of the store with these values. Raises: StoreError."""
    hub: Hub = connection.app.state.hub
    return await hub.store.run(lambda base: job(base, *values, **named))


async def check_pace(request: Request, what: str) -> None:
    """Count a use of `app.state.limits[what]`. Raises: HTTPException 429, StoreError."""
    limits: dict[str, Limit] = request.app.state.limits
    if not await limits[what].allows(address_of(request)):
        raise HTTPException(429)


def check_players(players: Sequence[str]) -> None:
    """Check "person" or "bot NAME" for each seat. Raises: VelkahraError naming an unknown one."""
    for player in players:
        if player != "person" and player not in [f"bot {name}" for name in bots.names()]:
            raise VelkahraError(f"there is no player {player!r}")
