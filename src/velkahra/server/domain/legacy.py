"""Tables of older rules, which this program cannot replay but shows as text, unchanged.

A finished one is shown whole, in the format of a record. Of an unfinished one each seat gets only
its own actions, since without the rules nobody can say what else it may know.
"""

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec

from velkahra.core import registry
from velkahra.core.contract import refusals, state
from velkahra.core.contract.game import Game
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.record import MAGIC, UNFINISHED
from velkahra.server.domain.agreements import BackRow
from velkahra.server.domain.ledger import Ledger, PlyRow, RecallRow, Row, UndoRow, decode
from velkahra.server.domain.provenance import RECORD, OriginRow, notes_of
from velkahra.server.domain.tables import TableRow

log: Final = logging.getLogger(__name__)

HIDDEN: Final = "..."
UNREADABLE: Final = "(a row that cannot be read)"


def known_title(row: TableRow) -> Game:
    """Return a table's game. Raises: RecordError if this program has none of that name."""
    try:
        return registry.game(row.game)
    except refusals.VelkahraError as error:
        raise refusals.RecordError(str(error)) from error


def is_playable(game: str, rules: int) -> bool:
    """Return whether this program can go on with a table of these `rules` of a game."""
    try:
        return registry.upgraded(game, rules, {})[0] == registry.game(game).rules
    except refusals.VelkahraError:
        return False


class UnreplayableError(refusals.VelkahraError):
    """Rows that do not replay under the rules they were kept with: they are damaged."""


def replayed(title: Game, row: TableRow, rows: Sequence[bytes]) -> Ledger:
    """Return the fold of a table's rows.

    Raises: RecordError if something agreed is missing here, such as a set of cards;
        UnreplayableError naming the row that does not replay.
    """
    try:
        ledger = Ledger(title, len(row.seats), row.options, row.seed)
    except refusals.OptionError as error:
        raise refusals.RecordError(str(error)) from error
    with replaying(ledger):
        ledger.read(rows)
    return ledger


@contextmanager
def replaying(ledger: Ledger) -> Iterator[None]:
    """Name the row that does not replay inside the context. Raises: UnreplayableError."""
    try:
        yield
    except (refusals.VelkahraError, msgspec.DecodeError, LookupError, ValueError) as error:
        why = f"row {ledger.version} of the table does not replay: {error}"
        raise UnreplayableError(why) from error


def text_of(row: TableRow, rows: Sequence[bytes], result: list[float] | None, seat: int) -> str:
    """Return a table's actions as text without playing them, or one seat's if it is unfinished.

    `rows` are those of the store, `result` is each seat's share once it is over, and `seat` is who
    asks; a number that is no seat's is a spectator.
    """
    names = _seat_names(row)
    read = [_readable(raw) for raw in rows]
    origin = next((first for first in read[:1] if isinstance(first, OriginRow)), None)
    given, plies = _plies_that_stand(read)
    lines = [MAGIC, f"game {row.game}", f"rules {row.rules}", f"seats {len(names)}"]
    lines += [f"option {name} {value}" for name, value in row.options.items()]
    own = {"dealer": Dealer(row.seed).commitment}
    if result is not None:
        own["seed"] = row.seed
    nothing_hidden = result is not None or (origin is not None and origin.kind == RECORD)
    notes = notes_of(origin, given, own, row.created)
    lines += [*(f"note {name} {value}" for name, value in notes.items()), ""]
    for ply in plies:
        who = names[ply.seat] if 0 <= ply.seat < len(names) else "chance"
        own_ply = ply.seat == seat >= 0
        lines.append(f"{who} {ply.text if nothing_hidden or own_ply else HIDDEN}")
    shares = UNFINISHED if result is None else " ".join(f"{share:g}" for share in result)
    return "\n".join([*lines, f"result {shares}", ""])


def _seat_names(row: TableRow) -> list[str]:
    seats = range(len(row.seats))
    try:
        title = registry.game(row.game)
        return [title.seat_name(row.options, seat) for seat in seats]
    except (refusals.VelkahraError, LookupError):
        return [f"seat-{seat}" for seat in seats]


def _readable(raw: bytes) -> Row:
    """Return a row, or a text that says that it cannot be read."""
    try:
        return decode(raw)
    except msgspec.DecodeError:
        return PlyRow(state.CHANCE, UNREADABLE)


def _plies_that_stand(rows: Iterable[Row]) -> tuple[int, list[PlyRow]]:
    """Return the number of plies not played here, and the plies that were not taken back."""
    plies: list[PlyRow] = []
    given = 0
    for row in rows:
        if isinstance(row, PlyRow):
            plies.append(row)
        elif isinstance(row, OriginRow):
            given = row.plies
        elif isinstance(row, UndoRow | BackRow):
            del plies[row.kept :]
            given = min(given, row.kept)
        elif isinstance(row, RecallRow):
            del plies[row.ply : row.ply + 1]
    return given, plies
