"""How bots judge a position: by the chances of the bid that stands, from what a seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dudo.bots.evaluation import chance_of, chance_to_hold
from dudo.rules import actions, facts, rounds
from dudo.rules.bids import least_count
from dudo.rules.state import Position
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.state import CHANCE

OUT: Final = 2.0
"""What it costs to be out, in dice."""
SURE: Final = 0.7
"""A bid that holds with more than this chance is not doubted."""
BOLD: Final = 0.35
"""A bid that holds with less than this chance is not made."""
EXACT: Final = 0.3
"""The least chance with which a bid is called exact."""


class DudoJudge(Judge[Position]):
    """The judgement of Dudo. Values are in dice."""

    def sensible_actions(self, state: Position, seat: i64) -> vec[i64]:
        """List the actions that a search looks at, ascending; at least one.

        A search that let the others doubt a bid because they see through it would learn that bluffs
        never work: in its worlds the dice of its own seat are always the same. So every seat, with
        its own dice alone, doubts only unlikely bids and makes only bids that have a chance.
        """
        if not state.may_act(seat) or seat == CHANCE:
            return state.legal_actions(seat)
        total = sum(state.dice)
        raises = [(least_count(state, face), face) for face in range(facts.FACES)]
        bids = [(least + more, face) for least, face in raises if least for more in (0, 1)]
        found = [
            actions.bid_action(*bid)
            for bid in bids
            if bid[0] <= total and chance_to_hold(state, seat, *bid) >= BOLD
        ]
        if state.count:
            holds = chance_to_hold(state, seat, state.count, state.face)
            more = chance_to_hold(state, seat, state.count + 1, state.face)
            found += [actions.EXACT] * (holds - more >= EXACT and rounds.may_call_exact(state))
            found += [actions.DOUBT] * (holds < SURE or not found)
        return vec[i64](sorted(found))

    def evaluate(self, state: Position, seat: i64) -> float:
        """Return the lead of a seat over the mean of the others in play, in dice.

        A bid of its own that stands adds what it brings if the next seat doubts it. That seat is
        taken to doubt the more, the less likely the bid is for somebody who sees no dice.
        """
        others = [dice for other, dice in enumerate(state.dice) if dice and other != seat]
        lead = state.dice[seat] - sum(others) / max(len(others), 1)
        lead -= 0.0 if state.dice[seat] else OUT
        if state.bidder != seat or not others:
            return lead
        holds = chance_to_hold(state, seat, state.count, state.face)
        wild = not state.palifico and state.face != facts.ACES
        doubted = 1.0 - chance_of(state.count, sum(state.dice), wild)
        return lead + doubted * (holds / len(others) - (1.0 - holds))

    def temperature(self, state: Position) -> float:
        """Return the lead in dice that makes the odds to win e times as good."""
        return 2.0

    def input_names(self, seats: i64) -> tuple[str, ...]:
        """Return the names of the inputs of learned values."""
        dice = [f"dice of seat {number}" for number in range(seats)]
        own = [f"own {name}" for name in facts.FACE_NAMES]
        return (*dice, *own, "bid holds", "bid is own", "turn")

    def inputs_layout(self, state: Position) -> str:
        """Return the version of the inputs of learned values."""
        return "dudo-1"

    def write_inputs(self, state: Position, seat: i64, out: vec[float]) -> None:
        """Write the inputs of learned values: dice from `seat` on, its hand, the bid, the turn."""
        turned = [*state.dice[seat:], *state.dice[:seat]]
        holds = chance_to_hold(state, seat, state.count, state.face) if state.count else 1.0
        own = [*state.hand(seat), holds, state.bidder == seat, state.may_act(seat)]
        for place, value in enumerate([*turned, *own]):
            out[place] = float(value)
