"""Inputs of learned values: they say what their names say, and nothing that a team may not know."""

import pytest
from librt.random import Random
from tests.bots.test_bot_contract import STEP, decisions
from tests.games.hammer.sides import blunt_sides
from tests.games.hammer.table import act, read
from tests.games.learned import judging_by, of, written

from velkahra.games.hammer.bots.judge import HammerJudge
from velkahra.games.hammer.bots.rule import placed_points
from velkahra.games.hammer.engine import HammerState

JUDGE = HammerJudge()
CAMP = (
    "powers usa japan\nround 4\nusa sb 7 bm 2 points 11 rows 1 2 3 play usa-reporter "
    "hand usa-sponsor\njapan sb 3 points 6\nat usa"
)


def test_inputs_say_what_their_names_say() -> None:
    found = of(read(CAMP))
    for name, number in {
        "seat 0: points": 1.1,
        "seat 1: points": 0.6,
        "seat 0: pieces": 0.3,
        "seat 0: cards in play": 0.1,
        "seat 1: cards in play": 0.0,
        "lead in points": 0.5,
        "round": 0.4,
        "rounds left": 0.6,
        "T. H. is not found": 1.0,
    }.items():
        assert found[name] == pytest.approx(number), name
    assert found["value"] > 0


def test_HM_EDGE_INFO_04_only_a_team_knows_that_it_steals_a_clue_it_has() -> None:
    state = read("japan rows 10 12\nat usa")
    state.due[2] = 1 << 3 | 1 << 9
    worlds = [state.determinize(0, Random(seed)) for seed in range(3)]
    assert all(of(world) == of(state) for world in worlds)
    assert of(state)["seat 2: pieces"] == pytest.approx(0.4)


def test_HM_EDGE_FIND_03_every_team_that_found_him_counts_as_finder() -> None:
    state = read(CAMP)
    state.finder, state.finders = 0, 0b11
    found = of(state)
    assert found["seat 0: has found T. H."] == found["seat 1: has found T. H."] == 1
    assert placed_points(state, 0) == 11 - 20
    assert placed_points(state, 1) == 6 - 20


def test_the_value_by_hand_is_an_input() -> None:
    state = read(CAMP)
    found = of(state)
    assert 10 * found["value"] == pytest.approx(JUDGE.static_value(state, 0))
    by_hand = JUDGE.static_value(state, 0) / JUDGE.temperature(state)
    assert found["value in temperatures"] == pytest.approx(by_hand)


def test_offers_that_do_not_suit_cost_as_by_hand() -> None:
    state = read("powers usa japan\nround 9\nusa sb 4\njapan sb 4\nat usa")
    net = judging_by("hammer", "round")
    before = JUDGE.learned_chance(state, 0, net)
    act(state, "ally japan")
    assert JUDGE.learned_chance(state, 0, net) < before


def test_HM_CHAR_02_sides_of_rivals_do_not_count() -> None:
    for state in decisions("hammer", 2, 1, STEP):
        assert isinstance(state, HammerState)
        world = state.clone()
        world.tables = blunt_sides(state.tables, [int(state.powers[1])])
        assert written(state, 0) == written(world, 0)


def test_the_end_is_no_question() -> None:
    state = read("round 10\nusa sb 50 bm 9 rows 1 2 3 play usa-reporter\nchina points 1\nend")
    net = judging_by("hammer", "lead in points", seats=5)
    assert [JUDGE.learned_chance(state, seat, net) for seat in range(5)] == [*state.returns()]
