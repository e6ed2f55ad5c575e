"""The next game of the people at a table: who opens it, and how the others get their seats."""

import random
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.databases import Cluster
from tests.server.device import Device
from tests.server.helpers import Serve, Site, play_on, rows_in, serving
from tests.server.sharing import sharing
from tests.server.test_accounts import PASSWORD
from tests.toys.morra import MORRA

from velkahra.core.contract.words import LANGUAGES
from velkahra.server.domain import links
from velkahra.server.room.room import Room
from velkahra.server.store.archive.archive import backup, delete, opened
from velkahra.server.store.archive.restoring import restore


@pytest.fixture
def over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all games be over, even those that nobody has played."""
    monkeypatch.setattr(Room, "is_over", True)


def played(site: Site, *players: str) -> list[str]:
    """Play a game to its end, and return the addresses of its seats and the spectators'."""
    paths = site.table("morra", *players)
    with ExitStack() as stack:
        pages = [stack.enter_context(site.page(path)) for path in paths[:-1]]
        for page in pages:
            page.update()
        play_on(pages, random.Random(1))
    return paths


def seats_of(site: Site, path: str) -> list[str]:
    where = f"WHERE table_id = '{table_of(path)}' ORDER BY seat"
    return [player for (player,) in rows_in(site.store, f"SELECT player FROM seats {where}")]


def table_of(path: str) -> str:
    return path.split("/")[2]


def place(path: str) -> str:
    """Return how a device remembers a link."""
    _, _, table, token = path.split("/")
    return f"{table}:s{token}"


def went(device: Device, path: str) -> str:
    """Ask for another game, and return where that leads."""
    answer = device.again(path)
    assert answer.status == 303, answer.text
    assert device.get(answer.headers["location"]).status == 200
    return answer.headers["location"]


# Opening it


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_next_game_while_this_one_goes_on(site: Site, language: str) -> None:
    one, *_ = site.table("morra", "person", "person")
    device = Device(site)
    device.get(f"{one}?language={language}")
    answer = device.again(one)
    said = {"en": "when this one is over", "cs": "až tato skončí", "pl": "gdy ta się skończy"}
    assert answer.status == 409
    assert said[language] in answer.text
    assert len(rows_in(site.store, "SELECT 1 FROM tables")) == 1


def test_a_game_that_all_agreed_to_end_has_a_next_one(
    site: Site, phone: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = phone.open("morra", "me", "bot random")
    with site.page(path) as page:
        table = type(MORRA.table)
        monkeypatch.setattr(table, "may_agree_to_end", lambda self, state: True)
        page.say(kind="ask-end")
        while not page.last.get("over"):
            page.update()
    assert table_of(went(phone, path)) != table_of(path)


@pytest.mark.usefixtures("over")
def test_another_game_has_the_same_seats_or_another_level(phone: Device, site: Site) -> None:
    first = phone.post("/play", game="viceroy", start="three").headers["location"]
    same = phone.again(first).headers["location"]
    assert seats_of(site, same) == seats_of(site, first) == ["person", *["bot beginner"] * 2]
    harder = phone.again(first, level="apprentice").headers["location"]
    assert seats_of(site, harder) == ["person", *["bot apprentice"] * 2]
    assert phone.again(first, level="warp").status == 404


@pytest.mark.usefixtures("over")
def test_another_game_has_the_clock_and_the_tempo_of_the_last_one(phone: Device) -> None:
    more = {"clock": "move-120", "tempo": "unhurried"}
    before = phone.open("morra", "me", "bot random", **more)
    assert went(phone, before) != before
    terms = rows_in(phone.site.store, "SELECT terms, late FROM clocks")
    assert (len(terms), len(set(terms))) == (2, 1)
    assert rows_in(phone.site.store, "SELECT tempo FROM tempos") == [("unhurried",)] * 2


def test_who_watches_opens_no_other_game(phone: Device, site: Site) -> None:
    *_, watch = played(site, "person", "bot random")
    assert phone.again(watch).status == 404


@pytest.mark.usefixtures("over")
def test_only_the_organiser_opens_another_camp(phone: Device, site: Site) -> None:
    """Whoever opens a camp has its desk, and sees what the teams hide from each other."""
    desk = phone.open("hammer", "person", "person", **{"option-results": "organiser"})
    _, _, table, secret = desk.split("/")
    path, team = f"/table/{table}/{links.token(secret, 0)}", Device(site)
    assert 'name="level"' not in team.get(path).text
    assert team.again(path).status == 403
    team.cookies["tables"] += f"~{table}:h{'x' * 22}"
    assert team.again(path).status == 403
    assert 'name="level"' in phone.get(path).text
    after = phone.again(path).headers["location"]
    assert after.startswith("/desk/")
    assert phone.get(after).text.count("<input readonly") == 3, "two teams and the spectators"


# Following


@pytest.mark.usefixtures("both_stores")
def test_the_others_take_their_seats_with_the_links_they_have(site: Site) -> None:
    one, two, three, watch = played(site, "person", "person", "bot random", "person")
    host, guest = Device(site), Device(site)
    with site.at(two) as birch, site.page(watch) as crowd:
        links_page = went(host, one)
        table = table_of(links_page)
        assert birch.update()["turn"]["next_game"] == table
        crowd.update()
        assert "next_game" not in crowd.last["turn"]
    with site.page(one) as ash:
        assert "next_game" not in ash.update()["turn"]
    wish = site.post(f"{two}/again", {"table": table})
    assert (wish.status, wish.headers["location"]) == (307, f"/lobby/{table}/{place(two)[-22:]}")
    taken = went(guest, two)
    assert guest.links() == [taken]
    assert host.links(links_page) == [host.links(links_page)[0], *host.links(links_page)[-1:]]
    assert taken not in host.get(links_page).text
    with site.page(taken) as seat:
        assert "next_game" not in seat.update()["turn"]
    secret = links_page.split("/")[3]
    for number in (1, 3):
        assert site.get(f"/table/{table}/{links.token(secret, number)}").status == 404
    assert table_of(went(Device(site), three)) == table


def test_a_seat_is_taken_once_however_often_and_wherever_it_is_asked_for(site: Site) -> None:
    one, two, _ = played(site, "person", "person")
    went(Device(site), one)
    assert len({went(Device(site), two) for _ in range(3)}) == 1


def test_no_other_link_takes_a_reserved_seat(site: Site) -> None:
    one, two, watch = played(site, "person", "person")
    table = table_of(went(Device(site), one))
    path = f"/lobby/{table}/"
    assert site.post(path + place(one)[-22:], {}).status == 409, "it is the host's own seat"
    assert site.post(path + place(watch)[-22:], {}).status == 409
    assert site.post(path + "x" * 22, {}).status == 409
    assert site.post(f"/lobby/{table_of(one)}/{place(two)[-22:]}", {}).status == 409
    thief = Device(site)
    thief.cookies |= {"session": "mine", "tables": f"{table_of(one)}:g{forged(one)}~{place(one)}"}
    assert thief.post(path + forged(one)).status == 409
    thief.cookies["tables"] = f"{table_of(one)}:g{forged(one)}~{place(one).replace(':s', ':g')}"
    assert thief.post(path + place(one)[-22:]).status == 409
    assert thief.get(f"/hand/{table_of(one)}").status == 404


def forged(path: str) -> str:
    """Return what would be an account's link to the second seat, in a session that is none."""
    return links.token("mine", f"{table_of(path)} 1")


@pytest.mark.usefixtures("both_stores")
def test_the_host_gets_the_links_of_seats_that_nobody_takes(site: Site) -> None:
    one, two, three, _ = played(site, "person", "person", "person")
    host, guest = Device(site), Device(site)
    links_page = went(host, one)
    taken = went(guest, two)
    assert host.get(links_page).text.count("only for the person who had this seat") == 2
    assert "Get the links" in host.get(links_page).text
    host.post(f"{links_page}/private")
    page = host.get(links_page).text
    assert page.count("only for the person who had this seat") == 1
    assert "Get the links" not in page
    assert taken not in page
    assert page.count("<input readonly") == 3, "the own seat, the third, and the spectators"
    path = f"/lobby/{table_of(taken)}/"
    assert site.post(path + place(three)[-22:], {}).status == 409
    with site.page(three) as cedar:
        assert cedar.update()["turn"]["next_game"] == table_of(taken), "it has not heard of it yet"
        gone = Device(site).again(three, table=table_of(taken))
        assert (gone.status, "no longer reserved" in gone.text) == (409, True)
        assert "next_game" not in cedar.update()["turn"]
    late = Device(site).again(three)
    assert table_of(late.headers["location"]) != table_of(taken), "it opens a game of its own"
    assert site.post(path + place(two)[-22:], {}).headers["location"] == taken


def test_seats_on_one_device_go_together(site: Site) -> None:
    host, others = Device(site), Device(site)
    one, two, three, _ = played(site, "person", "person", "person")
    others.cookies["tables"] = "~".join(place(path).replace(":s", ":g") for path in (two, three))
    went(host, one)
    curtain = went(others, two)
    assert curtain.startswith("/hand/")
    assert others.get(f"{curtain}/2").status == 303
    again = Device(site)
    again.cookies = dict(others.cookies)
    assert went(again, three) == curtain


@pytest.mark.usefixtures("over")
def test_seats_on_one_device_play_again_on_one_device(phone: Device, site: Site) -> None:
    curtain = phone.open("morra", "me", "me", "bot random")
    seat = phone.get(f"{curtain}/0").headers["location"]
    after = went(phone, seat)
    assert after.startswith("/hand/")
    assert seats_of(site, after) == ["person", "person", "bot random"]


def test_two_people_do_not_open_two_games(site: Site) -> None:
    """Whoever comes back later is led to the seat there, too, and from there to the one after."""
    one, two, _ = played(site, "person", "person")
    ash, birch = Device(site), Device(site)
    table = table_of(went(ash, one))
    second = went(birch, two)
    assert table_of(second) == table_of(went(ash, one)) == table
    first = ash.links()[0]
    with site.at(first) as page, site.at(second) as other:
        play_on([page, other], random.Random(2))
    third = table_of(went(birch, second))
    assert table_of(went(ash, one)) == table
    assert table_of(went(ash, first)) == third
    assert len(rows_in(site.store, "SELECT 1 FROM tables")) == 3


def test_another_level_is_another_game(site: Site) -> None:
    one, two, _ = played(site, "person", "person", "bot random")[:3]
    ash, birch = Device(site), Device(site)
    same = table_of(went(ash, one))
    other = birch.again(two, level="expert").headers["location"]
    assert table_of(other) != same
    with site.page(one) as page:
        assert page.update()["turn"]["next_game"] == table_of(other)
    assert table_of(went(birch, two)) == same


# Accounts


@pytest.mark.parametrize("account_first", [True, False])
def test_an_account_and_a_link_lead_to_one_seat(social: Site, account_first: bool) -> None:
    one, two, _ = played(social, "person", "person")
    home, phone, friend = Device(social), Device(social), Device(social)
    home.post("/account/new", name="Anna", password=PASSWORD)
    home.get(two)
    phone.post("/account/sign-in", name="Anna", password=PASSWORD)
    (link,) = phone.links()
    assert link != two
    went(Device(social), one)
    ways = [(phone, link), (friend, two)]
    there = [went(*way) for way in (ways if account_first else ways[::-1])]
    assert len({table_of(path) for path in there}) == 1
    assert len(set(there)) == 2
    for device, path in ways:
        again = went(device, path)
        assert again in there
    assert table_of(there[0]) in {table_of(path) for path in home.links()}
    stranger = Device(social)
    stranger.cookies["session"] = phone.cookies["session"][::-1]
    assert stranger.post(f"/lobby/{table_of(there[0])}/{link.split('/')[3]}").status == 409


# Over restarts, several servers, and backups


def test_after_a_restart_seats_are_still_reserved(serve: Serve) -> None:
    with serve() as site:
        one, two, three, _ = played(site, "person", "person", "person")
        table = table_of(went(Device(site), one))
    with serve() as site:
        with site.page(two) as birch:
            assert birch.update()["turn"]["next_game"] == table
        assert {table_of(went(Device(site), path)) for path in (two, three)} == {table}


def test_servers_share_the_next_game(postgresql: Cluster, tmp_path: Path, toys: None) -> None:
    with sharing(postgresql.new(), tmp_path) as (here, there):
        one, two, _ = played(here, "person", "person")
        host, guest = Device(here), Device(there)
        links_page = host.again(one).headers["location"]
        assert there.get(links_page).status == 200, "the second server has the new table"
        with there.page(two) as birch:
            assert birch.update()["turn"]["next_game"] == table_of(links_page)
        taken = went(guest, two)
        guest.site = here
        assert went(guest, two) == taken
        assert here.get(taken).status == 200


def test_a_restored_or_deleted_game_loses_no_seat(tmp_path: Path, toys: None) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    with serving(data) as site:
        one, two, _ = played(site, "person", "person")
        host = Device(site)
        links_page = went(host, one)
        backup(data, file)
        taken = went(Device(site), two)
    restore(data, file, table_of(taken))
    with serving(data) as site:
        assert site.get(taken).status == 404
        assert went(Device(site), two) == taken
    restore(data, file, table_of(taken))
    with opened(data, writing=True) as base:
        delete(base, table_of(one))
    restore(data, file, table_of(taken))
    with serving(data) as site:
        assert rows_in(site.store, "SELECT former FROM reserved_seats") == [(None,)]
        assert site.post(f"/lobby/{table_of(taken)}/{place(two)[-22:]}", {}).status == 409
        host.site = site
        host.post(f"{links_page}/private")
        assert len(host.links(links_page)) == 3
