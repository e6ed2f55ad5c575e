"""Another game like one that is over, against the same players or a bot of another level."""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from velkahra import bots
from velkahra.bots.levels import LEVELS
from velkahra.server.domain import clocks, links, tables, texts
from velkahra.server.room import hints
from velkahra.server.room.hub import Hub
from velkahra.server.room.next_game import NextGame
from velkahra.server.room.room import Room
from velkahra.server.store import seats, tempo
from velkahra.server.store.clocks import load_kept
from velkahra.server.store.hints import NO, YES
from velkahra.server.web.identity import own_seats
from velkahra.server.web.identity.own_seats import Place
from velkahra.server.web.kit.request import check_pace, entered, language_of, read_form
from velkahra.server.web.lobby import handover, opening, routes

_LEVELS: Final = tuple(LEVELS)


def levels_around(row: tables.TableRow) -> tuple[str, str]:
    """Return the level below and above that of the table's bots, each "" where there is none."""
    met = [_LEVELS.index(kind) for seat in row.seats if (kind := _kind(seat)) in LEVELS]
    if not met:
        return "", ""
    weakest, strongest = min(met), max(met)
    lower = _LEVELS[weakest - 1] if weakest else ""
    higher = _LEVELS[strongest + 1] if strongest + 1 < len(_LEVELS) else ""
    return lower, higher


def _kind(seat: tables.SeatRow) -> str:
    return bots.parse(seat.bot)[0] if seat.bot else ""


async def may_open(request: Request, room: Room, seat: int) -> bool:
    """Return whether a seat may open the next game; at a camp only its organiser, who sees all."""
    is_host = not room.ledger.has_desk or own_seats.hosted(
        room.row.id, await own_seats.right_places(request)
    )
    return seat >= 0 and bool(is_host)


async def again(request: Request) -> Response:
    """Open a table like this one for a person who sat at it, who gets the same seat.

    The seats of the others are reserved for them, and open with their present links. A second
    request leads to the same table. All seats handed round on a device go together. A form with the
    name of a table asks for that one only.
    """
    room, seat = await entered(request)
    form = await read_form(request)
    level = form.get("level", "")
    if seat < 0 or (level and level not in LEVELS):
        raise HTTPException(404)
    say = texts.speaker(language_of(request, room.row.language))
    if not room.is_over:
        raise HTTPException(409, say("again-early"))
    if not await may_open(request, room, seat):
        raise HTTPException(403, say("again-desk"))
    next_game = room.feature(NextGame)
    async with next_game.turnstile:
        await next_game.load()
        table = form.get("table") or next_game.latest(level)
        if next_game.is_reserved(table, seat):
            return RedirectResponse(f"/lobby/{table}/{request.path_params['token']}", 307)
        if "table" in form:
            room.renew(seat)
            raise HTTPException(409, say("again-gone"))
        if to := await _own_way(request, table):
            return RedirectResponse(to, 303)
        return await _opened(request, room, seat, level)


async def _opened(request: Request, room: Room, seat: int, level: str) -> Response:
    """Open the next game for a seat, reserve the others' seats, and lead there."""
    await check_pace(request, "tables")
    own = {seat, *await handover.handed_round(request, room.row)}
    taken = [_player(other, n in own, level) for n, other in enumerate(room.row.seats)]
    table, secret = await _open(request, room, seat, taken)
    desk = opening.has_desk(room.ledger.game, room.row.options)
    others = [] if desk else [n for n, player in enumerate(taken) if player == "person"]
    if others:
        await request.app.state.hub.change_keys(
            table, lambda base: seats.reserve(base, table, others, room.row.id, level)
        )
        await room.feature(NextGame).announce()
    return await routes.opened(request, table, secret, taken, desk)


async def _own_way(request: Request, table: str) -> str:
    """Return the address of a visitor's seats at a table, "" for none."""
    hub: Hub = request.app.state.hub
    summary = await hub.summary(table) if table else None
    held = own_seats.seats_at(summary.row, await own_seats.places(request)) if summary else {}
    return routes.way_to(table, held, summary.asked() if summary else ())


async def follow(request: Request) -> Response:
    """Give a seat of the next game to the person who has it at the game before.

    Its new link follows from the old one: nobody else can know it, and every device that opens the
    old seat can open the new one. An account gets the seat on its list.
    """
    hub: Hub = request.app.state.hub
    table, session = request.path_params["table"], own_seats.session_of(request)
    held = await _held(request, await hub.store.run(lambda base: seats.former_of(base, table)))
    claims = {n: session if place.seat >= 0 else place.token for n, place in held.items()}
    tokens = {n: links.token(claim, f"{table} {n}") for n, claim in claims.items()}
    keys = {n: links.key(tokens[n]) if place.seat < 0 else None for n, place in held.items()}
    given = held and await hub.change_keys(table, lambda base: seats.follow(base, table, keys))
    if not given:
        raise HTTPException(409, texts.speaker(language_of(request))("again-gone"))
    return await routes.joined(request, table, {n: tokens[n] for n in sorted(given)})


async def _held(request: Request, table: str) -> dict[int, Place]:
    """Return the seat that the token of an address opens at a table, and those handed round."""
    hub: Hub = request.app.state.hub
    token = request.path_params["token"]
    summary = await hub.summary(table) if table else None
    listed = [place for place in await own_seats.places(request) if place.token == token]
    held = (
        own_seats.seats_at(summary.row, [Place(table, "seat", token), *listed]) if summary else {}
    )
    return {**await handover.handed_round(request, summary.row), **held} if summary and held else {}


async def _open(request: Request, room: Room, seat: int, taken: list[str]) -> tuple[str, str]:
    """Open a table with the settings of this one; return its name and its host's secret."""
    row, hub = room.row, request.app.state.hub
    timed, pace = await hub.store.run(
        lambda base: (load_kept(base, row.id), tempo.load(base, row.id))
    )
    made: tuple[str, str] = await hub.open_table(
        row.game,
        ["person" if player == "me" else player for player in taken],
        row.options,
        language_of(request, row.language),
        clock=timed.terms if timed else clocks.NO_CLOCK,
        late=timed.late if timed else clocks.WAIT,
        pace=pace,
        hinting=YES if hints.is_offered(room, seat) else NO,
    )
    return made


def _player(seat: tables.SeatRow, own: bool, level: str) -> str:
    if own:
        return "me"
    return f"bot {level}" if seat.bot and level else seat.player
