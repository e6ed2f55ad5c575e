"""Who acts before whom, as seats that wait are told (VC-ORDER)."""

from mypy_extensions import i64

from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import frames, seats, storage, tables
from velkahra.games.viceroy.rules.chapters import auction, building, recolour
from velkahra.games.viceroy.rules.state import ATTACK, Position


def refuse_waiting(state: Position, seat: i64) -> Refusal:
    """Return a refusal that says what a seat waits for. Rules: VC-FLOW-03."""
    kind = state.frame_kind()
    if kind <= frames.LAST_CHANCE:
        return Refusal("VC-FLOW-03", {}, "dealer")
    if kind > frames.LAST_SECRET:
        return _refuse_turn(state, seat)
    chosen = seats.contains(state.slot(frames.SECRET_SEATS), seat)
    return Refusal("VC-FLOW-03", {"seat": seat}, "chosen" if chosen else "apart")


def _refuse_turn(state: Position, seat: i64) -> Refusal:
    """Return a refusal while another seat decides.

    It names the order of numbers only to a seat that this order makes wait.
    Rules: VC-FLOW-03, VC-ORDER-01, VC-ORDER-03.
    """
    facts = {"seat": seat, "actor": state.frame_seat()}
    if building.card_to_lay(state, seat):
        return Refusal("VC-ORDER-03", facts)
    if _acts_later(state, seat):
        return Refusal("VC-ORDER-01", facts)
    return Refusal("VC-FLOW-03", facts, "turn")


def _acts_later(state: Position, seat: i64) -> bool:
    """Return whether a seat will surely act, and waits for a lower number. Rules: VC-ORDER-01."""
    kind = state.frame_kind()
    if kind == frames.RECOLOUR:
        return _place_of(state, frames.RECOLOUR, seat) >= 0 and recolour.can_recolour(state, seat)
    if state.find_frame(frames.ATTACKERS) >= 0:
        return _attacks_later(state, seat)
    if kind == frames.GEMS and state.owed[seat]:
        return _is_enough_for_all(state)
    place = _place_of(state, frames.REWARD, seat)
    return place >= 0 and _is_choice(state, state.slot_at(place, frames.REWARD_SOURCE))


def _place_of(state: Position, kind: i64, seat: i64) -> i64:
    """Return the place of a frame of a kind and a seat on the stack, or -1."""
    for place in range(state.frames()):
        if state.kind_at(place) == kind and state.seat_at(place) == seat:
            return place
    return -1


def _attacks_later(state: Position, seat: i64) -> bool:
    """Return whether a seat has bid an attack token, and the display has a card for each of them.

    Rules: VC-AUCTION-16, VC-ORDER-02.
    """
    there: i64 = 0
    for colour in range(tables.COLOURS):
        there += state.cards_shown(colour)
    return state.bid[seat] == ATTACK and there >= seats.count(auction.bidders_of(state, ATTACK))


def _is_enough_for_all(state: Position) -> bool:
    """Return whether the supply leaves a choice to all who take gems for passing.

    Rules: VC-PASS-03, VC-PASS-04.
    """
    due = state.slot(frames.GEMS_LEFT)
    for seat in range(state.seats):
        if state.owed[seat]:
            due += auction.gems_for_passing(state, seat)
    return state.all_gems_of(storage.SUPPLY) > due


def _is_choice(state: Position, source: i64) -> bool:
    """Return whether a reward at the start has gems or cards to choose. Rules: VC-EDGE-01."""
    for part in range(tables.PARTS_EACH):
        if state.tables().part(source, part, tables.WHAT) in (tables.GEMS, tables.CARD):
            return True
    return False
