"""Hard cases inside and between wars: TE-EDGE-20 to TE-EDGE-25."""

import pytest
from tests.games.euphrates import see
from tests.games.euphrates.helpers import act, after, kingdom, legal, read, refused, seat, told
from tests.games.euphrates.test_edge_wars import THREE

from velkahra.games.euphrates.view.build import view_of

# Lion's kingdom has the treasure F3, bull's I7; the temple G5 joins them.
RICH = """
    F4 F5 temple; E5 lion trader; E4 lion king; H5 market; H6 H7 I5 temple; I4 bull trader
    I6 bull king
    hand lion TTMMSS; hand bull MMSSFF
"""


def test_TE_EDGE_20_useless_tiles_may_be_added_in_the_standard_game_only() -> None:
    hands = "hand lion TSSSSS\nhand bull SSSFFF"
    state = after(THREE + hands, "temple G5", "war king", "add 5")
    assert legal(state) == {"add 0", "add 1", "add 2", "add 3"}
    act(state, "add 3")
    assert see.gone(state) == "SSSSSSSS"
    state = after(THREE + hands + "\nenglish yes", "temple G5", "war king", "add 5")
    assert legal(state) == {"add 0"}
    assert refused(state, "add 3") == "TE-ENGLISH-04-short"


def test_TE_EDGE_21_tiles_added_in_the_first_war_are_missing_in_the_second() -> None:
    state = read(THREE + "hand lion TSSMMF\nhand bull SSSMFF")
    act(state, "temple G5", "war king", "add 2", "add 3")
    assert (see.hand(state, "lion"), see.hand(state, "bull")) == ("FMM", "FFM")
    assert (int(state.hand_size(0)), int(state.hand_size(1))) == (3, 3), "nobody refills"
    act(state, "war trader")
    assert legal(state) == {"add 0", "add 1", "add 2"}
    act(state, "add 2")
    assert legal(state) == {"add 0", "add 1"}
    act(state, "add 0")
    assert see.hand(state, "lion") == "F"


@pytest.mark.parametrize("number", [0, 2])
def test_TE_EDGE_22_the_attackers_number_is_open_before_the_defender_decides(number: int) -> None:
    state = after(THREE + "hand lion TSSMMF\nhand bull SSSMFF", "temple G5", "war king")
    before = view_of(state, seat("bull")).conflict
    assert before is not None
    assert before.added == -1
    (added,) = [event for event in act(state, f"add {number}") if event.kind == "added"]
    assert added.facts == {"seat": 0, "count": number, "colour": 3}
    for who in (-1, 0, 1, 2, 3):
        assert added.visible_to(who)
        conflict = view_of(state, who).conflict
        assert conflict is not None
        assert (conflict.added, conflict.attack, conflict.defence) == (number, 0, 0)
    assert state.actor() == seat("bull")


def test_TE_EDGE_23_one_player_may_attack_in_one_war_and_defend_in_the_other() -> None:
    wars = """
        F5 temple; F4 bull trader; F6 potter farmer; H5 temple; H4 archer trader
        H6 archer farmer
    """
    events = act(wars + "hand lion S", "settlement G5", "war trader", "add 0", "add 0")
    assert told(events, "war") == [
        "war attacker=1 defender=2 colour=2 attack=0 defence=0",
        "war attacker=2 defender=3 colour=1 attack=0 defence=0",
    ]
    state = read(wars + "turn archer 2\nhand archer S")
    events = act(state, "settlement G5", "war trader", "add 0", "add 0")
    assert [facts["attacker"] for _, facts in see.story(events, "war")] == [2, 2], (
        "never the defender"
    )


def test_TE_EDGE_24_between_two_wars_nothing_else_is_possible() -> None:
    state = after(THREE + "hand lion TSSMMF", "temple G5", "war king", "add 0", "add 0")
    assert legal(state) == {"war farmer", "war trader"}
    for text in ("trader off", "king E6", "settlement A1", "catastrophe A1", "swap S", "end"):
        assert refused(state, text) == "TE-TURN-03-war"
    act(state, "war trader")
    for text in ("trader off", "king E6", "settlement A1", "catastrophe A1", "swap S", "end"):
        assert refused(state, text) == "TE-TURN-03-conflict"


def test_TE_EDGE_25_treasures_are_looked_at_once_in_the_final_position() -> None:
    # The war of traders breaks the bridge H5: no kingdom has two treasures in the end.
    state = read(RICH)
    events = act(state, "temple G5", "war trader")
    assert see.treasures(state) >= {"F3", "I7"}
    events += act(state, "add 2", "add 0")
    assert told(events, "treasure") == []
    assert "end" in legal(state)
    assert see.held(state) == [0, 0, 0, 0]
    assert see.kingdoms(state) == {kingdom("E4 E5 F3 F4 F5 G5"), kingdom("H6 H7 I5 I6 I7")}
    # Who holds the trader after the wars collects.
    # The bull's trader wins: its kingdom stays whole and has both treasures.
    state = after(RICH, "temple G5", "war trader", "add 0", "add 0")
    assert legal(state) == {"add 0", "add 1", "add 2"}, "the war of kings comes first"
    act(state, "add 0", "add 0")
    assert state.actor() == seat("bull")
    assert legal(state) == {"take F3", "take I7"}
    act(state, "take I7")
    assert see.held(state) == [0, 1, 0, 0]
    assert see.board(state)["H5"] == "market"
