"""Printing from the organiser's desk: every sheet of the very table, for its organiser alone."""

import asyncio
import io
import re
import urllib.request
import zipfile
from collections.abc import Iterator
from functools import partial
from threading import Event, get_ident
from typing import cast

import pytest
from pypdf import PdfReader
from tests.server.helpers import Site, serving
from tests.server.hours import PATIENCE

from velkahra.core.print_model import Note, Printable, Sheet, Words
from velkahra.games.hammer.puzzle.key import read_key
from velkahra.games.hammer.puzzle.shaft import read_square
from velkahra.press import pdf as typeset
from velkahra.server.domain import links
from velkahra.server.web.desk.printing import Press, PressError

CARDS = {"cards-usa.pdf", "cards-gla.pdf", "cards-starting.pdf", "cards-joint.pdf"}
POWERS = {"powers.pdf", "power-usa.pdf", "power-gla.pdf"}
FORMS = {"rounds.pdf", "instructions.pdf", "supplies.pdf"}
SECRETS = {"map.pdf", "picture.pdf", "slips.pdf", "solution.pdf"}
STATES = {"state.pdf", "state-usa.pdf", "state-gla.pdf"}
SHEETS = {*CARDS, "cards-joint-copies.pdf", *POWERS, *FORMS, *STATES, "links.pdf"}


@pytest.fixture(scope="module")
def camp(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("camp")) as running:
        yield running


def opened(site: Site, square: str = "") -> str:
    """Open a camp of two powers, and hide T. H. there. Returns the path of its desk."""
    fields = {"game": "hammer", "seat-0": "person", "seat-1": "person", "language": "en"}
    fields |= {"option-powers": "usa-gla", "option-results": "organiser", "option-rounds": "5"}
    desk = site.post("/tables", fields).headers["location"]
    if square:
        hide = {"do": "enter", "form": "hide", "v": "0", "square": square}
        assert site.post(desk, hide).status == 303
    return desk


def listed(site: Site, desk: str) -> set[str]:
    return set(re.findall(r'/print/([^"]+)" data-sheet', site.get(desk).text))


def fetched(site: Site, path: str) -> tuple[bytes, dict[str, str]]:
    with urllib.request.urlopen(site.base + path, timeout=60) as answer:
        return answer.read(), {name.lower(): text for name, text in answer.headers.items()}


def words(data: bytes) -> str:
    pages = PdfReader(io.BytesIO(data)).pages
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in pages))


def test_every_sheet_of_the_table_opens(camp: Site) -> None:
    desk = opened(camp, "C4")
    files = listed(camp, desk)
    assert files == {*SHEETS, *SECRETS, "key.json", "all.zip"}
    data, headers = fetched(camp, f"{desk}/print/all.zip")
    assert headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        made = {name: archive.read(name) for name in archive.namelist()}
    assert set(made) == files - {"all.zip"}
    for name, content in made.items():
        if name.endswith(".pdf"):
            assert len(PdfReader(io.BytesIO(content)).pages) >= 1, name
    rounds = PdfReader(io.BytesIO(made["rounds.pdf"])).pages
    assert len(rounds) == 5


def test_a_sheet_is_for_its_reader_and_kept_nowhere(camp: Site) -> None:
    desk = opened(camp)
    english, headers = fetched(camp, f"{desk}/print/powers.pdf?language=en")
    czech, _ = fetched(camp, f"{desk}/print/powers.pdf?language=cs")
    assert headers["cache-control"] == "no-store"
    assert headers["content-type"] == "application/pdf"
    assert english != czech
    assert str(PdfReader(io.BytesIO(czech)).root_object["/Lang"]) == "cs"


def test_the_cards_of_the_teams_have_the_links_of_this_very_table(camp: Site) -> None:
    desk = opened(camp)
    paths = re.findall(r'href="(/table/[^"]+)"', camp.get(desk).text)[:2]
    sheet, _ = fetched(camp, f"{desk}/print/links.pdf")
    told = re.sub(r"\s", "", alternatives(sheet))
    for path in paths:
        assert f"{camp.base}{path}" in told


def alternatives(data: bytes) -> str:
    """Give the texts that stand for the pictures of a sheet."""
    reader = PdfReader(io.BytesIO(data))
    found = [
        cast(dict[str, str], thing)["/Alt"]
        for number in range(1, int(str(reader.trailer["/Size"])))
        if isinstance(thing := reader.get_object(number), dict) and "/Alt" in thing
    ]
    return " ".join(found)


def test_the_picture_is_that_of_the_true_state(camp: Site) -> None:
    one, other = opened(camp, "C4"), opened(camp, "B2")
    for desk, square in ((one, "C4"), (other, "B2")):
        key = read_key(fetched(camp, f"{desk}/print/key.json")[0])
        assert key.square == read_square(square, key.cipher.level.size)
        solution = words(fetched(camp, f"{desk}/print/solution.pdf?language=en")[0])
        assert f"Thomas Hammer is in square {square}." in solution
        assert key.seed in solution.replace(" ", "")
        picture = alternatives(fetched(camp, f"{desk}/print/picture.pdf?language=en")[0])
        assert f"rows 1 to {key.cipher.level.rows}" in picture


def test_before_hiding_there_is_no_picture_and_the_desk_says_so(camp: Site) -> None:
    desk = opened(camp)
    assert listed(camp, desk) == {*SHEETS, "all.zip"}
    assert "as soon as Thomas Hammer is hidden" in camp.get(f"{desk}?language=en").text
    for name in SECRETS:
        answer = camp.get(f"{desk}/print/{name}?language=en")
        assert (answer.status, "is hidden" in answer.text) == (409, True)
    assert camp.get(f"{desk}/print/key.json").status == 404
    names = zipfile.ZipFile(io.BytesIO(fetched(camp, f"{desk}/print/all.zip")[0])).namelist()
    assert set(names) == SHEETS


def test_only_the_organiser_prints(camp: Site) -> None:
    desk = opened(camp, "C4")
    table = desk.split("/")[2]
    tokens = re.findall(r'href="/table/[^/]+/([^"]+)"', camp.get(desk).text)
    for token in (*tokens, "x" * 22, links.new_secret(), opened(camp).split("/")[3]):
        for name in ("solution.pdf", "links.pdf", "key.json", "all.zip"):
            assert camp.get(f"/desk/{table}/{token}/print/{name}").status == 404
    for name in ("other.pdf", "cards-japan.pdf", "solution", "..%2Ffile"):
        assert camp.get(f"{desk}/print/{name}").status == 404


def test_what_cannot_be_printed_is_told(camp: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = opened(camp)

    def broken(sheet: Sheet) -> bytes:
        raise RuntimeError("no fonts <here>")

    monkeypatch.setattr(typeset, "pdf", broken)
    answer = camp.get(f"{desk}/print/powers.pdf?language=en")
    assert answer.status == 503
    assert "powers.pdf: no fonts &lt;here&gt;" in answer.text
    monkeypatch.undo()
    assert camp.get(desk).status == 200
    assert fetched(camp, f"{desk}/print/powers.pdf")[0].startswith(b"%PDF")


def test_a_game_without_a_press_has_nothing_to_print(site: Site) -> None:
    fields = {"game": "relay", "seat-0": "person", "seat-1": "person"}
    desk = site.post("/tables", fields).headers["location"]
    assert "/print/" not in site.get(desk).text
    assert site.get(f"{desk}/print/all.zip").status == 404


def test_one_thing_is_made_at_a_time_and_beside_the_event_loop() -> None:
    """Without its lock the press would have all five in the making when they are let go."""
    busy: list[int] = []
    seen: list[tuple[int, bool]] = []
    go = Event()

    def make(number: int) -> Note:
        busy.append(number)
        go.wait(PATIENCE)
        seen.append((len(busy), get_ident() == here))
        busy.remove(number)
        return Note("note", str(number))

    async def let_go() -> None:
        while not busy:
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        go.set()

    async def all_at_once() -> list[bytes]:
        press = Press()
        things = [Printable("a.json", "", "", partial(make, number)) for number in range(5)]
        made = asyncio.gather(*(press.printed(thing) for thing in things))
        await let_go()
        return await made

    here = get_ident()
    assert asyncio.run(all_at_once()) == [b"0", b"1", b"2", b"3", b"4"]
    assert seen == [(1, False)] * 5


def test_what_fails_lets_the_next_one_be_made() -> None:
    sheet = Sheet("words", "Words", "en", ((Words("a"),),))

    def refuse() -> Note:
        raise ValueError("torn")

    async def both() -> bytes:
        press = Press()
        with pytest.raises(PressError, match=r"bad\.pdf: torn"):
            await press.printed(Printable("bad.pdf", "", "", refuse))
        return await press.printed(Printable("good.pdf", "", "", lambda: sheet))

    assert asyncio.run(both()).startswith(b"%PDF")


def test_the_standings_lead_to_the_state_of_the_whole_camp(camp: Site) -> None:
    desk = opened(camp, "C4")
    assert f'href="{desk}/print/state.pdf"' in camp.get(desk).text
    for language in ("cs", "pl"):
        page = camp.get(f"{desk}?language={language}").text
        assert f'href="/rules/hammer/leaflet.pdf?language={language}"' in page
    told = words(fetched(camp, f"{desk}/print/state.pdf?language=en")[0])
    assert "Thomas Hammer hides in: C4" in told
    assert told.count("In the draw deck, to be shuffled") >= 2
    team = words(fetched(camp, f"{desk}/print/state-usa.pdf?language=en")[0])
    assert "Thomas Hammer hides" not in team
    assert "Hand: 7 cards" in team or "Hand: 0 cards" in team
