"""Questions that effects ask, and draws they need: rows, cards, coins, discards.

Rules: HM-INFO-03, HM-INFO-05, HM-EDGE-INFO-02, HM-EDGE-INFO-04, HM-EDGE-INFO-07, HM-POPULATION-01.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.hammer.cards.columns import OP_DEED, OP_WIDTH
from velkahra.games.hammer.rules import actions, arrays, decision, frames, listing, values
from velkahra.games.hammer.rules.chapters import camp, teams, zones
from velkahra.games.hammer.rules.effects import harm, match, supply
from velkahra.games.hammer.rules.state import Position


@final
class Coin(decision.Outcome):
    """A coin is tossed."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List both sides of the coin, the won one first."""
        return listing.list_range(actions.A_COIN, 2)

    def weight(self, state: Position, action: i64) -> i64:
        """Return the chance of a side, in percent. Rules: HM-POPULATION-01."""
        won = state.slot(frames.COIN_PERCENT)
        return won if action == actions.A_COIN else 100 - won

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Carry out the result of a coin. Rules: HM-POPULATION-01."""
        won = action == actions.A_COIN
        owner, purpose = state.frame_seat(), state.slot(frames.COIN_PURPOSE)
        lost_at = state.slot(frames.COIN_LOST_AT)
        state.drop()
        if events is not None:
            events.emit("coin", {"seat": int(owner), "won": int(won), "purpose": int(purpose)})
        if purpose == frames.FOR_POPULATION:
            if won:
                camp.offer_return(state, owner)
        elif not won:
            state.run[values.PC] = lost_at


def rows_by_chance(state: Position) -> i64:
    """Return the rows that the team in a copying frame can still learn by chance, as bits."""
    return state.rows[state.slot(frames.COPY_FROM)] & ~state.slot(frames.COPY_COPIED)


@final
class Copy(decision.Outcome):
    """Chance picks clues that a thief learns."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the rows that the thief can still learn."""
        return listing.list_rows(actions.A_ROW, rows_by_chance(state))

    def may_happen(self, state: Position, action: i64) -> bool:
        """Return whether the thief can learn a row."""
        return (rows_by_chance(state) >> (action - actions.A_ROW)) & 1 == 1

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Give a thief a random clue of its victim. Rules: HM-INFO-05, HM-EDGE-INFO-04."""
        row = action - actions.A_ROW
        supply.steal_row(state, state.frame_seat(), state.slot(frames.COPY_FROM), row)
        state.set_slot(frames.COPY_COPIED, state.slot(frames.COPY_COPIED) | arrays.bit(row))
        state.count_down(frames.COPY_LEFT)

    def has_answer(self, state: Position) -> bool:
        """Return whether there is a clue to steal."""
        return rows_by_chance(state) != 0


class Row(decision.Decision):
    """A team names the clues it gains."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the rows that can be named."""
        return listing.list_rows(actions.A_ROW, self.rows(state, seat))

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a clue that cannot be named. Rules: HM-INFO-03, HM-INFO-05."""
        row = action - actions.A_ROW
        facts = {"row": int(row + 1)}
        if row >= state.pieces:
            return Refusal("HM-INFO-03", {"row": int(row + 1), "most": int(state.pieces)})
        if not (supply.unknown_rows(state, seat) >> row) & 1:
            return Refusal("HM-EDGE-INFO-02", facts, "row")
        return None if (self.rows(state, seat) >> row) & 1 else Refusal("HM-INFO-05", facts)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Give a team the clue it names. Rules: HM-INFO-03, HM-EDGE-INFO-07, HM-EX-07."""
        row = action - actions.A_ROW
        self.note(state, seat, row)
        state.count_down(self.left)
        if events is not None:
            events.emit_to(seat, "named", {"seat": int(seat), "row": int(row + 1)})
            events.emit_to_others(seat, "named-secretly", {"seat": int(seat)})

    def has_answer(self, state: Position) -> bool:
        """Return whether there is a clue to name."""
        return self.rows(state, state.frame_seat()) != 0

    def rows(self, state: Position, seat: i64) -> i64:
        """Return the rows that can be named, as bits."""
        return supply.unknown_rows(state, seat)

    def note(self, state: Position, seat: i64, row: i64) -> None:
        """Record a clue, a row from 0, that a team gains."""
        supply.note_row(state, seat, row)


@final
class StealRow(Row):
    """A team names the clues it steals."""

    def rows(self, state: Position, seat: i64) -> i64:
        """Return the rows that a thief can name, as bits."""
        return state.rows[state.slot(frames.STEAL_ROW_FROM)] & supply.unknown_rows(state, seat)

    def note(self, state: Position, seat: i64, row: i64) -> None:
        """Record a clue, a row from 0, that a thief will get."""
        supply.steal_row(state, seat, state.slot(frames.STEAL_ROW_FROM), row)


@final
class Search(decision.CardChoice):
    """A team searches its deck."""

    def may_choose(self, state: Position, card: i64) -> bool:
        """Return whether a card can be taken from the deck that is searched."""
        seat = state.frame_seat()
        if state.slot(frames.SEARCH_INTO_PLAY) and not zones.room_for(state, seat, card):
            return False
        return match.matches(
            state, state.slot(frames.SEARCH_FILTER), card, seat, arrays.seat_bit(seat), -1
        )

    def may_stop(self, state: Position) -> bool:
        """Return that the team need not take all."""
        return True

    def choose(self, state: Position, card: i64, events: Events | None) -> None:
        """Take a card out of the deck that is searched; everybody sees it."""
        seat, into_play = state.frame_seat(), state.slot(frames.SEARCH_INTO_PLAY)
        if events is not None:
            events.emit("searched", {"seat": int(seat), "card": int(card)})
        if into_play:
            zones.enter(state, card, arrays.seat_bit(seat), False, events)
            return
        state.zone[card] = values.HAND
        state.at[card] = values.ANYWHERE
        state.known[card] = values.EVERYBODY_KNOWS

    def stop(self, state: Position) -> None:
        """Shuffle the deck that was searched."""
        seat = state.frame_seat()
        state.drop()
        zones.shuffle(state, arrays.seat_bit(seat))


@final
class Mill(decision.DeckDraw):
    """Cards go from the top of a deck onto its pile."""

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Mill a card known to lie on top, and return False if the dealer has to draw it."""
        seat = state.frame_seat()
        if state.slot(frames.MILL_LEFT) <= 0 or zones.top_card(state, seat) == values.NOTHING_LEFT:
            state.drop()
            return True
        if supply.mill_one(state, seat, events):
            return False
        state.count_down(frames.MILL_LEFT)
        return True

    def draw(self, state: Position, card: i64, events: Events | None) -> None:
        """Put the card that the dealer drew from the top of a deck onto the pile."""
        supply.mill_card(state, state.frame_seat(), card, events)


@final
class Draws(decision.Step):
    """An effect draws cards."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Draw the next card of an effect."""
        seat = state.frame_seat()
        if state.slot(frames.DRAWS_LEFT) <= 0:
            state.drop()
            return
        state.count_down(frames.DRAWS_LEFT)
        supply.draw_one(state, seat, events)


@final
class Deal(decision.DeckDraw):
    """The dealer draws the top card of a team's deck into its hand."""

    def draw(self, state: Position, card: i64, events: Events | None) -> None:
        """Take the card that the dealer drew into the hand."""
        seat = state.frame_seat()
        state.drop()
        supply.into_hand(state, seat, card, events)


@final
class LoseCard(decision.CardDraw):
    """Chance picks cards of a hand to discard. Rules: HM-EDGE-COOP-12, HM-EDGE-COOP-26."""

    def may_come(self, state: Position, card: i64) -> bool:
        """Return whether chance can pick a card of the hand; joint cards of partners are spared."""
        if not state.in_hand(state.frame_seat(), card):
            return False
        return state.owners_of(card) & state.slot(frames.LOSE_CARD_SPARED) == 0

    def draw(self, state: Position, card: i64, events: Events | None) -> None:
        """Discard the card that chance picked."""
        zones.discard(state, card, state.frame_seat(), events)


@final
class Restock(decision.CardDraw):
    """Chance puts cards of a joint pile back into the deck."""

    def may_come(self, state: Position, card: i64) -> bool:
        """Return whether chance can pick a card of the joint pile."""
        return state.zone[card] == values.PILE and state.owners_of(card) == state.slot(
            frames.RESTOCK_GROUP
        )

    def draw(self, state: Position, card: i64, events: Events | None) -> None:
        """Put a card of a joint pile back into its deck."""
        state.zone[card] = values.DECK
        state.at[card] = values.ANYWHERE
        state.known[card] = u8(0)


@final
class Pick(decision.CardDraw):
    """Chance selects cards for an effect. Rules: HM-EDGE-COOP-12, HM-EDGE-COOP-26."""

    def may_come(self, state: Position, card: i64) -> bool:
        """Return whether chance can select a card; joint cards of partners are spared."""
        harmful = harm.hurts_partner(
            state, state.tables.ops[(state.run[values.PC] - 1) * OP_WIDTH + OP_DEED]
        )
        spared = (
            teams.partners(state, state.run[values.SIDE_OF])
            if harmful and state.agreed[values.CORRECTED]
            else 0
        )
        if state.controllers_of(card) & spared or any(other == card for other in state.that):
            return False
        return match.matches(
            state,
            state.slot(frames.PICK_FILTER),
            card,
            state.run[values.YOU],
            state.run[values.SIDE_OF],
            state.run[values.SOURCE],
        )

    def draw(self, state: Position, card: i64, events: Events | None) -> None:
        """Select the card."""
        state.that = append(state.that, card)


@final
class TakeCard(decision.CardChoice):
    """A team chooses cards of another hand to be discarded."""

    def lapses(self, state: Position, events: Events | None) -> bool:
        """Show the hand, and return whether no card of it can be chosen."""
        supply.show_hand(state, state.slot(frames.TAKE_CARD_FROM), state.frame_seat(), None)
        return super().lapses(state, events)

    def may_choose(self, state: Position, card: i64) -> bool:
        """Return whether a card of another hand can be chosen; joint cards of partners are spared.

        Rules: HM-EDGE-COOP-12, HM-EDGE-COOP-26.
        """
        spared = state.owners_of(card) & state.slot(frames.TAKE_CARD_SPARED) != 0
        return state.in_hand(state.slot(frames.TAKE_CARD_FROM), card) and not spared

    def choose(self, state: Position, card: i64, events: Events | None) -> None:
        """Discard a card of another hand."""
        zones.discard(state, card, state.slot(frames.TAKE_CARD_FROM), events)


@final
class OwnDiscard(decision.Decision):
    """A team chooses cards of its own hand to discard."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the cards of the hand that can be discarded, as actions."""
        for card in supply.hand_of(state, state.frame_seat()):
            out = append(out, actions.A_DISCARD + card)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Return a refusal to discard a card that is not in the hand, or None."""
        card = action - actions.A_DISCARD
        if state.in_hand(seat, card):
            return None
        return Refusal("HM-DISCARD-01", {"card": int(card)})

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Discard a card of the own hand."""
        state.count_down(frames.OWN_DISCARD_LEFT)
        zones.discard(state, action - actions.A_DISCARD, seat, events)

    def has_answer(self, state: Position) -> bool:
        """Return whether there is a card to discard."""
        return state.hand_size(state.frame_seat()) > 0


@final
class Change(decision.Decision):
    """A team turns SB into BM by an effect."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List one more conversion, and the end."""
        return append(append(out, actions.A_CONVERT), actions.A_END)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Turn SB into a BM at the rate of an effect."""
        if action == actions.A_END:
            state.drop()
            return
        rate = state.slot(frames.CHANGE_RATE)
        state.sb[seat] -= rate
        state.bm[seat] += 1
        state.count_down(frames.CHANGE_LEFT)
        if events is not None:
            events.emit("converted", {"seat": int(seat), "sb": int(rate), "bm": 1})

    def has_answer(self, state: Position) -> bool:
        """Return whether the team can pay for one more."""
        return state.sb[state.frame_seat()] >= state.slot(frames.CHANGE_RATE)


@final
class May(decision.Answer):
    """A team says whether a part of an effect is carried out."""

    def answer(self, state: Position, agreed: bool, events: Events | None) -> None:
        """Carry out whether an optional part of an effect is carried out."""
        skip_to = state.slot(frames.MAY_ELSE)
        state.drop()
        if not agreed:
            state.run[values.PC] = skip_to


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Deal(frames.DEAL, "deal"),
    Coin(frames.COIN, "coin"),
    LoseCard(frames.LOSE_CARD, "deal", left=frames.LOSE_CARD_LEFT),
    Copy(frames.COPY, "row", left=frames.COPY_LEFT),
    Mill(frames.MILL, "deal", left=frames.MILL_LEFT),
    Restock(frames.RESTOCK, "deal", left=frames.RESTOCK_LEFT),
    Pick(frames.PICK, "deal", left=frames.PICK_LEFT),
    Row(frames.ROW, "row", left=frames.ROW_LEFT),
    StealRow(frames.STEAL_ROW, "row", left=frames.STEAL_ROW_LEFT),
    May(frames.MAY, "agree", "refuse"),
    Change(frames.CHANGE, "convert", "end", left=frames.CHANGE_LEFT),
    TakeCard(frames.TAKE_CARD, "choose", "enough", left=frames.TAKE_CARD_LEFT),
    OwnDiscard(frames.OWN_DISCARD, "discard", left=frames.OWN_DISCARD_LEFT),
    Search(frames.SEARCH, "choose", "enough", left=frames.SEARCH_LEFT),
    Draws(frames.DRAWS),
)
