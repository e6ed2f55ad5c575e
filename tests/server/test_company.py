"""Friends, blocking and reliability, over HTTP: each right is tried from outside."""

import asyncio
import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from tests.server.device import Device
from tests.server.helpers import Page, Site, play_on, rows_in, serving, sqlite_of, wait_for
from websockets.sync.client import connect

from velkahra.server.domain.clocks import NO_CLOCK
from velkahra.server.domain.manners import GIVEN_UP
from velkahra.server.room.hub import Hub
from velkahra.server.room.manners import Manners
from velkahra.server.settings import Settings
from velkahra.server.store.backend import Connection
from velkahra.server.store.database import Store

PASSWORD = "correct horse"
CLAIM = "c" * 22


@pytest.fixture
def club(tmp_path: Path, toys: None) -> Iterator[Site]:
    """A server with accounts and a public list."""
    with serving(tmp_path / "club", accounts=True, public_lobby=True) as running:
        yield running


def person(site: Site, name: str) -> Device:
    """Create an account on a new device."""
    device = Device(site)
    answer = device.post("/account/new", name=name, password=PASSWORD)
    assert answer.status == 303, answer.text
    return device


def befriend(one: Device, other: Device, names: tuple[str, str]) -> None:
    assert one.post("/circle", do="friend", name=names[1]).status == 303
    assert other.post("/circle", do="accept", name=names[0]).status == 303


def offered(host: Device, **more: str) -> str:
    """Open a public table with a free seat. Returns its name."""
    return host.open("draws", "me", "person", public="yes", **more).split("/")[2]


def take(device: Device, table: str, seat: int = 1) -> int:
    return device.post(f"/lobby/{table}", seat=str(seat), claim=CLAIM).status


def section(page: str, name: str) -> str:
    """Return a section of the page of friends."""
    found = re.search(rf'id="circle-{name}".*?</section>', page, re.DOTALL)
    return found[0] if found else ""


@pytest.mark.parametrize("off", [{"accounts": False}, {"community": False}])
def test_nothing_is_there_where_the_host_does_not_want_it(
    tmp_path: Path, toys: None, off: dict[str, bool]
) -> None:
    settings = {"accounts": True, "public_lobby": True, **off}
    with serving(tmp_path / "off", **settings) as site:
        device = person(site, "Anna") if settings["accounts"] else Device(site)
        for path in ("/circle", "/clubs", "/clubs/Chess", "/report?name=Anna", "/moderation"):
            assert device.get(path).status == 404, path
            assert device.post(path.partition("?")[0], do="friend", name="Anna").status in (
                404,
                405,
            )
        front = device.get("/").text
        assert "/circle" not in front
        assert "/clubs" not in front
        assert 'name="least"' not in device.get("/new?game=draws").text
        table = offered(Device(site), least="90")
        assert take(Device(site), table) == 303, "nobody plays by an account here"


@pytest.mark.usefixtures("both_stores")
def test_friends_are_asked_and_accept(club: Site) -> None:
    anna, bob, eve = (person(club, name) for name in ("Anna", "Bob", "Eve"))
    assert Device(club).get("/circle").headers["location"] == "/account"
    assert Device(club).post("/circle", do="friend", name="Bob").headers["location"] == "/account"
    assert anna.post("/circle", do="friend", name="bob").status == 303
    assert "Bob" in section(anna.get("/circle").text, "sent")
    assert "Anna" in section(bob.get("/circle").text, "waiting")
    assert "Anna" not in eve.get("/circle").text
    bob.post("/circle", do="accept", name="Anna")
    for one, other in ((anna, "Bob"), (bob, "Anna")):
        assert other in section(one.get("/circle").text, "friend")
    anna.post("/circle", do="unfriend", name="Bob")
    assert "Anna" not in bob.get("/circle").text, "it ends for both"
    anna.post("/circle", do="friend", name="Bob")
    bob.post("/circle", do="decline", name="Anna")
    assert "Bob" not in section(anna.get("/circle").text, "sent")


@pytest.mark.parametrize("fields", [{"name": "Anna"}, {"name": "nobody"}, {"person": "2"}, {}])
def test_a_form_about_oneself_or_nobody_does_nothing(club: Site, fields: dict[str, str]) -> None:
    anna, _ = person(club, "Anna"), person(club, "Bob")
    assert anna.post("/circle", do="friend", **fields).status == 404
    assert anna.post("/circle", do="conquer", name="Bob").status == 404
    assert rows_in(club.store, "SELECT * FROM ties") == []


def test_friends_see_shared_and_listed_tables_only(club: Site) -> None:
    anna, bob = person(club, "Anna"), person(club, "Bob")
    befriend(anna, bob, ("Anna", "Bob"))
    bob.open("morra", "me", "bot random")
    begin(club)
    assert "now playing" not in anna.get("/circle").text, "a table of Bob's own"
    offered(bob)
    begin(club)
    assert anna.get("/circle").text.count("now playing") == 1
    bob.post("/circle", do="block", name="Anna")
    assert "now playing" not in anna.get("/circle").text


def begin(site: Site) -> None:
    """Let all tables have been played at just now."""
    sql = "INSERT INTO changes SELECT id, ? FROM tables WHERE true ON CONFLICT DO NOTHING"
    sqlite_of(site.store).execute(sql, (int(time.time()),))


@pytest.mark.usefixtures("both_stores")
def test_people_apart_do_not_meet_at_open_tables(club: Site) -> None:
    anna, bob, eve = (person(club, name) for name in ("Anna", "Bob", "Eve"))
    anna.post("/circle", do="block", name="Bob")
    for host, guest in ((anna, bob), (bob, anna)):
        table = offered(host)
        assert table not in guest.get("/").text
        assert table in eve.get("/").text
        assert take(guest, table) == 409
        assert (
            "Someone has just taken this seat"
            in guest.post(f"/lobby/{table}", seat="1", claim=CLAIM).text
        ), "nobody learns who blocks them"
        assert take(eve, table) == 303
    bob.post("/circle", do="friend", name="Anna")
    assert "Bob" not in section(anna.get("/circle").text, "waiting"), "no invitations"
    anna.post("/circle", do="unblock", name="Bob")
    assert take(bob, offered(anna)) == 303


def test_a_third_seat_does_not_bring_people_together(club: Site) -> None:
    anna, bob, eve = (person(club, name) for name in ("Anna", "Bob", "Eve"))
    anna.post("/circle", do="block", name="Bob")
    table = eve.open("relay", "me", "person", "person", public="yes").split("/")[2]
    assert take(anna, table, 1) == 303
    assert take(bob, table, 2) == 409


def test_a_blocked_person_is_not_heard(club: Site) -> None:
    anna, bob = person(club, "Anna"), person(club, "Bob")
    host = anna.open("draws", "me", "person")
    seat = re.findall(r'value="[^"]+(/table/[^"]+)"', anna.get(host).text)[0]
    assert bob.get(seat).status == 200
    (own,) = anna.links()
    table = own.split("/")[2]
    assert f'name="table" value="{table}"' in anna.get(own).text
    assert anna.post("/circle", do="block", table=table, seat="1").status == 303
    with club.page(seat) as page:
        page.say(kind="say", text="you there?", key="k")
        while page.hear_chat()["kind"] != "chat-done":
            pass
    with signed_in_at(anna, own) as page:
        assert "lines" not in page.hear_chat()
    anna.post("/circle", do="unblock", table=table, seat="1")
    with signed_in_at(anna, own) as page:
        assert [line["text"] for line in page.hear_chat()["lines"]] == ["you there?"]
    change(club, "UPDATE sitters SET name = 'Fox' WHERE seat = 1")
    anna.post("/circle", do="block", table=table, seat="1")
    assert "Unblock" in anna.get(own).text
    blocked = section(anna.get("/circle").text, "block")
    assert "Fox" in blocked
    assert "Bob" not in blocked, "the name of the account is not told"


def test_nobody_asks_about_seats_elsewhere(club: Site) -> None:
    anna, bob, eve = (person(club, name) for name in ("Anna", "Bob", "Eve"))
    table = bob.open("draws", "me", "person").split("/")[2]
    for device in (anna, eve):
        assert device.post("/circle", do="friend", table=table, seat="0").status == 404
        assert device.get(f"/report?table={table}&seat=0").status == 404


@pytest.mark.usefixtures("both_stores")
def test_games_with_others_count_and_a_table_asks_for_them(club: Site) -> None:
    anna, bob = person(club, "Anna"), person(club, "Bob")
    table = offered(anna)
    assert take(bob, table) == 303
    finish(anna, bob)
    assert "finished: 1" in anna.get("/circle").text
    other = offered(anna, least="90")
    assert take(Device(club), other) == 409
    change(club, "UPDATE finished_seats SET late = 3 WHERE seat = 1")
    assert "Reliability: 88 %" in bob.get("/circle").text
    assert take(bob, other) == 409
    change(club, "UPDATE finished_seats SET late = 2")
    assert "Reliability: 100 %" in bob.get("/circle").text, "a clock that decides twice is forgiven"
    change(club, f"INSERT INTO abandoned VALUES (2, '{table}', 5)")
    assert "abandoned: 1" in bob.get("/circle").text
    assert take(bob, other) == 409
    change(club, "DELETE FROM abandoned")
    assert take(bob, other) == 303


def finish(one: Device, other: Device) -> None:
    """Play a game of two accounts to its end, and wait until it is counted."""
    with (
        signed_in_at(one, one.links()[0]) as first,
        signed_in_at(other, other.links()[0]) as second,
    ):
        first.update()
        second.update()
        play_on([first, second], random.Random(3))
    wait_for(one.site, "SELECT 1 FROM finished")


def change(site: Site, sql: str) -> None:
    asyncio.run(site.store.run(lambda base: base.execute(sql) and None))


@contextmanager
def signed_in_at(device: Device, seat: str) -> Iterator[Page]:
    """Look at a table by the link of an account, in its session."""
    address = f"ws://127.0.0.1:{device.site.port}{seat}/live?language=en"
    cookie = {"Cookie": f"session={device.cookies.get('session', '')}"}
    with connect(address, additional_headers=cookie, close_timeout=1) as socket:
        yield Page(socket)


def test_who_lets_others_wait_or_leaves_has_abandoned_the_game(club: Site) -> None:
    anna, bob = person(club, "Anna"), person(club, "Bob")
    for _ in range(2):
        table = offered(anna)
        assert take(bob, table) == 303
    begin(club)
    assert anna.post("/forget", table=table, sure="yes").status == 303
    assert rows_in(club.store, "SELECT account_id FROM abandoned") == [(1,)]
    assert "Reliability: 75 %" in anna.get("/circle").text
    assert "Reliability: 100 %" in bob.get("/circle").text


def test_who_finishes_an_abandoned_game_after_all_has_finished_it(club: Site) -> None:
    anna, bob, _ = (person(club, name) for name in ("Anna", "Bob", "Eve"))
    table = offered(anna)
    assert take(bob, table) == 303
    for who in (1, 2, 3):
        change(club, f"INSERT INTO abandoned VALUES ({who}, '{table}', 5)")
    finish(anna, bob)
    assert rows_in(club.store, "SELECT account_id FROM abandoned") == [(3,)], "who left is not back"


def test_leaving_a_table_before_its_game_costs_nothing(club: Site) -> None:
    anna = person(club, "Anna")
    anna.post("/forget", table=offered(anna), sure="yes")
    alone = anna.open("morra", "me", "bot random").split("/")[2]
    begin(club)
    anna.post("/forget", table=alone, sure="yes")
    assert rows_in(club.store, "SELECT * FROM abandoned") == []


def test_who_lets_others_wait_has_abandoned_the_game_until_it_is_finished(
    tmp_path: Path, toys: None
) -> None:
    """A clock that still has time is not up, and a game that nobody else plays does not count."""
    store = Store(tmp_path)

    async def look() -> list[tuple[int, str, int]]:
        hub = Hub(store, Settings(tmp_path, bot_pause=0))
        attendant = Manners(hub)
        hub.attendants.append(attendant)
        for clock, people in ((NO_CLOCK, 2), ("days-7", 2), (NO_CLOCK, 1)):
            table, _ = await hub.open_table("morra", ["person"] * 2, {}, "en", clock=clock)
            rows = [(who + 1, table, who % 2, 0) for who in range(people)]
            await store.run(partial(settle, rows=rows))
        await attendant.note()
        attendant.close()
        hub.close()
        return await store.run(lambda base: base.execute("SELECT * FROM abandoned").fetchall())

    def settle(base: Connection, rows: list[tuple[int, str, int, int]]) -> None:
        sql = "INSERT INTO accounts VALUES (?, ?, ?, 'h', 5) ON CONFLICT DO NOTHING"
        base.executemany(sql, [(who, f"P{who}", f"p{who}") for who, *_ in rows])
        base.executemany("INSERT INTO account_seats VALUES (?, ?, ?, ?)", rows)
        old = int(time.time()) - GIVEN_UP - 60
        base.execute(
            "INSERT INTO changes VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET at = "
            "excluded.at",
            (rows[0][1], old),
        )

    found = asyncio.run(look())
    store.close()
    assert len({table for _, table, _ in found}) == 1
