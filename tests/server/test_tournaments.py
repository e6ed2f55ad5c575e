"""Tournaments on the server: a whole one over HTTP, rights from outside, restarts."""

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TypeVar
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.server.device import Device
from tests.server.helpers import Page, Serve, Site, play_on, rows_in, serving
from tests.server.hours import wait_until
from websockets.sync.client import connect

from velkahra.server.domain.tournaments.calendar import Event, calendar, schedule
from velkahra.server.domain.tournaments.model import Terms
from velkahra.server.domain.tournaments.ranking import in_groups
from velkahra.server.room import tournaments as module
from velkahra.server.store import tournaments as store
from velkahra.server.store.backend import Connection, StoreError
from velkahra.server.web.tournaments import pages

T = TypeVar("T")
PASSWORD = "correct horse"
FORM = {
    "title": "Cup & <b>",
    "game": "morra",
    "form": "round-robin",
    "size": "2",
    "rounds": "0",
    "clock": "none",
    "starts": "2090-01-02T18:00",
    "zone": "-60",
    "every": "3600",
    "public": "yes",
}

ABOUT = store.Tournament(
    "cup",
    "Cup",
    "viceroy",
    {},
    Terms("swiss", rounds=9),
    "en",
    "none",
    teams=False,
    public=True,
    starts=0,
    every=3600,
    key=b"",
)


@pytest.fixture
def club(tmp_path: Path, toys: None) -> Iterator[Site]:
    """A server with accounts."""
    with serving(tmp_path / "club", accounts=True) as running:
        yield running


def member(site: Site, name: str) -> Device:
    device = Device(site)
    assert device.post("/account/new", name=name, password=PASSWORD).status == 303
    return device


def announce(device: Device, **more: str) -> tuple[str, str]:
    """Make a tournament. Returns: the addresses of its page and of its organiser's."""
    answer = device.post("/tournaments", **FORM | more)
    assert answer.status == 303, answer.text
    organiser = answer.headers["location"]
    return organiser.split("/organise/")[0], organiser


def do(site: Site, job: Callable[[Connection], T]) -> T:
    return asyncio.run(site.store.run(job))


def whole(site: Site, path: str) -> store.Whole:
    found = do(site, lambda base: store.find(base, path.rpartition("/")[2]))
    assert found is not None
    return found


def own_seat(device: Device, path: str) -> str:
    """Return the address of the seat that a tournament's page leads to, or ""."""
    found = re.search(r'class="button main wide" href="(/table/[^"]+)"', device.get(path).text)
    return found[1] if found else ""


def play(*devices: Device, path: str) -> None:
    """Play one table of the present round to its end, at random."""
    pages = []
    with ExitStack() as sockets:
        for device in devices:
            cookie = {"Cookie": f"session={device.cookies['session']}"}
            link = own_seat(device, path)
            address = f"ws://127.0.0.1:{device.site.port}{link}/live?language=en"
            socket = connect(address, additional_headers=cookie, close_timeout=1)
            pages.append(Page(sockets.enter_context(socket)))
            pages[-1].update()
        play_on(pages, random.Random(1))


@pytest.mark.usefixtures("both_stores")
def test_a_whole_tournament(club: Site) -> None:
    anna, bob, eve = (member(club, name) for name in ("Anna", "Bob", "Eve"))
    path, organiser = announce(anna)
    assert "Cup &amp; &lt;b&gt;" in Device(club).get("/tournaments").text
    for device in (anna, bob):
        assert device.post(f"{path}/enter").status == 303
    bob.post(f"{path}/enter")  # a double click
    do(club, lambda base: store.enter(base, path.rpartition("/")[2], None, bot="random"))
    assert [len(entry.accounts) for entry in whole(club, path).entries].count(1) == 2
    assert "3 entrants" in bob.get(path).text
    assert anna.post(organiser, do="begin").status == 303
    for number in range(1, 4):
        wait_until(partial(has_begun, club, path, number))
        wait_until(lambda: not pending(club, path))
        seats = [device for device in (anna, bob) if own_seat(device, path)]
        play(*seats, path=path)
    wait_until(lambda: whole(club, path).about.state == "over")
    page = eve.get(path).text
    assert "Over" in page
    assert page.count("no opponent in this round") == 3
    assert len(whole(club, path).rounds) == 3
    assert eve.post(f"{path}/enter").status == 409


def has_begun(site: Site, path: str, number: int) -> bool:
    return len(whole(site, path).rounds) >= number


def pending(site: Site, path: str) -> bool:
    """Return whether a table of the present round has not been opened yet."""
    return any(not b.play and not b.is_over for b in whole(site, path).rounds[-1])


def test_rights_from_outside(club: Site) -> None:
    anna, bob, eve, stranger = (*(member(club, n) for n in ("Anna", "Bob", "Eve")), Device(club))
    path, organiser = announce(anna)
    _, others = announce(eve, title="Other", public="")
    secret = others.rpartition("/")[2]
    assert stranger.get("/tournaments/new").headers["location"] == "/account"
    for answer in (stranger.post("/tournaments", **FORM), stranger.post(f"{path}/enter")):
        assert (answer.status, answer.headers["location"]) == (303, "/account")
    assert "Other" not in stranger.get("/tournaments").text
    feed = stranger.get("/tournaments/feed")
    assert feed.status == 200
    assert "Other" not in feed.text
    assert "Other" in eve.get("/tournaments").text
    assert bob.post(f"{path}/enter").status == 303
    anna.post(f"{path}/enter")
    for device in (stranger, bob, eve, anna):
        for wrong in (f"{path}/organise/x", f"{path}/organise/{secret}"):
            assert device.get(wrong).status == 404
            assert device.post(wrong, do="off", why="I can").status == 404
    assert organiser.rpartition("/")[2] not in anna.get(path).text + stranger.get(path).text
    assert stranger.post(f"{path}/leave").headers["location"] == "/account"
    eve.post(f"{path}/leave")
    assert len(whole(club, path).entries) == 2
    assert anna.post(organiser, do="nonsense").status == 400
    foreign = {"Origin": "http://evil.example", "Cookie": f"session={bob.cookies['session']}"}
    assert club.post(f"{path}/leave", {}, **foreign).status == 403
    anna.post(organiser, do="begin")
    wait_until(lambda: not pending(club, path))
    mine = own_seat(bob, path)
    assert mine
    assert {device.get(mine).status for device in (anna, eve, stranger)} == {404}
    assert not own_seat(eve, path)
    assert club.get("/tournaments/nothing").status == 404


def test_corrections_are_seen_by_everybody_and_leaving_forfeits(club: Site) -> None:
    anna, bob, eve = (member(club, name) for name in ("Anna", "Bob", "Eve"))
    path, organiser = announce(anna, form="swiss", rounds="2")
    for device in (anna, bob):
        device.post(f"{path}/enter")
    anna.post(organiser, do="begin")
    correction = {"do": "result", "round": "1", "board": "0", "place-0": "1", "place-1": "0"}
    assert anna.post(organiser, **correction).status == 409
    assert anna.post(organiser, **correction | {"place-0": "2"}, why="x").status == 409
    assert eve.post(f"{path}/enter").status == 303  # late
    assert anna.post(organiser, **correction, why="Bob is <ill>").status == 303
    wait_until(lambda: len(whole(club, path).rounds) == 2)
    shown = Device(club).get(path).text
    assert "Anna corrected table 1 of round 1. Before: no result. Now: 1. " in shown
    assert "Bob is &lt;ill&gt;" in shown
    boards = whole(club, path).rounds[1]
    assert sorted(len(board.seats) for board in boards) == [1, 2]
    for device in (anna, bob, eve):
        device.post(f"{path}/leave")
    wait_until(lambda: whole(club, path).about.state == "over")
    assert 2 in [entry.until for entry in whole(club, path).entries]
    assert anna.post(organiser, do="off", why="late").status == 303
    assert whole(club, path).about.state == "over"


def test_who_was_removed_does_not_come_back(club: Site) -> None:
    anna, bob = member(club, "Anna"), member(club, "Bob")
    path, organiser = announce(anna)
    bob.post(f"{path}/enter")
    bob.post(f"{path}/leave")
    assert not whole(club, path).entries
    bob.post(f"{path}/enter")
    assert anna.post(organiser, do="remove", entrant="0").status == 409
    assert anna.post(organiser, do="remove", entrant="7", why="rude").status == 404
    assert anna.post(organiser, do="remove", entrant="0", why="rude").status == 303
    assert bob.post(f"{path}/enter").status == 409
    assert "Anna removed Bob. Reason: rude" in bob.get(path).text
    bob.post("/account/delete", password=PASSWORD)
    assert "Bob" not in anna.get(path).text


def test_teams_share_a_seat(club: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bob, eve = (member(club, name) for name in ("Anna", "Bob", "Eve"))
    path, organiser = announce(anna, game="hammer", form="knock-out")
    assert anna.post(f"{path}/enter").status == 409
    anna.post(f"{path}/enter", team="Falcons")
    bob.post(f"{path}/enter", team="Bears")
    link = re.search(rf'value="[^"]+({path}/team/[\w-]+)"', anna.get(path).text)
    assert link
    assert "Falcons" in eve.get(link[1]).text
    assert eve.get(f"{path}/team/nothing").status == 404
    assert bob.post(link[1]).status == 409
    assert eve.post(link[1]).status == 303
    anna.post(organiser, do="begin")
    wait_until(lambda: not pending(club, path))
    seats = rows_in(club.store, "SELECT account_id, seat FROM account_seats")
    assert len(seats) == 3
    assert len({seat for _, seat in seats}) == 2
    eve.post(f"{path}/leave")
    assert len(whole(club, path).entries) == 2
    assert whole(club, path).about.state == "running"


def test_a_tournament_of_a_club_is_made_by_its_leaders_for_its_members(club: Site) -> None:
    anna, bob, eve = (member(club, name) for name in ("Anna", "Bob", "Eve"))
    anna.post("/clubs", name="Owls")
    door = re.search(r"door=([\w-]+)", anna.get("/clubs/Owls").text)
    assert door
    bob.post("/clubs/Owls", do="join", door=door[1])
    for other in (bob, eve):
        assert other.get("/tournaments/new?club=Owls").status == 404
        assert other.post("/tournaments", **FORM, club="Owls").status == 404
    assert 'value="Owls"' in anna.get("/tournaments/new?club=Owls").text
    path, _ = announce(anna, club="Owls")
    assert path in bob.get("/clubs/Owls").text
    assert path not in eve.get("/clubs/Owls").text + eve.get("/tournaments").text
    assert '<a href="/clubs/Owls">A tournament of the club Owls' in bob.get(path).text
    assert eve.post(f"{path}/enter").status == 409
    assert bob.post(f"{path}/enter").status == 303


@pytest.mark.usefixtures("both_stores")
def test_groups_are_drawn_without_blocked_and_removed_entrants(club: Site) -> None:
    people = [member(club, name) for name in ("Anna", "Bob", "Eve", "Ola")]
    assert '<select name="groups"' in people[0].get("/tournaments/new").text
    path, organiser = announce(people[0], form="groups", groups="2")
    for device in people:
        assert device.post(f"{path}/enter").status == 303
    one, *_, other = (entry.called for entry in whole(club, path).entries)
    people[["Anna", "Bob", "Eve", "Ola"].index(one)].post("/circle", do="block", name=other)
    do(club, lambda base: store.enter(base, path.rpartition("/")[2], None, bot="random"))
    assert people[0].post(organiser, do="remove", entrant="4", why="Too many.").status == 303
    people[0].post(organiser, do="begin")
    wait_until(lambda: bool(whole(club, path).rounds))
    begun = whole(club, path)
    groups = [{begun.entry(n).called for n in board.seats} for board in begun.rounds[0]]
    assert len(groups) == 2
    assert {one, other} not in groups
    assert [len(group) for group in in_groups(begun.about.terms, begun.entrants)] == [2, 2]


def test_a_page_shows_the_latest_rounds_and_leads_to_the_others() -> None:
    """The page of the largest tournament stays small, so that many can follow it."""
    boards = tuple(store.Board((n, n + 64), (1, 2), play="play") for n in range(64))
    entries = tuple(store.Entry(n, called=f"P{n}", accounts=(n,)) for n in range(128))
    field = store.Whole(ABOUT, entries, (boards,) * 9, tuple(range(9)))
    words = pages.InWords("en", field)
    for newest, seen in ((30, [9, 8]), (4, [4, 3]), (0, [1])):
        facts = pages.page_facts(words, newest)
        assert [number for number, _ in facts["rounds"]] == seen
        assert sorted(seen + facts["elsewhere"]) == list(range(1, 10))


def test_tables_of_a_rated_tournament_are_rated(club: Site) -> None:
    anna, bob = member(club, "Anna"), member(club, "Bob")
    assert anna.post("/tournaments", **FORM, rated="yes").status == 409
    path, organiser = announce(anna, rated="yes", game="viceroy", clock="bank-1500-30")
    for device in (anna, bob):
        device.post(f"{path}/enter")
    anna.post(organiser, do="begin")
    wait_until(lambda: not pending(club, path))
    play = rows_in(club.store, "SELECT table_id FROM rated")
    assert play == [(whole(club, path).rounds[0][0].play,)]


def test_no_table_is_opened_twice_whenever_a_server_stops(
    tmp_path: Path, toys: None, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = store.seat

    def torn(base: Connection, seen: store.Whole, at: int, play: str, watch: str) -> None:
        if at:
            raise StoreError("store-closed", "the power has gone")
        real(base, seen, at, play, watch)

    with pytest.MonkeyPatch.context() as patch, serve(accounts=True) as site:
        patch.setattr(store, "seat", torn)
        patch.setattr(module.Tournaments, "_wake", pass_by)
        anna = member(site, "Anna")
        path, organiser = announce(anna, form="knock-out")
        name = path.rpartition("/")[2]
        for _ in range(4):
            do(site, lambda base: store.enter(base, name, None, bot="random"))
        anna.post(organiser, do="begin")
        assert [bool(board.play) for board in whole(site, path).rounds[0]] == [True, False]
        (count,) = rows_in(site.store, "SELECT count(*) FROM tables")[0]
        assert count == 1
        seen = whole(site, path)
        with pytest.raises(StoreError):
            do(site, lambda base: real(base, seen, 0, "again", ""))
        stale = replace(seen, rounds=(), began=())
        assert not do(site, lambda base: store.begin_round(base, stale, seen.rounds[0]))
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.05)
    with serve(accounts=True) as site:
        wait_until(lambda: whole(site, path).about.state == "over")
        (count,) = rows_in(site.store, "SELECT count(*) FROM tables")[0]
        assert count == 3
        assert [len(boards) for boards in whole(site, path).rounds] == [2, 1]


async def pass_by(runner: module.Tournaments, table: str) -> None:
    """Do not let bots begin."""


def test_everything_is_off_without_a_community(serve: Serve) -> None:
    with serve(accounts=True, community=False) as site:
        assert "/tournaments" not in site.get("/").text
        assert {site.get(f"/tournaments{end}").status for end in ("", "/new", "/feed", "/x")} == {
            404
        }
    with serve() as site:
        assert site.get("/tournaments").status == 404


def test_calendar_feed_and_pdf(club: Site) -> None:
    anna = member(club, "Anna")
    path, _ = announce(anna)
    anna.post(f"{path}/enter")
    do(club, lambda base: store.enter(base, path.rpartition("/")[2], None, bot="random"))
    answer = club.get(f"{path}/schedule.ics")
    assert answer.headers["content-type"].startswith("text/calendar")
    assert "DTSTART:20900102T170000Z" in answer.text
    assert "SUMMARY:Cup & <b>: Round 1" in answer.text
    found = ElementTree.fromstring(club.get("/tournaments/feed").text.encode())
    assert [e.text for e in found.iter("{http://www.w3.org/2005/Atom}title")][1] == "Cup & <b>"
    printed = club.get(f"{path}/all.pdf?language=cs")
    assert printed.status == 200
    assert printed.text.startswith("%PDF")


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=200))
def test_lines_of_a_calendar_are_short_and_read_back(title: str) -> None:
    made = calendar("x", "http://a/b", [Event(title, 0, 60)])
    lines = made.split("\r\n")
    assert lines[-1] == ""
    assert all(len(line.encode()) <= 75 for line in lines)
    (read,) = re.findall("SUMMARY:(.*)\r\nURL", made.replace("\r\n ", ""))
    assert re.sub(r"\\(.)", r"\1", read) == " ".join(title.splitlines())


def test_a_late_round_delays_those_after_it() -> None:
    assert schedule(100, 10, [], 3) == [100, 110, 120]
    assert schedule(100, 10, [105, 150], 4) == [105, 150, 160, 170]
    assert schedule(100, 10, [105], 0) == [105]
