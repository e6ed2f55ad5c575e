"""The definition of a series: a game, a line-up, a seed. Everything else follows from it."""

import hashlib
import inspect
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

import velkahra
from velkahra import bots as roster
from velkahra import core
from velkahra.bots.values import check_values, digest_of
from velkahra.core import registry
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import UnknownSeat

FORMAT: Final = "velkahra-arena-1"
CODE: Final = ("**/*.py",)
DATA: Final = (*CODE, "data/**/*", "bots/learned-*.json")


class Series(
    msgspec.Struct, frozen=True, tag_field="format", tag=FORMAT, forbid_unknown_fields=True
):
    """A series of games, as the first line of a file of results has it.

    Attributes:
        bots: one per seat.
        options: all options of the game.
        rules: the version of the game's rules.
        program: what decides how a game goes: see `program`; then the digests of learned values
            that bots name by their files.
    """

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    rules: int
    program: str

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the bots by seat for game `number`, from 0: the line-up moves on by one seat."""
        count = len(self.bots)
        return tuple(self.bots[(seat + number) % count] for seat in range(count))

    def differences(self, other: "Series", *but: str) -> list[str]:
        """List in words the fields, but for those in `but`, in which another series differs."""
        return [
            f"{name} {_said(getattr(self, name))} there, {_said(getattr(other, name))} here"
            for name in self.__struct_fields__
            if name not in but and getattr(self, name) != getattr(other, name)
        ]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of one game. Seats are in the order of the game; times are in seconds.

    Attributes:
        seed: the seed of its series.
        number: its number in the series, from 0.
        plies: its length, chance included.
        ended: whether it came to an end; if not, all seats share it alike.
        bots: who sat where.
        shares: each seat's share of the victory.
        automaton: the share of players without a seat; None in a game without.
        decisions: how often each chose; spent: how long in all; longest: how long at most.
    """

    seed: int
    number: int
    plies: int
    ended: bool
    bots: tuple[str, ...]
    shares: tuple[float, ...]
    automaton: float | None
    decisions: tuple[int, ...]
    spent: tuple[float, ...]
    longest: tuple[float, ...]

    @property
    def deal(self) -> tuple[int, int]:
        """The seed and the number of the deal, from 0: games with both alike have the same luck."""
        return self.seed, self.number // len(self.bots)


def series_of(
    game: str,
    bots: Sequence[str],
    seed: int,
    options: Options | None = None,
    homes: Iterable[Path] = (),
) -> Series:
    """Return a checked series; `homes` are folders of further sources that decide how a game goes.

    Raises: VelkahraError for an unknown game or bot, UnknownSeat for a wrong number of bots,
        OptionError, WeightsError for missing learned values.
    """
    title = registry.game(game)
    if len(bots) not in title.seats:
        offered = ", ".join(str(number) for number in title.seats)
        raise UnknownSeat(f"{game} is for {offered} seats, not {len(bots)} bots")
    for name in bots:
        roster.make(name)
    complete = title.complete(options or {})
    state = title.start(len(bots), complete)
    for name in bots:
        check_values(name, title.judge, state)
    values = sorted({digest_of(name)[:12] for name in bots} - {""})
    made = " values ".join([program(game, *homes), *values])
    return Series(game, tuple(bots), complete, seed, title.rules, made)


@cache
def program(game: str, *homes: Path) -> str:
    """Return the program's version and a hash of what decides how a game goes.

    That is the sources of core, bots and game, and of `homes`, the game's data and learned values.
    """
    digest = hashlib.sha256()
    for name, path in sources(game, *homes):
        digest.update(name.encode() + b"\0" + path.read_bytes())
    return f"{velkahra.__version__} {digest.hexdigest()[:12]}"


def sources(game: str, *homes: Path) -> Iterator[tuple[str, Path]]:
    """Yield the files that `program` digests, each with its name within its folder, in order."""
    own, *shared = (
        Path(inspect.getfile(part)).parent for part in (type(registry.game(game)), core, roster)
    )
    for home in (own, *shared, *homes):
        found = [path for kind in (DATA if home == own else CODE) for path in home.glob(kind)]
        names = {path.relative_to(home).as_posix(): path for path in found if path.is_file()}
        yield from sorted(names.items())


def _said(value: object) -> str:
    """Return a value of a series as a person would write it."""
    if isinstance(value, dict):
        return " ".join(f"{name}={chosen}" for name, chosen in value.items()) or "none"
    return ",".join(value) if isinstance(value, tuple) else str(value)
