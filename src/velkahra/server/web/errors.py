"""Error pages, and errors as JSON for programs."""

import logging
from collections.abc import Callable
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response

from velkahra.core.contract.refusals import RecordError
from velkahra.server import metrics
from velkahra.server.domain.texts import speaker
from velkahra.server.store.backend import DamagedError, StoreError
from velkahra.server.web.api import problems
from velkahra.server.web.guard import HARMLESS
from velkahra.server.web.identity.origin import base_of
from velkahra.server.web.kit import pages
from velkahra.server.web.kit.request import language_of
from velkahra.server.web.lobby import lists, routes
from velkahra.server.web.replay import routes as replay_routes

log: Final = logging.getLogger(__name__)

_OF_TABLES: Final = ("/table/", "/host/", "/hand/", "/desk/", "/replay/", "/lobby/", "/turn/")

_KEYS: Final = {
    404: "error-not-found",
    405: "error-method",
    413: "error-too-large",
    429: "error-too-often",
}


def failed(request: Request, status: int, key: str, detail: str = "") -> Response:
    """Answer with a page of the sentence `key`, with `detail` in its place; programs get JSON."""
    metrics.refusals.add(key.removeprefix("error-"))
    language = language_of(request)
    text = detail or speaker(language)(key)
    if request.url.path.startswith("/api/"):
        return problems.failed(status, key.removeprefix("error-"), text)
    return HTMLResponse(pages.error_page(language, text), status)


def on_foreign(request: Request, key: str) -> Response:
    """Answer a request that another site sent, or that has a wrong name; `key` says which."""
    text = speaker(language_of(request))(key, address=base_of(request))
    return failed(request, 403, key, text)


async def on_http_error(request: Request, error: Exception) -> Response:
    """Show a page for what the routes refuse."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and not request.url.path.startswith("/api/"):
        return await _not_found(request)
    own = error.status_code in (403, 409)
    key = _KEYS.get(error.status_code, "error-method")
    answer = failed(request, error.status_code, key, error.detail if own else "")
    answer.headers.update(error.headers or {})  # those of 405 list the methods
    return answer


async def _not_found(request: Request) -> Response:
    """Return the page for an unknown address, with links to the visitor's own tables."""
    language = language_of(request)
    of_table = request.url.path.startswith(_OF_TABLES)
    say = speaker(language)
    text = say("error-no-table" if of_table else "error-not-found")
    if of_table and request.app.state.accounts is not None:
        text += " " + say("error-link-of-account")
    try:
        mine = sorted(await routes.my_tables(request), key=lists.Mine.rank)[: lists.FIRST_TABLES]
    except StoreError:  # the error page appears without the list
        mine = []
    own = [lists.my_table(language, table) for table in mine]
    return HTMLResponse(pages.error_page(language, text, own), 404)


def on_other_rules(request: Request, error: Exception) -> Response:
    """Answer a request for a table of other rules."""
    log.warning("a table cannot be opened: %s", error)
    return HTMLResponse(replay_routes.legacy_page(request, language_of(request)), 409)


def on_store_error(request: Request, error: Exception) -> Response:
    """Answer while the store is failing."""
    assert isinstance(error, StoreError)
    log.error("the store failed: %s", error)
    if isinstance(error, DamagedError) and request.method in HARMLESS:
        why = "unread-store-damaged"
        return HTMLResponse(replay_routes.legacy_page(request, language_of(request), why), 503)
    kind = "unread" if request.method in HARMLESS else "problem"
    return failed(request, 503, f"{kind}-{error.reason}")


def on_disconnect(request: Request, error: Exception) -> Response:
    """End a request whose rest never came; nobody hears the answer."""
    log.info("a request was cut off by its sender")
    return Response(status_code=400)


def on_failure(request: Request, error: Exception) -> Response:
    """Answer after a bug of ours."""
    return failed(request, 500, "error-server")


HANDLERS: Final[dict[type[Exception], Callable[[Request, Exception], Any]]] = {
    HTTPException: on_http_error,
    RecordError: on_other_rules,
    StoreError: on_store_error,
    ClientDisconnect: on_disconnect,
    Exception: on_failure,
}
