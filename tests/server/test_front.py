"""The start page: cards of the games, one tap to a table, presets, pasted links."""

import gzip
import re
from pathlib import PurePosixPath
from urllib.parse import quote

import pytest
from tests.server.device import Device
from tests.server.helpers import Site, sqlite_of

from velkahra.bots.levels import LEVELS
from velkahra.core import registry
from velkahra.core.contract.front import QuickStart
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import BUILT_IN
from velkahra.core.text.typesetting import bind
from velkahra.picture.cropping import without_unused
from velkahra.server.domain.tables import SeatRow, TableRow
from velkahra.server.domain.texts import of_game
from velkahra.server.room.summary import TableSummary
from velkahra.server.web.kit import assets, covers
from velkahra.server.web.lobby.level import FIRST, level_of
from velkahra.server.web.lobby.lists import Mine
from velkahra.server.web.lobby.pages import PRESETS
from velkahra.server.web.table.again import levels_around

STARTS = [(name, start) for name in BUILT_IN for start in registry.game(name).front.quick_starts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_says_what_each_game_is(site: Site, language: str) -> None:
    page = site.get(f"/?language={language}").text
    for name in BUILT_IN:
        game = registry.game(name)
        for key in ("title", "front-line", "front-kind"):
            said = of_game(game, language, key)
            assert said != key
            assert bind(language, said).replace("&", "&amp;") in page
        assert f'href="/rules/{name}"' in page
        assert f'href="/new?game={name}"' in page
        assert covers.cover_address(name, language).replace("&", "&amp;") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_quick_start_is_explained(language: str) -> None:
    for name in BUILT_IN:
        game = registry.game(name)
        keys = [f"quick-{start.name}" for start in game.front.quick_starts]
        keys += [f"option-{option.name}-why" for option in game.options if not option.cosmetic]
        assert [key for key in keys if of_game(game, language, key) == key] == []


@pytest.mark.parametrize(("name", "start"), STARTS, ids=lambda one: getattr(one, "name", one))
def test_one_tap_leads_to_the_first_decision(
    phone: Device, site: Site, name: str, start: QuickStart
) -> None:
    answer = phone.post("/play", game=name, start=start.name)
    assert answer.status == 303
    to = answer.headers["location"]
    assert to.startswith("/desk/" if start.people else "/table/")
    assert start.people or 'data-seat="0"' in phone.get(to).text
    sql = "SELECT player FROM seats WHERE table_id = ? ORDER BY seat"
    seats = sqlite_of(site.store).execute(sql, (to.split("/")[2],)).fetchall()
    other = "person" if start.people else f"bot {FIRST}"
    assert seats == [("person",), *[(other,)] * (start.seats - 1)]


def test_what_is_not_offered_is_not_found(phone: Device) -> None:
    assert phone.post("/play", game="chess").status == 404
    assert phone.post("/play", game="pamir", start="ten").status == 404
    assert phone.get("/new?game=chess").status == 404
    assert phone.get("/games/chess/cover.svg").status == 404


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_cover_is_a_position_and_small(site: Site, name: str) -> None:
    answer = site.get(covers.cover_address(name, "cs"))
    assert answer.headers["content-type"] == "image/webp"
    assert "immutable" in answer.headers["cache-control"]
    assert len(assets.files()[assets.cover_of(name, "cs")]) < 25_000
    assert registry.game(name).front.cover is not None
    for language in LANGUAGES:
        drawn = site.get(covers.drawn_address(name, language))
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert len(gzip.compress(drawn.text.encode())) < 25_000
        kept = PurePosixPath(assets.cover_of(name, language)).name
        assert kept == covers.file_name(name, language), f"run script/covers.py {name}"


def test_a_cover_defines_what_it_shows_and_no_more() -> None:
    used, inner, unused = (f'<g id="{name}">%s</g>' for name in ("used", "inner", "unused"))
    defined = used % '<use href="#inner"/>' + inner % "" + unused % '<use href="#used"/>'
    picture = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{defined}</defs>%s</svg>'
    kept = without_unused(picture % '<use href="#used"/>')
    assert re.findall(r'id="(\w+)"', kept) == ["used", "inner"]
    assert "id=" not in without_unused(picture % "")


def test_a_game_without_a_cover_shows_its_beginning(toys: None) -> None:
    assert covers.cover("morra", "en").startswith("<svg")


def table(
    bot: str, *, game: str = "pamir", over: bool = True, winners: int = 1, at: int = 0
) -> Mine:
    seats = (SeatRow("person", b""), SeatRow(f"bot {bot}", b""))
    row = TableRow("t", game, 2, {}, "en", "", b"", b"", "", seats)
    return Mine("t", TableSummary(row, 0, over, winners), game, {0: "/"}, "", "", at)


def test_the_gentlest_bot_comes_until_a_game_was_won() -> None:
    assert FIRST == "beginner"
    assert level_of("pamir", []) == FIRST
    assert level_of("pamir", [table("expert", winners=2)]) == FIRST
    assert level_of("pamir", [table("expert", over=False, winners=0)]) == FIRST
    assert level_of("pamir", [table("greedy")]) == FIRST
    assert level_of("pamir", [table("expert", winners=2), table("beginner")]) == "expert"
    assert level_of("viceroy", [table("expert"), table("player", game="viceroy")]) == "player"
    assert level_of("hammer", [table("expert")]) == FIRST


def test_programmers_bots_are_not_offered(site: Site) -> None:
    page = site.get("/new?game=euphrates").text
    for name in ("random", "greedy"):
        assert f'value="bot {name}"' not in page
    for name in LEVELS:
        assert f'value="bot {name}"' in page


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_fills_the_form_in(site: Site, preset: str) -> None:
    page = site.get(f"/new?game=viceroy&preset={preset}").text
    other, fields = PRESETS[preset]
    assert other == "me" or f'value="{other}" selected' in page  # the first choice needs no mark
    for name, value in fields.items():
        choice = re.search(rf'<select name="{name}">(.*?)</select>', page, re.S)
        assert choice
        chosen = re.findall(r'<option value="([^"]+)" selected', choice[1])
        first = re.findall(r'<option value="([^"]+)"', choice[1])[0]
        assert (chosen or [first]) == [value]


def test_a_pasted_link_leads_to_its_table(phone: Device, site: Site) -> None:
    one, _, _ = site.table("euphrates", "person", "person")
    for link in (one, f"http://elsewhere.example{one}", f"  {site.base}{one}?language=cs "):
        answer = phone.get(f"/join?link={quote(link)}")
        assert (answer.status, answer.headers["location"]) == (303, one)
    for wrong in ("", "hello", "//evil.example/x", "/static/x", "/table/../../x", "javascript:1"):
        answer = phone.get(f"/join?link={quote(wrong)}")
        assert answer.status == 400
        assert "last character" in answer.text


@pytest.mark.parametrize(
    ("met", "around"),
    [
        (["beginner"], ("", "apprentice")),
        (["player", "expert"], ("apprentice", "master")),
        (["master"], ("expert", "")),
        (["greedy"], ("", "")),
    ],
)
def test_the_levels_around_those_met(met: list[str], around: tuple[str, str]) -> None:
    seats = tuple(SeatRow(f"bot {name}", b"") for name in met)
    row = TableRow("t", "pamir", 2, {}, "en", "", b"", b"", "", seats)
    assert levels_around(row) == around


def test_what_is_not_there_says_so_and_leads_to_ones_own_tables(phone: Device) -> None:
    path = phone.post("/play", game="pamir", start="wakhan").headers["location"]
    for wrong, said in (
        ("/table/a/b", "There is no table behind this link"),
        ("/nowhere", "no page at this"),
    ):
        answer = phone.get(wrong)
        assert answer.status == 404
        assert said in answer.text
        assert path in answer.text


def test_a_camp_is_set_up_in_steps_and_opens_after_the_first(phone: Device) -> None:
    page = phone.get("/new?game=hammer&start=camp").text
    assert page.count('class="step"') == 4
    first = page.partition('id="step-2"')[0]
    assert first.count("<select") <= 3
    names = re.findall(r'<select name="([\w-]+)"', page)
    asked = [f"option-{one.name}" for one in registry.game("hammer").options if one.name != "late"]
    assert {*names, "option-results"} >= {*asked, "teams", "clock", "hints"} - {
        "option-corrections"
    }
    fields = {"game": "hammer", "teams": "3", "option-results": "organiser"}
    to = phone.post("/tables", **fields).headers["location"]
    assert to.startswith("/desk/")
    assert phone.get(to).text.count('<th scope="row">') == 3
