"""VC-PASS: gems for those who pass in the auction."""

from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, legal, read, refused, told

ROW = "lower-blue 4\nlower-red 5\n"


def test_VC_PASS_01_by_an_empty_fist_or_after_the_third_round() -> None:
    state = read(ROW + "auction 3\ncircle lay 2 1 0\nsquare lay 1 1 0\nseats 3")
    events = act(state, "circle pass", "square bid red", "triangle bid red")
    assert told(events, "failed") == ["failed seat=1", "failed seat=2"]
    assert see.asked(state) == "gems square"
    act(state, "gems bbb")
    assert see.asked(state) == "gems circle"
    act(state, "gems rrr")
    assert see.asked(state) == "gems triangle"


def test_VC_PASS_02_VC_EX_10_three_gems_and_one_for_each_science_token() -> None:
    state = read(ROW + "circle lay 5 1 0\n5 science 4\nround 3\nlarge 4\nsquare gems")
    assert told(act(state, "circle pass", "square pass"), "passed") == ["passed seat=0 count=7"]
    assert {len(text.removeprefix("gems ")) for text in legal(state)} == {3, 4, 5, 6, 7}
    act(state, "gems bbbrggy")
    assert see.gems(state, "circle") == "bbbbbrrrggggyyy"
    # Only ones own science counts.
    state = read(ROW + "square lay 5 1 0\n5 science 2\n61 magic 3\n61 defence 1")
    act(state, "circle pass", "square pass")
    assert see.asked(state) == "gems square"
    act(state, "gems bbrry")
    assert {len(text.removeprefix("gems ")) for text in legal(state)} == {3}


def test_VC_PASS_03_in_the_order_of_the_lowest_numbers() -> None:
    state = read("seats 4\ncircle lay 30 1 0 20 1 1\nsquare lay 25 1 0\ntriangle lay 3 1 0")
    act(state, "pass", "pass", "pass", "pass")
    order = []
    for _ in range(4):
        order.append(see.asked(state).split()[1])
        act(state, "gems bbr" if "gems bbr" in legal(state) else "gems ggg")
    assert order == ["triangle", "circle", "square", "star"]
    # Each takes the full amount at once.
    state = read("circle gems\nsquare gems\nsupply rrrrr\ncircle lay 1 1 0")
    act(state, "circle pass", "square pass")
    act(state, "gems rrr")
    assert see.gems(state, "circle") == "rrr"
    assert see.gems(state, "square") == "rr"
    assert see.supply(state) == ""


def test_VC_PASS_04_what_is_used_up_cannot_be_taken() -> None:
    state = after("supply brrry", "pass", "pass")
    assert legal(state) == {"gems brr", "gems rrr", "gems rry", "gems bry"}
    assert refused(state, "gems ggg") == "VC-PASS-04"
    assert refused(state, "gems bbr") == "VC-PASS-04"
    # From an empty supply nothing.
    state = read("supply\ncircle gems bb\nsquare gems r")
    assert told(act(state, "pass", "pass"), "took-gems") == [
        "took-gems seat=0 short=3 gems0=0 gems1=0 gems2=0 gems3=0",
        "took-gems seat=1 short=3 gems0=0 gems1=0 gems2=0 gems3=0",
    ]
    assert (see.gems(state, "circle"), see.gems(state, "square")) == ("bb", "r")
    # Just enough is taken without a question.
    state = read("supply gyy\ncircle gems\nsquare gems")
    events = act(state, "pass", "pass")
    assert (see.gems(state, "circle"), see.supply(state)) == ("gyy", "")
    assert (
        told(events, "took-gems")[0] == "took-gems seat=0 short=0 gems0=0 gems1=0 gems2=1 gems3=2"
    )


def test_VC_PASS_05_nobody_passes_twice() -> None:
    state = read("seats 3\n" + ROW + "square gems rrr\ntriangle gems rrr")
    act(state, "circle pass", "square bid red", "triangle bid red", "gems bbb")
    assert see.asked(state) == "bid square triangle"
    act(state, "square bid red", "triangle bid red")
    assert see.asked(state) == "bid square triangle"
    events = act(state, "square pass", "triangle bid red", "gems bry")
    assert told(events, "passed") == ["passed seat=1 count=3"]
    assert see.asked(state) == "show chance"
