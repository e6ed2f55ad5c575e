"""Tournaments in the store: jobs on a connection.

Everything is rows, so a server that is restarted goes on where it was. The same job never happens
twice: a round is begun, a table opened and a result noted only where that is still to be done.
"""

import secrets
import time
from collections.abc import Sequence
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from velkahra.server.domain import links
from velkahra.server.domain.chat import LONGEST_NAME
from velkahra.server.domain.tournaments import model
from velkahra.server.domain.tournaments.model import Entrant, Table, Terms
from velkahra.server.store import backend, chat
from velkahra.server.store.backend import Connection, as_json, changes, insert

T = TypeVar("T")
State = Literal["open", "running", "over", "off"]
GOING: Final[tuple[State, ...]] = ("open", "running")
LISTED: Final = 60
"""Tournaments of a list, at most."""
MOST_MEMBERS: Final = 12
MOST_BOTS: Final = 16
_OF: Final = {
    "public": "t.public = 1 AND ?1 = 0",
    "club": "t.club_id = ?1",
    "own": "(t.account_id = ?1 OR t.name IN "
    "(SELECT tournament FROM tournament_members WHERE account_id = ?1))",
}
_BLOCKED: Final = (
    "SELECT m.number, o.number FROM tournament_members m JOIN ties t ON t.kind = 'block' "
    "AND t.account_id = m.account_id JOIN tournament_members o ON o.account_id = t.other_id "
    "AND o.tournament = m.tournament WHERE m.tournament = ?"
)
_BOARD: Final = "WHERE tournament = ? AND round = ? AND number = ?"


class Tournament(msgspec.Struct, frozen=True):
    """A tournament as it was announced, with its state.

    Attributes:
        name: its name in addresses; `title`: what it is called.
        clock: the clock of its tables; `teams`: entrants are teams of people.
        starts: in Unix seconds; `every`: seconds between planned rounds.
        rated: its games count for strengths; `club`: the number of its club, 0 for none.
        key: the hash of the organiser's link.
        organiser, club_name: what the organiser and the club are called now, or "".
        made: when it was announced, in Unix seconds.
    """

    name: str
    title: str
    game: str
    options: dict[str, str]
    terms: Terms
    language: str
    clock: str
    teams: bool
    public: bool
    starts: int
    every: int
    key: bytes
    rated: bool = False
    club: int = 0
    made: int = 0
    state: State = "open"
    organiser: str = ""
    club_name: str = ""


class Entry(Entrant, frozen=True):
    """An entrant with its people: their numbers of accounts, and what to call it, "" for unknown.

    `bot` is a level or ""; `code` the secret by which others join a team.
    """

    called: str = ""
    bot: str = ""
    code: str = ""
    accounts: tuple[int, ...] = ()


class Board(Table, frozen=True):
    """A table of a round, the table of play that was opened, or "", and the secret to watch it."""

    play: str = ""
    watch: str = ""


class Correction(msgspec.Struct, frozen=True):
    """What an organiser changed, at `at` in Unix seconds, and why.

    `kind` is result, removed or off; `about` an entrant; `round` and `board` a table, whose places
    were `old` and are `new`.
    """

    at: int
    kind: str
    why: str
    about: int = -1
    round: int = 0
    board: int = 0
    old: tuple[int, ...] = ()
    new: tuple[int, ...] = ()


class Whole(msgspec.Struct, frozen=True):
    """Everything about a tournament: entries in the order of their lots, and all boards.

    The latest of the corrections comes first.
    """

    about: Tournament
    entries: tuple[Entry, ...]
    rounds: tuple[tuple[Board, ...], ...]
    began: tuple[int, ...]
    corrections: tuple[Correction, ...] = ()

    @property
    def entrants(self) -> list[Entry]:
        """The entrants for the pairing, without those who left before the first round."""
        return [entry for entry in self.entries if entry.until != 0]

    def entry(self, number: int) -> Entry:
        """Return an entry by the number of its entrant."""
        return next(entry for entry in self.entries if entry.number == number)

    def entry_of(self, account: int) -> Entry | None:
        """Return the entry that an account belongs to."""
        return next((entry for entry in self.entries if account in entry.accounts), None)

    def team(self, code: str) -> Entry | None:
        """Return the team of a link, or None."""
        at = links.find(code, [links.key(entry.code) for entry in self.entries])
        return self.entries[at] if self.about.teams and at >= 0 else None

    @property
    def latest(self) -> Sequence[Board]:
        """The boards of the latest round."""
        return self.rounds[-1] if self.rounds else ()

    @property
    def is_open(self) -> bool:
        """Whether somebody may enter."""
        state, terms, count = self.about.state, self.about.terms, len(self.entries)
        late = state == "running" and model.may_enter(terms, len(self.rounds), count)
        return (state == "open" or late) and count < model.most_entrants(terms)


def make(base: Connection, new: Tournament, account: int) -> None:
    """Store a new tournament of an organiser with this account."""
    row = (
        new.name,
        as_json(new),
        int(new.public),
        new.starts,
        account,
        new.state,
        new.club or None,
    )
    insert(base, "tournaments", [row])


def listed(base: Connection, of: str = "public", number: int = 0) -> list[Tournament]:
    """List the public tournaments, those of a "club", or an account's "own"; those of now first."""
    order = "CASE t.state WHEN 'running' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, t.starts DESC"
    return _tournaments(base, f"{_OF[of]} ORDER BY {order} LIMIT {LISTED}", number)


def _tournaments(base: Connection, where: str, value: object) -> list[Tournament]:
    sql = (
        "SELECT t.about, t.state, coalesce(a.name, ''), coalesce(c.name, '') FROM tournaments t "
        "LEFT JOIN accounts a ON a.id = t.account_id "
        f"LEFT JOIN clubs c ON c.id = t.club_id AND c.closed = 0 WHERE {where}"
    )
    return [
        replace(_read(about, Tournament), state=state, organiser=organiser, club_name=club)
        for about, state, organiser, club in base.execute(sql, (value,)).fetchall()
    ]


def _rows(base: Connection, name: str, columns: str, table: str, order: str) -> list[Any]:
    """Return columns of the rows that a tournament has in one of its tables."""
    sql = f"SELECT {columns} FROM tournament_{table} WHERE tournament = ? ORDER BY {order}"
    return base.execute(sql, (name,)).fetchall()


def find(base: Connection, name: str) -> Whole | None:
    """Return a tournament with everything about it."""
    for about in _tournaments(base, "t.name = ?", name):
        began = tuple(at for (at,) in _rows(base, name, "began", "rounds", "round"))
        rounds: list[list[Board]] = [[] for _ in began]
        columns = "round, seats, places, part, play, watch"
        for number, *row in _rows(base, name, columns, "tables", "round, number"):
            seats, places = (_read(text or "[]", tuple[int, ...]) for text in row[:2])
            rounds[number - 1].append(Board(seats, places, *row[2:]))
        whats = _rows(base, name, "what", "corrections", "number DESC")
        corrections = tuple(_read(what, Correction) for (what,) in whats)
        entries = _entries(base, name, len(began))
        return Whole(about, entries, tuple(map(tuple, rounds)), began, corrections)
    return None


def _entries(base: Connection, name: str, rounds: int) -> tuple[Entry, ...]:
    """List the entries; one whose accounts are all deleted has left.

    They are apart from those of whom a person blocks one of theirs or is blocked.
    """
    blocked = base.execute(_BLOCKED, (name,)).fetchall()
    people: dict[int, dict[int, str]] = {}
    members = "members JOIN accounts ON id = account_id"
    for number, account, called in _rows(base, name, "number, id, name", members, "number, id"):
        people.setdefault(number, {})[account] = called
    found, columns = [], "number, since, until, name, bot, code"
    for number, since, until, called, bot, code in _rows(
        base, name, columns, "entrants", "lot, number"
    ):
        own = people.get(number, {})
        gone = not bot and not own and until is None
        until, called = rounds if gone else until, called or next(iter(own.values()), "")
        apart = frozenset(n for pair in blocked if number in pair for n in pair)
        found.append(Entry(number, since, until, apart, called, bot, code, tuple(own)))
    return tuple(found)


def enter(
    base: Connection, name: str, account: int | None, called: str = "", bot: str = ""
) -> bool:
    """Enter an account, with a team's name if need be, or a bot; return whether it was possible.

    Who enters late takes part from the next round. Who had left comes back.
    """
    whole = find(base, name)
    if whole is None or not whole.is_open:
        return False
    if bot and sum(bool(entry.bot) for entry in whole.entries) >= MOST_BOTS:
        return False
    if account is not None and (own := whole.entry_of(account)) is not None:
        removed = (one.about for one in whole.corrections if one.kind == "removed")
        sql = "UPDATE tournament_entrants SET until = NULL WHERE tournament = ? AND number = ?"
        number = own.number
        return number not in removed and changes(base, sql, name, number)
    number = 1 + max((entry.number for entry in whole.entries), default=-1)
    lot, since = secrets.randbelow(1 << 40), len(whole.rounds) + 1
    row = (name, number, called, bot, lot, links.new_secret(), since, None)
    insert(base, "tournament_entrants", [row])
    if account is not None:
        insert(base, "tournament_members", [(name, account, number)])
    return True


def join(base: Connection, name: str, code: str, account: int) -> bool:
    """Add an account to the team of a link; return whether it was possible."""
    whole = find(base, name)
    team = whole.team(code) if whole and whole.about.state in GOING else None
    if not whole or not team or len(team.accounts) >= MOST_MEMBERS or whole.entry_of(account):
        return False
    insert(base, "tournament_members", [(name, account, team.number)])
    for board in whole.latest:
        if board.play and team.number in board.seats and not board.places:
            _give(base, board.play, board.seats.index(team.number), [account])
    return True


def leave(base: Connection, name: str, number: int, account: int = 0, removed: str = "") -> None:
    """Let an entrant leave: before the first round altogether, later after the present round.

    At an open table of two the other one wins. Of a team of several only the `account` leaves.
    `removed` is why an organiser removes somebody, who does not come back.
    """
    whole = find(base, name)
    if whole and account and len(whole.entry(number).accounts) > 1:
        sql = "DELETE FROM tournament_members WHERE tournament = ? AND account_id = ?"
        base.execute(sql, (name, account))
        return
    if whole is None or whole.about.state not in GOING:
        return
    if removed:
        write_down(base, name, "removed", removed, number)
    elif not whole.rounds:
        sql = "DELETE FROM tournament_entrants WHERE tournament = ? AND number = ?"
        base.execute(sql, (name, number))
    sql = "UPDATE tournament_entrants SET until = ? WHERE tournament = ? AND number = ?"
    base.execute(f"{sql} AND until IS NULL", (len(whole.rounds), name, number))
    for at, board in enumerate(whole.latest):
        seats = board.seats
        if number in seats and len(seats) == 2 and not board.places:
            places = tuple(model.FORFEIT if seat == number else 1 for seat in seats)
            _end(base, name, len(whole.rounds), at, places)


def set_state(base: Connection, name: str, state: State, *before: State) -> bool:
    """Change the state if it is one of `before`, and return whether it was."""
    sql = f"UPDATE tournaments SET state = ? WHERE name = ? AND state IN {backend.marks(before)}"
    return changes(base, sql, state, name, *before)


def call_off(base: Connection, name: str, why: str) -> None:
    """End a tournament that is open or running."""
    if set_state(base, name, "off", *GOING):
        write_down(base, name, "off", why)


def begin_round(
    base: Connection, seen: Whole, tables: Sequence[Table], lots: Sequence[int] = ()
) -> bool:
    """Begin the next round of a tournament as it was `seen`; return False if it has changed.

    The first round puts the entrants in the order of `lots`, and deletes those whose accounts are
    all deleted.
    """
    name, number = seen.about.name, len(seen.rounds) + 1
    if find(base, name) != seen:
        return False
    if set_state(base, name, "running", "open"):
        sql = "UPDATE tournament_entrants SET lot = ? WHERE tournament = ? AND number = ?"
        base.executemany(sql, [(lot, name, one) for lot, one in enumerate(lots)])
        sql = (
            "DELETE FROM tournament_entrants WHERE tournament = ?1 AND bot = '' AND number NOT IN "
            "(SELECT number FROM tournament_members WHERE tournament = ?1)"
        )
        base.execute(sql, (name,))
    insert(base, "tournament_rounds", [(name, number, int(time.time()))])
    rows = [(name, number, n, t.group, as_json(t.seats), "", "", "") for n, t in enumerate(tables)]
    insert(base, "tournament_tables", rows)
    return True


def seat(base: Connection, whole: Whole, at: int, play: str, watch: str) -> None:
    """Note the table of play that was opened for board `at` of the last round, and give its seats.

    Raises: StoreError if another was opened before, so that this one is not.
    """
    name, number = whole.about.name, len(whole.rounds)
    sql = f"UPDATE tournament_tables SET play = ?, watch = ? {_BOARD} AND play = '' AND places = ''"
    if not changes(base, sql, play, watch, name, number, at):
        raise backend.StoreError("store-gone", "a table of this tournament has been opened before")
    for n, entrant in enumerate(whole.latest[at].seats):
        entry = whole.entry(entrant)
        if not entry.bot:
            chat.keep_name(base, play, n, entry.called[:LONGEST_NAME], "")
            _give(base, play, n, entry.accounts)


def _give(base: Connection, play: str, seat: int, accounts: Sequence[int]) -> None:
    rows = [(account, play, seat, 0) for account in accounts]
    insert(base, "account_seats", rows, "ON CONFLICT DO NOTHING")


def note_result(base: Connection, play: str, places: Sequence[int]) -> str:
    """Note the end of a table of play; return its tournament if that was awaited, else ""."""
    sql = "UPDATE tournament_tables SET places = ? WHERE play = ? AND places = ''"
    return backend.value(base, f"{sql} RETURNING tournament", as_json(places), play) or ""


def awaited(base: Connection) -> tuple[list[str], list[str]]:
    """List the tournaments that may have something to do now, and tables of play to look at.

    These are tables of bots alone, and those that are over although no result has been noted.
    """
    sql = "SELECT name FROM tournaments WHERE state = 'running' OR (state = 'open' AND starts <= ?)"
    names = [name for (name,) in base.execute(sql, (int(time.time()),)).fetchall()]
    sql = (
        "SELECT t.play FROM tournament_tables t JOIN tournaments o ON o.name = t.tournament "
        "WHERE o.state = 'running' AND t.play <> '' AND t.places = '' AND "
        "(EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.play) OR NOT EXISTS "
        "(SELECT 1 FROM seats s WHERE s.table_id = t.play AND s.player = 'person'))"
    )
    return names, [play for (play,) in base.execute(sql).fetchall()]


def correct(
    base: Connection, seen: Whole, number: int, at: int, places: tuple[int, ...], why: str
) -> None:
    """Set the places at a board of a round, and write down what was changed and why."""
    name, old = seen.about.name, seen.rounds[number - 1][at].places
    _end(base, name, number, at, places)
    write_down(base, name, "result", why, -1, number, at, old, places)


def write_down(base: Connection, name: str, kind: str, why: str, *about: Any) -> None:  # noqa: ANN401
    """Add a Correction to the list that everybody sees."""
    number = "(SELECT count(*) FROM tournament_corrections WHERE tournament = ?)"
    sql = f"INSERT INTO tournament_corrections VALUES (?, {number}, ?)"
    base.execute(sql, (name, name, as_json(Correction(int(time.time()), kind, why, *about))))


def _end(base: Connection, name: str, number: int, at: int, places: Sequence[int]) -> None:
    sql = f"UPDATE tournament_tables SET places = ? {_BOARD}"
    base.execute(sql, (as_json(places), name, number, at))


def _read(text: str, kind: type[T]) -> T:
    return msgspec.json.decode(text, type=kind)
