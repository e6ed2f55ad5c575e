"""PP-MOVE: armies over roads, spies along the ring of courts."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused

RING = "seats 3; gray russian; gray court 1 63; blue court 30 31 33; tan court 39 61\n"


def test_PP_MOVE_01_a_move_for_each_star_and_one_piece_may_make_several() -> None:
    state = read(
        f"{RING}kabul army russian 2\nherat-kabul road russian 1\nherat-persia road russian 1\n"
        "31 spy gray 1"
    )
    act(state, "act 63 move", "march kabul herat", "sneak 31 33", "march herat persia")
    assert (see.armies(state, "russian", "kabul"), see.armies(state, "russian", "persia")) == (1, 1)
    assert see.spies(state, "gray", 33) == 1
    assert see.actions_left(state) == 1
    assert see.decider(state) == "gray"
    # A piece may go back where it came from.
    state = read(f"{RING}kabul army russian 1\nherat-kabul road russian 1")
    act(state, "act 63 move", "march kabul herat", "march herat kabul", "stop")
    assert see.armies(state, "russian", "kabul") == 1
    assert see.roads(state, "russian", "herat-kabul") == 1


def test_PP_MOVE_01_a_card_of_rank_one_moves_once() -> None:
    state = after("gray court 39 61\n39 spy gray 2", "act 39 move", "sneak 39 61")
    assert see.spies(state, "gray", 39) == 1
    assert see.spies(state, "gray", 61) == 1
    assert see.actions_left(state) == 1
    # Only loyal armies and own spies.
    state = read(
        f"{RING}kabul army british 1\nherat-kabul road british 1\nherat-kabul road russian 1\n"
        "31 spy blue 1\n30 spy gray 1"
    )
    act(state, "act 63 move")
    assert refused(state, "march kabul herat") == "PP-MOVE-01-army"
    assert refused(state, "sneak 31 33") == "PP-MOVE-01-spy"
    assert legal(state, "march") == set()
    # Pieces of the same coalition move whoever placed them.
    state = read(
        "gray british\nblue british\ngray court 39\nkabul army british 1\nkabul tribe blue 1\n"
        "kabul-punjab road british 1"
    )
    assert see.ruler(state, "kabul") == "blue"
    act(state, "act 39 move", "march kabul punjab")
    assert see.armies(state, "british", "punjab") == 1


def test_PP_MOVE_02_a_road_of_the_own_coalition_must_lie_on_the_border() -> None:
    state = read(
        f"{RING}kabul army russian 1\nherat-kabul road british 2\nkabul-punjab road russian 1"
    )
    act(state, "act 63 move")
    assert legal(state) == {"march kabul punjab"}
    assert refused(state, "march kabul herat") == "PP-MOVE-02"
    assert refused(state, "march kabul persia") == "PP-MOVE-02-far"
    # A road lets any number pass both ways.
    state = read(f"{RING}kabul army russian 2\npunjab army russian 1\nkabul-punjab road russian 1")
    act(state, "act 63 move", "march kabul punjab", "march kabul punjab", "march punjab kabul")
    assert (see.armies(state, "russian", "kabul"), see.armies(state, "russian", "punjab")) == (1, 2)


def test_PP_MOVE_03_spies_go_either_way_round() -> None:
    state = after(f"{RING}31 spy gray 1", "act 63 move")
    assert legal(state) == {"sneak 31 30", "sneak 31 33"}
    assert refused(state, "sneak 31 39") == "PP-MOVE-03"


@pytest.mark.parametrize(
    ("abilities", "variant"),
    [("56", "-connected"), ("21", "-bedfellows"), ("21 56", "-both"), ("9", "")],
)
def test_PP_MOVE_03_a_refusal_knows_how_far_the_spies_go(abilities: str, variant: str) -> None:
    state = read(f"gray court 4 {abilities} 30 33 39 61\nblue court 62 63\n4 spy gray 1")
    act(state, "act 4 move")
    assert refused(state, "sneak 4 39") == f"PP-MOVE-03{variant}"


def test_PP_MOVE_03_all_the_way_around_the_table() -> None:
    state = after(f"{RING}63 spy gray 1", "act 63 move", "sneak 63 1", "sneak 1 33", "sneak 33 31")
    assert see.spies(state, "gray", 31) == 1
    state = read(f"{RING}31 spy gray 1")
    act(state, "act 63 move", "sneak 31 30", "sneak 30 61", "sneak 61 39")
    assert see.spies(state, "gray", 39) == 1
    state = after(f"{RING}39 spy gray 1", "act 63 move", "sneak 39 63", "sneak 63 1", "sneak 1 33")
    assert see.spies(state, "gray", 33) == 1


def test_PP_MOVE_04_the_left_end_meets_the_right_end_of_the_next_player() -> None:
    state = after(f"{RING}1 spy gray 1\n30 spy gray 1\n39 spy gray 1", "act 63 move")
    assert legal(state, "sneak") == {
        *("sneak 1 63", "sneak 1 33"),
        *("sneak 30 31", "sneak 30 61"),
        *("sneak 39 61", "sneak 39 63"),
    }
    # Empty courts are skipped.
    state = read(
        "seats 4\ngray court 1 63\ntan court 39 61\n1 spy gray 1\n63 spy gray 1\n61 spy gray 1"
    )
    act(state, "act 63 move")
    assert legal(state, "sneak") == {
        *("sneak 1 63", "sneak 1 61"),
        *("sneak 63 1", "sneak 63 39"),
        *("sneak 61 39", "sneak 61 1"),
    }
    # Wakhan sits where her turn is.
    state = read(
        "seats 2\nwakhan\nanchor blue\ngray court 63\nblue court 61 30\nwakhan court 39 31\n"
        "63 spy gray 1"
    )
    act(state, "act 63 move")
    assert legal(state, "sneak") == {"sneak 63 31", "sneak 63 61"}


def test_PP_MOVE_05_tribes_and_roads_stay() -> None:
    state = read(
        "gray court 63\nkabul tribe gray 2\nkabul army afghan 1\nherat-kabul road afghan 2"
    )
    act(state, "act 63 move")
    assert refused(state, "ride kabul herat") == "PP-MOVE-05"
    assert legal(state) == {"march kabul herat"}
    act(state, "march kabul herat", "stop")
    assert (see.tribes(state, "gray", "kabul"), see.roads(state, "afghan", "herat-kabul")) == (2, 2)
    # With nothing but tribes and roads nobody moves.
    state = read("gray court 63\nkabul tribe gray 2\nherat-kabul road afghan 2")
    assert refused(state, "act 63 move") == "PP-EDGE-58-move"
