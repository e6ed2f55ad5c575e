"""Runs all promises over one game, and says which of them it keeps."""

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

import msgspec
from librt.random import Random

from velkahra import testing
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.play.play import Play

FAULTS: Final = 5
"""After so many faults a promise is not looked at any more."""

POSITIONS: Final = ((testing.SAMPLED, 12), (testing.DRAWN, 4), (testing.WHOLE_SPACE, 2))
"""How many positions of each variant the more expensive checks look at, besides the end."""

VARIANTS: Final = 12

AnyCheck = Callable[..., Iterator[str]]


class Verdict(msgspec.Struct):
    """The result for one promise: its chapter, the number of checks, and the faults.

    `check` is the promise in words, and `faults` are sentences.
    """

    chapter: str
    check: str
    looked: int = 0
    faults: list[str] = []


class Examination:
    """The verdicts on a game while it is looked at."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        groups: list[Sequence[AnyCheck]] = [
            (games_end,),
            testing.PER_GAME,
            testing.CHEAP,
            testing.SAMPLED,
            testing.DRAWN,
        ]
        groups += [testing.WHOLE_SPACE, testing.WHOLE_GAME, testing.ALONG]
        self.verdicts: Final[dict[AnyCheck, Verdict]] = {
            check: Verdict(*_named(check)) for group in groups for check in group
        }

    def faults(self) -> list[str]:
        """List every fault found, after the promise it breaks."""
        return [f"{each.check} {fault}" for each in self.verdicts.values() for fault in each.faults]

    def look(self, check: AnyCheck, where: str, *at: Any) -> None:  # noqa: ANN401 - as the check
        """Check one promise at a place, `where`, in words; `at` are the arguments of the check.

        An exception breaks it too.
        """
        verdict = self.verdicts[check]
        left = FAULTS - len(verdict.faults)
        if left <= 0:
            return
        verdict.looked += 1
        found: list[str] = []
        try:
            found += islice(check(*at), left)
        except Exception as error:
            found.append(f"raised {error!r}")
        verdict.faults += [f"{where}: {fault}" if where else fault for fault in found]

    def variant(self, seats: int, options: Options, seed: int) -> None:
        """Check two random games of a variant, one of each manner of `random_game`.

        Their seeds are `seed` and the one that follows.
        """
        real = [option.name for option in self.game.options if not option.cosmetic]
        where = ", ".join([f"{seats} seats", *(f"{name} {options[name]}" for name in real)])
        plays: list[Play] = []
        self.look(games_end, where, self._played(seats, options, seed, where, plays))
        for check in testing.ALONG:
            self.look(check, where, plays)
        for checks, count in POSITIONS:
            step = max(1, len(plays) // count) | 1
            for play in [*plays[::step], *plays[-1:]]:
                self._all(checks, f"{where}, ply {play.version}", play)

    def _played(
        self, seats: int, options: Options, seed: int, where: str, plays: list[Play]
    ) -> Iterator[Play]:
        for number in (seed, seed + 1):
            for play in testing.walk.random_game(self.game, seats, options, number):
                self._all(testing.CHEAP, f"{where}, ply {play.version}", play)
                plays.append(testing.walk.snapshot(play))
                yield play
            self._all(testing.WHOLE_GAME, where, plays[-1])

    def _all(self, checks: Iterable[testing.Check], where: str, play: Play) -> None:
        for check in checks:
            self.look(check, where, play, Random(play.version))


def games_end(plays: Iterable[Play]) -> Iterator[str]:
    """Random games come to an end, and no action that is listed as legal raises."""
    for play in plays:
        if play.version >= testing.walk.MOST_PLIES and not play.state.is_over():
            yield f"a game is not over after {testing.walk.MOST_PLIES} plies"


def examine(game: Game, progress: Callable[[str], None] = lambda line: None) -> Examination:
    """Look at every promise of the contract, over all variants or VARIANTS of them.

    `progress` is called with the name of each check and variant before it begins.
    """
    found = Examination(game)
    for check in testing.PER_GAME:
        progress(check.__name__)
        found.look(check, "", game)
    variants = list(game.variants())
    chosen = variants[:: -(-len(variants) // VARIANTS)]
    for number, (seats, options) in enumerate(chosen):
        progress(f"{number + 1} of {len(chosen)} variants: {seats} seats")
        found.variant(seats, options, 2 * number)
    return found


def faults(game: Game) -> list[str]:
    """List every promise a game breaks; empty if it keeps them all."""
    return examine(game).faults()


def _named(check: AnyCheck) -> tuple[str, str]:
    """Return the chapter of a promise, which is the beginning of its module, and its first line."""
    module = inspect.getdoc(sys.modules[check.__module__]) or check.__module__
    chapter = "Rules and state" if check is games_end else module.partition(":")[0]
    return chapter, (inspect.getdoc(check) or check.__name__).partition("\n")[0]
