"""How programs judge the camp game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.judge import Judge
from velkahra.core.contract.net import Net
from velkahra.games.hammer.bots import evaluation, inputs
from velkahra.games.hammer.rules import frames
from velkahra.games.hammer.rules.state import Position

CLEAR: Final = 1.5  # how a camp counts a noise: at least this,
CLEARER: Final = 0.5  # plus this for each level,
DARKER: Final = 2.5  # or this for each level above DARK, so that a beginner's 10 stays 10
DARK: Final = 6.0


@final
class HammerJudge(Judge[Position]):
    """The judgement of the camp game. Values are in SB."""

    def sensible_actions(self, state: Position, seat: i64) -> vec[i64]:
        """List the legal actions that a search looks at."""
        return evaluation.sensible_actions(state, seat)

    def hide_choices(self, state: Position, seat: i64) -> None:
        """Undo the secret bets, or first-hand choices, of the others."""
        if state.over or not state.is_together():
            return
        bets = state.frame_kind() == frames.BET
        seats = state.slot(frames.BET_SEATS if bets else frames.SWAP_CARDS)
        for other in range(state.seats):
            if other != seat and seats >> other & 1:
                if bets:
                    state.bet[other] = 0
                else:
                    state.swaps[other] = 0

    def evaluate(self, state: Position, seat: i64) -> float:
        """Return an estimate for a team that ends its turn at once and names no square."""
        unseen = evaluation.unseen_value(state, seat)
        return unseen + evaluation.seen_through(state, seat, False)

    def prior_value(self, state: Position, seat: i64) -> float:
        """Return the estimate for a team that names a square in every turn, for free."""
        return evaluation.unseen_value(state, seat) + evaluation.seen_through(state, seat, True)

    def static_value(self, state: Position, seat: i64) -> float:
        """Return the same estimate without bets and offers; once T. H. is found, with points."""
        return evaluation.seen_through(state, seat, True)

    def temperature(self, state: Position) -> float:
        """Return the difference in `static_value` that makes the odds to win e times as good."""
        return evaluation.temperature(state)

    def turn_index(self, state: Position) -> i64:
        """Return the seat whose turn it is."""
        return state.turn

    def horizon(self, state: Position) -> i64:
        """Return the least number of turns that a search plays before it values a position."""
        return evaluation.HORIZON

    def noise(self, level: float) -> float:
        """Return how far noise of `level` makes a program misjudge a camp.

        Many actions are nearly alike and a few far better, so that an error of 8 hides as much as
        one of 10, and one of 1 hides nothing. So levels are told apart; see
        docs/playing-programs.md.
        """
        return min(level, max(CLEAR + CLEARER * level, DARKER * (level - DARK)))

    def input_names(self, seats: i64) -> tuple[str, ...]:
        """Return the names of the inputs of learned values."""
        return inputs.names(int(seats))

    def inputs_layout(self, state: Position) -> str:
        """Return the name of the game and the version of its inputs."""
        return f"hammer-{inputs.VERSION}"

    def write_inputs(self, state: Position, seat: i64, out: vec[float]) -> None:
        """Write what a learned value judges this position by into `out`."""
        for place in range(inputs.size(state.seats)):
            out[place] = 0.0
        inputs.write_inputs(state, seat, out)

    def learned_chance(self, state: Position, seat: i64, net: Net) -> float:
        """Return the chance of `seat` to win, 0..1, by a network; at the end the points tell."""
        return state.returns()[seat] if state.over else inputs.learned_chance(state, seat, net)
