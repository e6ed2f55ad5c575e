"""Calls of programs: endpoints as they are declared, and who may call them."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Final, Generic, TypeVar, get_args, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain.pace import Paces
from velkahra.server.room.hub import SPECTATOR, Hub
from velkahra.server.room.room import Room
from velkahra.server.store.backend import StoreError
from velkahra.server.web.api import problems, protocol, tokens
from velkahra.server.web.identity.origin import address_of, base_of
from velkahra.server.web.kit.request import language_of

T = TypeVar("T")
Who = tuple[str, int]
"""A table and a seat."""

ROOT: Final = "/api/v1"
MOST_WAITS: Final = 8
"""Requests of one seat that may wait for a change at the same time."""
MOST_NUMBER: Final = 10_000_000
HOST: Final = -2
"""In place of a seat, for the host's requests."""


class Key(Enum):
    """The secret that a call needs in the header authorization."""

    NONE = "none"
    TOKEN = "token"
    SEAT = "token of a player"
    LINK = "link"
    HOST = "host"


class Programs:
    """Limits of programs and their waiting requests, until `closing`: the server ends."""

    def __init__(self, hub: Hub) -> None:
        rate = hub.settings.messages_a_second
        self.paces: Final = Paces(rate, 2 * rate)
        self.closing = False
        self._waits: Final[dict[asyncio.Event, Who]] = {}

    def enter(self, who: Who) -> asyncio.Event:
        """Register a waiting request, and return its event of changes. Raises: ApiError."""
        if sum(other == who for other in self._waits.values()) >= MOST_WAITS:
            raise problems.ApiError("too-fast")
        news = asyncio.Event()
        self._waits[news] = who
        return news

    def leave(self, news: asyncio.Event) -> None:
        """Unregister a waiting request."""
        del self._waits[news]

    def close(self) -> None:
        """Answer all requests that wait."""
        self.closing = True
        for news in self._waits:
            news.set()


class Call(Generic[T]):
    """A call with its message `said`, and the `seat` of its token, -1 for a spectator's."""

    def __init__(
        self, request: Request, room: Room | None, seat: int, said: T, key: Key = Key.NONE
    ) -> None:
        self.request: Final = request
        self.key: Final = key
        self.seat: Final = seat
        self.said: Final = said
        self._room: Final = room

    @property
    def room(self) -> Room:
        """Return the table of a call with a key."""
        assert self._room is not None
        return self._room

    @property
    def hub(self) -> Hub:
        """Return the server's tables."""
        hub: Hub = self.request.app.state.hub
        return hub

    @property
    def programs(self) -> Programs:
        """Return the limits of programs."""
        programs: Programs = self.request.app.state.programs
        return programs

    @property
    def language(self) -> str:
        """Return the language of sentences."""
        return language_of(self.request, self._room.row.language if self._room else None)

    def url(self, path: str) -> str:
        """Return a path of this server as a link."""
        return base_of(self.request) + path

    def number(self, name: str, otherwise: int) -> int:
        """Return the number that the parameter `name` of the address has.

        `otherwise` is returned if it is missing. Raises: ApiError for anything but a number.
        """
        text = self.request.query_params.get(name)
        if text is None:
            return otherwise
        if not text.isascii() or not text.isdigit() or len(text) > 8:
            wrong = f"{name} must be a whole number of up to eight digits"
            raise problems.ApiError("not-understood", wrong)
        return min(int(text), MOST_NUMBER)


class Endpoint(msgspec.Struct, frozen=True):
    """An endpoint: method and path of what `do` does.

    Attributes:
        do: its annotations are the types of message and answer, its docstring the description.
        key: the secret that is needed.
        problems: the codes that are its own, with blanks between.
        query: numbers of the address, with their descriptions.
        status: of its answer.
    """

    method: str
    path: str
    do: Callable[[Call[Any]], Awaitable[msgspec.Struct]]
    key: Key = Key.NONE
    problems: str = ""
    query: Mapping[str, str] = {}
    status: int = 200

    @property
    def plain_path(self) -> str:
        """Return the path with the bare names of its parameters."""
        return re.sub(r":\w+", "", self.path)

    @property
    def says(self) -> Any:  # noqa: ANN401 - a type
        """Return the type of the message, NoneType for none."""
        return get_args(get_type_hints(self.do)["call"])[0]

    @property
    def gives(self) -> Any:  # noqa: ANN401 - a type
        """Return the type of the answer."""
        return get_type_hints(self.do)["return"]


def routes(endpoints: Sequence[Endpoint]) -> list[Route]:
    """Return a route for each path, so that another method hears which there are."""
    paths = dict.fromkeys(endpoint.path for endpoint in endpoints)
    return [_route(path, [one for one in endpoints if one.path == path]) for path in paths]


def _route(path: str, endpoints: Sequence[Endpoint]) -> Route:
    by_method = {endpoint.method: (endpoint, endpoint.says) for endpoint in endpoints}

    async def answer(request: Request) -> Response:
        endpoint, says = by_method["GET" if request.method == "HEAD" else request.method]
        room, seat = None, -1
        try:
            if endpoint.key is not Key.NONE:
                room, seat = await admitted(request, endpoint.key)
            said = await _said(request, says) if says is not type(None) else None
            found = await endpoint.do(Call(request, room, seat, said, endpoint.key))
        except (VelkahraError, StoreError, problems.ApiError, HTTPException) as error:
            return problems.explained(request, error, room)
        encoded = msgspec.json.encode(found)
        return Response(encoded, endpoint.status, media_type="application/json")

    return Route(path, answer, methods=list(by_method))


async def check_again(call: Call[Any]) -> None:
    """Check the secret of a call that has waited. Raises: ApiError if it was revoked meanwhile."""
    if await _entered(call.hub, call.room.row.id, secret_of(call.request), call.key) is None:
        raise problems.ApiError("no-token")


def secret_of(request: Request) -> str:
    """Return the secret in the header authorization. Raises: ApiError for none."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret:
        raise problems.ApiError("no-token")
    return secret.strip()


async def admitted(request: Request, key: Key) -> tuple[Room, int]:
    """Return the table and the seat, -1 for a spectator, of a request's secret.

    Raises: ApiError for none or a wrong one; RecordError, StoreError if the table cannot be loaded.
    """
    hub: Hub = request.app.state.hub
    found = await _entered(hub, request.path_params["table"], secret_of(request), key)
    if found is None:
        raise problems.ApiError("no-token")
    room, seat = found
    programs: Programs = request.app.state.programs
    if not programs.paces.allows(f"{room.row.id} {seat}"):
        raise problems.ApiError("too-fast")
    hub.looked(room, address_of(request))
    if key is Key.SEAT and seat < 0:
        raise problems.ApiError("only-watching")
    return room, seat


async def _entered(hub: Hub, table: str, secret: str, key: Key) -> tuple[Room, int] | None:
    """Return the table and the seat that a secret of this kind opens, or None.

    Programs can only watch a rated game.
    """
    if key is Key.HOST:
        hosted = await hub.is_host(table, secret)
        return (hosted, HOST) if hosted else None
    if key is Key.LINK:
        room, seat = await hub.enter(table, secret) or (None, None)
    else:
        room = await hub.room(table)
        seat = await tokens.find(hub.store, room, secret) if room else None
    if room is None or seat is None:
        return None
    return room, SPECTATOR if room.is_rated_seat(seat) else seat


async def _said(request: Request, kind: type[T]) -> T:
    """Return the message of a program, decoded as a `kind`.

    Raises: ApiError for a message that is too large or no such message.
    """
    hub: Hub = request.app.state.hub
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > hub.settings.message_bytes:
            raise problems.ApiError("too-large")
    try:
        return protocol.read(raw, kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise problems.ApiError("not-understood", str(error)) from error
