"""What the pages of people show, read from the store."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from velkahra.server.domain.finished import Finished
from velkahra.server.domain.strength import PROVISIONAL, Strength
from velkahra.server.store import games as archive
from velkahra.server.store.backend import Connection
from velkahra.server.store.people import EVERYONE, MET, SeenBy, person_of, stored

MOST_POINTS: Final = 600
MOST_GAMES: Final = 12
MOST_OPENINGS: Final = 200
MOST_EXPORTED: Final = 20_000
MOST_BEST: Final = 50
MOST_NEAR: Final = 3
NEAR: Final = 5.0
"""How far the strength of an opponent may be from one's own."""

_NAME: Final = "CASE WHEN p.seen_by = 'everyone' OR p.account_id = ? THEN a.name END"


class Person(msgspec.Struct, frozen=True):
    """A person with an account, whose page its owner may let others see."""

    id: int
    name: str
    seen_by: SeenBy


class Figure(msgspec.Struct, frozen=True):
    """A row of the table `figures`: see the schema."""

    game: str
    kind: str
    name: str
    games: int
    won: int
    points: int


class PersonStrength(msgspec.Struct, frozen=True):
    """The strength of a person in a game for a number of seats, after so many `games`."""

    game: str
    seats: int
    strength: Strength
    games: int


class Point(msgspec.Struct, frozen=True):
    """A strength after a game, at a time in Unix seconds."""

    game: str
    seats: int
    at: int
    strength: Strength


class Game(msgspec.Struct, frozen=True):
    """A finished game for its viewer: `names` by seat where the viewer may know them.

    `watch_key` is b"" if its replay is not for the viewer; `uncounted` is as in the schema.
    """

    game: Finished
    options: dict[str, str]
    watch_key: bytes
    uncounted: str
    names: Sequence[str]


class Profile(msgspec.Struct, frozen=True):
    """All that the page of a person shows; `openings` are in words by language."""

    person: Person
    figures: Sequence[Figure]
    standings: Sequence[PersonStrength]
    history: Sequence[Point]
    games: Sequence[Game]
    openings: Mapping[tuple[str, str], dict[str, str]]


class Best(msgspec.Struct, frozen=True):
    """A row of the table of the best."""

    name: str
    strength: Strength
    games: int


def profile(base: Connection, person: Person, viewer: int, most: int = MOST_GAMES) -> Profile:
    """Return what the page of a person shows to an account, with so many of the games."""
    return Profile(
        person,
        figures(base, person.id),
        standings(base, person.id),
        history(base, person.id),
        games(base, person.id, viewer, most),
        openings(base, person.id),
    )


def own(base: Connection, account: int) -> Person:
    """Return the person of an account."""
    sql = "SELECT p.id, a.name, p.seen_by FROM people p JOIN accounts a ON a.id = p.account_id"
    return Person(*base.execute(f"{sql} WHERE p.id = ?", (person_of(base, account),)).fetchone())


def visible(base: Connection, folded: str, viewer: int) -> Person | None:
    """Return the person of a name if the account `viewer` (0: none) may see the page, else None."""
    sql = (
        "SELECT p.id, a.name, p.seen_by, p.account_id FROM people p "
        "JOIN accounts a ON a.id = p.account_id WHERE a.folded = ?"
    )
    found = base.execute(sql, (folded,)).fetchone()
    return Person(*found[:3]) if found and seen(base, viewer, found[3:]) else None


def seen(base: Connection, viewer: int, accounts: Sequence[int]) -> set[int]:
    """Return those of some accounts whose pages the account `viewer` (0: none) may see."""
    met = (
        "SELECT o.person_id FROM people v JOIN finished_seats s ON s.person_id = v.id "
        "JOIN finished_seats o ON o.number = s.number WHERE v.account_id = ?"
    )
    sql = (
        f"SELECT account_id FROM people WHERE account_id IN ({', '.join('?' * len(accounts))}) AND "
        f"(account_id = ? OR seen_by = '{EVERYONE}' OR (seen_by = '{MET}' AND id IN ({met})))"
    )
    rows = base.execute(sql, (*accounts, viewer, viewer)) if accounts else ()
    return {account for (account,) in rows}


def show_to(base: Connection, account: int, seen_by: SeenBy) -> None:
    """Let others see the page of an account."""
    sql, person = "UPDATE people SET seen_by = ? WHERE id = ?", person_of(base, account)
    base.execute(sql, (seen_by, person))
    archive.show_again(base, person)


def figures(base: Connection, person: int) -> list[Figure]:
    """List the figures of a person, the most frequent first."""
    sql = (
        "SELECT game, kind, name, games, won, points FROM figures WHERE person_id = ? "
        "ORDER BY game, kind, games DESC, name"
    )
    return [Figure(*row) for row in base.execute(sql, (person,))]


def standings(base: Connection, person: int) -> list[PersonStrength]:
    """List the strengths of a person."""
    sql = (
        "SELECT game, seats, mean, deviation, games FROM strengths WHERE person_id = ? "
        "ORDER BY game, seats"
    )
    rows = base.execute(sql, (person,))
    return [PersonStrength(game, seats, Strength(*now), games) for game, seats, *now, games in rows]


def history(base: Connection, person: int) -> list[Point]:
    """List the latest strengths of a person, the oldest first."""
    sql = (
        "SELECT f.game, f.seats, f.at, s.mean, s.deviation FROM finished_seats s "
        "JOIN finished f ON f.number = s.number WHERE s.person_id = ? AND s.mean IS NOT NULL "
        "ORDER BY s.number DESC LIMIT ?"
    )
    rows = base.execute(sql, (person, MOST_POINTS)).fetchall()
    return [Point(game, seats, at, Strength(*now)) for game, seats, at, *now in reversed(rows)]


def games(base: Connection, person: int, viewer: int, most: int = MOST_GAMES) -> list[Game]:
    """List the latest games of a person, for the account `viewer`, 0 for none.

    A replay shows the names of all people at the table. So it is for those who sat there, and for
    all if all people let everyone see their pages.
    """
    sql = (
        "SELECT f.number, t.watch_key, t.options, f.uncounted FROM finished_seats s "
        "JOIN finished f ON f.number = s.number JOIN tables t ON t.id = f.table_id "
        "WHERE s.person_id = ? ORDER BY s.number DESC LIMIT ?"
    )
    rows = base.execute(sql, (person, most)).fetchall()
    return [_game(base, viewer, *row) for row in rows]


def _game(
    base: Connection, viewer: int, number: int, key: bytes, options: str, uncounted: str
) -> Game:
    sql = (
        f"SELECT coalesce({_NAME}, ''), p.account_id, p.seen_by FROM finished_seats s "
        "LEFT JOIN people p ON p.id = s.person_id LEFT JOIN accounts a ON a.id = p.account_id "
        "WHERE s.number = ? ORDER BY s.seat"
    )
    game, rows = stored(base, number), base.execute(sql, (viewer, number)).fetchall()
    sat = viewer > 0 and viewer in [account for _, account, _ in rows]
    people = [row for row, seat in zip(rows, game.seats, strict=True) if not seat.bot]
    is_open = game.ended == "over" and (sat or all(seen == EVERYONE for _, _, seen in people))
    read = msgspec.json.decode(options, type=dict[str, str])
    return Game(game, read, bytes(key) if is_open else b"", uncounted, [name for name, *_ in rows])


def openings(base: Connection, person: int) -> dict[tuple[str, str], dict[str, str]]:
    """Return the sentences of a person's most frequent openings, by language."""
    sql = (
        "SELECT o.game, o.opening, o.words FROM openings o JOIN figures f ON f.game = o.game "
        "AND f.name = o.opening AND f.kind = 'opening' WHERE f.person_id = ? "
        "ORDER BY f.games DESC, o.opening LIMIT ?"
    )
    rows = base.execute(sql, (person, MOST_OPENINGS))
    return {(game, one): msgspec.json.decode(words) for game, one, words in rows}


def best(base: Connection, game: str, seats: int, viewer: int) -> list[Best]:
    """List the best of a game whose pages everyone may see, and the account `viewer`."""
    sql = (
        "SELECT a.name, s.mean, s.deviation, s.games FROM strengths s "
        "JOIN people p ON p.id = s.person_id JOIN accounts a ON a.id = p.account_id "
        "WHERE s.game = ? AND s.seats = ? AND s.deviation <= ? "
        "AND (p.seen_by = 'everyone' OR p.account_id = ?) ORDER BY s.sure DESC, a.name LIMIT ?"
    )
    rows = base.execute(sql, (game, seats, PROVISIONAL, viewer, MOST_BEST))
    return [Best(name, Strength(*now), games) for name, *now, games in rows]


def near(base: Connection, account: int, game: str) -> tuple[PersonStrength | None, list[Best]]:
    """Return the strength of an account in a game where it played most, and people near it.

    Those whom blocking keeps apart are left out.
    """
    person = person_of(base, account)
    found = [one for one in standings(base, person) if one.game == game]
    if not found:
        return None, []
    mine = max(found, key=lambda one: one.games)
    mean = mine.strength.mean
    sql = (
        "SELECT a.name, s.mean, s.deviation, s.games FROM strengths s "
        "JOIN people p ON p.id = s.person_id JOIN accounts a ON a.id = p.account_id "
        "WHERE s.game = ? AND s.seats = ? AND s.mean BETWEEN ? AND ? AND p.seen_by = 'everyone' "
        "AND s.person_id <> ? AND NOT EXISTS (SELECT 1 FROM ties t WHERE t.kind = 'block' AND "
        "((t.account_id = ? AND t.other_id = a.id) OR (t.account_id = a.id AND t.other_id = ?))) "
        "ORDER BY abs(s.mean - ?), a.name LIMIT ?"
    )
    around = mean - NEAR, mean + NEAR
    facts = (game, mine.seats, *around, person, account, account, mean, MOST_NEAR)
    rows = base.execute(sql, facts)
    return mine, [Best(name, Strength(*now), games) for name, *now, games in rows]
