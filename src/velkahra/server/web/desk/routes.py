"""The routes of the desk. Its secret is the host's; the links of all teams follow from it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from velkahra.core import offers, print_model
from velkahra.core.contract.refusals import RecordError, VelkahraError
from velkahra.server.domain import agreements, links, texts
from velkahra.server.domain.ledger import Ledger
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.store import auto_answers, backend, clocks, maps
from velkahra.server.store.archive import archive, bundle, sidecar
from velkahra.server.web.desk import announcing, camp_upload, map_upload, page, practice, service
from velkahra.server.web.desk.audit import Trace, trail
from velkahra.server.web.desk.news import notify
from velkahra.server.web.desk.printing import ALL, KINDS, Press, PressError
from velkahra.server.web.identity import origin, own_seats
from velkahra.server.web.kit import pages, receiving
from velkahra.server.web.kit.request import check_pace, in_store, language_of, read_form, shown
from velkahra.server.web.lobby.link_pages import SeatLink
from velkahra.server.web.lobby.routes import links_of

MOST_TRACES: Final = 250

Form = Mapping[str, str]
Deed = Callable[[service.DeskService, Form], Awaitable[None]]


async def desk_room(connection: HTTPConnection) -> Room:
    """Return the room whose desk this address opens. Raises: HTTPException 404."""
    hub: Hub = connection.app.state.hub
    room = await hub.is_host(connection.path_params["table"], connection.path_params["secret"])
    if room is None or not room.ledger.has_desk:
        raise HTTPException(404)
    return room


async def show(request: Request) -> Response:
    """Show the desk."""
    room = await desk_room(request)
    return await _shown(request, room)


async def _shown(
    request: Request, room: Room, wrong: str = "", status: int = 200, answers: Form | None = None
) -> Response:
    table, secret = request.path_params["table"], request.path_params["secret"]
    language = language_of(request, room.row.language)
    rows: list[SeatLink] = await links_of(request, room, secret, language, "desk-act")
    markup = page.desk_page(
        language,
        room,
        f"/desk/{table}/{secret}",
        rows,
        origin.base_of(request),
        wrong,
        answers,
        printables(request, room, rows, language),
        request.query_params.get("done", ""),
    )
    answer = shown(request, markup, status)
    await own_seats.remember(request, answer, table, {}, host=secret)
    return answer


def printables(
    request: Request, room: Room, rows: Sequence[SeatLink], language: str, own: bytes = b""
) -> Sequence[print_model.Printable]:
    """List what can be printed for a table; `rows` are its links, `own` its own map."""
    game = room.ledger.game.name
    if game not in offers.printers():
        return ()
    seats = rows[: len(room.row.seats)]
    links = {n: origin.base_of(request) + row.path for n, row in enumerate(seats) if row.path}
    clocks = {seat: max(-(-left // 1000), 0) for seat, left, _ in room.dials()}
    timed = room.clock.timing.terms if room.clock is not None else None
    minutes = timed.seconds // 60 if timed is not None and timed.whole else 0
    has = room.ledger.desk.ground
    table = print_model.AtTable(minutes, own, has.metres if has else 0)
    return offers.printer(game).of_table(room.ledger.play, links, language, clocks, table)


async def print_one(request: Request) -> Response:
    """Print a sheet of the table, or all of them, in the language of whoever asks."""
    room = await desk_room(request)
    language = language_of(request, room.row.language)
    secret, file = request.path_params["secret"], request.path_params["file"]
    rows = await links_of(request, room, secret, language)
    own = await in_store(request, maps.load, room.row.id)
    listed = printables(request, room, rows, language, own)
    found = next((one for one in listed if one.file == file), None)
    if found is None and not (listed and file == ALL):
        raise HTTPException(404)
    if found is not None and found.waits:
        raise HTTPException(409, found.waits)
    press: Press = request.app.state.press
    try:
        made = await (press.printed(found) if found else press.bundled(listed))
    except PressError as error:
        text = texts.speaker(language)("desk-print-failed")
        return HTMLResponse(pages.error_page(language, text, detail=str(error)), 503)
    name = f"{room.row.game}-{room.row.id}-{file}"
    return Response(
        made,
        media_type=KINDS[file.rpartition(".")[2]],
        headers={"content-disposition": f'inline; filename="{name}"'},
    )


def _number(form: Form, name: str) -> int:
    try:
        return int(form.get(name, "")[:9])
    except ValueError as error:
        raise VelkahraError(f"{name} must be a whole number") from error


_DEEDS: Final[dict[str, Deed]] = {
    "enter": lambda clerk, form: clerk.enter(
        form.get("form", ""), form, form.get("reason", ""), _number(form, "v")
    ),
    "drop": lambda clerk, form: clerk.drop(_number(form, "n")),
    "hold": lambda clerk, form: clerk.hold(True),
    "free": lambda clerk, form: clerk.hold(False),
    "go-on": lambda clerk, form: clerk.go_on(_number(form, "v")),
    "without": lambda clerk, form: clerk.go_on_without(_number(form, "v")),
    "practise": lambda clerk, form: clerk.practise(_number(form, "v")),
    "pause": lambda clerk, form: clerk.pause(form.get("reason", "")),
    "resume": lambda clerk, form: clerk.resume(),
    "extend": lambda clerk, form: clerk.extend(_number(form, "seat"), _number(form, "minutes")),
    "turns": lambda clerk, form: clerk.time_turns(form.get("minutes", "")),
    "remark": lambda clerk, form: clerk.remark(form.get("text", "")),
    "hand-out": lambda clerk, form: clerk.hand_out(form.get("slip", ""), True),
    "not-out": lambda clerk, form: clerk.hand_out(form.get("slip", ""), False),
    "revert": lambda clerk, form: clerk.revert(
        _number(form, "to"), form.get("reason", ""), _number(form, "v")
    ),
}
_CONFIRMED: Final = ("hide",)
_BACK_TO: Final = {
    "hand-out": "/slips",
    "not-out": "/slips",
    "extend": "#clock",
    "turns": "#clock",
    "pause": "#clock",
    "resume": "#clock",
    "drop": "#entries",
    "remark": "#entries",
}


async def do(request: Request) -> Response:
    """Do what a form of the desk says, and show the desk again."""
    room = await desk_room(request)
    form = await read_form(request)
    what = form.get("do", "")
    if what not in _DEEDS:
        raise HTTPException(400)
    done = form.get("form", "") if what == "enter" else ""
    query = f"?done={done}" if done in _CONFIRMED else ""
    to = request.url.path + query + _BACK_TO.get(what, "")
    deed = partial(_DEEDS[what], service.DeskService(room), form)
    return await _done(request, room, deed, to, form)


async def _done(
    request: Request,
    room: Room,
    deed: Callable[[], Awaitable[None]],
    to: str,
    answers: Form | None = None,
) -> Response:
    """Do something, and lead `to` an address, or show the desk with the reason why not."""
    language = language_of(request, room.row.language)
    try:
        await deed()
    except VelkahraError as error:
        return await _shown(request, room, service.problem(room, error, language), 409, answers)
    except backend.StoreError as error:
        return await _shown(request, room, texts.speaker(language)(f"problem-{error.reason}"), 503)
    return RedirectResponse(to, 303)


async def take_map(request: Request) -> Response:
    """Set the organiser's own map of a table, or its scale, and show the desk again."""
    room = await desk_room(request)
    if not map_upload.has_map(room):
        raise HTTPException(404)
    await check_pace(request, "files")
    to = request.url.path.removesuffix("/map") + "#own-map"
    return await _done(request, room, partial(_put_up_map, request, room), to)


async def _put_up_map(request: Request, room: Room) -> None:
    """Store the map of a form, and show it with its scale. Raises: NotNow, StoreError."""
    reception: receiving.Reception = request.app.state.reception
    try:
        found = await reception.read(
            request, map_upload.LONGEST_MAP, map_upload.uploaded, room.row.game
        )
    except RecordError as error:
        raise agreements.NotNow("desk-picture") from error
    if found.wrong:
        raise agreements.NotNow(found.wrong)
    if found.picture:
        await in_store(request, maps.keep, room.row.id, found.picture)
    name = maps.name_of(found.picture) if found.picture else ""
    await service.DeskService(room).put_up(name, found.metres)


async def show_slips(request: Request) -> Response:
    """Show what each team has learnt."""
    room = await desk_room(request)
    language = language_of(request, room.row.language)
    base = request.url.path.removesuffix("/slips")
    return shown(request, page.slips_page(language, room, base))


async def show_log(request: Request) -> Response:
    """Show the audit trail."""
    room = await desk_room(request)
    language = language_of(request, room.row.language)
    hub: Hub = request.app.state.hub
    found = await hub.store.load(room.row.id)
    kept = await hub.store.run(lambda connection: clocks.load_kept(connection, room.row.id))
    if found is None:
        raise HTTPException(404)
    row, rows = found
    ledger = Ledger(room.ledger.game, len(row.seats), row.options, row.seed)
    moments = kept.moments if kept else {}
    traces: list[Trace] = await asyncio.to_thread(trail, ledger, row, rows, moments, language)
    shown_traces = traces if "all" in request.query_params else traces[-MOST_TRACES:]
    base = request.url.path.removesuffix("/log")
    stops = service.DeskService(room).stops()
    more = len(traces) - len(shown_traces)
    return shown(request, page.log_page(language, room, base, shown_traces, stops, more))


async def save(request: Request) -> Response:
    """Answer with the whole camp as a file, with its links."""
    room = await desk_room(request)
    hub: Hub = request.app.state.hub
    table, secret = room.row.id, request.path_params["secret"]
    await hub.era.beat()  # so that the time passed until now is included
    text = await hub.store.run(lambda connection: _written(connection, table, secret))
    name = f"{room.row.game}-{table}.json"
    disposition = f'attachment; filename="{name}"'
    return PlainTextResponse(text, headers={"content-disposition": disposition})


def _written(connection: backend.Connection, table: str, secret: str) -> str:
    row, rows = archive.find(connection, table)
    clock, talk = sidecar.clock_of(connection, table), sidecar.talk_of(connection, table)
    answers, own = auto_answers.answers_of(connection, table), maps.load(connection, table)
    ways = bundle.links_of(row, secret)
    return bundle.as_rows(row, rows, clock, talk, answers, ways, own)


async def restore(request: Request) -> Response:
    """Show how a camp is restored from a file, or restore one and open its desk."""
    language = language_of(request)
    if request.method == "GET":
        return shown(request, page.restore_page(language, camp_upload.LONGEST_CAMP))
    await check_pace(request, "files")
    reception: receiving.Reception = request.app.state.reception
    try:
        arrived = await reception.read(request, camp_upload.LONGEST_UPLOAD, camp_upload.uploaded)
        table, secret = await take_in(request.app.state.hub, arrived)
    except VelkahraError as error:
        return HTMLResponse(page.restore_page(language, camp_upload.LONGEST_CAMP, str(error)), 400)
    return RedirectResponse(f"/desk/{table}/{secret}", 303)


async def take_in(hub: Hub, arrived: bundle.Arrived) -> tuple[str, str]:
    """Create a table from a camp's file, with its links unless they are in use here.

    Returns: its name and its host's secret. Raises: RecordError, StoreError.
    """
    # The process that read the file has stored its cards.
    bundle.install_files(arrived.table.game, arrived.table.rules, arrived.table.options, {})
    if await hub.store.run(lambda connection: archive.has(connection, arrived.table.id)):
        arrived = bundle.as_new(arrived)
    await hub.store.run(lambda connection: archive.insert(connection, arrived))
    return arrived.table.id, arrived.secret


async def announce(request: Request) -> Response:
    """Lead to the screen for announcing, whose address has no secret."""
    room = await desk_room(request)
    watching = links.token(request.path_params["secret"], links.WATCH)
    return RedirectResponse(announcing.announcing_at(f"/table/{room.row.id}/{watching}"), 303)


def routes() -> list[BaseRoute]:
    """List the routes."""
    base = "/desk/{table}/{secret}"
    return [
        Route("/desk", restore, methods=["GET", "POST"]),
        Route("/learn/{game}/desk", practice.start, methods=["POST"]),
        Route(base, show),
        Route(base, do, methods=["POST"]),
        Route(f"{base}/slips", show_slips),
        Route(f"{base}/map", take_map, methods=["POST"]),
        Route(f"{base}/log", show_log),
        Route(f"{base}/file", save),
        Route(f"{base}/announce", announce),
        Route(f"{base}/print/{{file}}", print_one),
        WebSocketRoute(f"{base}/live", partial(notify, find=desk_room)),
        *announcing.ROUTES,
    ]
