"""What the pages of people show, read from the store."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from velkahra.server.domain.finished import Finished
from velkahra.server.domain.strength import PROVISIONAL, Strength
from velkahra.server.store import games as archive
from velkahra.server.store.backend import Connection, marks
from velkahra.server.store.people import EVERYONE, MET, SeenBy, person_of, stored

MOST_POINTS: Final = 600
MOST_GAMES: Final = 12
MOST_OPENINGS: Final = 200
MOST_EXPORTED: Final = 20_000
MOST_BEST: Final = 50
MOST_NEAR: Final = 3
NEAR: Final = 5.0
"""How far the strength of an opponent may be from one's own."""


class Person(msgspec.Struct, frozen=True):
    """A person with an account, whose page its owner may let others see."""

    id: int
    name: str
    seen_by: SeenBy
    account: int


class Figure(msgspec.Struct, frozen=True):
    """A row of the table `figures`: see the schema."""

    game: str
    kind: str
    name: str
    games: int
    won: int
    points: int


class PersonStrength(msgspec.Struct, frozen=True, omit_defaults=True):
    """A strength in a game for a number of seats.

    Attributes:
        games: the rated games it follows from, and `name` of whom it is, for a present strength.
        at: when it was reached, in Unix seconds, for one of the past.
    """

    game: str
    seats: int
    strength: Strength
    games: int = 0
    name: str = ""
    at: int = 0


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
    history: Sequence[PersonStrength]
    games: Sequence[Game]
    openings: Mapping[tuple[str, str], dict[str, str]]


def profile(base: Connection, person: Person, viewer: int, most: int = MOST_GAMES) -> Profile:
    """Return what the page of a person shows to an account, with so many of the games."""
    figures = (
        "SELECT game, kind, name, games, won, points FROM figures WHERE person_id = ? "
        "ORDER BY game, kind, games DESC, name"
    )
    history = (
        "SELECT f.game, f.seats, s.mean, s.deviation, 0, '', f.at FROM finished_seats s "
        "JOIN finished f ON f.number = s.number WHERE s.person_id = ? AND s.mean IS NOT NULL "
        "ORDER BY s.number DESC LIMIT ?"
    )
    past = base.execute(history, (person.id, MOST_POINTS)).fetchall()
    return Profile(
        person,
        [Figure(*row) for row in base.execute(figures, (person.id,))],
        standings(base, "p.id = ? ORDER BY s.game, s.seats", person.id),
        _standings(reversed(past)),
        games(base, person.id, viewer, most),
        openings(base, person.id),
    )


def own(base: Connection, account: int) -> Person:
    """Return the person of an account."""
    person_of(base, account)
    return _person(base, "a.id = ?", account)[0]


def visible(base: Connection, folded: str, viewer: int) -> Person | None:
    """Return the person of a name if the account `viewer` (0: none) may see the page, else None."""
    found = _person(base, "a.folded = ?", folded)
    return next((one for one in found if seen(base, viewer, [one.account])), None)


def _person(base: Connection, where: str, of: object) -> list[Person]:
    sql = (
        "SELECT p.id, a.name, p.seen_by, a.id FROM people p JOIN accounts a ON a.id = p.account_id"
    )
    return [Person(*row) for row in base.execute(f"{sql} WHERE {where}", (of,))]


def seen(base: Connection, viewer: int, accounts: Sequence[int]) -> set[int]:
    """Return those of some accounts whose pages the account `viewer` (0: none) may see."""
    met = (
        "SELECT o.person_id FROM people v JOIN finished_seats s ON s.person_id = v.id "
        "JOIN finished_seats o ON o.number = s.number WHERE v.account_id = ?"
    )
    sql = (
        f"SELECT account_id FROM people WHERE account_id IN {marks(accounts)} AND "
        f"(account_id = ? OR seen_by = '{EVERYONE}' OR (seen_by = '{MET}' AND id IN ({met})))"
    )
    rows = base.execute(sql, (*accounts, viewer, viewer)) if accounts else ()
    return {account for (account,) in rows}


def show_to(base: Connection, account: int, seen_by: SeenBy) -> None:
    """Let others see the page of an account."""
    sql, person = "UPDATE people SET seen_by = ? WHERE id = ?", person_of(base, account)
    base.execute(sql, (seen_by, person))
    archive.show_again(base, person)


def standings(base: Connection, where: str, *values: object) -> list[PersonStrength]:
    """List strengths, of a person with (p)age and (a)ccount, for the rest of a statement."""
    sql = (
        "SELECT s.game, s.seats, s.mean, s.deviation, s.games, a.name FROM strengths s "
        "JOIN people p ON p.id = s.person_id JOIN accounts a ON a.id = p.account_id WHERE "
    )
    return _standings(base.execute(sql + where, values))


def _standings(rows: Iterable[Sequence[Any]]) -> list[PersonStrength]:
    return [
        PersonStrength(game, seats, Strength(mean, deviation), *rest)
        for game, seats, mean, deviation, *rest in rows
    ]


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
    found = stored(base, [number for number, *_ in rows])
    people = _seated(base, viewer, [*found])
    return [
        Game(
            found[number],
            msgspec.json.decode(options, type=dict[str, str]),
            bytes(key) if _is_open(viewer, found[number], people[number]) else b"",
            uncounted,
            [name or "" for name, *_ in people[number]],
        )
        for number, key, options, uncounted in rows
    ]


Seated = list[tuple[str, int, str]]
"""The people on the seats of a game: their names for a viewer, accounts and `seen_by`."""


def _seated(base: Connection, viewer: int, numbers: Sequence[int]) -> dict[int, Seated]:
    seated: dict[int, Seated] = defaultdict(list)
    sql = (
        "SELECT s.number, CASE WHEN p.seen_by = 'everyone' OR p.account_id = ? THEN a.name "
        "ELSE '' END, p.account_id, p.seen_by FROM finished_seats s "
        "LEFT JOIN people p ON p.id = s.person_id LEFT JOIN accounts a ON a.id = p.account_id "
        f"WHERE s.number IN {marks(numbers)} ORDER BY s.number, s.seat"
    )
    for number, *person in base.execute(sql, (viewer, *numbers)) if numbers else ():
        seated[number].append(tuple(person))
    return seated


def _is_open(viewer: int, game: Finished, people: Seated) -> bool:
    sat = viewer > 0 and viewer in [account for _, account, _ in people]
    seen = {one for (*_, one), seat in zip(people, game.seats, strict=True) if not seat.bot}
    return game.ended == "over" and (sat or seen == {EVERYONE})


def openings(base: Connection, person: int) -> dict[tuple[str, str], dict[str, str]]:
    """Return the sentences of a person's most frequent openings, by language."""
    sql = (
        "SELECT o.game, o.opening, o.words FROM openings o JOIN figures f ON f.game = o.game "
        "AND f.name = o.opening AND f.kind = 'opening' WHERE f.person_id = ? "
        "ORDER BY f.games DESC, o.opening LIMIT ?"
    )
    rows = base.execute(sql, (person, MOST_OPENINGS))
    return {(game, one): msgspec.json.decode(words) for game, one, words in rows}


def best(base: Connection, game: str, seats: int, viewer: int) -> list[PersonStrength]:
    """List the best of a game whose pages everyone may see, and the account `viewer`."""
    where = (
        "s.game = ? AND s.seats = ? AND s.deviation <= ? "
        "AND (p.seen_by = 'everyone' OR p.account_id = ?) ORDER BY s.sure DESC, a.name LIMIT ?"
    )
    return standings(base, where, game, seats, PROVISIONAL, viewer, MOST_BEST)


def near(
    base: Connection, account: int, game: str
) -> tuple[PersonStrength | None, list[PersonStrength]]:
    """Return the strength of an account in a game where it played most, and people near it.

    Those whom blocking keeps apart are left out.
    """
    found = standings(base, "a.id = ? AND s.game = ?", account, game)
    if not found:
        return None, []
    mine = max(found, key=lambda one: one.games)
    mean = mine.strength.mean
    where = (
        "s.game = ? AND s.seats = ? AND s.mean BETWEEN ? AND ? AND p.seen_by = 'everyone' "
        "AND a.id <> ? AND NOT EXISTS (SELECT 1 FROM ties t WHERE t.kind = 'block' AND "
        "((t.account_id = ? AND t.other_id = a.id) OR (t.account_id = a.id AND t.other_id = ?))) "
        "ORDER BY abs(s.mean - ?), a.name LIMIT ?"
    )
    values = mean - NEAR, mean + NEAR, account, account, account, mean, MOST_NEAR
    return mine, standings(base, where, game, mine.seats, *values)
