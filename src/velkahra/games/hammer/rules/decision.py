"""Kinds of frames with their rules: what each of them may override."""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.rules import actions, arrays, values
from velkahra.games.hammer.rules.state import Position


class Decision:
    """What may be done while a frame of one kind is on top of the stack, and what follows.

    `kind` is that of its frame. `actions` are the kinds of actions that belong to it; any other is
    refused without asking it. `left` is the slot that counts how often it is still to be decided, 0
    where none does. `phase` is its phase of the round, -1 if it may come in several.
    """

    def __init__(self, kind: i64, *actions: str, left: i64 = 0, phase: i64 = -1) -> None:
        self.kind = kind
        self.actions = actions
        self.left = left
        self.phase = phase

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """Append what `seat` (or CHANCE) may do to `out`, which is empty, ascending; return it."""
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal of one of its actions, or None.

        It is written apart from `legal`, and a test holds them to each other.
        """
        return None

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out a legal action."""

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Return whether nobody has to decide: the frame is resolved then, or something lies on it.

        Steps that the rules resolve always lapse.
        """
        if (self.left == 0 or state.slot(self.left) > 0) and self.has_answer(state):
            return False
        self.stop(state)
        return True

    def has_answer(self, state: Position) -> bool:
        """Return whether there is something to choose from."""
        return True

    def stop(self, state: Position) -> None:
        """End the decision where nothing is left to decide, or the team wants no more."""
        state.drop()


class Step(Decision):
    """A step that the rules resolve."""

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Resolve the step and return True."""
        self.resolve(state, events)
        return True

    def resolve(self, state: Position, events: Events | None) -> None:
        """Do what the step is for; it drops itself when nothing is left to do."""
        raise NotImplementedError


class Answer(Decision):
    """A team agrees or refuses."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List both answers."""
        return append(append(out, actions.A_AGREE), actions.A_REFUSE)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out the answer."""
        self.answer(state, action == actions.A_AGREE, events)

    def answer(self, state: Position, agreed: bool, events: Events | None) -> None:
        """Carry out whether the team agreed."""
        raise NotImplementedError


class CardChoice(Decision):
    """A team chooses cards, one after the other."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the cards that can be chosen, and the end of the choice."""
        for card in state.cards:
            if self.may_choose(state, card):
                out = append(out, actions.A_CHOOSE + card)
        return append(out, actions.A_ENOUGH) if self.may_stop(state) else out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a card that cannot be chosen, or too few. Rules: HM-EDGE-TARGET-01."""
        if action == actions.A_ENOUGH:
            enough = self.may_stop(state)
            return None if enough else Refusal("HM-EDGE-TARGET-01", None, "choose")
        card = action - actions.A_CHOOSE
        if self.may_choose(state, card):
            return None
        return Refusal("HM-EDGE-TARGET-02", {"card": int(card)})

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out a chosen card, or the end of the choice."""
        if action == actions.A_ENOUGH:
            self.stop(state)
        else:
            if self.left:
                state.count_down(self.left)
            self.choose(state, action - actions.A_CHOOSE, events)

    def has_answer(self, state: Position) -> bool:
        """Return whether a card can be chosen."""
        return any(self.may_choose(state, card) for card in state.cards)

    def may_choose(self, state: Position, card: i64) -> bool:
        """Return whether a card can be chosen now."""
        raise NotImplementedError

    def may_stop(self, state: Position) -> bool:
        """Return whether the team may choose no more cards."""
        return False

    def choose(self, state: Position, card: i64, events: Events | None) -> None:
        """Carry out a chosen card."""
        raise NotImplementedError


class Outcome(Decision):
    """The dealer draws, or the organiser enters what happened."""

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse an outcome that cannot be. Rules: HM-EDGE-ORG-02."""
        return None if self.may_happen(state, action) else Refusal("HM-EDGE-ORG-02")

    def may_happen(self, state: Position, action: i64) -> bool:
        """Return whether this is a possible outcome."""
        return True

    def weight(self, state: Position, action: i64) -> i64:
        """Return the weight of a possible outcome when the dealer draws; 0 if he never does."""
        return 1


class CardDraw(Outcome):
    """Chance picks a card."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the cards that chance can pick."""
        for card in state.cards:
            if self.may_come(state, card):
                out = append(out, actions.A_DEAL + card)
        return out

    def may_happen(self, state: Position, action: i64) -> bool:
        """Return whether chance can pick the card."""
        return self.may_come(state, action - actions.A_DEAL)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out the card that chance picked."""
        if self.left:
            state.count_down(self.left)
        self.draw(state, action - actions.A_DEAL, events)

    def has_answer(self, state: Position) -> bool:
        """Return whether chance can pick a card."""
        return any(self.may_come(state, card) for card in state.cards)

    def may_come(self, state: Position, card: i64) -> bool:
        """Return whether chance can pick this card."""
        raise NotImplementedError

    def draw(self, state: Position, card: i64, events: Events | None) -> None:
        """Carry out the card."""
        raise NotImplementedError


class DeckDraw(CardDraw):
    """Chance draws a card of one deck that lies at no fixed place of it."""

    def deck(self, state: Position) -> i64:
        """Return the owners of the deck, seats as bits; usually the team that the frame is of."""
        return arrays.seat_bit(state.frame_seat())

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the cards of the deck that chance can draw."""
        deck = self.deck(state)
        for card in range(state.first_of_deck(deck), state.end_of_deck(deck)):
            if state.zone[card] == values.DECK and state.at[card] == values.ANYWHERE:
                out = append(out, actions.A_DEAL + card)
        return out

    def has_answer(self, state: Position) -> bool:
        """Return True: nothing is asked of an empty deck."""
        return True

    def may_come(self, state: Position, card: i64) -> bool:
        """Return whether a card is in the deck, at no fixed place."""
        lies_open = state.zone[card] == values.DECK and state.at[card] == values.ANYWHERE
        return lies_open and state.owners_of(card) == self.deck(state)
