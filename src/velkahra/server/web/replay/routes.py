"""Routes of the replay, of uploaded records, and of tables that this program cannot replay."""

import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final
from urllib.parse import urlencode

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from velkahra.core.contract import events, refusals
from velkahra.core.play.record import write_record
from velkahra.server.domain import agreements, legacy, links, tables, texts
from velkahra.server.room.analyses import REFUSALS, Analyst
from velkahra.server.room.history import Projector, TableHistory, is_open, may_look, viewers
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.store import results
from velkahra.server.web.identity import origin, own_seats
from velkahra.server.web.kit import numbers, pages, receiving
from velkahra.server.web.kit import request as kit_request
from velkahra.server.web.lobby import handover, opening
from velkahra.server.web.lobby.routes import opened
from velkahra.server.web.replay import analysis as analysis_page
from velkahra.server.web.replay import page as replay_page
from velkahra.server.web.replay import sharing, uploads
from velkahra.server.web.replay.news import Known, news_of

ASKER: Final = "analysis"
A_DAY: Final = 24 * 3600


def routes() -> list[BaseRoute]:
    """List the routes. A replay has two addresses: behind a table's link, and one for everybody."""
    projector = Projector()

    async def picture(request: Request) -> Response:
        room, _, _ = await visited(request)
        ply = ply_of(request.query_params.get("ply", ""), len(room.ledger.play.plies))
        language = kit_request.language_of(request, room.row.language)
        return await sharing.small_picture(projector, room, ply, language)

    async def card(request: Request) -> Response:
        room, _, _ = await visited(request)
        return await sharing.card_png(
            projector, room, kit_request.language_of(request, room.row.language)
        )

    judged = partial(analysis, projector=projector)
    found: list[BaseRoute] = [
        Route("/records", upload, methods=["GET", "POST"]),
        Route("/table/{table}/{token}/actions", actions),
        Route("/table/{table}/{token}/record", record),
    ]
    for base in ("/table/{table}/{token}/replay", "/replay/{table}/{token}"):
        found += [
            Route(base, partial(show, projector=projector)),
            Route(f"{base}/frames", partial(show_frames, projector=projector)),
            Route(f"{base}/news", news),
            Route(f"{base}/try", try_from_here, methods=["POST"]),
            Route(f"{base}/try", back_to_replay),
            Route(f"{base}/record", record),
            Route(f"{base}/picture.svg", picture),
            Route(f"{base}/card.png", card),
            Route(f"{base}/analysis", judged, methods=["GET", "POST"]),
            Route(f"{base}/analysis/cancel", judged, methods=["POST"]),
        ]
    return found


def share_path(row: tables.TableRow) -> str:
    """Return the address of a replay that can be shared: it shows what spectators see."""
    return links.replay_path(row.id, row.watch_key)


async def visited(request: Request) -> tuple[Room, int, str]:
    """Return the room, the seat (-1: a spectator) and the address. Raises: HTTPException 404."""
    table, token = request.path_params["table"], request.path_params["token"]
    if request.url.path.startswith("/table/"):
        room, seat = await kit_request.entered(request)
        return room, seat, f"/table/{table}/{token}/replay"
    hub: Hub = request.app.state.hub
    found = await hub.room(table)
    shared = links.token(found.row.watch_key.hex(), links.SHARED) if found else ""
    if found is None or links.find(token, [links.key(shared)]) < 0:
        raise HTTPException(404)
    return found, events.SPECTATOR, share_path(found.row)


def eyes_of(request: Request, room: Room, seat: int) -> int:
    """Return the viewer's eyes: a seat, SPECTATOR or OPEN. Raises: HTTPException 403 or 404."""
    wish = request.query_params.get("eyes", replay_page.eyes_name(room, seat))
    known = {replay_page.eyes_name(room, eyes): eyes for eyes in viewers(room)}
    if wish not in known:
        raise HTTPException(404)
    if not may_look(room, seat, known[wish]):
        key = "replay-open-not-yet" if known[wish] == events.OPEN else "replay-not-yet"
        raise HTTPException(
            403, texts.speaker(kit_request.language_of(request, room.row.language))(key)
        )
    return known[wish]


def ply_of(text: str, plies: int) -> int:
    """Return the number of a position, 0 to `plies`; anything but a number is the last one."""
    return min(numbers.number_of(text, plies), plies)


def cursor_of(room: Room, seat: int, eyes: int, ply: int, path: str) -> replay_page.ReplayCursor:
    """Return the cursor of a viewer, through whose `eyes`, at position `ply`."""
    table = path.removesuffix("/replay") if path.startswith("/table/") else ""
    share = share_path(room.row) if is_open(room) or seat == events.SPECTATOR else ""
    return replay_page.ReplayCursor(seat, eyes, ply, path, table, share)


async def show(request: Request, projector: Projector) -> Response:
    """Show a replay at a position."""
    room, seat, path = await visited(request)
    eyes = eyes_of(request, room, seat)
    language = kit_request.language_and_manner(request, room.ledger.game, room.row.language)
    history = TableHistory(room)
    ply = ply_of(request.query_params.get("ply", ""), len(history.plies))
    cursor = cursor_of(room, seat, eyes, ply, path)
    hub: Hub = request.app.state.hub
    embedded = request.url.path.startswith("/embed/")
    cursor = msgspec.structs.replace(
        cursor,
        embedded=embedded,
        archives=hub.settings.archive and is_open(room),
        studies=hub.settings.studies and is_open(room) and not embedded,
    )
    analyst = hub.analyst
    judges = is_open(room) and not cursor.embedded
    status = await analyst.status(room, asker_of(request)) if judges else None
    problem = request.query_params.get("problem", "")
    problem = problem if problem in REFUSALS else ""
    hand = await handover.on_table(request, room, seat, language)

    analysis = b""
    if status is not None:
        drawn_card = partial(analysis_page.card, language, room, cursor, status, problem)
        analysis = await projector.draw(lambda: drawn_card().encode())

    over = is_open(room) and room.ledger.state.is_over()
    address = origin.base_of(request) + share_path(room.row) if over else ""

    def draw() -> bytes:
        judged = analysis.decode()
        head = sharing.head_of(language, room, address) if address else pages.NOTHING
        return replay_page.replay_page(language, room, history, cursor, judged, hand, head).encode()

    stands = room.row.id, room.ledger.version, hash(tuple(history.plies))
    drawn = await projector.kept((*stands, cursor, language, analysis, hand, address), draw)
    return kit_request.shown(request, drawn.decode())


async def analysis(request: Request, projector: Projector) -> Response:
    """Show the card of the analysis; POST begins or cancels it."""
    room, seat, path = await visited(request)
    language = kit_request.language_and_manner(request, room.ledger.game, room.row.language)
    if not is_open(room):
        raise HTTPException(403, texts.speaker(language)("analysis-early"))
    analyst: Analyst = request.app.state.hub.analyst
    who = asker_of(request)
    problem = await _change(analyst, room, request, who) if request.method == "POST" else ""
    if request.method == "POST" and "x-part" not in request.headers:
        form = await kit_request.read_form(request)
        query = {name: form.get(name, "") for name in ("ply", "eyes")} | {"problem": problem}
        kept = urlencode({name: value for name, value in query.items() if value})
        return _known(request, RedirectResponse(f"{path}?{kept}#analysis", 303), who)
    ply = ply_of(request.query_params.get("ply", ""), len(room.ledger.play.plies))
    eyes = eyes_of(request, room, seat)
    status, cursor = await analyst.status(room, who), cursor_of(room, seat, eyes, ply, path)
    drawn = await projector.draw(
        lambda: analysis_page.card(language, room, cursor, status, problem).encode()
    )
    return _known(request, HTMLResponse(drawn.decode()), who)


def asker_of(request: Request) -> str:
    """Return the browser's own secret, or a new one: the link does not tell browsers apart."""
    known = request.cookies.get(ASKER, "")
    return known if len(known) == len(links.new_secret()) else links.new_secret()


def _known(request: Request, answer: Response, who: str) -> Response:
    """Let a browser that changes an analysis keep its secret for a day."""
    if request.method == "POST":
        own_seats.write_cookie(request, answer, ASKER, who, A_DAY)
    return answer


async def _change(analyst: Analyst, room: Room, request: Request, who: str) -> str:
    """Begin or cancel an analysis, and return the message key of why not, or ""."""
    try:
        if request.url.path.endswith("/cancel"):
            analyst.cancel(room, who)
        else:
            await analyst.begin(room, who, origin.address_of(request))
    except agreements.NotNow as error:
        return error.name
    return ""


async def show_frames(request: Request, projector: Projector) -> Response:
    """Answer with positions as JSON; 409 if plies that the page has, `undone`, were taken back."""
    room, seat, _ = await visited(request)
    eyes, asked = eyes_of(request, room, seat), request.query_params
    if asked.get("undone") not in (None, str(room.ledger.undone)):
        raise HTTPException(409, texts.speaker(kit_request.language_of(request))("replay-changed"))
    language = kit_request.language_and_manner(request, room.ledger.game, room.row.language)
    number = numbers.number_of(asked.get("chunk", ""), -1)
    drawn = await projector.chunk(room, number, eyes, language) if number >= 0 else b""
    if not drawn:
        raise HTTPException(404)
    return Response(drawn, media_type="application/json")


async def news(request: Request) -> Response:
    """Answer with the new plies, as JSON; 204 if there are none."""
    room, seat, _ = await visited(request)
    eyes = eyes_of(request, room, seat)
    language = kit_request.language_and_manner(request, room.ledger.game, room.row.language)
    hub: Hub = request.app.state.hub
    hub.looked(room, origin.address_of(request))
    asked = request.query_params
    known = Known(*(numbers.number_of(asked.get(name, "")) for name in Known.__struct_fields__))
    found = news_of(room, eyes, language, known)
    if found is None:
        return Response(status_code=204)
    return Response(msgspec.json.encode(found), media_type="application/json")


def _file(text: str, row: tables.TableRow) -> Response:
    disposition = f'attachment; filename="{row.game}-{row.id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": disposition})


async def record(request: Request) -> Response:
    """Answer with the record, if nothing is hidden any more."""
    room, _, _ = await visited(request)
    if not is_open(room):
        raise HTTPException(409, texts.speaker(kit_request.language_of(request))("error-early"))
    text = write_record(room.ledger.play.record(room.notes()), room.ledger.game)
    return _file(text, room.row)


async def try_from_here(request: Request) -> Response:
    """Open a table that goes on from a position, and redirect to it."""
    room, _, _ = await visited(request)
    language = kit_request.language_of(request, room.row.language)
    if not is_open(room):
        raise HTTPException(403, texts.speaker(language)("replay-not-yet"))

    async def branch(form: Mapping[str, str], players: list[str]) -> tuple[str, str]:
        ply = form.get("ply", "")
        if ply_of(ply, len(room.ledger.play.plies)) != int(ply or -1):
            raise refusals.VelkahraError(texts.speaker(language)("try-over"))
        return await uploads.branch(request.app.state.hub, room, int(ply), players, language)

    desk = opening.has_desk(room.ledger.game, room.row.options)
    return await continued(request, language, room.ledger.play.seats, branch, desk)


async def continued(
    request: Request,
    language: str,
    seats: int,
    branch: Callable[[Mapping[str, str], list[str]], Awaitable[tuple[str, str]]],
    desk: bool = False,
) -> Response:
    """Open a table by `branch`, from a form that seats players, and lead to it."""
    await kit_request.check_pace(request, "tables")
    form = await kit_request.read_form(request)
    wishes = [form.get(f"seat-{n}", "") for n in range(seats)]
    players = ["person" if wish == "me" else wish for wish in wishes]
    try:
        kit_request.check_players(players)
        table, secret = await branch(form, players)
    except (refusals.VelkahraError, ValueError) as error:
        return failed(language, error)
    return await opened(request, table, secret, wishes, desk)


def failed(language: str, error: Exception, status: int = 400) -> Response:
    """Return the page that tells why a game cannot continue."""
    why = texts.speaker(language)("try-failed", why=str(error))
    return HTMLResponse(pages.error_page(language, why), status)


async def back_to_replay(request: Request) -> Response:
    """Lead from the address of the form to the replay, as a change of language does."""
    path, query = request.url.path.rpartition("/")[0], request.url.query
    return RedirectResponse(f"{path}?{query}", 303)


async def upload(request: Request) -> Response:
    """Show the page for uploading a record, or read one and redirect to its replay."""
    language = kit_request.language_of(request)
    if request.method != "POST":
        return kit_request.shown(request, replay_page.upload_page(language))
    await kit_request.check_pace(request, "files")
    found = await _uploaded(request, language)
    if found.record is None:
        page = replay_page.upload_page(language, found.text, uploads.UploadError(*found.wrong))
        return HTMLResponse(page, 400)
    room = await uploads.keep_record(request.app.state.hub, found.record, language)
    return RedirectResponse(f"{share_path(room.row)}?ply=0", 303)


async def _uploaded(request: Request, language: str) -> uploads.Upload:
    """Return the record of a form, or its mistake. Raises: HTTPException, StoreError."""
    reception: receiving.Reception = request.app.state.reception
    try:
        return await reception.read(request, uploads.LONGEST_UPLOAD, uploads.uploaded, language)
    except refusals.RecordError:
        return uploads.Upload(wrong=(texts.speaker(language)("upload-costly"), 0, "", ""))
    except HTTPException as error:
        if error.status_code != 413:
            raise
        return uploads.Upload(wrong=(uploads.too_long(language), 0, "", ""))


def legacy_page(request: Request, language: str, why: str = "error-rules") -> str:
    """Return the page for a table that this program cannot replay, with the key of the reason."""
    found = re.match(r"/table/[^/]+/[^/]+", request.url.path)
    return replay_page.legacy_page(language, f"{found[0]}/actions" if found else "", why)


async def actions(request: Request) -> Response:
    """Answer with a legacy table's actions as text, as far as the link may know them."""
    hub: Hub = request.app.state.hub
    token = request.path_params["token"]
    found = await hub.store.load(request.path_params["table"], damaged=True)
    if found is None:
        raise HTTPException(404)
    row, rows = found
    seat = links.find(token, [*(seat.key for seat in row.seats), row.watch_key])
    if seat < 0 or (seat < len(row.seats) and row.seats[seat].bot):
        raise HTTPException(404)
    result = await results.result_of(hub.store, row.id)
    return _file(legacy.text_of(row, rows, result, seat), row)
