"""Tournaments in the store: jobs on a connection.

Everything is rows, so a server that is restarted goes on where it was. The same job never happens
twice: a round is begun, a table opened and a result noted only where that is still to be done.
"""

import secrets
import time
from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from velkahra.server.domain import links
from velkahra.server.domain.chat import LONGEST_NAME
from velkahra.server.domain.tournaments.model import (
    FORFEIT,
    Entrant,
    Table,
    Terms,
    may_enter,
    most_entrants,
)
from velkahra.server.store import chat
from velkahra.server.store.backend import Connection, StoreError

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
_SELECT: Final = (
    "SELECT t.about, t.state, coalesce(a.name, ''), coalesce(c.name, '') FROM tournaments t "
    "LEFT JOIN accounts a ON a.id = t.account_id "
    "LEFT JOIN clubs c ON c.id = t.club_id AND c.closed = 0 WHERE"
)


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


class Entry(msgspec.Struct, frozen=True):
    """An entrant with its people: their numbers of accounts, and what to call it, "" for unknown.

    `bot` is a level or ""; `code` the secret by which others join a team.
    """

    entrant: Entrant
    called: str
    bot: str
    code: str
    accounts: tuple[int, ...]


class Board(msgspec.Struct, frozen=True):
    """A table of a round, the table of play that was opened, or "", and the secret to watch it."""

    table: Table
    play: str
    watch: str


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
    """Everything about a tournament: entries in the order of their lots, and all boards."""

    about: Tournament
    entries: tuple[Entry, ...]
    rounds: tuple[tuple[Board, ...], ...]
    began: tuple[int, ...]

    @property
    def entrants(self) -> list[Entrant]:
        """The entrants for the pairing, without those who left before the first round."""
        return [entry.entrant for entry in self.entries if entry.entrant.until != 0]

    @property
    def history(self) -> list[list[Table]]:
        """The rounds for the pairing."""
        return [[board.table for board in boards] for boards in self.rounds]

    def entry(self, number: int) -> Entry:
        """Return an entry by the number of its entrant."""
        return next(entry for entry in self.entries if entry.entrant.number == number)

    def entry_of(self, account: int) -> Entry | None:
        """Return the entry that an account belongs to."""
        return next((entry for entry in self.entries if account in entry.accounts), None)

    @property
    def is_open(self) -> bool:
        """Whether somebody may enter."""
        going = self.about.state == "open" or (
            self.about.state == "running"
            and may_enter(self.about.terms, len(self.rounds), len(self.entries))
        )
        return going and len(self.entries) < most_entrants(self.about.terms)


def make(base: Connection, new: Tournament, account: int) -> None:
    """Store a new tournament of an organiser with this account."""
    row = (new.name, _json(new), int(new.public), new.starts, account, new.state, new.club or None)
    base.execute("INSERT INTO tournaments VALUES (?, ?, ?, ?, ?, ?, ?)", row)


def listed(base: Connection, of: str = "public", number: int = 0) -> list[Tournament]:
    """List the public tournaments, those of a "club", or an account's "own"; those of now first."""
    sql = (
        f"{_SELECT} {_OF[of]} ORDER BY CASE t.state WHEN 'running' THEN 0 WHEN 'open' THEN 1 "
        f"ELSE 2 END, t.starts DESC LIMIT {LISTED}"
    )
    return [_tournament(*row) for row in base.execute(sql, (number,)).fetchall()]


def find(base: Connection, name: str) -> Whole | None:
    """Return a tournament with everything about it."""
    row = base.execute(f"{_SELECT} t.name = ?", (name,)).fetchone()
    if row is None:
        return None
    sql = "SELECT began FROM tournament_rounds WHERE tournament = ? ORDER BY round"
    began = tuple(at for (at,) in base.execute(sql, (name,)).fetchall())
    rounds: list[list[Board]] = [[] for _ in began]
    sql = (
        "SELECT round, part, seats, places, play, watch FROM tournament_tables "
        "WHERE tournament = ? ORDER BY round, number"
    )
    for number, part, seats, places, play, watch in base.execute(sql, (name,)).fetchall():
        table = Table(_numbers(seats), _numbers(places), part)
        rounds[number - 1].append(Board(table, play, watch))
    entries = _entries(base, name, len(began))
    return Whole(_tournament(*row), entries, tuple(map(tuple, rounds)), began)


def _entries(base: Connection, name: str, rounds: int) -> tuple[Entry, ...]:
    """List the entries; one whose accounts are all deleted has left."""
    sql = (
        "SELECT m.number, a.id, a.name FROM tournament_members m "
        "JOIN accounts a ON a.id = m.account_id WHERE m.tournament = ? ORDER BY m.number, a.id"
    )
    people: dict[int, dict[int, str]] = {}
    for number, account, called in base.execute(sql, (name,)).fetchall():
        people.setdefault(number, {})[account] = called
    sql = (
        "SELECT number, name, bot, code, since, until FROM tournament_entrants "
        "WHERE tournament = ? ORDER BY lot, number"
    )
    found = []
    for number, called, bot, code, since, until in base.execute(sql, (name,)).fetchall():
        own = people.get(number, {})
        gone = not bot and not own and until is None
        entrant = Entrant(number, since, rounds if gone else until)
        named = called or next(iter(own.values()), "")
        found.append(Entry(entrant, named, bot, code, tuple(own)))
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
        removed = (one.about for one in corrections(base, name) if one.kind == "removed")
        if own.entrant.number in removed:
            return False
        sql = "UPDATE tournament_entrants SET until = NULL WHERE tournament = ? AND number = ?"
        return bool(base.execute(sql, (name, own.entrant.number)).rowcount)
    number = 1 + max((entry.entrant.number for entry in whole.entries), default=-1)
    lot, since = secrets.randbelow(1 << 40), len(whole.rounds) + 1
    row = (name, number, called, bot, lot, links.new_secret(), since, None)
    base.execute("INSERT INTO tournament_entrants VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    if account is not None:
        base.execute("INSERT INTO tournament_members VALUES (?, ?, ?)", (name, account, number))
    return True


def join(base: Connection, name: str, code: str, account: int) -> bool:
    """Add an account to the team of a link; return whether it was possible."""
    whole = find(base, name)
    if whole is None or not whole.about.teams or whole.about.state not in GOING:
        return False
    at = links.find(code, [links.key(entry.code) for entry in whole.entries])
    full = at < 0 or len(whole.entries[at].accounts) >= MOST_MEMBERS
    if full or whole.entry_of(account) is not None:
        return False
    number = whole.entries[at].entrant.number
    base.execute("INSERT INTO tournament_members VALUES (?, ?, ?)", (name, account, number))
    for board in whole.rounds[-1] if whole.rounds else ():
        if board.play and number in board.table.seats and not board.table.places:
            _give(base, board.play, board.table.seats.index(number), [account])
    return True


def leave(base: Connection, name: str, number: int, removed: bool = False) -> None:
    """Let an entrant leave: before the first round altogether, later after the present round.

    At an open table of two the other one wins. Who was `removed` does not come back.
    """
    whole = find(base, name)
    if whole is None or whole.about.state not in GOING:
        return
    if not whole.rounds and not removed:
        sql = "DELETE FROM tournament_entrants WHERE tournament = ? AND number = ?"
        base.execute(sql, (name, number))
        return
    sql = "UPDATE tournament_entrants SET until = ? WHERE tournament = ? AND number = ?"
    base.execute(f"{sql} AND until IS NULL", (len(whole.rounds), name, number))
    for at, board in enumerate(whole.rounds[-1] if whole.rounds else ()):
        seats = board.table.seats
        if number in seats and len(seats) == 2 and not board.table.places:
            places = tuple(FORFEIT if seat == number else 1 for seat in seats)
            _end(base, name, len(whole.rounds), at, places)


def forget_member(base: Connection, name: str, account: int) -> None:
    """Take one of several people out of a team."""
    sql = "DELETE FROM tournament_members WHERE tournament = ? AND account_id = ?"
    base.execute(sql, (name, account))


def set_state(base: Connection, name: str, state: State, *before: State) -> bool:
    """Change the state if it is one of `before`, and return whether it was."""
    some = ", ".join("?" * len(before))
    sql = f"UPDATE tournaments SET state = ? WHERE name = ? AND state IN ({some})"
    return bool(base.execute(sql, (state, name, *before)).rowcount)


def parted(base: Connection, whole: Whole) -> list[Entrant]:
    """Return the entrants, apart from those of whom a person blocks one of theirs or is blocked."""
    sql = (
        "SELECT m.number, o.number FROM tournament_members m JOIN ties t ON t.kind = 'block' "
        "AND t.account_id = m.account_id JOIN tournament_members o ON o.account_id = t.other_id "
        "AND o.tournament = m.tournament WHERE m.tournament = ?"
    )
    pairs = base.execute(sql, (whole.about.name,)).fetchall()
    return [
        replace(one, apart=frozenset(n for pair in pairs if one.number in pair for n in pair))
        for one in whole.entrants
    ]


def begin_round(
    base: Connection, seen: Whole, tables: Sequence[Table], lots: Sequence[int] = ()
) -> bool:
    """Begin the next round of a tournament as it was `seen`; return False if it has changed.

    The first round puts the entrants in the order of `lots`.
    """
    name, number = seen.about.name, len(seen.rounds) + 1
    if find(base, name) != seen:
        return False
    if set_state(base, name, "running", "open"):
        _draw(base, name, lots)
    base.execute("INSERT INTO tournament_rounds VALUES (?, ?, ?)", (name, number, int(time.time())))
    rows = [
        (name, number, at, table.group, _json(table.seats), "", "", "")
        for at, table in enumerate(tables)
    ]
    base.executemany("INSERT INTO tournament_tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    return True


def _draw(base: Connection, name: str, lots: Sequence[int]) -> None:
    """Put entrants in an order, and delete those whose accounts are all deleted."""
    sql = "UPDATE tournament_entrants SET lot = ? WHERE tournament = ? AND number = ?"
    base.executemany(sql, [(lot, name, number) for lot, number in enumerate(lots)])
    sql = (
        "DELETE FROM tournament_entrants WHERE tournament = ?1 AND bot = '' AND number NOT IN "
        "(SELECT number FROM tournament_members WHERE tournament = ?1)"
    )
    base.execute(sql, (name,))


def seat(base: Connection, whole: Whole, at: int, play: str, watch: str) -> None:
    """Note the table of play that was opened for board `at` of the last round, and give its seats.

    Raises: StoreError if another was opened before, so that this one is not.
    """
    name, number = whole.about.name, len(whole.rounds)
    sql = (
        "UPDATE tournament_tables SET play = ?, watch = ? WHERE tournament = ? AND round = ? "
        "AND number = ? AND play = '' AND places = ''"
    )
    if not base.execute(sql, (play, watch, name, number, at)).rowcount:
        raise StoreError("store-gone", "a table of this tournament has been opened before")
    for n, entrant in enumerate(whole.rounds[-1][at].table.seats):
        entry = whole.entry(entrant)
        if not entry.bot:
            chat.keep_name(base, play, n, entry.called[:LONGEST_NAME], "")
            _give(base, play, n, entry.accounts)


def _give(base: Connection, play: str, seat: int, accounts: Sequence[int]) -> None:
    rows = [(account, play, seat, 0) for account in accounts]
    sql = "INSERT INTO account_seats VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    base.executemany(sql, rows)


def note_result(base: Connection, play: str, places: Sequence[int]) -> str:
    """Note the end of a table of play; return its tournament if that was awaited, else ""."""
    sql = "UPDATE tournament_tables SET places = ? WHERE play = ? AND places = ''"
    found = base.execute(f"{sql} RETURNING tournament", (_json(places), play)).fetchall()
    return found[0][0] if found else ""


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
    name, old = seen.about.name, seen.rounds[number - 1][at].table.places
    _end(base, name, number, at, places)
    one = Correction(int(time.time()), "result", why, -1, number, at, old, places)
    write_down(base, name, one)


def write_down(base: Connection, name: str, one: Correction) -> None:
    """Add to the list of what was corrected, which everybody sees."""
    number = "(SELECT count(*) FROM tournament_corrections WHERE tournament = ?)"
    sql = f"INSERT INTO tournament_corrections VALUES (?, {number}, ?)"
    base.execute(sql, (name, name, _json(one)))


def corrections(base: Connection, name: str) -> list[Correction]:
    """List what the organiser has corrected, the latest first."""
    sql = "SELECT what FROM tournament_corrections WHERE tournament = ? ORDER BY number DESC"
    rows = base.execute(sql, (name,)).fetchall()
    return [msgspec.json.decode(what, type=Correction) for (what,) in rows]


def _end(base: Connection, name: str, number: int, at: int, places: Sequence[int]) -> None:
    sql = (
        "UPDATE tournament_tables SET places = ? WHERE tournament = ? AND round = ? AND number = ?"
    )
    base.execute(sql, (_json(places), name, number, at))


def _tournament(about: str, state: State, organiser: str, club: str) -> Tournament:
    found = msgspec.json.decode(about, type=Tournament)
    return msgspec.structs.replace(found, state=state, organiser=organiser, club_name=club)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _numbers(text: str) -> tuple[int, ...]:
    return msgspec.json.decode(text, type=tuple[int, ...]) if text else ()
