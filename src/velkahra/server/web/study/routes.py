"""Routes of studies. A study has two secret links: one to edit it, and one to read it."""

import asyncio
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import RecordError, VelkahraError
from velkahra.core.play.tree import Tree, of_record, read_tree, write_tree
from velkahra.server.domain import texts
from velkahra.server.domain.fairness import FairSemaphore
from velkahra.server.domain.ledger import PlyRow, Row
from velkahra.server.domain.provenance import BRANCH, OriginRow
from velkahra.server.domain.studies import proper_title
from velkahra.server.live.alone import POLICY_VIOLATION
from velkahra.server.room.history import is_open
from velkahra.server.room.hub import Hub
from velkahra.server.room.studies import OpenStudy, reader_token
from velkahra.server.store.backend import StoreError
from velkahra.server.web.identity.accounts import Accounts
from velkahra.server.web.identity.origin import address_of, base_of
from velkahra.server.web.kit import pages as kit_pages
from velkahra.server.web.kit import receiving
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.kit.request import (
    check_pace,
    check_players,
    language_and_manner,
    language_of,
    read_form,
    shown,
)
from velkahra.server.web.lessons.routes import game_of
from velkahra.server.web.lobby.routes import opened
from velkahra.server.web.replay import uploads
from velkahra.server.web.replay.routes import back_to_replay, share_path, visited
from velkahra.server.web.study import beginnings, export, pages
from velkahra.server.web.study.live import StudyConnection, first_place

_STUDY: Final = "/study/{game}/{study}/{token}"
_REPLAYS: Final = ("/replay/{table}/{token}", "/table/{table}/{token}/replay")


def routes() -> list[BaseRoute]:
    """List the routes."""
    press = FairSemaphore(1)
    return [
        Route("/study/{game}", begin, methods=["GET", "POST"]),
        Route(_STUDY, show),
        WebSocketRoute(f"{_STUDY}/live", live),
        Route(f"{_STUDY}/record", record),
        Route(f"{_STUDY}/picture.png", partial(picture, press=press)),
        Route(f"{_STUDY}/film.webp", partial(film, press=press)),
        Route(f"{_STUDY}/play", play_on, methods=["POST"]),
        Route(f"{_STUDY}/replay", finish, methods=["POST"]),
        Route(f"{_STUDY}/title", rename, methods=["POST"]),
        Route(f"{_STUDY}/delete", delete, methods=["POST"]),
        *(Route(f"{base}/study", from_replay, methods=["POST"]) for base in _REPLAYS),
        *(Route(f"{base}/study", back_to_replay) for base in _REPLAYS),
    ]


async def entered(connection: HTTPConnection) -> tuple[OpenStudy, bool]:
    """Return the study of a link, and whether it may be edited. Raises: HTTPException 404."""
    hub: Hub = connection.app.state.hub
    asked = connection.path_params
    found = await hub.studies.enter(asked["study"], asked["token"])
    if found is None or found[0].game.name != asked["game"]:
        raise HTTPException(404)
    return found


async def edited(request: Request) -> OpenStudy:
    """Return the study of a link that may edit it. Raises: HTTPException 404."""
    study, edits = await entered(request)
    if not edits:
        raise HTTPException(404)
    return study


def place_of(request: HTTPConnection, study: OpenStudy) -> int:
    """Return the move that the address names, or the one that a page shows first."""
    return first_place(study, number_of(request.query_params.get("at", ""), -1))


async def begin(request: Request) -> Response:
    """Show how a study can begin; POST begins one."""
    game, language = game_of(request), language_of(request)
    if request.method != "POST":
        return shown(request, pages.begin_page(language, game))
    await check_pace(request, "files")
    reception: receiving.Reception = request.app.state.reception
    begun = beginnings.Begun()
    try:
        longest = beginnings.LONGEST_FORM
        begun = await reception.read(request, longest, beginnings.read, game.name)
        if begun.wrong:
            raise RecordError(begun.wrong)
        found = await asyncio.to_thread(_begun, game, begun)
    except VelkahraError as error:
        wrong = beginnings.Begun(begun.text, begun.wrong or str(error), begun.line)
        return HTMLResponse(pages.begin_page(language, game, wrong), 400)
    title = proper_title(begun.fields.get("title", ""))
    cardboard = begun.fields.get("kind") == "cardboard"
    return await opened_study(request, found, title, cardboard=cardboard)


def _begun(game: Game, begun: beginnings.Begun) -> Tree:
    """Return the tree that a form asks for. Raises: VelkahraError."""
    fields = begun.fields
    if begun.text:
        return read_tree(begun.text, game, lawful=False)
    if fields.get("puzzle"):
        return beginnings.of_puzzle(game, number_of(fields["puzzle"]))
    options = {
        name.removeprefix("option-"): value
        for name, value in fields.items()
        if name.startswith("option-")
    }
    return beginnings.of_start(game, number_of(fields.get("seats", "")), options)


async def opened_study(
    request: Request, found: Tree, title: str = "", at: int = -1, *, cardboard: bool = False
) -> Response:
    """Store a new study, and lead to it. The caller has counted it in the limits."""
    hub: Hub = request.app.state.hub
    head = beginnings.head_of(found, title, cardboard=cardboard)
    name, secret = await hub.studies.make(found, head)
    where = f"?at={at}" if at >= 0 else ""
    return RedirectResponse(f"/study/{found.game.name}/{name}/{secret}{where}", 303)


async def from_replay(request: Request) -> Response:
    """Begin a study of a game that everybody may see, at a position."""
    room, _, _ = await visited(request)
    form = await read_form(request)
    if not is_open(room):
        raise HTTPException(403, texts.speaker(language_of(request))("replay-not-yet"))
    await check_pace(request, "files")
    found = of_record(room.ledger.play.record(room.notes()), room.ledger.game)
    return await opened_study(request, found, at=number_of(form.get("ply", "")))


async def show(request: Request) -> Response:
    """Show a study."""
    study, edits = await entered(request)
    language = language_and_manner(request, study.game)
    read = f"/study/{study.game.name}/{study.id}/{reader_token(study.link)}"
    place, path = place_of(request, study), request.url.path
    reader = base_of(request) + read
    markup = await asyncio.to_thread(
        partial(pages.study_page, language, study, path, reader, place, edits=edits)
    )
    return shown(request, markup)


async def live(socket: WebSocket) -> None:
    """Keep a page up to date, and take what it does."""
    try:
        study, edits = await entered(socket)
    except (HTTPException, StoreError):
        await socket.close(POLICY_VIOLATION)
        return
    hub: Hub = socket.app.state.hub
    language = language_and_manner(socket, study.game)
    await socket.accept()
    address = address_of(socket)
    await StudyConnection(
        socket,
        study,
        hub.studies,
        language,
        hub.settings,
        partial(hub.messages.wait, address),
        socket.query_params.get("drawn", ""),
        edits=edits,
        name=await _name(socket, language, study),
        address=address,
        at=place_of(socket, study),
    ).attend()


async def _name(socket: HTTPConnection, language: str, study: OpenStudy) -> str:
    """Return the name of a visitor: that of the account, or a number."""
    accounts: Accounts | None = socket.app.state.accounts
    account = await accounts.who(socket) if accounts else None
    taken = {guest.name for guest in study.guests}
    say = texts.speaker(language)
    guests = (say("study-guest", number=n) for n in range(1, len(taken) + 2))
    return account.name if account else next(name for name in guests if name not in taken)


async def record(request: Request) -> Response:
    """Answer with the record, with its variations."""
    study, _ = await entered(request)
    text = await asyncio.to_thread(write_tree, study.tree)
    name = f"{study.game.name}-{study.id}.txt"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def picture(request: Request, press: FairSemaphore) -> Response:
    """Answer with a position as PNG."""
    study, _ = await entered(request)
    language, at = language_of(request), place_of(request, study)
    async with press:
        drawn = await asyncio.to_thread(export.still, study.tree, at, study.head.eyes, language)
    return Response(drawn, media_type="image/png")


async def film(request: Request, press: FairSemaphore) -> Response:
    """Answer with the main line as an animated WebP."""
    await check_pace(request, "files")
    study, _ = await entered(request)
    language = language_of(request)
    async with press:
        drawn = await asyncio.to_thread(export.film, study.tree, study.head.eyes, language)
    return Response(drawn, media_type="image/webp", headers=_saved_as(study, "webp"))


def _saved_as(study: OpenStudy, kind: str) -> dict[str, str]:
    name = f"{study.game.name}-{study.id}.{kind}"
    return {"content-disposition": f'attachment; filename="{name}"'}


async def play_on(request: Request) -> Response:
    """Open a table that goes on from a position, and lead to it."""
    study, _ = await entered(request)
    language, form = language_of(request), await read_form(request)
    await check_pace(request, "tables")
    tree = study.tree
    seats = [form.get(f"seat-{n}", "") for n in range(tree.seats)]
    players = ["person" if wish == "me" else wish for wish in seats]
    at = number_of(form.get("at", ""), -1)
    hub: Hub = request.app.state.hub
    try:
        check_players(players)
        if at not in tree.moves or tree.state(at).is_over():
            raise VelkahraError(texts.speaker(language)("try-over"))
        plies = tree.record(at).plies
        notes = {"came-from": f"study {study.id} move {at}"}
        write = study.game.write
        given: list[Row] = [OriginRow(BRANCH, len(plies), notes)]
        given += [PlyRow(seat, write(seat, action)) for seat, action in plies]
        name = study.game.name
        table, secret = await hub.open_table(name, players, tree.options, language, given=given)
    except VelkahraError as error:
        why = texts.speaker(language)("try-failed", why=str(error))
        return HTMLResponse(kit_pages.error_page(language, why), 400)
    return await opened(request, table, secret, seats)


async def finish(request: Request) -> Response:
    """Store the main line as a game that everybody with the link can replay and analyse."""
    study, _ = await entered(request)
    await check_pace(request, "files")
    language = language_of(request)
    try:
        found = study.tree.record()
    except RecordError as error:
        why = texts.speaker(language)("try-failed", why=str(error))
        return HTMLResponse(kit_pages.error_page(language, why), 409)
    room = await uploads.keep_record(request.app.state.hub, found, language)
    return RedirectResponse(f"{share_path(room.row)}?ply=0", 303)


async def rename(request: Request) -> Response:
    """Give a study a title."""
    study, form = await edited(request), await read_form(request)
    await study.rename(proper_title(form.get("title", "")))
    return RedirectResponse(request.url.path.removesuffix("/title"), 303)


async def delete(request: Request) -> Response:
    """Delete a study for good."""
    study = await edited(request)
    hub: Hub = request.app.state.hub
    await hub.studies.delete(study)
    return RedirectResponse(f"/study/{study.game.name}", 303)
