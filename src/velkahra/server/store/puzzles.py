"""Puzzles in the store: first tries, strength, days, storms."""

from collections.abc import Sequence
from typing import Final

import msgspec

from velkahra.server.domain import strength
from velkahra.server.domain.daily import A_DAY, STORM_SECONDS, Puzzle, strength_after
from velkahra.server.store.backend import Connection

MOST_DAYS: Final = 4000


class Storm(msgspec.Struct, frozen=True):
    """A storm: see the schema; `account` is 0 for none."""

    name: str
    account: int
    game: str
    began: int
    n: int
    solved: int

    def left(self, now: float) -> float:
        """Return how many seconds are left."""
        return max(0.0, self.began + STORM_SECONDS - now)


class Own(msgspec.Struct, frozen=True):
    """The puzzles of a person: strength after so many tries, days, the best storm of each game."""

    strength: strength.Strength
    tries: int
    days: Sequence[int]
    storms: dict[str, int]


def note_try(base: Connection, account: int, puzzle: Puzzle, now: float, *, correct: bool) -> None:
    """Count the first try of a puzzle for the strength of an account; others do not count."""
    row = (account, puzzle.game, puzzle.lesson.name, int(correct), int(now))
    sql = "INSERT INTO puzzle_tries VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    if not base.execute(sql, row).rowcount:
        return
    before, tries = _strength(base, account)
    after = strength_after(before, puzzle.lesson, correct=correct)
    base.execute(
        "INSERT INTO puzzle_strengths VALUES (?, ?, ?, ?) ON CONFLICT (account_id) DO UPDATE SET "
        "mean = excluded.mean, deviation = excluded.deviation, tries = excluded.tries",
        (account, after.mean, after.deviation, tries + 1),
    )


def _strength(base: Connection, account: int) -> tuple[strength.Strength, int]:
    sql = "SELECT mean, deviation, tries FROM puzzle_strengths WHERE account_id = ?"
    found = base.execute(sql, (account,)).fetchone()
    return (strength.Strength(*found[:2]), found[2]) if found else (strength.NEW, 0)


def note_day(base: Connection, account: int, day: int, *, solved: bool) -> None:
    """Note once that an account solved the puzzle of a day, or looked at the answer before."""
    sql = "INSERT INTO puzzle_days VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    base.execute(sql, (account, day, int(solved)))


def own(base: Connection, account: int) -> Own:
    """Return the puzzles of an account."""
    sql = "SELECT day FROM puzzle_days WHERE account_id = ? AND solved = 1 ORDER BY day DESC"
    days = [day for (day,) in base.execute(f"{sql} LIMIT ?", (account, MOST_DAYS))]
    sql = "SELECT game, max(solved) FROM storms WHERE account_id = ? GROUP BY game"
    storms = dict(base.execute(sql, (account,)).fetchall())
    return Own(*_strength(base, account), days, storms)


def solvers(base: Connection, day: int) -> int:
    """Return how many accounts solved the puzzle of a day."""
    sql = "SELECT count(*) FROM puzzle_days WHERE day = ? AND solved = 1"
    return int(base.execute(sql, (day,)).fetchone()[0])


def begin_storm(base: Connection, storm: Storm) -> None:
    """Store a new storm, and forget those of people without accounts that are a day old."""
    sql = "DELETE FROM storms WHERE account_id IS NULL AND began < ?"
    base.execute(sql, (storm.began - A_DAY,))
    sql = "INSERT INTO storms VALUES (?, nullif(?, 0), ?, ?, ?, ?)"
    base.execute(sql, msgspec.structs.astuple(storm))


def storm(base: Connection, name: str) -> Storm | None:
    """Return a storm by the secret part of its address."""
    sql = "SELECT name, coalesce(account_id, 0), game, began, n, solved FROM storms WHERE name = ?"
    found = base.execute(sql, (name,)).fetchone()
    return Storm(*found) if found else None


def note_storm(base: Connection, name: str, n: int, now: float, *, correct: bool) -> bool:
    """Count the answer to puzzle `n` of a storm once, in time, and return whether it counted."""
    sql = "UPDATE storms SET n = n + 1, solved = solved + ? WHERE name = ? AND n = ? AND began >= ?"
    least = int(now) - STORM_SECONDS
    return bool(base.execute(sql, (int(correct), name, n, least)).rowcount)
