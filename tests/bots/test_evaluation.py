"""The evaluation of Tigris & Euphrates positions: it peeks at nothing and weighs sensibly."""

import pytest
from librt.random import Random
from librt.vecs import vec
from tests.bots.test_bot_contract import GAMES, STEP, decisions
from tests.games.euphrates.helpers import after

from velkahra.core import registry
from velkahra.core.contract.net import Net, weights_of
from velkahra.games.euphrates.bots import inputs
from velkahra.games.euphrates.engine import EuphratesState

JUDGE = registry.game("euphrates").judge
WON = "points {} 20 20 20 20\nbag none\nhand lion TTFMSS\nturn lion 2"
RIVALS = (
    "G3 lion king\nH3 settlement\nI3 settlement\nI4 settlement\nI5 settlement\n"
    "I8 bull king\nJ7 settlement\nK7 settlement\nL7 settlement\npoints lion 9 9 9 3\n"
    "hand lion M{}\nhand bull MMMMMM\nhand archer TTTTTT\nhand potter TTTTTT\nturn lion 2"
)


def value(text: str, *actions: str) -> float:
    """Evaluate a position for the lion, after some actions of whoever decides."""
    return JUDGE.evaluate(after(text, *actions), 0)


def drawn_net(size: int) -> Net:
    """Make a network of weights that mean nothing."""
    rng = Random(1)
    weights = [0.1 * rng.random() - 0.05 for _ in range(weights_of(size, 8, 8))]
    return Net(size, 8, 8, vec[float](weights))


def test_no_evaluation_depends_on_what_the_seat_cannot_see() -> None:
    net = drawn_net(inputs.size(4))
    for number, state in enumerate(decisions("euphrates", 4, GAMES, STEP)):
        for seat in range(4):
            world = state.determinize(seat, Random(number))
            assert JUDGE.learned_chance(state, seat, net) == JUDGE.learned_chance(world, seat, net)
            assert JUDGE.evaluate(state, seat) == JUDGE.evaluate(world, seat)
            assert JUDGE.prior_value(state, seat) == JUDGE.prior_value(world, seat)
            assert JUDGE.static_value(state, seat) == JUDGE.static_value(world, seat)


def test_evaluating_changes_nothing() -> None:
    net = drawn_net(inputs.size(2))
    for state in decisions("euphrates", 2, 1, STEP):
        before = state.freeze()
        JUDGE.evaluate(state, state.actor())
        JUDGE.learned_chance(state, state.actor(), net)
        assert state.freeze() == before


def test_a_point_of_the_weakest_colour_is_worth_most() -> None:
    even = value("points lion 5 5 5 2")
    assert value("points lion 5 5 5 3") > even + 0.3
    assert even < value("points lion 6 5 5 2") < even + 0.3
    # A rival who gains is a loss.
    assert value("points bull 5 5 5 5") < value("points bull 5 5 5 4")
    # A second temple makes a leader safer.
    board = "points lion 3 3 3 0\nG3 lion king\nhand lion MMMMMM\n{}"
    assert value(board.format("H3 temple")) > value(board.format("H3 market"))
    # A better hand is better.
    assert value("hand lion TTFMSS") > value("hand lion FFFFFF")


@pytest.mark.parametrize(("winner", "sign"), [("lion", 1), ("bull", -1)])
def test_ending_the_game_is_judged_by_who_wins(winner: str, sign: int) -> None:
    assert sign * value(WON.format(winner), "swap T") > 20


def test_a_war_under_way_is_worth_something_between_its_endings() -> None:
    text = RIVALS.format("SFFFF")
    won = value(text, "market I6", "add 1", "add 0")
    lost = value(text.replace("bull MMMMMM", "bull SSSSSS"), "market I6", "add 1", "add 2")
    assert lost < value(text, "market I6") < won
    assert lost < value(text, "market I6", "add 1") < won
    # More tiles of the colour make a war more promising.
    strong = value(RIVALS.format("SSSSS"), "market I6")
    assert strong > value(RIVALS.format("FFFFF"), "market I6") + 0.5


def test_a_learned_value_of_a_war_lies_between_its_endings() -> None:
    """The network counts the seat's least points, so that it tells the endings apart."""
    weights = [0.0] * int(weights_of(inputs.size(4), 8, 8))
    weights[-1 - inputs.size(4) + inputs.ORDERED] = 1.0
    net = Net(inputs.size(4), 8, 8, vec[float](weights))
    text = RIVALS.format("SFFFF").replace("lion 9 9 9 3", "lion 9 9 9 0")
    begun = JUDGE.learned_chance(after(text, "market I6"), 0, net)
    won = JUDGE.learned_chance(after(text, "market I6", "add 1", "add 0"), 0, net)
    assert 0.5 < begun < won


def test_a_learned_value_of_an_ended_game_is_the_share_of_the_victory() -> None:
    net = drawn_net(inputs.size(4))
    state = after(WON.format("lion"), "swap T")
    assert state.is_over()
    assert not JUDGE.is_settled(state)
    assert [JUDGE.learned_chance(state, seat, net) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]


def test_every_state_of_a_game_can_be_evaluated() -> None:
    states = list(decisions("euphrates", 2, 1, STEP))
    assert all(isinstance(state, EuphratesState) for state in states)
    assert all(abs(JUDGE.evaluate(state, seat)) < 200 for state in states for seat in range(2))
