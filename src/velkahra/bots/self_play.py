"""Quick games of a program with itself, and their positions, to learn from.

Every seat takes the action after which its position looks best, with some noise, without knowing
others' secret choices. Positions are noted where a turn begins, and some of the others in which
nothing is half done.
"""

from math import log, sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.bots.valuation import Valuation
from velkahra.core.contract.net import BLANK_INPUTS
from velkahra.core.contract.state import CHANCE, NOBODY, State

LONGEST: Final[i64] = 3000
"""Plies after which a game is broken off."""


@final
class SelfPlayConfig:
    """How games are played.

    Attributes:
        valuation: of positions.
        noise: error of each value, in standard deviations of the values of a seat's actions.
        wild: share of the decisions that are made at random.
        between: share of the positions noted besides those in which a turn begins.
    """

    def __init__(self, valuation: Valuation, noise: float, wild: float, between: float) -> None:
        self.valuation: Final = valuation
        self.noise: Final = noise
        self.wild: Final = wild
        self.between: Final = between


@final
class Notes:
    """The positions of a game, in order.

    Attributes:
        inputs: for each position and each seat, the inputs of a learned value.
        starts: for each position, 1 where a turn begins.
        values: for each position and each seat, the chances by the game's own evaluation.
        returns: each seat's share of the victory; empty for a game that was broken off.
    """

    def __init__(self) -> None:
        self.inputs: vec[float] = vec[float]()
        self.starts: vec[u8] = vec[u8]()
        self.values: vec[float] = vec[float]()
        self.returns: vec[float] = vec[float]()

    def add(self, valuation: Valuation, state: State, size: i64, is_start: bool) -> None:
        """Note a position with `size` inputs."""
        judge = valuation.judge
        for seat in range(state.seats):
            inputs = BLANK_INPUTS[:size]
            judge.write_inputs(state, seat, inputs)
            for value in inputs:
                self.inputs = append(self.inputs, value)
            value = judge.static_value(state, seat) / judge.temperature(state)
            self.values = append(self.values, value)
        self.starts = append(self.starts, u8(1) if is_start else u8(0))


def play(start: State, size: i64, config: SelfPlayConfig, rng: Random) -> Notes:
    """Play a game from `start`, a copy; return its positions, each with `size` inputs a seat."""
    judge, state, notes = config.valuation.judge, start.clone(), Notes()
    turn_index: i64 = -1
    for _ in range(LONGEST):
        actor = state.actor()
        if actor == NOBODY:
            notes.returns = state.returns()
            break
        turn = judge.turn_index(state)
        if turn >= 0 and judge.is_settled(state):
            is_start = actor != CHANCE and turn != turn_index
            if is_start:
                turn_index = turn
            if is_start or rng.random() < config.between:
                notes.add(config.valuation, state, size, is_start)
        action = state.draw(rng) if actor == CHANCE else _choose(state, actor, config, rng)
        state.advance(actor, action, None)
    return notes


def _choose(state: State, seat: i64, config: SelfPlayConfig, rng: Random) -> i64:
    """Return the action that looks best, give or take the noise, or sometimes any."""
    judge = config.valuation.judge
    actions = judge.sensible_actions(state, seat)
    number = i64(len(actions))
    if number == 1:
        return actions[0]
    if config.wild > 0.0 and rng.random() < config.wild:
        return actions[rng.randrange(number)]
    world = state.clone()
    judge.hide_choices(world, seat)
    values: vec[float] = vec[float](capacity=number)
    for action in actions:
        values = append(values, config.valuation.value_after(world, seat, action))
    error = config.noise * deviation(values)
    best: i64 = 0
    most = 0.0
    for place in range(number):
        value = values[place] - error * log(-log(rng.random() + 1e-12) + 1e-12)
        if place == 0 or value > most:
            most, best = value, place
    return actions[best]


def deviation(values: vec[float]) -> float:
    """Return the standard deviation of at least one value."""
    number, total, squares = 0.0, 0.0, 0.0
    for value in values:
        number, total, squares = number + 1.0, total + value, squares + value * value
    variance = squares / number - (total / number) ** 2
    return sqrt(variance) if variance > 0.0 else 0.0
