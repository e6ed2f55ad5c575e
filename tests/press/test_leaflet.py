"""The leaflet of the rules: two sides of A4 with the paragraphs of the page, none cut off."""

import io
from functools import cache
from pathlib import Path

import pypdf
import pytest

from velkahra.core import registry
from velkahra.core.contract.lesson import LessonError
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.rulebook import read_rulebook
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import BUILT_IN
from velkahra.core.print_model import Page, Picture, Rule, Sheet, Words
from velkahra.press.pdf import pdf
from velkahra.server.domain.texts import lines_of_game
from velkahra.server.web.rulebook.book import chapters
from velkahra.server.web.rulebook.leaflet import leaflet

A4_ACROSS = (842, 595)


def bare(text: str) -> str:
    """Return a text without spaces and hyphens: Czech repeats a hyphen on the next line."""
    return "".join(text.split()).replace("-", "")


@cache
def sides(name: str, language: str) -> list[pypdf.PageObject]:
    """Print a leaflet; one with too much on a page is an error."""
    return [*pypdf.PdfReader(io.BytesIO(pdf(leaflet(registry.game(name), language)))).pages]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_a_leaflet_has_two_sides_of_a4(name: str, language: str) -> None:
    sizes = [page.mediabox[2:] for page in sides(name, language)]
    assert [tuple(round(float(side)) for side in size) for size in sizes] == [A4_ACROSS] * 2


@pytest.mark.parametrize(("name", "language"), [*zip(BUILT_IN, (*LANGUAGES, "cs"), strict=True)])
def test_all_paragraphs_stand_on_a_leaflet(name: str, language: str) -> None:
    game = registry.game(name)
    text = bare("".join(page.extract_text() for page in sides(name, language)))
    parts = [part for chapter in chapters(language, game) for part in chapter.parts]
    told = [part.text for part in parts if part.leaf]
    assert len(told) > 15
    told += lines_of_game(game, language, "goal") + lines_of_game(game, language, "turn")
    assert [one for one in told if bare(one) not in text] == []


def test_a_page_with_too_much_on_it_is_an_error() -> None:
    picture = Picture('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', "nothing")
    full: Page = (*(Rule("A sentence that takes a line.") for _ in range(60)), picture)
    with pytest.raises(VelkahraError, match="too full"):
        pdf(Sheet("rules", "Rules", "en", ((Words("One"),), full, (), ()), folded=True))


@pytest.mark.parametrize("text", ["chapters = 4", "chapters = []\nleaflet = [[]]", "x = 1"])
def test_a_plan_that_is_none_is_an_error(tmp_path: Path, text: str) -> None:
    (tmp_path / "rulebook.toml").write_text(text)
    with pytest.raises(LessonError, match=r"rulebook\.toml"):
        read_rulebook(tmp_path / "rulebook.toml")
