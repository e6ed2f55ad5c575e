"""Sheets of a set of one's own: long words and names fit, and its rules are told."""

import io
import re
from pathlib import Path

import pypdf
import pytest
from tests.games.hammer.sets import damaged

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.print_model import Cut, Picture, Sheet
from velkahra.games.hammer.cards.card_set import CardSet, read_set
from velkahra.games.hammer.cards.check.examine import check
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.press.forms import Forms
from velkahra.games.hammer.press.links import links_sheet
from velkahra.games.hammer.press.page_kit import HIGH, fit
from velkahra.games.hammer.press.powers import public_sheet, secret_sheet
from velkahra.picture.measure import width
from velkahra.press.pdf import pdf

pytestmark = pytest.mark.plain

_RUN = re.compile(
    r'<text x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)"( font-weight="700")?'
    r'( font-family="Alegreya[^>]*?")?( text-anchor="middle")?[^>]*>([^<]*)</text>'
)
MORE = " Proto si jeho členové dopisují neviditelným inkoustem a sedí zády k oknu." * 12


@pytest.fixture
def own(tmp_path: Path) -> CardSet:
    """Return a set with long words for the currencies, a long name and long descriptions."""
    damaged(tmp_path, "set.yaml", "currency", "sb: {cs: SB", "sb: {cs: stříbrňáky")
    _change(tmp_path, "set.yaml", "bm: {cs: BM", "bm: {cs: zlaťáčky")
    _change(tmp_path, "powers.yaml", "name: {cs: USA,", "name: {cs: Spojené státy americké,")
    _change(tmp_path, "powers.yaml", "Bohatá mocnost", "Bohatá-" + "mocnost" * 30)
    _change(tmp_path, "powers.yaml", "musí projít výborem.", f"musí projít výborem.{MORE}")
    assert check(tmp_path).errors == ()
    return read_set(tmp_path)


def _change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def picture_of(sheet: Sheet) -> Picture:
    picture = sheet.pages[0][0]
    assert isinstance(picture, Picture)
    return picture


def runs(svg: str) -> list[tuple[float, float, str, float]]:
    """List the lines of a drawing: where they begin, their base line, words and end."""
    found = []
    for x, y, size, bold, title, middle, words in _RUN.findall(svg):
        face = "title" if title else "noto-bold" if bold else "noto"
        wide = width(words, float(size), face)
        left = float(x) - wide / 2 if middle else float(x)
        found.append((left, float(y), words, left + wide))
    return found


def words_of(sheet: Sheet) -> str:
    return " ".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(pdf(sheet))).pages)


def test_long_words_for_the_currencies_fit_into_forms(own: CardSet) -> None:
    forms = Forms(own, POWERS, "cs")
    for sheet in (forms.rounds(1), forms.instructions(), forms.supplies(10, 24)):
        assert all(end <= 1920 for *_, end in runs(picture_of(sheet).svg))
    assert "stříbrňáky" in words_of(forms.supplies(10, 24))


def test_what_everybody_knows_fits_however_long_it_is(own: CardSet) -> None:
    outside = secret_sheet(own, own.powers[0], "cs")
    for sheet in (outside, public_sheet(own, POWERS, "cs")):
        assert all(base < HIGH and end <= 1920 for _, base, _, end in runs(picture_of(sheet).svg))
    assert "Druhá strana je tajná" in picture_of(outside).svg


def test_a_long_name_fits_into_its_frames(own: CardSet) -> None:
    (name,) = (power.name.cs for power in own.powers if power.id == "usa")
    rounds = picture_of(Forms(own, POWERS, "cs").rounds(1)).svg
    column = 1920 * 1.5 / 7.3
    assert [end for *_, words, end in runs(rounds) if words in name and end < column]
    (cut,) = links_sheet(own, dict.fromkeys(POWERS, "https://a.org/x"), "cs").pages[0]
    assert isinstance(cut, Cut)
    card = cut.pictures[0]
    assert card
    written = [(words, end) for *_, words, end in runs(card.svg) if words in name]
    assert " ".join(words for words, _ in written) == name
    assert all(end <= 480 for _, end in written)


def test_a_text_that_has_no_room_at_all_is_quoted() -> None:
    with pytest.raises(VelkahraError, match="there is no room on the sheet for 'one two"):
        fit("one two three " * 9, (20, 10), 100, 30)


@pytest.mark.parametrize(
    "link", ["https://a.example.org/" + "W" * 178, "https://a.org/" + "ab1" * 20]
)
def test_a_link_is_written_out_within_its_card(link: str) -> None:
    (cut,) = links_sheet(read_set(), dict.fromkeys(POWERS, link), "cs").pages[0]
    assert isinstance(cut, Cut)
    card = cut.pictures[0]
    assert card
    lines = [line for line in runs(card.svg) if line[1] > 480]
    assert "".join(words for _, _, words, _ in lines) == link
    assert all(left > 20 and end < 930 and base < 540 for left, base, _, end in lines)


@pytest.mark.parametrize(
    ("language", "without", "with_"),
    [
        ("cs", "Body jsou SB za umístění v dílčích hrách a 20", "SB za žolíka a 20 navíc pro"),
        ("pl", "Punkty to PS za miejsca w grach cząstkowych i 20", "PS za jokera i 20 więcej dla"),
        ("en", "the SP you earn for your places in daily games. The", "and from your joker. The"),
    ],
)
def test_supply_sheets_say_scores(tmp_path: Path, language: str, without: str, with_: str) -> None:
    """HM-POINTS-01, HM-JOKER-03."""
    damaged(tmp_path, "set.yaml", "rules:", "joker_scores: false", "joker_scores: true")
    for cards, told, untold in ((read_set(), without, with_), (read_set(tmp_path), with_, without)):
        words = picture_of(Forms(cards, POWERS, language).supplies(10, 24)).alt
        assert told in words
        assert untold not in words


def test_a_set_without_a_clock_tells_no_minutes(tmp_path: Path) -> None:
    damaged(tmp_path, "set.yaml", "rules:", "plan_minutes: 15", "plan_minutes: 0")
    cards = read_set(tmp_path)
    for language in ("cs", "pl", "en"):
        for minutes, told in ((None, False), (7, True)):
            words = picture_of(Forms(cards, POWERS, language, minutes).instructions()).alt
            assert bool(re.search(r"\bmin", words)) is told


def test_a_table_without_a_clock_tells_no_minutes() -> None:
    for minutes, told in ((0, ""), (None, "You have 15 minutes"), (1, "You have 1 minute ")):
        words = picture_of(Forms(read_set(), POWERS, "en", minutes).instructions()).alt
        assert ("You have" in words) is bool(told)
        assert told in words


def test_more_rounds_than_a_camp_can_have_are_refused(tmp_path: Path) -> None:
    damaged(tmp_path, "set.yaml", "rules:", "rounds: 10", "rounds: 21")
    assert any("rules.rounds" in str(error) for error in check(tmp_path).errors)
    _change(tmp_path, "set.yaml", "rounds: 21", "rounds: 20")
    assert check(tmp_path).errors == ()
