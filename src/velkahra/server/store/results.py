"""The results of games that are over."""

import asyncio

import msgspec
from msgspec.structs import replace

from velkahra.server.domain import strength
from velkahra.server.domain.finished import NOBODY, Finished, retold
from velkahra.server.domain.ledger import Ledger
from velkahra.server.domain.legacy import log
from velkahra.server.domain.tables import TableRow
from velkahra.server.store import backend, leases, people
from velkahra.server.store.people import Sitters


async def keep_result(
    store: leases.TableStore, row: TableRow, ledger: Ledger, *, community: bool = False
) -> None:
    """Store the result of a game that is over; a failure is logged, and may be tried again.

    In a `community` the game is counted for its people, unless it was begun elsewhere.
    """
    result = msgspec.json.encode(list(ledger.state.returns())).decode()

    def job(connection: backend.Connection) -> Sitters | None:
        sql = "INSERT INTO results VALUES (?, ?) ON CONFLICT DO NOTHING"
        connection.execute(sql, (row.id, result))
        return people.sitters(connection, row.id) if community and ledger.origin is None else None

    try:
        if found := await store.run(job):
            await _count(store, row, ledger, found)
    except backend.StoreError as error:
        log.warning("a result could not be stored: %s", error, extra={"table": row.id})


async def _count(store: leases.TableStore, row: TableRow, ledger: Ledger, found: Sitters) -> None:
    """Count a finished game for the people on its seats."""
    told, words = await asyncio.to_thread(retold, ledger, [seat.bot for seat in row.seats])
    who = (found.people.get(n, NOBODY) for n in range(len(told)))
    seats = tuple(replace(seat, person=one) for seat, one in zip(told, who, strict=True))
    if found.rated:
        await asyncio.to_thread(strength.model)
    game = Finished(row.id, row.game, found.at, found.rated, seats, found.common)
    await store.run(lambda base: people.keep(base, game, words))


async def result_of(store: leases.TableStore, table: str) -> list[float] | None:
    """Return each seat's share of the victory, 0..1, if the game was over, else None."""

    def job(connection: backend.Connection) -> list[tuple[str]]:
        found = connection.execute("SELECT result FROM results WHERE table_id = ?", (table,))
        return found.fetchall()

    found = await store.run(job)
    return msgspec.json.decode(found[0][0], type=list[float]) if found else None
