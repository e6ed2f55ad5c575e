"""How programs judge Viceroy."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.judge import Judge
from velkahra.core.contract.net import Net
from velkahra.games.viceroy.bots import evaluation, inputs, worth
from velkahra.games.viceroy.rules import frames
from velkahra.games.viceroy.rules.state import Position


@final
class ViceroyJudge(Judge[Position]):
    """The judgement of Viceroy. Values are in points at the end."""

    def hide_choices(self, state: Position, seat: i64) -> None:
        """Undo the secret choices of the others."""
        if not state.over and state.frame_kind() <= frames.LAST_SECRET:
            for other in range(state.seats):
                if other != seat:
                    state.forget_choice(other)

    def evaluate(self, state: Position, seat: i64) -> float:
        """Return an estimate of the points a seat will end with, attack tokens included."""
        if state.over or state.find_frame(frames.SCORE) >= 0:
            return evaluation.final_value(state, seat)
        look = worth.Preview(state, seat)
        return evaluation.built(look) + evaluation.pending(look) + evaluation.prospect(look)

    def temperature(self, state: Position) -> float:
        """Return the difference in `evaluate` that makes the odds to win e times as good."""
        return evaluation.temperature(state)

    def turn_index(self, state: Position) -> i64:
        """Return the number of the round: it changes with each round, in which all play."""
        return state.round

    def horizon(self, state: Position) -> i64:
        """Return the least number of rounds that a search plays before it values a position."""
        return evaluation.HORIZON

    def input_names(self, seats: i64) -> tuple[str, ...]:
        """Return the names of the inputs of learned values; one seat plays a virtual opponent."""
        return inputs.names(int(seats)) if seats > 1 else ()

    def inputs_layout(self, state: Position) -> str:
        """Return the name of the game and the version of its inputs; "" with virtual opponents."""
        return "" if state.virtual else f"viceroy-{inputs.VERSION}"

    def write_inputs(self, state: Position, seat: i64, out: vec[float]) -> None:
        """Write what a learned value judges this position by into `out`."""
        for place in range(inputs.size(state.seats)):
            out[place] = 0.0
        inputs.write_inputs(state, seat, out)

    def is_settled(self, state: Position) -> bool:
        """Return whether more than recolouring is left to do."""
        return not state.over and state.find_frame(frames.SCORE) < 0

    def learned_chance(self, state: Position, seat: i64, net: Net) -> float:
        """Return the chance of `seat` to win, 0..1; at the end the points tell."""
        if not state.over and not self.is_settled(state):
            return inputs.recoloured_chance(state, seat)
        return super().learned_chance(state, seat, net)
