"""Mean gains of actions over all playouts of a search, and playout choices based on them.

Sources: Tesauro, Galperin, On-line policy improvement using Monte-Carlo search (1996) for
simulations that play as a simple program would; Nijssen, Winands, Enhancements for multi-player
Monte-Carlo tree search (2011) for preferring in them what brought most elsewhere.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.bots.valuation import Valuation
from velkahra.core.contract.state import State

MEMORY: Final = 20.0  # gains that an action's mean remembers; recent ones weigh more
UNKNOWN: Final = -1e18


@final
class RolloutStats:
    """The mean gain of each action of each seat by `valuation`, learned in playouts.

    Values are kept from search to search; a new search replaces an action's earlier value.
    """

    def __init__(self, valuation: Valuation, seats: i64) -> None:
        self._valuation: Final = valuation
        self._seats: Final[i64] = seats
        self._searches: i64 = 0
        # Of action * seats + seat: the mean gain, its tries, and the search that made them.
        self._gains: vec[float] = vec[float]()
        self._tries: vec[float] = vec[float]()
        self._made_in: vec[i64] = vec[i64]()

    def gain(self, seat: i64, action: i64) -> float:
        """Return the mean gain of an action in evaluation points, or UNKNOWN if never tried."""
        key = action * self._seats + seat
        return self._gains[key] if key < i64(len(self._gains)) else UNKNOWN

    def renew(self) -> None:
        """Begin a new search: what it learns replaces the values of earlier searches."""
        self._searches += 1

    def learn(self, seat: i64, action: i64, gain: float) -> None:
        """Record a gain of an action, in evaluation points."""
        key = action * self._seats + seat
        self._make_room(key)
        if self._made_in[key] != self._searches:
            self._made_in[key] = self._searches
            self._tries[key] = 1.0
            self._gains[key] = gain
            return
        tries = self._tries[key]
        if tries < MEMORY:
            tries += 1.0
            self._tries[key] = tries
        self._gains[key] += (gain - self._gains[key]) / tries

    def _make_room(self, key: i64) -> None:
        while i64(len(self._gains)) <= key:
            self._gains = append(self._gains, UNKNOWN)
            self._tries = append(self._tries, 0.0)
            self._made_in = append(self._made_in, -1)

    def choose(self, world: State, seat: i64, breadth: i64) -> i64:
        """Return the best action by evaluation of the `breadth` largest mean gains, new first."""
        actions = self._valuation.judge.sensible_actions(world, seat)
        if i64(len(actions)) == 1:
            return actions[0]
        before = self._valuation.prior_value(world, seat)
        best: i64 = actions[0]
        most = UNKNOWN
        for action in self._most_gainful(world, seat, actions, breadth, before):
            gain = self._valuation.value_after(world, seat, action) - before
            self.learn(seat, action, gain)
            if gain > most:
                most, best = gain, action
        return best

    def _most_gainful(
        self, world: State, seat: i64, actions: vec[i64], breadth: i64, before: float
    ) -> vec[i64]:
        """List the `breadth` actions with the largest mean gains, the largest first."""
        found: vec[i64] = vec[i64](capacity=breadth)
        gains: vec[float] = vec[float](capacity=breadth)
        for action in actions:
            gain = self.gain(seat, action)
            if gain == UNKNOWN:
                gain = self._valuation.value_after(world, seat, action) - before
                self.learn(seat, action, gain)
            at = i64(len(found))
            if at < breadth:
                found, gains = append(found, action), append(gains, gain)
            elif gain > gains[at - 1]:
                at -= 1
            else:
                continue
            while at > 0 and gains[at - 1] < gain:
                found[at], gains[at] = found[at - 1], gains[at - 1]
                at -= 1
            found[at], gains[at] = action, gain
        return found
