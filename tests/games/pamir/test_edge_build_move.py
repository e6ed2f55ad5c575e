"""PP-EDGE-36 to 39: tax, gifts, builds and moves."""

from tests.games.pamir import see
from tests.games.pamir.helpers import FULL, act, legal, read_position, refused, told


def test_PP_EDGE_36_lineage_taxes_only_who_owns_a_court_card() -> None:
    state = read_position("seats 3\ngray court 5 61\nblue court 2\nblue money 1\ntan hand 9")
    act(state, "act 61 tax")
    assert legal(state) == {"levy blue"}
    assert refused(state, "levy tan") == "PP-TAX-02"


def test_PP_EDGE_36_nobody_with_a_court_means_no_tax() -> None:
    state = read_position("gray court 5 61\nblue money 9")
    assert refused(state, "act 61 tax") == "PP-EDGE-58-tax"


def test_PP_EDGE_36_less_than_the_rank_but_at_least_one() -> None:
    state = read_position("gray court 5 61\nblue court 2")
    act(state, "act 61 tax")
    assert refused(state, "stop") == "PP-EDGE-58-nothing"
    act(state, "levy blue", "stop")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (5, 3)


def test_PP_EDGE_37_any_empty_affordable_space() -> None:
    state = read_position(f"{FULL}\ngray court 14\ngray money 7\ngray gifts 4")
    act(state, "act 14 gift")
    assert legal(state) == {"gift 2", "gift 6"}
    act(state, "gift 6")
    assert (see.money(state, "gray"), see.influence(state, "gray")) == (1, 3)
    assert sum(see.coins(state).values()) == 6


BUILDER = f"{FULL}\ngray court 17 78\nkabul tribe gray 1\ngray money 9\n"


def test_PP_EDGE_38_at_least_one_paid_block() -> None:
    state = read_position(BUILDER)
    act(state, "act 17 build")
    assert refused(state, "stop") == "PP-EDGE-58-nothing"


def test_PP_EDGE_38_the_free_block_is_mandatory() -> None:
    state = read_position(BUILDER)
    act(state, "act 17 build", "army kabul", "stop")
    assert (see.decider(state), legal(state, "stop")) == ("gray", set())
    assert refused(state, "stop") == "PP-EDGE-58-nothing"
    assert refused(state, "end") == "PP-TURN-01-pending"
    act(state, "army kabul")
    assert (see.money(state, "gray"), see.armies(state, "afghan", "kabul")) == (7, 2)


def test_PP_EDGE_38_it_falls_away_where_nothing_is_ruled_any_more() -> None:
    state = read_position(
        f"{FULL}\ngray court 17 78\nkabul tribe gray 1\nkabul army afghan 1\n"
        "kabul army british 1\nherat army afghan 11"
    )
    events = act(state, "act 17 build", "road herat-kabul", "take-army kabul")
    assert see.roads(state, "afghan", "herat-kabul") == 1
    assert see.armies(state, "afghan", "kabul") == 0
    assert (see.money(state, "gray"), see.actions_left(state), see.decider(state)) == (2, 1, "gray")
    assert len(told(events, "placed")) == 1


def test_PP_EDGE_38_it_is_never_doubled() -> None:
    state = read_position(f"{BUILDER}lasting 112 gray\ngray money 2")
    act(state, "act 17 build", "army kabul", "army kabul")
    assert see.money(state, "gray") == 0
    act(state, "army kabul")
    assert (see.armies(state, "afghan", "kabul"), see.actions_left(state)) == (3, 1)
    assert legal(state, "army") == set()


def test_PP_EDGE_38_nation_building_costs_two_for_every_pair_begun() -> None:
    for count, cost in ((1, 2), (2, 2), (3, 4), (4, 4), (5, 6), (6, 6)):
        state = read_position(
            f"{FULL}\ngray court 17\nkabul tribe gray 1\ngray money 9\nlasting 112 gray"
        )
        act(state, "act 17 build", *["road herat-kabul"] * count, *["stop"] * (count < 6))
        assert see.money(state, "gray") == 9 - cost
        assert see.roads(state, "afghan", "herat-kabul") == count
        assert sum(see.coins(state).values()) == cost


def test_PP_EDGE_39_supplies_need_no_road_but_a_border() -> None:
    state = read_position("gray british\ngray court 51 63\npunjab army british 1")
    act(state, "act 63 move")
    assert legal(state) == {"march punjab kabul", "march punjab kandahar"}
    assert refused(state, "march punjab herat") == "PP-MOVE-02-far"


NATION = "gray court 63 {own}\nlasting 110 gray\npunjab tribe gray 1\n"


def test_PP_EDGE_39_tribes_under_nationalism_need_own_roads() -> None:
    state = read_position(NATION.format(own=9) + "kabul-punjab road british 1")
    assert refused(state, "act 63 move") == "PP-EDGE-58-move"
    state = read_position(NATION.format(own=9) + "kabul-punjab road afghan 1")
    act(state, "act 63 move")
    assert legal(state) == {"ride punjab kabul"}


def test_PP_EDGE_39_or_indian_supplies() -> None:
    state = read_position("gray british\n" + NATION.format(own=51))
    act(state, "act 63 move")
    assert legal(state) == {"ride punjab kabul", "ride punjab kandahar"}
    act(state, "ride punjab kandahar", "ride kandahar herat", "stop")
    assert see.tribes(state, "gray", "herat") == 1


def test_PP_EDGE_39_a_tribe_that_leaves_last_overthrows() -> None:
    state = read_position(NATION.format(own=26) + "kabul-punjab road afghan 1")
    act(state, "act 63 move", "ride punjab kabul")
    assert see.court(state, "gray") == [63]
