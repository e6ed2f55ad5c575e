"""Settling the bids of a colour, and taking cards of the display (VC-AUCTION, VC-VIRTUAL)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, decision, frames, seats, storage, tables
from velkahra.games.viceroy.rules.chapters import auction, flow, take, virtual
from velkahra.games.viceroy.rules.state import SERVED, Position

# What a bidder names: the lower card, the upper one (1), or neither.
NAMED_LOWER: Final[i64] = 0
NAMED_NEITHER: Final[i64] = 2


@final
class Colours(decision.Step):
    """The bids of one colour after the other are settled."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Settle one colour after the other. Rules: VC-AUCTION-03, VC-VIRTUAL-07, VC-EDGE-05."""
        colour = state.slot(frames.COLOURS_COLOUR)
        if colour == tables.COLOURS:
            state.drop()
            return
        state.set_slot(frames.COLOURS_COLOUR, colour + 1)
        mask = auction.bidders_of(state, colour)
        robots = virtual.count_virtual_bids(state, colour)
        if mask and robots:
            _settle_mixed(state, colour, mask, robots, events)
        elif mask:
            _settle_people(state, colour, mask, events)
        elif robots:
            _settle_virtual(state, colour, robots, events)


def _settle_people(state: Position, colour: i64, mask: i64, events: Events | None) -> None:
    """Settle a colour that people alone have bid.

    Rules: VC-AUCTION-03, VC-AUCTION-04, VC-AUCTION-05, VC-AUCTION-06, VC-AUCTION-07,
        VC-AUCTION-15, VC-TX-03, VC-TX-04, VC-EDGE-07.
    """
    cards = state.cards_shown(colour)
    people = seats.count(mask)
    if people == 1 and cards == 2:
        state.push(frames.TAKE, seats.first(mask), colour, frames.BY_BID)
    elif people == 1 and cards == 1:
        win_card(state, seats.first(mask), _lowest_slot(state, colour), events)
    elif people == 2 and cards == 2:
        state.push(frames.NAME, -1, mask, colour, 1)
    else:
        _emit_clash(state, colour, cards, events)


def _lowest_slot(state: Position, colour: i64) -> i64:
    """Return the slot of the lowest card on display in a colour."""
    return colour if state.shown(colour) else storage.upper(colour)


def _emit_clash(state: Position, colour: i64, cards: i64, events: Events | None) -> None:
    """Emit whose bids met, and for how many cards. Rules: VC-AUCTION-04, VC-ORDER-04."""
    if events is not None:
        facts = {"colour": colour, "cards": cards, "seats": auction.bidders_of(state, colour)}
        events.emit("clash", {**facts, "robots": virtual.count_virtual_bids(state, colour)})


def win_card(state: Position, seat: i64, slot: i64, events: Events | None) -> None:
    """Take the card on a slot of the display and leave this auction.

    Rules: VC-AUCTION-03, VC-AUCTION-13.
    """
    state.status[seat] = SERVED
    state.bid[seat] = storage.NO_BID
    take.take_shown(state, seat, slot, events)


def _settle_virtual(state: Position, colour: i64, robots: i64, events: Events | None) -> None:
    """Settle a colour that virtual opponents alone have bid.

    Rules: VC-SOLO-04, VC-SOLO-05, VC-VIRTUAL-03, VC-VIRTUAL-04, VC-VIRTUAL-07, VC-EDGE-42.
    """
    cards = state.cards_shown(colour)
    if cards == 0:
        state.free_discards += robots
        virtual.finish_virtual_opponents(state, colour)
    elif robots == 1:
        take.throw_shown(state, _lowest_slot(state, colour), True, events)
        virtual.finish_virtual_opponents(state, colour)
    elif robots == 2 and cards == 2:
        take.throw_shown(state, colour, True, events)
        take.throw_shown(state, storage.upper(colour), True, events)
        virtual.finish_virtual_opponents(state, colour)
    else:
        _emit_clash(state, colour, cards, events)


def _settle_mixed(
    state: Position, colour: i64, mask: i64, robots: i64, events: Events | None
) -> None:
    """Settle a colour that people and virtual opponents have bid.

    Rules: VC-SOLO-03, VC-VIRTUAL-04, VC-VIRTUAL-05, VC-VIRTUAL-07, VC-EDGE-42, VC-TX-14.
    """
    cards = state.cards_shown(colour)
    if cards == 2 and robots == 1 and seats.count(mask) == 1 and virtual.may_share(state):
        state.push(frames.SHARE, seats.first(mask), colour)
        return
    _emit_clash(state, colour, cards, events)
    if cards == 0:
        state.free_discards += robots
        virtual.finish_virtual_opponents(state, colour)


@final
class ShareColour(decision.Decision):
    """A seat takes the upper card beside a virtual opponent, or goes on."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List taking the upper card and going on. Rules: VC-VIRTUAL-05."""
        slot = storage.upper(state.slot(frames.SHARE_COLOUR))
        return append(append(out, actions.A_TAKE + slot), actions.A_GO_ON)

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse the lower card, which the virtual opponent takes. Rules: VC-VIRTUAL-05."""
        colour = state.slot(frames.SHARE_COLOUR)
        if action == actions.A_TAKE + colour:
            return Refusal("VC-VIRTUAL-05")
        if action == actions.A_GO_ON or action == actions.A_TAKE + storage.upper(colour):
            return None
        return flow.refuse_other(state)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Take the upper card, so that the lower one leaves the game, or go on with the opponent.

        Rules: VC-VIRTUAL-05.
        """
        colour = state.slot(frames.SHARE_COLOUR)
        state.drop()
        if action == actions.A_GO_ON:
            _emit_clash(state, colour, 2, events)
            return
        take.throw_shown(state, colour, True, events)
        virtual.finish_virtual_opponents(state, colour)
        win_card(state, seat, storage.upper(colour), events)


@final
class Take(decision.Decision):
    """A seat takes a card of the display."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the cards on display that may be taken, of one colour or any.

        Rules: VC-AUCTION-05, VC-AUCTION-15, VC-EDGE-27.
        """
        colour = state.slot(frames.TAKE_COLOUR)
        for slot in range(storage.SLOTS):
            fits = colour == frames.ANY_CARD or storage.colour_of_slot(slot) == colour
            if fits and state.shown(slot):
                out = append(out, actions.A_TAKE + slot)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse a slot that is empty, or of another colour. Rules: VC-AUCTION-05."""
        slot, colour = action - actions.A_TAKE, state.slot(frames.TAKE_COLOUR)
        if state.shown(slot) and colour not in (frames.ANY_CARD, storage.colour_of_slot(slot)):
            return Refusal("VC-AUCTION-05", {"colour": colour})
        return take.refuse_slot(state, slot)

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Take the chosen card of the display. Rules: VC-AUCTION-05, VC-AUCTION-15, VC-EDGE-27."""
        slot, purpose = action - actions.A_TAKE, state.slot(frames.TAKE_PURPOSE)
        state.drop()
        if purpose != frames.BY_LAW:
            win_card(state, seat, slot, events)
            return
        take.take_shown(state, seat, slot, events)
        if state.small:
            state.push(frames.SHOW, -1, slot, 1)


@final
class Name(decision.SecretChoice):
    """Two bidders name the card they want."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the lower card, the upper, neither. Rules: VC-AUCTION-06, VC-EDGE-07, VC-EDGE-55."""
        for place in range(NAMED_NEITHER + 1):
            out = append(out, actions.A_NAME + place)
        return out

    def reveal(self, state: Position, events: Events | None) -> None:
        """Compare the cards that two bidders have named, and settle the colour.

        Rules: VC-AUCTION-06, VC-EDGE-07, VC-EDGE-55.
        """
        mask, colour = state.slot(frames.NAME_SEATS), state.slot(frames.NAME_COLOUR)
        again = state.slot(frames.NAME_OFTEN)
        state.drop()
        seat, other = seats.first(mask), seats.second(mask)
        mine = state.choice_of(seat) - actions.A_NAME
        theirs = state.choice_of(other) - actions.A_NAME
        state.forget_choice(seat)
        state.forget_choice(other)
        if events is not None:
            facts = {"seat": seat, "place": mine, "other": other, "their_place": theirs}
            events.emit("named", {**facts, "colour": colour})
        if NAMED_NEITHER in (mine, theirs) or (mine == theirs and not again):
            _emit_clash(state, colour, 2, events)
        elif mine == theirs:
            state.push(frames.NAME, -1, mask, colour)
        else:
            win_card(state, other, colour + storage.UPPER * theirs, events)
            win_card(state, seat, colour + storage.UPPER * mine, events)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Name(frames.NAME, "name"),
    Take(frames.TAKE, "take"),
    ShareColour(frames.SHARE, "take", "go-on"),
    Colours(frames.COLOURS),
)
