"""What the server counts and times: one registry for the process, which `/metrics` shows.

Labels have a few fixed values: a game, a kind of refusal, a feature of the pages. A name, a token,
a table, or what a seat knows is never one.
"""

from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds of buckets for what people wait for, in seconds."""
SLOW: Final = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
"""Those for what thinks."""
WAITS: Final = "velkahra.waits"
"""In the scope of a request: it waits for something to happen, so its time says nothing."""


def _counter(name: str, text: str, *labels: str) -> Callable[..., Counter]:
    """Make a counter. Its children are looked up once for each combination of labels."""
    made = Counter(f"velkahra_{name}", text, labels, registry=REGISTRY)
    return cache(made.labels)


def _histogram(
    name: str, text: str, bounds: tuple[float, ...], *labels: str
) -> Callable[..., Histogram]:
    made = Histogram(f"velkahra_{name}", text, labels, registry=REGISTRY, buckets=bounds)
    return cache(made.labels)


moves: Final = _counter("moves", "Moves that were kept.", "game", "by")
refusals: Final = _counter("refusals", "What was asked for and refused.", "kind")
answers: Final = _counter("answers", "Answers over HTTP.", "feature", "status")
store_errors: Final = _counter("store_errors", "Jobs of the store that failed.", "reason")

move_seconds: Final = _histogram(
    "move_seconds", "From a move until it is on the disk.", QUICK, "game"
)
page_seconds: Final = _histogram("page_seconds", "For an answer over HTTP.", QUICK, "feature")
hint_seconds: Final = _histogram("hint_seconds", "For a hint, or none.", SLOW, "game")
commit_seconds: Final = Histogram(
    "velkahra_commit_seconds", "For a transaction.", registry=REGISTRY, buckets=QUICK
)


class Timed:
    """A context whose seconds a histogram counts, however it ends."""

    __slots__ = ("_begun", "_histogram")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._begun = 0.0

    def __enter__(self) -> None:
        self._begun = perf_counter()

    def __exit__(self, *error: object) -> None:
        self._histogram.observe(perf_counter() - self._begun)
