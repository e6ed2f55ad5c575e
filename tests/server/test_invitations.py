"""Playing with friends: one link seats whoever comes, until the host begins the game."""

import re
from typing import NamedTuple

import pytest
from tests.server.device import Device
from tests.server.helpers import Site, rows_in

CLAIM = "c" * 22


class Party(NamedTuple):
    """The devices of a host and of two guests, and the host's page with the link for guests."""

    host: Device
    ash: Device
    bea: Device
    page: str
    link: str


@pytest.fixture
def party(site: Site) -> Party:
    host, ash, bea = Device(site), Device(site), Device(site)
    page = host.post("/friends", game="euphrates").headers["location"]
    (link,) = set(re.findall(r"/join/\w+/[\w-]{22}", host.get(page).text))
    return Party(host, ash, bea, page, link)


def joined(guest: Device, link: str, name: str, claim: str = CLAIM) -> str:
    """Join under a name. Returns: the guest's page."""
    face = "fox" if name == "Ash" else "no face"
    return guest.post(link, name=name, claim=claim, face=face).headers["location"]


def wrong(link: str) -> str:
    """Return a link that differs in its last letter."""
    return link[:-1] + ("-" if link.endswith("_") else "_")


@pytest.mark.usefixtures("both_stores")
def test_one_link_seats_all_who_come(site: Site, party: Party) -> None:
    host, ash, bea, page, link = party
    mine = joined(ash, link, "Ash")
    yours = joined(bea, link, "Bea", "d" * 22)
    assert [name in host.get(page).text for name in ("Ash", "Bea", "3 of 4")] == [True] * 3
    assert "Bea" in ash.get(mine).text
    to = host.post(f"{page}/begin", bots="1").headers["location"]
    assert 'data-seat="0"' in host.get(to).text
    for seat, (guest, waiting) in enumerate(((ash, mine), (bea, yours)), start=1):
        way = guest.get(waiting).headers["location"]
        assert way.startswith(to.rsplit("/", 1)[0])
        assert f'data-seat="{seat}"' in guest.get(way).text
    players = rows_in(site.store, "SELECT player FROM seats ORDER BY seat")
    assert [player.split()[0] for (player,) in players] == ["person"] * 3 + ["bot"]
    names = rows_in(site.store, "SELECT name, face FROM sitters ORDER BY seat")
    assert names == [("Ash", "fox"), ("Bea", "")]
    assert ash.cookies["who"] == "fox.Ash"


def test_a_guest_has_one_seat_its_own_language_and_the_last_name_that_can_be_shown(
    party: Party,
) -> None:
    assert "Twoje imię" in party.ash.get(f"{party.link}?language=pl").text
    assert "Your name" in party.host.get(party.page).text
    once, again = (joined(party.ash, party.link, name) for name in ("Ash", "Ashley"))
    page = party.host.get(party.page).text
    assert (once == again, "Ashley" in page, "2 of 4" in page) == (True, True, True)
    joined(party.bea, party.link, "\u202e", "d" * 22)
    assert "Guest" in party.host.get(party.page).text


def test_nobody_comes_to_a_full_table_or_to_a_game_that_has_begun(party: Party) -> None:
    host, ash, bea, page, link = party
    for letter in "xyz":
        joined(ash, link, letter, letter * 22)
    assert joined(bea, link, "Bea") == link
    assert "no seat left" in bea.get(link).text
    assert not re.search(r"\bBea\b", host.get(page).text)
    to = host.post(f"{page}/begin", bots="0").headers["location"]
    assert host.post(f"{page}/begin", bots="0").headers["location"] == page
    assert host.get(page).headers["location"] == to
    assert joined(bea, link, "Bea") == link
    late = bea.get(link).text
    assert "You can watch it" in late
    (watch,) = re.findall(r'href="(/table/[^"]+)"', late)
    assert 'data-seat="-1"' in bea.get(watch).text
    assert bea.get(wrong(watch)).status == 404


def test_only_the_host_begins_and_only_the_link_lets_in(party: Party) -> None:
    host, ash, _, page, link = party
    for bots in ("0", "9", "-1", "many", ""):  # the game lacks these numbers of seats
        assert host.post(f"{page}/begin", bots=bots).headers["location"] == page
    assert host.get(page).status == 200
    mine = joined(ash, link, "Ash")
    assert ash.post(f"{mine}/begin", bots="0").status == 404
    assert link not in ash.get(mine).text
    for path in (wrong(page), wrong(mine), wrong(link), f"/friends/none/{CLAIM}"):
        assert ash.get(path).status == 404
    assert ash.post(link, name="Short", claim="c").status == 404
    assert host.post("/friends", game="chess").status == 404


@pytest.mark.usefixtures("both_stores")
def test_one_link_seats_all_guests_of_a_table_with_options(site: Site) -> None:
    host, ash, bea, late = (Device(site) for _ in range(4))
    page = host.open("euphrates", "me", "person", "person", gather="yes")
    table = page.split("/")[2]
    (link,) = set(re.findall(rf"/lobby/{table}/guest/[\w-]{{22}}", host.get(page).text))
    own, *_ = host.links()
    assert own not in host.get(page).text.partition("</ul>")[0], "it is no link for guests"
    for guest, name, claim in ((ash, "Ash", "c"), (bea, "Bea", "d")):
        assert "Your name" in guest.get(link).text
        to = guest.post(link, name=name, claim=22 * claim).headers["location"]
        assert guest.post(link, name=name, claim=22 * claim).headers["location"] == to
        assert guest.get(link).headers["location"] == to
    assert [name in host.get(page).text for name in ("Bull: Ash", "Archer: Bea")] == [True] * 2
    assert late.post(link, name="Late", claim="e" * 22).headers["location"] == link
    assert f"/table/{table}/" in late.get(link).text, "a late guest may watch"
    assert late.get(wrong(link)).status == 404


def test_a_host_takes_seats_back_from_the_link_and_replaces_links(site: Site) -> None:
    host, ash = Device(site), Device(site)
    page = host.open("euphrates", "me", "person", "person", gather="yes")
    link = re.findall(r"/lobby/\w+/guest/[\w-]{22}", host.get(page).text)[0]
    host.post(f"{page}/private")
    assert link not in host.get(page).text
    assert "All seats are taken" in ash.get(link).text
    old = re.findall(r'value="[^"]+(/table/[^"]+)" aria-label="Bull', host.get(page).text)[0]
    host.post(f"{page}/renew", seat="1")
    new = re.findall(r'value="[^"]+(/table/[^"]+)" aria-label="Bull', host.get(page).text)[0]
    assert (old != new, ash.get(old).status, ash.get(new).status) == (True, 404, 200)
    for wrong in ("9", "x", ""):
        assert host.post(f"{page}/renew", seat=wrong).status == 303
