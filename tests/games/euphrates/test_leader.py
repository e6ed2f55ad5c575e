"""TE-LEADER, and the edge cases of leaders and revolts."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, kingdom, labels, legal, read, refused, told

from velkahra.games.euphrates.rules.facts import DYNASTIES
from velkahra.games.euphrates.view.build import view_of

NEXT_TO_START = labels(
    "J1 L1 K2 B1 A2 C2 B3 P1 O2 P3 F2 G3 F4 M5 N6 I6 H7 J7 I8 C8 A8 B9 O8 N9 P9 O10 F9 E10 G10 F11 "
    "J11 L11 K10"
)
BETWEEN = "bare; H5 lion king; G5 lion priest; I5 bull farmer; G4 I4 H6 temple"


def test_TE_LEADER_01_a_player_acts_only_with_the_own_leaders() -> None:
    state = read("G3 bull king\nF2 bull trader")
    assert refused(state, "king off") == "TE-LEADER-02"
    assert "trader off" not in legal(state)
    act(state, "king J7")
    assert see.board(state) == {"G3": "bull king", "F2": "bull trader", "J7": "lion king"}


def test_TE_LEADER_02_a_leader_is_put_on_the_board() -> None:
    state = read("")
    assert told(act(state, "trader G3")) == ["leader seat=0 office=2 space=38"]
    assert see.board(state) == {"G3": "lion trader"}
    # A leader is moved from one space to another.
    state = read("G3 lion trader")
    assert told(act(state, "trader J7")) == ["moved seat=0 office=2 origin=38 space=105"]
    assert see.board(state) == {"J7": "lion trader"}
    # A leader is taken off the board.
    state = read("G3 lion trader\nH3 settlement")
    assert told(act(state, "trader off")) == ["withdrawn seat=0 office=2 origin=38"]
    assert see.board(state) == {"H3": "settlement"}
    assert see.kingdoms(state) == set()
    assert refused(state, "trader off") == "TE-LEADER-02"


@pytest.mark.parametrize("what", ["market", "bull king", "catastrophe"])
def test_TE_LEADER_03_the_space_must_be_empty(what: str) -> None:
    state = read(f"G3 {what}")
    assert refused(state, "trader G3") == "TE-LEADER-03"
    assert "G3" not in see.spaces(state, "trader")


def test_TE_LEADER_03_no_leader_stands_on_a_temple_or_a_monument() -> None:
    state = read("G4 H4 G5 H5 market; G4 monument red-green; G6 I4 temple")
    for label in ("F3", "G4", "H4", "G5", "H5"):
        assert refused(state, f"priest {label}") == "TE-LEADER-03"


@pytest.mark.parametrize("office", ["priest", "farmer", "trader", "king"])
def test_TE_LEADER_04_a_leader_needs_a_temple_beside_it(office: str) -> None:
    state = read("")
    assert see.spaces(state, office) == NEXT_TO_START
    for label in ("A1", "G2", "H8", "L6"):
        assert refused(state, f"{office} {label}") == "TE-LEADER-04"


def test_TE_LEADER_04_face_down_temples_and_other_tiles_are_not_enough() -> None:
    state = read("G5 H5 G6 H6 temple; G5 monument red-black; E6 settlement")
    assert refused(state, "king F5") == "TE-LEADER-04"
    assert refused(state, "king F6") == "TE-LEADER-04"
    assert see.spaces(state, "king") == NEXT_TO_START


def test_TE_LEADER_05_a_leader_cannot_stand_on_the_river() -> None:
    state = read("")
    for label in ("E3", "O5", "N4", "B7"):
        assert refused(state, f"king {label}") == "TE-LEADER-05"


def test_TE_LEADER_06_a_leader_must_not_join_two_kingdoms() -> None:
    state = read("G3 bull king\nI3 temple\nJ3 archer priest")
    assert refused(state, "trader H3") == "TE-LEADER-06"
    assert see.spaces(state, "trader") == NEXT_TO_START - {"G3"} | {"I2", "I4"}


def test_TE_LEADER_07_a_leader_creates_a_kingdom() -> None:
    assert see.kingdoms(after("", "king G3")) == {kingdom("F3 G3")}
    # A leader extends a kingdom.
    assert see.kingdoms(after("G3 bull king", "farmer F4")) == {kingdom("F3 F4 G3")}
    # A leader links a kingdom with regions.
    state = after("H4 bull king\nH3 temple\nG2 market\nG4 settlement", "farmer G3")
    assert see.kingdoms(state) == {kingdom("F3 G3 G2 G4 H3 H4")}


def test_TE_LEADER_08_the_second_leader_of_a_colour_starts_a_revolt() -> None:
    state = read("G3 bull king")
    events = act(state, "king F2")
    assert told(events, "revolt") == ["revolt attacker=0 defender=1 office=3 attack=1 defence=1"]
    assert legal(state) == {"add 0"}


def test_TE_LEADER_09_a_leader_stays_as_long_as_one_temple_is_left() -> None:
    state = after("bare\nH5 lion king\nG5 temple\nI5 temple", "catastrophe G5")
    assert see.cell(state, "H5") == "lion king"
    assert told(act(state, "catastrophe I5"), "homeless") == ["homeless seat=0 office=3 origin=71"]
    assert see.cell(state, "H5") == ""
    assert view_of(state, -1).leaders == (-1,) * 16
    # A leader leaves when its last temple is turned.
    state = read("""
        G5 H5 G6 temple; F5 bull king; I5 bull trader; I4 temple
        hand lion T
    """)
    events = act(state, "temple H6", "build red-green G5")
    assert told(events, "homeless") == ["homeless seat=1 office=3 origin=69"]
    assert (see.cell(state, "F5"), see.cell(state, "I5")) == ("", "bull trader")


def test_TE_LEADER_10_moving_a_leader_scores_nothing() -> None:
    state = read("G3 lion king\nK2 bull farmer\nH3 settlement")
    for action in ("priest F2", "king J7"):
        act(state, action)
    act(state, "end")
    for dynasty in DYNASTIES:
        assert see.points(state, dynasty) == (0, 0, 0, 0)


def test_TE_LEADER_11_no_leader_is_taken_back_to_escape_a_revolt() -> None:
    state = after("G3 bull king\nhand bull TT", "king F2")
    assert legal(state) == {"add 0"}
    assert refused(state, "king off") == "TE-TURN-03-conflict"
    assert refused(state, "king off", by="bull") == "TE-TURN-01"
    act(state, "add 0")
    assert legal(state) == {"add 0", "add 1", "add 2"}
    assert refused(state, "king off") == "TE-TURN-03-conflict"
    # No leader is taken back to escape a war.
    state = after("G3 lion king\nI3 temple\nJ3 bull king\nhand lion M", "market H3")
    assert legal(state) == {"add 0"}
    assert refused(state, "king off") == "TE-TURN-03-conflict"


def test_TE_LEADER_12_a_leader_can_be_placed_again_in_the_same_turn() -> None:
    assert see.board(after("G3 lion king", "king off", "king F4")) == {"F4": "lion king"}


def test_TE_LEADER_13_owner_and_colour_of_a_leader_are_public() -> None:
    state = read("G3 lion king\nF2 potter farmer")
    for viewer in range(-1, 4):
        view = view_of(state, viewer)
        assert (view.leaders[3], view.leaders[13]) == (38, 21)
        assert (view.cells[38], view.cells[21]) == (16 + 3, 16 + 13)


def test_TE_EDGE_30_the_old_space_is_left_before_the_new_one_is_judged() -> None:
    state = read(BETWEEN)
    assert see.kingdoms(state) == {kingdom("G4 G5 H5 I4 I5 H6")}
    assert refused(state, "king H4") == "TE-LEADER-06"
    assert see.spaces(state, "king") == {"F4", "G3", "I3", "J4", "G6", "I6", "H7"}
    act(state, "king G6")
    assert see.kingdoms(state) == {kingdom("G4 G5 G6 H6"), kingdom("I4 I5")}
    # Another leader may still go there.
    state = read(BETWEEN)
    assert "H4" in see.spaces(state, "farmer")
    assert "trader H4" in legal(state)


def test_TE_EDGE_31_a_leader_alone_moves_within_its_region() -> None:
    state = after("G3 lion king\nF5 bull trader\nF6 temple", "king F4")
    assert see.kingdoms(state) == {kingdom("F3 F4 F5 F6")}
    # With a second leader that would join two kingdoms.
    state = read("G3 lion king\nF2 archer priest\nF5 bull trader\nF6 temple")
    assert refused(state, "king F4") == "TE-LEADER-06"


def test_TE_EDGE_32_the_same_space_is_no_move() -> None:
    state = read("G3 lion king")
    assert refused(state, "king G3") == "TE-EDGE-32"
    assert see.spaces(state, "king") == NEXT_TO_START - {"G3"}


@pytest.mark.parametrize("other", ["lion priest", "bull priest", "bull trader", "bull king"])
def test_TE_EDGE_33_joining_kingdoms_is_illegal_whosoever_they_are(other: str) -> None:
    state = read(f"G3 lion farmer\nI3 temple\nJ3 {other}")
    for office in ("trader", "king"):
        assert refused(state, f"{office} H3") == "TE-LEADER-06"


def test_TE_EDGE_34_one_kingdom_and_several_regions_may_be_joined() -> None:
    state = after("H4 market\nH2 settlement\nI3 temple\nF2 bull king", "priest G3", "trader H3")
    assert see.kingdoms(state) == {kingdom("F2 F3 G3 H3 H4 H2 I3")}
    assert legal(state) == {"end"}


def test_TE_EDGE_35_the_same_revolt_may_be_tried_twice_in_one_turn() -> None:
    state = after("F2 bull king\nhand lion T", "king G3", "add 0", "add 0")
    assert see.points(state, "bull") == (1, 0, 0, 0)
    assert told(act(state, "king G3"), "revolt") == [
        "revolt attacker=0 defender=1 office=3 attack=1 defence=1"
    ]
    act(state, "add 1", "add 0")
    assert (see.points(state, "lion"), see.points(state, "bull")) == ((1, 0, 0, 0), (1, 0, 0, 0))
    assert see.board(state) == {"G3": "lion king"}


def test_TE_EDGE_36_temples_under_a_monument_give_no_strength() -> None:
    state = read("""
        bare; G5 H5 G6 H6 temple; G5 monument red-green; F4 temple; E4 bull king; F5 settlement
    """)
    events = act(state, "king G4")
    assert told(events, "revolt") == ["revolt attacker=0 defender=1 office=3 attack=1 defence=1"]
    # Temples under a monument hold no leader.
    state = read("""
        bare; G5 H5 G6 H6 temple; G5 monument red-green; G4 lion king; F4 temple
    """)
    act(state, "catastrophe F4")
    assert see.cell(state, "G4") == ""


def test_TE_EDGE_37_a_beaten_attacker_goes_home_not_back() -> None:
    state = read("F2 bull king\nJ7 lion king")
    events = act(state, "king G3", "add 0", "add 0")
    assert told(events, "defeated") == ["defeated seat=0 office=3 origin=38"]
    assert see.board(state) == {"F2": "bull king"}
    assert view_of(state, 0).leaders[3] == -1


def test_TE_EDGE_38_removing_the_loser_may_split_the_kingdom() -> None:
    state = read("""
        bare; G5 temple; H5 bull king; I5 temple; G4 lion farmer; I4 archer priest
        hand lion TT
    """)
    act(state, "king G6", "add 2", "add 0")
    assert see.kingdoms(state) == {kingdom("G4 G5 G6"), kingdom("I4 I5")}
    assert "end" in legal(state)


def test_TE_EDGE_39_the_trader_left_after_a_revolt_collects() -> None:
    state = read("""
        F4 bull trader; G3 H3 I3 K2 K3 settlement; J4 temple
        hand lion T
    """)
    act(state, "trader J3", "add 1", "add 0")
    assert legal(state) == {"take F3", "take K1"}
    act(state, "take K1")
    assert view_of(state, 0).held[0] == 1
    assert "end" in legal(state)


def test_TE_EDGE_40_all_leaders_without_a_temple_leave_in_one_step() -> None:
    state = read("""
        bare
        H5 temple; G5 lion king; I5 bull trader; H4 archer farmer; I4 temple; J5 settlement
    """)
    assert told(act(state, "catastrophe H5"), "homeless") == ["homeless seat=0 office=3 origin=70"]
    assert (see.cell(state, "H4"), see.cell(state, "I5")) == ("archer farmer", "bull trader")
    assert see.kingdoms(state) == {kingdom("H4 I4 I5 J5")}
    assert told(act(state, "catastrophe I4"), "homeless") == [
        "homeless seat=1 office=2 origin=72",
        "homeless seat=2 office=1 origin=55",
    ]
    assert see.kingdoms(state) == set()


def test_TE_EDGE_41_a_leader_sent_home_may_be_placed_by_the_next_action() -> None:
    state = after("H5 temple\nH4 lion king", "catastrophe H5")
    assert view_of(state, 0).leaders[3] == -1
    act(state, "king G3")
    assert see.cell(state, "G3") == "lion king"
