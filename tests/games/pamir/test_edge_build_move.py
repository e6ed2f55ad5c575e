"""PP-EDGE-36 to 39: tax, gifts, builds and moves."""

from tests.games.pamir import see
from tests.games.pamir.helpers import FULL, act, after, legal, read, refused, told

BUILDER = f"{FULL}\ngray court 17 78\nkabul tribe gray 1\ngray money 9\n"
NATION = "gray court 63 {own}\nlasting 110 gray\npunjab tribe gray 1\n"


def test_PP_EDGE_36_lineage_taxes_only_who_owns_a_court_card() -> None:
    state = after("seats 3\ngray court 5 61\nblue court 2\nblue money 1\ntan hand 9", "act 61 tax")
    assert legal(state) == {"levy blue"}
    assert refused(state, "levy tan") == "PP-TAX-02"
    # Nobody with a court means no tax.
    assert refused("gray court 5 61\nblue money 9", "act 61 tax") == "PP-EDGE-58-tax"
    # Less than the rank but at least one.
    state = after("gray court 5 61\nblue court 2", "act 61 tax")
    assert refused(state, "stop") == "PP-EDGE-58-nothing"
    act(state, "levy blue", "stop")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (5, 3)


def test_PP_EDGE_37_any_empty_affordable_space() -> None:
    state = after(f"{FULL}\ngray court 14\ngray money 7\ngray gifts 4", "act 14 gift")
    assert legal(state) == {"gift 2", "gift 6"}
    act(state, "gift 6")
    assert (see.money(state, "gray"), see.influence(state, "gray")) == (1, 3)
    assert sum(see.coins(state).values()) == 6


def test_PP_EDGE_38_at_least_one_paid_block() -> None:
    assert refused(after(BUILDER, "act 17 build"), "stop") == "PP-EDGE-58-nothing"
    # The free block is mandatory.
    state = after(BUILDER, "act 17 build", "army kabul", "stop")
    assert (see.decider(state), legal(state, "stop")) == ("gray", set())
    assert refused(state, "stop") == "PP-EDGE-58-nothing"
    assert refused(state, "end") == "PP-TURN-01-pending"
    act(state, "army kabul")
    assert (see.money(state, "gray"), see.armies(state, "afghan", "kabul")) == (7, 2)


def test_PP_EDGE_38_it_falls_away_where_nothing_is_ruled_any_more() -> None:
    state = read(
        f"{FULL}\ngray court 17 78\nkabul tribe gray 1\nkabul army afghan 1\n"
        "kabul army british 1\nherat army afghan 11"
    )
    events = act(state, "act 17 build", "road herat-kabul", "take-army kabul")
    assert see.roads(state, "afghan", "herat-kabul") == 1
    assert see.armies(state, "afghan", "kabul") == 0
    assert (see.money(state, "gray"), see.actions_left(state), see.decider(state)) == (2, 1, "gray")
    assert len(told(events, "placed")) == 1
    # It is never doubled.
    state = read(f"{BUILDER}lasting 112 gray\ngray money 2")
    act(state, "act 17 build", "army kabul", "army kabul")
    assert see.money(state, "gray") == 0
    act(state, "army kabul")
    assert (see.armies(state, "afghan", "kabul"), see.actions_left(state)) == (3, 1)
    assert legal(state, "army") == set()


def test_PP_EDGE_38_nation_building_costs_two_for_every_pair_begun() -> None:
    for count, cost in ((1, 2), (2, 2), (3, 4), (4, 4), (5, 6), (6, 6)):
        state = read(f"{FULL}\ngray court 17\nkabul tribe gray 1\ngray money 9\nlasting 112 gray")
        act(state, "act 17 build", *["road herat-kabul"] * count, *["stop"] * (count < 6))
        assert see.money(state, "gray") == 9 - cost
        assert see.roads(state, "afghan", "herat-kabul") == count
        assert sum(see.coins(state).values()) == cost


def test_PP_EDGE_39_supplies_need_no_road_but_a_border() -> None:
    state = after("gray british\ngray court 51 63\npunjab army british 1", "act 63 move")
    assert legal(state) == {"march punjab kabul", "march punjab kandahar"}
    assert refused(state, "march punjab herat") == "PP-MOVE-02-far"
    # Tribes under nationalism need own roads.
    state = read(NATION.format(own=9) + "kabul-punjab road british 1")
    assert refused(state, "act 63 move") == "PP-EDGE-58-move"
    state = after(NATION.format(own=9) + "kabul-punjab road afghan 1", "act 63 move")
    assert legal(state) == {"ride punjab kabul"}
    # Or indian supplies.
    state = after("gray british\n" + NATION.format(own=51), "act 63 move")
    assert legal(state) == {"ride punjab kabul", "ride punjab kandahar"}
    act(state, "ride punjab kandahar", "ride kandahar herat", "stop")
    assert see.tribes(state, "gray", "herat") == 1
    # A tribe that leaves last overthrows.
    state = read(NATION.format(own=26) + "kabul-punjab road afghan 1")
    act(state, "act 63 move", "ride punjab kabul")
    assert see.court(state, "gray") == [63]
