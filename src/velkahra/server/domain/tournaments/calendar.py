"""The schedule of a tournament, and as a calendar file (RFC 5545)."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec

FOLD: Final = 73
"""Octets of a line after which it goes on in the next one."""


class Event(msgspec.Struct, frozen=True):
    """A round in a calendar; times are in Unix seconds."""

    title: str
    begin: int
    seconds: int


def schedule(starts: int, every: int, began: Sequence[int], planned: int) -> list[int]:
    """Return when each round began or will begin, in Unix seconds; a late one delays the rest."""
    times = list(began)
    while len(times) < planned:
        times.append(times[-1] + every if times else starts)
    return times


def calendar(name: str, address: str, events: Sequence[Event]) -> str:
    """Return a calendar file of a tournament's rounds; `name` makes the events' names unique."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//velkahra//tournaments//EN"]
    for number, event in enumerate(events, 1):
        lines += [
            "BEGIN:VEVENT",
            f"UID:{name}-{number}@velkahra",
            f"DTSTAMP:{_moment(event.begin)}",
            f"DTSTART:{_moment(event.begin)}",
            f"DTEND:{_moment(event.begin + event.seconds)}",
            f"SUMMARY:{_escaped(event.title)}",
            f"URL:{address}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line))


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return " ".join(text.splitlines())


def _folded(line: str) -> Iterator[str]:
    """Cut a line between letters into short parts; all but the first begin with a space."""
    part = ""
    for letter in line:
        if len((part + letter).encode()) > FOLD:
            yield part
            part = " "
        part += letter
    yield part
