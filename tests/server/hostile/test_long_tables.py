"""M2: a table with much that was taken back holds nobody up, and cannot grow without end."""

import threading

import pytest
from tests.server.helpers import Serve
from tests.server.test_clocks import Place, place

from velkahra.server.domain.agreements import NotNow
from velkahra.server.room import room, timekeeping

__all__ = ["place"]


async def morra(place: Place) -> room.Room:
    table, _ = await place.hub.open_table("morra", ["person", "person"], {}, "en")
    found = await place.hub.room(table)
    assert found is not None
    return found


async def test_a_seat_takes_back_so_often_until_something_stands(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_UNDOS", 3)
    table = await morra(place)
    for _ in range(3):
        await table.act(0, "show 1", table.ledger.version)
        await table.undo(0, table.ledger.version)
    await table.act(0, "show 1", table.ledger.version)
    with pytest.raises(NotNow, match="undone-often"):
        await table.undo(0, table.ledger.version)
    await table.act(1, "show 1", table.ledger.version)
    await table.act(0, "show 1", table.ledger.version)
    await table.undo(0, table.ledger.version)


async def test_a_full_table_takes_moves_and_nothing_else(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_ROWS", 2)
    table = await morra(place)
    await table.act(0, "show 1", table.ledger.version)
    with pytest.raises(NotNow, match="table-full"):
        await table.undo(0, table.ledger.version)
    await table.act(1, "show 1", table.ledger.version)
    assert table.ledger.version == 2


def test_others_are_entered_while_one_loads(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve() as site:
        slow, *_ = site.table("morra", "person", "person")
        other, *_ = site.table("morra", "person", "person")
    held, begun = threading.Event(), threading.Event()
    real = timekeeping.replayed_with_clock

    def replayed(era, title, row, rows, kept):  # type: ignore[no-untyped-def] # noqa: ANN001, ANN202
        if row.id in slow:
            begun.set()
            assert held.wait(20)
        return real(era, title, row, rows, kept)

    monkeypatch.setattr(timekeeping, "replayed_with_clock", replayed)
    with serve() as site:
        answers: list[int] = []
        waiting = [
            threading.Thread(target=lambda: answers.append(site.get(slow).status)) for _ in range(2)
        ]
        for one in waiting:
            one.start()
        assert begun.wait(20)
        assert site.get(other).status == 200
        assert site.get("/health").status == 200
        assert answers == []
        held.set()
        for one in waiting:
            one.join(20)
        assert answers == [200, 200]
