"""The routes of the JSON API. Programs send their token in the header authorization.

Every failure is answered with a JSON object: see `Failure`.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import velkahra
from velkahra.core import registry
from velkahra.core.contract.refusals import (
    IllegalAction,
    NotationError,
    OutOfTurn,
    RecordError,
    StaleAction,
    UnknownAction,
    VelkahraError,
)
from velkahra.core.play.alternatives import instead_of
from velkahra.server import metrics
from velkahra.server.domain.agreements import NotNow
from velkahra.server.domain.messages.timing import Reply
from velkahra.server.domain.pace import Paces
from velkahra.server.domain.texts import speaker
from velkahra.server.room.hints import Adviser
from velkahra.server.room.hub import Hub
from velkahra.server.room.requests import Requests
from velkahra.server.room.room import Room
from velkahra.server.store.backend import StoreError
from velkahra.server.web.api import answers, protocol, tokens
from velkahra.server.web.api.protocol import Back, Deed, Failed, Failure, Why
from velkahra.server.web.identity.origin import address_of
from velkahra.server.web.kit.request import language_of

T = TypeVar("T")
Who = tuple[str, int]
"""A table and a seat."""

ROOT: Final = "/api/v1"
TABLE: Final = ROOT + "/tables/{table}"
LONGEST_WAIT: Final = 60.0
MOST_WAITS: Final = 8
"""Requests of one seat that may wait for a change at the same time."""
MOST_NUMBER: Final = 10_000_000


class ApiError(Exception):
    """A failed request: HTTP `status`, message key `code`, and what was `wrong`, in English."""

    def __init__(self, status: int, code: str, wrong: str = "") -> None:
        super().__init__(code)
        self.status: Final = status
        self.code: Final = code
        self.wrong: Final = wrong


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
            raise ApiError(429, "too-fast")
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


Do = Callable[[Request, Room, int], Awaitable[Any]]


def route(path: str, do: Do, method: str = "GET") -> Route:
    """Return a route that answers with the result of `do` for the token's table and seat."""

    async def answer(request: Request) -> Response:
        room, seat = None, -1
        try:
            room, seat = await admitted(request)
            return written(await do(request, room, seat))
        except (VelkahraError, StoreError, ApiError) as error:
            return explained(request, error, room)

    return Route(path, answer, methods=[method])


async def admitted(request: Request) -> tuple[Room, int]:
    """Return the table and the seat, -1 for a spectator, of a request's token.

    Raises: ApiError for none or a wrong one; RecordError, StoreError if the table cannot be loaded.
    """
    hub: Hub = request.app.state.hub
    programs: Programs = request.app.state.programs
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise ApiError(401, "no-token")
    room = await hub.room(request.path_params["table"])
    seat = await tokens.find(hub.store, room, token.strip()) if room else None
    if room is None or seat is None:
        raise ApiError(401, "no-token")
    if not programs.paces.allows(f"{room.row.id} {seat}"):
        raise ApiError(429, "too-fast")
    hub.looked(room, address_of(request))
    return room, seat


async def position(request: Request, room: Room, seat: int) -> protocol.Position:
    """Return the position, after at most `wait` seconds while it is `since`. Raises: ApiError."""
    await room.arrived(seat)
    since, seconds = number(request, "since", -1), number(request, "wait", 0)
    if since >= 0 and seconds > 0:
        request.scope[metrics.WAITS] = True
        await changed(request, room, seat, since, min(seconds, LONGEST_WAIT))
    return answers.position(room, seat, language_of(request, room.row.language))


async def history(request: Request, room: Room, seat: int) -> protocol.History:
    """Return what happened, from the ply `first` of the address on. Raises: ApiError."""
    first = max(0, number(request, "first", 0))
    return answers.history(room, seat, language_of(request, room.row.language), first)


async def act(request: Request, room: Room, seat: int) -> protocol.Kept:
    """Carry out an action of the seat. Raises: ApiError, and what `Room.act` raises."""
    deed = await said(request, seat, Deed)
    await room.act(seat, notation(room, seat, deed), deed.version)
    return protocol.Kept(room.ledger.version)


async def would(request: Request, room: Room, seat: int) -> protocol.Preview:
    """Return what an action would do. Raises: ApiError, StaleAction, IllegalAction."""
    deed = await said(request, seat, Deed)
    if deed.version != room.ledger.version:
        raise StaleAction(f"made for {deed.version}")
    language = language_of(request, room.row.language)
    told = room.preview(seat, language, notation(room, seat, deed))
    return protocol.Preview(room.ledger.version, list(told.lines))


async def hint(request: Request, room: Room, seat: int) -> protocol.Hints:
    """Return what a program would do. Raises: ApiError, NotNow at a table without hints."""
    wish = await said(request, seat, protocol.Wish)
    if not room.has(Adviser):
        raise NotNow("no-hints")
    language = language_of(request, room.row.language)
    found = await room.feature(Adviser).find(seat, wish.version, language)
    hints = [answers.hint(room, seat, language, advice) for advice in found]
    return protocol.Hints(room.ledger.version, hints)


async def undo(request: Request, room: Room, seat: int) -> protocol.Kept:
    """Take back the seat's actions. Raises: ApiError, and what `Room.undo` raises."""
    back = await said(request, seat, Back)
    await room.undo(seat, back.version, back.plies)
    return protocol.Kept(room.ledger.version)


async def reply(request: Request, room: Room, seat: int) -> protocol.Kept:
    """Answer what another seat asks for. Raises: ApiError, and what `Requests.do` raises."""
    answer = await said(request, seat, protocol.Answer)
    await room.feature(Requests).do(seat, Reply(answer.n, answer.yes))
    return protocol.Kept(room.ledger.version)


def notation(room: Room, seat: int, deed: Deed) -> str:
    """Return the action of a deed in notation. Raises: UnknownAction for a number that is none."""
    if isinstance(deed.action, str):
        return deed.action
    room.ledger.game.space.kind_of(deed.action)
    return room.ledger.game.write(seat, deed.action)


async def changed(request: Request, room: Room, seat: int, since: int, seconds: float) -> None:
    """Wait at most `seconds` until the table is not at version `since`, or the program has gone.

    Raises: ApiError if too many requests of the seat wait, or the table is put down.
    """
    programs: Programs = request.app.state.programs
    hub: Hub = request.app.state.hub
    who = (room.row.id, seat)
    news = programs.enter(who)
    left = asyncio.create_task(_left(request))
    left.add_done_callback(lambda _: news.set())
    room.watchers.add(news.set)
    try:
        with hub.connected(room, seat, address_of(request)), suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while room.ledger.version == since and not (
                    room.gone or programs.closing or left.done()
                ):
                    news.clear()
                    await news.wait()
    finally:
        room.watchers.discard(news.set)
        left.cancel()
        programs.leave(news)
    if room.gone or programs.closing:
        raise ApiError(503, "store-closed")


async def _left(request: Request) -> None:
    """Wait until the client has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def number(request: Request, name: str, otherwise: int) -> int:
    """Return the number that the parameter `name` of the address has.

    `otherwise` is returned if it is missing. Raises: ApiError for anything but a number.
    """
    text = request.query_params.get(name)
    if text is None:
        return otherwise
    if not text.isascii() or not text.isdigit() or len(text) > 8:
        raise ApiError(
            400, "not-understood", f"{name} must be a whole number of up to eight digits"
        )
    return min(int(text), MOST_NUMBER)


async def said(request: Request, seat: int, kind: type[T]) -> T:
    """Return the message of a seat's program, decoded as a `kind`.

    Raises: ApiError for a spectator, or a message that is too large or no such message.
    """
    if seat < 0:
        raise ApiError(403, "only-watching")
    hub: Hub = request.app.state.hub
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > hub.settings.message_bytes:
            raise ApiError(413, "too-large")
    try:
        return protocol.read(raw, kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ApiError(400, "not-understood", str(error)) from error


def explained(request: Request, error: Exception, room: Room | None) -> Response:
    """Answer a request that failed."""
    language = language_of(request, room.row.language if room else None)
    if isinstance(error, IllegalAction) and room is not None:
        metrics.refusals.add("illegal")
        return refused(room, error, language)
    status, code = sorted_out(error)
    metrics.refusals.add(code)
    version = room.ledger.version if room and status == 409 else None
    message = speaker(language)(sentence(code))
    if isinstance(error, ApiError) and error.wrong:
        message = speaker(language)("api-wrong", wrong=error.wrong)
    return failed(status, code, message, version=version)


def sorted_out(error: Exception) -> tuple[int, str]:
    """Return the HTTP status and the code for an error."""
    match error:
        case ApiError():
            return error.status, error.code
        case NotNow():
            return 409, error.name
        case StaleAction():
            return 409, "stale"
        case NotationError() | UnknownAction():
            return 422, "no-action"
        case RecordError():
            return 409, "other-rules"
        case StoreError():
            return 503, error.reason
    raise error


def sentence(code: str) -> str:
    """Return the sentence that explains a code."""
    return "error-rules" if code == "other-rules" else f"problem-{code}"


def refused(room: Room, error: IllegalAction, language: str) -> Response:
    """Answer an action that the rules refuse."""
    game, options, refusal = room.ledger.game, room.row.options, error.refusal
    instead = instead_of(game, room.ledger.state, error.seat, language, error.action)
    text = f"{game.words.refusal(language, refusal, options)} {instead}".rstrip()
    names = game.named_facts(refusal.key.removeprefix("refusal-"), refusal.facts, options)
    why = Why.of(refusal, names, game.words.rule(language, refusal.rule))
    code, status = ("not-your-turn", 409) if isinstance(error, OutOfTurn) else ("illegal", 422)
    return failed(status, code, text, why, room.ledger.version)


def failed(
    status: int, code: str, message: str, why: Why | None = None, version: int | None = None
) -> Response:
    """Return the answer that says what went wrong, with a status of HTTP.

    `code` and `message` are those of `Failure`, `why` the refusal, `version` that of the table.
    """
    answer = written(Failed(Failure(code, message, why, version)), status)
    if status == 401:
        answer.headers["www-authenticate"] = "Bearer"
    if status in (429, 503):
        answer.headers["retry-after"] = "1"
    return answer


def written(what: object, status: int = 200) -> Response:
    """Return an answer as JSON, with a status of HTTP."""
    return Response(msgspec.json.encode(what), status, media_type="application/json")


async def about(request: Request) -> Response:
    """Return the games and the version of the API."""
    games = {name: f"{ROOT}/games/{name}" for name in registry.names()}
    return written({"api": protocol.API, "program": velkahra.__version__, "games": games})


async def game(request: Request) -> Response:
    """Describe a game: who can play it, with which options, and all its actions."""
    name = request.path_params["name"]
    if name not in registry.names():
        text = speaker(language_of(request))("error-not-found")
        return failed(404, "not-found", text)
    title = registry.game(name)
    kinds = [
        {
            "kind": kind.name,
            "first": kind.offset,
            "count": kind.size,
            "fields": [{"name": f.name, "labels": f.labels} for f in kind.fields],
        }
        for kind in title.space.kinds
    ]
    options = {option.name: option.values for option in title.options}
    return written(
        {
            "api": protocol.API,
            "game": name,
            "rules": title.rules,
            "seats": title.seats,
            "options": options,
            "actions": title.space.size,
            "kinds": kinds,
        }
    )


ROUTES: Final = (
    Route(ROOT, about),
    Route(ROOT + "/games/{name}", game),
    route(TABLE, position),
    route(TABLE + "/history", history),
    route(TABLE + "/act", act, "POST"),
    route(TABLE + "/would", would, "POST"),
    route(TABLE + "/hint", hint, "POST"),
    route(TABLE + "/undo", undo, "POST"),
    route(TABLE + "/reply", reply, "POST"),
)
