"""Clubs, reports and moderators, over HTTP: each right is tried from outside."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import quote

import pytest
from bench.attack.requests import MARKUP, WORDS
from tests.cli.conftest import run
from tests.server.device import Device
from tests.server.helpers import Site, rows_in
from tests.server.test_company import (
    CLAIM,
    PASSWORD,
    change,
    club,
    offered,
    person,
    signed_in_at,
    take,
)

from velkahra.server.domain import clubs as rules

__all__ = ["club"]


def founded(device: Device, name: str = "Night Owls") -> str:
    """Found a club. Returns the path of its page."""
    answer = device.post("/clubs", name=name)
    assert answer.status == 303, answer.text
    return answer.headers["location"]


def door_of(device: Device, path: str) -> str:
    """Return the link by which people join, as organisers see it."""
    found = re.search(rf'value="[^"]+({path}[?]door=[^"]+)"', device.get(path).text)
    assert found is not None
    return found[1]


def joined(device: Device, organiser: Device, path: str) -> None:
    door = door_of(organiser, path).rpartition("=")[2]
    assert device.post(path, do="join", door=door).status == 303


def roles(site: Site) -> dict[str, str]:
    sql = "SELECT a.name, m.role FROM club_members m JOIN accounts a ON a.id = m.account_id"
    return dict(rows_in(site.store, sql))


DEEDS = {
    "text": {"text": "Tuesdays at eight"},
    "door": {},
    "accept": {"who": "Asker"},
    "decline": {"who": "Asker"},
    "remove": {"who": "Member"},
    "promote": {"who": "Member"},
    "demote": {"who": "Organiser"},
    "hand-over": {"who": "Member"},
    "close": {},
}


@pytest.mark.parametrize("deed", DEEDS)
def test_each_right_belongs_to_its_role(club: Site, deed: str) -> None:
    names = ("Founder", "Organiser", "Member", "Asker", "Elsewhere")
    people = {name: person(club, name) for name in names}
    founder, path = people["Founder"], founded(people["Founder"])
    founded(people["Elsewhere"], "Early Birds")
    joined(people["Organiser"], founder, path)
    joined(people["Member"], founder, path)
    founder.post(path, do="promote", who="Organiser")
    people["Asker"].post(path, do="ask")
    before = (
        rows_in(club.store, "SELECT * FROM club_members"),
        rows_in(club.store, "SELECT * FROM clubs"),
    )
    assert Device(club).post(path, do=deed, **DEEDS[deed]).headers["location"] == "/account"
    for name in reversed(names):
        role = {"Elsewhere": "", "Asker": "asked"}.get(name, name.lower())
        if rules.may(role, deed):
            continue
        assert people[name].post(path, do=deed, **DEEDS[deed]).status == 404, name
        assert (
            rows_in(club.store, "SELECT * FROM club_members"),
            rows_in(club.store, "SELECT * FROM clubs"),
        ) == before
    able = next(name for name in ("Organiser", "Founder") if rules.may(name.lower(), deed))
    assert people[able].post(path, do=deed, **DEEDS[deed]).status == 303


@pytest.mark.usefixtures("both_stores")
def test_a_club_from_its_founding_to_its_end(club: Site) -> None:
    anna, bob, eve = (person(club, name) for name in ("Anna", "Bob", "Eve"))
    path = founded(anna)
    assert path == "/clubs/Night%20Owls"
    assert anna.post("/clubs", name="night  owls").status == 409
    anna.post(path, do="text", text="Tuesdays at eight.\n\nBring <b>cake</b>.")
    stranger = Device(club).get(path).text
    assert "Bring &lt;b&gt;cake&lt;/b&gt;." in stranger
    assert "Anna" not in stranger, "people of a club are for its people"
    assert "door=" not in stranger
    bob.post(path, do="ask")
    assert "Bob" in anna.get(path).text
    assert bob.get(path).text.count("Anna") == 0
    for _ in range(2):
        anna.post(path, do="accept", who="Bob")
    assert roles(club) == {"Anna": "founder", "Bob": "member"}
    door = door_of(anna, path)
    assert "Join the club" in eve.get(door).text
    assert eve.post(path, do="join", door="x" * 22).status == 404
    anna.post(path, do="door")
    assert eve.post(path, do="join", door=door.rpartition("=")[2]).status == 404
    joined(eve, anna, path)
    anna.post(path, do="hand-over", who="Bob")
    assert roles(club) == {"Anna": "organiser", "Bob": "founder", "Eve": "member"}
    assert anna.post(path, do="remove", who="Bob").status == 409
    bob.post("/account/delete", password=PASSWORD)
    assert anna.post(path, do="promote", who="Eve").status == 303, "the next one is the founder"
    anna.post(path, do="leave")
    assert eve.post(path, do="close").status == 303
    assert eve.get(path).status == 404
    assert anna.post("/clubs", name="Night Owls").status == 409, "a name is not used again"


@pytest.mark.usefixtures("both_stores")
def test_deeds_at_once_leave_one_founder_and_each_member_once(club: Site) -> None:
    anna, bob, eve = (person(club, name) for name in ("Anna", "Bob", "Eve"))
    path = founded(anna)
    joined(bob, anna, path)
    anna.post(path, do="promote", who="Bob")
    eve.post(path, do="ask")
    with ThreadPoolExecutor(4) as pool:
        for _ in range(5):
            list(pool.map(lambda one: one.post(path, do="accept", who="Eve"), (anna, bob)))
            assert roles(club)["Eve"] == "member"
            both = (
                pool.submit(anna.post, path, do="hand-over", who="Bob"),
                pool.submit(bob.post, path, do="leave"),
            )
            assert {one.result().status for one in both} <= {303, 409}
            leads = [one for one in (anna, bob) if "Close the club" in one.get(path).text]
            assert len(leads) == 1
            if leads == [bob]:
                bob.post(path, do="hand-over", who="Anna")
            eve.post(path, do="leave")
            eve.post(path, do="ask")
            joined(bob, anna, path)
            anna.post(path, do="promote", who="Bob")


def test_reported_lines_go_to_the_moderators(club: Site) -> None:
    anna, bob, mod = (person(club, name) for name in ("Anna", "Bob", "Mod"))
    assert take(bob, offered(anna)) == 303
    with signed_in_at(bob, bob.links()[0]) as page:
        page.say(kind="say", text="you fool")
        while page.hear_chat()["kind"] != "chat-done":
            pass
    with signed_in_at(anna, anna.links()[0]) as page:
        n = next(line["n"] for line in page.hear_chat()["lines"])
        page.say(kind="report", n=n)
        while page.hear_chat()["kind"] != "chat-done":
            pass
    appointed(club, mod)
    shown = mod.get("/moderation").text
    assert "<strong>Bob</strong>" in shown
    assert "you fool" in shown


def test_a_club_s_table_is_for_its_members(club: Site) -> None:
    anna, bob, eve = (person(club, name) for name in ("Anna", "Bob", "Eve"))
    path = founded(anna)
    joined(bob, anna, path)
    assert "Night Owls" in anna.get("/new?game=draws&club=Night+Owls").text
    table = offered(anna, club="Night Owls")
    for device, seen in ((bob, True), (eve, False), (Device(club), False)):
        assert (table in device.get(path).text) == seen
        assert table not in device.get("/").text
    assert take(Device(club), table) == 404
    assert take(eve, table) == 404
    assert eve.post("/tables", game="draws", public="yes", club="Night Owls").status == 404
    bob.post(path, do="leave")
    assert take(bob, table) == 404
    joined(bob, anna, path)
    assert take(bob, table) == 303
    left = offered(anna, club="Night Owls")
    anna.post(path, do="close")
    assert take(bob, left) == 404
    assert left not in bob.get("/").text, "its free seats do not become everybody's"


def test_clubs_and_names_have_their_limits(club: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bob, eve = (person(club, name) for name in ("Anna", "Bob", "Eve"))
    paths = [founded(anna, f"Club {n}") for n in range(rules.MOST_FOUNDED)]
    assert anna.post("/clubs", name="One more").status == 409
    monkeypatch.setattr("velkahra.server.domain.clubs.MOST_JOINED", 1)
    assert bob.post(paths[0], do="ask").status == 303
    assert bob.post(paths[1], do="ask").status == 409
    monkeypatch.setattr("velkahra.server.domain.clubs.MOST_MEMBERS", 2)
    assert eve.post(paths[0], do="ask").status == 409
    assert anna.post(paths[0], do="text", text="x" * 2001).status == 409
    for name in ("ab", "a/b", "..", "x" * 41, "a\\b", "#one", "a?b"):
        assert anna.post("/clubs", name=name).status == 409, name


def test_texts_of_strangers_are_shown_as_text(club: Site) -> None:
    """All words of `python -m bench.attack` as names, texts, links and reasons."""
    anna, eve = person(club, "Anna"), person(club, MARKUP)
    path = founded(anna)
    appointed(club, anna)
    eve.post("/circle", do="friend", name="Anna")
    eve.post(path, do="ask")
    for n, word in enumerate(WORDS):
        anna.post(path, do="text", text=word)
        anna.post("/clubs", name=f"A{word}")
        anna.post("/tournaments", title=word)
        Device(club).post("/account/new", name=word, password=PASSWORD)
        change(club, "DELETE FROM complaints")
        (anna, eve)[n % 2].post("/report", club="Night Owls", why=word or "?")
        asked = quote(word)
        for page in (path, "/clubs", "/circle", "/moderation", f"{path}?door={asked}"):
            shown = anna.get(page)
            assert (page, shown.status) == (page, 200)
            assert "<script>alert" not in shown.text
        for bad in ("/report?club=", "/report?name=", "/report?table=", "/clubs/", "/people/"):
            shown = anna.get(f"{bad}{asked or 'x'}")
            assert shown.status in (200, 404, 414, 431), (bad, word)  # 200: the name was taken
            assert "<script>alert" not in shown.text


def appointed(site: Site, device: Device) -> None:
    """Make whoever is signed in on a device a moderator."""
    name = re.findall(r"signed in as ([^.]+)\.", device.get("/account").text)[0]
    change(site, f"INSERT INTO moderators SELECT id, 5 FROM accounts WHERE name = '{name}'")


def reported(site: Site) -> str:
    """Return the number of the report that waits."""
    return str(rows_in(site.store, "SELECT max(id) FROM complaints WHERE pending = 1")[0][0])


@pytest.mark.usefixtures("both_stores")
def test_reports_go_to_moderators_alone_who_decide_once(club: Site) -> None:
    anna, bob, eve, mod = (person(club, name) for name in ("Anna", "Bob", "Eve", "Mod"))
    assert "Bob" in anna.get("/report?name=Bob").text
    assert anna.post("/report", name="Bob", kind="conduct", why="shouts").status == 200
    decision = {"number": reported(club), "do": "ban", "days": "7", "why": "shouting"}
    for device in (Device(club), anna, bob):
        assert device.get("/moderation").status in (303, 404)
        assert device.post("/moderation", **decision).status in (303, 404)
    assert rows_in(club.store, "SELECT * FROM decisions") == []
    appointed(club, mod)
    appointed(club, bob)
    assert bob.post("/moderation", **decision).status == 409, "nobody decides about oneself"
    assert "shouts" in mod.get("/moderation").text
    assert mod.post("/moderation", **{**decision, "why": " "}).status == 409
    assert mod.post("/moderation", **decision).status == 303
    assert mod.post("/moderation", **decision).status == 409, "decided already"
    trail = eve, mod.get("/moderation").text
    assert "decided by Mod" in trail[1]
    assert "shouting" in bob.get("/circle").text
    assert "Mod" not in re.sub("Moder", "", bob.get("/circle").text.split('class="add"')[0])
    table = offered(anna)
    assert take(bob, table) == 409
    assert bob.post("/tables", game="draws", public="yes", **{"seat-0": "me"}).status == 409
    lift = {"number": "1", "do": "lift", "why": "sorry"}
    assert eve.post("/moderation", **lift).status == 404
    assert bob.post("/moderation", **lift).status == 409
    assert mod.post("/moderation", **lift).status == 303
    assert take(bob, table) == 303


def test_a_muted_person_does_not_talk_but_plays(club: Site) -> None:
    anna, bob, mod = (person(club, name) for name in ("Anna", "Bob", "Mod"))
    appointed(club, mod)
    seat = anna.open("morra", "me", "bot random")
    bob.post("/report", name="Anna", why="rude")
    mod.post("/moderation", number=reported(club), do="mute", days="1", why="rude")
    with signed_in_at(anna, anna.links()[0]) as page:
        for message in ({"kind": "say", "text": "hey"}, {"kind": "name", "name": "Rude"}):
            page.say(**message)
            while (heard := page.hear_chat())["kind"] != "chat-problem":
                pass
            assert heard["name"] == "chat-muted"
        page.say(kind="signal", key="hello")
        while page.hear_chat()["kind"] != "chat-done":
            pass
    assert seat


def test_a_renamed_person_signs_in_as_before_and_nobody_gets_the_name(club: Site) -> None:
    rude, mod = person(club, "Rude Name"), person(club, "Mod")
    appointed(club, mod)
    mod.post("/report", name="Rude Name", kind="name", why="rude")
    mod.post("/moderation", number=reported(club), do="rename", days="1", why="rude")
    assert "Rude" not in mod.get("/moderation").text.replace("rude", "")
    assert "signed in as Player " in rude.get("/account").text
    again = Device(club)
    assert again.post("/account/sign-in", name="rude name", password=PASSWORD).status == 303
    assert Device(club).post("/account/new", name="Rude  name", password=PASSWORD).status == 409


def test_a_moderator_closes_the_text_of_a_club(club: Site) -> None:
    anna, eve, mod = (person(club, name) for name in ("Anna", "Eve", "Mod"))
    path = founded(anna)
    anna.post(path, do="text", text="Bad words")
    eve.post("/report", club="Night Owls", why="rude")
    appointed(club, mod)
    assert "Bad words" in mod.get("/moderation").text
    mod.post("/moderation", number=reported(club), do="ban", days="1", why="no account")
    mod.post("/moderation", number=reported(club), do="bar", days="1", why="rude")
    assert "Bad words" not in anna.get(path).text
    assert anna.post(path, do="text", text="Bad words").status == 409
    mod.post("/moderation", number="1", do="lift", why="sorry")
    assert anna.post(path, do="text", text="Good words").status == 303


def test_reports_of_a_day_are_limited(club: Site) -> None:
    anna, _ = person(club, "Anna"), person(club, "Bob")
    for _ in range(10):
        assert anna.post("/report", name="Bob", why="again").status == 200
    assert anna.post("/report", name="Bob", why="again").status == 429


def test_a_host_names_moderators(
    club: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = person(club, "Anna")
    there = ("--data", tmp_path / "club")
    assert anna.get("/moderation").status == 404
    assert run("moderators", "add", "anna", *there) == 0
    assert anna.get("/moderation").status == 200
    assert run("moderators", "list", *there) == 0
    assert "Anna" in capsys.readouterr().out
    assert run("moderators", "add", "Nobody", *there) != 0
    assert run("moderators", "remove", "ANNA", *there) == 0
    assert run("moderators", "remove", "Anna", *there) != 0
    assert anna.get("/moderation").status == 404


def test_a_free_seat_is_taken_once(club: Site) -> None:
    anna, bob, eve = (person(club, name) for name in ("Anna", "Bob", "Eve"))
    table = offered(anna)
    answers = [
        d.post(f"/lobby/{table}", seat="1", claim=CLAIM[:-1] + "ab"[n]).status
        for n, d in enumerate((bob, eve))
    ]
    assert answers == [303, 409]
