"""Reads a request to its end before an early answer closes the connection.

A system that closes a connection with unread data resets it, and the sender may lose the answer.
Proxies and simple clients ask to close after each answer; for connections that stay open,
`connections.Visit` drops the rest of the body after the answer.
"""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from velkahra.server.web import connections, guard


class ReadBeforeClosing:
    """Middleware that drops up to `MOST_LEFT` bytes of a body that the application did not read."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; before its answer, read the rest of it."""
        if scope["type"] != "http" or scope["method"] in guard.HARMLESS or not _closes(scope):
            await self._app(scope, receive, send)
            return
        ended = False

        async def noted() -> Message:
            nonlocal ended
            message = await receive()
            ended = not message.get("more_body", False)
            return message

        async def send_after_body(message: Message) -> None:
            dropped = 0
            while not ended and dropped < connections.MOST_LEFT:
                dropped += len((await noted()).get("body", b""))
            await send(message)

        await self._app(scope, noted, send_after_body)


def _closes(scope: Scope) -> bool:
    asked = HTTPConnection(scope).headers.get("connection", "").lower()
    return asked == "close" or (scope["http_version"] == "1.0" and asked != "keep-alive")
