"""What the press prints for a camp: every card, its back behind it, no secret on a wrong page."""

import io
from functools import cache
from pathlib import Path

import pypdf
import pytest
from PIL import Image

from velkahra.core import offers
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.print_model import AtTable, Cut, Picture, Sheet
from velkahra.games.hammer.cards.card_set import read_set
from velkahra.games.hammer.cards.language import LANGUAGES, POWERS
from velkahra.games.hammer.game import GAME
from velkahra.games.hammer.press.cards import starting_sheet
from velkahra.games.hammer.press.forms import Forms
from velkahra.games.hammer.press.links import read_links
from velkahra.games.hammer.press.nonogram_sheets import write_nonogram
from velkahra.games.hammer.press.powers import secret_sheet
from velkahra.games.hammer.press.printing import puzzle_of
from velkahra.games.hammer.press.table import order_of_table
from velkahra.games.hammer.puzzle.key import write_key
from velkahra.games.hammer.puzzle.nonogram import make_nonogram
from velkahra.games.hammer.texts import TEXTS
from velkahra.picture.qr import qr
from velkahra.press.pdf import pdf
from velkahra.press.typefaces import shipped

pytestmark = pytest.mark.plain

SET = read_set()
CARDS = [f"cards-{power}" for power in POWERS]
PLAIN = [
    *CARDS,
    "cards-starting",
    "cards-joint",
    "cards-joint-copies",
    "powers",
    *(f"power-{power}" for power in POWERS),
    "rounds",
    "instructions",
    "supplies",
]
LINKS = "".join(f"{power} https://camp.example.org/join/{power}\n" for power in POWERS)


@cache
def drawn(language: str, wishes: tuple[tuple[str, str], ...]) -> list[Sheet]:
    found = offers.printer("hammer").sheets("press", dict(wishes), language)
    return [sheet for sheet in found if isinstance(sheet, Sheet)]


def printed(language: str = "cs", **wishes: str) -> dict[str, Sheet]:
    return {sheet.name: sheet for sheet in drawn(language, tuple(wishes.items()))}


def cuts(sheet: Sheet) -> list[Cut]:
    found = [block for page in sheet.pages for block in page if isinstance(block, Cut)]
    assert len(found) == len(sheet.pages)
    return found


def printed_words(sheet: Sheet, page: int = 0) -> str:
    picture = sheet.pages[page][0]
    assert isinstance(picture, Picture)
    return picture.alt


def read(sheet: Sheet) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(pdf(sheet)))


@pytest.fixture
def key(tmp_path: Path) -> str:
    path = tmp_path / "key.json"
    path.write_text(write_key(puzzle_of({"level": "mini", "seed": "demo", "square": "C8"})))
    return str(path)


def test_without_key_and_links_their_sheets_are_left_out() -> None:
    assert list(printed()) == PLAIN


def test_with_key_and_links_nothing_is_left_out(key: str, tmp_path: Path) -> None:
    links = tmp_path / "links.txt"
    links.write_text(LINKS)
    found = printed(key=key, links=str(links))
    assert list(found) == [*PLAIN, "links", "map", "picture", "slips", "solution"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_printed_in_every_language(language: str) -> None:
    for sheet in printed(language).values():
        assert sheet.language == language
        assert sheet.title.startswith("Thomas Hammer: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_names_the_author(language: str, key: str, tmp_path: Path) -> None:
    links = tmp_path / "links.txt"
    links.write_text(LINKS)
    sheets = printed(language, key=key, links=str(links))
    assert {sheet.credit for sheet in sheets.values()} == {TEXTS.text(language, "author")}
    pages = [page for name in ("map", "links") for page in read(sheets[name]).pages]
    assert all("Zámyslický" in page.extract_text() for page in pages)


def test_a_nonogram_is_printed_from_its_key_and_has_no_map(tmp_path: Path) -> None:
    path = tmp_path / "key.json"
    path.write_text(write_nonogram(make_nonogram(("##.##", "#...#", "#.#.#", "#####", "..#.."))))
    found = printed(key=str(path))
    assert list(found) == [*PLAIN, "nonogram", "slips", "solution"]
    assert ">5</text>" in repr(found["supplies"].pages[0])
    Image.new("L", (40, 40)).save(tmp_path / "map.png")
    with pytest.raises(VelkahraError, match="a nonogram has no map: leave map out"):
        printed(key=str(path), map=str(tmp_path / "map.png"))


def test_a_deck_has_thirty_cards_nine_on_a_page() -> None:
    for power in POWERS:
        fronts = cuts(printed()[f"cards-{power}"])[::2]
        assert [len(cut.pictures) for cut in fronts] == [9, 9, 9, 3]
        assert all((cut.width, cut.height, cut.across) == (63, 88, 3) for cut in fronts)


def test_joint_cards_are_single_and_each_owner_gets_a_copy() -> None:
    """HM-COOP-09, HM-EDGE-COOP-07."""
    found = printed()
    fronts = [card for cut in cuts(found["cards-joint"])[::2] for card in cut.pictures]
    assert len(fronts) == len(set(fronts)) == 101
    (copies,) = cuts(found["cards-joint-copies"])
    assert len(copies.pictures) == 10 * 6 * 2 + 10 * 3 * 3 + 5 * 2 * 4 + 5
    assert all(copy and "KOPIE" in copy.svg for copy in copies.pictures)


def test_backs_lie_behind_their_fronts_when_paper_is_turned_over_its_long_edge() -> None:
    pages = cuts(printed()["cards-joint"])
    decks = {card.name.cs: deck.name.cs for deck in SET.joint for card in deck.cards}
    for fronts, backs in zip(pages[::2], pages[1::2], strict=True):
        assert fronts.across == backs.across
        assert fronts.width == backs.width
        assert fronts.height == backs.height
        for at, front in enumerate(fronts.pictures):
            row, column = divmod(at, 3)
            back = backs.pictures[row * 3 + 2 - column]
            assert front
            assert back
            assert back.alt.endswith(f": {decks[front.alt.split('. ')[0]]}")


def test_a_page_that_is_not_full_leaves_places_empty_at_the_other_side() -> None:
    last = cuts(printed()["cards-starting"])[:2]
    assert len(last[0].pictures) == 5
    assert [bool(back) for back in last[1].pictures] == [True] * 3 + [False, True, True]


def test_special_abilities_stand_on_a_page_of_their_own() -> None:
    """HM-ABILITY-01: they are secret, starting informants are not."""
    pages = cuts(printed("en")["cards-starting"])
    kinds = [[card.alt.split(". ")[1] for card in cut.pictures if card] for cut in pages[::2]]
    assert kinds == [["Spy \u2013 informant"] * 5, ["Special ability"] * 5]


def test_only_the_team_is_told_the_secret_of_a_power() -> None:
    """HM-CHAR-02."""
    found = printed("en")
    for power in SET.powers:
        own = found[f"power-{power.id}"]
        sides = [*power.secret.strong, *power.secret.weak]
        assert all(side.text.en in printed_words(own, 1) for side in sides)
        assert power.ability.name.en in printed_words(own, 1)
        for name, sheet in found.items():
            if name not in (own.name, "cards-starting"):
                shown = repr(sheet.pages)
                assert not any(side.name.en in shown for side in sides), name
        assert not any(side.name.en in repr(own.pages[0]) for side in sides)


def test_the_public_page_says_what_everybody_knows_of_all() -> None:
    """HM-SETUP-03."""
    sheet = printed("pl", only="powers")["powers"]
    assert all(power.public.pl in printed_words(sheet) for power in SET.powers)


def test_fewer_powers_have_fewer_sheets_and_joint_decks() -> None:
    found = printed(powers="gla, usa,china")
    names = ("usa", "china", "gla")
    assert [name for name in found if name.startswith("power-")] == [f"power-{n}" for n in names]
    joint = [card for cut in cuts(found["cards-joint"])[::2] for card in cut.pictures]
    assert len(joint) == 3 * 6 + 3
    assert len(found["instructions"].pages) == 3
    assert "Japonsko" not in printed_words(found["powers"])
    for name in ("powers", "rounds", "cards-joint"):
        assert "Japonsko" not in repr(found[name].pages)


def test_each_round_has_a_sheet_with_the_sb_of_the_places() -> None:
    """HM-ROUND-04."""
    pages = printed("en", only="rounds", rounds="4")["rounds"].pages
    assert [printed_words(Sheet("x", "x", "en", (page,)))[:7] for page in pages] == [
        f"Round {number}" for number in range(1, 5)
    ]
    drawn = repr(pages[0])
    assert all(f">{sb}</text>" in drawn for sb in SET.index.rules.placement_sb)


def test_the_instructions_say_how_long_a_team_has() -> None:
    """HM-TIMER-01, HM-TIMER-04."""
    pages = printed("en")["instructions"].pages
    assert len(pages) == 5
    assert "You have 15 minutes from" in printed_words(Sheet("x", "x", "en", (pages[0],)))


def test_the_supply_sheet_has_a_box_for_each_row_of_the_puzzle(key: str) -> None:
    with_key = repr(printed(key=key, only="supplies")["supplies"].pages[0])
    without = repr(printed(only="supplies")["supplies"].pages[0])
    assert ">24</text>" in with_key
    assert ">25</text>" not in with_key
    assert ">24</text>" not in without


def test_a_sheet_has_so_many_pages() -> None:
    found = printed()
    for name, pages in {
        "cards-usa": 8,
        "cards-starting": 4,
        "cards-joint": 24,
        "power-japan": 2,
        "rounds": 10,
        "supplies": 5,
    }.items():
        assert len(found[name].pages) == pages, name
    assert len(read(found["cards-joint-copies"]).pages) == 16


def test_letters_of_cards_can_be_found_and_their_fonts_are_embedded() -> None:
    pages = read(printed()["cards-usa"]).pages
    assert len(pages) == 8
    page = pages[0]
    assert "Zvědka v terénu" in page.extract_text()
    fonts = _fonts(page)
    assert fonts
    for font in fonts:
        inner = font["/DescendantFonts"][0].get_object()  # type: ignore[index]
        assert {"/FontFile2", "/FontFile3"} & set(inner["/FontDescriptor"].get_object())
        if shipped():
            name = str(font["/BaseFont"])
            assert "NotoSans" in name or "Alegreya" in name


def _fonts(page: pypdf.PageObject) -> list[pypdf.generic.DictionaryObject]:
    """Find the fonts of a page and of the pictures drawn in it."""
    found: dict[str, pypdf.generic.DictionaryObject] = {}
    waiting = [page["/Resources"].get_object()]
    while waiting:
        resources = waiting.pop()
        for font in resources.get("/Font", {}).values():  # type: ignore[union-attr]
            found[str(font.get_object()["/BaseFont"])] = font.get_object()
        for form in resources.get("/XObject", {}).values():  # type: ignore[union-attr]
            if "/Resources" in form.get_object():
                waiting.append(form.get_object()["/Resources"].get_object())
    return list(found.values())


def test_every_team_has_a_card_with_its_link_as_a_code(tmp_path: Path) -> None:
    path = tmp_path / "links.txt"
    path.write_text(f"# five teams\n\n{LINKS}")
    (cut,) = cuts(printed("en", links=str(path), only="links")["links"])
    assert len(cut.pictures) == 5
    for power, card in zip(POWERS, cut.pictures, strict=True):
        link = f"https://camp.example.org/join/{power}"
        assert card
        assert link in card.alt
        assert f">{link}</text>" in card.svg
        code = qr(link, "x")
        assert code[code.index('class="qrline"') :].split("/>")[0] in card.svg


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("usa https://a.org/1\n", "there is no link for china, japan, russia, gla"),
        ("mars https://a.org/1\n", "line 1 begins with a power, usa, china, .*: not 'mars'"),
        ("usa javascript:alert(1)\n", r"line 1: a link begins with http:// or https://.*javascr"),
        ("\nusa\n", "line 2: a link begins with"),
        ("usa https://a.org/1\nusa https://a.org/2\n", "line 2: usa has a link already"),
        (f"usa https://a.org/{'x' * 200}\n", "at most 200 characters"),
        ("usa https://[\n", "line 1: a link begins with"),
    ],
)
def test_links_that_cannot_be_are_refused(text: str, what: str) -> None:
    with pytest.raises(VelkahraError, match=what):
        read_links(text, POWERS)


@pytest.mark.parametrize(
    ("wishes", "what"),
    [
        ({"powers": "usa,mars"}, "there is no power 'mars': usa, china, japan, russia, gla"),
        ({"powers": "usa"}, "at least 2 powers play, such as usa,china, not 'usa'"),
        ({"rounds": "0"}, "a camp has 1 to 20 rounds, not '0'"),
        ({"rounds": "many"}, "a camp has 1 to 20 rounds, not 'many'"),
        ({"only": "cards"}, "there is no sheet 'cards': cards-usa, "),
        ({"only": "links"}, "the sheet 'links' needs the links of the teams: --links"),
        ({"only": "map"}, "the sheet 'map' needs the key of a puzzle: --key"),
        ({"only": "nonogram"}, "the sheet 'nonogram' needs the key of a puzzle: --key"),
        ({"key": "no.json"}, "there is no file no.json"),
        ({"links": "no.txt"}, "there is no file no.txt"),
        ({"map": "m.png"}, "a map needs the key of a puzzle"),
        ({"crop": "0,0,1"}, "a crop needs a map"),
        ({"set": "no-such-folder"}, "no-such-folder: there is no file set.yaml"),
        ({"size": "a4"}, "there is no wish 'size': set, powers, rounds, key"),
    ],
)
def test_wishes_that_cannot_be_are_answered_by_name(wishes: dict[str, str], what: str) -> None:
    with pytest.raises(VelkahraError, match=what):
        printed(**wishes)


@pytest.mark.parametrize(
    ("outdoors", "told"), [(True, ("found", "guess")), (False, ("guess", "found"))]
)
def test_who_finds_him_outdoors_names_no_square(outdoors: bool, told: tuple[str, str]) -> None:
    """HM-EDGE-FIND-01."""
    forms = Forms(SET, POWERS, "en", outdoors=outdoors)
    assert ("square:" in repr(forms.instructions().pages)) is not outdoors
    asked, other = (TEXTS.text("en", f"press-head-{key}") for key in told)
    rounds = repr(forms.rounds(1).pages)
    assert f">{asked}</text>" in rounds
    assert f">{other}</text>" not in rounds


def test_the_sheets_of_a_table_follow_its_options() -> None:
    options = {"find": "outdoors", "results": "organiser", "special": "turn"}
    state = GAME.new_state(5, GAME.complete(options))
    order = order_of_table(state, {}, "en")
    assert order.outdoors
    assert order.special == "turn"
    assert order.minutes is None
    assert order_of_table(state, {}, "en", AtTable(minutes=0)).minutes == 0


def test_the_cards_of_special_abilities_say_how_long_they_last() -> None:
    """HM-EDGE-ABILITY-01."""
    for language in LANGUAGES:
        told = TEXTS.text(language, "press-power-lasts")
        for lasts in ("round", "turn"):
            pages = cuts(starting_sheet(SET, POWERS, language, lasts))
            fronts = [[told in card.svg for card in cut.pictures if card] for cut in pages]
            assert fronts[0] == [False] * 5
            assert fronts[2] == [lasts == "turn"] * 5
            inside = repr(secret_sheet(SET, SET.powers[0], language, lasts).pages[1])
            assert inside.count(told) == (lasts == "turn")


def test_a_file_of_links_may_begin_with_a_mark_and_have_tabs(tmp_path: Path) -> None:
    path = tmp_path / "links.txt"
    path.write_text(LINKS.replace(" ", "\t"), encoding="utf-8-sig")
    (cut,) = cuts(printed(links=str(path), only="links")["links"])
    assert len(cut.pictures) == 5


def test_a_seed_that_speaks_of_a_nonogram_makes_no_nonogram(tmp_path: Path) -> None:
    path = tmp_path / "key.json"
    path.write_text(write_key(puzzle_of({"level": "mini", "seed": "nonogram/1", "square": "C8"})))
    assert list(printed(key=str(path), only="map")) == ["map"]
