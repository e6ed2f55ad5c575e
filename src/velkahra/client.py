"""A client of the JSON API (docs/api.md): the standard library and the types of the server."""

import time
from collections.abc import Iterator
from typing import Final, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import msgspec

from velkahra.core.contract.refusals import VelkahraError
from velkahra.server.domain.wishes import NewTable
from velkahra.server.web.api import protocol
from velkahra.server.web.api.protocol import Legal, Position

__all__ = ["Host", "Legal", "NewTable", "Position", "Problem", "Seat", "join", "open_table"]

T = TypeVar("T")

ROOT: Final = "/api/v1"
PATIENCE: Final = 60.0
"""Seconds for which requests that changed nothing are sent again."""
WAIT: Final = 30
ANSWER_SECONDS: Final = 90.0


class Problem(VelkahraError):
    """A request that failed.

    Attributes:
        status: of HTTP.
        code: one of docs/api.md; "http" if another server answered.
        message: a sentence for people.
        rule: the id of the rule that refuses, or "".
        version: the table's, or None.
    """

    def __init__(self, status: int, error: protocol.Failure) -> None:
        super().__init__(f"{error.code}: {error.message}")
        self.status: Final = status
        self.code: Final = error.code
        self.message: Final = error.message
        self.rule: Final = error.why.rule if error.why else ""
        self.version: Final = error.version


class _Keyed:
    """The holder of a secret at a table with this address."""

    def __init__(self, address: str, secret: str, language: str = "en") -> None:
        self.address: Final = address
        self._secret: Final = secret
        self._language: Final = language

    def _ask(
        self, kind: type[T], path: str = "", said: object = None, method: str = "", **query: int
    ) -> T:
        asked = urlencode({**query, "language": self._language})
        return _ask(f"{self.address}{path}?{asked}", kind, said, method, self._secret)


class Seat(_Keyed):
    """A seat, or a spectator, by its token; sentences are in the `language`.

    Each method raises Problem, and OSError if the server cannot be reached.
    """

    def position(self, since: int | None = None, wait: int = WAIT) -> Position:
        """Return what the seat may know; after `wait` seconds at most while it is `since`."""
        if since is None:
            return self._ask(Position)
        return self._ask(Position, since=since, wait=wait)

    def turns(self) -> Iterator[Position]:
        """Yield the position each time the seat has to decide, until the game is over."""
        now = self.position()
        while not now.over:
            if now.yours and not now.paused:
                yield now
            now = self.position(now.version)

    def act(self, action: Legal | str | int, version: int) -> int:
        """Carry out an action at a version, and return the version after it."""
        return self._ask(protocol.Kept, "/act", _deed(action, version)).version

    def would(self, action: Legal | str | int, version: int) -> list[str]:
        """Return the effects that an action would have, as lines of the log."""
        return self._ask(protocol.Preview, "/would", _deed(action, version)).lines

    def undo(self, version: int, plies: int | None = None) -> int:
        """Take back the last action, or all after `plies`, and return the version after it."""
        return self._ask(protocol.Kept, "/undo", protocol.Back(version, plies)).version

    def reply(self, n: int, yes: bool) -> int:
        """Answer request number `n` of another seat, and return the version after it."""
        return self._ask(protocol.Kept, "/reply", protocol.Answer(n, yes)).version

    def hints(self, version: int) -> protocol.Hints:
        """Return recommended actions, at a table with hints."""
        return self._ask(protocol.Hints, "/hint", protocol.Wish(version))

    def history(self, first: int = 0) -> Iterator[protocol.Happened]:
        """Yield the events from a ply on."""
        while True:
            part = self._ask(protocol.History, "/history", first=first)
            yield from part.events
            first = part.next
            if first >= part.plies:
                return


class Host(_Keyed):
    """The host of a table, by its token."""

    def seats(self) -> protocol.Hosted:
        """Return the seats with their links."""
        return self._ask(protocol.Hosted, "/seats")

    def make_private(self) -> protocol.Hosted:
        """Take the table off the public list, and return the seats with their links."""
        return self._ask(protocol.Hosted, "/private", method="POST")

    def renew_link(self, seat: int) -> protocol.Hosted:
        """Replace the link to a seat, and return the seats with their links."""
        return self._ask(protocol.Hosted, f"/seats/{seat}/link", method="POST")


def open_table(server: str, wishes: NewTable) -> protocol.Opened:
    """Open a table at a server such as http://127.0.0.1:8000. Raises: Problem, OSError."""
    return _ask(f"{server}{ROOT}/tables", protocol.Opened, wishes)


def join(link: str) -> Seat:
    """Return the seat of a link, with a new token. Raises: Problem, OSError, ValueError."""
    server, at, rest = link.partition("/table/")
    table, _, secret = rest.partition("/")
    if not at or not secret:
        raise ValueError(f"{link!r} is not a link to a seat, as http://HOST/table/TABLE/SECRET")
    address = f"{server}{ROOT}/tables/{table}"
    made = _ask(f"{address}/tokens", protocol.Token, method="POST", secret=secret.split("/")[0])
    return Seat(made.address, made.token)


def _deed(action: Legal | str | int, version: int) -> protocol.Deed:
    return protocol.Deed(version, action.code if isinstance(action, Legal) else action)


def _ask(address: str, kind: type[T], said: object = None, method: str = "", secret: str = "") -> T:
    """Return the answer of a server; ask again for a while if nothing was done. Raises: Problem."""
    harmless = said is None and method == ""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return _ask_once(address, kind, said, method, secret)
        except Problem as problem:
            again = problem.status == 429 or (problem.status == 503 and harmless)
            if not again or time.monotonic() > end:
                raise
        except OSError:
            if not harmless or time.monotonic() > end:
                raise
        time.sleep(1)


def _ask_once(address: str, kind: type[T], said: object, method: str, secret: str) -> T:
    data = None if said is None else msgspec.json.encode(said)
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    request = Request(address, data, headers, method=method or None)
    try:
        with urlopen(request, timeout=ANSWER_SECONDS) as answer:
            return msgspec.json.decode(answer.read(), type=kind)
    except HTTPError as error:
        try:
            failure = msgspec.json.decode(error.read(), type=protocol.Problem).error
        except msgspec.DecodeError:  # a proxy's page
            failure = protocol.Failure("http", str(error))
        raise Problem(error.code, failure) from error
