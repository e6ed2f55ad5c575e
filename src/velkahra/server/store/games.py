"""The archive of finished games: which ones anybody may look at, how they are found, consent.

A game can be looked at if a stranger could have joined or watched it: its table was listed for
everybody, or belongs to a public tournament. Else if all people who sat there have accounts and let
everyone see their pages, as those pages show its replay. All others stay out. Names are only those
of people who let everyone see their pages.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from velkahra.server.domain import links
from velkahra.server.domain.archived import Archived, band_of, digest
from velkahra.server.store.backend import Connection

MOST: Final = 20
"""Games on a page."""
MOST_DECISIONS: Final = 60
MOST_OPTIONS: Final = 12
_INTO: Final = (
    "INSERT INTO archived (table_id, game, seats, at, decided, variant, winner, rated, listed, "
    "shown, agreed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0) "
    "ON CONFLICT (table_id) DO NOTHING RETURNING id"
)
_ALL_SHOW: Final = (
    "NOT EXISTS (SELECT 1 FROM archived_seats s LEFT JOIN people p ON p.id = s.person_id "
    "WHERE s.archived_id = archived.id AND s.bot = '' AND coalesce(p.seen_by, '') <> 'everyone')"
)


_ALL_AGREE: Final = (
    "NOT EXISTS (SELECT 1 FROM archived_seats s LEFT JOIN consents c ON c.seat = s.seat "
    "AND c.table_id = archived.table_id WHERE s.archived_id = archived.id AND s.bot = '' "
    "AND coalesce(c.agreed, 0) = 0)"
)


class Sought(msgspec.Struct, frozen=True):
    """What a visitor looks for; "", 0 or None is everything. `before` is the number of a game.

    Attributes:
        person: the name of a person, without differences that people do not see.
        winner: a seat, or as in the schema.
        option: an option with its value, as in the stored JSON.
        least, most: the number of decisions.
        node, position: as in `domain.archived`; the first one counts.
    """

    game: str = ""
    seats: int = 0
    person: str = ""
    winner: int | None = None
    option: str = ""
    least: int = 0
    most: int = 0
    rated: bool = False
    node: int = 0
    position: int = 0
    before: int = 0


class Sat(msgspec.Struct, frozen=True):
    """A seat of a game: `name` is "" for a bot, and for people who do not show theirs."""

    seat: int
    name: str
    bot: str
    place: int
    points: int | None


class Found(msgspec.Struct, frozen=True):
    """A game of the archive; `replay` is the address of its replay."""

    number: int
    game: str
    at: int
    decided: int
    options: dict[str, str]
    rated: bool
    replay: str
    seats: Sequence[Sat]


class Choice(msgspec.Struct, frozen=True):
    """A decision of an opening: how many games had it, and the seat's share of the victory."""

    seat: int
    decision: str
    games: int
    share: float
    words: dict[str, str]


def keep(base: Connection, game: Archived, at: int) -> None:
    """Archive a finished game once, if it can ever be looked at."""
    listed = is_listed(base, game.table)
    people = _people(base, game.table)
    if not listed and any(not bot and seat not in people for seat, bot in enumerate(game.bots)):
        return
    sql = "SELECT 1 FROM rated WHERE table_id = ?"
    rated = base.execute(sql, (game.table,)).fetchone() is not None
    kind = game.game, len(game.bots)
    variant = digest(*kind, game.options)
    sql = "INSERT INTO archived_variants VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    base.execute(sql, (variant, *kind, game.options))
    facts = game.decided, variant, game.winner, int(rated), int(listed)
    made = base.execute(_INTO, (game.table, *kind, at, *facts)).fetchall()
    if made:
        _insert(base, made[0][0], game, people)
        _show(base, "id = ?", made[0][0])
        agree_again(base, game.table)


def _people(base: Connection, table: str) -> dict[int, tuple[int, float | None]]:
    """Return the people of a counted game, by seat: each with its strength, if that is known."""
    sql = (
        "SELECT s.seat, s.person_id, coalesce(s.mean, r.mean) FROM finished f "
        "JOIN finished_seats s ON s.number = f.number LEFT JOIN strengths r ON r.game = f.game "
        "AND r.seats = f.seats AND r.person_id = s.person_id "
        "WHERE f.table_id = ? AND f.ended = 'over' AND s.person_id IS NOT NULL"
    )
    return {seat: (person, mean) for seat, person, mean in base.execute(sql, (table,))}


def is_listed(base: Connection, table: str) -> bool:
    """Return whether a table was listed for everybody, or belongs to a public tournament."""
    sql = (
        "SELECT 1 FROM listings WHERE table_id = ?1 AND club_id IS NULL UNION ALL "
        "SELECT 1 FROM tournament_tables b JOIN tournaments t ON t.name = b.tournament "
        "WHERE b.play = ?1 AND t.public = 1"
    )
    return base.execute(sql, (table,)).fetchone() is not None


def _insert(
    base: Connection, number: int, game: Archived, people: Mapping[int, tuple[int, float | None]]
) -> None:
    seats, bands, steps, words = [], [], [], []
    for bot, end in zip(game.bots, game.ends, strict=True):
        person, mean = people.get(end.seat, (None, None))
        seats.append((number, end.seat, person, bot, end.place, end.points, end.share))
        bands.append(band_of(game.game, bot, mean))
    for n, one in enumerate(game.steps):
        choice, share = digest(game.game, one.seat, one.decision), game.ends[one.seat].share
        steps.append((number, n, one.node, one.position, choice, bands[one.seat], share))
        words.append((choice, one.seat, one.decision, msgspec.json.encode(one.words).decode()))
    base.executemany("INSERT INTO archived_seats VALUES (?, ?, ?, ?, ?, ?, ?)", seats)
    base.executemany("INSERT INTO archived_steps VALUES (?, ?, ?, ?, ?, ?, ?, 0)", steps)
    sql = "INSERT INTO archived_words VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    base.executemany(sql, words)


def _show(base: Connection, where: str, value: int) -> None:
    """Find out again which of some games anybody may look at."""
    base.execute(
        f"UPDATE archived SET shown = CASE WHEN listed = 1 OR {_ALL_SHOW} THEN 1 ELSE 0 END "
        f"WHERE {where}",
        (value,),
    )
    base.execute(
        "UPDATE archived_steps SET shown = (SELECT a.shown FROM archived a "
        f"WHERE a.id = archived_id) WHERE archived_id IN (SELECT id FROM archived WHERE {where})",
        (value,),
    )


def show_again(base: Connection, person: int) -> None:
    """Follow a person who lets others see the page from now on, or no longer."""
    where = "listed = 0 AND id IN (SELECT archived_id FROM archived_seats WHERE person_id = ?)"
    _show(base, where, person)


def find(base: Connection, sought: Sought, viewer: int) -> list[Found]:
    """List games that anybody may look at, the latest first, one more than a page has.

    `viewer` is an account, 0 for none.
    """
    source, number, wheres, values = _wheres(base, sought, viewer)
    sql = (
        "SELECT a.id, a.game, a.at, a.decided, v.options, a.rated, a.table_id, t.watch_key "
        f"FROM {source} JOIN archived_variants v ON v.variant = a.variant "
        f"JOIN tables t ON t.id = a.table_id WHERE {' AND '.join(wheres)} "
        f"ORDER BY {number} DESC LIMIT ?"
    )
    rows = base.execute(sql, (*values, MOST + 1)).fetchall()
    sat = _sat(base, [number for number, *_ in rows], viewer)
    return [
        Found(
            *(number, game, at, decided, _texts(options), bool(rated)),
            *(links.replay_path(table, bytes(key)), sat.get(number, ())),
        )
        for number, game, at, decided, options, rated, table, key in rows
    ]


def _wheres(base: Connection, sought: Sought, viewer: int) -> tuple[str, str, list[str], list[Any]]:
    """Return where games come from, the column of their order, and the conditions with values.

    They come from an index that has those of a step or of a person in their order.
    """
    given: list[tuple[str, Any]] = [
        ("a.game = ?", sought.game or None),
        ("a.seats = ?", sought.seats or None),
        ("a.winner = ?", sought.winner),
        ("a.decided >= ?", sought.least or None),
        ("a.decided <= ?", sought.most or None),
        ("a.rated = ?", int(sought.rated) or None),
    ]
    source, number = "archived a", "a.id"
    if sought.node or sought.position:
        source, number = "archived_steps x JOIN archived a ON a.id = x.archived_id", "x.archived_id"
        by = "node" if sought.node else "position"
        given.append((f"x.shown = 1 AND x.{by} = ?", sought.node or sought.position))
    if sought.person:
        who, first = _known(base, sought.person, viewer), f"{_SEATS_OF_ONE} AND y.seat < x.seat"
        if source == "archived a":
            source = "archived_seats x JOIN archived a ON a.id = x.archived_id"
            number = "x.archived_id"
            given.append((f"NOT EXISTS ({first}) AND x.person_id = ?", who))
        else:
            given.append((f"EXISTS ({_SEATS_OF_ONE.replace('x.person_id', '?')})", who))
    given.append((f"{number} < ?", sought.before or None))
    if sought.option:
        given += [(f"a.variant IN ({_variants(base, sought)})", ())]
    chosen = [(sql, value) for sql, value in given if value is not None]
    values = [value for _, value in chosen if value != ()]
    return source, number, ["a.shown = 1", *(sql for sql, _ in chosen)], values


_SEATS_OF_ONE: Final = (
    "SELECT 1 FROM archived_seats y WHERE y.archived_id = x.archived_id "
    "AND y.person_id = x.person_id"
)


def _variants(base: Connection, sought: Sought) -> str:
    """Return the numbers of the variants of a game with an option, for SQL."""
    sql = "SELECT variant FROM archived_variants WHERE game = ? AND options LIKE ?"
    rows = base.execute(sql, (sought.game, f"%{sought.option}%"))
    return ", ".join(["-1", *(str(int(variant)) for (variant,) in rows)])


def _known(base: Connection, folded: str, viewer: int) -> int:
    """Return the person of a name who lets everyone see the page, or is the viewer; -1 for none."""
    sql = (
        "SELECT p.id FROM people p JOIN accounts a ON a.id = p.account_id WHERE a.folded = ? "
        "AND (p.seen_by = 'everyone' OR a.id = ?)"
    )
    found = base.execute(sql, (folded, viewer)).fetchone()
    return found[0] if found else -1


def _sat(base: Connection, numbers: Sequence[int], viewer: int) -> dict[int, list[Sat]]:
    sql = (
        "SELECT s.archived_id, s.seat, coalesce(CASE WHEN p.seen_by = 'everyone' "
        "OR p.account_id = ? THEN c.name END, ''), s.bot, s.place, s.points FROM archived_seats s "
        "LEFT JOIN people p ON p.id = s.person_id LEFT JOIN accounts c ON c.id = p.account_id "
        f"WHERE s.archived_id IN ({', '.join('?' * len(numbers))}) ORDER BY s.place, s.seat"
    )
    found: dict[int, list[Sat]] = {}
    for number, *facts in base.execute(sql, (viewer, *numbers)) if numbers else ():
        found.setdefault(number, []).append(Sat(*facts))
    return found


def variants(base: Connection, game: str, seats: int) -> list[tuple[str, int]]:
    """List the sets of options with which games were played, the most frequent first."""
    sql = (
        "SELECT v.options, (SELECT count(*) FROM archived a WHERE a.variant = v.variant "
        "AND a.shown = 1) AS games FROM archived_variants v WHERE v.game = ? AND v.seats = ? "
        "ORDER BY games DESC, v.options LIMIT ?"
    )
    rows = base.execute(sql, (game, seats, MOST_OPTIONS))
    return [(one, int(games)) for one, games in rows if games]


def opening(
    base: Connection, game: str, line: Sequence[tuple[int, str]], node: int, band: int | None
) -> tuple[list[dict[str, str]], list[Choice]]:
    """Return the sentences of a line's decisions by language, and what follows at its node.

    A decision that never happened has no sentences. What follows is in the order of how often;
    `band`: by such players only.
    """
    sql = "SELECT words FROM archived_words WHERE choice = ?"
    found = [base.execute(sql, (digest(game, *step),)).fetchone() for step in line]
    return [_texts(one[0]) if one else {} for one in found], _choices(base, node, band)


def _choices(base: Connection, node: int, band: int | None) -> list[Choice]:
    counted = (
        "SELECT choice, count(*) AS games, sum(share) AS share FROM archived_steps "
        f"WHERE node = ? AND shown = 1 {'' if band is None else 'AND band = ? '}"
        "GROUP BY choice ORDER BY games DESC, choice LIMIT ?"
    )
    sql = (
        f"SELECT w.seat, w.decision, c.games, c.share, w.words FROM ({counted}) c "
        "JOIN archived_words w ON w.choice = c.choice ORDER BY c.games DESC, w.decision"
    )
    values = (node, *(() if band is None else (band,)), MOST_DECISIONS)
    return [
        Choice(seat, one, games, share / games, _texts(words))
        for seat, one, games, share, words in base.execute(sql, values)
    ]


def _texts(stored: str) -> dict[str, str]:
    return msgspec.json.decode(stored, type=dict[str, str])


def asked(base: Connection, table: str, seat: int) -> str | None:
    """Return the answer of a seat whether its game may be open data: "yes", "no", "" for none yet.

    None where there is no question, as the game is not, or will not be, in the archive.
    """
    sql = "SELECT shown FROM archived WHERE table_id = ?"
    found = base.execute(sql, (table,)).fetchone()
    sql = "SELECT 1 FROM results WHERE table_id = ?"
    is_over = base.execute(sql, (table,)).fetchone() is not None
    if not (found[0] if found else is_listed(base, table) and not is_over):
        return None
    sql = "SELECT agreed FROM consents WHERE table_id = ? AND seat = ?"
    answer = base.execute(sql, (table, seat)).fetchone()
    return "" if answer is None else "yes" if answer[0] else "no"


def answer(base: Connection, table: str, seat: int, agreed: bool) -> None:
    """Note whether the player of a seat lets the game be open data; it may change at any time."""
    base.execute(
        "INSERT INTO consents VALUES (?, ?, ?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET agreed = excluded.agreed",
        (table, seat, int(agreed)),
    )
    agree_again(base, table)


def agree_again(base: Connection, table: str) -> None:
    """Find out again whether all people of a game agree to open data."""
    sql = f"UPDATE archived SET agreed = CASE WHEN {_ALL_AGREE} THEN 1 ELSE 0 END"
    base.execute(f"{sql} WHERE table_id = ?", (table,))


def open_data(base: Connection, game: str) -> list[str]:
    """List the tables of a game whose people all agreed that it may be open data, the first first.

    People who deleted their accounts have no name anywhere in it, so their consent remains.
    """
    # `+` lets SQLite choose the index of agreed games, which are fewer than those that are shown.
    sql = "SELECT table_id FROM archived WHERE agreed = 1 AND game = ? AND +shown = 1 ORDER BY id"
    return [table for (table,) in base.execute(sql, (game,))]
