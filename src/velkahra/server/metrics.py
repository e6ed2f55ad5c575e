"""Counts and times of the process, which `/metrics` shows.

Figures are plain numbers, so counting costs a move less than a microsecond; the Prometheus library
reads them on request. Labels have a few fixed values (a game, a refusal, a feature), and never a
name, a token, a table or what a seat knows.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate, product
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Metric, ProcessCollector
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds of buckets for what people wait for, in seconds."""
SLOW: Final = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
"""Those for what thinks."""
WAITS: Final = "velkahra.waits"
"""In the scope of a request: it waits for something to happen, so its time says nothing."""


class Count(Collector):
    """A counter for each combination of labels."""

    def __init__(self, name: str, text: str, *labels: str) -> None:
        self._name: Final = f"velkahra_{name}"
        self._text: Final = text
        self._labels: Final = labels
        self._counts: Final[Counter[tuple[str, ...]]] = Counter()
        REGISTRY.register(self)

    def begin(self, *labels: Iterable[str]) -> None:
        """Count from zero for each combination of values of the labels.

        A counter that is not there before it is 1 shows no increase, so no alert would hear of it.
        """
        self._counts.update(dict.fromkeys(product(*labels), 0))

    def add(self, *labels: str) -> None:
        """Count one more."""
        self._counts[labels] += 1

    def collect(self) -> Iterator[Metric]:
        """Yield the counters."""
        found = CounterMetricFamily(self._name, self._text, labels=self._labels)
        for labels, number in self._counts.copy().items():
            found.add_metric(labels, number)
        yield found


class Seconds(Collector):
    """A histogram of times, for each combination of labels."""

    def __init__(self, name: str, text: str, bounds: tuple[float, ...], *labels: str) -> None:
        self._name: Final = f"velkahra_{name}_seconds"
        self._text: Final = text
        self._bounds: Final = bounds
        self._labels: Final = labels
        self._buckets: Final[dict[tuple[str, ...], list[int]]] = {}
        self._sums: Final[dict[tuple[str, ...], float]] = {}
        REGISTRY.register(self)

    def begin(self, *labels: Iterable[str]) -> None:
        """Count from zero for each combination of values of the labels, as `Count.begin`."""
        for each in product(*labels):
            self._buckets.setdefault(each, [0] * (len(self._bounds) + 1))
            self._sums.setdefault(each, 0.0)

    def add(self, seconds: float, *labels: str) -> None:
        """Count a time."""
        if labels not in self._buckets:
            self.begin(*([label] for label in labels))
        self._buckets[labels][bisect_left(self._bounds, seconds)] += 1
        self._sums[labels] += seconds

    def collect(self) -> Iterator[Metric]:
        """Yield the histograms."""
        found = HistogramMetricFamily(self._name, self._text, labels=self._labels)
        names = [*map(str, self._bounds), "+Inf"]
        for labels, numbers in list(self._buckets.items()):
            buckets = list(zip(names, map(float, accumulate(numbers)), strict=True))
            found.add_metric(labels, buckets, self._sums[labels])
        yield found


moves: Final = Count("moves", "Moves that were kept.", "game", "by")
refusals: Final = Count("refusals", "What was asked for and refused.", "kind")
answers: Final = Count("answers", "Answers over HTTP.", "feature", "status")
store_errors: Final = Count("store_errors", "Jobs of the store that failed.", "reason")

move_seconds: Final = Seconds("move", "From a move until it is on the disk.", QUICK, "game")
page_seconds: Final = Seconds("page", "For an answer over HTTP.", QUICK, "feature")
hint_seconds: Final = Seconds("hint", "For a hint, or none.", SLOW, "game")
commit_seconds: Final = Seconds("commit", "For a transaction.", QUICK)


class Timed:
    """A context whose seconds a histogram counts, however it ends."""

    __slots__ = ("_begun", "_labels", "_seconds")

    def __init__(self, seconds: Seconds, *labels: str) -> None:
        self._seconds = seconds
        self._labels = labels
        self._begun = 0.0

    def __enter__(self) -> None:
        self._begun = perf_counter()

    def __exit__(self, *error: object) -> None:
        self._seconds.add(perf_counter() - self._begun, *self._labels)
