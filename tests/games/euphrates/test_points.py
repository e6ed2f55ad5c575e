"""TE-VP: where victory points come from, and who sees them."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, read, told

from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules.facts import DYNASTIES
from velkahra.games.euphrates.view.build import view_of

WAR = """
    G3 lion king; I3 temple; J3 bull king; J4 settlement
    hand lion MSS
"""


def all_points(state: EuphratesState) -> list[tuple[int, int, int, int]]:
    return [see.points(state, dynasty) for dynasty in DYNASTIES]


def test_TE_VP_01_a_placed_tile_pays_in_its_colour() -> None:
    state = after("G3 lion trader\nhand lion M", "market H3")
    assert all_points(state) == [(0, 0, 1, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    # A won revolt pays red.
    state = after("G3 bull king\nhand lion T", "king F2", "add 1", "add 0")
    assert all_points(state) == [(1, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    # A won war pays in its colour.
    state = after(WAR, "market H3", "add 2", "add 0")
    assert all_points(state) == [(0, 0, 0, 2), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    # A monument pays at the end of the own turn.
    state = after("F4 lion king; G4 H4 G5 H5 settlement; G4 monument green-black", "end")
    assert all_points(state) == [(0, 0, 0, 1), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    # Treasures pay at the end of the game.
    state = after("points lion 3 3 3 0\ntreasures lion 2\nbag none\nhand lion T", "swap T")
    assert view_of(state, -1).standings[0].points == (3, 3, 3, 2)


def test_TE_VP_02_points_come_at_the_moment_they_are_earned() -> None:
    state = read("G3 bull king\nhand lion TS\nhand bull T")
    assert told(act(state, "settlement H3")) == [
        "tile seat=0 colour=3 space=39",
        "points-tile seat=1 colour=3 points=1 by=0",
    ]
    assert see.points(state, "bull") == (0, 0, 0, 1)
    assert told(act(state, "king F2", "add 0", "add 0"))[-2:] == [
        "points-revolt seat=1 points=1",
        "defeated seat=0 office=3 origin=21",
    ]
    assert see.points(state, "bull") == (1, 0, 0, 1)
    # Points are hidden behind the screens.
    state = read("points lion 1 2 3 4\npoints bull 5 6 7 8\ntreasures bull 2")
    assert view_of(state, 1).points == (None, (5, 6, 7, 8), None, None)
    assert view_of(state, 1).held == (None, 2, None, None)
    assert view_of(state, -1).points == (None,) * 4
    assert view_of(state, -1).held == (None,) * 4
    # The screens can be left out by option.
    state = read("points lion 1 2 3 4\ntreasures lion 1")
    state.open_points = 1
    assert view_of(state, 2).points == ((1, 2, 3, 4), *((0, 0, 0, 0),) * 3)
    assert view_of(state, -1).held == (1, 0, 0, 0)


def test_TE_VP_03_the_weakest_colour_counts() -> None:
    state = read("""
        seats 2; points lion 30 30 30 1; points bull 2 2 2 2
        hand lion T
        bag none
    """)
    act(state, "swap T")
    assert list(state.returns()) == [0.0, 1.0]


@pytest.mark.parametrize(
    "actions",
    [
        ("settlement H3", "temple A1", "end"),
        ("settlement H10", "add 0", "add 0", "market A1", "end"),
        ("farm E3", "temple G2", "end"),
    ],
)
def test_TE_VP_04_without_own_leaders_there_are_no_points(actions: tuple[str, ...]) -> None:
    state = read("""
        G3 bull king; G4 H4 G5 H5 settlement; G4 monument red-black; G10 bull farmer
        G11 potter king; I10 temple; I11 archer king
        hand lion TFMSS
    """)
    act(state, *actions)
    assert state.active == 0
    assert see.points(state, "lion") == (0, 0, 0, 0)
    assert sum(sum(see.points(state, other)) for other in ("bull", "archer", "potter")) > 0
