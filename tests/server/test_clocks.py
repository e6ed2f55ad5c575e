"""Time: how it is counted, kept over restarts, and what happens when it is up. No test sleeps."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.helpers import Site, serving, sqlite_of

from velkahra.core.contract.refusals import RecordError, StaleAction, VelkahraError
from velkahra.server.domain import clocks
from velkahra.server.domain.agreements import LateRow, NotNow, StartRow
from velkahra.server.domain.clocks import DAY, Terms, Timing, offered
from velkahra.server.domain.ledger import decode
from velkahra.server.domain.messages.timing import AskPause, Reply, Resume
from velkahra.server.room import timekeeping
from velkahra.server.room.hub import Hub
from velkahra.server.room.requests import Requests
from velkahra.server.room.room import Room
from velkahra.server.room.timekeeping import Era, RoomClock, Watch
from velkahra.server.settings import Settings
from velkahra.server.store import schema
from velkahra.server.store.backend import StoreError
from velkahra.server.store.clocks import Kept, uptime
from velkahra.server.store.database import Store
from velkahra.server.store.sqlite import DATABASE

BANK = Terms(100, 10, bank=True)
MOVE = Terms(30)


class Hands(Watch):
    """Two clocks that a test turns."""

    def __init__(self) -> None:
        self.monotonic = 1000.0
        self.unix = 1_800_000_000.0

    def steady(self) -> float:
        return self.monotonic

    def wall(self) -> float:
        return self.unix

    def go(self, seconds: float) -> None:
        self.monotonic += seconds
        self.unix += seconds


def timing(terms: Terms) -> Timing:
    """Two persons; seat 0 has to act, and time runs."""
    made = Timing(terms, {0, 1})
    made.played(0, [0])
    made.run(True)
    return made


def pass_on(made: Timing, plies: int, seat: int, milliseconds: int) -> None:
    made.charge(milliseconds)
    made.played(plies, [seat])
    made.run(True)


def test_a_bank_shrinks_and_earns_its_increment_at_the_end_of_a_turn() -> None:
    made = timing(BANK)
    made.charge(30_000)
    assert made.left(0) == 70_000
    assert made.left(0, passed=5_000) == 65_000
    assert made.left(1, passed=5_000) == 100_000
    pass_on(made, 1, 1, 0)
    assert made.left(0) == 80_000
    assert made.running == {1}
    made.charge(200_000)
    assert made.left(1) == 0, "time is never less than none"
    pass_on(made, 2, 0, 0)
    assert made.left(1) == 10_000


def test_a_turn_has_its_time_however_many_actions_it_takes() -> None:
    made = timing(MOVE)
    pass_on(made, 1, 0, 10_000)
    assert made.left(0) == 20_000
    pass_on(made, 2, 1, 5_000)
    assert (made.left(0), made.left(1)) == (30_000, 30_000)
    pass_on(made, 3, 0, 29_000)
    pass_on(made, 4, 1, 29_000)
    made.went_back(2, [0], agreed=True)
    assert made.left(0) == 30_000, "with everybody's consent the turn begins anew"
    made.run(False)
    made.charge(10_000)
    assert made.left(0) == 30_000, "no clock runs in a pause"


@pytest.mark.parametrize("terms", [BANK, MOVE])
def test_acting_and_taking_back_again_and_again_gains_no_time(terms: Terms) -> None:
    made = timing(terms)
    whole = made.left(0)
    for _ in range(5):
        pass_on(made, 1, 1, 2_000)
        made.went_back(0, [0], agreed=False)
        made.run(True)
    assert made.left(0) == whole - 10_000


@pytest.mark.parametrize("terms", [BANK, MOVE])
def test_choosing_anew_while_others_still_choose_gains_no_time(terms: Terms) -> None:
    made = timing(terms)
    made.played(0, [0, 1])
    made.run(True)
    whole = made.left(0), made.left(1)
    for _ in range(5):
        pass_on(made, 1, 1, 2_000)
        made.recalled(0, [0, 1])
        made.run(True)
    assert (made.left(0), made.left(1)) == (whole[0] - 10_000, whole[1] - 10_000)


def test_a_choice_that_stands_keeps_its_increment_when_another_is_made_anew() -> None:
    made = Timing(BANK, {0, 1, 2})
    made.played(0, [0, 1, 2])
    made.run(True)
    for plies, seat in ((1, 0), (2, 1)):
        made.played(plies, [other for other in (0, 1, 2) if other > seat], seat)
    made.recalled(0, [0, 2])
    made.played(2, [2], 0)
    made.played(3, [0], 2)
    made.went_back(1, [0, 2], agreed=True)
    assert [made.left(seat) for seat in (0, 1, 2)] == [100_000, 110_000, 100_000]


def test_who_was_about_to_act_loses_nothing_when_another_takes_back() -> None:
    made = timing(BANK)
    pass_on(made, 1, 1, 0)
    made.charge(20_000)
    assert made.left(1) == 80_000
    made.went_back(0, [0], agreed=False)
    assert made.left(1) == 100_000


def test_all_who_have_to_act_spend_time_and_bots_have_no_clock() -> None:
    made = Timing(BANK, {0, 2})
    made.played(0, [0, 1, 2])
    made.run(True)
    made.charge(1_000)
    assert made.seats == [0, 2]
    assert (made.left(0), made.left(2)) == (99_000, 99_000)


class Place:
    """A store, and one process after the other that serves it."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder)
        self.hands = Hands()
        self.settings = Settings(folder, bot_pause=0)
        self.hub = self.process()

    def process(self) -> Hub:
        """Begin a server: its steady clock starts anywhere."""
        self.hub = Hub(self.store, self.settings, self.hands)
        return self.hub

    def restart(self, down: float = 0) -> Hub:
        """Kill the server, and start another one later."""
        self.hub.close()
        self.hands.unix += down
        self.hands.monotonic = 7.0
        return self.process()

    async def table(self, clock: str, late: str = "wait") -> str:
        two = ["person", "person"]
        return (await self.hub.open_table("morra", two, {}, "en", clock=clock, late=late))[0]

    async def open(self, game: str, *players: str, **more: str) -> Room:
        """Open a table of a game for two persons, or others."""
        seated = players or ("person", "person")
        table, _ = await self.hub.open_table(game, seated, {}, "en", **more)  # type: ignore[arg-type]
        return await self.room(table)

    async def room(self, table: str) -> Room:
        room = await self.hub.room(table)
        assert room is not None
        return room


@pytest.fixture
def place(tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """A place where no alarm rings by itself, however long a test takes."""
    monkeypatch.setattr(timekeeping, "ALARM_SLACK", 3600)
    monkeypatch.setattr(timekeeping, "AFTER_FAILURE", 3600)
    made = Place(tmp_path)
    yield made
    made.hub.close()
    made.store.close()


def clock_of(room: Room) -> RoomClock:
    assert room.clock is not None
    return room.clock


def seconds(room: Room) -> list[float]:
    return [left / 1000 for _, left, _ in room.dials()]


async def seated(place: Place, clock: str, late: str = "wait") -> Room:
    """Open a table for two to which everybody has come."""
    room = await place.room(await place.table(clock, late))
    for seat in (0, 1):
        await room.arrived(seat)
    return room


async def test_the_clocks_start_when_everybody_has_come(place: Place) -> None:
    room = await place.room(await place.table("bank-600-15"))
    await room.arrived(0)
    place.hands.go(50)
    assert seconds(room) == [600, 600]
    assert room.turn(0, "en").early
    await room.arrived(-1)
    await room.arrived(1)
    assert not room.turn(0, "en").early
    assert room.scene(-1, "en").log == ["Everyone has joined. The clocks are running."]
    place.hands.go(50)
    assert seconds(room) == [550, 550]
    await room.arrived(1)
    assert room.ledger.version == 1


async def test_a_slow_clock_runs_from_the_beginning(place: Place) -> None:
    room = await place.room(await place.table("days-1"))
    place.hands.go(3600)
    assert seconds(room) == [23 * 3600, 23 * 3600]
    assert not room.turn(0, "en").early


async def test_a_request_lapses_after_a_day_whoever_looks_meanwhile(place: Place) -> None:
    room = await place.room(await place.table("days-1"))
    await room.feature(Requests).do(0, AskPause())
    assert room.feature(Requests)._seconds() == DAY
    place.hands.go(DAY - 60)
    again = await place.restart().room(room.row.id)
    assert again is not None
    assert again.ledger.agreements.pending is not None
    assert again.feature(Requests)._seconds() == pytest.approx(60, abs=1)


async def test_what_is_shown_takes_nobody_s_time(place: Place) -> None:
    room = await seated(place, "bank-600-15")
    place.hands.go(20)
    clock_of(room).begin_anew()
    place.hands.go(5)
    assert seconds(room)[0] == 595


@pytest.mark.parametrize("reason", ["store-gone", "store-moved"])
def test_the_clock_of_a_table_that_is_gone_does_not_ring_again(
    place: Place, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    async def gone(*given: object) -> None:
        raise StoreError(reason, "it is gone")

    async def ring() -> bool:
        room = await seated(place, "move-30", "default")
        place.hands.go(31)
        monkeypatch.setattr(place.store, "append", gone)
        await clock_of(room).ring()
        room.wind()
        return clock_of(room)._alarm is not None

    assert not asyncio.run(ring())


def test_a_clock_that_fails_is_set_again(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ring() -> bool:
        room = await seated(place, "move-30", "default")
        place.hands.go(31)
        monkeypatch.setattr(type(room.ledger.game.table), "safe_default", lambda *given: 1 / 0)
        await clock_of(room).ring()
        rings = clock_of(room)._alarm is not None
        room.unwind()
        return rings

    assert asyncio.run(ring())
    assert "a clock failed" in caplog.text


async def test_a_table_without_a_clock_has_none(place: Place) -> None:
    room = await place.open("morra")
    assert room.clock is None
    assert room.dials() == []
    await room.act(0, "show 1", 0)
    rows = sqlite_of(place.store).execute("SELECT count(*) FROM moments").fetchone()
    assert rows == (0,)


async def test_a_clock_that_is_set_takes_and_gives_nobody_time(place: Place) -> None:
    room = await seated(place, "bank-600-15")
    place.hands.unix += 5000  # set forward, as after a long sleep of the machine
    place.hands.go(10)
    assert seconds(room) == [590, 590]
    place.hands.unix -= 90_000
    place.hands.go(10)
    assert seconds(room) == [580, 580]
    await room.act(0, "show 1", 1)
    place.hands.go(10)
    assert seconds(room)[1] == 570


@pytest.mark.parametrize("jump", [-90_000, -300, 300, 90_000])
@pytest.mark.parametrize("first", ["row", "jump"])
def test_a_clock_that_was_set_changes_nobody_s_time(place: Place, jump: float, first: str) -> None:
    """What a beat has not stored yet may be given, as after any crash."""

    async def play() -> list[float]:
        room = await seated(place, "bank-600-15")
        place.hands.go(100)
        await place.hub.era.beat()
        if first == "row":
            await room.act(0, "show 1", 1)
        place.hands.unix += jump
        await place.hub.era.beat()
        if first == "jump":
            await room.act(0, "show 1", 1)
        for _ in range(4):
            place.hands.go(10)
            await place.hub.era.beat()
        place.restart(down=1000)
        await place.hub.era.beat()
        place.hands.go(20)
        return seconds(await place.room(room.row.id))

    gained = asyncio.run(play())[1] - 440
    assert 0 <= gained <= timekeeping.BEAT_SECONDS


async def test_a_computer_whose_clock_is_wrong_after_a_restart_counts_on(place: Place) -> None:
    """As a small one without a battery, whose clock begins in 1970 until the network is there."""
    room = await seated(place, "move-30", "default")
    await place.hub.era.beat()
    place.restart(down=-1_800_000_000)
    assert await place.hub.era.beat() == []
    place.hands.go(20)
    assert seconds(await place.room(room.row.id)) == [10, 10]
    del place.hub._rooms[room.row.id]
    place.hands.unix += 1_800_000_100  # the network is there
    assert await place.hub.era.beat() == [room.row.id]
    await place.hub._look(room.row.id)
    assert await place.hub.era.beat() == []
    place.hands.go(5)
    assert seconds(await place.room(room.row.id)) == [5, 5]
    place.hands.go(6)
    assert await place.hub.era.beat() == [room.row.id]
    found = await place.room(room.row.id)
    assert clock_of(found).overdue() == [0, 1]


async def test_nobody_s_time_runs_while_the_server_stands_still(place: Place) -> None:
    room = await seated(place, "move-30", "default")
    era, patch = place.hub.era, pytest.MonkeyPatch()
    patch.setattr(timekeeping, "TICK_SECONDS", 0.001)
    ticking = asyncio.create_task(era.tick())
    for _ in range(15):
        place.hands.go(1)
        await asyncio.sleep(0.005)
    assert seconds(room) == [15, 15]
    place.hands.go(600)
    left = seconds(room)
    assert 15 - timekeeping.STILL_SECONDS <= left[0] <= 15
    await clock_of(room).ring()
    assert room.ledger.play.version == 0
    await asyncio.sleep(0.02)  # until it has ticked again
    place.hands.go(1)
    assert seconds(room)[0] == left[0] - 1
    ticking.cancel()
    patch.undo()


@pytest.mark.parametrize("ahead", [-600, -5, 0, 5, 600])
@pytest.mark.parametrize("alone", [0, 45])
def test_servers_whose_clocks_differ_take_nobody_s_time(
    tmp_path: Path, toys: None, ahead: float, alone: float
) -> None:
    """One of two servers plays on, then it is gone and the other has the table."""

    async def play() -> float:
        store = Store(tmp_path, shared=True)
        one, two = Hands(), Hands()
        two.unix += ahead
        hub = Hub(store, Settings(tmp_path, bot_pause=0), one)
        other = Hub(store, Settings(tmp_path, bot_pause=0), two)

        async def go(seconds: float, *hubs: Hub) -> None:
            for _ in range(round(seconds)):
                one.go(1)
                two.go(1)
                if one.monotonic % timekeeping.BEAT_SECONDS == 0:
                    for hub in hubs:
                        await hub.era.beat()

        table, _ = await hub.open_table("morra", ["person"] * 2, {}, "en", clock="bank-600-15")
        room = await hub.room(table)
        assert room is not None
        for seat in (0, 1):
            await room.arrived(seat)
        await hub.era.beat()
        await go(alone, hub)
        await other.era.beat()
        await go(7, hub, other)
        await room.act(0, "show 1", 1)
        await go(18, hub, other)
        hub.close()
        await go(25, other)
        found = await other.room(table)
        assert found is not None
        left = seconds(found)[1]
        other.close()
        store.close()
        return left - (600 - alone - 7 - 18 - 25)

    gained = asyncio.run(play())
    assert 0 <= gained <= 2 * timekeeping.BEAT_SECONDS


async def test_a_table_that_breaks_does_not_stop_the_clocks_of_others(place: Place) -> None:
    rooms = [await seated(place, "move-30", "default") for _ in range(2)]
    place.hands.go(40)
    looked: list[str] = []

    async def look(table: str) -> None:
        looked.append(table)
        if len(looked) == 1:
            raise ZeroDivisionError("a bug")

    watch = asyncio.create_task(timekeeping.keep_watch(place.hub.era, look, 3600))
    await asyncio.sleep(0.1)
    assert not watch.done()
    watch.cancel()
    assert set(looked) == {room.row.id for room in rooms}


async def test_the_time_between_rows_is_kept_with_them(place: Place) -> None:
    room = await seated(place, "bank-600-15")
    place.hands.go(100)
    await room.act(0, "show 1", 1)
    place.hands.go(200)
    await room.act(1, "show 1", 2)
    before = seconds(room)
    assert before == [515, 315]
    spent = sqlite_of(place.store).execute("SELECT n, spent FROM moments ORDER BY n").fetchall()
    assert spent == [(-1, 0), (0, 0), (1, 100_000), (2, 200_000)]
    place.restart()
    again = await place.room(room.row.id)
    assert seconds(again) == before
    assert clock_of(again).timing.running == {0, 1}


async def test_nobody_s_time_runs_while_no_server_is_up(place: Place) -> None:
    room = await seated(place, "bank-600-15")
    await place.hub.era.beat()
    place.hands.go(30)
    await place.hub.era.beat()
    place.restart(down=5000)
    place.hands.go(20)
    again = await place.room(room.row.id)
    assert seconds(again) == [550, 550]
    del place.hub._rooms[room.row.id]  # it is put away and taken out again
    place.hands.go(25)
    place.hands.unix += 9000
    anew = await place.room(room.row.id)
    assert anew is not again
    assert seconds(anew) == [525, 525]


async def test_when_time_is_up_and_the_table_wants_it_something_is_played(place: Place) -> None:
    room = await seated(place, "move-30", "default")
    clock = clock_of(room)
    place.hands.go(29)
    await clock.ring()
    assert room.ledger.play.version == 0
    place.hands.go(2)
    await clock.ring()
    assert room.ledger.play.plies == [(0, 0)]
    assert room.scene(1, "en").log[-2:] == [
        "Ash ran out of time. A harmless action was played instead.",
        "en: Ash has chosen.",
    ]
    await clock.ring()
    assert room.ledger.play.version == 2, "the other seat's time is up as well"
    assert seconds(room) == [30, 30]
    found = await place.store.load(room.row.id)
    assert found is not None
    kinds = [type(decode(row)) for row in found[1]]
    assert kinds[0] is StartRow
    assert kinds.count(LateRow) == 2


async def test_the_alarm_rings_by_itself(place: Place) -> None:
    room = await seated(place, "move-30", "default")
    place.hands.go(31)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timekeeping, "ALARM_SLACK", 0)
        room.wind()
        async with asyncio.timeout(30):
            while room.ledger.play.version < 2:
                await asyncio.sleep(0.001)


async def test_what_the_clock_played_is_nobody_s_to_take_back_alone(place: Place) -> None:
    room = await seated(place, "move-30", "default")
    place.hands.go(31)
    await clock_of(room).ring()
    assert not room.ledger.can_undo(0)
    with pytest.raises(StaleAction):
        await room.undo(0, room.ledger.version)


async def test_nothing_happens_where_the_table_does_not_want_it(place: Place) -> None:
    room = await seated(place, "move-30", "wait")
    place.hands.go(500)
    await clock_of(room).ring()
    assert room.ledger.play.version == 0
    assert seconds(room) == [0, 0]
    await room.act(0, "show 2", 1)
    assert room.ledger.play.version == 1


async def test_a_table_that_cannot_be_loaded_is_not_looked_at_again_soon(place: Place) -> None:
    room = await seated(place, "move-30", "default")

    async def change(what: str) -> None:
        await place.store.run(lambda base: base.execute(f"UPDATE tables SET {what}").rowcount)

    place.hands.go(40)
    place.restart()
    await change("rules = 99")
    assert await place.hub.era.beat() == [], "another program has these rules"
    await change("""rules = 1, options = '{"rounds": "none"}'""")
    assert await place.hub.era.beat() == [room.row.id]
    with pytest.raises(RecordError):
        await place.hub._look(room.row.id)
    assert await place.hub.era.beat() == []
    place.hands.go(3600)
    assert await place.hub.era.beat() == [room.row.id]


async def test_the_server_looks_at_a_table_nobody_looks_at(place: Place) -> None:
    room = await seated(place, "move-30", "default")
    era = place.hub.era
    assert await era.beat() == []
    place.hands.go(40)
    assert await era.beat() == [room.row.id]
    place.restart()
    assert await place.hub.era.beat() == [room.row.id]
    await place.hub._look(room.row.id)
    again = await place.room(room.row.id)
    await clock_of(again).ring()
    assert again.ledger.play.version == 1
    await clock_of(again).ring()
    await place.hub._look(room.row.id)
    assert await place.hub.era.beat() == [], "both have played: now they have time again"


async def test_a_store_that_fails_takes_no_time_and_plays_nothing(place: Place) -> None:
    room = await seated(place, "bank-600-15", "default")
    place.hands.go(60)
    sqlite_of(place.store).execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError):
        await room.act(0, "show 1", 1)
    place.hands.go(600)
    await clock_of(room).ring()
    assert room.ledger.play.version == 0
    sqlite_of(place.store).execute("PRAGMA query_only = OFF")
    assert seconds(room) == [0, 0]
    await clock_of(room).ring()
    assert room.ledger.play.version == 1


async def test_a_pause_needs_everybody_and_ends_with_anybody(place: Place) -> None:
    room = await seated(place, "bank-600-15")
    place.hands.go(10)
    await room.feature(Requests).do(0, AskPause())
    await room.act(0, "show 1", room.ledger.version)
    asked = room.feature(Requests).asked(1, "en")
    assert asked is not None
    assert asked.answer
    assert asked.text == "Ash proposes a pause. Waiting for Birch."
    await room.feature(Requests).do(1, Reply(asked.n, True))
    assert clock_of(room).timing.running == frozenset()
    place.hands.go(1000)
    assert seconds(room) == [605, 590]
    with pytest.raises(NotNow, match="paused"):
        await room.act(1, "show 1", room.ledger.version)
    with pytest.raises(NotNow, match="paused"):
        await room.undo(0, room.ledger.version)
    assert not room.scene(0, "en").can_undo
    place.restart()
    again = await place.room(room.row.id)
    assert again.ledger.agreements.paused
    await again.feature(Requests).do(0, Resume())
    place.hands.go(5)
    assert seconds(again) == [605, 585]
    assert "Ash proposed a pause, and Birch agreed." in again.scene(-1, "en").log


async def test_only_what_is_offered_can_be_agreed(place: Place) -> None:
    for clock, late in (("move-1", "wait"), ("", "wait"), ("move-30", "never")):
        with pytest.raises(VelkahraError):
            await place.table(clock, late)
    with pytest.raises(NotNow, match="no-clock"):
        await (await place.room(await place.table("none"))).feature(Requests).do(0, AskPause())


@pytest.mark.usefixtures("both_stores")
def test_the_form_opens_a_table_with_a_clock(site: Site) -> None:
    page = site.get("/new?game=morra").text
    for name in ("none", *offered(False)):
        assert f'<option value="{name}">' in page
    fields = {"game": "morra", "seat-0": "me", "seat-1": "bot random", "clock": "bank-600-15"}
    path = site.post("/tables", fields).headers["location"]
    with site.at(path) as ash:
        dials = ash.until("clocks")["dials"]
        assert [(seat, runs) for seat, _, runs in dials] == [(0, True)]
        assert 590_000 < dials[0][1] <= 600_000
    assert 'id="clocks"' in site.get(path).text
    assert site.post("/tables", {**fields, "clock": "move-1"}).status == 400
    assert site.post("/tables", {**fields, "late": "x"}).status == 400


def test_a_database_from_before_the_clocks_still_opens(tmp_path: Path, toys: None) -> None:
    new, old, steps = tmp_path / "new", tmp_path / "old", tmp_path / "steps"
    with serving(new) as site:
        one, _two, _ = site.table("morra", "person", "person")
        with site.at(one) as ash:
            ash.act("show 2")
            ash.update()
    old.mkdir()
    steps.mkdir()
    shutil.copy(schema.FOLDER / "0001-tables.sql", steps)
    with sqlite3.connect(old / DATABASE, isolation_level=None) as connection:
        schema.migrate(connection, steps)
        connection.execute("ATTACH ? AS new", (str(new / DATABASE),))
        for table in ("tables", "seats"):
            connection.execute(f"INSERT INTO {table} SELECT * FROM new.{table}")
        connection.execute("INSERT INTO plies SELECT table_id, n, what FROM new.plies")
    connection.close()
    with serving(old) as site, site.page(one) as ash:
        assert ash.update()["v"] == 1
        assert ash.log == ["en: Ash chooses 2."]
        assert 'id="clocks"' not in site.get(one).text


def test_the_time_of_an_era_never_goes_back(place: Place) -> None:
    era = Era(place.store, place.hands)
    began = era.time()
    for jump in (-3600, 7200, -5):
        before = era.time()
        place.hands.go(5)
        place.hands.unix += jump
        asyncio.run(era.beat())
        assert era.time() >= before + 5000
    assert era.time() == began + 3_610_000 + 5000


def test_a_whole_turn_lasts_as_many_minutes_as_somebody_says() -> None:
    assert clocks.of_minutes("25") == "turn-1500"
    assert clocks.terms_of("turn-1500") == clocks.Terms(1500, whole=True)
    for wrong in ("", "0", "-5", "many", "99999"):
        with pytest.raises(VelkahraError):
            clocks.of_minutes(wrong)
    for wrong in ("turn-61", "turn-", "turn-060", "move-31", "none"):
        assert clocks.terms_of(wrong) is None


def test_servers_that_were_up_at_the_same_time_count_once() -> None:
    lives = [(1, 0, 4000), (2, 3000, 6000), (3, 8000, 9000), (4, 0, 1000)]
    kept = Kept("", "", {-1: (0, 0), 0: (2000, 0)}, lives)
    assert uptime(kept) == 4000 + 1000
    assert uptime(kept, (3, 8000, 12_000)) == 4000 + 4000, "this server is up until now"
    assert uptime(kept, (5, 0, 12_000)) == 10_000
