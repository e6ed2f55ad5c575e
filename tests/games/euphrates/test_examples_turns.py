"""The rulebook's worked examples of leaders, tiles, catastrophes and the first round (TE-EX)."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, draw, kingdom, legal, read, refused, told

from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.rules.facts import DYNASTIES
from velkahra.games.euphrates.rules.tables import RED

Points = tuple[int, int, int, int]
NOTHING: Points = (0, 0, 0, 0)
NOBODY = dict.fromkeys(DYNASTIES, NOTHING)

LEADERS = """
    turn archer 2; H3 settlement; J3 temple; F4 catastrophe; G3 lion king; K3 bull priest
"""
TILES = """
    turn potter 2
    G4 settlement; I3 temple; I4 market; H5 temple; G3 lion king; J3 bull trader
    H6 archer priest
    hand potter TFMS
"""
PAID = """
    G3 lion king; F2 bull trader; K2 bull farmer; I6 archer king
    hand lion TFMS
"""
SPLIT = "turn archer 2; G5 temple; H5 settlement; I5 temple; F5 lion trader; J5 bull king"
BRIDGE = "bare; G5 H6 temple; I5 settlement; H4 market; F5 bull king"
TURNS = {
    1: ("king G3", "priest I6", "end"),
    2: ("farmer F2", "farm E2", "end", "draw T"),
    3: ("king N6", "temple M6", "end", "draw T"),
    4: ("priest I8", "add 3", "add 0"),
}


def scores(state: EuphratesState) -> dict[str, Points]:
    return {dynasty: see.points(state, dynasty) for dynasty in DYNASTIES}


def test_TE_EX_01_a_leader_extends_a_kingdom() -> None:
    assert see.kingdoms(after(LEADERS, "farmer F2")) == {kingdom("F2 F3 G3 H3"), kingdom("J3 K3")}
    # A leader extends the other kingdom.
    assert see.kingdoms(after(LEADERS, "farmer J4")) == {kingdom("F3 G3 H3"), kingdom("J3 J4 K3")}
    # A leader founds a kingdom.
    state = after(LEADERS, "farmer A2")
    assert see.kingdoms(state) == {kingdom("F3 G3 H3"), kingdom("J3 K3"), kingdom("A2 B2")}


@pytest.mark.parametrize(
    ("space", "rule"),
    [
        ("E3", "TE-LEADER-05"),
        ("I3", "TE-LEADER-06"),
        ("H4", "TE-LEADER-04"),
        ("H3", "TE-LEADER-03"),
        ("F4", "TE-LEADER-03"),
    ],
)
def test_TE_EX_01_where_a_leader_may_not_go(space: str, rule: str) -> None:
    assert refused(read(LEADERS), f"farmer {space}") == rule


def test_TE_EX_01_a_priest_revolts() -> None:
    state = read(LEADERS)
    assert told(act(state, "priest J4"), "revolt") == [
        "revolt attacker=2 defender=1 office=0 attack=1 defence=1"
    ]
    assert legal(state) == {"add 0"}


@pytest.mark.parametrize(
    ("tile", "paid"),
    [
        ("farm E3", {"lion": (0, 1, 0, 0)}),
        ("settlement L7", {}),
        ("market H3", {}),
        ("settlement G5", {}),
        ("market I6", {}),
    ],
)
def test_TE_EX_02_where_a_tile_may_go_and_what_it_pays(tile: str, paid: dict[str, Points]) -> None:
    state = after(TILES, tile)
    assert scores(state) == {**NOBODY, **paid}
    assert "end" in legal(state)


@pytest.mark.parametrize(
    ("tile", "rule"),
    [
        ("farm F4", "TE-TILE-02"),
        ("temple E3", "TE-TILE-03"),
        ("settlement G4", "TE-TILE-01-occupied"),
        ("settlement H4", "TE-TILE-04"),
    ],
)
def test_TE_EX_02_where_a_tile_may_not_go(tile: str, rule: str) -> None:
    assert refused(read(TILES), tile) == rule


@pytest.mark.parametrize(
    ("tile", "kinds"),
    [
        ("market H3", ["tile", "joined", "rejoined"]),
        ("settlement G5", ["tile", "joined", "rejoined"]),
        ("market I6", ["tile"]),
    ],
)
def test_TE_EX_02_which_tiles_join_kingdoms(tile: str, kinds: list[str]) -> None:
    assert [event.kind for event in act(read(TILES), tile)] == kinds


@pytest.mark.parametrize(
    ("tile", "paid"),
    [
        ("market H3", {"bull": (0, 0, 1, 0)}),
        ("temple G2", {"lion": (1, 0, 0, 0)}),
        ("settlement G4", {"lion": (0, 0, 0, 1)}),
        ("temple L2", {}),
        ("settlement C10", {}),
    ],
)
def test_TE_EX_03_who_gets_the_point(tile: str, paid: dict[str, Points]) -> None:
    assert scores(after(PAID, tile)) == {**NOBODY, **paid}


def test_TE_EX_03_nobody_is_paid_for_joining_two_kingdoms() -> None:
    state = read("""
        H3 I3 settlement; K3 temple; G3 lion king; F2 bull trader; K4 archer farmer
        hand lion T
    """)
    assert [event.kind for event in act(state, "temple J3")] == ["tile", "joined", "rejoined"]
    assert scores(state) == NOBODY
    assert len(see.kingdoms(state)) == 1


def test_TE_EX_04_a_catastrophe_splits_a_kingdom() -> None:
    state = read(SPLIT)
    assert see.kingdoms(state) == {kingdom("F5 G5 H5 I5 J5")}
    assert told(act(state, "catastrophe H5")) == ["destroyed seat=2 space=71 colour=3"]
    assert see.kingdoms(state) == {kingdom("F5 G5"), kingdom("I5 J5")}
    # A catastrophe sends a leader home.
    state = read(SPLIT)
    assert told(act(state, "catastrophe G5"), "homeless") == ["homeless seat=0 office=2 origin=69"]
    assert see.cell(state, "F5") == ""
    assert see.kingdoms(state) == {kingdom("H5 I5 J5")}


@pytest.mark.parametrize(
    ("space", "rule"), [("F3", "TE-CATASTROPHE-04"), ("F5", "TE-CATASTROPHE-06")]
)
def test_TE_EX_04_where_a_catastrophe_may_not_go(space: str, rule: str) -> None:
    assert refused(read(SPLIT), f"catastrophe {space}") == rule


@pytest.mark.parametrize("space", ["O4", "D9"])
def test_TE_EX_04_a_catastrophe_may_go_on_river_and_land(space: str) -> None:
    assert see.cell(after(SPLIT, f"catastrophe {space}"), space) == "catastrophe"


def first_round(turns: int) -> EuphratesState:
    """Play this many turns of the rulebook's first round: lion, bull, archer, potter."""
    state = EuphratesState.new(4, 0, 0)
    draw(state, "TTFMSS", "TFMMSS", "TFFMSS", "TTTTFS")
    act(state, "first 0")
    assert state.bag_size() == 119
    for turn in range(1, turns + 1):
        act(state, *TURNS[turn])
    return state


def test_TE_EX_13_two_leaders_make_two_kingdoms() -> None:
    state = first_round(1)
    assert see.kingdoms(state) == {kingdom("F3 G3"), kingdom("I6 I7")}
    assert scores(state) == NOBODY
    assert (state.bag_size(), see.hand(state, "lion"), state.active) == (119, "TTFMSS", 1)


def test_TE_EX_14_the_farmer_extends_a_kingdom() -> None:
    state = after(first_round(1), "farmer F2")
    assert see.kingdoms(state) == {kingdom("F2 F3 G3"), kingdom("I6 I7")}
    # The farm pays the farmer not the king.
    state = first_round(2)
    assert scores(state) == {**NOBODY, "bull": (0, 1, 0, 0)}
    assert (state.bag_size(), see.hand(state, "bull"), state.active) == (118, "TTMMSS", 2)


def test_TE_EX_15_the_temple_pays_the_king() -> None:
    state = first_round(3)
    assert scores(state) == {**NOBODY, "bull": (0, 1, 0, 0), "archer": (1, 0, 0, 0)}
    assert see.kingdoms(state) == {kingdom("E2 F2 F3 G3"), kingdom("I6 I7"), kingdom("N5 N6 M6")}
    assert (state.bag_size(), see.hand(state, "archer"), state.active) == (117, "TFFMSS", 3)
    # The king has two temples now.
    events = act(first_round(3), "king M5")
    assert told(events, "revolt") == ["revolt attacker=3 defender=2 office=3 attack=2 defence=2"]


def test_TE_EX_16_the_priest_wins_a_revolt_by_4_to_1() -> None:
    state = first_round(3)
    assert told(act(state, *TURNS[4])) == [
        "leader seat=3 office=0 space=120",
        "revolt attacker=3 defender=0 office=0 attack=1 defence=1",
        "added seat=3 count=3 colour=0",
        "added seat=0 count=0 colour=0",
        "revolt-won winner=3 loser=0 attack=4 defence=1 office=0",
        "points-revolt seat=3 points=1",
        "defeated seat=0 office=0 origin=88",
    ]
    assert scores(state)["potter"] == (1, 0, 0, 0)
    assert state.gone(RED) == 3
    assert "I6" not in see.board(state)
    # Andrew could not have held it.
    state = after(first_round(3), *TURNS[4][:2])
    assert legal(state) == {"add 0", "add 1", "add 2"}
    assert told(act(state, "add 2"), "revolt-won") == [
        "revolt-won winner=3 loser=0 attack=4 defence=3 office=0"
    ]
    # The fourth temple pays again and the hand is refilled.
    state = after(first_round(4), "temple H8")
    assert scores(state)["potter"] == (2, 0, 0, 0)
    act(state, "end")
    assert see.hand(state, "potter") == "FS"
    draw(state, "FMMS")
    assert [int(state.hand_size(seat)) for seat in range(4)] == [6, 6, 6, 6]
    assert (state.bag_size(), state.active, state.left) == (113, 0, 2)


def test_TE_EX_18_a_leader_links_four_groups_of_tiles() -> None:
    state = read(BRIDGE)
    assert told(act(state, "trader H5")) == ["leader seat=0 office=2 space=71"]
    assert see.kingdoms(state) == {kingdom("F5 G5 H4 H5 H6 I5")}
    assert "end" in legal(state)
    # A king there revolts.
    assert told(act(BRIDGE, "king H5"), "revolt") == [
        "revolt attacker=0 defender=1 office=3 attack=2 defence=1"
    ]
