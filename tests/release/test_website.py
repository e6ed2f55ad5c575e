"""The site of the documents: complete, in three languages, and without anything from elsewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from script.assets import ROOT

pytestmark = pytest.mark.release
ELSEWHERE = re.compile(r'<(?:link|script|img|iframe)[^>]* (?:src|href)="(?:https?:)?//[^"]*')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site; a link or an anchor that leads nowhere fails."""
    into = tmp_path_factory.mktemp("website")
    command = [sys.executable, "-m", "script.website", "--into", str(into)]
    environment = os.environ | {"VELKAHRA_INTERPRETED": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return into / "site"


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 100
    assert {
        (page.name, found) for page in pages for found in ELSEWHERE.findall(read(page))
    } == set()
    assert not re.search(r"url\W*(?:https?:)?//", read(site / "website.css"))


@pytest.mark.parametrize(
    ("page", "language", "text"),
    [
        ("index.html", "en", "Run a camp"),
        ("cs/index.html", "cs", "Uspořádej tábor"),
        ("pl/index.html", "pl", "Poprowadź obóz"),
        ("rules/viceroy.html", "en", 'id="VC-AUCTION-04"'),
        ("cs/rules/viceroy.html", "cs", 'id="VC-AUCTION-04"'),
        ("pl/organiser-guide.html", "pl", "organizatora"),
        ("commands.html", "en", "Public address of the server"),
        ("reference/velkahra.core.contract.state.html", "en", "determinize"),
        ("notebooks/pamir.html", "en", "pamir-1.png"),
    ],
)
def test_a_page_is_there_in_its_language(site: Path, page: str, language: str, text: str) -> None:
    shown = read(site / page)
    assert f'<html lang="{language}"' in shown
    assert text in shown


def test_the_search_finds_words_of_all_languages(site: Path) -> None:
    index = read(site / "search.json")
    assert all(word in index for word in ("determinize", "království", "królestwo"))
