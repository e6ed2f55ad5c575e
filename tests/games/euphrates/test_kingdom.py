"""TE-KINGDOM: regions, kingdoms and their leaders."""

import pytest
from librt.random import Random
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, at, flood, kingdom, legal, read

import velkahra
from velkahra.core.contract.state import CHANCE
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules.chapters.kingdom import find_kingdoms, region
from velkahra.games.euphrates.rules.facts import LABELS
from velkahra.games.euphrates.rules.invariants import faults
from velkahra.games.euphrates.rules.tables import OFF


def region_of(state: EuphratesState, label: str) -> set[str]:
    return {LABELS[space] for space in region(state, at(label), OFF)}


def test_TE_KINGDOM_01_sides_join_and_corners_do_not() -> None:
    state = read("G3 lion king; H4 settlement; F4 G2 market")
    assert see.kingdoms(state) == {kingdom("F3 G3 F4 G2")}
    # The far ends of two rows are not adjacent.
    assert see.kingdoms(read("P1 lion king\nA2 settlement\nP3 settlement")) == {kingdom("P1 P2 P3")}


def test_TE_KINGDOM_02_chains_of_tiles_and_leaders_connect() -> None:
    state = read("G3 lion king; H3 settlement; I3 market; I4 H6 settlement")
    assert region_of(state, "F3") == {"F3", "G3", "H3", "I3", "I4"}
    assert region_of(state, "I4") == {"F3", "G3", "H3", "I3", "I4"}
    assert region_of(state, "H6") == {"H6"}


def test_TE_KINGDOM_03_the_game_starts_with_ten_regions_of_one_tile() -> None:
    state = EuphratesState.new(4, 0, 0)
    start = [LABELS[int(space)] for space in state.treasure_spaces()]
    assert [region_of(state, label) for label in start] == [{label} for label in start]
    assert len(start) == 10


def test_TE_KINGDOM_04_a_region_with_a_leader_is_a_kingdom() -> None:
    state = read("F4 settlement\nF5 market")
    assert see.kingdoms(state) == set()
    act(state, "king G3")
    assert see.kingdoms(state) == {kingdom("F3 G3 F4 F5")}


def test_TE_KINGDOM_05_leaders_of_several_players_share_a_kingdom() -> None:
    state = read("G3 lion king\nF2 lion priest\nF4 bull trader\nG4 archer farmer")
    assert see.kingdoms(state) == {kingdom("F3 G3 F2 F4 G4")}
    assert legal(state, "add", "war") == set()


def test_TE_KINGDOM_06_a_kingdom_grows() -> None:
    state = after("G3 lion king\nhand lion S", "settlement H3")
    assert see.kingdoms(state) == {kingdom("F3 G3 H3")}
    # Kingdoms are joined.
    state = read("G3 lion king\nI3 temple\nJ3 bull priest\nhand lion S")
    assert see.kingdoms(state) == {kingdom("F3 G3"), kingdom("I3 J3")}
    act(state, "settlement H3")
    assert see.kingdoms(state) == {kingdom("F3 G3 H3 I3 J3")}
    # A kingdom is split.
    state = after("G3 lion king\nH3 market\nI3 temple\nJ3 bull priest\nK3 market", "catastrophe H3")
    assert see.kingdoms(state) == {kingdom("F3 G3"), kingdom("I3 J3 K3")}


def test_TE_KINGDOM_07_leaders_of_different_colours_live_in_peace() -> None:
    state = after("G3 bull king\nhand lion TT\nhand bull TT", "trader F4", "priest F2")
    assert see.kingdoms(state) == {kingdom("F3 G3 F4 F2")}
    assert legal(state) == {"end"}
    # Two leaders of one colour fight at once.
    state = after("G3 bull king\nhand lion TT\nhand bull TT", "king F4")
    assert legal(state) == {"add 0", "add 1", "add 2"}


def test_TE_KINGDOM_08_face_down_tiles_connect() -> None:
    state = read("""
        bare; F4 temple; E4 lion king; G4 H4 G5 H5 market; G4 monument red-green; I5 settlement
    """)
    assert see.kingdoms(state) == {kingdom("E4 F4 G4 H4 G5 H5 I5")}
    # Catastrophe spaces do not connect.
    state = read("G3 lion king\nH3 catastrophe\nI3 temple\nJ3 bull king")
    assert see.kingdoms(state) == {kingdom("F3 G3"), kingdom("I3 J3")}
    assert "settlement H3" not in legal(state)


@pytest.mark.parametrize(("seats", "board", "seed"), [(2, 0, 1), (3, 1, 2), (4, 0, 3), (4, 1, 4)])
def test_kingdoms_along_a_game_are_the_measured_ones(seats: int, board: int, seed: int) -> None:
    state, rng = EuphratesState.new(seats, board, 0), Random(seed)
    for ply in range(2000 if velkahra.compiled() else 150):
        if state.is_over():
            break
        kept = [int(leaders) for leaders in state.realm]
        assert kept == [int(leaders) for leaders in find_kingdoms(state)]
        assert faults(state) == []
        if ply % 10 == 0:
            assert kept == flood(state)
        advance_by_kind(state, rng)


def advance_by_kind(state: EuphratesState, rng: Random) -> None:
    """Do something at random: first a kind of action, then one of it, or there are mostly tiles."""
    actor = state.actor()
    if actor == CHANCE:
        state.apply(CHANCE, state.draw(rng))
        return
    verbs = sorted({text.split()[0] for text in legal(state)})
    actions = sorted(legal(state, verbs[rng.randrange(len(verbs))]))
    act(state, actions[rng.randrange(len(actions))])
