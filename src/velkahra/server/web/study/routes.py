"""Routes of studies. A study has two secret links: one to edit it, and one to read it."""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from velkahra.core.contract.refusals import RecordError, VelkahraError
from velkahra.core.play.tree import Tree, of_record, write_tree
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
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit import receiving
from velkahra.server.web.kit import request as kit_request
from velkahra.server.web.kit.numbers import number_of
from velkahra.server.web.lessons.routes import game_of
from velkahra.server.web.replay import routes as replays
from velkahra.server.web.replay import uploads
from velkahra.server.web.study import beginnings, export, pages
from velkahra.server.web.study.live import StudyConnection, place_of

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
        Route(f"{_STUDY}/picture.png", partial(image, press=press)),
        Route(f"{_STUDY}/film.webp", partial(image, press=press)),
        Route(f"{_STUDY}/play", play_on, methods=["POST"]),
        Route(f"{_STUDY}/replay", finish, methods=["POST"]),
        Route(f"{_STUDY}/title", rename, methods=["POST"]),
        Route(f"{_STUDY}/delete", delete, methods=["POST"]),
        *(Route(f"{base}/study", from_replay, methods=["POST"]) for base in _REPLAYS),
        *(Route(f"{base}/study", replays.back_to_replay) for base in _REPLAYS),
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


async def begin(request: Request) -> Response:
    """Show how a study can begin; POST begins one."""
    game, language = game_of(request), kit_request.language_of(request)
    if request.method != "POST":
        return kit_request.shown(request, pages.begin_page(language, game))
    await kit_request.check_pace(request, "files")
    reception: receiving.Reception = request.app.state.reception
    begun = beginnings.Begun()
    try:
        longest = beginnings.LONGEST_FORM
        begun = await reception.read(request, longest, beginnings.read, game.name)
        found = await asyncio.to_thread(beginnings.tree_of, game, begun)
    except VelkahraError as error:
        wrong = beginnings.Begun(begun.text, begun.wrong or str(error), begun.line)
        return HTMLResponse(pages.begin_page(language, game, wrong), 400)
    return await _stored(request, found, begun.fields.get("kind") == "cardboard")


async def _stored(request: Request, found: Tree, cardboard: bool, query: str = "") -> Response:
    """Store a new study, and lead to it. The caller has counted it in the limits."""
    hub: Hub = request.app.state.hub
    name, secret = await hub.studies.make(found, beginnings.head_of(found, cardboard=cardboard))
    return RedirectResponse(f"/study/{found.game.name}/{name}/{secret}{query}", 303)


async def from_replay(request: Request) -> Response:
    """Begin a study of a game that everybody may see, at a position."""
    room, _, _ = await replays.visited(request)
    form = await kit_request.read_form(request)
    if not is_open(room):
        raise HTTPException(403, texts.speaker(kit_request.language_of(request))("replay-not-yet"))
    await kit_request.check_pace(request, "files")
    found = of_record(room.ledger.play.record(room.notes()), room.ledger.game)
    query = f"?at={number_of(form.get('ply', ''))}"
    return await _stored(request, found, cardboard=False, query=query)


async def show(request: Request) -> Response:
    """Show a study."""
    study, edits = await entered(request)
    language = kit_request.language_and_manner(request, study.game)
    read = f"/study/{study.game.name}/{study.id}/{reader_token(study.link)}"
    about = study, request.url.path, base_of(request) + read, place_of(request, study)
    markup = await asyncio.to_thread(pages.study_page, language, *about, edits=edits)
    return kit_request.shown(request, markup)


async def live(socket: WebSocket) -> None:
    """Keep a page up to date, and take what it does."""
    try:
        study, edits = await entered(socket)
    except (HTTPException, StoreError):
        await socket.close(POLICY_VIOLATION)
        return
    language = kit_request.language_and_manner(socket, study.game)
    await socket.accept()
    name = await _name(socket, language, study)
    await StudyConnection(socket, socket.app.state.hub, study, language, edits, name).attend()


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
    return PlainTextResponse(text, headers=_saved_as(study, "txt"))


async def image(request: Request, press: FairSemaphore) -> Response:
    """Answer with a position as PNG, or with the main line as an animated WebP."""
    study, _ = await entered(request)
    how = study.head.eyes, kit_request.language_of(request)
    if request.url.path.endswith(".png"):
        async with press:
            about = study.tree, place_of(request, study), *how
            drawn = await asyncio.to_thread(export.still, *about)
        return Response(drawn, media_type="image/png")
    await kit_request.check_pace(request, "files")
    async with press:
        drawn = await asyncio.to_thread(export.film, study.tree, *how)
    return Response(drawn, media_type="image/webp", headers=_saved_as(study, "webp"))


def _saved_as(study: OpenStudy, kind: str) -> dict[str, str]:
    name = f"{study.game.name}-{study.id}.{kind}"
    return {"content-disposition": f'attachment; filename="{name}"'}


async def play_on(request: Request) -> Response:
    """Open a table that goes on from a position, and lead to it."""
    study, _ = await entered(request)
    language, tree = kit_request.language_of(request), study.tree
    hub: Hub = request.app.state.hub

    async def branch(form: Mapping[str, str], players: list[str]) -> tuple[str, str]:
        at = number_of(form.get("at", ""), -1)
        if at not in tree.moves or tree.state(at).is_over():
            raise VelkahraError(texts.speaker(language)("try-over"))
        plies = tree.record(at).plies
        notes = {"came-from": f"study {study.id} move {at}"}
        moves = (PlyRow(seat, tree.game.write(seat, action)) for seat, action in plies)
        given: list[Row] = [OriginRow(BRANCH, len(plies), notes), *moves]
        about = tree.game.name, players, tree.options, language
        return await hub.open_table(*about, given=given)

    return await replays.continued(request, language, tree.seats, branch)


async def finish(request: Request) -> Response:
    """Store the main line as a game that everybody with the link can replay and analyse."""
    study, _ = await entered(request)
    await kit_request.check_pace(request, "files")
    language = kit_request.language_of(request)
    try:
        found = study.tree.record()
    except RecordError as error:
        return replays.failed(language, error, 409)
    room = await uploads.keep_record(request.app.state.hub, found, language)
    return RedirectResponse(f"{replays.share_path(room.row)}?ply=0", 303)


async def rename(request: Request) -> Response:
    """Give a study a title."""
    study, form = await edited(request), await kit_request.read_form(request)
    await study.change(title=proper_title(form.get("title", "")))
    return RedirectResponse(request.url.path.removesuffix("/title"), 303)


async def delete(request: Request) -> Response:
    """Delete a study for good."""
    study = await edited(request)
    hub: Hub = request.app.state.hub
    await hub.studies.delete(study)
    return RedirectResponse(f"/study/{study.game.name}", 303)
