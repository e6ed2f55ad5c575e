"""What tests of learned values share: inputs by their names, and networks that judge by one."""

from typing import Any

from librt.vecs import vec

from velkahra.core import registry
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.net import Net, weights_of
from velkahra.core.contract.state import State


def judge_of(state: State) -> Judge[Any]:
    """Return the judge of the game that a position is of."""
    return registry.game(type(state).__module__.split(".")[2]).judge


def _names(state: State) -> tuple[str, ...]:
    return judge_of(state).input_names(state.seats)


def written(state: State, seat: int) -> list[float]:
    """Give the inputs of a position; what was not written is 9."""
    out = vec[float]([9.0] * len(_names(state)))
    judge_of(state).write_inputs(state, seat, out)
    return [float(value) for value in out]


def of(state: State, seat: int = 0) -> dict[str, float]:
    return dict(zip(_names(state), written(state, seat), strict=True))


def judging_by(game: str, name: str, seats: int = 2) -> Net:
    """Make a network whose logit is one of the inputs."""
    names = registry.game(game).judge.input_names(seats)
    weights = [0.0] * int(weights_of(len(names), 8, 8))
    weights[-1 - len(names) + names.index(name)] = 1.0
    return Net(len(names), 8, 8, vec[float](weights))
