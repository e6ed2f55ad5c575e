"""Fits a network to games: to its own later judgements, turn by turn, and to the results.

The target of a position is a mean of the results and of the judgements at later beginnings of
turns. It is TD(lambda) by turns: the judgement one turn on weighs 1 - lambda, that of the turn
after lambda times as much, and so on; the result has the rest. Sources: Sutton, Learning to
predict by the methods of temporal differences (1988); Tesauro, Temporal difference learning and
TD-Gammon (1995). Fitting: Loshchilov, Hutter, Decoupled weight decay regularization (2019); Smith,
Topin, Super-convergence (2019), for the rate of learning, which rises and then falls.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from velkahra.bots.learning.shards import Games

Floats = NDArray[np.float32]

HELD_OUT: Final = 8
"""Every so many games one is held out."""
ROUNDS: Final = ((1.0, 2), (0.8, 3), (0.6, 4), (0.6, 8))
"""Of each round: lambda, and how often all games are gone through."""
BATCH: Final = 2048
RATE: Final = 2e-3
DECAY: Final = 1e-2
DROPOUT: Final = 0.05
RISING: Final = 0.1
"""Share of a round in which the rate of learning rises."""
_MEAN, _SQUARE, _TINY = 0.9, 0.999, 1e-8


class Fitted(NamedTuple):
    """A fitted network.

    Attributes:
        weights: in the order of `core.contract.net.Net`, as bytes.
        curve: the loss on the games held out, after each pass through the others.
        hand_made: the same of the game's own evaluation.
    """

    weights: bytes
    curve: tuple[float, ...]
    hand_made: float


class Sizes(msgspec.Struct, frozen=True):
    """The units of both layers."""

    hidden: int
    second: int


class Fit:
    """A network while it is fitted, on inputs of mean 0 and deviation 1.

    `weights` are its arrays: from the inputs to the hidden layer, biases, to the second layer,
    biases, to the result, from the inputs to the result, the bias of the result.
    """

    def __init__(self, games: Games, sizes: Sizes, rng: np.random.Generator) -> None:
        sample = games.inputs[::7, 0].astype(np.float32)
        self.mean: Final[Floats] = sample.mean(0)
        self.deviation: Final[Floats] = np.maximum(sample.std(0), 0.05).astype(np.float32)
        inputs, hidden, second = len(self.mean), sizes.hidden, sizes.second
        self.weights: Final[list[Floats]] = [
            _drawn(rng, inputs, (inputs, hidden)),
            _drawn(rng, inputs, (hidden,)),
            _drawn(rng, hidden, (hidden, second)),
            _drawn(rng, hidden, (second,)),
            _drawn(rng, second, (second,)) * np.float32(0.1),
            np.zeros(inputs, np.float32),
            np.zeros(1, np.float32),
        ]
        self._means: Final = [np.zeros_like(part) for part in self.weights]
        self._squares: Final = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    def logits(self, inputs: NDArray[np.float16]) -> Floats:
        """Return the logits of rows of inputs."""
        rows = [self._logits(inputs[at : at + BATCH]) for at in range(0, len(inputs), BATCH)]
        return np.concatenate(rows)

    def _logits(self, inputs: NDArray[np.float16]) -> Floats:
        first, bias, between, second_bias, last, direct, end = self.weights
        x = self._scaled(inputs)
        hidden = np.maximum(x @ first + bias, 0)
        found: Floats = np.maximum(hidden @ between + second_bias, 0) @ last + x @ direct + end
        return found

    def _scaled(self, inputs: NDArray[np.float16]) -> Floats:
        return (inputs.astype(np.float32) - self.mean) / self.deviation

    def step(
        self, inputs: NDArray[np.float16], targets: Floats, rate: float, rng: np.random.Generator
    ) -> None:
        """Learn from a batch: `targets` are chances, and `rate` is how far to go."""
        first, bias, between, second_bias, last, direct, end = self.weights
        x = self._scaled(inputs)
        hidden: Floats = x @ first + bias
        kept = _kept(hidden, rng)
        hidden *= kept
        second: Floats = hidden @ between + second_bias
        kept_second = _kept(second, rng)
        second *= kept_second
        error = (_sigmoid(second @ last + x @ direct + end) - targets) / np.float32(len(x))
        to_second = np.outer(error, last) * kept_second
        to_hidden = (to_second @ between.T) * kept
        slopes = [
            *(x.T @ to_hidden, to_hidden.sum(0), hidden.T @ to_second, to_second.sum(0)),
            *(error @ second, error @ x, error.sum(keepdims=True)),
        ]
        self._go(slopes, rate)

    def _go(self, slopes: list[Floats], rate: float) -> None:
        """Move the weights (AdamW)."""
        self._steps += 1
        unbiased = np.sqrt(1 - _SQUARE**self._steps) / (1 - _MEAN**self._steps)
        for part, mean, square, slope in zip(
            self.weights, self._means, self._squares, slopes, strict=True
        ):
            mean += (1 - _MEAN) * (slope - mean)
            square += (1 - _SQUARE) * (slope * slope - square)
            part *= np.float32(1 - rate * DECAY)
            part -= np.float32(rate * unbiased) * mean / (np.sqrt(square) + np.float32(_TINY))

    def contents(self) -> bytes:
        """Return the weights for inputs as they are, as 32-bit floats."""
        first, bias, between, second_bias, last, direct, end = self.weights
        scaled, straight = first / self.deviation[:, None], direct / self.deviation
        parts = (
            *(scaled, bias - self.mean @ scaled, between, second_bias, last),
            *(straight, end - self.mean @ straight),
        )
        return b"".join(part.astype("<f4").tobytes() for part in parts)


def _drawn(rng: np.random.Generator, before: int, shape: tuple[int, ...]) -> Floats:
    """Return weights to begin with, the smaller the more units there are `before`."""
    bound = 1 / np.sqrt(before)
    return rng.uniform(-bound, bound, shape).astype(np.float32)


def _kept(sums: Floats, rng: np.random.Generator) -> Floats:
    """Return a factor for each unit: 0 where its sum is negative, or it is left out by chance."""
    stays = (rng.random(sums.shape, np.float32) >= DROPOUT) & (sums > 0)
    return stays.astype(np.float32) / np.float32(1 - DROPOUT)


def _sigmoid(logits: Floats) -> Floats:
    odds: Floats = np.exp(np.clip(logits, -40, 40))
    return odds / (odds + np.float32(1))


def fit(games: Games, sizes: Sizes, seed: int) -> Iterator[Fitted]:
    """Yield the network after each pass through the games; the last one is the result."""
    number = np.arange(len(games.returns))
    learned, held = games.only(number % HELD_OUT > 0), games.only(number % HELD_OUT == 0)
    hand_made = loss(_softmax(held.values), held)
    curve: list[float] = []
    chances = learned.returns[learned.game]
    for turn, (trace, passes) in enumerate(ROUNDS):
        rng = np.random.default_rng((seed, turn))
        net = Fit(learned, sizes, rng)
        targets = targets_of(learned, chances, trace)
        for _ in _passes(net, learned, targets, passes, rng):
            curve.append(loss(chances_of(net, held), held))
            yield Fitted(net.contents(), tuple(curve), hand_made)
        chances = chances_of(net, learned)


def _passes(
    net: Fit, games: Games, targets: Floats, passes: int, rng: np.random.Generator
) -> Iterator[None]:
    """Go through all positions, each seen by every seat, `passes` times."""
    inputs = games.inputs.reshape(-1, games.inputs.shape[-1])
    wanted = targets.reshape(-1)
    batches = max(1, len(inputs) // BATCH)
    for done in range(passes):
        order = rng.permutation(len(inputs))
        for number in range(batches):
            rows = order[number * BATCH : (number + 1) * BATCH]
            part = (done * batches + number + 1) / (passes * batches)
            net.step(inputs[rows], wanted[rows], RATE * _height(part), rng)
        yield


def _height(part: float) -> float:
    """Return the rate of learning, 0..1 of the highest, when a part of a round is done."""
    if part < RISING:
        return float(0.04 + 0.96 * (1 - np.cos(np.pi * part / RISING)) / 2)
    return float((1 + np.cos(np.pi * (part - RISING) / (1 - RISING))) / 2)


def targets_of(games: Games, chances: Floats, trace: float) -> Floats:
    """Return the target of each position for every seat: TD(lambda) by turns.

    `chances` are the judgements of the positions, and `trace` is lambda: with 1 the target is the
    result of the game.
    """
    targets = np.empty_like(chances)
    game = -1
    judged = later = games.returns[0]
    for at in range(len(targets) - 1, -1, -1):
        if games.game[at] != game:
            game = games.game[at]
            judged = later = games.returns[game]
        targets[at] = (1 - trace) * judged + trace * later
        if games.starts[at]:
            judged, later = chances[at], targets[at]
    return targets


def chances_of(net: Fit, games: Games) -> Floats:
    """Return the chances of every seat in each position; they add up to 1."""
    seats = games.inputs.shape[1]
    found = np.stack([_sigmoid(net.logits(games.inputs[:, seat])) for seat in range(seats)], 1)
    out: Floats = found / found.sum(1, keepdims=True)
    return out


def _softmax(values: Floats) -> Floats:
    odds: Floats = np.exp(values - values.max(1, keepdims=True))
    found: Floats = odds / odds.sum(1, keepdims=True)
    return found


def loss(chances: Floats, games: Games) -> float:
    """Return the mean cross-entropy of chances where turns begin, in nats."""
    at = games.starts
    surprise = -games.returns[games.game[at]] * np.log(np.clip(chances[at], 1e-5, 1))
    return float(surprise.sum(1).mean())
