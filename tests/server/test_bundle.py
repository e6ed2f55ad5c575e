"""A table in a file has its clock, its requests and its talk with it, and loses no time by it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.test_clocks import Place, place, seated, seconds

from velkahra.core.contract.refusals import RecordError
from velkahra.server.domain.chat import Speaker
from velkahra.server.domain.messages.timing import AskPause, Reply, Resume
from velkahra.server.room.chat import Chat
from velkahra.server.room.requests import Requests
from velkahra.server.room.room import Room
from velkahra.server.store.archive import archive, bundle, sidecar
from velkahra.server.store.archive.restoring import restore

__all__ = ["place"]


def exported(place: Place, table: str) -> str:
    with archive.opened(place.settings.data) as connection:
        found = archive.find(connection, table)
        more = sidecar.clock_of(connection, table), sidecar.talk_of(connection, table)
    return bundle.as_rows(*found, *more)


def imported(place: Place, text: str) -> str:
    arrived = bundle.read(text, "en")
    with archive.opened(place.settings.data, writing=True) as connection:
        archive.keep(connection, arrived)
    return arrived.table.id


async def talked(place: Place) -> Room:
    """A table with a clock at which much was said: one has acted, the other has used 40 s."""
    room = await seated(place, "bank-600-15", "default")
    place.hands.go(10)
    await room.act(0, "show 1", 1)
    await room.feature(Chat).say(Speaker("seat-0", 0), "Good luck! <b>")
    await room.feature(Chat).signal(Speaker("seat-1", 1), "thanks")
    await room.feature(Chat).say(Speaker("crowd-0123456789ab", -1, "Eva"), "Hi")
    await room.feature(Chat).rename(Speaker("seat-0", 0), "Ann & co")
    await room.feature(Chat).report(Speaker("seat-1", 1), 0, over=False)
    await room.feature(Chat).allow("signals")
    place.hands.go(40)
    await place.hub.era.beat()
    return room


async def test_clock_and_talk_come_back_as_they_were_but_the_clock_stands(place: Place) -> None:
    room = await talked(place)
    assert seconds(room) == [605, 550]
    text = exported(place, room.row.id)
    place.hands.go(1000)
    again = await place.room(imported(place, text))
    place.hands.go(1000)
    assert seconds(again) == [605, 550]
    assert again.ledger.agreements.paused
    last = again.scene(0, "en").log[-1]
    assert last == "This table was loaded from a file. It is paused until someone resumes it."
    await again.feature(Requests).do(1, Resume())
    place.hands.go(5)
    assert seconds(again) == [605, 545]
    lines = [(line.who, line.name, line.text, line.signal) for line in again.feature(Chat).lines]
    assert lines == [
        ("seat-0", "", "Good luck! <b>", False),
        ("seat-1", "", "thanks", True),
        ("crowd-0123456789ab", "Eva", "Hi", False),
    ]
    chat = again.feature(Chat)
    assert (chat.mode, chat.name(0), chat.name(1)) == ("signals", "Ann & co", "")
    assert [(report.line.n, report.who) for report in await chat.reports()] == [(0, "seat-1")]


async def test_time_that_passed_while_no_server_was_up_is_nobody_s(place: Place) -> None:
    room = await talked(place)
    place.restart(down=50_000)
    await place.hub.era.beat()
    again = await place.room(imported(place, exported(place, room.row.id)))
    assert seconds(again) == [605, 550]


async def test_what_is_asked_is_still_asked_and_a_pause_goes_on(place: Place) -> None:
    room = await seated(place, "bank-600-15")
    await room.feature(Requests).do(0, AskPause())
    again = await place.room(imported(place, exported(place, room.row.id)))
    assert again.ledger.agreements.pending is not None
    asked = again.feature(Requests).asked(1, "en")
    assert asked is not None
    assert "pause" in asked.text
    await room.feature(Requests).do(1, Reply(asked.n, True))
    paused = await place.room(imported(place, exported(place, room.row.id)))
    assert paused.ledger.agreements.paused
    assert paused.ledger.version == room.ledger.version, "it need not pause once more"


async def test_a_table_without_a_clock_does_not_pause(place: Place) -> None:
    room = await place.room(await place.table("none"))
    again = await place.room(imported(place, exported(place, room.row.id)))
    assert not again.ledger.agreements.paused
    assert again.clock is None


async def test_of_one_restored_table_the_clock_stands_where_it_stood(place: Place) -> None:
    room = await talked(place)
    name, folder = room.row.id, place.settings.data
    archive.backup(folder, folder / "backup")
    place.hands.go(100)
    await room.act(1, "show 2", room.ledger.version)
    place.hub.close()
    place.store.close()
    restore(folder, folder / "backup", name)
    again = Place(folder)
    again.hands.unix = place.hands.unix + 5000
    again.process()
    back = await again.room(name)
    assert seconds(back) == [605, 550]
    assert [row[1] for row in back.ledger.play.plies] == [1]
    assert back.ledger.agreements.paused
    assert len(back.feature(Chat).lines) == 3
    again.hub.close()
    again.store.close()


SPOILED: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda table: table["clock"].update(terms="bank-1"), "no clock 'bank-1'"),
    (lambda table: table["clock"].update(late="explode"), "'explode'"),
    (lambda table: table["clock"].update(moments=[]), "times do not match"),
    (lambda table: table["clock"].update(moments=[[99, 1, 1]]), "times do not match"),
    (lambda table: table["clock"].update(passed=-1), "passed"),
    (lambda table: table["clock"].update(passed=2**70), "passed"),
    (lambda table: table["talk"].update(mode="shout"), "'shout'"),
    (lambda table: table["talk"].update(names=[[7, "Ann"]]), "seat that does not exist"),
    (lambda table: table["talk"].update(names=[[0, "A\u0000nn"]]), "cannot be shown"),
    (
        lambda table: table["talk"]["lines"][0].update(who="seat-x"),
        "neither a seat nor a spec",
    ),
    (lambda table: table["talk"]["lines"][0].update(text="x" * 400), "cannot be shown"),
    (lambda table: table["talk"]["lines"][1].update(text="boo"), "no signal 'boo'"),
    (lambda table: table["talk"].update(reports=[[0, "<b>", 1]]), "neither a seat nor a spec"),
    (lambda table: table.update(format="velkahra table 9"), "'velkahra table 9'"),
]


async def test_a_file_that_was_tampered_with_is_refused_with_the_reason(place: Place) -> None:
    whole = exported(place, (await talked(place)).row.id)
    for spoil, why in SPOILED:
        table = json.loads(whole)
        spoil(table)
        with pytest.raises(RecordError, match=why):
            bundle.read(json.dumps(table), "en")
    table = json.loads(whole)
    table["talk"]["lines"].append(table["talk"]["lines"][0])
    with pytest.raises(RecordError, match="two lines of the chat"):
        imported(place, json.dumps(table))
    with archive.opened(place.settings.data) as connection:
        assert len(list(archive.summaries(connection))) == 1, "nothing is kept"
