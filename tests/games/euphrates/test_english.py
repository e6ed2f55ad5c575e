"""The English variant: TE-ENGLISH and TE-EDGE-90 to TE-EDGE-92."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, legal, refused, told

from velkahra.games.euphrates.engine import EuphratesState

# A revolt on G5: lion 2 (G4, H5), bull 3 (G4, H5, H3).
REVOLT = "english yes; G4 H5 H3 temple; H4 bull trader\n"
# A war of kings on G5: lion 1, bull 2.
WAR = """
    english yes
    F5 temple; F4 lion king; E5 settlement; H5 temple; H4 bull king; I5 J5 settlement
"""
both = pytest.mark.parametrize("kind", ["revolt", "war"])


def conflict(kind: str, attacker: int, defender: int) -> tuple[str, str]:
    """Give a position with so many useful tiles in the two hands, and the action to start it."""
    letter = "T" if kind == "revolt" else "S"
    lion = letter * attacker + "F" * (5 - attacker)
    bull = letter * defender + "F" * (6 - defender)
    if kind == "revolt":
        return REVOLT + f"hand lion {lion}F\nhand bull {bull}", "trader G5"
    return WAR + f"hand lion {lion}M\nhand bull {bull}", "market G5"


def fought(kind: str, attacker: int, defender: int, *added: str) -> EuphratesState:
    """Return the conflict after so many tiles have been added."""
    text, action = conflict(kind, attacker, defender)
    return after(text, action, *added)


def added(*numbers: int) -> set[str]:
    return {f"add {number}" for number in numbers}


@both
def test_TE_ENGLISH_01_nobody_dumps_tiles_that_change_nothing(kind: str) -> None:
    text, action = conflict(kind, 1, 3)
    state = after(text, action)
    assert legal(state) == added(0), "one tile would only make it level"
    act(state, "add 0")
    assert legal(state) == added(0), "the defender has won already"
    state = after(text.replace("english yes", "english no"), action, "add 1", "add 3")
    assert see.hand(state, "bull") == "FFF", "the standard game allows it"


@both
def test_TE_ENGLISH_02_the_attacker_must_get_above_the_defender(kind: str) -> None:
    state = fought(kind, 4, 0)
    assert legal(state) == added(0, 2, 3, 4)
    assert refused(state, "add 1") == "TE-ENGLISH-02"


@both
@pytest.mark.parametrize("tiles", [0, 1])
def test_TE_ENGLISH_03_an_attacker_who_cannot_get_above_adds_nothing(kind: str, tiles: int) -> None:
    state = fought(kind, tiles, 3)
    assert legal(state) == added(0)
    if tiles:
        assert refused(state, "add 1") == "TE-ENGLISH-03"


@both
def test_TE_ENGLISH_03_more_tiles_than_the_attacker_holds_are_refused_by_number(kind: str) -> None:
    state = fought(kind, 1, 3)
    assert legal(state) == added(0)
    for number in range(1, 7):
        assert refused(state, f"add {number}") == "TE-ENGLISH-03"


@both
def test_TE_ENGLISH_02_an_attacker_who_can_get_above_is_told_what_the_hand_holds(kind: str) -> None:
    state = fought(kind, 4, 0)
    assert refused(state, "add 5") == ("TE-REVOLT-05" if kind == "revolt" else "TE-WAR-09")


@both
def test_TE_ENGLISH_04_TE_EX_19_more_tiles_than_the_defender_holds_are_refused(kind: str) -> None:
    state = fought(kind, 4, 3, "add 2")
    assert legal(state) == added(0, 1)
    for number in range(2, 7):
        assert refused(state, f"add {number}") == "TE-ENGLISH-04"
    assert "winner=1" in told(act(state, "add 1"), f"{kind}-won")[0]
    # The defender may only make the sums equal.
    state = fought(kind, 4, 4, "add 3")
    assert legal(state) == added(0, 2)
    for number in (1, 3, 4):
        assert refused(state, f"add {number}") == "TE-ENGLISH-04"
    assert "winner=1" in told(act(state, "add 2"), f"{kind}-won")[0]
    # A defender without enough tiles adds nothing.
    state = fought(kind, 4, 1, "add 3")
    assert legal(state) == added(0)
    for number in range(1, 7):
        assert refused(state, f"add {number}") == "TE-ENGLISH-04-short"
    assert "winner=0" in told(act(state, "add 0"), f"{kind}-won")[0]


def test_TE_ENGLISH_05_it_holds_for_revolts_and_wars_alike() -> None:
    # Both conflicts are one short: the same numbers are legal in both, and the same win.
    for attacker, defender in ((0, 3), (1, 3), (2, 3), (4, 1), (4, 4)):
        numbers = []
        for kind in ("revolt", "war"):
            state = fought(kind, attacker, defender)
            first = legal(state)
            act(state, max(first))
            numbers.append((first, legal(state)))
        assert numbers[0] == numbers[1]
    # It is an option and off by default.
    text, action = conflict("war", 4, 4)
    state = after(text.replace("english yes", ""), action)
    assert legal(state) == added(0, 1, 2, 3, 4)
    act(state, "add 3")
    assert legal(state) == added(0, 1, 2, 3, 4)


@both
def test_TE_EDGE_90_an_attacker_ahead_may_add_any_number(kind: str) -> None:
    text, action = conflict(kind, 4, 4)
    ahead = "F5 temple\nG6 temple" if kind == "revolt" else "D5 settlement\nC5 settlement"
    assert legal(after(text + "\n" + ahead, action)) == added(0, 1, 2, 3, 4)


@both
def test_TE_EDGE_91_the_attacker_may_add_more_than_is_needed(kind: str) -> None:
    state = fought(kind, 4, 4, "add 4")
    assert legal(state) == added(0, 3), "only the defender is held to a number"
    act(state, "add 0")
    assert see.points(state, "lion") == ((1, 0, 0, 0) if kind == "revolt" else (0, 0, 0, 3))


@both
def test_TE_EDGE_92_a_defender_level_or_ahead_adds_nothing(kind: str) -> None:
    text, action = conflict(kind, 4, 4)
    state = after(text, action, "add 0")
    assert legal(state) == added(0), "ahead"
    assert refused(state, "add 1") == "TE-ENGLISH-04"
    level = "F5 temple" if kind == "revolt" else "D5 settlement"
    state = after(text + "\n" + level, action, "add 0")
    assert legal(state) == added(0), "level"
    assert "winner=1" in told(act(state, "add 0"), f"{kind}-won")[0]
