"""What a search has learned of actions wherever it came across them, and how it plays by that.

Sources: Tesauro, Galperin, On-line policy improvement using Monte-Carlo search (1996) for
simulations that play as a simple program would; Nijssen, Winands, Enhancements for multi-player
Monte-Carlo tree search (2011) for preferring in them what brought most elsewhere.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.state import State

MEMORY: Final = 20.0  # of one action, so many gains count: the last ones more than the first
SEATS: Final[i64] = 8  # more than there are in any game
UNKNOWN: Final = -1e18


@final
class RolloutStats:
    """What each action of each seat added to the seat's evaluation, on the mean.

    It is kept from search to search, and renewed in each: what an action was worth long ago tells
    which to look at first while playing on, until it was looked at again. Who is `plain` judges
    positions as greedy does.
    """

    def __init__(self, plain: bool) -> None:
        self._plain: Final = plain
        self._gains: dict[i64, float] = {}
        self._tries: dict[i64, float] = {}

    def gain(self, seat: i64, action: i64) -> float:
        """Give what an action gained on the mean, or UNKNOWN."""
        return self._gains.get(action * SEATS + seat, UNKNOWN)

    def renew(self) -> None:
        """Begin a search: what is learned in it takes the place of what was known before."""
        self._tries = {}

    def learn(self, seat: i64, action: i64, gain: float) -> None:
        """Note what an action gained."""
        key = action * SEATS + seat
        tries = self._tries.get(key, 0.0) + 1.0
        if tries > MEMORY:
            tries = MEMORY
        before = self._gains.get(key, 0.0) if tries > 1.0 else 0.0
        self._gains[key] = before + (gain - before) / tries
        self._tries[key] = tries

    def choose(self, world: State, seat: i64, breadth: i64) -> i64:
        """Choose for a seat: the best by evaluation of the `breadth` that gained most so far.

        What was never tried is tried now.
        """
        actions = world.sensible_actions(seat)
        if i64(len(actions)) == 1:
            return actions[0]
        before = prior_value(world, seat, self._plain)
        best: i64 = actions[0]
        most = UNKNOWN
        for action in self._most_gainful(world, seat, actions, breadth, before):
            gain = value_after(world, seat, action, self._plain) - before
            self.learn(seat, action, gain)
            if gain > most:
                most, best = gain, action
        return best

    def _most_gainful(
        self, world: State, seat: i64, actions: vec[i64], breadth: i64, before: float
    ) -> vec[i64]:
        """List the `breadth` actions that gained most so far, the best first."""
        found: vec[i64] = vec[i64](capacity=breadth)
        gains: vec[float] = vec[float](capacity=breadth)
        for action in actions:
            gain = self.gain(seat, action)
            if gain == UNKNOWN:
                gain = value_after(world, seat, action, self._plain) - before
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


def prior_value(world: State, seat: i64, plain: bool) -> float:
    """Give what a position promises to a seat, or what greedy would think of it."""
    return world.evaluate(seat) if plain else world.prior_value(seat)


def value_after(world: State, seat: i64, action: i64, plain: bool) -> float:
    """Give what a seat's action promises."""
    after = world.clone()
    after.advance(seat, action, None)
    return prior_value(after, seat, plain)
