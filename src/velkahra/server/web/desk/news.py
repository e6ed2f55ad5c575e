"""Notifies pages of a camp of every change; they then fetch the new state."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket, WebSocketDisconnect

from velkahra.core.contract.refusals import RecordError
from velkahra.server.room.hub import Hub
from velkahra.server.room.room import Room
from velkahra.server.store.backend import StoreError
from velkahra.server.web.identity.origin import address_of

Find = Callable[[WebSocket], Awaitable[Room]]


async def notify(socket: WebSocket, find: Find) -> None:
    """Send the version of a table at first and after every change, until the page leaves.

    The connection is closed if `find` finds no table.
    """
    try:
        room = await find(socket)
    except (HTTPException, RecordError, StoreError):
        await socket.close(1008)
        return
    news = asyncio.Event()
    room.watchers.add(news.set)
    hub: Hub = socket.app.state.hub
    try:
        with hub.connected(room, -1, address_of(socket)):
            await socket.accept()
            await _send_versions(socket, room, news)
    finally:
        room.watchers.discard(news.set)


async def _send_versions(socket: WebSocket, room: Room, news: asyncio.Event) -> None:
    gone = asyncio.create_task(_until_gone(socket))
    news.set()
    try:
        while not gone.done() and room.farewell is None:
            waits = asyncio.create_task(news.wait())
            await asyncio.wait((gone, waits), return_when=asyncio.FIRST_COMPLETED)
            waits.cancel()
            if news.is_set():
                news.clear()
                await socket.send_text(str(room.ledger.version))
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        gone.cancel()
    if not gone.done() or room.farewell is not None:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(1012)


async def _until_gone(socket: WebSocket) -> None:
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
