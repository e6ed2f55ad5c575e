"""Observations: they keep to their layout, and show everything that a view shows."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from operator import le
from typing import Final

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16

from velkahra.core.contract.entries import BESIDE
from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.game import Game
from velkahra.core.contract.observation import Layout
from velkahra.core.contract.state import State
from velkahra.core.play.play import Play
from velkahra.testing.walk import actors

UNWRITTEN: Final = -32768
MARGIN: Final = 8
"""Entries before and after an observation that nobody may write."""


def layout_for(game: Game, state: State) -> Layout:
    """Return the layout of a position's observations."""
    return game.observer.layout(game.start(state.seats, game.options_of(state)))


def observed(game: Game, state: State, seat: int, size: int) -> list[int]:
    """Return what a position writes for `seat`, between margins of MARGIN entries at both ends.

    `size` is that of the layout; entries that are not written are UNWRITTEN.
    """
    out = vec[i16]([UNWRITTEN] * (size + 2 * MARGIN))
    game.observer.observe(state, seat, out, MARGIN)
    return memoryview(out).tolist()


class Observed:
    """What a seat observes at a position, by the names of its layout, for tests of a game.

    Attributes:
        parts: the entries of each part.
    """

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self._layout: Final = layout_for(game, state)
        values = observed(game, state, seat, self._layout.size)[MARGIN:-MARGIN]
        slices = self._layout.slices()
        self.parts: Final = {name: values[where] for name, where in slices.items()}

    def rows(self, name: str) -> list[dict[str, int]]:
        """Return the rows of an entity list, by column; a vector has a single one."""
        columns, entries = self._layout.part(name).columns, self.parts[name]
        names = [column.name for column in columns]
        starts = range(0, len(entries), len(names))
        return [dict(zip(names, entries[at:], strict=False)) for at in starts]

    def row(self, name: str) -> dict[str, int]:
        """Return the entries of a vector by name."""
        return self.rows(name)[0]


def entries_fit_their_layout(play: Play, rng: Random) -> Iterator[str]:
    """Every entry of an observation is written and within its bounds, and nothing beyond it is."""
    game, layout = play.game, layout_for(play.game, play.state)
    entries, low, high = _entries(layout)
    for seat in range(SPECTATOR, play.seats):
        written = observed(game, play.state, seat, layout.size)
        values = written[MARGIN : MARGIN + layout.size]
        if {*written[:MARGIN], *written[MARGIN + layout.size :]} != {UNWRITTEN}:
            yield f"the observation of seat {seat} is written beyond its layout"
        if seat == SPECTATOR and written != observed(
            play.game, play.state, int(BESIDE), layout.size
        ):
            yield "a spectator beside seat 0 observes otherwise than a spectator"
        are_as_many = len(values) == len(entries)
        if are_as_many and all(map(le, low, values)) and all(map(le, values, high)):
            continue
        for (kind, least, most), value in zip(entries, values, strict=True):
            if not least <= value <= most:
                yield f"{kind} of seat {seat}'s observation is {value}, not {least}..{most}"


@lru_cache(maxsize=8)
def _entries(layout: Layout) -> tuple[list[tuple[str, int, int]], list[int], list[int]]:
    """Return the entries of a layout, and their least and greatest values."""
    return [*layout.entries()], layout.low(), layout.high()


def observations_show_what_views_show(play: Play, rng: Random) -> Iterator[str]:
    """Two positions that look different to a seat have different observations.

    They are what follows from several actions, and the position before them.
    """
    game, layout = play.game, layout_for(play.game, play.state)
    for actor in actors(play.state) if layout.parts else []:
        legal = play.state.legal_actions(actor)
        worlds = [play.state]
        for _ in range(3):
            world = play.state.clone()
            world.advance(actor, legal[rng.randrange(len(legal))], None)
            worlds.append(world)
        for seat in range(SPECTATOR, play.seats):
            for one, other in pairwise(worlds):
                if not _is_observed(game, layout, one, other, seat):
                    yield f"seat {seat} sees a difference that it does not observe"


def _is_observed(game: Game, layout: Layout, one: State, other: State, seat: int) -> bool:
    """Return whether a difference of two views, if there is one, is observed."""
    if observed(game, one, seat, layout.size) != observed(game, other, seat, layout.size):
        return True
    first, second = (msgspec.json.encode(game.view(state, seat)) for state in (one, other))
    return first == second
