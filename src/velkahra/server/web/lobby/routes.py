"""The routes before the game: opening a table, finding it again, giving its links away."""

import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final
from urllib.parse import urlencode

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from velkahra.core import registry
from velkahra.core.contract import refusals, words
from velkahra.server.domain import bounds, clocks, links, manners, texts, wishes
from velkahra.server.room import chat, summary
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.store import backend, clubs, invitations, listings, moderation, seats, ties
from velkahra.server.store import chat as store_chat
from velkahra.server.store import clocks as store_clocks
from velkahra.server.store import hints as store_hints
from velkahra.server.store import manners as stored_manners
from velkahra.server.web.chat import pages as chat_pages
from velkahra.server.web.compiling import Compilation
from velkahra.server.web.identity import origin, own_seats
from velkahra.server.web.identity.accounts import Accounts
from velkahra.server.web.identity.own_seats import Place
from velkahra.server.web.kit import numbers, pages
from velkahra.server.web.kit import request as kit_request
from velkahra.server.web.lobby import front, link_pages, lists, opening
from velkahra.server.web.lobby import pages as lobby_pages
from velkahra.server.web.people import company
from velkahra.server.web.people.pages import face_at

log: Final = logging.getLogger(__name__)

MOST_OFFERS: Final = 40
MOST_APART: Final = 40
"""Tables, read beyond those that are listed, in case blocking keeps their people apart from one."""
MOST_LISTED: Final = 300
OFFERS_A_SECOND: Final = 1 / 300
OFFERS_AT_ONCE: Final = 6
TAKES_A_SECOND: Final = 1 / 30
TAKES_AT_ONCE: Final = 10
LONGEST_CLAIM: Final = 40


def _clock(form: Mapping[str, str]) -> str:
    """Read which clock is wished for. Raises: VelkahraError for minutes that cannot be."""
    clock = form.get("clock", clocks.NO_CLOCK)
    return clocks.of_minutes(form.get("minutes", "")) if clock == clocks.ANY_MINUTES else clock


async def start(request: Request) -> Response:
    """Show the start page. With the name of a game lead to what can be chosen for it."""
    wish = request.query_params.get("game")
    if wish is not None:
        return RedirectResponse(f"/new?{urlencode({'game': wish})}", 307)
    hub: Hub = request.app.state.hub
    accounts: Accounts | None = request.app.state.accounts
    account = await accounts.who(request) if accounts else None
    own = await own_seats.right_places(request)
    mine = await my_tables(request, own)
    lobby = lists.Lobby(
        mine,
        await offers(request, {e.table for e in mine}) if hub.settings.public_lobby else None,
        links.new_secret(),
        None if accounts is None else account.name if account else "",
        request.app.state.compilation,
        own_seats.is_full(request),
        request.query_params.get("all") == "yes",
        hub.settings.has_community,
        sum(bool(e.asked()) for e in mine) if hub.settings.has_community else None,
        request.query_params.get("next") == "none",
        hub.settings.archive,
        hub.settings.daily_puzzle,
        hub.settings.studies,
    )
    answer = kit_request.shown(request, front.front_page(kit_request.language_of(request), lobby))
    device = own_seats.of_device(request)
    if any(place not in own for place in device):
        own_seats.keep(request, answer, [place for place in device if place in own])
    return answer


async def build(request: Request) -> Response:
    """Answer the start page whether the rules are compiled now."""
    found: Compilation = request.app.state.compilation
    say = texts.speaker(kit_request.language_of(request))
    return JSONResponse({"state": found.state, "text": lobby_pages.build_text(say, found)})


async def my_tables(request: Request, own: Sequence[Place] | None = None) -> list[lists.Mine]:
    """List the visitor's existing tables; `own` are the right places, if they are known."""
    own = await own_seats.right_places(request) if own is None else own
    hub: Hub = request.app.state.hub
    names = list({place.table: None for place in own})
    known = await hub.store.run(lambda base: _states_of(base, names))
    return [await _mine(hub, name, *known[name], own) for name in names if name in known]


async def _mine(
    hub: Hub, table: str, game: str, changed: int, names: Mapping[int, str], own: Sequence[Place]
) -> lists.Mine:
    summary = await summary_of(hub, table)
    held = own_seats.seats_at(summary.row, own) if summary else {}
    paths = {seat: f"/table/{table}/{place.token}" for seat, place in held.items()}
    secret = own_seats.hosted(table, own)
    host = f"/host/{table}/{secret}" if secret else ""
    known = game if game in registry.names() else ""
    way = way_to(table, held, summary.asked() if summary else ()) or host
    return lists.Mine(table, summary, known, paths, way, host, changed, names)


async def summary_of(hub: Hub, table: str) -> summary.TableSummary | None:
    """Return the summary of a table, or None if it cannot be opened."""
    try:
        return await hub.summary(table)
    except (refusals.RecordError, backend.StoreError):  # the table's own page explains
        return None
    except Exception:
        log.exception("a table cannot be listed", extra={"table": table})
        return None


async def own_way(request: Request, table: str) -> str:
    """Return the address of the visitor's own seats at a table; "" for none."""
    summary = await summary_of(request.app.state.hub, table)
    if summary is None:
        return ""
    held = own_seats.seats_at(summary.row, await own_seats.right_places(request))
    return way_to(table, held, summary.asked())


def way_to(table: str, held: Mapping[int, Place], asked: Iterable[int] = ()) -> str:
    """Return the address of one's own seats: the curtain, or the seat that decides; "" for none.

    `asked` are the seats that have something to decide.
    """
    if sum(place.kind == "hand" for place in held.values()) > 1:
        return f"/hand/{table}"
    seat = min(held.keys() & asked or held, default=-1)
    return f"/table/{table}/{held[seat].token}" if held else ""


def _states_of(
    base: backend.Connection, names: Sequence[str]
) -> dict[str, tuple[str, int, Mapping[int, str]]]:
    """Read each table's game, when it changed, in seconds since 1970, and the names of people."""
    if not names:
        return {}
    sql = (
        "SELECT t.id, t.game, c.at, t.created FROM tables t "
        "LEFT JOIN changes c ON c.table_id = t.id "
        f"WHERE t.id IN ({','.join('?' * len(names))}) ORDER BY c.at DESC NULLS LAST "
        f"LIMIT {MOST_LISTED}"
    )
    people = store_chat.names_at(base, names)
    return {
        table: (game, at or bounds.seconds_of(created), people.get(table, {}))
        for table, game, at, created in base.execute(sql, tuple(names))
    }


async def offers(request: Request, own: Collection[str], club: int = 0) -> list[lists.Offer]:
    """List the public tables with free seats, or those of a club, the latest first.

    One's `own` are left out, and those at which somebody sits whom blocking keeps apart from one.
    """
    hub: Hub = request.app.state.hub
    free = await kit_request.in_store(
        request, seats.free, MOST_OFFERS + MOST_APART + len(own), club
    )
    apart = await kit_request.in_store(request, ties.apart, await company.who(request), list(free))
    listed = [table for table in free if table not in own and table not in apart][:MOST_OFFERS]
    terms = await kit_request.in_store(request, listings.of, listed)
    names = await kit_request.in_store(request, store_chat.names_at, listed)
    clocks_of = await kit_request.in_store(request, store_clocks.terms_at, listed)
    found = []
    for table in listed:
        summary = await summary_of(hub, table)
        if summary is not None and not summary.over:
            known = names.get(table, {}), clocks_of.get(table, clocks.NO_CLOCK)
            least = terms.get(table, listings.EVERYBODY).least if company.is_on(request) else 0
            found.append(lists.Offer(summary.row, tuple(free[table]), *known, least))
    hosts = [(offer.row.id, offer.host()) for offer in found]
    menus = await company.menus_at(request, kit_request.language_of(request), hosts)
    return [
        msgspec.structs.replace(offer, menu=menus.get(host, pages.NOTHING))
        for offer, host in zip(found, hosts, strict=True)
    ]


async def open_table(request: Request) -> Response:
    """Open a table as the form says, and lead to it, or to its links if others take part."""
    await kit_request.check_pace(request, "tables")
    language = kit_request.language_of(request)
    form = await kit_request.read_form(request)
    teams = range(opening.teams_of(form.get("teams", "")))
    usual = {n: "person" if n in teams else pages.NOBODY for n in range(opening.MOST_SEATS)}
    wishes = {n: form.get(f"seat-{n}", player) for n, player in usual.items()}
    rows = [n for n, wish in wishes.items() if wish != pages.NOBODY]
    taken = [wishes[n] for n in rows]
    listing = await _listing(request, form)
    try:
        made = await opening.open_wished(request, _wishes(form, taken), language, rows, listing)
    except refusals.OptionClash as clash:
        text = lobby_pages.clash(language, registry.game(form.get("game", "")), clash)
        return HTMLResponse(pages.error_page(language, text), 400)
    except refusals.VelkahraError as error:
        rated = isinstance(error, opening.RatedError)
        text = texts.speaker(language)("rated-needs" if rated else "error-form")
        return HTMLResponse(pages.error_page(language, text, detail=str(error)), 400)
    if form.get("gather") == "yes":
        await _gather(request, made, taken, form)
    return await opened(request, made.table, made.secret, taken, made.desk)


async def _gather(
    request: Request, made: opening.Opened, taken: Sequence[str], form: Mapping[str, str]
) -> None:
    """Let several others come by one link, unless the table is public or has a desk."""
    others = [n for n, player in enumerate(taken) if player == "person"]
    hub: Hub = request.app.state.hub
    listed = form.get("public") == "yes" and (hub.settings.public_lobby or "club" in form)
    if len(others) < 2 or listed or made.desk:
        return
    table, secret, game = made.table, made.secret, form["game"]
    await hub.change_keys(
        table, lambda base: invitations.open_for(base, game, table, secret, others)
    )


async def _listing(request: Request, form: Mapping[str, str]) -> listings.Listing:
    """Return how the form wants the table to be listed. Raises: HTTPException for wrong wishes.

    Only members list tables of a club; a ban from public tables is one from opening them, too.
    """
    least = form.get("least", "0")
    if form.get("public") != "yes" or not company.is_on(request):
        return listings.EVERYBODY
    account = await company.who(request)
    if least not in ("0", *map(str, manners.ASKED_FOR)):
        raise HTTPException(404)
    if club := form.get("club", ""):
        found = await kit_request.in_store(request, clubs.of_account, account)
        of_club = [one.id for one in found if one.name == club]
        if not of_club:
            raise HTTPException(404)
        return listings.Listing(of_club[0], int(least))
    if await kit_request.in_store(request, moderation.until, account, moderation.BAN):
        raise HTTPException(409, texts.speaker(kit_request.language_of(request))("listing-banned"))
    return listings.Listing(0, int(least))


def _wishes(form: Mapping[str, str], taken: Sequence[str]) -> wishes.NewTable:
    """Read the choices of the form. Raises: VelkahraError for minutes or hints that cannot be."""
    language = form.get("language", "")
    rest: dict[str, Any] = {name: form[name] for name in ("late", "tempo") if name in form}
    if language in words.LANGUAGES:
        rest["language"] = language
    rated = form.get("rated") == "yes"
    if rated:
        rest["late"] = clocks.DEFAULT
    hints = form.get("hints", store_hints.NO)
    store_hints.check(hints)
    return wishes.NewTable(
        form.get("game", ""),
        [wishes.OWN if wish == "me" else wish for wish in taken],
        _options(form),
        clock=_clock(form),
        hints=hints == store_hints.YES,
        rated=rated,
        public=form.get("public") == "yes",
        **rest,
    )


def _options(form: Mapping[str, str]) -> dict[str, str]:
    start = "option-"
    return {n.removeprefix(start): value for n, value in form.items() if n.startswith(start)}


async def opened(
    request: Request, table: str, secret: str, taken: Sequence[str], desk: bool = False
) -> Response:
    """Lead to its organiser's desk, the links, the curtain, a seat, or to watch; remember links.

    `secret` is the host's, and `taken` who sits on each seat: "me", "person" or "bot NAME".
    """
    own = {n: links.token(secret, n) for n, wish in enumerate(taken) if wish == "me"}
    if desk:
        to = f"/desk/{table}/{secret}"
    elif "person" in taken:
        to = f"/host/{table}/{secret}"
    else:
        to = way_in(table, own or {-1: links.token(secret, links.WATCH)})
    return await _led(request, to, table, own, secret)


async def joined(request: Request, table: str, own: Mapping[int, str]) -> Response:
    """Lead to seats (seat -> token) of a table, and remember them as one's own."""
    return await _led(request, way_in(table, own), table, own)


async def _led(
    request: Request, to: str, table: str, own: Mapping[int, str], host: str = ""
) -> Response:
    answer = RedirectResponse(to, 303)
    await own_seats.remember(request, answer, table, own, shared=len(own) > 1, host=host)
    return answer


def way_in(table: str, own: Mapping[int, str]) -> str:
    """Return the address of one's own seats (seat -> token): the curtain, or the only one."""
    return f"/hand/{table}" if len(own) > 1 else f"/table/{table}/{next(iter(own.values()))}"


async def take_seat(request: Request) -> Response:
    """Give a free seat of a public table to whoever asks first."""
    hub: Hub = request.app.state.hub
    form, table = await kit_request.read_form(request), request.path_params["table"]
    seat, claim = numbers.number_of(form.get("seat", ""), -1), form.get("claim", "")
    usable = len(links.new_secret()) <= len(claim) <= LONGEST_CLAIM
    if not usable or seat < 0:
        raise HTTPException(404)
    await kit_request.check_pace(request, "seats")
    account = await _admitted(request, table)
    token = links.token(claim, f"{table} {seat}")
    await hub.room(table)
    key = links.key(token)
    await hub.change_keys(table, lambda base: listings.take(base, table, seat, key, account))
    found = await hub.enter(table, token)  # a double click may have taken the seat
    if found is None or found[1] != seat:
        raise HTTPException(409, texts.speaker(kit_request.language_of(request))("lobby-taken"))
    answer = RedirectResponse(f"/table/{table}/{token}", 303)
    await own_seats.remember(request, answer, table, {seat: token})
    return answer


async def _admitted(request: Request, table: str) -> int:
    """Return the account that may take a free seat of a listed table, 0 for none.

    Raises: HTTPException with the reason why it may not.
    """
    hub: Hub = request.app.state.hub
    who = await company.who(request)
    listing = (await kit_request.in_store(request, listings.of, [table])).get(
        table, listings.EVERYBODY
    )
    is_club = listing.club > 0
    why = await kit_request.in_store(request, listings.refusal, table, who)
    if why == "error-not-found" or not (is_club or hub.settings.public_lobby):
        raise HTTPException(404)
    if why:
        raise HTTPException(409, texts.speaker(kit_request.language_of(request))(why))
    return who


async def _hosted_room(request: Request) -> Room:
    hub: Hub = request.app.state.hub
    room = await hub.is_host(request.path_params["table"], request.path_params["secret"])
    if room is None:
        raise HTTPException(404)
    room.audience.last = origin.address_of(request)
    return room


async def host(request: Request) -> Response:
    """Show all links of a table to its host."""
    room = await _hosted_room(request)
    table, secret = request.path_params["table"], request.path_params["secret"]
    states = set((await kit_request.in_store(request, seats.states, table)).values())
    own = own_seats.seats_at(room.row, await own_seats.places(request))
    language = kit_request.language_of(request, room.row.language)
    rows = await links_of(request, room, secret, language)
    guests = links.token(secret, links.JOIN)
    reports = await room.feature(chat.Chat).reports()
    markup = link_pages.host_page(
        language,
        room.ledger.game,
        rows,
        origin.base_of(request),
        way_to(table, own),
        f"/host/{table}/{secret}",
        f"/lobby/{table}/guest/{guests}" if seats.INVITED in states else "",
        states,
        f"/desk/{table}/{secret}" if room.ledger.has_desk else "",
        chat_pages.host_part(language, room, reports, request.url.path),
    )
    answer = kit_request.shown(request, markup)
    await own_seats.remember(request, answer, table, {}, host=secret)
    return answer


async def links_of(
    request: Request, room: Room, secret: str, language: str, go: str = "host-sit"
) -> list[link_pages.SeatLink]:
    """List the rows of all links of a table: those of seats in order, then the link to watch.

    `secret` is the host's; `go` is the key of the words on the seats' buttons.
    """
    states = await kit_request.in_store(request, seats.states, room.row.id)
    own = own_seats.seats_at(room.row, await own_seats.places(request))
    rows = [
        msgspec.structs.replace(
            _link(language, room, secret, n, states, own, go),
            number=n,
            own=n in own,
            face=face_at(room, n),
        )
        for n in range(len(room.row.seats))
    ]
    watch = f"/table/{room.row.id}/{links.token(secret, links.WATCH)}"
    rows.append(link_pages.SeatLink(texts.speaker(language)("host-watch"), watch, "host-look"))
    codes = f"/host/{room.row.id}/{secret}/code"
    return [msgspec.structs.replace(row, code=f"{codes}/{row.number}.svg") for row in rows]


async def code(request: Request) -> Response:
    """Answer with the QR code of a link of a table. Raises: HTTPException 404 without a link."""
    room, secret = await _hosted_room(request), request.path_params["secret"]
    language = kit_request.language_of(request, room.row.language)
    for row in await links_of(request, room, secret, language):
        if row.path and str(row.number) == request.path_params["number"]:
            drawn = link_pages.code_of(language, row, origin.base_of(request))
            alone = str(drawn).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
            return Response(alone, media_type="image/svg+xml")
    raise HTTPException(404)


def _link(
    language: str,
    room: Room,
    secret: str,
    seat: int,
    states: Mapping[int, str],
    own: Mapping[int, Place],
    go: str,
) -> link_pages.SeatLink:
    say = texts.speaker(language)
    kept = room.row.seats[seat]
    name = room.ledger.game.words.seat(language, room.row.options, seat)
    called = room.feature(chat.Chat).name(seat) or pages.player_name(language, room.row, seat)
    mine = say("lobby-you" if seat == min(own, default=-1) else "lobby-device")
    player = mine if seat in own else called
    label = name if room.ledger.has_desk else say("host-seat", seat=name, player=player)
    found = opening.invitation(secret, seat, kept, states.get(seat, ""))
    if found.state == "bot":
        return link_pages.SeatLink(label)
    waited_for = seat not in own and not room.ledger.has_desk
    here = room.pages[seat] > 0 if waited_for else None
    if found.state == "reserved":
        return link_pages.SeatLink(label, note=say("host-reserved"), here=here, seat=name)
    if found.state == "free":
        return link_pages.SeatLink(name, note=say(f"host-{states[seat]}"), seat=name)
    if found.state != "open":
        return link_pages.SeatLink(label, here=here, seat=name)
    path = f"/table/{room.row.id}/{found.token}"
    return link_pages.SeatLink(label, path, go, here=here, seat=name, can_renew=True)


async def make_private(request: Request) -> Response:
    """Give the host the links of the seats that nobody has taken, and leave the public list."""
    await _hosted_room(request)
    hub: Hub = request.app.state.hub
    table, secret = request.path_params["table"], request.path_params["secret"]
    await hub.change_keys(table, lambda base: listings.withdraw(base, table, secret))
    return RedirectResponse(f"/host/{table}/{secret}", 303)


async def renew(request: Request) -> Response:
    """Replace the link to a seat, for a host who sent the old one to somebody else."""
    room = await _hosted_room(request)
    form, secret = await kit_request.read_form(request), request.path_params["secret"]
    if (seat := numbers.number_of(form.get("seat", ""), -1)) >= 0:
        await opening.renew_link(request.app.state.hub, room, secret, seat)
    return RedirectResponse(f"/host/{room.row.id}/{secret}", 303)


async def forget(request: Request) -> Response:
    """Take a table off one's own list. The table stays, and its links lead to it."""
    form = await kit_request.read_form(request)
    table = form.get("table", "")
    game = "" if form.get("sure") == "yes" else await _going_on(request, table)
    if game:
        language = kit_request.language_of(request)
        title = pages.title_of(registry.game(game), language)
        return kit_request.shown(request, lobby_pages.forget_page(language, table, title))
    answer = RedirectResponse("/", 303)
    accounts: Accounts | None = request.app.state.accounts
    account = await accounts.who(request) if accounts else None
    if accounts and account:
        if company.is_on(request) and await _going_on(request, table):
            await kit_request.in_store(request, stored_manners.leave, table, account.id)
        await accounts.forget(account.id, table)
    own_seats.keep(
        request, answer, [place for place in own_seats.of_device(request) if place.table != table]
    )
    return answer


async def _going_on(request: Request, table: str) -> str:
    """Return the name of a game that goes on where a visitor has a seat; "" otherwise."""
    own = await own_seats.right_places(request)
    if table not in {place.table for place in own}:
        return ""
    summary = await summary_of(request.app.state.hub, table)
    if summary is None or summary.over or not own_seats.seats_at(summary.row, own):
        return ""
    return summary.row.game


ROUTES: Final = (
    Route("/", start),
    Route("/build", build),
    Route("/tables", kit_request.page_at("/")),
    Route("/tables", open_table, methods=["POST"]),
    Route("/host/{table}/{secret}", host),
    Route("/host/{table}/{secret}/code/{number}.svg", code),
    Route("/host/{table}/{secret}/private", make_private, methods=["POST"]),
    Route("/host/{table}/{secret}/renew", renew, methods=["POST"]),
    Route("/lobby/{table}", take_seat, methods=["POST"]),
    Route("/forget", kit_request.page_at("/")),
    Route("/forget", forget, methods=["POST"]),
)
