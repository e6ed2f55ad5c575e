"""How bots judge a position."""

from velkahra.core.contract.judge import Judge

from newgame.rules.facts import FACTS
from newgame.rules.state import Position


class NewgameJudge(Judge[Position]):
    """The judgement of Newgame."""

    def evaluate(self, state: Position, seat: int) -> float:
        """Return how many points a seat is ahead, with half a point for a die of the highest face.

        The other seat's die is hidden, so it does not count. A die that is not rolled counts half.
        """
        lead = state.points[seat] - state.points[1 - seat]
        die = state.dice[seat] or (1 + FACTS.faces) / 2
        return lead + 0.5 * die / FACTS.faces
