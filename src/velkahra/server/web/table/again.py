"""Another game like one that is over, against the same players or a bot of another level."""

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from velkahra import bots
from velkahra.bots.levels import LEVELS
from velkahra.server.domain.clocks import NO_CLOCK, WAIT
from velkahra.server.domain.tables import SeatRow, TableRow
from velkahra.server.room import hints
from velkahra.server.room.next_game import NextGame, Opened
from velkahra.server.room.room import Room
from velkahra.server.store import tempo
from velkahra.server.store.clocks import load_kept
from velkahra.server.store.hints import NO, YES
from velkahra.server.web.kit.request import check_pace, entered, language_of, read_form
from velkahra.server.web.lobby.handover import handed_round
from velkahra.server.web.lobby.routes import has_desk, joined, opened

_LEVELS: Final = tuple(LEVELS)


def levels_around(row: TableRow) -> tuple[str, str]:
    """Return the level below and above that of the table's bots, each "" where there is none."""
    met = [_LEVELS.index(kind) for seat in row.seats if (kind := _kind(seat)) in LEVELS]
    if not met:
        return "", ""
    weakest, strongest = min(met), max(met)
    lower = _LEVELS[weakest - 1] if weakest else ""
    higher = _LEVELS[strongest + 1] if strongest + 1 < len(_LEVELS) else ""
    return lower, higher


def _kind(seat: SeatRow) -> str:
    return bots.parse(seat.bot)[0] if seat.bot else ""


async def again(request: Request) -> Response:
    """Open a table like this one for somebody who sat at it, who gets the same seat.

    Somebody who asks for the same as another before takes a seat at that table. All seats that are
    handed round on a device go together.
    """
    room, seat = await entered(request)
    level = (await read_form(request)).get("level", "")
    if seat < 0 or (level and level not in LEVELS):
        raise HTTPException(404)
    own = frozenset({seat, *await handed_round(request, room)})
    next_game = room.feature(NextGame)
    async with next_game.turnstile:
        if found := next_game.found(seat, level):
            return await joined(request, found.table, found.secret, own)
        await check_pace(request, "tables")
        taken = [_player(other, n in own, level) for n, other in enumerate(room.row.seats)]
        table, secret = await _open(request, room, seat, taken)
        next_game.open(Opened(table, secret, level, own))
    desk = has_desk(room.ledger.game, room.row.options)
    return await opened(request, table, secret, taken, desk)


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
        clock=timed.terms if timed else NO_CLOCK,
        late=timed.late if timed else WAIT,
        pace=pace,
        hinting=YES if hints.is_offered(room, seat) else NO,
    )
    return made


def _player(seat: SeatRow, own: bool, level: str) -> str:
    """Return the player of a seat of the new table."""
    if own:
        return "me"
    return f"bot {level}" if seat.bot and level else seat.player
