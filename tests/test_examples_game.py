"""The game in `examples/dudo` is a complete plug-in, and costs as little as its README says."""

import re
import tomllib
from pathlib import Path

import pytest
from script.coverage import linked_in, read, worded_in
from tests.cli.conftest import run

from dudo import PLUGIN
from dudo.game import GAME
from velkahra.core import plugin, registry
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.position import read_position
from velkahra.server.web.rulebook.leaflet import leaflet

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "examples" / "dudo"
MOST_LINES = 3000


def test_it_is_complete(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(registry, "_extra", {})
    assert run("check", str(FOLDER)) == 0
    assert "dudo is complete" in capsys.readouterr().out


def test_its_package_names_the_game() -> None:
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][plugin.GROUP] == {GAME.name: "dudo:PLUGIN"}
    assert plugin.load(PLUGIN.game, type(GAME)) is GAME


def test_every_rule_is_cited_tested_and_told() -> None:
    found = read(GAME.prefix, FOLDER / "README.md", FOLDER / "src" / "dudo", FOLDER / "tests")
    found.worded = {language: worded_in(GAME, language) for language in LANGUAGES}
    found.linked = linked_in(FOLDER / "src" / "dudo" / "text")
    assert found.complaints() == []
    assert len(found.defined) > 20


def test_what_teaches_it_can_be_used() -> None:
    for language in LANGUAGES:
        assert len(leaflet(GAME, language).pages) == 4
    for variant in GAME.files.small():
        assert not read_position(variant.position, GAME).is_over()


@pytest.mark.parametrize("page", [FOLDER / "README.md", ROOT / "docs" / "adding-a-game.md"])
def test_it_costs_as_many_lines_as_is_said(page: Path) -> None:
    lines = sum(len(path.read_bytes().splitlines()) for path in FOLDER.rglob("*.py"))
    said = re.search(r"([\d,]+) lines of Python", page.read_text(encoding="utf-8"))
    assert said is not None
    assert lines < MOST_LINES
    assert abs(lines - int(said[1].replace(",", ""))) < 100
