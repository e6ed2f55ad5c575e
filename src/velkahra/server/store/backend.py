"""What the store asks of a database: a connection that runs SQL, and the errors it may raise."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Protocol

import msgspec

UNKNOWN: Final = "store-unknown"
"""The reason where it is not known whether a commit happened."""
FULL: Final = "store-full"
PASSING: Final = frozenset(
    {UNKNOWN, FULL, *(f"store-{why}" for why in ("away", "busy", "readonly", "slow"))}
)
"""Reasons that concern all tables, and pass."""
SPACE: Final = 1 << 20
"""Bytes that must be free before a store that was full is well again."""


class StoreError(Exception):
    """Raised when the store fails; nothing was changed. `reason` is a message key."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason: Final = reason


class InUseError(StoreError):
    """Raised when another process has these tables open."""


class DamagedError(StoreError):
    """Raised when a table's rows are not as they were stored; `message` says how, for the log."""

    def __init__(self, message: str) -> None:
        super().__init__("store-damaged", message)


class Cursor(Protocol):
    """The result of a statement: its rows as tuples, or how many rows it changed."""

    @property
    def rowcount(self) -> int:
        """Return how many rows were changed."""

    def fetchone(self) -> Any:  # noqa: ANN401
        """Return the next row, or None."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Iterate over the rows that are left."""


Statement = tuple[str, Sequence[Any]]
"""A statement with its values."""


class Connection(Protocol):
    """A connection that jobs get.

    Statements are in the SQL that SQLite and PostgreSQL have in common: values are `?`, or `?1`
    where used twice, booleans `= 1`; `ON CONFLICT`, `RETURNING`, `NULLS FIRST` and `NULLS LAST`
    work. The first statement that fails ends the job.
    """

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Cursor:
        """Run one statement."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Cursor:
        """Run one statement for each sequence of values."""


class Joining:
    """A connection whose statements can have others that change rows as their parts."""


def value(base: Connection, sql: str, *values: object) -> Any:  # noqa: ANN401
    """Return the first column of the first row that a statement finds, None for no row."""
    found = base.execute(sql, values).fetchall()
    return found[0][0] if found else None


def changes(base: Connection, sql: str, *values: object) -> bool:
    """Run a statement, and return whether it changed a row."""
    return base.execute(sql, values).rowcount > 0


def as_json(thing: object) -> str:
    """Return what a column of JSON has."""
    return msgspec.json.encode(thing).decode()


def marks(values: Sequence[object]) -> str:
    """Return a placeholder for each of some values, in brackets."""
    return f"({', '.join('?' * len(values))})"


def inserting(into: str, rows: Sequence[Sequence[object]], rest: str = "") -> Statement:
    """Return the statement that writes rows into a table; `rest` is its end, as ON CONFLICT."""
    places = ", ".join([marks(rows[0])] * len(rows))
    return f"INSERT INTO {into} VALUES {places} {rest}", [value for row in rows for value in row]


def insert(base: Connection, into: str, rows: Sequence[Sequence[object]], rest: str = "") -> None:
    """Write rows into a table by one statement, if there are any."""
    if rows:
        base.execute(*inserting(into, rows, rest))


def together(base: Connection, statements: Sequence[Statement]) -> None:
    """Run statements that change different rows, on PostgreSQL as parts of one statement."""
    if statements and isinstance(base, Joining):
        parts = (f"part_{n} AS ({sql})" for n, (sql, _) in enumerate(statements))
        values = [value for _, some in statements for value in some]
        statements = [(f"WITH {', '.join(parts)} SELECT 1", values)]
    for sql, some in statements:
        base.execute(sql, some)


Job = Callable[[Connection], Any]
Place = tuple[str, int, bytes]
"""A row with its table and its number."""


class Counted:
    """A connection that counts the rows that were appended since a transaction began."""

    appended = 0


class Backend(Protocol):
    """A database that one writer has open, and its peculiarities; jobs get its `connection`.

    Attributes:
        dropped: commits that the database had to pass over when it was opened.
        lost: how many rows fewer there were then than had been stored.
    """

    dropped: int
    lost: int

    @property
    def connection(self) -> Connection:
        """Return the writer's connection."""

    @property
    def in_transaction(self) -> bool:
        """Return whether a transaction can go on."""

    def begin(self, together: bool, patient: bool = True) -> None:
        """Begin a transaction; `together`: a failure undoes all; `patient`: wait for locks."""

    def commit(self) -> None:
        """Commit. Raises: StoreError; its reason is `store-unknown` if it may have happened."""

    def roll_back(self) -> None:
        """Give up the transaction, if there is one."""

    def append(self, rows: Sequence[Place], tokens: Sequence[int | None]) -> None:
        """Write rows of tables that come one after the other, each with the token of its lease."""

    def commit_rows(self, rows: Sequence[Place], tokens: Sequence[int | None]) -> bool:
        """Commit rows in one short transaction, or return False if the database has none such.

        Raises: StoreError as `commit`.
        """

    def probe(self, full: bool) -> None:
        """Write something that changes nothing; if it was `full`, something that needs space."""

    def scan(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """Yield the rows of a SELECT within a transaction, without holding all of them."""

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Write many rows into columns of a table."""

    def rest(self) -> None:
        """Tidy up, because there has been nothing to do for a while."""

    def explained(self, error: Exception) -> StoreError:
        """Return the reason of a failure."""

    def close(self) -> None:
        """Close, and let others open it."""
