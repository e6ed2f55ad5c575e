"""The results of games that are over."""

import msgspec

from velkahra.core.contract.state import State
from velkahra.server.domain.legacy import log
from velkahra.server.store import backend, leases


async def keep_result(store: leases.TableStore, table: str, state: State) -> None:
    """Store the result of a game that is over; a failure is logged, and may be tried again."""
    result = msgspec.json.encode(list(state.returns())).decode()

    def job(connection: backend.Connection) -> None:
        sql = "INSERT INTO results VALUES (?, ?) ON CONFLICT DO NOTHING"
        connection.execute(sql, (table, result))

    try:
        await store.run(job)
    except backend.StoreError as error:
        log.warning("a result could not be stored: %s", error, extra={"table": table})


async def result_of(store: leases.TableStore, table: str) -> list[float] | None:
    """Return each seat's share of the victory, 0..1, if the game was over, else None."""

    def job(connection: backend.Connection) -> list[tuple[str]]:
        found = connection.execute("SELECT result FROM results WHERE table_id = ?", (table,))
        return found.fetchall()

    found = await store.run(job)
    return msgspec.json.decode(found[0][0], type=list[float]) if found else None
