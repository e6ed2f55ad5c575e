"""Holds a history of requests and answers against the rows in the database.

- Durable, exactly once, in order: each move that a server has confirmed is one row, in the order of
  the confirmations.
- Nothing else: each row of a seat is a move that was asked for and not refused.
- Linearizable, table by table: whatever began after something had ended saw it.
- True: what a seat was shown is what the rows give at that version.
"""

import json
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec
from bench.schedules.players import DONE, REFUSED, Deed

from velkahra.core import registry
from velkahra.server.domain.ledger import ForcedRow, Ledger, PlyRow, decode
from velkahra.server.domain.tables import TableRow


@dataclass
class Verdict:
    """The faults of a history, and the number of requests checked."""

    wrong: list[str]
    moves: int
    confirmed: int
    unknown: int
    unknown_kept: int
    looks: int


def judged(history: Sequence[Deed], kept: dict[str, tuple[TableRow, list[bytes]]]) -> Verdict:
    """Judge a history. `kept` are the tables as they are in the database, with their rows."""
    by_table: dict[str, list[Deed]] = defaultdict(list)
    for deed in history:
        by_table[deed.table].append(deed)
    verdict = Verdict([], 0, 0, 0, 0, 0)
    for name, (row, rows) in kept.items():
        _judge(verdict, row, rows, sorted(by_table[name], key=lambda deed: deed.began))
    return verdict


def _judge(verdict: Verdict, row: TableRow, rows: list[bytes], deeds: list[Deed]) -> None:
    moves = [deed for deed in deeds if deed.action]
    looks = [deed for deed in deeds if not deed.action and deed.outcome == DONE]
    done = [deed for deed in moves if deed.outcome == DONE]
    places = _matched(verdict, row, rows, moves)
    verdict.moves += len(moves)
    verdict.confirmed += len(done)
    verdict.unknown += sum(deed.outcome not in (DONE, REFUSED) for deed in moves)
    verdict.unknown_kept += sum(moves[at].outcome != DONE for at in places.values())
    verdict.looks += len(looks)
    when = {moves[at].began: n for n, at in places.items() if moves[at].outcome == DONE}
    _check_order(verdict, row.id, looks, done, when, len(rows))
    _check_views(verdict, row, rows, looks)


def _matched(
    verdict: Verdict, row: TableRow, rows: list[bytes], moves: list[Deed]
) -> dict[int, int]:
    """Give the move behind each row of a seat: row number -> index in `moves`."""
    places: dict[int, int] = {}
    free = set(range(len(moves)))
    for n, raw in enumerate(rows):
        ply = decode(raw)
        if not isinstance(ply, PlyRow) or isinstance(ply, ForcedRow) or ply.seat < 0:
            continue
        found = [at for at in sorted(free) if _may_be(moves[at], ply, n)]
        found.sort(key=lambda at: moves[at].outcome != DONE)
        if not found:
            verdict.wrong.append(f"{row.id}: row {n}, {ply.text!r} of seat {ply.seat}, has no move")
            continue
        places[n] = found[0]
        free.discard(found[0])
    for at in sorted(free):
        if moves[at].outcome == DONE:
            verdict.wrong.append(f"{row.id}: a confirmed move is not kept: {moves[at]}")
    return places


def _may_be(move: Deed, ply: PlyRow, n: int) -> bool:
    """Return whether a move may have become row `n`."""
    same = (move.seat, move.action) == (ply.seat, ply.text) and move.made_for <= n
    if move.outcome == DONE:
        return same and n < move.version
    return same and move.outcome != REFUSED


def _check_order(
    verdict: Verdict,
    table: str,
    looks: Iterable[Deed],
    done: Iterable[Deed],
    when: dict[float, int],
    length: int,
) -> None:
    """Check that what began after something had ended saw it."""
    ended = sorted((deed.ended, deed.version) for deed in [*looks, *done])
    highest: list[int] = []
    for _, version in ended:
        highest.append(max(version, highest[-1] if highest else 0))
    times = [time for time, _ in ended]
    for deed in [*looks, *done]:
        before = bisect_left(times, deed.began)
        least = highest[before - 1] if before else 0
        sees = when.get(deed.began, deed.version) if deed.action else deed.version
        if not least <= sees <= length:
            verdict.wrong.append(f"{table}: at {sees}, after {least} and before {length}: {deed}")


def _check_views(verdict: Verdict, row: TableRow, rows: list[bytes], looks: Iterable[Deed]) -> None:
    """Check that what was shown is what the rows give."""
    shown: dict[int, dict[int, Deed]] = defaultdict(dict)
    for look in looks:
        shown[look.version][look.seat] = look
    ledger = Ledger(registry.game(row.game), len(row.seats), row.options, row.seed)
    for n in range(len(rows) + 1):
        for seat, look in shown.get(n, {}).items():
            view = ledger.game.view(ledger.state, seat, ledger.latest(seat))
            true = json.loads(msgspec.json.encode(view))
            if look.seen["view"] != true or look.seen["plies"] != len(ledger.play.plies):
                verdict.wrong.append(f"{row.id}: seat {seat} was shown another position {n}")
        if n < len(rows):
            ledger.fold([decode(rows[n])])
