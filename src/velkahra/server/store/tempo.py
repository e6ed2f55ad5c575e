"""The tempo of bots at a table, slow enough for people to follow."""

from typing import Final

from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.store.backend import Connection

TEMPOS: Final = {"brisk": 2.0, "unhurried": 6.0, "at-once": 0.0}
"""The least time from asking a bot to its action, in steps of `Settings.bot_pause`; the usual
first."""

USUAL: Final = next(iter(TEMPOS))
FORCED: Final = 1.0
"""The same where everybody knows that there is only one action."""
LATELY: Final = 900
"""Seconds, longer than a bot takes to act."""


def check(tempo: str) -> None:
    """Check the tempo of a form. Raises: VelkahraError."""
    if tempo not in TEMPOS:
        raise VelkahraError(f"the tempo of bots must be one of {', '.join(TEMPOS)}, not {tempo!r}")


def least(tempo: str, pause: float, *, forced: bool) -> float:
    """Return the least seconds a bot takes for a step, which may be `forced`.

    `tempo` is one of TEMPOS; `pause` is the server's `bot_pause`, in seconds.
    """
    steps = TEMPOS[tempo]
    return pause * (min(steps, FORCED) if forced else steps)


def keep(connection: Connection, table: str, tempo: str) -> None:
    """Store the tempo of a new table; the usual one needs no row."""
    if tempo != USUAL:
        connection.execute("INSERT INTO tempos VALUES (?, ?)", (table, tempo))


def load(connection: Connection, table: str) -> str:
    """Return the tempo of a table."""
    sql = "SELECT tempo FROM tempos WHERE table_id = ?"
    found = connection.execute(sql, (table,)).fetchone()
    return found[0] if found and found[0] in TEMPOS else USUAL


def lately_with_bots(connection: Connection) -> list[str]:
    """List tables with people and bots where a bot may have been thinking at the server's end."""
    sql = (
        "SELECT table_id FROM changes c WHERE at >= (SELECT max(at) FROM changes) - ? AND 2 = "
        "(SELECT count(DISTINCT player LIKE 'bot %') FROM seats s WHERE s.table_id = c.table_id) "
        "AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = c.table_id)"
    )
    return [table for (table,) in connection.execute(sql, (LATELY,))]
