"""The network that judges positions, against the same sums in the plainest way."""

import platform
from importlib.util import module_from_spec, spec_from_file_location
from math import exp
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec

from velkahra.core.contract import net as network
from velkahra.core.contract.net import Net, weights_of


def drawn(number: int, seed: int) -> list[float]:
    rng = Random(seed)
    return [2 * rng.random() - 1 for _ in range(number)]


def plainly(sizes: tuple[int, int, int], weights: list[float], inputs: list[float]) -> float:
    """Give the logit from the weights in the order that the network documents."""
    size, hidden, second = sizes
    left = iter(weights)
    first = [[next(left) for _ in range(hidden)] for _ in range(size)]
    sums = [next(left) for _ in range(hidden)]
    between = [[next(left) for _ in range(second)] for _ in range(hidden)]
    seconds = [next(left) for _ in range(second)]
    last = [next(left) for _ in range(second)]
    direct = [next(left) for _ in range(size)]
    result = next(left)
    for value, row, weight in zip(inputs, first, direct, strict=True):
        sums = [total + value * one for total, one in zip(sums, row, strict=True)]
        result += value * weight
    for total, row in zip(sums, between, strict=True):
        seconds = [b + max(total, 0.0) * one for b, one in zip(seconds, row, strict=True)]
    return result + sum(max(b, 0.0) * one for b, one in zip(seconds, last, strict=True))


@pytest.mark.parametrize("sizes", [(3, 8, 8), (20, 16, 8), (5, 24, 16)])
def test_it_adds_up_what_its_weights_say(sizes: tuple[int, int, int]) -> None:
    weights = drawn(weights_of(*sizes), 1)
    net = Net(*sizes, vec[float](weights))
    for seed in range(6):
        inputs = drawn(sizes[0], seed)
        inputs[seed % 3] = 0.0
        wanted = plainly(sizes, weights, inputs)
        assert net.logit(vec[float](inputs)) == pytest.approx(wanted, abs=1e-9)
        assert net.chance(vec[float](inputs)) == pytest.approx(1 / (1 + exp(-wanted)), abs=1e-9)


def test_it_changes_nothing_and_looks_at_its_inputs_only() -> None:
    net = Net(3, 8, 8, vec[float](drawn(weights_of(3, 8, 8), 2)))
    inputs = vec[float]([0.5, 0.0, -1.0])
    wanted = net.logit(inputs)
    assert list(inputs) == [0.5, 0.0, -1.0]
    assert net.logit(vec[float]([0.5, 0.0, -1.0, 7.0])) == wanted == net.logit(inputs)


def test_a_hopeless_position_has_no_chance() -> None:
    weights = [0.0] * int(weights_of(1, 8, 8))
    weights[-2] = 1.0
    net = Net(1, 8, 8, vec[float](weights))
    assert net.chance(vec[float]([-1e6])) == 0.0
    assert net.chance(vec[float]([0.0])) == 0.5


@pytest.mark.parametrize("sizes", [(9, 8, 16), (140, 64, 32), (60, 72, 8)])
def test_compiled_it_gives_the_same_number_as_its_python(sizes: tuple[int, int, int]) -> None:
    """Interpreted and compiled programs play the same games from the same seed."""
    spec = spec_from_file_location("interpreted_net", Path(network.__file__).with_name("net.py"))
    assert spec is not None
    assert spec.loader is not None
    interpreted = module_from_spec(spec)
    spec.loader.exec_module(interpreted)
    weights = vec[float](drawn(weights_of(*sizes), 3))
    compiled, plain = Net(*sizes, weights), interpreted.Net(*sizes, weights)
    fused = 0.0 if platform.machine() == "x86_64" else 1e-9  # others may fuse products and sums
    for seed in range(5):
        inputs = vec[float]([max(0.0, one) for one in drawn(sizes[0], seed)])
        assert compiled.logit(inputs) == pytest.approx(plain.logit(inputs), rel=0, abs=fused)


def test_too_few_inputs_are_refused() -> None:
    net = Net(3, 8, 8, vec[float](drawn(weights_of(3, 8, 8), 2)))
    with pytest.raises(IndexError):
        net.logit(vec[float]([1.0, 1.0]))
