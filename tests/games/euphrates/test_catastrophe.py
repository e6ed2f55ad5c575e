"""TE-CATASTROPHE and TE-EDGE-57..59: scorched earth."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, kingdom, legal, read, refused, told

from velkahra.games.euphrates.rules.facts import DYNASTIES, LABELS
from velkahra.games.euphrates.rules.invariants import census
from velkahra.games.euphrates.rules.tables import BLACK
from velkahra.games.euphrates.view.build import view_of

START = {"K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"}
MONUMENT = "G5 H5 G6 H6 market; G5 monument red-green"
HANDS = "hand lion TFMSSS; hand bull TFMSSS; hand archer TFMSSS; hand potter TFMSSS"


def test_TE_CATASTROPHE_01_everybody_has_two_and_playing_one_is_an_action() -> None:
    state = after("hand lion T", "catastrophe A1")
    assert (state.left, view_of(state, 1).catastrophes) == (1, (1, 2, 2, 2))
    act(state, "catastrophe A2")
    assert (legal(state), view_of(state, 1).catastrophes) == ({"end"}, (0, 2, 2, 2))
    # There is no third one.
    state = after(HANDS, "catastrophe A1", "catastrophe A2", "end", "end", "end", "end")
    assert refused(state, "catastrophe A3") == "TE-CATASTROPHE-01"
    assert legal(state, "catastrophe") == set()


def test_TE_CATASTROPHE_02_it_goes_on_an_empty_space() -> None:
    state = read("")
    assert told(act(state, "catastrophe A1")) == ["catastrophe seat=0 space=0"]
    assert see.board(state) == {"A1": "catastrophe"}
    # A tile below it is out of the game.
    state = read("G4 settlement")
    before = census(state)
    assert told(act(state, "catastrophe G4")) == ["destroyed seat=0 space=54 colour=3"]
    assert see.board(state) == {"G4": "catastrophe"}
    assert state.gone(BLACK) == 1
    assert census(state) == {**before, "catastrophe": 7 + 1}


def test_TE_CATASTROPHE_03_the_space_can_never_be_used_again() -> None:
    state = after(HANDS, "catastrophe G3", "end")
    for _ in range(4):
        assert refused(state, "settlement G3") == "TE-TILE-01-occupied"
        assert refused(state, "king G3") == "TE-LEADER-03"
        assert refused(state, "catastrophe G3") == "TE-CATASTROPHE-07"
        act(state, "end")
    assert see.cell(state, "G3") == "catastrophe"


def test_TE_CATASTROPHE_04_not_on_a_tile_with_a_treasure() -> None:
    state = read("taken F3")
    for label in START - {"F3"}:
        assert refused(state, f"catastrophe {label}") == "TE-CATASTROPHE-04"
    assert "catastrophe F3" in legal(state)


def test_TE_CATASTROPHE_05_not_on_any_part_of_a_monument() -> None:
    state = read(MONUMENT)
    for label in ("G5", "H5", "G6", "H6"):
        assert refused(state, f"catastrophe {label}") == "TE-CATASTROPHE-05"
    assert see.spaces(state, "catastrophe") == set(LABELS) - START - {"G5", "H5", "G6", "H6"}


def test_TE_CATASTROPHE_06_not_on_a_leader() -> None:
    state = read("G3 lion king\nF2 bull trader")
    for label in ("G3", "F2"):
        assert refused(state, f"catastrophe {label}") == "TE-CATASTROPHE-06"
    assert see.spaces(state, "catastrophe") == set(LABELS) - START - {"G3", "F2"}


def test_TE_CATASTROPHE_07_not_on_another_one() -> None:
    state = read("A1 catastrophe")
    assert refused(state, "catastrophe A1") == "TE-CATASTROPHE-07"
    assert see.spaces(state, "catastrophe") == set(LABELS) - START - {"A1"}


def test_TE_CATASTROPHE_08_land_and_river_are_alike() -> None:
    state = read("E1 farm\nD1 settlement")
    assert see.spaces(state, "catastrophe") == set(LABELS) - START
    act(state, "catastrophe O5", "catastrophe E1")
    assert see.board(state) == {"O5": "catastrophe", "E1": "catastrophe", "D1": "settlement"}


def test_TE_CATASTROPHE_09_it_splits_a_kingdom() -> None:
    state = read("G3 lion king\nH3 settlement\nI3 temple\nJ3 bull priest\nH4 market")
    act(state, "catastrophe H3")
    assert see.kingdoms(state) == {kingdom("F3 G3"), kingdom("I3 J3")}
    assert view_of(state, -1).leaders[3] == LABELS.index("G3")
    # What is cut off without a leader is no kingdom.
    state = after("G3 lion king\nH3 settlement\nI3 market\nhand lion M", "catastrophe H3")
    assert see.kingdoms(state) == {kingdom("F3 G3")}
    act(state, "market I4")
    assert see.points(state, "lion") == (0, 0, 0, 0)


def test_TE_CATASTROPHE_10_the_last_temple_of_a_leader_sends_it_home() -> None:
    state = read("H5 temple\nH4 bull king\nI5 lion trader\nI4 temple")
    assert told(act(state, "catastrophe H5")) == ["destroyed seat=0 space=71 colour=0"]
    assert told(act(state, "catastrophe I4")) == [
        "destroyed seat=0 space=56 colour=0",
        "homeless seat=0 office=2 origin=72",
        "homeless seat=1 office=3 origin=55",
    ]
    assert see.board(state) == {"H5": "catastrophe", "I4": "catastrophe"}


def test_TE_CATASTROPHE_11_it_scores_nothing() -> None:
    state = after("G3 lion king\nH3 settlement", "catastrophe G2", "catastrophe H3")
    assert [see.points(state, dynasty) for dynasty in DYNASTIES] == [(0, 0, 0, 0)] * 4


def test_TE_EDGE_57_a_catastrophe_on_a_catastrophe_is_refused() -> None:
    assert refused(after("", "catastrophe A1"), "catastrophe A1") == "TE-CATASTROPHE-07"


@pytest.mark.parametrize(("trader", "k2"), [("trader", ""), ("farmer", "K2 archer priest")])
def test_TE_EDGE_58_a_catastrophe_distributes_no_treasures(trader: str, k2: str) -> None:
    state = read(f"G3 bull {trader}; H3 I3 settlement; J3 temple; J2 lion king; {k2}")
    assert len(see.kingdoms(state)) == 1
    act(state, "catastrophe I3")
    assert len(see.kingdoms(state)) == 2
    assert legal(state, "take") == set()
    assert "end" in legal(state)
    assert len(state.treasure_spaces()) == 10


def test_TE_EDGE_59_two_per_player_is_enforced_for_each_of_them() -> None:
    state = after(HANDS, "catastrophe A1", "catastrophe A2", "end")
    act(state, "catastrophe A3", "catastrophe C1", "end")
    act(state, "end", "end")
    assert refused(state, "catastrophe D1") == "TE-CATASTROPHE-01"
    act(state, "end")
    assert refused(state, "catastrophe D1") == "TE-CATASTROPHE-01"
    act(state, "end")
    assert "catastrophe D1" in legal(state)
