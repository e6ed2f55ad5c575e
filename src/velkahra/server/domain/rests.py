"""Days off and quiet hours of a person, in which the clock of a slow game stands still.

No function here reads the time: callers pass it, in Unix seconds.
"""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

MOST_RESTED: Final = 14 * 24 * 3600
"""Seconds by which the rests of one seat can prolong one game."""
MOST_DAYS: Final = 60
LONGEST_QUIET: Final = 12
"""Hours of a day that can be quiet."""
UTC: Final = "UTC"


class Rest(msgspec.Struct, frozen=True):
    """When a person rests: from the hour `start` to the hour `end` each day, and on `days` off.

    Attributes:
        zone: the name of the time zone.
        start, end: hours, 0 to 23; the same for no quiet hours.
        days: whole days off, as 2026-12-24.
        since: when this was set, in Unix seconds; nothing before it counts.
        digest: the hour of a mail about all tables that wait; -1 for none.
    """

    zone: str = UTC
    start: int = 0
    end: int = 0
    days: tuple[str, ...] = ()
    since: int = 0
    digest: int = -1


@lru_cache(maxsize=128)
def zone_of(name: str) -> ZoneInfo | None:
    """Return the time zone of a name, or None."""
    try:
        return ZoneInfo(name) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def day_of(text: str) -> str:
    """Return a date in ISO form, or "" where the text is no date."""
    try:
        return date.fromisoformat(text.strip()).isoformat()
    except ValueError:
        return ""


def is_valid(rest: Rest) -> bool:
    """Return whether a rest can be kept."""
    hours = all(0 <= hour < 24 for hour in (rest.start, rest.end)) and -1 <= rest.digest < 24
    return (
        hours
        and zone_of(rest.zone) is not None
        and (rest.end - rest.start) % 24 <= LONGEST_QUIET
        and len(rest.days) <= MOST_DAYS
    )


def rested(rest: Rest, begin: float, end: float) -> float:
    """Return the seconds of rest between two moments."""
    zone = zone_of(rest.zone)
    begin = max(begin, rest.since)
    if zone is None or begin >= end:
        return 0.0
    spans = sorted(_spans(rest, zone, begin, end))
    total, until = 0.0, begin
    for first, last in spans:
        total += max(0.0, min(last, end) - max(first, until))
        until = max(until, min(last, end))
    return total


def is_resting(rest: Rest, now: float) -> bool:
    """Return whether the moment `now` is within a rest."""
    return rested(rest, now, now + 1) > 0


def rest_ends(rest: Rest, now: float) -> float:
    """Return when the rest that goes on now ends, with those that follow it at once."""
    end, zone = now, zone_of(rest.zone)
    if zone is None:
        return now
    for first, last in sorted(_spans(rest, zone, now, now + MOST_RESTED)):
        if first <= end < last and now >= rest.since:
            end = last
    return end


def _spans(rest: Rest, zone: ZoneInfo, begin: float, end: float) -> Iterator[tuple[float, float]]:
    """Yield the rests that may overlap with a time, as pairs of Unix seconds."""
    day = datetime.fromtimestamp(begin, zone).date() - timedelta(days=1)
    last = datetime.fromtimestamp(end, zone).date()
    while day <= last:
        if rest.start != rest.end:
            over = rest.end < rest.start
            yield _at(day, rest.start, zone), _at(day + timedelta(days=over), rest.end, zone)
        if day.isoformat() in rest.days:
            yield _at(day, 0, zone), _at(day + timedelta(days=1), 0, zone)
        day += timedelta(days=1)


def _at(day: date, hour: int, zone: ZoneInfo) -> float:
    return datetime(day.year, day.month, day.day, hour, tzinfo=zone).timestamp()


def is_digest_due(rest: Rest, now: float) -> str:
    """Return the local day for which the mail of a day is due now, "" if it is not."""
    zone = zone_of(rest.zone)
    if zone is None or rest.digest < 0:
        return ""
    here = datetime.fromtimestamp(now, zone)
    return here.date().isoformat() if here.hour >= rest.digest else ""
