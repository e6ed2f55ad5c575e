"""Inputs of learned values: they say what their names say; pending decisions are looked into."""

from math import exp

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.learned import judging_by, of
from tests.games.pamir.helpers import act, read

import velkahra
from velkahra.bots.search import valuation_for
from velkahra.bots.search_config import SearchConfig
from velkahra.bots.values import LEARNED, load
from velkahra.core.contract.judge import Judge
from velkahra.core.play.play import Play
from velkahra.games.pamir.bots import inputs
from velkahra.games.pamir.bots.judge import PamirJudge
from velkahra.games.pamir.rules.state import Position
from velkahra.testing.inputs import inputs_are_those_that_are_named

JUDGE = PamirJudge()
TABLE = (
    "gray afghan\nblue russian\nkabul tribe gray 2\nkabul army afghan 3\n"
    "gray money 7\nblue money 2\nmarket a2 102\n"
)


def test_inputs_say_what_their_names_say() -> None:
    found = of(read(TABLE))
    for name, value in {
        "seat 0: rupees": 7,
        "seat 1: rupees": 2,
        "seat 0: influence": 1,
        "seat 0: cylinders": 2,
        "seat 0: tribes": 2,
        "seat 0: armies": 3,
        "seat 0: regions ruled": 1,
        "seat 1: regions ruled": 0,
        "seat 0: of the same coalition": 1,
        "seat 1: of the same coalition": 0,
        "seat 0: is active": 1,
        "a check in the market": 1,
        "its column": 2,
        "blocks by rank: most": 3,
        "blocks by rank: least": 0,
        "lead in rupees": 5,
    }.items():
        assert found[name] == value, name


def test_the_seats_change_places() -> None:
    state = read(TABLE)
    mine, theirs = of(state, 0), of(state, 1)
    for name, value in mine.items():
        if name.startswith("seat 0") and "coalition" not in name:
            assert theirs[name.replace("seat 0", "seat 1")] == value, name


def test_a_pending_decision_is_looked_into() -> None:
    state = read(TABLE + "gray hand 9\n")
    net = judging_by("pamir", "seat 0: court cards")
    before = JUDGE.learned_chance(state, 0, net)
    act(state, "play 9 left")
    assert JUDGE.learned_chance(state, 0, net) > before
    # The odds of a network are raised to a power.
    chance = JUDGE.learned_chance(read(TABLE), 0, judging_by("pamir", "seat 0: influence"))
    assert chance == pytest.approx(1 / (1 + exp(-inputs.POWER)))


@pytest.mark.parametrize("values", [LEARNED, ""])
def test_a_game_with_wakhan_is_judged_by_hand(values: str) -> None:
    state = velkahra.game("pamir").start(2, {"third": "wakhan"})
    config = SearchConfig()
    config.values = values
    assert valuation_for(config, JUDGE, velkahra.game("pamir").start(2)).net is not None
    assert valuation_for(config, JUDGE, state).net is None


@pytest.mark.parametrize(
    ("seats", "options", "names", "fits"),
    [
        (2, {}, inputs.names(2), True),
        (2, {"third": "wakhan"}, inputs.names(2), True),
        (1, {}, (), True),
        (1, {}, inputs.names(1), False),
        (2, {}, (), False),
    ],
)
def test_only_other_options_take_away_inputs_that_have_names(
    *,
    seats: int,
    options: dict[str, str],
    names: tuple[str, ...],
    fits: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Named(Judge[Position]):
        def input_names(self, seats: i64) -> tuple[str, ...]:
            return names

        def inputs_layout(self, state: Position) -> str:
            return JUDGE.inputs_layout(state)

        def write_inputs(self, state: Position, seat: i64, out: vec[float]) -> None:
            JUDGE.write_inputs(state, seat, out)

    game = velkahra.game("pamir")
    monkeypatch.setattr(type(game), "judge", Named())
    found = list(inputs_are_those_that_are_named(Play(game, seats, options), Random(1)))
    assert ("layout" in "".join(found)) != fits


def test_the_game_comes_with_values_for_two_seats() -> None:
    assert load(LEARNED, f"pamir-{inputs.VERSION}", 2).inputs == inputs.size(2)
