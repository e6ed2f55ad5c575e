"""How programs judge Pax Pamir."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.judge import Judge
from velkahra.core.contract.net import Net
from velkahra.games.pamir.bots import evaluation, inputs
from velkahra.games.pamir.rules import actions, decisions, frames, storage
from velkahra.games.pamir.rules.chapters import bribe
from velkahra.games.pamir.rules.state import Position


@final
class PamirJudge(Judge[Position]):
    """The judgement of Pax Pamir. Values are in victory points."""

    def sensible_actions(self, state: Position, seat: i64) -> vec[i64]:
        """List the legal actions, without starting another bribe in a turn after one was let be.

        Letting a bribe be changes nothing, so a search could go on like that. Rules: PP-EDGE-96.
        """
        legal = decisions.legal_actions(state, seat)
        if state.asked == 0 or seat != state.active or state.frame_kind() != frames.TURN:
            return legal
        found: vec[i64] = vec[i64](capacity=i64(len(legal)))
        for action in legal:
            plays = actions.A_PLAY <= action < actions.A_OFFER
            if not plays or bribe.receiver_of_bribe(state, seat, action) < 0:
                found = append(found, action)
        return found

    def evaluate(self, state: Position, seat: i64) -> float:
        """Return an estimate of how well `seat` stands. Nothing is hidden from it."""
        world = evaluation.answered(state, seat)
        return evaluation.value(world, seat) + evaluation.manners(state, world, seat)

    def temperature(self, state: Position) -> float:
        """Return the difference in `evaluate` that makes the odds to win e times as good."""
        return evaluation.TEMPERATURE

    def turn_index(self, state: Position) -> i64:
        """Return the player whose turn it is."""
        return state.active

    def horizon(self, state: Position) -> i64:
        """Return the least number of turns that a search plays before it values a position."""
        return evaluation.HORIZON

    def input_names(self, seats: i64) -> tuple[str, ...]:
        """Return the names of the inputs of learned values; one seat plays with Wakhan alone."""
        return inputs.names(int(seats)) if seats > 1 else ()

    def inputs_layout(self, state: Position) -> str:
        """Return the name of the game and the version of its inputs; "" in a game with Wakhan."""
        return "" if state.wakhan >= 0 else f"pamir-{inputs.VERSION}"

    def write_inputs(self, state: Position, seat: i64, out: vec[float]) -> None:
        """Write what a learned value judges this position by into `out`."""
        for place in range(inputs.size(state.seats)):
            out[place] = 0.0
        inputs.write_inputs(state, seat, out)

    def is_settled(self, state: Position) -> bool:
        """Return whether a turn goes on, or the market is being filled."""
        kinds = (frames.TURN, frames.FILL)
        return state.over == storage.PLAYING and state.frame_kind() in kinds

    def learned_chance(self, state: Position, seat: i64, net: Net) -> float:
        """Return the chance of `seat` to win, 0..1; its own pending decisions are answered."""
        return inputs.learned_chance(state, seat, net)
