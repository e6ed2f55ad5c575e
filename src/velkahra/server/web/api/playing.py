"""What the holder of a token may do: look, wait, act, ask."""

import asyncio
from contextlib import suppress
from typing import Final

from starlette.requests import Request

from velkahra.core.contract.refusals import StaleAction
from velkahra.server import metrics
from velkahra.server.domain.agreements import NotNow
from velkahra.server.domain.messages.timing import Reply
from velkahra.server.room.hints import Adviser
from velkahra.server.room.requests import Requests
from velkahra.server.web.api import answers, calls, problems, protocol
from velkahra.server.web.identity.origin import address_of

LONGEST_WAIT: Final = 60.0


async def position(call: calls.Call[None]) -> protocol.Position:
    """Return all that the seat may know now, after at most `wait` seconds at version `since`."""
    await call.room.arrived(call.seat)
    since, seconds = call.number("since", -1), call.number("wait", 0)
    if since >= 0 and seconds > 0:
        call.request.scope[metrics.WAITS] = True
        await _changed(call, since, min(seconds, LONGEST_WAIT))
        await calls.check_again(call)
    return answers.position(call.room, call.seat, call.language)


async def history(call: calls.Call[None]) -> protocol.History:
    """Return the events from a ply on, as far as the seat may know."""
    return answers.history(call.room, call.seat, call.language, call.number("first", 0))


async def act(call: calls.Call[protocol.Deed]) -> protocol.Kept:
    """Carry out an action of the seat. It is on the disk when the answer comes."""
    await call.room.act(call.seat, _notation(call), call.said.version)
    return protocol.Kept(call.room.ledger.version)


async def would(call: calls.Call[protocol.Deed]) -> protocol.Preview:
    """Return the effects that an action would have, or the rule that refuses it."""
    room = call.room
    if call.said.version != room.ledger.version:
        raise StaleAction(f"made for {call.said.version}")
    told = room.preview(call.seat, call.language, _notation(call))
    return protocol.Preview(room.ledger.version, list(told.lines))


async def hint(call: calls.Call[protocol.Wish]) -> protocol.Hints:
    """Return up to three actions that a bot would choose, at a table with hints."""
    room = call.room
    if not room.has(Adviser):
        raise NotNow("no-hints")
    found = await room.feature(Adviser).find(call.seat, call.said.version, call.language)
    hints = [answers.hint(room, call.seat, call.language, advice) for advice in found]
    return protocol.Hints(room.ledger.version, hints)


async def undo(call: calls.Call[protocol.Back]) -> protocol.Kept:
    """Take back the seat's last action, or all after the first `plies`."""
    await call.room.undo(call.seat, call.said.version, call.said.plies)
    return protocol.Kept(call.room.ledger.version)


async def reply(call: calls.Call[protocol.Answer]) -> protocol.Kept:
    """Agree to another seat's request, or decline it."""
    await call.room.feature(Requests).do(call.seat, Reply(call.said.n, call.said.yes))
    return protocol.Kept(call.room.ledger.version)


def _notation(call: calls.Call[protocol.Deed]) -> str:
    """Return the action of a deed in notation. Raises: UnknownAction for a number that is none."""
    action, game = call.said.action, call.room.ledger.game
    if isinstance(action, str):
        return action
    game.space.kind_of(action)
    return game.write(call.seat, action)


async def _changed(call: calls.Call[None], since: int, seconds: float) -> None:
    """Wait at most `seconds` until the table is not at version `since`, or the program has gone.

    Raises: ApiError if too many requests of the seat wait, or the table is put down.
    """
    room, programs = call.room, call.programs
    news = programs.enter((room.row.id, call.seat))
    left = asyncio.create_task(_left(call.request))
    left.add_done_callback(lambda _: news.set())
    room.watchers.add(news.set)
    try:
        with (
            call.hub.connected(room, call.seat, address_of(call.request)),
            suppress(TimeoutError),
        ):
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
        raise problems.ApiError("store-closed")


async def _left(request: Request) -> None:
    """Wait until the client has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
