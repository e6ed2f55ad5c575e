"""People to each other: the person at a page, buttons about others, and blocked talk."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

import msgspec
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from velkahra.server.domain.texts import speaker
from velkahra.server.live.chatter import Company
from velkahra.server.room.hub import Hub
from velkahra.server.store import ties
from velkahra.server.store.backend import Connection
from velkahra.server.store.ties import Person
from velkahra.server.web.identity.accounts import Account, Accounts, folded
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import language_of, shown
from velkahra.server.web.kit.templates import render

STYLE: Final = "people/company.css"
STYLES: Final = ("lobby/lobby.css", STYLE)
Work = Callable[[Request, Account], Awaitable[Response]]
Place = tuple[str, int]


def is_on(connection: HTTPConnection) -> bool:
    """Return whether this server has friends, clubs and the rest around its tables."""
    app = connection.app.state
    return app.accounts is not None and app.hub.settings.has_community


async def signed_in(connection: HTTPConnection) -> Account | None:
    """Return the signed-in account, or None; None where `is_on` is not."""
    accounts: Accounts | None = connection.app.state.accounts
    return await accounts.who(connection) if accounts and is_on(connection) else None


def only_on(work: Callable[[Request], Awaitable[Response]]) -> Callable[..., Awaitable[Response]]:
    """Return a route that is there only where `is_on` is."""

    async def route(request: Request) -> Response:
        if not is_on(request):
            raise HTTPException(404)
        return await work(request)

    return route


def for_people(work: Work) -> Callable[..., Awaitable[Response]]:
    """Return a route for people who are signed in; others are led to where they can be."""

    async def route(request: Request) -> Response:
        account = await signed_in(request)
        return await work(request, account) if account else RedirectResponse("/account", 303)

    return only_on(route)


async def met(request: Request, account: Account, form: Mapping[str, str]) -> Person:
    """Return the person that a form is about: one `person` of one's own, a seat, or a `name`.

    Raises: HTTPException 404 for nobody, oneself, and a seat that one cannot see.
    """
    hub: Hub = request.app.state.hub
    seat, table, who = form.get("seat", ""), form.get("table", ""), form.get("person", "")
    if who:
        known = await hub.store.run(lambda base: ties.of(base, account.id))
        found = next((one for one in known if str(one.id) == who), None)
    elif table:
        number = int(seat[:3]) if seat.isascii() and seat.isdigit() else -1
        found = await hub.store.run(lambda base: ties.at_table(base, account.id, table, number))
    else:
        name = folded(form.get("name", ""))
        found = await hub.store.run(lambda base: ties.by_name(base, name))
    if found is None or found.id == account.id:
        raise HTTPException(404)
    return found


async def person_buttons(
    request: Request, language: str, name: str, *, menu: bool = False
) -> Markup:
    """Return the buttons about the person with a name, for their page; nothing for oneself.

    With `menu` they are behind a small button, for lists.
    """
    account, hub = await signed_in(request), request.app.state.hub
    found = await hub.store.run(lambda base: ties.by_name(base, folded(name)))
    if account is None or found is None or found.id == account.id:
        return Markup()
    known = await hub.store.run(lambda base: ties.tied(base, account.id, found))
    return buttons(language, known, {"name": found.name}, menu=menu)


def buttons(
    language: str, person: Person, fields: Mapping[str, object], *, menu: bool = False
) -> Markup:
    """Return the buttons about a person, whom the `fields` of a form name."""
    name = person.name or speaker(language)("player-person")
    facts = {"person": person, "name": name, "fields": fields, "menu": menu}
    return render("people/company.html", language, **facts)


async def menus_at(
    connection: HTTPConnection, language: str, places: Sequence[Place]
) -> dict[Place, Markup]:
    """Return the menus about the people on some seats of tables, each as (table, seat)."""
    account, hub = await signed_in(connection), connection.app.state.hub
    if account is None or not places:
        return {}
    known = await hub.store.run(lambda base: _seen(base, account.id, places))
    return {
        (table, seat): buttons(language, person, {"table": table, "seat": seat}, menu=True)
        for (table, seat), person in known.items()
    }


def _seen(base: Connection, account: int, places: Sequence[Place]) -> dict[Place, Person]:
    """Return the people on some seats whom an account may know, with its ties."""
    known = {person.id: person.tie for person in ties.of(base, account)}
    found = {place: ties.at_table(base, account, *place) for place in places}
    return {
        place: msgspec.structs.replace(person, tie=known.get(person.id, ""))
        for place, person in found.items()
        if person
    }


async def company_at(connection: HTTPConnection, table: str) -> Company | None:
    """Return whose talk a viewer of a table does not want; None where nobody can be blocked."""
    if not is_on(connection):
        return None
    account = await signed_in(connection)
    if account is None:
        return Company()
    hub: Hub = connection.app.state.hub
    blocked = await hub.store.run(lambda base: ties.blocked_seats(base, account.id, table))
    return Company(account.id, frozenset(blocked))


def company_page(
    request: Request, heading: str, template: str, query: str = "", **facts: object
) -> Response:
    """Answer with a page about people; `query` is the part of its address that languages keep."""
    language = language_of(request)
    body = render(template, language, **facts)
    markup = pages.page(
        language,
        f"{heading} · {speaker(language)('title')}",
        body,
        heading=heading,
        query=query,
        styles=STYLES,
        scripts=["shared/copy-link.js"],
    )
    return shown(request, markup)


def way_back(request: Request, otherwise: str) -> str:
    """Return the address of our own page that a form was on, or `otherwise`."""
    before = urlsplit(request.headers.get("referer", ""))
    own = f"{before.scheme}://{before.netloc}" == base_of(request)
    path = before.path if own and not before.path.startswith("//") else ""
    return f"{path}?{before.query}" if path and before.query else path or otherwise
