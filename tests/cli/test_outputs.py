"""What commands write: nothing that is there is lost, and what cannot be is refused first."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.bots.test_analysis import played
from tests.cli.conftest import Cli

from velkahra.bots import analysis
from velkahra.cli.files import save
from velkahra.core.contract.refusals import VelkahraError
from velkahra.testing import walk

CAMP = Path(__file__).resolve().parents[1] / "records/hammer/greedy-3.txt"


@pytest.fixture
def record(toys: None, tmp_path: Path) -> Path:
    """Write a record whose name could be that of a picture."""
    save(tmp_path / "game.svg", played("draws").record())
    return tmp_path / "game.svg"


@pytest.mark.parametrize(
    "words",
    [
        ("draw", "{record}", "-o", "{record}"),
        ("analyse", "{record}", "--json", "{record}", "--nodes", "2"),
        ("analyse", "{record}", "-o", "{folder}/../{name}/game.svg", "--nodes", "2"),
    ],
)
def test_a_record_in_use_is_not_replaced(record: Path, words: tuple[str, ...], cli: Cli) -> None:
    before, folder = record.read_bytes(), record.parent
    places = {"record": record, "folder": folder, "name": folder.name}
    assert cli(*(word.format(**places) for word in words)) == 1
    assert "is the file to read: choose another name" in cli.err
    assert record.read_bytes() == before


def test_no_command_writes_over_a_file(tmp_path: Path, cli: Cli) -> None:
    record, taken = tmp_path / "camp.txt", tmp_path / "taken"
    record.write_bytes(CAMP.read_bytes())
    taken.write_text("{}")
    for name, *more in (("pack",), ("key", "--replace")):
        assert cli("hammer", name, record, "-o", record, *more) == 1
        assert "is the file to read: choose another name" in cli.err
        assert record.read_bytes() == CAMP.read_bytes()
    for words in (("hammer", "pack", CAMP), ("import", taken)):
        assert cli(*words, "-o", taken) == 1
        assert f"{taken.name} already exists: choose another name" in cli.err
        assert taken.read_text() == "{}"


def test_half_a_record_leaves_the_former_one(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = record.read_bytes()

    def fail(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(VelkahraError, match="No space left"):
        save(record, played("draws").record())
    assert record.read_bytes() == before
    assert list(record.parent.iterdir()) == [record]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--json", "{folder}"), "is a folder: name a file for the figures"),
        (("-o", "{folder}/picture.svg"), "is a folder: name a file for the chart"),
        (("-o", "{folder}/x.svg", "--json", "{folder}/x.svg"), "name the same file"),
    ],
)
def test_what_cannot_be_written_is_said_before_an_analysis(
    record: Path,
    words: tuple[str, ...],
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    cli: Cli,
) -> None:
    (record.parent / "picture.svg").mkdir()
    monkeypatch.setattr(analysis, "analyse", lambda *_: pytest.fail("it was analysed"))
    asked = [word.format(folder=record.parent) for word in words]
    assert cli("analyse", record, "--workers", 1, *asked) == 1
    assert why in cli.err


def test_an_analysis_that_cannot_be_written_is_printed(
    record: Path, monkeypatch: pytest.MonkeyPatch, cli: Cli
) -> None:
    monkeypatch.setattr("velkahra.cli.files.check_target", lambda *_: None)
    asked = ("--nodes", 20, "--workers", 1, "--json", record.parent)
    assert cli("analyse", record, *asked) == 1
    assert "Decisions that swung the game" in cli.out
    assert cli.err == f"velkahra: {record.parent} is a folder; name a file\n"


def test_a_chart_as_svg_needs_no_library_that_prints(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['resvg_py'] = None\n"
        "from pathlib import Path; from velkahra.cli.files import check_chart, save_chart\n"
        f"folder = Path({str(tmp_path)!r})\n"
        "check_chart(folder / 'x.svg'); save_chart(folder / 'x.svg', '<svg/>')\n"
        "check_chart(folder / 'x.png')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (tmp_path / "x.svg").read_text() == "<svg/>"
    assert "velkahra[press]" in done.stderr


def test_what_fuzz_cannot_do_is_refused_first(record: Path, cli: Cli) -> None:
    for words, why in (
        (("--games", 1, "--failures", record), "is a file; --failures must name a folder"),
        (("--games", -1), "--games must be 0 (no limit) or more, not -1"),
        (("--seconds", -1), "--seconds must be 0 (no limit) or more, not -1"),
    ):
        assert cli("fuzz", "draws", *words) == 1
        assert why in cli.err


def test_fuzz_says_how_far_it_was_when_it_is_stopped(
    toys: None, monkeypatch: pytest.MonkeyPatch, cli: Cli
) -> None:
    real, seeds = walk.random_game, []

    def stopped(*arguments: object) -> object:
        seeds.append(arguments[-1])
        if len(seeds) == 3:
            raise KeyboardInterrupt
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr("velkahra.testing.walk.random_game", stopped)
    assert cli("fuzz", "draws") == 130
    assert "stopped; draws: 2 games, " in cli.out


def test_a_picture_has_a_width_that_can_be(record: Path, cli: Cli) -> None:
    picture = record.with_name("x.svg")
    for width in (-5, 0, 100_000):
        assert cli("draw", record, "-o", picture, "--width", width) == 2
        assert "Invalid value for '--width'" in cli.err
        assert not picture.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="no other system has /dev/full")
@pytest.mark.parametrize("words", [["--help"], ["version"], [], ["hammer", "check"]])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_output_that_cannot_be_written_is_one_line(words: list[str], unbuffered: str) -> None:
    done = _written(words, {"PYTHONUNBUFFERED": unbuffered}, "/dev/full")
    assert done.returncode == 1
    assert done.stderr.startswith("velkahra: ")
    assert done.stderr.endswith("No space left on device\n")
    assert done.stderr.count("\n") == 1


def test_output_that_the_terminal_cannot_show_is_one_line() -> None:
    done = _written([], {"PYTHONIOENCODING": "ascii"}, "/dev/null")
    assert done.returncode == 1
    assert done.stderr == "velkahra: the output's encoding, ascii, has no '\\xe1': use UTF-8\n"


def _written(
    words: list[str], environment: dict[str, str], into: str
) -> subprocess.CompletedProcess[str]:
    with Path(into).open("w") as file:
        return subprocess.run(
            [sys.executable, "-m", "velkahra.cli", *words],
            env={**os.environ, **environment},
            stdout=file,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
