"""The results of games that are over."""

import asyncio

import msgspec
from msgspec.structs import replace

from velkahra.server.domain import finished, legacy, strength
from velkahra.server.domain.archived import archived
from velkahra.server.domain.ledger import Ledger
from velkahra.server.domain.tables import TableRow
from velkahra.server.store import backend, games, leases, people
from velkahra.server.store.people import Sitters


async def keep_result(
    store: leases.TableStore,
    row: TableRow,
    ledger: Ledger,
    *,
    community: bool = False,
    archive: bool = False,
) -> None:
    """Store the result of a game that is over; a failure is logged, and may be tried again.

    In a `community` the game is counted for its people. With an `archive` it is kept there, if it
    is over just now: older games stay out. Games that were begun elsewhere stay out of both.
    """
    result = msgspec.json.encode(list(ledger.state.returns())).decode()

    def job(connection: backend.Connection) -> tuple[bool, Sitters | None]:
        sql = "INSERT INTO results VALUES (?, ?) ON CONFLICT DO NOTHING"
        is_new = bool(connection.execute(sql, (row.id, result)).rowcount)
        counts = community and ledger.origin is None
        return is_new, people.sitters(connection, row.id) if counts else None

    try:
        is_new, found = await store.run(job)
        if found:
            await _count(store, row, ledger, found)
        if is_new and archive and ledger.origin is None and not ledger.has_desk:
            await _archive(store, row, ledger)
    except backend.StoreError as error:
        legacy.log.warning("a result could not be stored: %s", error, extra={"table": row.id})


async def _count(store: leases.TableStore, row: TableRow, ledger: Ledger, found: Sitters) -> None:
    """Count a finished game for the people on its seats."""
    told, words = await asyncio.to_thread(finished.retold, ledger, [seat.bot for seat in row.seats])
    who = (found.people.get(n, finished.NOBODY) for n in range(len(told)))
    seats = tuple(replace(seat, person=one) for seat, one in zip(told, who, strict=True))
    if found.rated:
        await asyncio.to_thread(strength.model)
    game = finished.Finished(row.id, row.game, found.at, found.rated, seats, found.common)
    await store.run(lambda base: people.keep(base, game, words))


async def _archive(store: leases.TableStore, row: TableRow, ledger: Ledger) -> None:
    """Put a game that is over just now into the archive."""
    bots = [seat.bot for seat in row.seats]
    game = await asyncio.to_thread(archived, row.id, ledger.play, bots)

    def job(connection: backend.Connection) -> None:
        sql = "SELECT at FROM changes WHERE table_id = ?"
        changed = connection.execute(sql, (row.id,)).fetchone()
        games.keep(connection, game, changed[0] if changed else 0)

    await store.run(job)


async def result_of(store: leases.TableStore, table: str) -> list[float] | None:
    """Return each seat's share of the victory, 0..1, if the game was over, else None."""

    def job(connection: backend.Connection) -> list[tuple[str]]:
        found = connection.execute("SELECT result FROM results WHERE table_id = ?", (table,))
        return found.fetchall()

    found = await store.run(job)
    return msgspec.json.decode(found[0][0], type=list[float]) if found else None
