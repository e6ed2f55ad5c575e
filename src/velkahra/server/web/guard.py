"""A gate before all routes: changes and WebSockets must come from our own pages, by our own name.

Browsers send the page of origin. Programs that do not have no cookies to misuse, so they may pass;
the secret link they need protects the table.
"""

import logging
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from velkahra.server.web.identity.origin import is_own_host, same_origin

log: Final = logging.getLogger(__name__)

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
HEALTH: Final = "/health"
POLICY_VIOLATION: Final = 1008


class OwnPagesOnly:
    """Middleware that answers other sites' pages and wrong names of the server with `refused`."""

    def __init__(self, app: ASGIApp, refused: Callable[[Request, str], Response]) -> None:
        self._app: Final = app
        self._refused: Final = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request from another site, and pass on the rest."""
        key = _fault(scope) if scope["type"] in ("http", "websocket") else ""
        if not key:
            await self._app(scope, receive, send)
            return
        log.info("a request was refused: %s", key.removeprefix("error-"))
        if scope["type"] == "websocket":
            await WebSocketClose(POLICY_VIOLATION)(scope, receive, send)
        else:
            await self._refused(Request(scope), key)(scope, receive, send)


def _fault(scope: Scope) -> str:
    """Return the key of a refusal, or "". Any name may check the server's health."""
    connection = HTTPConnection(scope)
    if not scope["path"].startswith(HEALTH) and not is_own_host(connection):
        return "error-wrong-host"
    changes = scope["type"] == "websocket" or scope["method"] not in HARMLESS
    return "error-foreign" if changes and not same_origin(connection) else ""
