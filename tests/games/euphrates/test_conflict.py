"""Conflicts in general: TE-CONFLICT."""

from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, kingdom, legal, read, refused, seat, told

from velkahra.games.euphrates.view.build import view_of

REVOLT = """
    G4 H5 temple; H4 bull trader
    hand lion TTMMSS; hand bull TMMSSS
"""
WAR = """
    bare; F5 temple; F4 lion king; F6 lion trader; E5 settlement; H5 temple; H4 bull king
    H6 bull trader; I5 settlement
    hand lion TTMSSS; hand bull TTMMSS
"""
APART = "G4 temple; H4 bull trader; J5 temple; hand lion TTMMSS"


def test_TE_CONFLICT_01_two_leaders_of_one_colour_in_one_kingdom_are_in_conflict() -> None:
    state = after(REVOLT, "trader G5")
    assert legal(state) == {"add 0", "add 1", "add 2"}
    assert view_of(state, seat("lion")).decision == "add"
    # Leaders of different colours are not in conflict.
    state = read(REVOLT)
    assert told(act(state, "king G5")) == [f"leader seat=0 office=3 space={4 * 16 + 6}"]
    assert view_of(state, seat("lion")).decision == "turn"
    assert see.kingdoms(state) == {kingdom("G4 H4 H5 G5")}
    # Leaders of one colour in two kingdoms are not in conflict.
    state = after(APART, "trader J4")
    assert view_of(state, seat("lion")).decision == "turn"
    assert see.kingdoms(state) == {kingdom("G4 H4"), kingdom("J4 J5")}


def test_TE_CONFLICT_02_a_leader_causes_a_revolt_and_a_tile_a_war() -> None:
    state = read(REVOLT)
    assert [text.split()[0] for text in told(act(state, "trader G5"))] == ["leader", "revolt"]
    state = read(WAR)
    assert [text.split()[0] for text in told(act(state, "temple G5"))] == ["tile", "joined"]
    assert legal(state) == {"war trader", "war king"}
    # A leader cannot join kingdoms and a tile in one is peaceful.
    state = read(WAR)
    assert refused(state, "priest G5") == "TE-LEADER-06"
    assert "G5" not in see.spaces(state, "priest")
    act(state, "temple E6")
    assert view_of(state, seat("lion")).decision == "turn"


def test_TE_CONFLICT_03_a_revolt_yields_one_red_point_whatever_the_leaders() -> None:
    state = after(REVOLT, "trader G5", "add 2", "add 0")
    assert see.points(state, "lion") == (1, 0, 0, 0)
    assert see.points(state, "bull") == (0, 0, 0, 0)
    # Wars yield their colours one after another.
    state = after(WAR, "temple G5", "war king", "add 3", "add 2")
    assert see.points(state, "lion") == (0, 0, 0, 2), "the king and one settlement"
    act(state, "add 0", "add 2")
    assert see.points(state, "lion") == (0, 0, 0, 2)
    assert see.points(state, "bull") == (0, 0, 1, 0), "the trader, who had no supporters"


def test_TE_CONFLICT_04_tiles_on_the_board_and_from_the_hands_decide() -> None:
    state = read(REVOLT)
    won = told(act(state, "trader G5", "add 2", "add 1"), "revolt-won")
    assert won == ["revolt-won winner=0 loser=1 attack=4 defence=3 office=2"]
    assert see.gone(state) == "TTT"
    assert (see.hand(state, "lion"), see.hand(state, "bull")) == ("MMSS", "MMSSS")
    won = told(act(WAR, "temple G5", "war king", "add 1", "add 2"), "war-won")
    assert won == ["war-won winner=1 loser=0 attack=2 defence=3 colour=3 count=1"]


def test_TE_CONFLICT_05_the_action_does_not_end_before_its_conflicts_do() -> None:
    state = after(WAR, "temple G5")
    assert refused(state, "end") == "TE-TURN-03-war"
    act(state, "war king")
    assert refused(state, "end") == "TE-TURN-03-conflict"
    assert refused(state, "king off") == "TE-TURN-03-conflict"
    act(state, "add 3", "add 2")
    assert refused(state, "end") == "TE-TURN-03-conflict"
    act(state, "add 1", "add 0")
    assert "end" in legal(state)
    assert state.left == 1
    # Afterwards each kingdom has one leader of a colour.
    state = after(WAR, "temple G5", "war king", "add 3", "add 2", "add 1", "add 0")
    assert see.is_home(state, "bull king")
    assert see.is_home(state, "bull trader")
    assert see.kingdoms(state) == {kingdom("E5 F4 F5 F6 G5 H5")}
