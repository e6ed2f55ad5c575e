"""Inputs of learned values: seats see the same of each other, and their own hands alone."""

import pytest
from librt.random import Random
from tests.games.euphrates.helpers import read
from tests.games.euphrates.test_evaluation import midgame
from tests.games.learned import of, written

import velkahra
from velkahra.core.contract.state import CHANCE
from velkahra.games.euphrates.bots import inputs
from velkahra.games.euphrates.bots.inputs import OF_SEAT, PROJECTED
from velkahra.games.euphrates.bots.judge import EuphratesJudge
from velkahra.games.euphrates.engine import EuphratesState

JUDGE = EuphratesJudge()
GUESSES = (*range(int(PROJECTED), int(PROJECTED) + 4), int(inputs.PROSPECTS))
"""Places in which the own hand counts."""
BOARD = (
    "G3 lion king\nG4 lion trader\nH3 settlement\nH4 market\nI3 market\n"
    "points lion 5 1 4 2\npoints bull 3 3 3 7\nhand lion TTFMSS\nturn lion 1\n"
)


def seen(state: EuphratesState, viewer: int, seat: int) -> list[float]:
    """Give what everybody can see of a seat, as the viewer sees it."""
    at = int(OF_SEAT) * ((seat - viewer) % int(state.seats))
    values = written(state, viewer)[at : at + int(OF_SEAT)]
    return [value for place, value in enumerate(values) if place not in GUESSES]


@pytest.mark.parametrize("seed", range(3))
def test_everybody_sees_the_same_of_a_seat(seed: int) -> None:
    state = midgame(seed)
    while not JUDGE.is_settled(state):
        state.advance(state.actor(), state.legal_actions(state.actor())[0], None)
    for seat in range(3):
        assert seen(state, 0, seat) == seen(state, 1, seat) == seen(state, 2, seat)


def test_inputs_say_what_their_names_say() -> None:
    found = of(read(BOARD))
    for name, value in {
        "points: red": 5,
        "points in order: least": 1,
        "points in order: most": 5,
        "mean points": 3,
        "on the board: king": 1,
        "on the board: priest": 0,
        "supporters: king": 1,
        "supporters: trader": 2,
        "temples beside: king": 1,
        "king for: red": 2,
        "king for: green": 0,
        "one action left": 1,
        "two actions left": 0,
    }.items():
        assert found[f"seat 0: {name}"] == value, name
    assert found["seat 1: points: black"] == 7
    assert [found[f"own hand: {colour}"] for colour in ("red", "blue", "green")] == [2, 1, 1]


def test_the_hands_of_others_are_not_there() -> None:
    one = read(BOARD + "hand bull TTTTTT\nhand archer FFFFFF\nhand potter MMMMMM\n")
    other = read(BOARD + "hand bull FFFFFF\nhand archer TTTTTT\nhand potter MMMMMM\n")
    assert written(one, 0) == written(other, 0)
    assert written(one, 1) != written(other, 1)


def test_a_game_has_settled_positions_at_all_moments_of_a_turn() -> None:
    state, rng = velkahra.game("euphrates").start(2), Random(1)
    assert isinstance(state, EuphratesState)
    moments = set()
    for _ in range(80):
        if JUDGE.is_settled(state) and state.active >= 0:
            found = of(state, int(state.active))
            moments |= {name for name in inputs.MOMENT_NAMES if found[f"seat 0: {name}"]}
        actor = state.actor()
        action = state.draw(rng) if actor == CHANCE else state.sample(actor, rng)
        state.advance(actor, action, None)
    assert moments == set(inputs.MOMENT_NAMES)
