"""Servers of one database are killed, stopped and cut off while people play; see `faults`."""

import asyncio
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest
from bench.schedules.pair import Pair, pair
from bench.schedules.players import DONE, REFUSED, UNKNOWN
from bench.schedules.schedule import Outcome, Schedule
from bench.schedules.servers import Forker
from bench.schedules.verdict import judged
from tests.server.test_store import refused, table

from velkahra.server.store.database import Store

pytestmark = pytest.mark.plain
LONGEST_WAIT = 20.0
"""Seconds, on a machine that runs other tests too; see `bench.faults` for the usual ones."""


@pytest.fixture(scope="module")
def fragile() -> Iterator[Pair]:
    with pair() as running:
        yield running


@pytest.fixture(scope="module")
def forker() -> Iterator[Forker]:
    forking = Forker()
    yield forking
    forking.close()


@pytest.fixture(scope="module")
def killed(fragile: Pair, forker: Forker, tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    """A run in which a server was killed, and another stood still for longer than its lease."""
    folder = tmp_path_factory.mktemp("faults")
    return Schedule(fragile, forker, folder, 1, kinds=("kill", "stop")).run(faults=2)


def check(outcome: Outcome) -> None:
    assert outcome.verdict.wrong == [], outcome.log[-5000:]
    assert outcome.verdict.confirmed > 20
    last, _ = outcome.faults[-1]
    tables = {deed.table for deed in outcome.history}
    on = {deed.table for deed in outcome.history if deed.began > last and deed.outcome == DONE}
    assert on == tables, "a table was not played on"
    assert max(wait.seconds for wait in outcome.waits) < LONGEST_WAIT
    assert "Traceback" not in outcome.log, outcome.log


def test_no_move_is_lost_when_servers_are_killed_and_stand_still(killed: Outcome) -> None:
    check(killed)


def test_no_move_is_lost_when_the_database_breaks(
    fragile: Pair, forker: Forker, tmp_path: Path
) -> None:
    kinds = ("cut", "restart", "kill")
    check(Schedule(fragile, forker, tmp_path, 0, tables=2, kinds=kinds).run())


def test_no_move_is_lost_by_a_replica(fragile: Pair, forker: Forker, tmp_path: Path) -> None:
    kinds = ("jump", "failover", "jump", *["full"] * fragile.has_disk)
    check(Schedule(fragile, forker, tmp_path, 1, tables=2, kinds=kinds).run(faults=len(kinds)))


def test_a_database_without_space_for_moves_is_not_well(fragile: Pair) -> None:
    """Its log has space for a while longer, so that something small can still be committed."""
    if not fragile.has_disk:
        pytest.skip("this user may not mount a disk")
    store = Store(fragile.new())
    asyncio.run(store.open_table(table("t"), []))
    fragile.fill()
    kept = 0
    while not (why := refused(store.append("t", kept, [bytes(100)]))):
        kept += 1
    assert [why, *(refused(store.probe()) for _ in range(3))] == ["store-full"] * 4
    fragile.make_space()
    assert refused(store.probe()) == refused(store.append("t", kept, [b"1"])) == ""
    store.close()


def test_the_verdict_sees_what_is_wrong(killed: Outcome) -> None:
    """A history that is not true is not believed."""
    done = [n for n, deed in enumerate(killed.history) if deed.action and deed.outcome == DONE]
    looks = [n for n, deed in enumerate(killed.history) if deed.seen.get("view")]

    def wrong(change: str, n: int) -> list[str]:
        history, kept = deepcopy(killed.history), deepcopy(killed.kept)
        deed = history[n]
        if change == "another move":
            deed.action = "pass on"
        elif change == "refused":
            deed.outcome = REFUSED
        elif change == "not asked for":
            del history[n]
        elif change == "stale":
            deed.version = 0
        elif change == "other position":
            deed.seen["view"]["round"] = -1
        elif change == "lost rows":
            row, rows = kept[deed.table]
            kept[deed.table] = row, rows[: deed.made_for]
        return judged(history, kept).wrong

    # A row may be that of a move that nobody heard of, so none such is like this one.
    unheard = {
        (deed.table, deed.seat, deed.action) for deed in killed.history if deed.outcome == UNKNOWN
    }
    moves = ((n, killed.history[n]) for n in done[::-1])
    last = next(n for n, deed in moves if (deed.table, deed.seat, deed.action) not in unheard)
    for change in ("another move", "refused", "not asked for", "lost rows"):
        assert wrong(change, last), change
    for change in ("stale", "other position"):
        assert wrong(change, looks[-1]), change
    assert wrong("", last) == []
