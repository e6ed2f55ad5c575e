"""Rate limits of a whole site; servers that share a database count together, in it.

They are for costly work and for secrets that could be guessed: sign-ins, mails, tables, files; not
for moves. The database has hashes of addresses, and only until the limit is full again.
"""

import hashlib
from typing import Final

from velkahra.server.domain import networks, pace
from velkahra.server.store import backend, database

LONGEST_STEP: Final = 365 * 24 * 3600.0
SLACK_SECONDS: Final = 60.0
"""A time further ahead than this was written before the database's clock was put back."""
MOST_FORGOTTEN: Final = 100

# `due` is when the limit is full again. Each thing moves it on by a step, ?2; it is refused where
# `due` is later than ?3, which leaves no whole step, and begins at now where it is later than ?4.
_COUNT: Final = (
    "INSERT INTO paces AS p (who, due) VALUES (?1, now() + make_interval(secs => ?2)) "
    "ON CONFLICT (who) DO UPDATE SET due = make_interval(secs => ?2) + "
    "CASE WHEN p.due BETWEEN now() AND now() + make_interval(secs => ?4) THEN p.due ELSE now() END "
    "WHERE p.due <= now() + make_interval(secs => ?3) "
    "OR p.due > now() + make_interval(secs => ?4) RETURNING due"
)
_FORGET: Final = (
    "DELETE FROM paces WHERE who IN (SELECT who FROM paces WHERE due < now() ORDER BY due "
    f"LIMIT {MOST_FORGOTTEN} FOR UPDATE SKIP LOCKED)"
)


class Limit:
    """A limit for each network address, as `Paces`, for all servers; `LARGER` times for a /48."""

    def __init__(self, store: database.Store, what: str, rate: float, burst: float) -> None:
        self._store: Final = store
        self._what: Final = what
        self._own: Final = _Level(rate, burst)
        self._network: Final = _Level(networks.LARGER * rate, networks.LARGER * burst)

    async def allows(self, address: str, about: str = "") -> bool:
        """Count one thing `about` a subject, and return whether it is within the limit.

        A count above the limit of this server alone never reaches the database. Raises: StoreError.
        """
        network = networks.network_of(address)
        counted = [(f"{address} {about}", self._own)]
        if network != address:
            counted.append((f"{network} {about}", self._network))
        if not all(level.here.allows(who) for who, level in counted):
            return False
        if not self._store.shared:
            return True
        return await self._store.run(
            lambda base: all(_count(base, self._key(who), level.times) for who, level in counted)
        )

    def _key(self, who: str) -> bytes:
        return hashlib.sha256(f"{self._what} {who}".encode()).digest()


class _Level:
    """The limit of an address, or of a network: in this server, and in the database's times."""

    def __init__(self, rate: float, burst: float) -> None:
        step = min(1 / rate, LONGEST_STEP) if rate > 0 else LONGEST_STEP
        self.here: Final = pace.Paces(rate, burst)
        self.times: Final = (step, (burst - 1) * step, burst * step + SLACK_SECONDS)


def _count(base: backend.Connection, key: bytes, times: tuple[float, float, float]) -> bool:
    counted = base.execute(_COUNT, (key, *times)).fetchall()
    base.execute(_FORGET)
    return bool(counted)
