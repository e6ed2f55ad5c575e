"""`velkahra analyse`: what it shows and writes, in words of three languages, and how it stops."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.bots.test_analysis import played
from tests.cli.conftest import Cli

from velkahra.bots import analysis
from velkahra.cli import analysing
from velkahra.cli.files import save
from velkahra.core.contract.words import LANGUAGES
from velkahra.server.domain.texts import speaker


@pytest.fixture
def record(toys: None, tmp_path: Path) -> Path:
    path = tmp_path / "draws.txt"
    save(path, played("draws").record())
    return path


def test_it_shows_swings_and_writes_figures(record: Path, tmp_path: Path, cli: Cli) -> None:
    svg, figures = tmp_path / "curve.svg", tmp_path / "figures.json"
    words = ("--nodes", 30, "--workers", 1, "--most", 1, "-o", svg, "--json", figures)
    assert cli("analyse", record, *words) == 0
    out = cli.out
    told = json.loads(figures.read_text())
    worst = max(told["decisions"], key=lambda one: one["swing"])
    assert f"{len(told['decisions'])} decisions, 30 nodes each, seed 1" in out
    assert "Decisions that swung the game" in out
    assert worst["played"] in out
    assert worst["better"] in out
    assert worst["played"] != worst["better"]
    assert "Chance of winning" in str(ET.parse(svg).getroot()[0].text)
    assert sum(part.tag.endswith("circle") for part in ET.parse(svg).iter()) == 1
    assert (told["nodes"], len(told["seats"]), sum(told["result"])) == (30, 2, 1)
    assert cli("analyse", record, "--nodes", 30, "--workers", 1, "-o", svg, "--json", "-") == 0
    assert json.loads(cli.out) == told


def test_two_processes_find_what_one_finds() -> None:
    """Toy games are unknown to other processes, so it is a few plies of another one."""
    plies = played("viceroy", plies=30).plies
    task = analysis.Task("viceroy", 2, {}, plies, 2)
    heard: list[int] = []
    found = analysing._judged(task, 2, lambda done, decisions: heard.append(done))
    assert found == analysis.analyse(task)
    assert heard[-1] == len(found.decisions) > analysing.PART


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(record: Path, cli: Cli, language: str) -> None:
    assert cli("analyse", record, "--nodes", 20, "--workers", 1, "--language", language) == 0
    out = cli.out
    assert speaker(language)("analysis-swings") in out
    assert speaker(language)("analysis-note", nodes=20) in out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--nodes", 0), "--nodes must be 1 or more, not 0"),
        (("--most", 0), "--most must be 1 or more, not 0"),
        (("--workers", -1), "0 means one per CPU core"),
        (("--language", "de"), "unknown language 'de'"),
        (("-o", "curve.jpg"), "the chart must be an .svg or .png file, not curve.jpg"),
        (("--json", "nowhere/figures.json"), "there is no folder nowhere"),
    ],
)
def test_what_cannot_be_is_refused(
    record: Path, cli: Cli, words: tuple[str | int, ...], why: str
) -> None:
    assert cli("analyse", record, *words) != 0
    assert why in "".join((cli.out, cli.err))


def test_ctrl_c_ends_it(record: Path, monkeypatch: pytest.MonkeyPatch, cli: Cli) -> None:
    def stop(task: analysis.Task, told: analysis.OnProgress) -> analysis.Analysis:
        raise KeyboardInterrupt

    monkeypatch.setattr(analysis, "analyse", stop)
    assert cli("analyse", record, "--workers", 1) == 130
    assert cli.out.strip() == "stopped"
