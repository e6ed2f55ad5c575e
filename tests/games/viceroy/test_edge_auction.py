"""VC-EDGE-01 to 15, 55: rulings on the setup and the auction."""

import pytest
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, dealt, legal, read, refused, told
from tests.games.viceroy.pyramids import ROW, TWO

import velkahra
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.view.build import view_of

GAME = velkahra.game("viceroy")
ATTACKS = (
    "seats 3\nlower-blue 4\ncircle attack 1\nsquare attack 1\ncircle lay 9 1 0\nsquare lay 2 1 0\n"
)


def test_VC_EDGE_01_rewards_of_first_cards_come_last_and_in_ascending_order() -> None:
    state = ViceroyState.new(3)
    act(state, "back bb", "back bb", "back bb")
    act(state, *(f"deal {card}" for card in (32, 10, 2, 60, 12, 15)))
    assert [see.hand(state, name) for name in ("circle", "square", "triangle")] == [
        [2, 15],
        [10, 12],
        [32, 60],
    ]
    act(state, "circle start 15", "triangle start 32", "square start 12")
    assert [event.kind for event in dealt(state)].count("shown") == 4
    assert len(see.hand(state, "circle")) == 4
    assert see.asked(state) == "gems square"
    act(state, "gems bbbb")
    assert see.asked(state) == "draw circle"
    act(state, "draw laws", "deal 80")
    assert see.asked(state) == "draw triangle"
    act(state, "draw characters")
    assert state.small == 10


def test_VC_EDGE_02_tucked_cards_do_not_count_for_the_lowest_number() -> None:
    state = read("circle lay 30 1 0\ncircle tuck 1 30\nsquare lay 20 1 0")
    assert [state.lowest(seat) for seat in (0, 1)] == [30, 20]
    act(state, "pass", "pass")
    assert see.asked(state) == "gems square"


def test_VC_EDGE_03_there_is_always_a_lowest_number() -> None:
    assert after("circle hand 74\nbuilding", "play 74", "place 1 1", "tuck 61").lowest(0) == 74
    assert after("circle hand 65\nbuilding", "play 65", "place 1 0").lowest(0) == 65


def test_VC_EDGE_04_every_gain_and_payment_is_told_to_all() -> None:
    state = read("circle hand 8 12\ncircle lay 1 1 0 3 1 1\ncircle gems bgr\nbuilding")
    events = act(state, "play 8", "place 2 0", "gems ry")
    everybody = [event.kind for event in events if event.visible_to(-1)]
    assert everybody[-5:] == ["placed", "paid", "armed", "took-gems", "token"]
    seen = view_of(state, 1).players[0]
    assert (seen.gems, seen.attack, seen.hand_size) == (None, None, 1)


def test_VC_EDGE_05_attack_then_colours_then_passers() -> None:
    state = read("seats 4\nstar attack 1\n" + TWO)
    act(state, "circle pass", "square bid blue", "triangle bid green", "star bid attack")
    assert see.asked(state) == "take star"
    act(state, "take lower-red")
    assert (see.asked(state), see.hand(state, "triangle")) == ("take square", [])
    act(state, "take lower-blue")
    assert (see.asked(state), see.hand(state, "triangle")) == ("gems circle", [6])


def test_VC_EDGE_06_gems_bid_help_the_passers_of_the_same_round() -> None:
    state = read("seats 3\nsupply\ncircle gems\nsquare gems b\ntriangle gems r\n" + ROW)
    act(state, "circle pass", "square bid blue", "triangle bid red")
    assert see.gems(state, "circle") == "br"


def test_VC_EDGE_07_the_same_card_named_twice_is_no_agreement() -> None:
    state = after(TWO, "circle bid blue", "square bid blue", "name lower", "name lower")
    assert see.asked(state) == "name circle square"
    act(state, "name upper", "name upper")
    assert see.asked(state) == "bid circle square"
    assert see.hand(state, "circle") == []
    assert see.hand(state, "square") == []
    # A second naming may agree.
    state = after(TWO, "circle bid blue", "square bid blue", "name lower", "name lower")
    act(state, "circle name lower", "square name upper")
    assert (see.hand(state, "circle"), see.hand(state, "square")) == ([4], [8])


@pytest.mark.parametrize("names", [("neither", "lower"), ("lower", "neither"), ("neither",) * 2])
def test_VC_EDGE_07_a_refusal_is_no_agreement(names: tuple[str, str]) -> None:
    state = after(TWO, "circle bid blue", "square bid blue", *(f"name {name}" for name in names))
    assert see.asked(state) == "bid circle square"
    assert (see.hand(state, "circle"), see.hand(state, "square")) == ([], [])


@pytest.mark.parametrize("number", [2, 3])
def test_VC_EDGE_08_attack_tokens_in_later_rounds(number: int) -> None:
    state = read(f"auction {number}\ncircle attack 1\n{ROW}")
    act(state, "circle bid attack", "square pass", "take lower-green")
    assert see.hand(state, "circle") == [6]


def test_VC_EDGE_09_an_attack_token_without_a_card_is_lost_and_its_owner_done() -> None:
    state = read(ATTACKS)
    events = act(state, "bid attack", "bid attack", "bid blue", "take lower-blue")
    assert told(events, "attack-wasted") == ["attack-wasted seat=0"]
    assert (see.attack(state, "circle"), see.asked(state)) == (0, "bid triangle")
    assert view_of(state, 0).players[0].status == "skipping"
    act(state, "pass")
    assert see.asked(state) == "gems triangle"
    # In the third try its owner has passed.
    state = read(ATTACKS + "auction 3")
    events = act(state, "bid attack", "bid attack", "pass", "take lower-blue")
    assert told(events, "failed") == ["failed seat=0"]
    assert see.asked(state) == "gems circle"
    # Without corrections its owner tries again.
    state = read(ATTACKS + "corrections none")
    act(state, "bid attack", "bid attack", "bid blue", "take lower-blue")
    assert see.asked(state) == "bid circle triangle"


def test_VC_EDGE_10_no_attack_on_an_empty_display() -> None:
    state = read("circle attack 1\nsquare attack 1\nlarge 0\nround 12")
    assert legal(state) == {"pass"}
    assert refused(state, "bid attack") == "VC-EDGE-10"


def test_VC_EDGE_11_without_a_fitting_gem_one_must_pass() -> None:
    state = read("lower-blue 4\ncircle gems rgy")
    assert legal(state) == {"pass"}
    assert not GAME.table.may_skip(state, 0)


def test_VC_EDGE_12_three_are_taken_and_those_for_science_may_be() -> None:
    state = after("61 science 2", "pass", "pass")
    assert {len(text.removeprefix("gems ")) for text in legal(state)} == {3, 4, 5}
    assert (view_of(state, 0).left, view_of(state, 0).least) == (5, 3)
    assert refused(state, "gems bb") == "VC-EDGE-12"
    assert refused(state, "gems bbrrgg") == "VC-EDGE-12"
    assert refused(state, "decline") == "VC-FLOW-03-other"
    act(state, "gems bbrr")
    assert see.asked(state) == "gems square"
    # A seat whose time is up takes all.
    state = after("61 science 2", "pass", "pass")
    assert len(GAME.write(0, GAME.table.safe_default(state, 0)).removeprefix("gems ")) == 5


def test_VC_EDGE_12_what_must_be_taken_is_taken_without_asking() -> None:
    state = after("61 science 2\nsupply bry\ncircle gems\nsquare gems", "pass", "pass")
    assert see.gems(state, "circle") == "bry"
    state = after("61 science 2\nsupply bryy\ncircle gems\nsquare gems", "pass", "pass")
    assert {len(text.removeprefix("gems ")) for text in legal(state)} == {3, 4}
    act(state, "gems bry")
    assert (see.gems(state, "square"), see.supply(state)) == ("y", "")
    # Without corrections the full number is taken.
    state = after("61 science 1\ncorrections none", "pass", "pass")
    assert refused(state, "gems bbb") == "VC-EDGE-12"
    act(state, "gems bbrr")


def test_VC_EDGE_13_empty_fists_and_failures_of_the_third_round_are_one_order() -> None:
    state = read(
        "seats 3\nauction 3\ncircle lay 30 1 0\nsquare lay 10 1 0\ntriangle lay 20 1 0\n" + ROW
    )
    act(state, "circle bid blue", "square bid blue", "triangle pass")
    order = []
    while see.asked(state).startswith("gems"):
        order.append(see.asked(state))
        act(state, min(legal(state)))
    assert order == ["gems square", "gems triangle", "gems circle"]


def test_VC_EDGE_15_in_the_last_round_nothing_is_dealt_any_more() -> None:
    state = read("round 12\nlarge 0\n" + TWO)
    act(state, "circle bid blue", "square bid green", "take lower-blue")
    assert see.display(state) == {"upper-red": 5, "upper-yellow": 7}
    assert see.gone(state, 8)
    assert see.gone(state, 9)
    assert see.asked(state) == "card circle square"


def test_VC_EDGE_55_naming_is_neither_lower_or_upper() -> None:
    state = after("seats 3\n" + TWO, "circle bid blue", "square bid blue", "triangle bid red")
    assert see.asked(state) == "name circle square"
    assert legal(state, by="square") == {"name neither", "name lower", "name upper"}
    assert refused(state, "triangle name lower") == "VC-FLOW-03-apart"
    assert refused(state, "circle pass") == "VC-FLOW-03-other"
    act(state, "square name lower", "circle name lower", "square name upper", "circle name upper")
    assert see.asked(state) == "take triangle"
    act(state, "take lower-red")
    assert (see.asked(state), see.supply(state).count("b")) == ("bid circle square", 8)
