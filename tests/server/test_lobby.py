"""The lobby: links and their codes, one's own tables, several seats on a device, public tables."""

import random
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import segno
from tests.server.device import Device
from tests.server.helpers import Serve, Site, play_on, serving, sqlite_of

from velkahra.core.contract.words import LANGUAGES
from velkahra.picture import qr
from velkahra.server.domain import links
from velkahra.server.domain.texts import TEXTS
from velkahra.server.web import serve
from velkahra.server.web.identity import own_seats
from velkahra.server.web.lobby import lists


@pytest.fixture
def public(tmp_path: Path, toys: None) -> Iterator[Site]:
    with serving(tmp_path / "public", public_lobby=True) as running:
        yield running


# The form


def test_seats_are_named_in_the_readers_language(site: Site) -> None:
    fields = r"<span>(Lev|Býk|Lučištník|Hrnčíř)</span><select name=\"seat-(\d)\""
    found = re.findall(fields, site.get("/new?game=euphrates&language=cs").text)
    assert found == [("Lev", "0"), ("Býk", "1"), ("Lučištník", "2"), ("Hrnčíř", "3")]


def test_names_follow_the_chosen_order_and_a_seat_left_out_renames_no_other(phone: Device) -> None:
    for players, order, names in (
        (("me", "nobody", "person", "person"), {}, ["Lion", "Archer", "Potter"]),
        (
            ("person", "person"),
            {"option-dynasties": "potter-archer-bull-lion"},
            ["Potter", "Archer"],
        ),
    ):
        host = phone.open("euphrates", *players, **order)
        assert re.findall(r'<span class="label">([^<:]+):', phone.get(host).text) == names
    renamed = re.search(r'data-renamed="([^"]+)"', phone.get("/new?game=euphrates").text)
    assert renamed
    assert "potter-archer-bull-lion&#34;:[&#34;Potter&#34;" in renamed[1]


def test_the_table_has_the_language_its_host_chose(phone: Device, site: Site) -> None:
    host = phone.open("morra", "person", "person", language="pl")
    link = phone.links(host)[0]
    assert '<html lang="pl"' in site.get(link).text


def test_a_value_is_offered_with_some_numbers_of_seats_only(phone: Device, site: Site) -> None:
    """VC-VIRTUAL-01: people and virtual opponents are never more than four."""
    page = site.get("/new?game=viceroy").text
    assert '<option value="two" data-not="3 4">' in page
    form = {"game": "viceroy", "option-virtual": "two"}
    many = site.post("/tables", {**form, "seat-0": "me", "seat-1": "person", "seat-2": "person"})
    assert many.status == 400
    assert "virtual cannot be &#39;two&#39; with 3 seats: rules, one" in many.text
    assert phone.open("viceroy", "me", "person", **{"option-virtual": "two"})


def test_an_option_is_for_some_numbers_of_seats_only(phone: Device, site: Site) -> None:
    page = site.get("/new?game=pamir").text
    assert re.search(r'<label class="field" data-seats="2">.*?name="option-third"', page)
    wakhan = {"option-third": "wakhan"}
    for players in (2, 3):
        host = phone.open("pamir", *["person"] * players, **wakhan)
        shown = site.get(phone.links(host)[0]).text
        assert ('id="player-wakhan"' in shown) == (players == 2)
    wrong = {"game": "pamir", "seat-0": "me", "option-third": "everybody"}
    assert site.post("/tables", wrong).status == 400


def test_somebody_alone_sits_down_at_once(phone: Device, site: Site) -> None:
    assert 'id="alone"' in site.get("/new?game=pamir").text
    assert 'id="alone"' not in site.get("/new?game=euphrates").text
    assert phone.open("pamir", "me").startswith("/table/")
    assert site.post("/tables", {"game": "pamir"}).status == 400


# Links


def test_every_link_has_a_code_that_says_the_same(
    phone: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    original = segno.make

    def make(text: str, **how: Any) -> segno.QRCode:  # noqa: ANN401
        drawn.append(text)
        return original(text, **how)

    monkeypatch.setattr(segno, "make", make)
    page = phone.get(phone.open("morra", "person", "person", "bot random")).text
    urls = re.findall(r'<input readonly value="([^"]+)"', page)
    assert len(urls) == 3
    assert len(drawn) == page.count('<svg role="img"') == 1, "one is open"
    for address in re.findall(r'<img class="qr" src="([^"]+)"', page):
        answer = phone.get(address)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["cache-control"] == "no-store"
        assert answer.text.startswith("<svg xmlns=")
    assert drawn == urls
    assert phone.get(re.sub(r"/-1", "/7", address)).status == 404
    assert all(url.startswith(phone.site.base) for url in urls)


def test_the_code_of_a_link_is_drawn_once(phone: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def make(text: str, **how: object) -> segno.QRCode:
        drawn.append(text)
        return made

    made = segno.make("any")
    monkeypatch.setattr(qr, "segno", SimpleNamespace(make=make))
    host = phone.open("morra", "person", "person")
    assert phone.get(host).text == phone.get(host).text
    assert len(drawn) == 1
    phone.get(f"{host}?language=cs")
    assert len(drawn) == 2, "its title is in the reader's language"


@pytest.mark.parametrize(
    ("changes", "begins"),
    [
        ({"base_url": "https://games.example"}, "https://games.example/table/"),
        ({"lan_url": "http://192.168.1.5:8000"}, "http://192.168.1.5:8000/table/"),
    ],
)
def test_links_begin_as_others_reach_the_server(
    serve: Serve, changes: dict[str, Any], begins: str
) -> None:
    with serve(**changes) as site:
        phone = Device(site)
        page = phone.get(phone.open("morra", "person", "person")).text
        assert page.count(f'<input readonly value="{begins}') == 3


def test_the_address_in_the_network_is_found_only_where_it_helps() -> None:
    assert serve.lan_address("127.0.0.1", 8000) == ""
    assert re.fullmatch(r"(http://\d+\.\d+\.\d+\.\d+:8000)?", serve.lan_address("0.0.0.0", 8000))


# Own tables


def test_tables_are_remembered_where_one_is_asked_first(phone: Device) -> None:
    waiting = phone.open("draws", "person", "me")
    asked = phone.open("draws", "me", "bot random")
    page = phone.get("/").text
    first, second = re.findall(r'<li class="(asked|quiet)">\s*<a class="go" href="([^"]+)"', page)
    assert first == ("asked", asked)
    assert second[0] == "quiet"
    assert second[1].split("/")[2] == waiting.split("/")[2]
    assert "Your turn" in page
    assert "Waiting for Ash" in page
    assert "just now" in page


def test_an_opened_link_is_remembered_a_spectators_is_not(phone: Device, site: Site) -> None:
    one, _, watch = site.table("draws", "person", "person")
    phone.get(watch)
    assert phone.links() == []
    phone.get(one)
    phone.get(one)
    assert phone.links() == [one]
    assert phone.cookies["tables"].count("~") == 0
    assert phone.get(f"/hand/{one.split('/')[2]}").status == 404, "a seat alone has no curtain"


def test_a_visited_table_stays_on_the_list(phone: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_seats, "MOST_PLACES", 6)
    first = phone.open("morra", "me", "bot random")
    for _ in range(4):
        phone.open("morra", "me", "bot random")
        phone.get(first)
    assert first in phone.links()


def test_a_full_list_says_so_beforehand(phone: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_seats, "MOST_PLACES", 9)
    for full in (False, True):
        phone.open("morra", "me", "bot random")
        assert ("list on this device is full" in phone.get("/").text) == full


@pytest.mark.parametrize("path", ["/account/sign-in", "/account/new", "/tables"])
def test_the_language_is_changed_on_a_page_that_refused_a_form(serve: Serve, path: str) -> None:
    with serve(accounts=True) as site:
        assert Device(site).post(path).status == 400
        answer = site.get(f"{path}?language=cs")
        assert answer.status == 303
        assert site.get(answer.headers["location"]).status == 200


@pytest.mark.parametrize("base", ["", "https://games.example"])
def test_cookies_are_kept_from_scripts_and_other_sites(serve: Serve, base: str) -> None:
    with serve(base_url=base) as site:
        answer = site.post("/tables", {"game": "morra", "seat-0": "me", "seat-1": "bot random"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert ("Secure" in cookie) == bool(base)


def test_a_table_can_be_forgotten_and_its_link_still_leads_to_it(phone: Device) -> None:
    kept = phone.open("morra", "me", "bot random")
    gone = phone.open("morra", "me", "bot random")
    asked = phone.post("/forget", table=gone.split("/")[2])
    assert (asked.status, "not over yet" in asked.text) == (200, True)
    assert len(phone.links()) == 2
    assert phone.post("/forget", table=gone.split("/")[2], sure="yes").status == 303
    assert phone.links() == [kept]
    assert phone.get(gone).status == 200


def test_a_cookie_that_makes_no_sense_is_passed_over(phone: Device) -> None:
    for value in ("", "~", "x:sy", "a:s" + "-" * 22, "<b>~" * 900, "é"):
        phone.cookies["tables"] = value.encode().decode("latin-1")
        page = phone.get("/")
        assert page.status == 200, value
        assert 'id="mine"' not in page.text, value


@pytest.mark.usefixtures("both_stores")
def test_a_wrong_link_shows_no_table_and_leaves_the_list(public: Site) -> None:
    owner, spy = Device(public), Device(public)
    _, _, table, secret = owner.open("morra", "me", "person", public="yes").split("/")
    (own,) = re.findall(rf"{table}:s[\w-]+", owner.cookies["tables"])
    swapped = own.replace(":s", ":h"), f"{table}:s{secret}"
    gone = "0123456789:s" + "x" * 22
    spy.cookies["session"] = "mine"
    forged = f"{table}:s{links.token('mine', f'{table} 0')}"
    wrong = [f"{table}:{letter}{'x' * 22}" for letter in "sgh"]
    spy.cookies["tables"] = "~".join([*wrong, *swapped, forged, gone])
    assert spy.get(f"/hand/{table}").status == 404
    assert spy.get(f"/turn/{table}/0").status == 404
    assert table not in spy.get("/nowhere").text
    page = spy.get("/").text
    assert 'id="mine"' not in page
    assert f'action="/lobby/{table}"' in page, "it is not one of the spy's own tables"
    assert spy.cookies["tables"] == gone, "a backup may bring that table back"
    right = f"{own}~{table}:h{secret}"
    owner.cookies["tables"] = "~".join([*wrong, right])
    assert f'href="/host/{table}/{secret}"' in owner.get("/").text
    assert owner.cookies["tables"] == right
    spy.cookies["tables"] = wrong[0]
    assert spy.post("/forget", table=table).status == 303, "it does not say if a game goes on"
    assert "tables" not in spy.cookies or spy.cookies["tables"] == ""


@pytest.mark.usefixtures("both_stores")
def test_a_finished_table_says_so_and_stands_last(phone: Device, site: Site) -> None:
    host = phone.open("draws", "person", "person")
    one, two, _ = phone.links(host)
    with site.at(one) as ash, site.at(two) as birch:
        play_on([ash, birch], random.Random(1))
    phone.open("draws", "bot random", "person")
    states = re.findall(r'<span class="state">([^<]+)<', phone.get("/").text)
    assert states[-1] == "Finished"
    assert len(states) == 2


def test_the_list_does_not_read_tables_again_that_left_the_memory(serve: Serve) -> None:
    with serve(rooms=1) as site:
        phone = Device(site)
        for _ in range(3):
            phone.open("morra", "me", "person")
        phone.get("/")
        loads = []
        sqlite_of(site.store).set_trace_callback(
            lambda sql: loads.append(sql) if "FROM plies" in sql else None
        )
        page = phone.get("/").text
        sqlite_of(site.store).set_trace_callback(None)
    assert page.count('class="go"') == 3
    assert loads == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_ago_is_said_in_whole_units(language: str) -> None:
    told = [lists.ago(language, seconds) for seconds in (5, 61, 130, 7200, 86400 * 5)]
    assert len(set(told)) == 5
    assert "2" in told[2]
    assert "5" in told[4]
    assert TEXTS.text("pl", "ago-minutes", count=22) == "22 minuty temu"


def picture_of(device: Device) -> str:
    """Return the address of the picture of the first table of a device."""
    found = re.search(r'<img src="(/mine/[^"]+)"', device.get("/").text)
    assert found
    return found[1].replace("&amp;", "&")


def test_a_table_is_shown_as_ones_seat_may_see_it(phone: Device, site: Site) -> None:
    phone.open("euphrates", "me", "person")
    path = picture_of(phone)
    answer = phone.get(path)
    assert "Your tiles" in answer.text
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"].startswith("private, max-age=")
    assert picture_of(phone) == path, "nothing has changed"
    assert Device(site).get(path).status == 404
    shared = Device(site)
    shared.open("euphrates", "me", "me")
    assert "Your tiles" not in shared.get(picture_of(shared)).text


# Several seats on one device


def test_two_seats_of_mine_lead_behind_the_curtain(phone: Device, site: Site) -> None:
    curtain = phone.open("draws", "me", "me")
    assert re.fullmatch(r"/hand/\w+", curtain)
    page = phone.get(curtain).text
    assert "Pass the device to Ash" in page
    assert "/table/" not in page
    assert site.get(curtain).status == 404, "only this device has the seats"
    seats = [phone.get(f"{curtain}/{n}").headers["location"] for n in (0, 1)]
    assert seats[0] != seats[1]
    assert phone.get(f"{curtain}/2").status == 404
    assert phone.links() == [curtain]
    for n, (mine, other) in enumerate((seats, seats[::-1])):
        table = phone.get(mine).text
        due = " data-due" if n else ""  # Ash is asked first
        assert f'href="{curtain}" data-seat="{n}" data-others="[{1 - n}]"{due}>' in table
        assert other.rsplit("/", 1)[1] not in table


def test_the_curtain_shows_nothing_hidden(phone: Device, site: Site) -> None:
    curtain = phone.open("morra", "me", "me")
    one = phone.get(f"{curtain}/0").headers["location"]
    with site.at(one) as ash:
        ash.act("show 2")
        assert ash.update()["acting"] == [1]
        assert ash.log == ["en: Ash chooses 2."]
    page = phone.get(curtain).text
    assert "Pass the device to Birch" in page
    assert "Ash has chosen." in page
    assert "chooses 2" not in page


def test_the_curtain_waits_for_others_and_ends_with_the_game(phone: Device, site: Site) -> None:
    host = phone.open("draws", "person", "me", "me")
    curtain = f"/hand/{host.split('/')[2]}"
    assert f'href="{curtain}"' in phone.get(host).text
    waiting = phone.get(curtain).text
    assert "Waiting for Ash" in waiting
    assert "data-waits" in waiting
    one, two, three, _ = re.findall(r'href="(/table/[^"]+)"', phone.get(host).text)
    with site.at(one) as ash, site.at(two) as birch, site.at(three) as cedar:
        play_on([ash, birch, cedar], random.Random(2))
    assert "The game is over" in phone.get(curtain).text


# Public tables


def test_nobody_fills_the_public_list_alone(serve: Serve) -> None:
    with serve(public_lobby=True) as site:
        fields = {"game": "morra", "seat-0": "me", "seat-1": "person", "public": "yes"}
        statuses = [site.post("/tables", fields).status for _ in range(7)]
        assert statuses == [303] * 6 + [429]
        assert site.post("/tables", fields | {"public": ""}).status == 303


def test_public_tables_are_off_unless_the_server_wants_them(phone: Device, site: Site) -> None:
    assert 'name="public"' not in phone.get("/").text
    host = phone.open("morra", "me", "person", public="yes")
    assert len(phone.links(host)) == 3, "two seats and the spectators"
    assert 'id="public"' not in Device(site).get("/").text
    table = host.split("/")[2]
    assert Device(site).post(f"/lobby/{table}", seat="1", claim="c" * 22).status == 404


def offered(device: Device) -> tuple[str, list[str], str]:
    """Read the first offer of the list: the table, its free seats, the claim."""
    page = device.get("/").text
    found = re.search(r'action="/lobby/(\w+)"(.*?)</form>', page, re.DOTALL)
    assert found, page
    claim = re.search(r'name="claim" value="([^"]+)"', found[2])
    assert claim
    return found[1], re.findall(r'name="seat" value="(\d)"', found[2]), claim[1]


@pytest.mark.usefixtures("both_stores")
def test_a_free_seat_is_taken_and_only_its_taker_has_the_link(public: Site) -> None:
    owner, guest = Device(public), Device(public)
    host = owner.open("morra", "me", "person", "person", public="yes")
    table, seats, claim = offered(guest)
    assert (table, seats) == (host.split("/")[2], ["1", "2"])
    page = owner.get(host).text
    assert page.count("free, on the public list") == 2
    assert page.count("<input readonly") == 2, "one's own seat and the spectators"
    taken = guest.post(f"/lobby/{table}", seat="1", claim=claim).headers["location"]
    assert guest.get(taken).status == 200
    assert guest.links() == [taken]
    page = owner.get(host).text
    assert page.count("free, on the public list") == 1
    assert taken not in page
    assert offered(Device(public))[1] == ["2"]


@pytest.mark.usefixtures("both_stores")
def test_a_public_game_begins_when_its_seats_are_taken(public: Site) -> None:
    owner = Device(public)
    host = owner.open("morra", "me", "person", "bot random", public="yes")
    (own,) = [link for link in owner.links() if link.startswith("/table/")]
    page = Device(public).get("/").text
    assert [word in page for word in ("Host: Ash", "free seats: 1 of 3", "no clock")] == [True] * 3
    with public.at(own) as ash:
        assert (ash.last.get("acting"), ash.last["yours"]) == (None, False)
        assert "1 more player" in ash.last["prompt"]
        ash.say(kind="act", v=ash.version, text="show 1")
        assert ash.until("problem")["name"] == "seats-free"
        assert "1 more player" in owner.get("/").text
        guest = Device(public)
        table, _, claim = offered(guest)
        guest.post(f"/lobby/{table}", seat="1", claim=claim)
        ash.until_yours()
        ash.act("show 1")
    assert table == host.split("/")[2]


def test_a_seat_is_never_given_twice(public: Site) -> None:
    table = Device(public).open("morra", "me", "person", public="yes").split("/")[2]

    def take(number: int) -> int:
        return Device(public).post(f"/lobby/{table}", seat="1", claim=f"{number:022}").status

    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(take, range(8)))
    assert sorted(statuses) == [303] + [409] * 7


@pytest.mark.usefixtures("both_stores")
def test_a_double_click_takes_a_seat_once(public: Site) -> None:
    Device(public).open("morra", "me", "person", public="yes")
    guest = Device(public)
    table, _, claim = offered(guest)
    answers = [guest.post(f"/lobby/{table}", seat="1", claim=claim) for _ in range(2)]
    assert [answer.status for answer in answers] == [303, 303]
    assert len({answer.headers["location"] for answer in answers}) == 1


def test_what_is_not_free_is_not_given(public: Site) -> None:
    table = Device(public).open("morra", "me", "person", public="yes").split("/")[2]
    for seat, claim, status in (
        *(("0", "c" * 22, 409), ("9", "c" * 22, 409)),
        *(("x", "c" * 22, 404), ("1", "short", 404)),
    ):
        answer = Device(public).post(f"/lobby/{table}", seat=seat, claim=claim)
        assert answer.status == status, (seat, claim)


def test_nobody_takes_seats_without_end(public: Site) -> None:
    statuses = [
        public.post("/lobby/none", {"seat": "1", "claim": "c" * 22}).status for _ in range(12)
    ]
    assert statuses[:10] == [409] * 10
    assert 429 in statuses


@pytest.mark.usefixtures("both_stores")
def test_a_table_taken_off_the_list_gives_its_host_the_links(public: Site) -> None:
    owner = Device(public)
    host = owner.open("morra", "me", "person", public="yes")
    owner.post(f"{host}/private")
    assert 'action="/lobby/' not in Device(public).get("/").text
    link = re.findall(r'href="(/table/[^"]+)">Play on this device instead', owner.get(host).text)[0]
    assert public.get(link).status == 200
    assert owner.post(f"/host/{host.split('/')[2]}/{'x' * 22}/private").status == 404
