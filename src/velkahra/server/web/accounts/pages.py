"""The pages of accounts: sign in, make one, sign out, delete it."""

from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from velkahra.core.contract.refusals import RecordError
from velkahra.server.domain.texts import speaker
from velkahra.server.room.hub import Hub
from velkahra.server.store import backend, profiles, slow
from velkahra.server.web.accounts import passkey_pages
from velkahra.server.web.identity import accounts as people
from velkahra.server.web.identity import origin, own_seats, passkeys
from velkahra.server.web.identity.accounts import Account, AccountError, Accounts
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import in_store, language_of, page_at, read_form, shown
from velkahra.server.web.notices.mailboxes import Whose
from velkahra.server.web.notices.pages import mail_part
from velkahra.server.web.people.company import is_on
from velkahra.server.web.profiles.pages import account_part
from velkahra.server.web.slow.pages import ZONE_SCRIPT, rest_part

STYLE: Final = "lobby/lobby.css"
WRONG: Final = {"account-too-often": 429, "account-taken": 409, "account-signed-out": 409}


async def show(request: Request) -> Response:
    """Show the account, or how to get one."""
    return await show_account(request, accounts_of(request))


async def show_account(
    request: Request, accounts: Accounts, error: str = "", status: int = 200, done: str = ""
) -> Response:
    """Show the account, with the sentences `error` and `done` (keys), and an HTTP `status`.

    A passkey replaces the password (`fresh`), or could after signing in with it (`forgotten`). The
    page offers to take over the seats of the device.
    """
    language = language_of(request)
    account = await accounts.who(request)
    keys = await accounts.passkeys.of(account.id) if account else []
    more = await _more(request, account, keys, language)
    facts = {
        "account": account,
        "error": error,
        "done": done,
        "instead": ("fresh" if accounts.is_fresh(request) else "forgotten") if keys else "",
        "more": more,
        "bring": any(place.kind != "host" for place in own_seats.of_device(request)),
        "longest_name": max(people.NAME_LENGTHS),
        "shortest_password": min(people.PASSWORD_LENGTHS),
        "longest_password": max(people.PASSWORD_LENGTHS),
    }
    heading = account.name if account else speaker(language)("account-title")
    scripts = [passkey_pages.SCRIPT, *([ZONE_SCRIPT] if 'id="rest"' in more else [])]
    written = pages.from_template(
        language, heading, "accounts/account.html", facts, styles=[STYLE], scripts=scripts
    )
    return shown(request, written, status)


async def _more(
    request: Request, account: Account | None, keys: Sequence[passkeys.Passkey], language: str
) -> Markup:
    """Return what an account has beside its password: passkeys, and mails for all its seats."""
    domain = domain_at(request)
    if account is None:
        return passkey_pages.part(language, domain, None)
    mail, notices = pages.NOTHING, request.app.state.notices
    if notices.mail.works:
        wish = await notices.mail.wish(Whose(account=account.id))
        why = speaker(language)("mail-why-account")
        mail = mail_part(language, wish, "/account/mail", why)
    around = await _community_parts(request, account, language)
    return passkey_pages.part(language, domain, keys) + mail + around


async def _community_parts(request: Request, account: Account, language: str) -> Markup:
    """Return what an account decides about its page and its rests, on a server with a community."""
    if not is_on(request):
        return pages.NOTHING
    person = await in_store(request, profiles.own, account.id)
    rest = await in_store(request, slow.rest_of, account.id)
    mails: bool = request.app.state.notices.mail.works
    return account_part(language, person) + rest_part(language, rest, mails=mails)


async def sign_in(request: Request) -> Response:
    """Begin a session."""
    accounts, form = accounts_of(request), await read_form(request)
    begun = accounts.sign_in(
        form.get("name", ""), form.get("password", ""), origin.address_of(request)
    )
    return await _begin(request, accounts, form, begun)


async def register(request: Request) -> Response:
    """Create an account and begin its first session."""
    accounts, form = accounts_of(request), await read_form(request)
    begun = accounts.register(
        form.get("name", ""), form.get("password", ""), origin.address_of(request)
    )
    return await _begin(request, accounts, form, begun)


async def _begin(
    request: Request, accounts: Accounts, form: dict[str, str], begun: Awaitable[str]
) -> Response:
    try:
        secret = await begun
    except AccountError as error:
        return await show_account(request, accounts, error.key, WRONG.get(error.key, 400))
    return await enter(request, accounts, form, secret, RedirectResponse("/", 303))


async def enter(
    request: Request, accounts: Accounts, form: dict[str, str], secret: str, answer: Response
) -> Response:
    """Begin the session of a `secret` by a cookie on `answer`; take over seats if the form asks."""
    if form.get("bring") == "yes":
        await _bring(request, accounts, secret)
    own_seats.write_cookie(request, answer, people.COOKIE, secret, people.SESSION_SECONDS)
    return answer


async def _bring(request: Request, accounts: Accounts, session: str) -> None:
    """Add the device's seats to the account; only those with valid links, which can be checked."""
    hub: Hub = request.app.state.hub
    account = await accounts.whose(session)
    own = own_seats.of_device(request)
    for table in {place.table for place in own}:
        summary = None
        with suppress(RecordError, backend.StoreError):
            summary = await hub.summary(table)
        found = own_seats.seats_at(summary.row, own) if summary else {}
        seats = [people.OwnSeat(table, seat, place.kind == "hand") for seat, place in found.items()]
        if account and seats:
            await accounts.add_seats(account.id, seats)


async def sign_out(request: Request) -> Response:
    """End the session."""
    await accounts_of(request).sign_out(request)
    answer = RedirectResponse("/", 303)
    answer.delete_cookie(people.COOKIE)
    return answer


async def change_password(request: Request) -> Response:
    """Set a new password; only this browser stays signed in."""
    accounts, form = accounts_of(request), await read_form(request)
    account = await accounts.who(request)
    old, new = form.get("password", ""), form.get("new", "")
    try:
        if account is None:
            raise AccountError("account-signed-out")
        await accounts.change_password(request, account, old, new, origin.address_of(request))
    except AccountError as error:
        return await show_account(request, accounts, error.key, WRONG.get(error.key, 400))
    return await show_account(request, accounts, done="account-changed")


async def delete(request: Request) -> Response:
    """Delete the account."""
    accounts, form = accounts_of(request), await read_form(request)
    account = await accounts.who(request)
    try:
        if account is None:
            raise AccountError("account-signed-out")
        await accounts.delete(
            request, account, form.get("password", ""), origin.address_of(request)
        )
    except AccountError as error:
        return await show_account(request, accounts, error.key, WRONG.get(error.key, 400))
    answer = RedirectResponse("/", 303)
    answer.delete_cookie(people.COOKIE)
    return answer


def domain_at(request: Request) -> passkeys.Domain | None:
    """Return the domain of passkeys; None where there can be none."""
    hub: Hub = request.app.state.hub
    return passkeys.domain_of(hub.settings.base_url, f"{request.url.scheme}://{request.url.netloc}")


def accounts_of(request: Request) -> Accounts:
    """Return the accounts. Raises: HTTPException 404 where there are none."""
    accounts: Accounts | None = request.app.state.accounts
    if accounts is None:
        raise HTTPException(404)
    return accounts


ROUTES: Final = (
    Route("/account", show),
    *(
        Route(f"/account/{name}", page_at("/account"))
        for name in ("sign-in", "new", "delete", "password")
    ),
    Route("/account/sign-in", sign_in, methods=["POST"]),
    Route("/account/new", register, methods=["POST"]),
    Route("/account/sign-out", sign_out, methods=["POST"]),
    Route("/account/password", change_password, methods=["POST"]),
    Route("/account/delete", delete, methods=["POST"]),
)
