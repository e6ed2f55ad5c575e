"""People to each other: the person at a page, buttons about others, and blocked talk."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from velkahra.core.contract.game import Game
from velkahra.server.domain import chat, texts
from velkahra.server.live.chatter import Company
from velkahra.server.settings import Settings
from velkahra.server.store import backend, ties
from velkahra.server.store.ties import Person
from velkahra.server.web.identity.accounts import Account, Accounts, folded
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit import numbers, pages, templates
from velkahra.server.web.kit.request import check_pace, in_store, language_of, read_form, shown

STYLE: Final = "people/company.css"
STYLES: Final = ("lobby/lobby.css", STYLE)
SCRIPTS: Final = ("shared/copy-link.js", "shared/local-times.js")
Form = dict[str, str]
Work = Callable[[Request, Account], Awaitable[Response]]
Deed = Callable[[Request, Account, Form], Awaitable[Response | str]]
Place = tuple[str, int]


def is_on(connection: HTTPConnection) -> bool:
    """Return whether this server has friends, clubs and the rest around its tables."""
    settings: Settings = connection.app.state.hub.settings
    return settings.has_community


async def signed_in(connection: HTTPConnection) -> Account | None:
    """Return the signed-in account, or None; None where `is_on` is not."""
    accounts: Accounts | None = connection.app.state.accounts
    return await accounts.who(connection) if accounts and is_on(connection) else None


async def who(connection: HTTPConnection) -> int:
    """Return the number of the signed-in account, 0 for none."""
    return number(await signed_in(connection))


def number(account: Account | None) -> int:
    """Return the number of an account, 0 for none."""
    return account.id if account else 0


def for_people(work: Work) -> Callable[..., Awaitable[Response]]:
    """Return a route for people who are signed in; others are led to where they can be."""

    async def route(request: Request) -> Response:
        account = await signed_in(request)
        return await work(request, account) if account else RedirectResponse("/account", 303)

    return route


def deed(pace: str = "company") -> Callable[[Deed], Callable[..., Awaitable[Response]]]:
    """Return a decorator that makes a route for a form of people who are signed in.

    Its pace is that of a limit, "" for none. Its work gets the account and the fields, and returns
    an answer, or the address to go to.
    """

    def made(work: Deed) -> Callable[..., Awaitable[Response]]:
        @for_people
        async def route(request: Request, account: Account) -> Response:
            if pace:
                await check_pace(request, pace)
            done = await work(request, account, await read_form(request))
            return RedirectResponse(done, 303) if isinstance(done, str) else done

        return route

    return made


def said(request: Request, key: str) -> str:
    """Return a sentence in the language of the visitor."""
    return texts.speaker(language_of(request))(key)


def refused(request: Request, key: str) -> HTTPException:
    """Return the refusal of a deed with the sentence of a key."""
    return HTTPException(409, said(request, key))


def typed(request: Request, form: Form, name: str, most: int, key: str = "") -> str:
    """Return a line of at most so many letters from a field of a form, `checked`."""
    return checked(request, partial(chat.proper, most=most), form.get(name, ""), key)


def checked(request: Request, check: Callable[[str], str], text: str, key: str = "") -> str:
    """Return what a check makes of typed text, such as `chat.proper`.

    Raises: HTTPException 409 with the sentence of a `key`, "" for that of the check's reason.
    """
    try:
        return check(text)
    except chat.ChatError as error:
        raise refused(request, key or f"problem-chat-{error.reason}") from error


async def met(request: Request, account: Account, form: Mapping[str, str]) -> Person:
    """Return the person that a form is about: one `person` of one's own, a seat, or a `name`.

    Raises: HTTPException 404 for nobody, oneself, and a seat that one cannot see.
    """
    table, person = form.get("table", ""), form.get("person", "")
    if person:
        known = await in_store(request, ties.of, account.id)
        found = next((one for one in known if str(one.id) == person), None)
    elif table:
        seat = numbers.number_of(form.get("seat", ""), -1)
        found = await in_store(request, ties.at_table, account.id, table, seat)
    else:
        found = await in_store(request, ties.by_name, account.id, folded(form.get("name", "")))
    if found is None:
        raise HTTPException(404)
    return found


async def person_buttons(request: Request, account: int, name: str) -> Markup:
    """Return the buttons about the person with a name, for an account; nothing for oneself."""
    found = await in_store(request, ties.by_name, account, folded(name)) if account else None
    return buttons(language_of(request), found, {"name": found.name}) if found else Markup()


def buttons(
    language: str, person: Person, fields: Mapping[str, object], *, menu: bool = False
) -> Markup:
    """Return the buttons about a person, whom the `fields` of a form name.

    With `menu` they are behind a small button, for lists.
    """
    name = person.name or texts.speaker(language)("player-person")
    facts = {"person": person, "name": name, "fields": fields, "menu": menu}
    return templates.render("people/company.html", language, **facts)


async def menus_at(
    connection: HTTPConnection, language: str, places: Sequence[Place]
) -> dict[Place, Markup]:
    """Return the menus about the people on some seats of tables, each as (table, seat)."""
    account = await who(connection)
    known = await in_store(connection, _seen, account, places) if account and places else {}
    return {
        (table, seat): buttons(language, person, {"table": table, "seat": seat}, menu=True)
        for (table, seat), person in known.items()
    }


def _seen(base: backend.Connection, account: int, places: Sequence[Place]) -> dict[Place, Person]:
    """Return the people on some seats whom an account may know, with its ties."""
    found = {place: ties.at_table(base, account, *place) for place in places}
    return {place: person for place, person in found.items() if person}


async def company_at(connection: HTTPConnection, table: str) -> Company | None:
    """Return whose talk a viewer of a table does not want; None where nobody can be blocked."""
    if not is_on(connection):
        return None
    account = await who(connection)
    return Company(account, await in_store(connection, ties.blocked_seats, account, table))


def company_page(
    request: Request,
    heading: str,
    template: str,
    query: str = "",
    styles: Sequence[str] = STYLES,
    scripts: Sequence[str] = SCRIPTS,
    game_about: Game | None = None,
    **facts: Any,  # noqa: ANN401
) -> Response:
    """Answer with a page about people, maybe of a game; `query` is as in `pages.page`."""
    looks: dict[str, Any] = {"query": query, "styles": styles, "scripts": scripts}
    language = language_of(request)
    return shown(
        request, pages.from_template(language, heading, template, facts, about=game_about, **looks)
    )


def way_back(request: Request, otherwise: str) -> str:
    """Return the address of our own page that a form was on, or `otherwise`."""
    before = urlsplit(request.headers.get("referer", ""))
    own = f"{before.scheme}://{before.netloc}" == base_of(request)
    path = before.path if own and not before.path.startswith("//") else ""
    return f"{path}?{before.query}" if path and before.query else path or otherwise
