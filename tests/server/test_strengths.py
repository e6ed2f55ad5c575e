"""Rated tables, strengths and pages of people, as people and strangers meet them over HTTP."""

import asyncio
import csv
import io
import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.cli.conftest import run
from tests.server.device import Device
from tests.server.helpers import Site, play_on, rows_in, serving, wait_for
from tests.server.test_accounts import PASSWORD, signed_in
from tests.server.test_api import Program
from tests.server.test_company import signed_in_at
from websockets.exceptions import InvalidStatus

from velkahra.server.domain import strength
from velkahra.server.room.hub import SPECTATOR
from velkahra.server.store import people, profiles
from velkahra.server.store.archive.archive import opened
from velkahra.server.web.api.calls import ROOT

CLOCK = {"rated": "yes", "clock": "days-3"}
STRENGTHS = "SELECT * FROM strengths ORDER BY person_id, game, seats"
FIGURES = "SELECT * FROM figures ORDER BY person_id, game, kind, name"
SEATS = "SELECT number, seat, mean, deviation FROM finished_seats ORDER BY number, seat"
GAMES = "SELECT number, uncounted FROM finished ORDER BY number"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the server with people."""
    return tmp_path / "people"


@pytest.fixture
def open_site(folder: Path) -> Iterator[Site]:
    """A server with accounts and pages of people."""
    with serving(folder, accounts=True, bot_pause=0.0) as running:
        yield running


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let short games count."""
    monkeypatch.setattr(strength, "LEAST_DECISIONS", 1)


Seats = list[tuple[Device, str]]


def sat_down(host: Device, guest: Device, **terms: str) -> Seats:
    """Open a table of Viceroy for two people, and let both look at their seats."""
    to = host.open("viceroy", "me", "person", **terms)
    theirs, own = host.links(to)[:2]
    assert host.get(own).status == guest.get(theirs).status == 200
    return [(host, own), (guest, theirs)]


def play(site: Site, seats: Seats, seed: int = 1) -> None:
    """Play a game to its end at random, and wait until it is counted."""
    with ExitStack() as stack:
        pages = [stack.enter_context(signed_in_at(*seat)) for seat in seats]
        for page in pages:
            page.update()
        play_on(pages, random.Random(seed))
    table = seats[0][1].split("/")[2]
    wait_for(site, f"SELECT 1 FROM finished WHERE table_id = '{table}'")


def uncounted(site: Site) -> list[str]:
    return [why for _, why in rows_in(site.store, GAMES)]


def seen_by(device: Device, wish: str) -> None:
    assert device.post("/account/page", seen_by=wish).status == 303


def sees(device: Device, name: str = "Anna") -> bool:
    return device.get(f"/people/{name}").status == 200


@pytest.mark.usefixtures("both_stores")
def test_a_rated_game_is_on_the_page_of_both(open_site: Site) -> None:
    anna, bob = signed_in(open_site), signed_in(open_site, "Bob")
    play(open_site, sat_down(anna, bob, **CLOCK))
    assert uncounted(open_site) == [""]
    assert rows_in(open_site.store, "SELECT count(*) FROM strengths") == [(2,)]
    assert rows_in(open_site.store, "SELECT count(*) FROM rated_seats") == [(0,)]
    page = anna.get("/people/Anna").text
    assert "Longest" not in page
    assert "Strength · 2 seats" in page
    assert "still provisional" in page
    assert "circles" in page
    (replay,) = re.findall(r'href="(/replay/[^"]+)"', page)
    assert anna.get(replay).status == 200


def test_only_those_see_a_page_whom_its_person_lets(open_site: Site) -> None:
    anna, bob, eve = (signed_in(open_site, name) for name in ("Anna", "Bob", "Eve"))
    stranger = Device(open_site)
    everyone = (anna, bob, eve, stranger)
    assert [sees(device) for device in everyone] == [False] * 4  # no game yet, and no page
    play(open_site, sat_down(anna, bob, **CLOCK))
    assert [sees(device) for device in everyone] == [True, True, False, False]
    seen_by(anna, "everyone")
    assert [sees(device) for device in everyone] == [True] * 4
    page = stranger.get("/people/anna").text  # without a name that is not for everyone
    assert "Bob" not in page
    assert "/replay/" not in page
    assert "/replay/" in bob.get("/people/Anna").text
    seen_by(bob, "everyone")
    assert "/replay/" in stranger.get("/people/Anna").text
    seen_by(anna, "nobody")
    assert [sees(device) for device in everyone] == [True, False, False, False]
    assert "Anna" not in bob.get("/people/Bob").text
    assert stranger.post("/account/page", seen_by="everyone").headers["location"] == "/account"
    assert anna.post("/account/page", seen_by="all").status == 400
    for file in ("/account/games.csv", "/account/figures.json"):
        assert stranger.get(file).headers["location"] == "/account"


def test_the_table_of_the_best_lists_whom_everyone_may_see(
    open_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profiles, "PROVISIONAL", 9.0)
    monkeypatch.setattr(profiles, "NEAR", 50.0)
    anna, bob = signed_in(open_site), signed_in(open_site, "Bob")
    play(open_site, sat_down(anna, bob, **CLOCK))
    address = "/people?game=viceroy&seats=2"
    assert "/people/Anna" not in Device(open_site).get(address).text
    assert "/people/Anna" in anna.get(address).text
    seen_by(anna, "everyone")
    page = Device(open_site).get(address).text
    assert "/people/Anna" in page
    assert "/people/Bob" not in page
    assert Device(open_site).get("/people?game=nothing").status == 404
    assert "/people/Anna" in bob.get("/new?game=viceroy").text  # an opponent of like strength
    assert 'value="block"' in bob.get("/people/Anna").text
    anna.post("/circle", do="block", name="Bob")
    assert "/people/Anna" not in bob.get("/new?game=viceroy").text


def test_names_are_escaped_and_own_games_are_files(open_site: Site) -> None:
    name = "<b>=1/?\"'"
    anna, bob = signed_in(open_site, name), signed_in(open_site, "Bob")
    play(open_site, sat_down(anna, bob))
    path = "/people/%3Cb%3E%3D1%2F%3F%22%27"
    page = bob.get(path)
    assert page.status == 200
    assert name not in page.text
    assert path in anna.get("/account").text
    (row,) = csv.DictReader(io.StringIO(anna.get("/account/games.csv").text))
    assert (row["game"], row["seats"], row["rated"], row["counts"]) == ("viceroy", "2", "0", "0")
    told = json.loads(anna.get("/account/figures.json").text)
    assert told["name"] == name
    assert "Bob" not in json.dumps(told["games"])


def test_a_deleted_account_leaves_games_without_a_name(open_site: Site) -> None:
    anna, bob = signed_in(open_site), signed_in(open_site, "Bob")
    seen_by(anna, "everyone")
    play(open_site, sat_down(anna, bob, **CLOCK))
    assert "/people/Anna" in bob.get("/people/Bob").text
    before = rows_in(open_site.store, STRENGTHS)
    assert anna.post("/account/delete", password=PASSWORD).status == 303
    assert bob.get("/people/Anna").status == 404
    for page in ("/people/Bob", "/people?game=viceroy", "/account/figures.json"):
        assert "Anna" not in bob.get(page).text
    assert rows_in(open_site.store, STRENGTHS) == before
    assert not sees(signed_in(open_site), "Anna")  # another person of that name


@pytest.mark.usefixtures("both_stores")
def test_all_is_the_same_when_it_is_computed_again(open_site: Site) -> None:
    anna, bob = signed_in(open_site), signed_in(open_site, "Bob")
    for seed in range(2):
        play(open_site, sat_down(anna, bob, **CLOCK), seed)
    play(open_site, sat_down(bob, anna), 7)
    # from one network address one game a day counts
    assert uncounted(open_site) == ["", "often", "unrated"]
    queries = (STRENGTHS, FIGURES, SEATS, GAMES)
    before = [rows_in(open_site.store, sql) for sql in queries]
    with opened(open_site.store.place, writing=True) as base:
        base.execute("UPDATE strengths SET mean = 1.0")
    place = open_site.store.place
    where = ("--data", place) if isinstance(place, Path) else ("--database", place)
    assert run("ratings", "recompute", *where) == 0
    assert [rows_in(open_site.store, sql) for sql in queries] == before


def test_self_played_tables_do_not_count(open_site: Site) -> None:
    anna, bob = signed_in(open_site), signed_in(open_site, "Bob")
    play(open_site, sat_down(anna, anna, **CLOCK))
    anna.post("/account/sign-out")
    anna.post("/account/sign-in", name="Anna", password=PASSWORD)
    bob.cookies["browser"] = anna.cookies["browser"]
    play(open_site, sat_down(anna, bob, **CLOCK))
    stranger = Device(open_site)
    play(open_site, sat_down(signed_in(open_site, "Eve"), stranger, **CLOCK))
    assert uncounted(open_site) == ["self", "self", "nobody"]


def test_a_rated_seat_is_played_by_the_account_that_opened_it_first(open_site: Site) -> None:
    anna, bob = signed_in(open_site), signed_in(open_site, "Bob")
    host = anna.open("viceroy", "me", "person", **CLOCK)
    theirs, own = anna.links(host)[:2]
    assert anna.get(own).status == bob.get(theirs).status == 200
    for other in (anna, signed_in(open_site, "Eve"), Device(open_site)):
        assert "someone else plays this seat" in other.get(theirs).text
        with pytest.raises(InvalidStatus), signed_in_at(other, theirs):
            pass
    table, link = theirs.split("/")[2:]
    program = Program(open_site, f"{open_site.base}{ROOT}/tables/{table}", link)
    assert json.loads(program.ask("/tokens", raw=b"").text)["seat"] == SPECTATOR
    anna.post(f"{host}/renew", seat="1")
    assert bob.get(theirs).status == 200, "nobody is locked out"
    bob.post("/forget", table=table, sure="yes")
    play(open_site, [(anna, own), (bob, theirs)])
    assert uncounted(open_site) == [""]


def test_a_game_against_bots_that_is_left_is_lost(
    open_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "LEAST_DECISIONS", 0)
    anna = signed_in(open_site)
    left = anna.open("viceroy", "me", "bot beginner", rated="yes")
    assert anna.get(left).status == 200
    asyncio.run(open_site.store.run(people.count_left))
    assert uncounted(open_site) == []
    monkeypatch.setattr(strength, "LEFT_SECONDS", -10)
    asyncio.run(open_site.store.run(people.count_left))
    assert uncounted(open_site) == [""]
    ((mean,),) = rows_in(
        open_site.store,
        "SELECT s.mean FROM strengths s JOIN people p ON p.id = s.person_id "
        "JOIN accounts a ON a.id = p.account_id WHERE a.name = 'Anna'",
    )
    assert mean < strength.NEW.mean
    page = anna.get("/people/Anna").text
    assert "Not played on for a week" in page
    assert "/replay/" not in page  # the game may still go on


def test_what_cannot_be_rated_is_refused(open_site: Site) -> None:
    anna = signed_in(open_site)
    no_clock = {"seat-0": "me", "seat-1": "person"}
    shared = {"seat-0": "me", "seat-1": "me", "clock": "days-3"}
    bots = {"seat-0": "bot beginner", "seat-1": "bot beginner"}
    for wishes in (no_clock, shared, {"seat-0": "me"}, bots):
        answer = anna.post("/tables", game="viceroy", rated="yes", **wishes)
        assert answer.status == 400, wishes
        assert "cannot be rated" in answer.text


def test_nothing_helps_at_a_rated_table(open_site: Site) -> None:
    anna = signed_in(open_site)
    path = anna.open("viceroy", "me", "bot beginner", rated="yes", hints="yes")
    page = anna.get(path).text
    assert 'id="hints-open"' not in page
    assert "This game is rated" in page
    assert rows_in(open_site.store, "SELECT count(*) FROM hinting") == [(0,)]
    with signed_in_at(anna, path) as seat:
        seat.update()
        seat.say(kind="ask-end")
        assert "rated" in str(seat.until("problem"))


def test_a_server_without_pages_of_people_counts_nobody(tmp_path: Path) -> None:
    with serving(tmp_path / "alone", accounts=True, community=False) as site:
        anna = signed_in(site)
        assert rows_in(site.store, "SELECT count(*) FROM people") == [(0,)]
        for path in ("/people", "/people/Anna", "/account/games.csv"):
            assert anna.get(path).status == 404
        assert 'href="/people' not in anna.get("/").text + anna.get("/account").text
        assert 'name="rated"' not in anna.get("/new?game=viceroy").text
        answer = anna.post(
            "/tables", game="viceroy", rated="yes", **{"seat-0": "me", "seat-1": "bot beginner"}
        )
        assert answer.status == 400
