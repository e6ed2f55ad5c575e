"""The server's log: lines for people, or JSON lines for programs; never a secret.

The program's own modules never log a link, a seed, a hand, an action's text or what people write.
Libraries would (frames, addresses), so they speak from WARNING up only, and whatever looks like
the secret part of a link is taken out of every line all the same.
"""

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import msgspec

from velkahra.server import tracing

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
    """Send the program's log to `stream` (default: standard error), from `level` on.

    With `as_json` each line is JSON.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if as_json else Readable())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("velkahra").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(_quietly)


def _quietly(record: logging.LogRecord) -> bool:
    """Return whether to log a record; requests that strangers can send are at most INFO."""
    if record.msg not in FROM_OUTSIDE:
        return True
    record.levelno, record.levelname = logging.INFO, "INFO"
    return logging.getLogger("velkahra").isEnabledFor(logging.INFO)


def without_secrets(text: str) -> str:
    """Return text without anything that looks like the secret part of a link."""
    return _TOKEN.sub("…", _SECRET.sub(r"/\1/\2/…", text))


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return what was logged as `extra` with a record, by name."""
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
