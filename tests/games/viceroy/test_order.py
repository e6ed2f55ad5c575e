"""VC-ORDER: who comes first when all act at once."""

from tests.games.viceroy.helpers import act, asked, read_table

ROW = "lower-blue 4\nlower-red 5\n"


def test_VC_ORDER_01_the_lowest_number_first_and_the_whole_action() -> None:
    state = read_table(
        "seats 3\ncircle lay 50 1 0\nsquare lay 49 1 0\ntriangle lay 60 1 0\ntriangle lay 7 1 1\n"
        "7 science 8\nsupply bbbbbbbbbbbbbbbbbbbbrrrrrrrrrrrrr"
    )
    act(state, "pass", "pass", "pass")
    assert asked(state) == "gems triangle"
    act(state, "gems bbbbbbbb")
    assert asked(state) == "gems triangle"
    act(state, "gems rrr")
    assert asked(state) == "gems square"
    act(state, "gems rrr")
    assert asked(state) == "gems circle"


def test_VC_ORDER_02_above_all_for_attack_tokens() -> None:
    state = read_table(
        ROW + "circle attack 1\nsquare attack 1\nsquare lay 11 1 0\ncircle lay 12 1 0"
    )
    act(state, "circle bid attack", "square bid attack")
    assert asked(state) == "take square"


def test_VC_ORDER_03_when_building_the_cards_that_are_played_decide() -> None:
    state = read_table(
        "circle lay 1 1 0\nsquare lay 2 1 0\ncircle hand 70\nsquare hand 32\nbuilding"
    )
    act(state, "circle play 70", "square play 32")
    assert asked(state) == "place square"
    act(state, "place 1 1", "draw laws")
    state = read_table(
        "circle lay 2 1 0\nsquare lay 1 1 0\ncircle hand 31\nsquare hand 32\nbuilding\n"
        "circle gems b\nsquare gems g"
    )
    act(state, "circle play 31", "square play 32")
    assert asked(state) == "place circle"
    act(state, "place 1 1")
    assert asked(state) == "place square"


def test_VC_ORDER_04_equal_bids_are_not_decided_by_numbers() -> None:
    state = read_table(ROW + "circle lay 1 1 0")
    act(state, "circle bid red", "square bid red")
    assert asked(state) == "bid circle square"
