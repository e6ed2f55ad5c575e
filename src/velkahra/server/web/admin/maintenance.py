"""A server closes its tables while an administrator replaces them, then opens them again.

The administrator holds the lock WISH in the folder meanwhile (`restoring`). A server that sees it
finishes its writes, closes the store and waits for the lock: the other is done, or was killed.
"""

import asyncio
import hashlib
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Final

from velkahra.server.room.hub import Hub
from velkahra.server.store import backend, database, sqlite
from velkahra.server.store.archive.restoring import WISH

log: Final = logging.getLogger(__name__)

TakeUp = Callable[[database.Store], Awaitable[None]]

LOOK_SECONDS: Final = 0.5
WAIT_SECONDS: Final = 0.1
RESTORED: Final = "ended-restored"


def wanted(folder: Path) -> bool:
    """Return whether an administrator wants the server to put the tables of a folder down."""
    try:
        sqlite.hold(folder / WISH).close()
    except backend.InUseError:
        return True
    return False


async def keep_watch(current: Callable[[], Hub], take_up: TakeUp) -> None:
    """Rest whenever an administrator wants it. `take_up` installs a hub on a store."""
    told = ""
    while True:
        try:
            if await asyncio.to_thread(wanted, current().settings.data):
                await rest(current(), take_up)
            told = ""
        except (OSError, sqlite3.Error, backend.StoreError) as error:
            if str(error) != told:
                told = str(error)
                log.warning("cannot check whether a restore is wanted: %s", error)
        except Exception as error:  # keep watching: an administrator waits for the answer
            if str(error) != told:
                told = str(error)
                log.exception("the tables cannot be put down")
        await asyncio.sleep(LOOK_SECONDS)


async def rest(hub: Hub, take_up: TakeUp) -> None:
    """Close the hub's tables, wait, and open those that are there then. Raises: StoreError."""
    names = hub.names()
    before = await hub.store.run(lambda connection: _prints(connection, names))
    hub.close()
    hub.store.close()
    log.warning("the tables are put down: somebody wants to restore a backup")
    store = await _taken_up(hub.settings.data, take_up)
    after = await store.run(lambda connection: _prints(connection, names))
    changed = {name for name in names if after[name] != before[name]}
    hub.dismiss(changed, RESTORED)
    log.warning("the tables are taken up again", extra={"changed": len(changed)})


async def _taken_up(folder: Path, take_up: TakeUp) -> database.Store:
    """Return the store, opened as soon as the administrator releases it."""
    told = ""
    while True:
        await asyncio.sleep(WAIT_SECONDS)
        try:
            if not await asyncio.to_thread(wanted, folder):
                return await _opened(folder, take_up)
        except backend.StoreError as error:
            if str(error) != told:
                told = str(error)
                log.error("the tables cannot be taken up yet: %s", error)


async def _opened(folder: Path, take_up: TakeUp) -> database.Store:
    store = database.Store(folder)
    try:
        await take_up(store)
    except BaseException:
        store.close()
        raise
    return store


def _prints(connection: backend.Connection, names: Iterable[str]) -> dict[str, str]:
    """Return hashes of tables, which are equal if pages need not hear of anything."""
    return {name: _print(connection, name) for name in names}


def _print(connection: backend.Connection, name: str) -> str:
    made = hashlib.sha256()
    for sql in (
        "SELECT what FROM plies WHERE table_id = ? ORDER BY n",
        "SELECT key FROM seats WHERE table_id = ? ORDER BY seat",
        "SELECT n, who, text FROM said WHERE table_id = ? ORDER BY n",
    ):
        made.update(repr(connection.execute(sql, (name,)).fetchall()).encode())
    return made.hexdigest()
