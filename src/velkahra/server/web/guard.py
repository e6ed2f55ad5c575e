"""A gate before all routes: changes and WebSockets must come from our own pages.

Browsers say from which page a request comes. A program that says nothing has no visitor's cookies
to misuse, so it may pass; the secret link it needs protects the table.
"""

import logging
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from velkahra.server.web.identity.origin import same_origin

log: Final = logging.getLogger(__name__)

HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
POLICY_VIOLATION: Final = 1008


class OwnPagesOnly:
    """Middleware that refuses what another site's page sends: `refused` answers it."""

    def __init__(self, app: ASGIApp, refused: Callable[[Request], Response]) -> None:
        self._app: Final = app
        self._refused: Final = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request from another site, and pass on the rest."""
        if not _matters(scope) or same_origin(HTTPConnection(scope)):
            await self._app(scope, receive, send)
            return
        log.info("a request from another site was refused")
        if scope["type"] == "websocket":
            await WebSocketClose(POLICY_VIOLATION)(scope, receive, send)
        else:
            await self._refused(Request(scope))(scope, receive, send)


def _matters(scope: Scope) -> bool:
    kind = scope["type"]
    return kind == "websocket" or (kind == "http" and scope["method"] not in HARMLESS)
