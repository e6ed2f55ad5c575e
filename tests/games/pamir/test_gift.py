"""PP-GIFT: cylinders on the dial."""

from tests.games.pamir import see
from tests.games.pamir.helpers import FULL, act, after, legal, read, refused

GIVER = f"{FULL}\ngray court 14\ngray money 9\n"


def test_PP_GIFT_01_a_cylinder_and_the_price_of_its_space() -> None:
    for price in (2, 4, 6):
        state = after(GIVER, "act 14 gift", f"gift {price}")
        assert (see.supply(state, "gray"), see.money(state, "gray")) == (9, 9 - price)
        assert sum(see.coins(state).values()) == price
        assert (see.decider(state), see.actions_left(state)) == ("gray", 1)
    # What one cannot pay one cannot give.
    state = after(f"{GIVER}gray money 5", "act 14 gift")
    assert legal(state) == {"gift 2", "gift 4"}
    assert refused(state, "gift 6") == "PP-GIFT-01"
    assert refused(f"{GIVER}gray money 1", "act 14 gift") == "PP-EDGE-58-gift"
    # Without the action there is no gift.
    assert refused(GIVER, "gift 2") == "PP-GIFT-01-none"


def test_PP_GIFT_02_each_gift_is_a_point_of_influence() -> None:
    state = read(f"{GIVER}gray gifts 2")
    assert see.influence(state, "gray") == 2
    act(state, "act 14 gift", "gift 4")
    assert see.influence(state, "gray") == 3
    # Whatever the gift has cost.
    state = read("gray gifts 6\nblue gifts 2\nblue afghan\nmarket a0 101")
    assert see.influence(state, "gray") == see.influence(state, "blue") == 2
    state = after(
        "gray gifts 6\nblue gifts 2\nblue afghan\nmarket a0 101\nkabul army afghan 4", "buy a0"
    )
    assert (see.points(state, "gray"), see.points(state, "blue")) == (4, 4)
    # A change of loyalty costs all gifts.
    state = after("gray gifts 2 6\ngray hand 51", "play 51 left")
    assert (see.loyalty(state, "gray"), see.influence(state, "gray")) == ("british", 2)
    assert (see.supply(state, "gray"), see.court(state, "gray")) == (10, [51])
    assert see.whole(state)
    # A patriot of the own coalition costs none.
    state = read("gray gifts 2 6\ngray hand 11")
    act(state, "play 11 left", "road herat-kabul", "road herat-kabul")
    assert see.influence(state, "gray") == 4


def test_PP_GIFT_03_each_space_can_be_used_once() -> None:
    state = after(f"{GIVER}gray gifts 4", "act 14 gift")
    assert legal(state) == {"gift 2", "gift 6"}
    assert refused(state, "gift 4") == "PP-GIFT-03"
    # With three gifts there is no fourth.
    state = read(f"{GIVER}gray gifts 2 4 6\ngray money 20")
    assert refused(state, "act 14 gift") == "PP-EDGE-58-gift"
    assert legal(state, "act") == set()
