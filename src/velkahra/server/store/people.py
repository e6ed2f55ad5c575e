"""The people of finished games: who sat where, strengths, and figures kept up to date."""

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, Literal

import msgspec

from velkahra.server.domain import strength
from velkahra.server.domain.finished import NOBODY, Finished, FinishedSeat
from velkahra.server.domain.strength import Strength
from velkahra.server.store import backend
from velkahra.server.store.backend import Connection, Statement, insert, inserting, marks, value

SeenBy = Literal["everyone", "met", "nobody"]
EVERYONE: Final = "everyone"
MET: Final = "met"
CHOICES: Final[tuple[SeenBy, ...]] = ("met", "everyone", "nobody")
"""Who may see the page of a person: those who sat at a table with them is the usual one."""
_LAST: Final = 1 << 62
AT_ONCE: Final = 500
"""Games that are read together."""
_NUMBER: Final = (
    "INSERT INTO counting SELECT 1, 1 WHERE NOT EXISTS (SELECT 1 FROM finished WHERE table_id = ?) "
    "ON CONFLICT (id) DO UPDATE SET number = counting.number + 1 RETURNING number"
)
_AND_FIGURES: Final = (
    "ON CONFLICT (person_id, game, kind, name) DO UPDATE SET games = "
    "CASE WHEN figures.kind = 'row' AND excluded.games = 0 THEN 0 "
    "ELSE figures.games + excluded.games END, "
    "won = CASE WHEN figures.kind <> 'row' THEN figures.won + excluded.won "
    "WHEN excluded.games = 1 AND figures.games >= figures.won THEN figures.games + 1 "
    "ELSE figures.won END, points = figures.points + excluded.points"
)
_AND_STRENGTHS: Final = (
    "ON CONFLICT (person_id, game, seats) DO UPDATE SET mean = excluded.mean, "
    "deviation = excluded.deviation, sure = excluded.sure, games = strengths.games + 1"
)
_KNOWN, _LEFT, _MET = -2, -1, 0
"""In place of a person: openings that are known, people who left the game, games of two people."""
_OFTEN: Final = (
    f"SELECT {_MET}, count((SELECT 1 FROM finished_seats b JOIN finished f ON f.number = b.number "
    "WHERE b.number = a.number AND b.person_id = ? AND f.game = ? AND f.at > ?)), 0 "
    "FROM finished_seats a WHERE a.person_id = ? AND a.mean IS NOT NULL AND a.number < ? "
    "AND a.number > coalesce((SELECT number FROM finished WHERE at <= ? AND ended = 'over' "
    "ORDER BY at DESC LIMIT 1), 0)"
)
"""How many games of two people have counted since a time, before a game of this number."""

Answer = tuple[int, Any, Any]
"""The answer to a question: two or three numbers, of which the first is whom it is about."""


class Sitters(msgspec.Struct, frozen=True):
    """The people at a table whose game is over, and when it was.

    Attributes:
        people: their numbers by seat.
        common: what two seats have in common.
    """

    at: int
    rated: bool
    people: Mapping[int, int]
    common: str = ""


def people_of(base: Connection, accounts: Sequence[int]) -> dict[int, int]:
    """Return the numbers of the people with some accounts, by account."""
    if not accounts:
        return {}
    rows = [(account, MET) for account in accounts]
    insert(base, "people (account_id, seen_by)", rows, "ON CONFLICT DO NOTHING")
    sql = f"SELECT account_id, id FROM people WHERE account_id IN {marks(accounts)}"
    return dict(base.execute(sql, accounts).fetchall())


def person_of(base: Connection, account: int) -> int:
    """Return the number of the person with an account."""
    return people_of(base, [account])[account]


def mark(base: Connection, table: str) -> None:
    """Mark a new table as rated."""
    insert(base, "rated", [(table,)])


def is_rated(base: Connection, table: str) -> bool:
    """Return whether a table is rated."""
    return value(base, "SELECT 1 FROM rated WHERE table_id = ?", table) is not None


def sit(
    base: Connection, table: str, seat: int, account: int, browser: bytes, address: bytes
) -> None:
    """Note who plays a seat of a rated table: the first account that opened it, for good."""
    if value(base, "SELECT 1 FROM finished WHERE table_id = ?", table) is None:
        row = (table, seat, person_of(base, account), browser, address)
        insert(base, "rated_seats", [row], "ON CONFLICT DO NOTHING")


def sitter(base: Connection, table: str, seat: int) -> int | None:
    """Return the account that plays a seat of a rated table; 0 for a deleted one, None for none."""
    sql = (
        "SELECT coalesce(p.account_id, 0) FROM rated_seats r JOIN people p ON p.id = r.person_id "
        "WHERE r.table_id = ? AND r.seat = ?"
    )
    found: int | None = value(base, sql, table, seat)
    return found


def sitters(base: Connection, table: str) -> Sitters | None:
    """Return the people at a table whose game is over; None if there are none, or it is counted."""
    asked = [
        base.execute(f"SELECT {sql} WHERE table_id = ?", (table,))
        for sql in (
            "1 FROM finished",
            "at FROM changes",
            "1 FROM rated",
            "seat, person_id, browser, address FROM rated_seats",
            "seat, account_id, shared FROM account_seats",
        )
    ]
    done, changes, rated, noted, seated = [one.fetchall() for one in asked]
    at = changes[0][0] if changes else 0
    if rated:
        people, common = {seat: person for seat, person, *_ in noted}, _common(noted)
    else:
        seats = [seat for seat, *_ in seated]
        alone = {seat: one for seat, one, shared in seated if not shared and seats.count(seat) == 1}
        known = {} if done else people_of(base, sorted(set(alone.values())))
        people, common = {seat: known[one] for seat, one in alone.items() if known}, ""
    return Sitters(at, bool(rated), people, common) if people and not done else None


def _common(rows: Sequence[tuple[int, int, bytes, bytes]]) -> str:
    """Return what two seats have in common: "browser", "address" or ""."""
    for column, name in ((2, "browser"), (3, "address")):
        if len({bytes(row[column]) for row in rows}) < len(rows):
            return name
    return ""


def keep(base: Connection, game: Finished, words: Mapping[str, Mapping[str, str]]) -> None:
    """Store a finished game once, and count it; `words` are the sentences of openings.

    Everything is asked by one statement, and all rows are written together: a result must not hold
    up moves.
    """
    numbers = base.execute(_NUMBER, (game.table,))
    left = f"SELECT {_LEFT}, count(*), 0 FROM abandoned WHERE table_id = ?", (game.table,)
    sql = f"SELECT {_KNOWN}, count(*), 0 FROM openings WHERE game = ? AND opening IN "
    known = [(sql + marks([*words]), (game.game, *words))] if words else []
    asked = _ask(base, [left, *known, *_questions(game)])
    for (number,) in numbers.fetchall():
        answers = asked.fetchall()
        counts = {about: count for about, count, _ in answers}
        why, found = _counted(game, answers)
        facts = number, game.table, game.game, len(game.seats), game.at, int(game.rated)
        rows = [_row(number, n, seat, found.get(n)) for n, seat in enumerate(game.seats)]
        writes = [
            *_counting(game, found),
            inserting("finished", [(*facts, game.ended, game.common, why)]),
            inserting("finished_seats", rows),
        ]
        if game.rated:
            writes.append(("DELETE FROM rated_seats WHERE table_id = ?", [game.table]))
        if counts.get(_KNOWN, 0) != len(words):
            said = [(game.game, one, backend.as_json(words[one])) for one in words]
            writes.append(inserting("openings", said, "ON CONFLICT DO NOTHING"))
        if counts[_LEFT]:
            sql = "DELETE FROM abandoned WHERE table_id = ? AND account_id IN "
            seated = "(SELECT account_id FROM account_seats WHERE table_id = ?)"
            writes.append((sql + seated, [game.table, game.table]))
        backend.together(base, writes)


def _row(number: int, n: int, seat: FinishedSeat, now: Strength | None) -> tuple[object, ...]:
    who = number, n, seat.person or None, seat.bot, seat.share, seat.place, seat.points
    strength = (now.mean, now.deviation) if now else (None, None)
    return (*who, backend.as_json(seat.parts), seat.opening, seat.decided, seat.late, *strength)


def count_left(base: Connection) -> None:
    """Count rated games that their only person has not played on for long: they are lost."""
    sql = (
        "SELECT r.table_id, r.seat, r.person_id, t.game, c.at FROM rated_seats r "
        "JOIN changes c ON c.table_id = r.table_id JOIN tables t ON t.id = r.table_id "
        "WHERE c.at < ? AND 1 = (SELECT count(*) FROM seats s WHERE s.table_id = r.table_id "
        "AND s.player NOT LIKE 'bot %') ORDER BY c.at, r.table_id LIMIT ?"
    )
    before = int(time.time()) - strength.LEFT_SECONDS
    for row in base.execute(sql, (before, AT_ONCE)).fetchall():
        keep(base, _left(base, *row), {})


def _left(base: Connection, table: str, seat: int, person: int, game: str, at: int) -> Finished:
    """Return a game that its only person has lost by not playing on."""
    sql = "SELECT player FROM seats WHERE table_id = ? ORDER BY seat"
    bots = [player.removeprefix("bot ") for (player,) in base.execute(sql, (table,))]
    rows = base.execute("SELECT what FROM plies WHERE table_id = ?", (table,))
    decided = sum(bytes(what).startswith(b'["ply",%d,' % seat) for (what,) in rows)
    seats = [FinishedSeat(NOBODY, bot, 0.0, 1) for bot in bots]
    seats[seat] = FinishedSeat(person, "", 0.0, 2, decided=decided)
    return Finished(table, game, at, True, tuple(seats), ended="left")


def _questions(game: Finished, number: int = _LAST) -> list[Statement]:
    """List what to ask for a game's strengths: those before it, how often each two people met.

    Nothing is asked about a game that does not count for strengths anyway.
    """
    if strength.uncounted(game, ()):
        return []
    people = [seat.person for seat in game.seats if not seat.bot]
    each = " OR ".join(["person_id = ? AND game = ? AND seats = ?"] * len(people))
    kinds = [value for one in people for value in (one, game.game, len(game.seats))]
    since = game.at - strength.A_DAY
    return [
        (f"SELECT person_id, mean, deviation FROM strengths WHERE {each}", kinds),
        *(
            (_OFTEN, (one, game.game, since, other, number, since))
            for one, other in combinations(people, 2)
        ),
    ]


def _ask(base: Connection, questions: Sequence[Statement]) -> backend.Cursor:
    """Ask questions by one statement."""
    sql = " UNION ALL ".join([sql for sql, _ in questions])
    return base.execute(sql, [value for _, values in questions for value in values])


def _counted(game: Finished, answers: Sequence[Answer]) -> tuple[str, dict[int, Strength]]:
    """Count a game for the strengths of its people, by the answers to its questions.

    Returns the reason why it does not count, or "", and the new strengths by seat.
    """
    if why := strength.uncounted(game, [count for about, count, _ in answers if about == _MET]):
        return why, {}
    have = {person: Strength(*now) for person, *now in answers if person > 0}
    known = strength.anchors(game.game)
    before = [known.get(seat.bot) or have.get(seat.person, strength.NEW) for seat in game.seats]
    after = strength.after(before, [seat.place for seat in game.seats])
    return why, {n: after[n] for n, seat in enumerate(game.seats) if not seat.bot}


def _counting(game: Finished, found: Mapping[int, Strength]) -> list[Statement]:
    """Return what writes the figures of a game, and the strengths of its people by seat."""
    rows = [
        (game.seats[n].person, game.game, len(game.seats), now.mean, now.deviation, now.sure, 1)
        for n, now in found.items()
    ]
    return [
        inserting(name, some, end)
        for name, some, end in (
            ("figures", _figures(game), _AND_FIGURES),
            ("strengths", rows, _AND_STRENGTHS),
        )
        if some
    ]


def _figures(game: Finished) -> list[tuple[object, ...]]:
    """Return what a game adds to the figures of its people."""
    sums: dict[tuple[object, ...], list[int]] = defaultdict(lambda: [0, 0, 0])
    for seat in (seat for seat in game.seats if seat.person):
        named = {("seats", str(len(game.seats))): seat.points or 0, ("opening", seat.opening): 0}
        named |= {("source", source): points for source, points in seat.parts.items()}
        for (kind, name), points in named.items():
            if name:
                key = seat.person, game.game, kind, name
                sums[key] = [a + b for a, b in zip(sums[key], (1, seat.won, points), strict=True)]
        row = sums[seat.person, game.game, "row", ""]
        row[:2] = [max(row[0], seat.won)] * 2
    return [(*key, *counts) for key, counts in sums.items()]


def recompute(base: Connection) -> int:
    """Count all finished games again, in their order, and return how many there are."""
    base.execute("UPDATE counting SET number = number")  # no other game is counted meanwhile
    for table in ("strengths", "figures"):
        base.execute(f"DELETE FROM {table}")
    base.execute("UPDATE finished SET uncounted = ''")
    base.execute("UPDATE finished_seats SET mean = NULL, deviation = NULL")
    sql = "SELECT number FROM finished ORDER BY number"
    numbers = [number for (number,) in base.execute(sql).fetchall()]
    for first in range(0, len(numbers), AT_ONCE):
        for number, game in stored(base, numbers[first : first + AT_ONCE]).items():
            questions = _questions(game, number)
            answers = _ask(base, questions).fetchall() if questions else ()
            why, found = _counted(game, answers)
            backend.together(base, _counting(game, found))
            base.execute("UPDATE finished SET uncounted = ? WHERE number = ?", (why, number))
            base.executemany(
                "UPDATE finished_seats SET mean = ?, deviation = ? WHERE number = ? AND seat = ?",
                [(now.mean, now.deviation, number, n) for n, now in found.items()],
            )
    return len(numbers)


def stored(base: Connection, numbers: Sequence[int]) -> dict[int, Finished]:
    """Return games as they were stored, in the order of their numbers."""
    if not numbers:
        return {}
    where = f"WHERE number IN {marks(numbers)} ORDER BY number"
    seats: dict[int, list[FinishedSeat]] = defaultdict(list)
    sql = (
        "SELECT number, person_id, bot, share, place, points, parts, opening, decided, late "
        f"FROM finished_seats {where}, seat"
    )
    for number, person, bot, share, place, points, parts, *rest in base.execute(sql, numbers):
        read = msgspec.json.decode(parts, type=dict[str, int])
        seat = FinishedSeat(person or NOBODY, bot, share, place, points, read, *rest)
        seats[number].append(seat)
    sql = f"SELECT number, table_id, game, at, rated, common, ended FROM finished {where}"
    return {
        number: Finished(table, game, at, bool(rated), tuple(seats[number]), common, ended)
        for number, table, game, at, rated, common, ended in base.execute(sql, numbers)
    }
