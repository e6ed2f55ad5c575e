"""The scripts of the checkout that count and compare: their messages about mistakes."""

from pathlib import Path

import pytest
from script.assets import LETTERS
from script.count import count
from script.coverage import coverage
from script.playthrough import playthrough

from velkahra.cli.files import load, save
from velkahra.core import registry
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.play import Play


@pytest.fixture
def record(toys: None, tmp_path: Path) -> Path:
    """Write a record of a game in which two seats have chosen once."""
    play = Play(registry.game("morra"), 2, {"rounds": "two"})
    play.act(0, 1)
    play.act(1, 2)
    save(tmp_path / "morra.txt", play.record())
    return tmp_path / "morra.txt"


def test_count_notes_compares_and_divides(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    count("morra", record, 2, write=True)
    count("morra", record, 2, write=False)
    assert "as noted" in capsys.readouterr().out
    noted = load(record)[0].notes["count-2"]
    assert noted.startswith("32 ")  # two orders of 4 times 4 secret choices
    record.write_text(record.read_text(encoding="utf-8").replace("count-2 32", "count-2 31"))
    with pytest.raises(VelkahraError, match="for depth 2"):
        count("morra", record, 2, write=False)
    assert "ash show 3: 4" in capsys.readouterr().out


def test_what_cannot_be_counted_or_compared_is_named(record: Path) -> None:
    with pytest.raises(VelkahraError, match="a record of morra"):
        count("draws", record, 1, write=False)
    with pytest.raises(VelkahraError, match="1 to 6"):
        count("morra", record, 99, write=False)
    with pytest.raises(VelkahraError, match="no catalogue"):
        coverage("morra")
    with pytest.raises(VelkahraError, match="unknown game"):
        playthrough("chess", write=False)


def test_the_typefaces_have_every_letter_of_our_texts() -> None:
    texts = Path("src/velkahra").rglob("*.ftl")
    used = set("".join(path.read_text(encoding="utf-8") for path in texts)) - {"\n"}
    assert sorted(used - set(LETTERS)) == []
