"""Slow games: the next table, days off and quiet hours, the mail of a day."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.device import Device
from tests.server.helpers import Serve, Site
from tests.server.letterbox import Letterbox, link_in, text_of
from tests.server.test_clocks import Place, clock_of, seconds
from tests.server.test_mail import ANNA, agree, box, mailing, nothing_more

from velkahra.server.domain import rests
from velkahra.server.domain.agreements import LateRow, RestRow
from velkahra.server.domain.clocks import DAY
from velkahra.server.domain.ledger import Row, decode
from velkahra.server.domain.rests import MOST_RESTED, Rest
from velkahra.server.room import timekeeping
from velkahra.server.room.room import Room
from velkahra.server.store import slow
from velkahra.server.store.backend import Connection
from velkahra.server.web.slow import digest

__all__ = ["box", "mailing"]

HOUR = 3600
MIDNIGHT = int(datetime(2027, 3, 1, tzinfo=UTC).timestamp())
NIGHTS = Rest("UTC", 22, 6)


# Rests as such.


@given(
    st.integers(0, 23),
    st.integers(0, 23),
    st.sets(st.integers(0, 5), max_size=3),
    st.integers(0, 5 * 24),
    st.integers(0, 60),
)
def test_rest_between_two_moments_is_the_sum_of_its_hours(
    start: int, end: int, days: set[int], begin: int, length: int
) -> None:
    rest = Rest("UTC", start, end, tuple(f"2027-03-{1 + day:02}" for day in days))
    hours = range(begin, begin + length)
    at = [MIDNIGHT + HOUR * hour for hour in (begin, begin + length)]
    resting = sum(rests.is_resting(rest, MIDNIGHT + HOUR * hour + 1) for hour in hours)
    assert rests.rested(rest, *at) == HOUR * resting


def test_a_change_of_summer_time_makes_a_night_shorter() -> None:
    begin = datetime(2027, 3, 27, 12, tzinfo=UTC).timestamp()
    assert rests.rested(Rest("Europe/Prague", 22, 6), begin, begin + DAY) == 7 * HOUR


def test_nothing_before_it_was_set_counts() -> None:
    late = Rest("UTC", 22, 6, since=MIDNIGHT + HOUR)
    assert rests.rested(late, MIDNIGHT, MIDNIGHT + 2 * HOUR) == HOUR
    assert rests.rest_ends(late, MIDNIGHT + HOUR) == MIDNIGHT + 6 * HOUR
    assert rests.rest_ends(NIGHTS, MIDNIGHT + 7 * HOUR) == MIDNIGHT + 7 * HOUR


def test_rests_without_bounds_are_not_kept() -> None:
    wrong = (
        *(Rest("Atlantis/Centre"), Rest("../../etc/passwd"), Rest(start=0, end=13)),
        *(Rest(start=24), Rest(days=("2027-01-01",) * 61), Rest(digest=24)),
    )
    assert [rest for rest in wrong if rests.is_valid(rest)] == []


def test_the_mail_of_a_day_is_due_from_its_hour_on_in_the_person_s_zone() -> None:
    tokyo, eight = Rest("Asia/Tokyo", digest=8), MIDNIGHT - HOUR
    assert rests.is_digest_due(tokyo, eight - 1) == ""
    assert rests.is_digest_due(tokyo, eight) == "2027-03-01", "the day there"
    assert rests.is_digest_due(Rest("UTC", digest=8), eight) == "2027-02-28"
    assert rests.is_digest_due(Rest("Asia/Tokyo"), eight) == ""


# The clock.


@pytest.fixture
def place(tmp_path: Path, toys: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """A server with accounts, where no alarm rings by itself."""
    monkeypatch.setattr(timekeeping, "ALARM_SLACK", 3600)
    monkeypatch.setattr(timekeeping, "AFTER_FAILURE", 3600)
    made = Place(tmp_path)
    made.settings = made.settings.__class__(tmp_path, bot_pause=0, accounts=True)
    made.hands.unix = float(MIDNIGHT)
    made.restart()
    yield made
    made.hub.close()
    made.store.close()


async def with_rest(place: Place, rest: Rest, clock: str = "days-1") -> Room:
    """Open a table whose first seat belongs to somebody who rests."""
    table = await place.table(clock, "default")

    def seat(base: Connection) -> None:
        base.execute("INSERT INTO accounts VALUES (7, 'Anna', 'anna', 'h', 5)")
        base.execute("INSERT INTO account_seats VALUES (7, ?, 0, 0)", (table,))
        slow.keep_rest(base, 7, rest, "")

    await place.store.run(seat)
    return await place.room(table)


async def last_rows(place: Place, room: Room, count: int) -> list[Row]:
    found = await place.store.load(room.row.id)
    assert found is not None
    return [decode(raw) for raw in found[1]][-count:]


async def test_quiet_hours_stop_a_slow_clock(place: Place) -> None:
    room = await with_rest(place, NIGHTS)
    place.hands.go(6 * HOUR)
    assert seconds(room) == [24 * HOUR, 18 * HOUR], "what is shown counts the rest"
    assert [runs for _, _, runs in room.dials()] == [True, True]
    place.hands.go(17 * HOUR)
    assert seconds(room)[0] == 8 * HOUR
    assert [runs for _, _, runs in room.dials()] == [False, True]


async def test_who_rests_is_not_late_until_the_rest_is_given_back(place: Place) -> None:
    room = await with_rest(place, NIGHTS)
    await room.act(1, "show 1", room.ledger.version)
    place.hands.go(DAY)
    await clock_of(room).ring()
    assert await last_rows(place, room, 1) == [RestRow(0, 14 * HOUR, 8 * HOUR)]
    assert room.scene(-1, "en").log[-1].endswith("The clock gets 14 hours back.")
    again = await place.restart().room(room.row.id)
    assert again is not None
    assert seconds(again)[0] == pytest.approx(14 * HOUR, abs=1)
    place.hands.go(14 * HOUR + 1)
    await clock_of(again).ring()
    (row,) = await last_rows(place, again, 1)
    assert not isinstance(row, LateRow), "the second night was counted before"
    rows = await last_rows(place, again, 2)
    assert any(isinstance(row, LateRow) for row in rows)


async def test_nobody_stalls_a_game_for_ever(place: Place) -> None:
    days = tuple(f"2027-{month:02}-{day:02}" for month in (3, 4) for day in range(1, 31))
    room = await with_rest(place, Rest("UTC", days=days))
    await room.act(1, "show 1", room.ledger.version)
    place.hands.go(DAY)
    await clock_of(room).ring()
    assert clock_of(room).timing.rests[0] == MOST_RESTED
    place.hands.go(MOST_RESTED + 1)
    await clock_of(room).ring()
    assert any(isinstance(row, LateRow) for row in await last_rows(place, room, 2))


async def test_a_clock_that_is_not_slow_does_not_rest(place: Place) -> None:
    room = await with_rest(place, NIGHTS, "bank-600-15")
    for seat in (0, 1):
        await room.arrived(seat)
    place.hands.go(60)
    assert seconds(room)[0] == 540


async def test_a_rest_that_was_taken_back_does_not_count(place: Place) -> None:
    room = await with_rest(place, NIGHTS)
    await room.act(1, "show 1", room.ledger.version)
    await place.store.run(lambda base: slow.keep_rest(base, 7, Rest(), ""))
    place.hands.go(DAY + 1)
    await clock_of(room).ring()
    assert any(isinstance(row, LateRow) for row in await last_rows(place, room, 2))


# The next table.


def test_the_next_table_is_the_one_that_has_waited_longest(social: Site) -> None:
    device = Device(social)
    assert device.get("/next").headers["location"] == "/?next=none"
    names = []
    for _ in range(3):
        path = device.open("draws", "me", "bot random")
        device.get(path)
        names.append(path.split("/")[2])
    order = dict(zip(names, (300, 100, 200), strict=True))

    def set_times(base: Connection) -> None:
        for name, at in order.items():
            base.execute("UPDATE changes SET at = ? WHERE table_id = ?", (at, name))

    asyncio.run(social.store.run(set_times))
    assert device.get("/next").headers["location"].split("/")[2] == names[1]
    assert device.get(f"/next?from={names[1]}").headers["location"].split("/")[2] == names[2]
    told = json.loads(device.get(f"/waiting?from={names[1]}&language=en").text)
    assert told == {"all": 3, "others": 2, "text": "Next table (2 wait)"}
    assert 'id="next-table" href="/next"' in device.get("/").text
    assert json.loads(Device(social).get("/waiting").text)["all"] == 0, "a stranger has none"


# The account's form and the mail of a day.


def member(site: Site, name: str = "Anna") -> Device:
    home = Device(site)
    home.post("/account/new", name=name, password="correct horse")
    return home


def test_only_the_account_itself_sets_its_rest(social: Site) -> None:
    home = member(social)
    form = {"zone": "Europe/Prague", "start": "22", "end": "6", "days": "2027-12-24 nonsense"}
    assert home.post("/account/rest", **form).status == 303
    page = home.get("/account").text
    assert 'value="Europe/Prague"' in page
    assert 'value="2027-12-24"' in page
    assert home.post("/account/rest", zone='"><b>').status == 400
    assert Device(social).post("/account/rest", **form).headers["location"] == "/account"
    assert "2027-12-24" not in member(social, "Eve").get("/account").text


def test_one_mail_a_day_lists_the_tables_that_wait(
    mailing: Serve, box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(digest, "OFTEN", 0.05)
    with mailing(accounts=True) as site:
        home = member(site)
        home.post("/account/mail", address=ANNA)
        agree(site, link_in(box.next()))
        assert home.post("/account/rest", zone="UTC", digest="0").status == 303
        tables = []
        for _ in range(2):
            home.open("draws", "me", "person")
            tables.append(home.links()[0].split("/")[2])
        assert nothing_more(box), "there is no mail for each turn"
        asyncio.run(site.store.run(yesterday))
        mail = box.next()
        text = text_of(mail)
        assert "2 tables are waiting for you" in str(mail["Subject"])
        for table in tables:
            assert f"https://table.example/turn/{table}/0" in text
        assert not re.search("/table/", text), "no mail has the link of a seat"
        assert nothing_more(box), "there is one a day"


def yesterday(base: Connection) -> None:
    """Let the mail of this day be due."""
    day = datetime.fromtimestamp(time.time() - 2 * DAY, UTC).date().isoformat()
    base.execute("UPDATE rests SET digested = ?", (day,))
