"""A small neural network that estimates from a row of numbers a seat's chance to win.

The inputs pass two layers of rectified units and give the logit of a chance; a weighted sum of the
inputs is added. Compiled (net.c), one of 64 and 32 units takes less than a microsecond, so that
it judges every position that a program thinks of.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

WIDE: Final[i64] = 8
"""Units that are computed together. Each layer has a multiple of them."""
LARGEST: Final[i64] = 1024
"""The most inputs, and the most units of a layer."""
BLANK_INPUTS: Final = vec[float]([0.0 for _ in range(1024)])
"""Zeros, from which room for inputs is copied."""
_NO_PLACES: Final = vec[i64]([i64(0) for _ in range(1024)])


@final
class Net:
    """A network of 1..LARGEST inputs, and two hidden layers: multiples of WIDE up to LARGEST."""

    def __init__(self, inputs: i64, hidden: i64, second: i64, weights: vec[float]) -> None:
        """Take the weights: `weights_of(inputs, hidden, second)` numbers.

        They are, one part after the other: from each input to every hidden unit, the biases of the
        hidden units, from each hidden unit to every second one, the biases of those, from the
        second units to the result, from the inputs to the result, and its bias.
        """
        self.inputs: Final[i64] = inputs
        self.hidden: Final[i64] = hidden
        self.second: Final[i64] = second
        at = inputs * hidden
        self._first: Final = _in_blocks(weights[:at], inputs, hidden)
        self._first_bias: Final = weights[at : at + hidden]
        at += hidden
        self._between: Final = _in_blocks(weights[at : at + hidden * second], hidden, second)
        at += hidden * second
        self._second_bias: Final = weights[at : at + second]
        at += second
        self._last: Final = weights[at : at + second]
        at += second
        self._direct: Final = weights[at : at + inputs]
        self._bias: Final = weights[at + inputs]

    def blank_inputs(self) -> vec[float]:
        """Return as many zeros as there are inputs, to be written over."""
        return BLANK_INPUTS[: self.inputs]

    def chance(self, inputs: vec[float]) -> float:
        """Return the chance to win, 0..1, of the seat that the inputs describe."""
        logit = self.logit(inputs)
        return 1.0 / (1.0 + exp(-logit)) if logit > -40.0 else 0.0

    def logit(self, inputs: vec[float]) -> float:
        """Return the logarithm of the odds to win of the seat that the inputs describe.

        `inputs` has as many numbers as the network has inputs; those beyond are not looked at.
        """
        return logit_of(
            self._first,
            self._first_bias,
            self._between,
            self._second_bias,
            self._last,
            self._direct,
            self._bias,
            inputs,
        )


def weights_of(inputs: i64, hidden: i64, second: i64) -> i64:
    """Return how many weights a network with these sizes has."""
    return (inputs + 1) * hidden + (hidden + 1) * second + second + inputs + 1


def _in_blocks(weights: vec[float], rows: i64, columns: i64) -> vec[float]:
    """Return a matrix, given row by row, in blocks of WIDE columns, each of them row by row."""
    out: vec[float] = vec[float](capacity=rows * columns)
    for first in range(i64(0), columns, WIDE):
        for row in range(rows):
            for column in range(first, first + WIDE):
                out = append(out, weights[row * columns + column])
    return out


def logit_of(
    first: vec[float],
    first_bias: vec[float],
    between: vec[float],
    second_bias: vec[float],
    last: vec[float],
    direct: vec[float],
    bias: float,
    inputs: vec[float],
) -> float:
    """Return the logit by the parts of a network. Compiled, net.c does this."""
    size, hidden_size = i64(len(direct)), i64(len(first_bias))
    values = BLANK_INPUTS[:size]
    places = _NO_PLACES[: size if size > hidden_size else hidden_size]
    number: i64 = 0
    result = bias
    for place in range(size):
        value = inputs[place]
        if value != 0.0:
            values[number], places[number] = value, WIDE * place
            number += 1
            result += value * direct[place]
    hidden = _layer(first, first_bias, values, places, number, WIDE * size)
    number = 0
    for place in range(hidden_size):
        if hidden[place] > 0.0:
            hidden[number], places[number] = hidden[place], WIDE * place
            number += 1
    second = _layer(between, second_bias, hidden, places, number, WIDE * hidden_size)
    for place in range(i64(len(last))):
        if second[place] > 0.0:
            result += second[place] * last[place]
    return result


def _layer(
    weights: vec[float],
    biases: vec[float],
    values: vec[float],
    places: vec[i64],
    number: i64,
    block: i64,
) -> vec[float]:
    """Return the sums of a layer from the first `number` of `values`, the inputs that are not 0.

    `places` has the offsets of their weights within a block of size `block`. Eight sums are kept at
    a time, in local variables, which need no look-up.
    """
    out = biases[:]
    base: i64 = 0
    for first in range(i64(0), i64(len(biases)), WIDE):
        a, b, c, d = out[first], out[first + 1], out[first + 2], out[first + 3]
        e, f, g, h = out[first + 4], out[first + 5], out[first + 6], out[first + 7]
        for i in range(number):
            value = values[i]
            at = base + places[i]
            a += value * weights[at]
            b += value * weights[at + 1]
            c += value * weights[at + 2]
            d += value * weights[at + 3]
            e += value * weights[at + 4]
            f += value * weights[at + 5]
            g += value * weights[at + 6]
            h += value * weights[at + 7]
        out[first], out[first + 1], out[first + 2], out[first + 3] = a, b, c, d
        out[first + 4], out[first + 5], out[first + 6], out[first + 7] = e, f, g, h
        base += block
    return out
