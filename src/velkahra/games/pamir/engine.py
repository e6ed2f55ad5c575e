"""The state of Pax Pamir with everything that can be done with it."""

from typing import final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.net import Net
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.bots.evaluation import HORIZON, TEMPERATURE, evaluate
from velkahra.games.pamir.bots.inputs import (
    VERSION,
    is_settled,
    learned_chance,
    size,
    write_inputs,
)
from velkahra.games.pamir.rules import frames, storage, tables
from velkahra.games.pamir.rules.actions import A_BACK, A_OFFER, A_PLAY
from velkahra.games.pamir.rules.chapters import bribe, dominance, market, turn
from velkahra.games.pamir.rules.decisions import advance, legal_actions, refusal
from velkahra.games.pamir.rules.state import WAKHAN, Position
from velkahra.games.pamir.rules.wakhan.steps import cards_with_back


@final
class PamirState(Position):
    """A position that knows the rules. Use `new` for the start of a game."""

    @staticmethod
    def new(seats: i64, wakhan: i64, open_hands: i64) -> "PamirState":
        """Return the start of a game, before the dealer fills the market.

        Args:
            seats: 1..5, the number of people or bots.
            wakhan: 1 if Wakhan plays too, as the player after the last seat; 0 if not. She plays
                with one or two seats.
            open_hands: 1 if everybody sees everybody's hand, 0 if not.

        Nothing is checked: `Game.start` takes options by name and checks them.

        Rules: PP-SETUP-01, PP-SETUP-05, PP-SETUP-06.
        """
        state = PamirState(seats, seats + wakhan, open_hands)
        turn.set_up(state)
        return state

    def clone(self) -> "PamirState":
        """Return a copy of the state."""
        copy = PamirState(self.seats, self.players, self.open_hands)
        copy.wakhan = self.wakhan
        copy.any_battle = self.any_battle
        copy.most_asked = self.most_asked
        copy.unconfirmed = self.unconfirmed
        copy.stack = self.stack[:]
        copy.place = self.place[:]
        copy.courts = self.courts[:]
        copy.hands = self.hands[:]
        copy.market = self.market[:]
        copy.coins = self.coins[:]
        copy.pieces = self.pieces[:]
        copy.fresh = self.fresh[:]
        copy.counts = self.counts[:]
        copy.favored = self.favored
        copy.turn_number = self.turn_number
        copy.active = self.active
        copy.left = self.left
        copy.barred = self.barred
        copy.asked = self.asked
        copy.checks = self.checks
        copy.pile = self.pile
        copy.pile_courts = self.pile_courts
        copy.pile_events = self.pile_events
        copy.pile_checks = self.pile_checks
        copy.anchor = self.anchor
        copy.ai = self.ai
        copy.ai_back = self.ai_back
        copy.ai_seen = self.ai_seen
        copy.over = self.over
        return copy

    def legal_actions(self, seat: i64) -> vec[i64]:
        """List the legal actions of `seat` (or CHANCE), ascending."""
        return legal_actions(self, seat)

    def sensible_actions(self, seat: i64) -> vec[i64]:
        """List the legal actions, without starting another bribe in a turn after one was let be.

        Letting a bribe be changes nothing, so a search could go on like that. Rules: PP-EDGE-96.
        """
        actions = legal_actions(self, seat)
        if self.asked == 0 or seat != self.active or self.frame_kind() != frames.TURN:
            return actions
        found: vec[i64] = vec[i64](capacity=i64(len(actions)))
        for action in actions:
            if not A_PLAY <= action < A_OFFER or bribe.receiver_of_bribe(self, seat, action) < 0:
                found = append(found, action)
        return found

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Return the reason why `seat` may not do `action` now, or None."""
        found = refusal(self, seat, action)
        if found is not None:
            _name_wakhan(found.facts, self.wakhan)
        return found

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out a legal action."""
        before = 0 if events is None else len(events.happened)
        advance(self, seat, action, events)
        if events is not None:
            for event in events.happened[before:]:
                _name_wakhan(event.facts, self.wakhan)

    def chance_weights(self) -> vec[i64]:
        """Return the weights of the dealer's outcomes, in the order of the legal ones.

        Rules: PP-SETUP-05, PP-SETUP-09, PP-WAKHAN-03.
        """
        if self.frame_kind() == frames.FILL:
            return market.card_weights(self)
        weights: vec[i64] = vec[i64]()
        for outcome in legal_actions(self, -1):
            weight = (
                cards_with_back(self, outcome - A_BACK)
                if self.frame_kind() == frames.BACK
                else i64(1)
            )
            weights = append(weights, weight)
        return weights

    def draw(self, rng: Random) -> i64:
        """Return an outcome drawn by its probability."""
        kind = self.frame_kind()
        if kind == frames.FILL:
            return market.draw_card(self, rng)
        outcomes = legal_actions(self, -1)
        if kind == frames.WAKHAN:
            return outcomes[0]
        if kind != frames.BACK:
            return outcomes[rng.randrange(len(outcomes))]
        left = rng.randrange(tables.AI_CARDS - _bits(self.ai_seen))
        index: i64 = 0
        while left >= cards_with_back(self, outcomes[index] - A_BACK):
            left -= cards_with_back(self, outcomes[index] - A_BACK)
            index += 1
        return outcomes[index]

    def determinize(self, seat: i64, rng: Random) -> "PamirState":
        """Return a copy: a player who counted knows everything in it. Rules: PP-EDGE-60."""
        return self.clone()

    def returns(self) -> vec[float]:
        """Return each seat's share of the victory, 0..1; Wakhan has the rest.

        Zeros until the end.
        """
        result: vec[float] = vec[float]()
        for seat in range(self.seats):
            result = append(
                result,
                0.0 if self.over == storage.PLAYING else dominance.share_of_victory(self, seat),
            )
        return result

    def evaluate(self, seat: i64) -> float:
        """Return an estimate of how well `seat` stands, in victory points."""
        return evaluate(self, seat)

    def temperature(self) -> float:
        """Return the difference in `evaluate` that makes the odds to win e times as good."""
        return TEMPERATURE

    def inputs_layout(self) -> str:
        """Return the name of the game and the version of its inputs; "" in a game with Wakhan."""
        return "" if self.wakhan >= 0 else f"pamir-{VERSION}"

    def write_inputs(self, seat: i64, out: vec[float]) -> None:
        """Write what a learned value judges this position by into `out`."""
        for place in range(size(self.seats)):
            out[place] = 0.0
        write_inputs(self, seat, out)

    def is_settled(self) -> bool:
        """Return whether a turn goes on, or the market is being filled."""
        return is_settled(self)

    def learned_chance(self, seat: i64, net: Net) -> float:
        """Return the chance of `seat` to win, 0..1; its own pending decisions are answered."""
        return learned_chance(self, seat, net)

    def turn_index(self) -> i64:
        """Return the player whose turn it is."""
        return self.active

    def horizon(self) -> i64:
        """Return the least number of turns that a search plays before it values a position."""
        return HORIZON


def _name_wakhan(facts: dict[str, int], wakhan: i64) -> None:
    """Set Wakhan's number to one that does not depend on the number of seats, for the words."""
    for name in ("seat", "other"):
        if wakhan >= 0 and facts.get(name, -1) == wakhan:
            facts[name] = WAKHAN


def _bits(number: i64) -> i64:
    count: i64 = 0
    while number:
        count += number & 1
        number >>= 1
    return count
