"""What a hint says for an action: no more than the rules allow there."""

import pytest
from tests.games.pamir.helpers import read

from velkahra.core.contract.programs import Argument
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.game import GAME
from velkahra.games.pamir.text.names import TEXTS

FIELD = "seats 2\ngray british\nblue afghan\ngray court 50\n"


def argument(state: PamirState, text: str) -> Argument | None:
    """Return what speaks for an action of Gray by itself."""
    return GAME.reasons.argument(state, 0, GAME.read(text))


@pytest.mark.parametrize(
    ("pieces", "most"),
    [
        ("kabul army british 1\nkabul tribe blue 3\n", 1),
        ("kabul army british 3\nkabul tribe blue 1\n", 1),
        ("kabul army british 1\nkabul tribe blue 3\nherat army british 3\nherat tribe blue 2\n", 2),
        ("kabul army british 4\nkabul tribe blue 5\n", 2),
        ("kabul army british 1\nkabul tribe blue 1\n50 spy gray 2\n50 spy blue 1\n", 1),
    ],
)
def test_PP_BATTLE_03_a_hint_counts_what_can_be_removed(pieces: str, most: int) -> None:
    assert argument(read(f"{FIELD}{pieces}"), "act 50 battle") == Argument("battle", most)


def test_PP_ACT_07_a_hint_says_nothing_of_a_battle_that_needs_a_bribe() -> None:
    state = read(f"{FIELD}gray money 4\nkabul army british 2\nkabul tribe blue 3\n50 spy blue 1\n")
    assert argument(state, "act 50 battle") is None


@pytest.mark.parametrize(
    ("rupees", "most"),
    [
        ("market a0 81 1\n", 1),
        ("market a0 81 3\n", 2),
        ("market a0 81\nkabul tribe gray 1\nblue court 16\nblue money 1\n", 1),
        ("market a0 81 1\nkabul tribe gray 1\nblue court 16\nblue money 1\n", 2),
        ("market a0 81 1\nblue court 16\nblue money 9\n", 1),
    ],
)
def test_PP_TAX_01_a_hint_counts_the_rupees_there_are(rupees: str, most: int) -> None:
    state = read(f"seats 2\ngray court 61\n{rupees}")
    assert argument(state, "act 61 tax") == Argument("tax", most)


@pytest.mark.parametrize("language", LANGUAGES)
def test_PP_LOYAL_04_a_hint_about_blocks_holds_for_a_change_of_loyalty(language: str) -> None:
    """The coalition afterwards is compared with the one before, also where they differ."""
    assert (
        TEXTS.text(language, "reason-blocks", count=5)
        == {
            "en": "Closer to dominance: your coalition then has 5 more blocks in play.",
            "cs": "Blíž k dominanci: tvá koalice pak bude mít ve hře o 5 kvádrů víc.",
            "pl": "Bliżej dominacji: twój sojusz będzie miał wtedy w grze o 5 pionów więcej.",
        }[language]
    )
