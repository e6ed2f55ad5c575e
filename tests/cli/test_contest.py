"""`velkahra arena` and `velkahra arena-merge`: going on, stopping, charts."""

import xml.etree.ElementTree as ET
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest
import typer
from tests.cli.conftest import Cli

from velkahra.bots import arena
from velkahra.bots.arena.ratings import Rating
from velkahra.bots.intervals import Share
from velkahra.cli import contest
from velkahra.cli.contest_chart import chart

MORRA = ("arena", "morra", "--bots", "random,greedy", "--workers", "1")
SVG = "{http://www.w3.org/2000/svg}"


def row(name: str, value: float, low: float, high: float) -> arena.Row:
    return arena.Row(name, 40, Share(value, low, high), Rating(25 + 20 * value, 3.5), 0.01, 0.2)


ROWS = (
    row("greedy", 0.62, 0.5, 0.73),
    row("search:nodes=400,seconds=1,style=<b>", 0.38, 0.27, 0.5),
)


def test_a_series_goes_on_where_its_file_ends(toys: None, tmp_path: Path, cli: Cli) -> None:
    path = tmp_path / "results.jsonl"
    assert cli(*MORRA, "--games", 3, "--out", path) == 0
    assert "morra: 3 games" in cli.out
    path.write_bytes(path.read_bytes()[:-9])
    assert cli(*MORRA, "--games", 8, "--out", path) == 0
    assert f"{path}: dropped the incomplete last line" in cli.err
    assert "morra: 8 games" in cli.out
    assert len(arena.read(path).games) == 8


def test_files_are_merged_and_drawn(toys: None, tmp_path: Path, cli: Cli) -> None:
    paths = [tmp_path / name for name in "ab"]
    for seed, path in enumerate(paths):
        assert cli(*MORRA, "--games", 4, "--seed", seed, "--out", path) == 0
    assert cli("arena-merge", *paths, "--plot", tmp_path / "chart.svg") == 0
    assert "morra: 8 games" in cli.out
    assert "morra: 8 games" in (tmp_path / "chart.svg").read_text()
    paths[1].write_bytes(paths[1].read_bytes()[:-9])
    assert cli("arena-merge", *paths) == 0
    assert f"{paths[1]}: dropped the incomplete last line" in cli.err
    assert "morra: 7 games" in cli.out


@pytest.mark.parametrize("out", [True, False])
def test_ctrl_c_shows_what_there_is_and_how_to_go_on(
    toys: None, tmp_path: Path, capsys: pytest.CaptureFixture[str], out: bool
) -> None:
    def crew(jobs: Iterable[arena.Job]) -> Generator[arena.Played, None, None]:
        waiting = iter(jobs)
        yield from arena.here([next(waiting), next(waiting)])
        raise KeyboardInterrupt

    path = tmp_path / "results" if out else None
    series = arena.series_of("morra", ("random", "greedy"), 1)
    with pytest.raises(typer.Exit) as stopped:
        contest.contest(series, 9, crew, out=path)
    told = capsys.readouterr().out
    assert stopped.value.exit_code == 130
    assert "morra: 2 games" in told
    assert "stopped after 2 games; " + ("run the same command" if out else "use --out") in told


def test_the_pace_is_said() -> None:
    assert contest.pace(12.34, 100) == "12.3/s, 0:00:08 left"
    assert contest.pace(0.05, 200) == "3.0/min, 1:06:40 left"
    assert contest.pace(2.0, -1) == "2.0/s, 0:00:00 left"


def test_a_chart_is_well_formed_and_says_its_figures() -> None:
    root = ET.fromstring(chart("morra: 40 games", ROWS))
    texts = ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]
    assert root.findtext(f"{SVG}title") == "morra: 40 games"
    assert "greedy: 62.0% (50.0 to 73.0), rating 37.4 ± 7.0." in str(root.findtext(f"{SVG}desc"))
    assert {"62.0%", "38.0%", "37.4", "32.6"} <= set(texts)


def test_everything_in_a_chart_is_within_it() -> None:
    root = ET.fromstring(chart("morra: 40 games", (*ROWS, row("sure", 1.0, 0.9, 1.0))))
    _, _, wide, high = (float(number) for number in root.attrib["viewBox"].split())
    for each in root.iter(f"{SVG}text"):
        assert 0 < float(each.attrib["x"]) < wide - 40
        assert 0 < float(each.attrib["y"]) < high


def test_bars_are_as_long_as_their_shares() -> None:
    root = ET.fromstring(chart("morra", ROWS))
    one, other = (float(each.attrib["width"]) for each in list(root.iter(f"{SVG}rect"))[1:])
    assert one / other == pytest.approx(0.62 / 0.38, abs=0.01)


def test_unfinished_games_are_told(toys: None, monkeypatch: pytest.MonkeyPatch, cli: Cli) -> None:
    monkeypatch.setattr("velkahra.bots.arena.match.LIMIT", 3)
    assert cli(*MORRA, "--games", 4) == 0
    assert "4 of the games did not end" in cli.err
