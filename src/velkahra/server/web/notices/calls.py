"""Calls the operator's webhook, without secrets, at the turn of somebody who has not looked."""

import logging
import urllib.request
from typing import Final

import msgspec

from velkahra.server import tracing
from velkahra.server.room import bots, chat
from velkahra.server.room.room import Room
from velkahra.server.settings import Settings

log: Final = logging.getLogger(__name__)

SECONDS: Final = 10.0


class Call(msgspec.Struct, frozen=True, tag="turn", tag_field="event"):
    """The JSON body that the webhook is sent.

    Attributes:
        table: the table's public name.
        seat: number of the seat whose turn it is; seat_name: its name in records.
        name: what the person calls itself, or "".
        since: when the turn began, in Unix seconds.
        url: the server's address, if it knows it.
    """

    game: str
    table: str
    seat: int
    seat_name: str
    name: str
    since: int
    url: str


class Calls:
    """The channel of a server's webhook; see `turns.Channel`."""

    name: Final = "webhook"

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings
        self.after: Final = settings.webhook_after
        self.works: Final = bool(settings.webhook)

    async def reaches(self, table: str, seat: int) -> bool:
        """Return True: the webhook is told about everybody."""
        return True

    async def earliest(self, table: str, seat: int) -> float:
        """Return 0.0: it may be called at any time."""
        return 0.0

    async def notify(self, room: Room, seat: int, since: int) -> bool:
        """Call the webhook. `since` is when the turn began, in Unix seconds."""
        call, parent = self._described(room, seat, since), tracing.traceparent()
        try:
            await bots.in_thread(lambda: post(self._settings.webhook, call, parent), SECONDS + 1)
        except Exception as error:  # any error is possible, and its text may hold a secret
            log.warning("the webhook could not be called: %s", type(error).__name__)
        return True

    def _described(self, room: Room, seat: int, since: int) -> Call:
        game = room.ledger.game
        return Call(
            game.name,
            room.row.id,
            seat,
            game.seat_name(room.row.options, seat),
            room.feature(chat.Chat).name(seat),
            since,
            self._settings.base_url,
        )


class _StayThere(urllib.request.HTTPRedirectHandler):
    """A handler that follows no redirection: the operator named one address."""

    def redirect_request(self, *args: object, **kwargs: object) -> None:
        """Return None, which refuses the redirection."""


def post(url: str, call: Call, parent: str = "") -> None:
    """Send a call, with the trace's header `parent`; it blocks, so call it in a thread.

    Raises: OSError or ValueError, even for an answer that is not 2xx.
    """
    if not url.startswith(("http://", "https://")):
        raise ValueError("the address of a webhook must begin with http:// or https://")
    kind = {"content-type": "application/json", "user-agent": "velkahra"}
    if parent:
        kind["traceparent"] = parent
    request = urllib.request.Request(url, msgspec.json.encode(call), kind, method="POST")
    with urllib.request.build_opener(_StayThere).open(request, timeout=SECONDS):
        pass
