"""The routes of passkeys: a new one, signing in with one, another name, removing one."""

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from velkahra.server.domain.texts import speaker
from velkahra.server.web.accounts import pages
from velkahra.server.web.identity import origin, passkeys
from velkahra.server.web.identity.accounts import Account, Accounts
from velkahra.server.web.kit.request import language_of, read_form

LONGEST_ANSWER: Final = 30_000

Work = Callable[[Request, Accounts, passkeys.Domain, dict[str, str]], Awaitable[Response]]


def _by_script(work: Work) -> Callable[[Request], Awaitable[Response]]:
    """Return a route that our script calls; errors are answered as sentences in JSON."""

    async def route(request: Request) -> Response:
        accounts, domain = pages.accounts_of(request), pages.domain_at(request)
        if domain is None:
            raise HTTPException(404)
        try:
            return await work(request, accounts, domain, await read_form(request, LONGEST_ANSWER))
        except passkeys.PasskeyError as error:
            text = speaker(language_of(request))(error.key)
            return JSONResponse({"why": text}, pages.WRONG.get(error.key, 400))

    return route


async def _own(request: Request, accounts: Accounts) -> Account:
    account = await accounts.who(request)
    if account is None:
        raise HTTPException(404)
    return account


@_by_script
async def ask_new_passkey(
    request: Request, accounts: Accounts, domain: passkeys.Domain, form: dict[str, str]
) -> Response:
    """Answer with options in JSON to make a passkey; PasskeyError is a sentence, here and below."""
    account = await _own(request, accounts)
    address = origin.address_of(request)
    asked = await accounts.passkeys.ask_new(domain, account.id, account.name, address)
    return Response(asked, media_type="application/json")


@_by_script
async def add_passkey(
    request: Request, accounts: Accounts, domain: passkeys.Domain, form: dict[str, str]
) -> Response:
    """Add the passkey of the form's `answer` to the account, and answer where to go, as JSON."""
    account = await _own(request, accounts)
    say = speaker(language_of(request))
    name = say("passkey-name", number=len(await accounts.passkeys.of(account.id)) + 1)
    await accounts.passkeys.add(domain, account.id, form.get("answer", ""), name)
    return JSONResponse({"to": "/account#passkeys"})


@_by_script
async def ask_passkey(
    request: Request, accounts: Accounts, domain: passkeys.Domain, form: dict[str, str]
) -> Response:
    """Answer with the options, as JSON, with which the browser signs in by a passkey."""
    asked = await accounts.passkeys.ask(domain, origin.address_of(request))
    return Response(asked, media_type="application/json")


@_by_script
async def sign_in_by_passkey(
    request: Request, accounts: Accounts, domain: passkeys.Domain, form: dict[str, str]
) -> Response:
    """Begin a session by the passkey of the form's `answer`, and answer where to go, as JSON."""
    found = await accounts.passkeys.sign_in(domain, form.get("answer", ""))
    secret = await accounts.begin(found, by_passkey=True)
    return await pages.enter(request, accounts, form, secret, JSONResponse({"to": "/"}))


async def change_passkey(request: Request) -> Response:
    """Rename a passkey, or remove it."""
    accounts, form = pages.accounts_of(request), await read_form(request)
    account, key = await _own(request, accounts), form.get("key", "")
    try:
        if form.get("do") == "remove":
            await accounts.passkeys.remove(account.id, key)
        else:
            await accounts.passkeys.rename(account.id, key, form.get("name", ""))
    except passkeys.PasskeyError as error:
        return await pages.show_account(request, accounts, error.key, 400)
    return RedirectResponse("/account#passkeys", 303)


ROUTES: Final = (
    Route("/account/passkey/ask", ask_passkey, methods=["POST"]),
    Route("/account/passkey", sign_in_by_passkey, methods=["POST"]),
    Route("/account/passkeys/ask", ask_new_passkey, methods=["POST"]),
    Route("/account/passkeys/add", add_passkey, methods=["POST"]),
    Route("/account/passkeys", change_passkey, methods=["POST"]),
)
