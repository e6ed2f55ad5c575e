"""The routes of notices: a seat's page, a mailbox's, and the way from a notice to the table."""

from contextlib import suppress
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from velkahra.core.contract.refusals import RecordError
from velkahra.server.domain.texts import speaker
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.store.backend import StoreError
from velkahra.server.web.identity import origin, own_seats
from velkahra.server.web.identity.accounts import Account, Accounts
from velkahra.server.web.kit import assets, numbers
from velkahra.server.web.kit.pages import error_page
from velkahra.server.web.kit.request import entered, in_store, language_of, read_form, shown
from velkahra.server.web.notices import browsers, letters, mail, mailboxes, pages
from velkahra.server.web.notices.notices import Notices
from velkahra.server.web.notices.push import TOO_OFTEN

COOKIE: Final = "mailbox"
WORKER: Final = "/push-worker.js"
STATUS: Final = {"mail-too-often": 429, "mail-not-sent": 502}


def notices_of(request: Request) -> Notices:
    """Return the notices of the server."""
    notices: Notices = request.app.state.notices
    return notices


async def _own_seat(request: Request) -> tuple[Room, int]:
    """Return the room and seat of the link. Raises: HTTPException 404, even for spectators."""
    room, seat = await entered(request)
    if seat < 0:
        raise HTTPException(404)
    return room, seat


async def show(request: Request) -> Response:
    """Show how a seat is told about its turns."""
    return await _show(request, *await _own_seat(request))


async def _show(request: Request, room: Room, seat: int, error: str = "") -> Response:
    notices, table = notices_of(request), room.row.id
    wish = await notices.mail.wish(mailboxes.Whose(table, seat)) if notices.mail.works else None
    language = language_of(request, room.row.language)
    path = f"/table/{table}/{request.path_params['token']}"
    offer = pages.Offer(notices.mail.works, await notices.push.public_key())
    markup = pages.seat_page(language, room, seat, path, offer, wish, error)
    return shown(request, markup, STATUS.get(error, 400) if error else 200)


async def ask_for_mail(request: Request) -> Response:
    """Store an address for a seat."""
    room, seat = await _own_seat(request)
    language = language_of(request, room.row.language)
    try:
        wish = await asked(request, mailboxes.Whose(room.row.id, seat), language)
    except mail.MailError as error:
        return await _show(request, room, seat, error.key)
    if wish.agreed:
        notices_of(request).look(room)
    return RedirectResponse(request.url.path.removesuffix("/mail") + "/notices", 303)


async def asked(request: Request, whose: mailboxes.Whose, language: str) -> mailboxes.Wish:
    """Store a form's wish about `whose` turns. Raises: MailError, HTTPException 404."""
    mails, form = _mails(request).mail, await read_form(request)
    own = request.cookies.get(COOKIE, "")
    return await mails.ask(
        whose, form.get("address", ""), language, own, origin.address_of(request)
    )


async def stop_mail(request: Request) -> Response:
    """Remove the address of a seat."""
    room, seat = await _own_seat(request)
    _mails(request)
    await in_store(request, mailboxes.stop_of, mailboxes.Whose(room.row.id, seat))
    return RedirectResponse(request.url.path.removesuffix("/mail/stop") + "/notices", 303)


async def ask_for_account(request: Request) -> Response:
    """Store an address for all seats of an account."""
    account = await _account(request)
    try:
        await asked(request, mailboxes.Whose(account=account.id), language_of(request))
    except mail.MailError as error:
        language = language_of(request)
        text = speaker(language)(error.key)
        return HTMLResponse(error_page(language, text), STATUS.get(error.key, 400))
    return RedirectResponse("/account#mail", 303)


async def stop_account(request: Request) -> Response:
    """Remove the address of an account."""
    account = await _account(request)
    _mails(request)
    await in_store(request, mailboxes.stop_of, mailboxes.Whose(account=account.id))
    return RedirectResponse("/account#mail", 303)


async def _account(request: Request) -> Account:
    accounts: Accounts | None = request.app.state.accounts
    account = await accounts.who(request) if accounts else None
    if account is None:
        raise HTTPException(404)
    return account


def _mails(request: Request) -> Notices:
    """Return the notices. Raises: HTTPException 404 where no mails are sent."""
    notices = notices_of(request)
    if not notices.mail.works:
        raise HTTPException(404)
    return notices


async def show_mailbox(request: Request) -> Response:
    """Show what a mailbox is told of to its reader, whose browser may then use the address."""
    box, wishes = await _mailbox(request)
    language = language_of(request, wishes[0].language if wishes else None)
    labelled = [(wish, await _label(request, wish, language)) for wish in wishes]
    answer = shown(request, pages.box_page(language, box, labelled))
    own_seats.write_cookie(request, answer, COOKIE, box.secret)
    return answer


async def _mailbox(request: Request) -> tuple[mailboxes.Box, list[mailboxes.Wish]]:
    _mails(request)
    number, secret = request.path_params["box"], request.path_params["secret"]
    found = await in_store(request, mailboxes.opened, number, secret)
    if found is None:
        raise HTTPException(404)
    return found


async def _label(request: Request, wish: mailboxes.Wish, language: str) -> str:
    say, hub = speaker(language), request.app.state.hub
    if wish.whose.table is None or wish.whose.seat is None:
        return say("mailbox-account")
    summary = None
    with suppress(RecordError, StoreError):
        summary = await hub.summary(wish.whose.table)
    if summary is None:
        return say("lobby-other-rules")
    return say("mailbox-seat", **letters.names_of(summary.row, wish.whose.seat, language))


async def agree(request: Request) -> Response:
    """Record that the reader of a mailbox agrees to a wish."""
    box, wishes = await _mailbox(request)
    number = (await read_form(request)).get("wish", "")
    for wish in wishes:
        if str(wish.id) == number:
            await in_store(request, mailboxes.agree, box.id, wish.id)
            await _look(request, wish.whose)
    return RedirectResponse(box.path, 303)


async def _look(request: Request, whose: mailboxes.Whose) -> None:
    """Check whether it is that seat's turn already; for an account, at all its tables."""
    hub: Hub = request.app.state.hub
    for table in await in_store(request, mailboxes.tables_of, whose):
        with suppress(RecordError, StoreError):
            await hub.have_watched(table)


async def stop(request: Request) -> Response:
    """End one wish of a mailbox, or all of them; RFC 8058 ends all."""
    box, wishes = await _mailbox(request)
    number = (await read_form(request)).get("wish")
    if number is None:
        await in_store(request, mailboxes.stop, box.id)
    elif number in [str(wish.id) for wish in wishes]:
        await in_store(request, mailboxes.stop, box.id, int(number))
    return RedirectResponse(box.path, 303)


async def push(request: Request) -> Response:
    """Subscribe or unsubscribe a browser, and answer whether it is subscribed."""
    room, seat = await _own_seat(request)
    notices, form = notices_of(request), await read_form(request)
    if not notices.push.offered:
        raise HTTPException(404)
    table, endpoint = room.row.id, form.get("endpoint", "")
    if form.get("wish") == "on":
        language = language_of(request, room.row.language)
        try:
            await notices.push.subscribe(room, seat, language, form, origin.address_of(request))
        except browsers.PushError as error:
            status = 429 if str(error) == TOO_OFTEN else 400
            return JSONResponse({"on": False, "why": str(error)}, status)
        notices.look(room)
    elif form.get("wish") == "off":
        await in_store(request, browsers.leave, table, seat, endpoint)
    known = await in_store(request, browsers.of_seat, table, seat)
    return JSONResponse({"on": endpoint in [one.subscription.endpoint for one in known]})


async def worker(request: Request) -> Response:
    """Return the script that shows notifications; it may do so for the whole site."""
    script = assets.files()["notices/push-worker.js"]
    return Response(script, media_type="text/javascript", headers={"service-worker-allowed": "/"})


async def to_table(request: Request) -> Response:
    """Redirect from a notice to the seat, on a device or in an account that has it."""
    hub: Hub = request.app.state.hub
    table, seat = request.path_params["table"], request.path_params["seat"]
    room = await hub.room(table)
    own = own_seats.seats_at(room.row, await own_seats.places(request)) if room else {}
    if seat not in own:
        language = language_of(request)
        return HTMLResponse(error_page(language, speaker(language)("turn-unknown")), 404)
    shared = sum(place.kind == "hand" for place in own.values()) > 1
    return RedirectResponse(
        f"/hand/{table}" if shared else f"/table/{table}/{own[seat].token}", 303
    )


_SEAT: Final = "/table/{table}/{token}"
_BOX: Final = f"/mail/{numbers.digits('box')}/{{secret}}"
ROUTES: Final = (
    Route(f"{_SEAT}/notices", show),
    Route(f"{_SEAT}/mail", ask_for_mail, methods=["POST"]),
    Route(f"{_SEAT}/mail/stop", stop_mail, methods=["POST"]),
    Route(f"{_SEAT}/push", push, methods=["POST"]),
    Route("/account/mail", ask_for_account, methods=["POST"]),
    Route("/account/mail/stop", stop_account, methods=["POST"]),
    Route(_BOX, show_mailbox),
    Route(f"{_BOX}/yes", agree, methods=["POST"]),
    Route(f"{_BOX}/stop", stop, methods=["POST"]),
    Route(f"/turn/{{table}}/{numbers.digits('seat')}", to_table),
    Route(WORKER, worker),
)
