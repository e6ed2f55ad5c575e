"""Inputs of learned values: they say what their names say, and nothing that a seat may not know."""

import struct
from pathlib import Path

import msgspec
from librt.random import Random
from tests.core.test_weights import saved, weights
from tests.games.learned import judging_by, of, written
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, read

import velkahra
from velkahra import bots
from velkahra.bots.search import valuation_for
from velkahra.bots.search_config import SearchConfig
from velkahra.core.contract.weights import digest_of
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.games.viceroy.bots import inputs
from velkahra.games.viceroy.bots.judge import ViceroyJudge

JUDGE = ViceroyJudge()
TABLE = "circle lay 1 1 0 2 1 1 4 1 2 6 2 0\ncircle gems bbry\nsquare gems gg\nsquare lay 3 1 0\n"
BIDS = (
    "circle lay 1 1 0 2 1 1 4 1 2 6 2 0 9 2 1\n"
    "circle gems bbrrggyy\nsquare gems gg\nround 12\nlower-blue 18\n"
)


def test_inputs_say_what_their_names_say() -> None:
    found = of(read(TABLE))
    for name, value in {
        "seat 0: cards of the pyramid": 4,
        "seat 0: cards on level: 1": 3,
        "seat 0: cards on level: 2": 1,
        "seat 0: places on level: 2": 1,
        "seat 0: places on level: 3": 0,
        "seat 0: gems": 4,
        "seat 1: gems": 2,
        "seat 1: cards of the pyramid": 1,
    }.items():
        assert found[name] == value, name


def test_the_seats_change_places() -> None:
    state = read(TABLE)
    mine, theirs = of(state, 0), of(state, 1)
    for name, value in mine.items():
        if name.startswith("seat 0"):
            assert theirs[name.replace("seat 0", "seat 1")] == value, name


def test_a_hand_that_nobody_saw_is_a_number_of_cards() -> None:
    one, other = (read(TABLE + f"square hand {cards}") for cards in ("13 18", "20 21"))
    assert written(one, 0) == written(other, 0)
    assert of(one)["seat 1: hand size"] == 2
    assert written(one, 1) != written(other, 1)
    seen = read(TABLE + "square hand 13 18\nsquare shown 13")
    assert of(seen)["seat 1: prospects"] > of(one)["seat 1: prospects"]


def test_a_secret_bid_counts_for_its_own_seat_alone() -> None:
    state = read(BIDS)
    other, before = written(state, 1), of(state)
    act(state, "circle bid blue")
    assert written(state, 1) == other
    assert of(state)["seat 0: prospects"] > before["seat 0: prospects"]


def test_a_rival_makes_a_bid_worth_less() -> None:
    alone, rival = (read(BIDS.replace("gems gg", gems)) for gems in ("gems gg", "gems bb"))
    for state in (alone, rival):
        act(state, "circle bid blue")
    assert of(rival)["lead: prospects"] < of(alone)["lead: prospects"]


def test_learned_values_judge_a_bid_before_any_bid_is_shown(tmp_path: Path) -> None:
    """These values count gems, which change when bids are shown: all bids seem alike before."""
    names = inputs.names(2)
    blank = weights(f"viceroy-{inputs.VERSION}", inputs=len(names))
    numbers = [0.0] * (len(blank.weights) // 4)
    numbers[-1 - len(names) + names.index("seat 0: gems")] = 1.0
    data = struct.pack(f"<{len(numbers)}f", *numbers)
    path = saved(tmp_path, msgspec.structs.replace(blank, weights=data, digest=digest_of(data)))
    state = after(BIDS.replace("gems gg", "gems bg"), "circle bid blue")
    bot = bots.make(f"greedy:values={path}")
    chosen = {
        bot.choose(SeatKnowledge(JUDGE, state, 1, Random(seed)), Random(seed)) for seed in range(6)
    }
    assert len(chosen) > 1


def test_points_decide_when_only_recolouring_is_left() -> None:
    net = judging_by("viceroy", "seat 0: hand size")
    table = "circle lay 1 1 0 4 1 1 20 2 0\ncircle gems ryyyg\nend"
    state = read(table.replace("circle gems", "20 power-12 1\ncircle gems"))
    assert see.asked(state) == "recolour circle"
    assert not JUDGE.is_settled(state)
    assert JUDGE.learned_chance(state, 0, net) > 0.99 > 0.01 > JUDGE.learned_chance(state, 1, net)
    act(state, "recolour 20 red")
    assert JUDGE.learned_chance(state, 0, net) == 1


def test_a_game_with_virtual_opponents_is_judged_by_hand() -> None:
    config, game = SearchConfig(), velkahra.game("viceroy")
    assert valuation_for(config, JUDGE, game.start(2)).net is not None
    assert valuation_for(config, JUDGE, game.start(2, {"virtual": "one"})).net is None
