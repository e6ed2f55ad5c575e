"""The state of Pax Pamir with everything that can be done with it."""

from typing import final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import decisions, frames, state, storage, tables
from velkahra.games.pamir.rules.actions import A_BACK
from velkahra.games.pamir.rules.chapters import dominance, market, turn
from velkahra.games.pamir.rules.wakhan.steps import cards_with_back


@final
class PamirState(state.Position):
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
        return decisions.legal_actions(self, seat)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Return the reason why `seat` may not do `action` now, or None."""
        found = decisions.refusal(self, seat, action)
        if found is not None:
            _name_wakhan(found.facts, self.wakhan)
        return found

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out a legal action."""
        before = 0 if events is None else len(events.happened)
        decisions.advance(self, seat, action, events)
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
        for outcome in decisions.legal_actions(self, -1):
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
        outcomes = decisions.legal_actions(self, -1)
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


def _name_wakhan(facts: dict[str, int], wakhan: i64) -> None:
    """Set Wakhan's number to one that does not depend on the number of seats, for the words."""
    for name in ("seat", "other"):
        if wakhan >= 0 and facts.get(name, -1) == wakhan:
            facts[name] = state.WAKHAN


def _bits(number: i64) -> i64:
    count: i64 = 0
    while number:
        count += number & 1
        number >>= 1
    return count
