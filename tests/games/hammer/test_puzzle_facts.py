"""The puzzle's facts are checked when they are loaded: file, line, key, and what would be right."""

from collections.abc import Callable
from pathlib import Path

import pytest

from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.hammer.cards.files import PUZZLE
from velkahra.games.hammer.cards.reading import DataError
from velkahra.games.hammer.puzzle.facts import facts, read_facts
from velkahra.games.hammer.puzzle.marks import SHAPES

pytestmark = pytest.mark.plain

Changed = Callable[[str, str], Path]


@pytest.fixture
def changed(tmp_path: Path) -> Changed:
    def change(old: str, new: str) -> Path:
        text = PUZZLE.read_text(encoding="utf-8")
        assert text.count(old) == 1, old
        (tmp_path / "puzzle.yaml").write_text(text.replace(old, new), encoding="utf-8")
        return tmp_path / "puzzle.yaml"

    return change


def line_of(text: str) -> int:
    lines = PUZZLE.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


@pytest.mark.parametrize(
    ("old", "new", "key", "what"),
    [
        ("size: 24", "size: 25", "levels[2].size", "25 is not a multiple of the 8 marks"),
        ("size: 24", "size: 32", "levels[2].size", "<= 26"),
        ("glyphs: 10", "glyphs: 20", "levels[3].glyphs", "20 marks are wanted, there are 10"),
        ("rows_per_panel: 12", "rows_per_panel: 7", "levels[2].rows_per_panel", "8 would do"),
        ("rounds: [12, 14]", "rounds: [14, 12]", "levels[3].rounds", "backwards"),
        ("id: long", "id: mini", "levels[3].id", "already"),
        ("default_level: normal", "default_level: hard", "default_level", "no level 'hard'"),
        ("id: B,", "id: K,", "glyphs[1].id", "in order, B"),
        ("axis: row", "axis: column", "panels", "column, row, sector"),
        ("axis: row", "axis: diagonal", "panels[1].axis", "Invalid enum value 'diagonal'"),
        ("shaft/1", "shaft/2", "generator", "shaft/2"),
        ("cs: hvězda, ", "", "glyphs[0].name", "missing required field `cs`"),
    ],
)
def test_a_wrong_fact_has_a_line(changed: Changed, old: str, new: str, key: str, what: str) -> None:
    with pytest.raises(DataError) as caught:
        read_facts(changed(old, new))
    assert caught.value.key == key
    assert caught.value.line == line_of("panels:" if key == "panels" else old)
    assert str(caught.value).startswith(f"puzzle.yaml, line {caught.value.line}, {key}: ")
    assert what in str(caught.value)


def test_the_levels_are_those_of_the_design() -> None:
    sizes = [(one.id, one.size, one.dark, one.rows) for one in facts().levels]
    assert sizes == [
        ("mini", 12, 4, 24),
        ("short", 16, 4, 30),
        ("normal", 24, 6, 36),
        ("long", 20, 4, 48),
    ]
    # A level goes with the length of the camp.
    found = [facts().level_for(rounds).id for rounds in (1, 5, 7, 8, 10, 11, 12, 14, 30)]
    assert found == ["mini"] * 3 + ["short"] + ["normal"] * 2 + ["long"] * 3
    # An unknown level is answered with those there are.
    with pytest.raises(VelkahraError, match="no level 'huge': mini, short, normal, long"):
        facts().level("huge")


def test_everything_has_a_name_in_every_language_and_every_mark_a_shape() -> None:
    for language in LANGUAGES:
        for kind in (facts().glyphs, facts().levels, facts().panels):
            names = [one.name.of(language) for one in kind]
            assert len(set(names)) == len(names)
    assert [mark.id for mark in facts().glyphs] == list(SHAPES)
    assert len(set(SHAPES.values())) == len(SHAPES)
