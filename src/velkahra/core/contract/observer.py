"""Observations of a game: what a seat may know, as integers for programs that learn."""

from typing import Any, Generic

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from velkahra.core.contract.entries import MOST_ENTRIES, Entries, blank_entries
from velkahra.core.contract.observation import Declared, Layout
from velkahra.core.contract.state_type import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """The observations of a game. By default they have no parts: no program learns the game."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()

    def describe(self, w: Entries, state: S, observer: i64) -> None:
        """Describe what a seat may know, entry by entry; -1 is a spectator.

        A game whose states can be observed overrides this.
        """

    def observe(self, state: S, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what `seat` may know into `out`, from the offset `at` on; -1 is a spectator.

        It sets as many entries as the layout has, and no others.
        """
        self.describe(Entries(out, at), state, seat)

    def layout(self, state: S) -> Layout:
        """Return the layout of observations of a game with this state."""
        declared = Declared()
        entries = Entries(blank_entries(MOST_ENTRIES), 0, declared)
        self.describe(entries, state, 0)
        return declared.layout(entries.at)
