"""The words of the camp game: every rule of the catalogue, its powers, options and signals."""

import re
from itertools import combinations

import pytest

from velkahra.core.contract.words import LANGUAGES
from velkahra.games.hammer.puzzle.facts import facts
from velkahra.games.hammer.texts import TEXTS

pytestmark = pytest.mark.plain

POWERS = ("usa", "china", "japan", "russia", "gla")
SIGNALS = ("together", "agreed", "alone", "joint", "found")
GROUPS = ["-".join(some) for count in range(2, 6) for some in combinations(POWERS, count)]
OPTIONS = {
    "powers": ["standard", *GROUPS],
    "rounds": [str(rounds) for rounds in range(5, 15)],
    "level": ["rounds", *(level.id for level in facts().levels)],
    "results": ["chance", "organiser"],
    "cards": ["standard"],
}


@pytest.mark.parametrize(
    ("language", "money", "foreign"),
    [
        ("en", "SP", r"\b(SB|BM|PS|PM)\b"),
        ("cs", "SB", r"\b(SP|PP|PS|PM)\b"),
        ("pl", "PS", r"\b(SB|BM|SP|PP)\b"),
    ],
)
def test_money_is_called_as_on_the_cards(language: str, money: str, foreign: str) -> None:
    keys = [key for key in TEXTS.keys(language) if key.startswith("rule-")]
    texts = "\n".join(TEXTS.text(language, key) for key in keys)
    assert re.search(rf"\b{money}\b", texts)
    assert re.findall(foreign, texts) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_powers_options_and_signals_have_names(language: str) -> None:
    assert TEXTS.text(language, "title") == "Thomas Hammer"
    assert len({TEXTS.text(language, f"player-{power}") for power in POWERS}) == len(POWERS)
    for option, values in OPTIONS.items():
        assert TEXTS.text(language, f"option-{option}")
        named = {TEXTS.text(language, f"option-{option}-{value}") for value in values}
        assert len(named) == len(values)
    assert len({TEXTS.text(language, f"signal-{name}") for name in SIGNALS}) == len(SIGNALS)
    # All powers have the same forms.
    assert len({tuple(TEXTS.forms(language, f"player-{power}")) for power in POWERS}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_say_the_size_of_their_map(language: str) -> None:
    for level in facts().levels:
        text = TEXTS.text(language, f"option-level-{level.id}")
        assert f"{level.size} \u00d7 {level.size}" in text
