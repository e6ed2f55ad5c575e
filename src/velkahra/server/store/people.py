"""The people of finished games: who sat where, strengths, and figures kept up to date."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from velkahra.server.domain import strength
from velkahra.server.domain.finished import NOBODY, Finished, FinishedSeat
from velkahra.server.domain.strength import Strength
from velkahra.server.store.backend import Connection

SeenBy = Literal["everyone", "met", "nobody"]
EVERYONE: Final = "everyone"
MET: Final = "met"
CHOICES: Final[tuple[SeenBy, ...]] = ("met", "everyone", "nobody")
"""Who may see the page of a person: those who sat at a table with them is the usual one."""
MOST_LOOKED_AT: Final = 60
"""Games of a person among which others with the same opponent are looked for."""
MOST_LEFT: Final = 3
"""Games that were left, and are counted with another one."""


class Sitters(msgspec.Struct, frozen=True):
    """The people at a table whose game is over: by seat, and what two seats have in common."""

    rated: bool
    people: Mapping[int, int]
    common: str


def person_of(base: Connection, account: int) -> int:
    """Return the number of the person with an account."""
    base.execute(
        "INSERT INTO people (account_id, seen_by) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (account, MET),
    )
    sql = "SELECT id FROM people WHERE account_id = ?"
    return int(base.execute(sql, (account,)).fetchone()[0])


def mark(base: Connection, table: str) -> None:
    """Mark a new table as rated."""
    base.execute("INSERT INTO rated VALUES (?)", (table,))


def is_rated(base: Connection, table: str) -> bool:
    """Return whether a table is rated."""
    sql = "SELECT 1 FROM rated WHERE table_id = ?"
    return base.execute(sql, (table,)).fetchone() is not None


def sit(
    base: Connection, table: str, seat: int, account: int, browser: bytes, address: bytes
) -> None:
    """Note who plays a seat of a rated table: the first account that opened it, for good."""
    if base.execute("SELECT 1 FROM finished WHERE table_id = ?", (table,)).fetchone() is None:
        row = (table, seat, person_of(base, account), browser, address)
        sql = "INSERT INTO rated_seats VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        base.execute(sql, row)


def sitters(base: Connection, table: str) -> Sitters | None:
    """Return the people at a table whose game is over; None if there are none, or it is counted."""
    if base.execute("SELECT 1 FROM finished WHERE table_id = ?", (table,)).fetchone():
        return None
    if is_rated(base, table):
        sql = "SELECT seat, person_id, browser, address FROM rated_seats WHERE table_id = ?"
        rows = base.execute(sql, (table,)).fetchall()
        people = {seat: person for seat, person, *_ in rows}
        return Sitters(True, people, _common(rows)) if people else None
    sql = "SELECT seat, account_id, shared FROM account_seats WHERE table_id = ?"
    rows = base.execute(sql, (table,)).fetchall()
    seats = [seat for seat, *_ in rows]
    alone = [row for row in rows if seats.count(row[0]) == 1 and not row[2]]
    people = {seat: person_of(base, account) for seat, account, _ in alone}
    return Sitters(False, people, "") if people else None


def _common(rows: Sequence[tuple[int, int, bytes, bytes]]) -> str:
    """Return what two seats have in common: "browser", "address" or ""."""
    for column, name in ((2, "browser"), (3, "address")):
        if len({bytes(row[column]) for row in rows}) < len(rows):
            return name
    return ""


def changed_at(base: Connection, table: str) -> int:
    """Return when a table last changed, in Unix seconds."""
    found = base.execute("SELECT at FROM changes WHERE table_id = ?", (table,)).fetchone()
    return int(found[0]) if found else 0


def keep(base: Connection, game: Finished, words: Mapping[str, Mapping[str, str]]) -> None:
    """Store a finished game once, and count it; `words` are the sentences of openings.

    Rated games that were left for long are counted before it.
    """
    if base.execute("SELECT 1 FROM finished WHERE table_id = ?", (game.table,)).fetchone():
        return
    said = [(game.game, one, msgspec.json.encode(words[one]).decode()) for one in words]
    base.executemany("INSERT INTO openings VALUES (?, ?, ?) ON CONFLICT DO NOTHING", said)
    if game.rated:
        for left in _left(base, game.at - strength.LEFT_SECONDS):
            _insert(base, left)
    _insert(base, game)


def _insert(base: Connection, game: Finished) -> None:
    sql = (
        "INSERT INTO counting VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET "
        "number = counting.number + 1 RETURNING number"
    )
    number = base.execute(sql).fetchall()[0][0]
    why, found = _counted(base, number, game)
    base.execute(
        "INSERT INTO finished VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(number, game.table, game.game, len(game.seats), game.at),
            *(int(game.rated), game.ended, game.common, why),
        ),
    )
    rows = [
        (
            *(number, n, seat.person or None, seat.bot, seat.share, seat.place, seat.points),
            *(msgspec.json.encode(seat.parts).decode(), seat.opening, seat.decided, seat.late),
            *((found[n].mean, found[n].deviation) if n in found else (None, None)),
        )
        for n, seat in enumerate(game.seats)
    ]
    marks = ", ".join("?" * 13)
    base.executemany(f"INSERT INTO finished_seats VALUES ({marks})", rows)
    base.execute("DELETE FROM rated_seats WHERE table_id = ?", (game.table,))


def _left(base: Connection, before: int) -> Iterator[Finished]:
    """Yield rated games whose only person has done nothing since `before`: they are lost."""
    sql = (
        "SELECT r.table_id, r.seat, r.person_id, t.game, c.at FROM rated_seats r "
        "JOIN changes c ON c.table_id = r.table_id JOIN tables t ON t.id = r.table_id "
        "WHERE c.at < ? AND 1 = (SELECT count(*) FROM seats s WHERE s.table_id = r.table_id "
        "AND s.player NOT LIKE 'bot %') ORDER BY c.at, r.table_id LIMIT ?"
    )
    for table, seat, person, game, at in base.execute(sql, (before, MOST_LEFT)).fetchall():
        players = base.execute(
            "SELECT player FROM seats WHERE table_id = ? ORDER BY seat", (table,)
        ).fetchall()
        rows = base.execute("SELECT what FROM plies WHERE table_id = ?", (table,))
        decided = sum(bytes(what).startswith(b'["ply",%d,' % seat) for (what,) in rows)
        seats = tuple(
            FinishedSeat(NOBODY, player.removeprefix("bot "), 0.0, 1)
            if n != seat
            else FinishedSeat(person, "", 0.0, 2, decided=decided)
            for n, (player,) in enumerate(players)
        )
        yield Finished(table, game, at, True, seats, ended="left")


def _counted(base: Connection, number: int, game: Finished) -> tuple[str, dict[int, Strength]]:
    """Count a game for the figures and strengths of its people.

    Returns the reason why it does not count for strengths, or "", and the new strengths by seat.
    """
    _add_figures(base, game)
    why = strength.uncounted(game, _often(base, number, game))
    return why, {} if why else _rate(base, game)


def _often(base: Connection, number: int, game: Finished) -> Callable[[int, int], int]:
    """Return how often the games of two people have counted in the day before a game."""
    own = (
        "SELECT number FROM finished_seats WHERE person_id = ? AND number < ? "
        "ORDER BY number DESC LIMIT ?"
    )
    sql = (
        f"SELECT count(*) FROM ({own}) a JOIN finished f ON f.number = a.number "
        "JOIN finished_seats b ON b.number = a.number AND b.person_id = ? "
        "WHERE f.rated = 1 AND f.uncounted = '' AND f.game = ? AND f.at > ?"
    )

    def often(one: int, other: int) -> int:
        since = game.at - strength.A_DAY
        facts = (one, number, MOST_LOOKED_AT, other, game.game, since)
        return int(base.execute(sql, facts).fetchone()[0])

    return often


def _rate(base: Connection, game: Finished) -> dict[int, Strength]:
    known = strength.anchors(game.game)
    kind = game.game, len(game.seats)
    before = [
        known[seat.bot] if seat.bot else strength_of(base, seat.person, *kind)
        for seat in game.seats
    ]
    after = strength.after(before, [seat.place for seat in game.seats])
    found = {n: after[n] for n, seat in enumerate(game.seats) if not seat.bot}
    base.executemany(
        "INSERT INTO strengths VALUES (?, ?, ?, ?, ?, ?, 1) "
        "ON CONFLICT (person_id, game, seats) DO UPDATE SET mean = excluded.mean, "
        "deviation = excluded.deviation, sure = excluded.sure, games = strengths.games + 1",
        [
            (game.seats[n].person, *kind, now.mean, now.deviation, now.sure)
            for n, now in found.items()
        ],
    )
    return found


def strength_of(base: Connection, person: int, game: str, seats: int) -> Strength:
    """Return the strength of a person in a game for a number of seats."""
    sql = "SELECT mean, deviation FROM strengths WHERE person_id = ? AND game = ? AND seats = ?"
    found = base.execute(sql, (person, game, seats)).fetchone()
    return Strength(*found) if found else strength.NEW


def _add_figures(base: Connection, game: Finished) -> None:
    people = [(seat, (seat.person, game.game), int(seat.won)) for seat in game.seats if seat.person]
    rows = []
    for seat, who, won in people:
        rows.append((*who, "seats", str(len(game.seats)), won, seat.points or 0))
        if seat.opening:
            rows.append((*who, "opening", seat.opening, won, 0))
        rows += [(*who, "source", source, won, points) for source, points in seat.parts.items()]
    base.executemany(
        "INSERT INTO figures VALUES (?, ?, ?, ?, 1, ?, ?) "
        "ON CONFLICT (person_id, game, kind, name) DO UPDATE SET games = figures.games + 1, "
        "won = figures.won + excluded.won, points = figures.points + excluded.points",
        rows,
    )
    row = "(figures.games + 1) * excluded.games"
    base.executemany(
        "INSERT INTO figures VALUES (?, ?, 'row', '', ?, ?, 0) "
        "ON CONFLICT (person_id, game, kind, name) DO UPDATE SET "
        f"games = {row}, won = CASE WHEN {row} > figures.won THEN {row} ELSE figures.won END",
        [(*who, won, won) for _, who, won in people],
    )


def recompute(base: Connection) -> int:
    """Count all finished games again, in their order, and return how many there are."""
    base.execute("UPDATE counting SET number = number")  # no other game is counted meanwhile
    for table in ("strengths", "figures"):
        base.execute(f"DELETE FROM {table}")
    base.execute("UPDATE finished SET uncounted = ''")
    base.execute("UPDATE finished_seats SET mean = NULL, deviation = NULL")
    numbers = base.execute("SELECT number FROM finished ORDER BY number").fetchall()
    for (number,) in numbers:
        why, found = _counted(base, number, stored(base, number))
        base.execute("UPDATE finished SET uncounted = ? WHERE number = ?", (why, number))
        base.executemany(
            "UPDATE finished_seats SET mean = ?, deviation = ? WHERE number = ? AND seat = ?",
            [(now.mean, now.deviation, number, n) for n, now in found.items()],
        )
    return len(numbers)


def stored(base: Connection, number: int) -> Finished:
    """Return a game as it was stored."""
    sql = "SELECT table_id, game, at, rated, common, ended FROM finished WHERE number = ?"
    table, game, at, rated, common, ended = base.execute(sql, (number,)).fetchone()
    sql = (
        "SELECT person_id, bot, share, place, points, parts, opening, decided, late "
        "FROM finished_seats WHERE number = ? ORDER BY seat"
    )
    seats = tuple(_seat(row) for row in base.execute(sql, (number,)))
    return Finished(table, game, at, bool(rated), seats, common, ended)


def _seat(row: Sequence[Any]) -> FinishedSeat:
    person, bot, share, place, points, parts, *rest = row
    read = msgspec.json.decode(parts, type=dict[str, int])
    return FinishedSeat(person or NOBODY, bot, share, place, points, read, *rest)
