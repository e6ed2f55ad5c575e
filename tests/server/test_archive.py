"""The archive over HTTP: which games are there for whom, openings, consent and open data."""

import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.server.device import Device
from tests.server.helpers import Site, rows_in, serving, wait_for
from tests.server.test_company import CLAIM, PASSWORD, person
from tests.server.test_strengths import CLOCK, Seats, play, sat_down, seen_by

REPLAY = re.compile(r'href="(/replay/[^"?#]+)')


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server with accounts, a public list and an archive."""
    with serving(tmp_path / "site", accounts=True, public_lobby=True, bot_pause=0.0) as running:
        yield running


def listed(host: Device, guest: Device, game: str = "viceroy") -> Seats:
    """Open a table of two people on the public list, and seat both."""
    to = host.open(game, "me", "person", public="yes")
    table = to.split("/")[2]
    own, *_ = host.links(to)
    taken = guest.post(f"/lobby/{table}", seat="1", claim=CLAIM)
    assert taken.status == 303
    return [(host, own), (guest, taken.headers["location"])]


def finish(site: Site, seats: Seats, seed: int = 1) -> None:
    """Play a game to its end at random, and wait until it is in the archive."""
    play(site, seats, seed)
    wait_for(site, f"SELECT 1 FROM archived WHERE table_id = '{seats[0][1].split('/')[2]}'")


def replays(device: Device, query: str = "") -> list[str]:
    """List the replays to which a page of the archive leads, each once."""
    answer = device.get(f"/archive{query}")
    assert answer.status == 200
    return list(dict.fromkeys(REPLAY.findall(answer.text)))


def agree(device: Device, path: str, wish: str) -> int:
    return device.post(f"{path}/open-data", agree=wish).status


@pytest.mark.usefixtures("both_stores")
def test_only_what_was_public_can_be_looked_up(site: Site) -> None:
    anna, bob, stranger = person(site, "Anna"), person(site, "Bob"), Device(site)
    private = sat_down(anna, bob, **CLOCK)
    assert "open-data" not in anna.get(private[0][1]).text
    finish(site, private)
    assert replays(stranger) == replays(anna) == []
    assert agree(*private[0], "yes") == 404
    public = listed(anna, bob)
    assert "Anyone can look at this game" in anna.get(public[0][1]).text
    assert replays(stranger) == [], "the game is not over"
    finish(site, public, 2)
    (replay,) = replays(stranger)
    assert stranger.get(replay).status == 200
    page = stranger.get("/archive").text
    assert "Anna" not in page, "her page is not for everyone"
    assert "Anna" in anna.get("/archive").text
    assert replays(stranger, "?person=Anna") == []
    assert replays(anna, "?person=anna") == [replay]
    seen_by(anna, "everyone")
    assert "Anna" in stranger.get("/archive").text
    assert "Bob" not in stranger.get("/archive").text
    assert len(replays(stranger)) == 1
    seen_by(bob, "everyone")
    assert len(replays(stranger)) == 2, "the pages of both show the private game, too"
    anna.post("/account/delete", password=PASSWORD)
    assert "Anna" not in stranger.get("/archive").text
    seen_by(bob, "nobody")
    assert replays(stranger) == [replay]


@pytest.mark.usefixtures("both_stores")
def test_games_are_found_by_everything_about_them(site: Site) -> None:
    anna, bob = person(site, "Anna"), person(site, "Bob")
    seen_by(anna, "everyone")
    finish(site, listed(anna, bob))
    (replay,) = replays(anna)
    (decided, winner) = rows_in(site.store, "SELECT decided, winner FROM archived")[0]
    right = {
        "game": "viceroy", "seats": "2", "person": "ANNA", "least": str(decided),
        "most": str(decided), "winner": str(winner),
    }  # fmt: skip
    wrong = {
        "game": "pamir", "seats": "3", "person": "Bob", "least": str(decided + 1),
        "most": str(decided - 1), "rated": "yes",
    }  # fmt: skip
    for name, value in right.items():
        assert replays(Device(site), f"?game=viceroy&{name}={value}") == [replay], name
    for name, value in wrong.items():
        assert replays(Device(site), f"?{name}={value}") == [], name
    like = anna.get(f"{replay}/like?ply=0").headers["location"]
    assert replays(Device(site), like.removeprefix("/archive")) == [replay]
    late = anna.get(f"{replay}/like?ply=99999").headers["location"]
    assert replays(Device(site), late.removeprefix("/archive")) == []
    for strange in ("?game=x", "?seats=%C2%B2", "?winner=9&game=pamir", "?node=9" + "9" * 30):
        assert Device(site).get(f"/archive{strange}").status == 200, strange
    assert Device(site).get("/archive?person=%3Cb%3E&least=-1&option=%25&position=x").status == 200


def test_openings_are_counted_and_lead_to_their_games(site: Site) -> None:
    anna, bob = person(site, "Anna"), person(site, "Bob")
    finish(site, listed(anna, bob))
    device, path = Device(site), "/archive/openings?game=viceroy&seats=2"
    first = device.get(path).text
    step = re.search(r'<th scope="row"><a href="([^"]+)">', first)
    assert step is not None
    second = device.get(step[1].replace("&amp;", "&")).text
    assert "The opening so far" in second
    games = re.search(r'href="(/archive[?][^"]*node=[^"]+)"', second)
    assert games is not None
    assert len(replays(device, games[1].replace("&amp;", "&").removeprefix("/archive"))) == 1
    assert "No game in the archive continued" in device.get(f"{path}&d=0+nonsense").text
    assert "No game in the archive continued" in device.get(f"{path}&band=3").text
    assert device.get("/archive/openings?game=nothing").status == 404


@pytest.mark.usefixtures("both_stores")
def test_a_game_is_open_data_while_all_who_sat_there_agree(site: Site) -> None:
    anna, bob, stranger = person(site, "Anna"), person(site, "Bob"), Device(site)
    hers, his = listed(anna, bob)
    finish(site, [hers, his])
    file = "/archive/data/viceroy/1.zip"
    assert stranger.get(file).status == 404, "nobody has agreed"
    watch = re.sub(r"[^/]+$", "x" * 22, hers[1])
    assert agree(stranger, watch, "yes") == 404
    assert agree(*hers, "maybe") == 404
    assert agree(*hers, "yes") == 303
    assert stranger.get(file).status == 404, "only one has agreed"
    assert "You have agreed." in anna.get(hers[1]).text
    assert "You have agreed." not in bob.get(his[1]).text
    assert agree(*his, "yes") == 303
    assert file in stranger.get("/archive/data").text
    packed = zipfile.ZipFile(io.BytesIO(urlopen(f"{site.base}{file}").read()))
    names = {name.partition("/")[2] for name in packed.namelist()}
    assert names == {"README.md", "games/00000.parquet", "decisions/00000.parquet"}
    card = packed.read(next(name for name in packed.namelist() if name.endswith(".md"))).decode()
    assert "cc0-1.0" in card
    whole = b"".join(packed.read(name) for name in packed.namelist())
    assert b"Anna" not in whole
    agree(*his, "no")
    assert stranger.get(file).status == 404, "consent was withdrawn"
    assert replays(stranger), "the game itself was public and stays so"


def test_a_host_can_do_without(tmp_path: Path) -> None:
    with serving(tmp_path / "off", accounts=True, public_lobby=True, archive=False) as off:
        device = Device(off)
        for path in ("/archive", "/archive/openings", "/archive/data"):
            assert device.get(path).status == 404
        assert "/archive" not in device.get("/").text
