"""Opening a table with everything that can be chosen: by the form, and by the API."""

import re
from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from starlette.requests import Request

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain import clocks, links, tables
from velkahra.server.domain.wishes import OWN, NewTable
from velkahra.server.room.hub import Hub
from velkahra.server.room.plans import Planner
from velkahra.server.room.room import Room
from velkahra.server.store import hints, listings, people, seats
from velkahra.server.web.kit.request import check_pace, check_players
from velkahra.server.web.lobby import pages as lobby_pages

MOST_SEATS: Final = 16


class RatedError(VelkahraError):
    """Raised for a table that cannot be rated."""


class Opened(msgspec.Struct, frozen=True):
    """A new table: its name, its host's secret, and whether an organiser leads it from a desk."""

    table: str
    secret: str
    desk: bool


async def open_wished(
    request: Request,
    wishes: NewTable,
    language: str,
    rows: Sequence[int] = (),
    listing: listings.Listing = listings.EVERYBODY,
) -> Opened:
    """Open a table; `language` is the table's where the wishes have none.

    `rows` are the rows of the form that the seats had, for their names; none for the first ones.
    `listing` is how it is listed, if it is public: the caller has checked the club.
    The caller has counted it as one of the "tables" of the visitor's address.

    Raises: VelkahraError for choices that are not offered, of which OptionClash and RatedError;
        HTTPException 429 for too many public tables; StoreError.
    """
    hub: Hub = request.app.state.hub
    public = wishes.public and (hub.settings.public_lobby or listing.club > 0)
    if public:
        await check_pace(request, "offers")
    players = ["person" if player == OWN else player for player in wishes.seats]
    check_players(players)
    game = registry.game(wishes.game)
    options = lobby_pages.offered(game, game.complete(wishes.options), len(players))
    check_rated(hub, wishes, desk=has_desk(game, game.complete(options)))
    if rows:
        options = lobby_pages.named_as_wished(game, options, rows)
    table, secret = await hub.open_table(
        game.name,
        players,
        options,
        wishes.language or language,
        clock=_agreed(wishes.clock, game, options),
        late=wishes.late,
        pace=wishes.tempo,
        hinting=hints.YES if wishes.hints and not wishes.rated else hints.NO,
        rated=wishes.rated,
    )
    if public:
        free = [n for n, player in enumerate(wishes.seats) if player == "person"]
        await hub.change_keys(table, lambda base: listings.offer(base, table, free, listing))
    return Opened(table, secret, has_desk(game, game.complete(options)))


def check_rated(hub: Hub, wishes: NewTable, *, desk: bool) -> None:
    """Check that a game may count for strengths, if that is wished. Raises: RatedError."""
    if not wishes.rated:
        return
    people = sum(not player.startswith("bot ") for player in wishes.seats)
    timed = wishes.clock != clocks.NO_CLOCK and wishes.late == clocks.DEFAULT
    wrong = {
        "this server rates no games": not hub.settings.has_community,
        "a rated table has two or more seats": len(wishes.seats) < 2,
        "a rated table has a person": not people,
        "a person has one seat of a rated table": wishes.seats.count(OWN) > 1,
        "an organiser's table cannot be rated": desk,
        "a rated table with several people has a clock with the default action": (
            people > 1 and not timed
        ),
    }
    for why, holds in wrong.items():
        if holds:
            raise RatedError(why)


def teams_of(answer: str) -> int:
    """Return the number of teams that a form asks for; 0 if it does not."""
    return min(int(answer), MOST_SEATS) if re.fullmatch("[0-9]{1,2}", answer) else 0


def has_desk(game: Game, options: Options) -> bool:
    """Return whether an organiser leads a game with these complete options from a desk."""
    return game.desk is not None and game.desk.is_used(options)


def _agreed(clock: str, game: Game, options: Options) -> str:
    """Return the name of a clock; the options have the length of agreed turns."""
    if clock != clocks.AGREED:
        return clock
    minutes = game.clock.turn_minutes(game.complete(options))
    return clocks.of_minutes(str(minutes)) if minutes else clocks.NO_CLOCK


State = Literal["open", "bot", "free", "taken", "reserved"]


class Invitation(msgspec.Struct, frozen=True):
    """The link to a seat as its host may know it.

    Attributes:
        state: "open" for a link that the host may give away, else the reason why there is none: the
            seat is a bot's, "free" for whoever comes, by the public list or one link for all,
            "taken" so, or "reserved" for the player of the game before.
        token: the secret part of that link, or "".
    """

    state: State
    token: str = ""


def invitation(secret: str, seat: int, row: tables.SeatRow, state: str) -> Invitation:
    """Return the link to a seat; `secret` is the host's, `state` of `seats.states`, or ""."""
    if row.bot:
        return Invitation("bot")
    if state in (seats.RESERVED, seats.FOLLOWED):
        return Invitation("reserved")
    number = links.number_of(secret, seat, row.key)
    if number >= 0:
        return Invitation("open", links.of_seat(secret, seat, number))
    return Invitation("free" if state else "taken")


async def renew_link(hub: Hub, room: Room, secret: str, seat: int) -> bool:
    """Replace the host's link to a seat, end what the old one opened, and return whether it did.

    The person on a seat of a rated game cannot be locked out.
    """
    table = room.row.id
    if seat >= len(room.row.seats) or room.row.seats[seat].bot:
        return False
    if room.is_rated_seat(seat):
        sitter = await hub.store.run(lambda base: people.sitter(base, table, seat))
        if sitter is not None:
            return False
    changed = await hub.change_keys(table, lambda base: seats.renew(base, table, seat, secret))
    if room.has(Planner):
        await room.feature(Planner).load()
    room.notify_watchers()
    return bool(changed)
