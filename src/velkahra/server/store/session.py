"""A session of a PostgreSQL database, which runs the statements of the store."""

import contextlib
import re
import secrets
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.numeric import Int8BinaryDumper, Int8Dumper

from velkahra.core import system
from velkahra.server.store.backend import FULL, Counted, Joining, StoreError

OLDEST: Final = 15
PAUSE: Final = 0.1
DEFAULTS: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "tcp_user_timeout": 20_000,
}
_REASONS: Final = {
    "25006": "store-readonly",
    "42501": "store-readonly",
    "40P01": "store-busy",
    "53100": FULL,
    "55P03": "store-busy",
    "VK001": "store-moved",
    "XX001": "store-damaged",
    "XX002": "store-damaged",
}
_PLACEHOLDER: Final = re.compile(r"'[^']*'|\?(\d*)")
Raw = psycopg.Connection[tuple[Any, ...]]


@lru_cache(4096)
def translated(sql: str) -> str:
    """Return a statement of the store with the placeholders of PostgreSQL: `$1` for `?`."""
    count = 0

    def number(match: re.Match[str]) -> str:
        nonlocal count
        if match[0][0] == "'":
            return match[0]
        count += 1
        return f"${match[1] or count}"

    return _PLACEHOLDER.sub(number, sql)


def facts_of(address: str) -> dict[str, Any]:
    """Return the parts of an address, named as in libpq. Raises: StoreError, without passwords."""
    try:
        return dict(conninfo_to_dict(address))
    except psycopg.Error:
        why = "the address of the database must be such as postgresql://user@host:5432/name"
        raise StoreError("store-broken", why) from None


def shown(address: str) -> str:
    """Return an address without its password."""
    facts = facts_of(address)
    user = f"{facts['user']}@" if facts.get("user") else ""
    port = f":{facts['port']}" if facts.get("port") else ""
    return f"postgresql://{user}{facts.get('host', '')}{port}/{facts.get('dbname', '')}"


def explained(error: Exception) -> StoreError:
    """Return the reason of a failure."""
    if isinstance(error, StoreError):
        return error
    state = getattr(error, "sqlstate", None) or ""
    if state == "23503":
        return StoreError("store-gone", "the table is not in the store: it has been deleted")
    text = _text(error)
    lost = isinstance(error, psycopg.OperationalError) and (not state or state[:2] in _AWAY)
    return StoreError(_REASONS.get(state, "store-away" if lost else "store-broken"), text)


def _text(error: Exception) -> str:
    """Return what an error says in one line, without the values of a row."""
    told = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    return " ".join((told or str(error)).split())


_AWAY: Final = ("08", "28", "3D", "53", "57")
"""Classes of errors: no connection, wrong password, no database, no resources, shut down."""


class Result:
    """The result of a statement, which may still be on its way."""

    def __init__(self, session: "Session", cursor: psycopg.RawCursor[tuple[Any, ...]]) -> None:
        self._session: Final = session
        self._cursor: Final = cursor

    @property
    def rowcount(self) -> int:
        """Return how many rows were changed."""
        self._session.sync()
        return self._cursor.rowcount

    def fetchone(self) -> Any:  # noqa: ANN401
        """Return the next row, or None."""
        try:
            return self._cursor.fetchone()
        except psycopg.Error as error:
            raise explained(error) from error

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""
        try:
            return self._cursor.fetchall()
        except psycopg.Error as error:
            raise explained(error) from error

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())


class Session(Counted, Joining):
    """A session of a database, as jobs use it; it outlives the connection, which is `raw`.

    `wrote`: something but SELECT was run since a transaction began.
    """

    def __init__(self, raw: Raw) -> None:
        self.raw = raw
        self.wrote = False
        self._pipeline: psycopg.Pipeline | None = None
        self._stack = contextlib.ExitStack()

    @property
    def in_transaction(self) -> bool:
        """Return whether a transaction is going on."""
        return not self.raw.closed and (
            self.raw.info.transaction_status != psycopg.pq.TransactionStatus.IDLE
        )

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Result:
        """Run one statement. Raises: StoreError, maybe only when its result is asked for."""
        if not sql.startswith("SELECT"):
            self.wrote = True
        cursor = psycopg.RawCursor(self.raw)
        try:
            cursor.execute(translated(sql), parameters or None, binary=True)
        except psycopg.DataError as error:
            if not any(isinstance(one, str) and "\0" in one for one in parameters):
                raise explained(error) from error
            return self.execute(sql, [_without_nul(one) for one in parameters])
        except psycopg.Error as error:
            raise explained(error) from error
        return Result(self, cursor)

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Result:
        """Run one statement for each sequence of values. Raises: StoreError as `execute`."""
        self.wrote = True
        cursor = psycopg.RawCursor(self.raw)
        try:
            cursor.executemany(translated(sql), parameters)
        except psycopg.Error as error:
            raise explained(error) from error
        return Result(self, cursor)

    def start_pipeline(self) -> None:
        """Let the next statements travel together."""
        self._pipeline = self._stack.enter_context(self.raw.pipeline())

    def sync(self) -> None:
        """Wait for the statements that travel. Raises: StoreError if one of them failed."""
        if self._pipeline is not None:
            try:
                self._pipeline.sync()
            except psycopg.Error as error:
                raise explained(error) from error

    def end_pipeline(self) -> None:
        """Wait for the statements that travel; from now on each goes alone. Raises: StoreError."""
        stack, self._stack, self._pipeline = self._stack, contextlib.ExitStack(), None
        try:
            stack.close()
        except psycopg.Error as error:
            raise explained(error) from error

    def look(self) -> None:
        """Notice now whether the server has ended the session while nothing was asked."""
        with contextlib.suppress(psycopg.Error):
            while not self.raw.closed and system.has_input(self.raw.fileno()):
                self.raw.pgconn.consume_input()

    def run_script(self, sql: str) -> None:
        """Run several statements without values. Raises: StoreError."""
        try:
            psycopg.Cursor(self.raw).execute(sql.encode())
        except psycopg.Error as error:
            raise explained(error) from error

    def scan(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """Yield the rows of a SELECT within a transaction, without holding all of them."""
        with psycopg.RawServerCursor(self.raw, f"scan_{secrets.token_hex(4)}") as cursor:
            yield from cursor.execute(sql, binary=True)

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Write many rows into columns of a table. Raises: StoreError."""
        sql = f"COPY {table} ({', '.join(columns)}) FROM STDIN"
        try:
            with psycopg.Cursor(self.raw).copy(sql.encode()) as copy:
                for row in rows:
                    copy.write_row(row)
        except psycopg.Error as error:
            raise explained(error) from error


def _without_nul(value: object) -> object:
    """Return a text with a sign in place of NUL, which PostgreSQL does not take."""
    return value.replace("\0", "\N{SYMBOL FOR NULL}") if isinstance(value, str) else value


def connected(address: str, name: str = "velkahra") -> Raw:
    """Return a connection to a database that can hold tables. Raises: StoreError."""
    facts = facts_of(address)
    defaults = {**DEFAULTS, **facts, "application_name": name, "client_encoding": "UTF8"}
    try:
        raw = psycopg.connect(make_conninfo("", **defaults), autocommit=True)
    except psycopg.Error as error:
        text = _text(error)
        password = facts.get("password")
        raise StoreError("store-away", text.replace(password, "…") if password else text) from None
    raw.prepared_max = 500
    for kind in (int, bool):
        for dumper in (Int8Dumper, Int8BinaryDumper):
            raw.adapters.register_dumper(kind, dumper)
    try:
        _check_server(raw)
    except BaseException:
        raw.close()
        raise
    return raw


def _check_server(raw: Raw) -> None:
    if raw.info.server_version < OLDEST * 10_000:
        have = raw.info.server_version // 10_000
        raise StoreError("store-broken", f"PostgreSQL {OLDEST} or newer is needed, not {have}")
    if (encoding := raw.info.parameter_status("server_encoding")) != "UTF8":
        raise StoreError("store-broken", f"its encoding must be UTF8, not {encoding}")


def locked(session: Session, lock: int, patience: float, shared: bool = False) -> bool:
    """Take an advisory lock within `patience` seconds, and return whether that was possible.

    Several sessions may have it if all of them take it as `shared`.
    """
    end = time.monotonic() + patience
    sql = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}(?)"
    while not session.execute(sql, (lock,)).fetchone()[0]:
        if time.monotonic() > end:
            return False
        time.sleep(PAUSE)
    return True
