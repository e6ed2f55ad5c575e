"""The organiser's key brings a puzzle back as it was, and nothing that would not lead anywhere."""

import json
from typing import Any

import pytest

from velkahra.core.contract.refusals import VelkahraError
from velkahra.games.hammer.puzzle.facts import facts
from velkahra.games.hammer.puzzle.key import read_key, write_key
from velkahra.games.hammer.puzzle.shaft import make

pytestmark = pytest.mark.plain

LEVELS = facts().levels
PUZZLE = make(facts().level("mini"), "klíč „žluťoučký“", (2, 7))


@pytest.fixture
def key() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(write_key(PUZZLE))
    return read


@pytest.mark.parametrize("level", LEVELS, ids=[level.id for level in LEVELS])
def test_a_key_is_read_back(level: Any) -> None:  # noqa: ANN401
    drawing = [[at % 5 for at in range(level.size)]] * level.rows
    for puzzle in (make(level, "a", (0, 0)), make(level, "b", (3, 8), drawing)):
        assert read_key(write_key(puzzle)) == puzzle


def test_a_key_is_text_a_person_can_read(key: dict[str, Any]) -> None:
    assert key["square"] == "C8"
    assert key["level"] == "mini"
    assert key["seed"] == "klíč „žluťoučký“"
    first = key["rows"][0]
    assert first["number"] == 1
    assert set(first["code"]) <= set(first["marks"])
    assert "klíč „žluťoučký“" in write_key(PUZZLE)


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"format": "hammer-key/2"}, "not the key of a puzzle"),
        ({"generator": "nonogram/1"}, "not the key of a puzzle"),
        ({"hint": "C8"}, "not the key of a puzzle"),
        ({"level": "huge"}, "no level 'huge'"),
        ({"level": "short"}, "level short has 30 rows, the key 24"),
        ({"square": "C9"}, "codes of the row panel do not lead to C9"),
        ({"square": "M1"}, "the map has A1 to L12"),
    ],
)
def test_a_wrong_key_is_refused(key: dict[str, Any], change: dict[str, str], what: str) -> None:
    with pytest.raises(VelkahraError, match=what):
        read_key(json.dumps(key | change))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"number": 5}, "row 5 is where row 4 should be"),
        ({"marks": "AAAABBCCDDEE"}, "row 4: each mark must appear 2 times"),
        ({"code": "AG"}, "not a code"),
        ({"check": "0"}, "row 4: code .. has check letter [A-Z], not 0"),
    ],
)
def test_a_wrong_row_is_named(key: dict[str, Any], change: dict[str, Any], what: str) -> None:
    key["rows"][3] |= change
    with pytest.raises(VelkahraError, match=what):
        read_key(json.dumps(key))


def test_a_code_is_in_order(key: dict[str, Any]) -> None:
    key["rows"][0]["code"] = key["rows"][0]["code"][::-1]
    with pytest.raises(VelkahraError, match="row 1: the marks of a code must be in order"):
        read_key(json.dumps(key))


@pytest.mark.parametrize("text", ["", "{}", "[]", "\ud800", b"\xff\xfe"])
def test_other_files_are_refused(text: str | bytes) -> None:
    with pytest.raises(VelkahraError, match="not the key of a puzzle"):
        read_key(text)
