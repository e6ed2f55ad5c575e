"""Random numbers of games that can be copied."""

from typing import Any, Final, final

from librt.random import Random
from mypy_extensions import i64


@final
class Seeds:
    """A generator that begins each step with a seed of its own, counted up from a first one.

    A `librt.random.Random` can be neither copied nor pickled; the next seed is a number.

    Attributes:
        rng: the generator of the step that was begun last.
    """

    def __init__(self, seed: i64) -> None:
        self.rng: Final = Random(seed)
        self._next: i64 = self.rng.randrange(1 << 62)

    def renew(self) -> Random:
        """Begin a step, and return its generator."""
        self.rng.seed(self._next)
        self._next += 1
        return self.rng

    def clone(self) -> "Seeds":
        """Return a copy. Its next steps have the same generators."""
        return _restored(self._next)

    def __deepcopy__(self, memo: dict[int, object]) -> "Seeds":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._next,)


def _restored(following: i64) -> Seeds:
    """Return seeds whose next step has the seed `following`."""
    seeds = Seeds(0)
    seeds._next = following
    return seeds
