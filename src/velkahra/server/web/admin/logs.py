"""The server's log: lines for people, or JSON lines for programs; never a secret.

Our own modules never log a link, a seed, a hand, an action's text or what people write. Libraries
would, so they log from WARNING up only, and every line is stripped of secret parts of links.
"""

import logging
import re
import sys
from datetime import UTC, datetime
from functools import partial
from threading import Timer
from typing import Any, Final, TextIO

import msgspec

from velkahra.server import tracing
from velkahra.server.store.backend import PASSING, StoreError

LEVELS: Final = ("debug", "info", "warning", "error")

FROM_OUTSIDE: Final = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "ASGI callable returned without completing handshake.",
)

_SECRET: Final = re.compile(r"/(table|host)/([^/\s\"']+)/[^/\s\"'?]+")
_TOKEN: Final = re.compile(r"(?<![\w-])[\w-]{22}(?![\w-])")
_PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def set_up(level: str = "warning", as_json: bool = False, stream: TextIO | None = None) -> None:
    """Send the log from `level` on to `stream` (default: standard error), as text or JSON."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Readable())
    handler.addFilter(Digest(handler))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("velkahra").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(_quietly)


def _quietly(record: logging.LogRecord) -> bool:
    """Return whether to log a record; requests that strangers can send are at most INFO."""
    if record.msg not in FROM_OUTSIDE:
        return True
    record.levelno, record.levelname = logging.INFO, "INFO"
    return logging.getLogger("velkahra").isEnabledFor(logging.INFO)


class Digest(logging.Filter):
    """Logs one store failure a minute, and the number of the others: all tables fail at once."""

    def __init__(self, handler: logging.Handler) -> None:
        super().__init__()
        self._handler: Final = handler
        self._more: Final[dict[str, int]] = {}
        self._last: Final[dict[str, StoreError]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record: not a failure like one of the last minute."""
        args = record.args if isinstance(record.args, tuple) else ()
        error = next((one for one in args if isinstance(one, StoreError)), None)
        if error is None:
            return True
        cause = error.reason if error.reason in PASSING else str(error)
        self._last[cause] = error
        if cause in self._more:
            self._more[cause] += 1
            return False
        self._wait(cause)
        return True

    def _wait(self, cause: str) -> None:
        """Count failures of one cause for a minute."""
        self._more[cause] = 0
        timer = Timer(60, partial(self._sum_up, cause))
        timer.daemon = True
        timer.start()

    def _sum_up(self, cause: str) -> None:
        """Log how many failures there were; after a minute without one, forget the cause."""
        more, last = self._more.pop(cause), self._last[cause]
        if not more:
            del self._last[cause]
            return
        self._wait(cause)
        text = f"{more} more failures of the store in a minute, the last: {last}"
        record = {"name": __name__, "levelno": logging.ERROR, "levelname": "ERROR", "msg": text}
        self._handler.handle(logging.makeLogRecord(record))


def without_secrets(text: str) -> str:
    """Return text without anything that looks like the secret part of a link."""
    return _TOKEN.sub("…", _SECRET.sub(r"/\1/\2/…", text))


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return the `extra` fields of a log record, by name."""
    return {name: value for name, value in vars(record).items() if name not in _PLAIN}


class Readable(logging.Formatter):
    """Lines such as `2026-11-21 12:00:00 INFO table.hub: a table was opened  game=morra`."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line."""
        facts = "".join(f"  {name}={value}" for name, value in facts_of(record).items())
        room = record.name.removeprefix("velkahra.")
        told = f"{_time(record):%Y-%m-%d %H:%M:%S} {record.levelname} {room}: {record.getMessage()}"
        trace = "\n" + self.formatException(record.exc_info) if record.exc_info else ""
        return without_secrets(told + facts + trace)


class JsonLines(logging.Formatter):
    """One JSON object a line: time (UTC), level, logger, message, facts, trace, traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as JSON."""
        line = {
            "time": _time(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if trace := tracing.trace_id():
            line["trace"] = trace
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return without_secrets(msgspec.json.encode(line, enc_hook=str).decode())


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)
