"""Characters of bots, and the names and faces of people on arrival."""

import pytest
from tests.server.device import Device
from tests.server.helpers import Site, rows_in
from tests.server.test_accounts import signed_in

from velkahra.bots.levels import LEVELS
from velkahra.core.plugin import BUILT_IN
from velkahra.server.domain import characters
from velkahra.server.domain.characters import cast_of
from velkahra.server.domain.texts import LANGUAGE_NAMES, speaker
from velkahra.server.web.kit import assets

MOST_SEATS = 5


def arrived(device: Device, path: str) -> bool:
    """Return whether the page of a table asks for a name."""
    return 'id="arrival"' in device.get(path).text


def names(site: Site) -> list[tuple[str, str]]:
    return rows_in(site.store, "SELECT name, face FROM sitters ORDER BY seat")


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("level", LEVELS)
def test_bots_at_one_table_are_different_characters(game: str, level: str) -> None:
    seats = ("", *[level] * (MOST_SEATS - 1))
    found = cast_of(game, seats)
    assert found[0] == ""
    assert len(set(found)) == MOST_SEATS
    assert found == cast_of(game, seats)


def test_a_character_plays_at_one_level_only() -> None:
    met = {level: cast_of("pamir", (level,) * 3) for level in LEVELS}
    assert len({name for names in met.values() for name in names}) == 3 * len(LEVELS)


def test_more_bots_than_characters_and_bots_of_any_name_have_somebody() -> None:
    assert all(cast_of("pamir", ("master",) * 16))
    assert all(cast_of("pamir", ("greedy", "search:nodes=20", "of another package")))


def test_everybody_has_a_drawing_and_a_face_to_choose_has_a_name() -> None:
    faces = [*map(characters.face_of, characters.NAMES), *characters.FACES]
    assert {f"people/faces/{face}.svg" for face in faces} <= assets.files().keys()
    assert len(set(faces)) == len(faces)
    for language in LANGUAGE_NAMES:
        assert len({speaker(language)(f"face-{face}") for face in characters.FACES}) == 8


def test_the_start_page_names_the_opponents_one_meets(site: Site) -> None:
    device = Device(site)
    assert "Your 2 opponents: Oto, Ema (strength 1 of 5)" in device.get("/").text
    seat = device.post("/play", game="pamir").headers["location"]
    page = device.get(seat).text
    assert "Tan: Ema (bot, strength 1 of 5)" in page
    assert "&#34;name&#34;:&#34;Oto&#34;,&#34;face&#34;:&#34;oto&#34;" in page


def test_a_visitor_is_asked_for_a_name_once_and_keeps_it(site: Site) -> None:
    ash = Device(site)
    seat = ash.post("/play", game="viceroy").headers["location"]
    assert arrived(ash, seat)
    ash.cookies["who"] = "fox.%20Ash%20%C3%96"
    assert not arrived(ash, seat)
    assert names(site) == [("Ash Ö", "fox")]
    ash.cookies["who"] = "owl.Birch"
    ash.get(seat)
    assert names(site) == [("Ash Ö", "fox")]


@pytest.mark.parametrize(
    ("cookie", "stored"),
    [
        (".", []),
        ("no such face.", []),
        ("fox", [("", "fox")]),
        ("fox.%E2%80%AE", [("", "fox")]),
        ("fox." + 25 * "x", [("", "fox")]),
        ("ema.<b>Ash</b>", [("<b>Ash</b>", "")]),
    ],
)
def test_what_a_cookie_says_is_cleaned(
    site: Site, cookie: str, stored: list[tuple[str, str]]
) -> None:
    ash = Device(site)
    seat = ash.post("/play", game="viceroy").headers["location"]
    ash.cookies["who"] = cookie
    page = ash.get(seat).text
    assert names(site) == stored
    assert "<b>Ash" not in page


def test_spectators_and_seats_of_one_device_are_not_asked(site: Site) -> None:
    one, _, watch = site.table("morra", "person", "person")
    assert not arrived(Device(site), watch)
    assert arrived(Device(site), one)
    shared = Device(site)
    shared.cookies["who"] = "fox.Ash"
    shared.open("viceroy", "me", "me")
    (link,) = [to for to in shared.links() if to.startswith("/hand/")]
    assert not arrived(shared, shared.get(f"{link}/0").headers["location"])
    assert names(site) == []


def test_an_account_plays_under_its_name(social: Site) -> None:
    anna = signed_in(social, "Anna")
    seat = anna.post("/play", game="viceroy").headers["location"]
    assert not arrived(anna, seat)
    assert names(social) == [("Anna", "")]
