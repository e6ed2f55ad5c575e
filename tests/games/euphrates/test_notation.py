"""Actions as text are read strictly; a refusal tells how to write one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from velkahra.core.contract.refusals import AmbiguousAction, NotationError
from velkahra.games.euphrates.rules.actions import SPACE
from velkahra.games.euphrates.view.notation import read_action, write_action

TILES = "and one to six of TFMS, in this order"


def test_an_action_is_written_as_json() -> None:
    assert SPACE.to_json(880 + 101) == {"kind": "leader", "office": "farmer", "space": "F7"}


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("t", "temple or trader or take"),
        ("t F7", "temple or trader or take"),
        ("f F7", "farm or farmer or first"),
        ("s F7", "settlement or swap"),
        ("d", "decline or draw"),
    ],
)
def test_an_ambiguous_beginning_lists_its_readings(text: str, readings: str) -> None:
    with pytest.raises(AmbiguousAction) as caught:
        read_action(text)
    assert str(caught.value) == f"{text!r} could begin {readings}"


@pytest.mark.parametrize("text", ["", " ", "x", "fortress F7", "k F7", "Temple F7", " temple F7"])
def test_an_unknown_beginning_names_the_known_ones(text: str) -> None:
    with pytest.raises(NotationError, match="it must begin with temple, farm, market") as caught:
        read_action(text)
    assert not isinstance(caught.value, AmbiguousAction)
    assert str(caught.value).startswith(repr(text))


@pytest.mark.parametrize(
    ("form", "verb", "rests"),
    [
        ("'temple F7'", "temple", ["", " Q1", " A12", " A0", " f7", " F07", " F7 G7", " off"]),
        ("'temple F7'", "temple", ["  F7", " F7 ", " F7\n", " F\uff17"]),
        ("'king F7' or 'king off'", "king", ["", " on", " off F7"]),
        ("'catastrophe F7'", "catastrophe", ["", " Z9"]),
        (f"'swap' {TILES}", "swap", ["", " FT", " TTTTTTT", " X", " T F"]),
        ("'add 0' to 'add 6'", "add", ["", " 7", " -1", " 01", " \uff13"]),
        ("'war' and one of priest, farmer, trader, king", "war", [" red"]),
        ("'build', one of red-black", "build", [" blue-red", " red-blue F7", " blue-red Q7"]),
        ("'build', one of red-black", "build", [" F7 blue-red"]),
        ("'decline'", "decline", [" F7"]),
        ("'take B2'", "take", ["", " B2 P2"]),
        ("'end'", "end", [" turn"]),
        ("'first 0' to 'first 3'", "first", [" 4", " lion"]),
        (f"'draw' {TILES}", "draw", ["", " ST"]),
    ],
)
def test_a_known_beginning_shows_how_to_go_on(form: str, verb: str, rests: list[str]) -> None:
    for text in (verb + rest for rest in rests):
        with pytest.raises(NotationError) as caught:
            read_action(text)
        assert str(caught.value).startswith(f"{text!r} is not an action: write {form}")


def test_a_very_long_text_is_not_repeated() -> None:
    with pytest.raises(NotationError, match=r"^an action is at most 60 characters long$"):
        read_action("temple " + "F" * 60)


@given(st.text(max_size=70))
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    try:
        action = read_action(text)
    except NotationError:
        return
    assert write_action(action) == text
