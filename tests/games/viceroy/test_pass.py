"""VC-PASS: gems for those who pass in the auction."""

from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, legal, read_table, refused, told

ROW = "lower-blue 4\nlower-red 5\n"


def test_VC_PASS_01_by_an_empty_fist_or_after_the_third_round() -> None:
    state = read_table(ROW + "auction 3\ncircle lay 2 1 0\nsquare lay 1 1 0\nseats 3")
    events = act(state, "circle pass", "square bid red", "triangle bid red")
    assert told(events, "failed") == ["failed seat=1", "failed seat=2"]
    assert see.asked(state) == "gems square"
    act(state, "gems bbb")
    assert see.asked(state) == "gems circle"
    act(state, "gems rrr")
    assert see.asked(state) == "gems triangle"


def test_VC_PASS_02_three_gems_and_one_for_each_science_token() -> None:
    state = read_table(ROW + "circle lay 5 1 0\n5 science 2\nround 3\nlarge 4\nsquare gems")
    events = act(state, "circle pass", "square pass")
    assert told(events, "passed") == ["passed seat=0 count=5"]
    assert {len(text.removeprefix("gems ")) for text in legal(state)} == {3, 4, 5}
    act(state, "gems bbbry")
    assert see.gems(state, "circle") == "bbbbbrrrggyyy"


def test_VC_PASS_02_only_ones_own_science_counts() -> None:
    state = read_table(ROW + "square lay 5 1 0\n5 science 2\n61 magic 3\n61 defence 1")
    act(state, "circle pass", "square pass")
    assert see.asked(state) == "gems square"
    act(state, "gems bbrry")
    assert {len(text.removeprefix("gems ")) for text in legal(state)} == {3}


def test_VC_PASS_03_in_the_order_of_the_lowest_numbers() -> None:
    state = read_table(
        "seats 4\ncircle lay 30 1 0\ncircle lay 20 1 1\nsquare lay 25 1 0\ntriangle lay 3 1 0"
    )
    act(state, "pass", "pass", "pass", "pass")
    order = []
    for _ in range(4):
        order.append(see.asked(state).split()[1])
        act(state, "gems bbr" if "gems bbr" in legal(state) else "gems ggg")
    assert order == ["triangle", "circle", "square", "star"]


def test_VC_PASS_03_each_takes_the_full_amount_at_once() -> None:
    state = read_table("circle gems\nsquare gems\nsupply rrrrr\ncircle lay 1 1 0")
    act(state, "circle pass", "square pass")
    act(state, "gems rrr")
    assert see.gems(state, "circle") == "rrr"
    assert see.gems(state, "square") == "rr"
    assert see.supply(state) == ""


def test_VC_PASS_04_what_is_used_up_cannot_be_taken() -> None:
    state = read_table("supply brrry")
    act(state, "pass", "pass")
    assert legal(state) == {"gems brr", "gems rrr", "gems rry", "gems bry"}
    assert refused(state, "gems ggg") == "VC-PASS-04"
    assert refused(state, "gems bbr") == "VC-PASS-04"


def test_VC_PASS_04_from_an_empty_supply_nothing() -> None:
    state = read_table("supply\ncircle gems bb\nsquare gems r")
    events = act(state, "pass", "pass")
    assert told(events, "took-gems") == [
        "took-gems seat=0 short=3 gems0=0 gems1=0 gems2=0 gems3=0",
        "took-gems seat=1 short=3 gems0=0 gems1=0 gems2=0 gems3=0",
    ]
    assert (see.gems(state, "circle"), see.gems(state, "square")) == ("bb", "r")


def test_VC_PASS_04_just_enough_is_taken_without_a_question() -> None:
    state = read_table("supply gyy\ncircle gems\nsquare gems")
    events = act(state, "pass", "pass")
    assert (see.gems(state, "circle"), see.supply(state)) == ("gyy", "")
    assert (
        told(events, "took-gems")[0] == "took-gems seat=0 short=0 gems0=0 gems1=0 gems2=1 gems3=2"
    )


def test_VC_PASS_05_nobody_passes_twice() -> None:
    state = read_table("seats 3\n" + ROW + "square gems rrr\ntriangle gems rrr")
    act(state, "circle pass", "square bid red", "triangle bid red", "gems bbb")
    assert see.asked(state) == "bid square triangle"
    act(state, "square bid red", "triangle bid red")
    assert see.asked(state) == "bid square triangle"
    events = act(state, "square pass", "triangle bid red", "gems bry")
    assert told(events, "passed") == ["passed seat=1 count=3"]
    assert see.asked(state) == "show chance"
