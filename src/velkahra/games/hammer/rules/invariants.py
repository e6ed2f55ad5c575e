"""Invariants of every position between two plies."""

from velkahra.core.contract.state import FRAME
from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules import frames, values
from velkahra.games.hammer.rules.chapters.teams import complete
from velkahra.games.hammer.rules.effects.modify import parameter
from velkahra.games.hammer.rules.state import Position


def census(state: Position) -> dict[str, int]:
    """Return the number of cards of each team and of all joint decks, which never changes."""
    out = {"joint": 0}
    for card in range(int(card_ids.CARDS)):
        if state.zone[card] == values.GONE:
            continue
        name = "joint" if state.is_joint(card) else f"seat {int(state.owner(card))}"
        out[name] = out.get(name, 0) + 1
    return out


def faults(state: Position) -> list[str]:
    """List in words the invariants that are broken; empty unless there is a bug."""
    found = []
    for card in range(int(card_ids.CARDS)):
        found += _card_faults(state, card)
    for seat in range(int(state.seats)):
        found += [f"seat {seat} {what}" for what in _team_faults(state, seat)]
    return [*found, *_pact_faults(state), *_effect_faults(state)]


def _card_faults(state: Position, card: int) -> list[str]:
    """List cards in two places, or controlled out of play. Rules: HM-COOP-11."""
    found = []
    zone, control, owners = state.zone[card], int(state.control[card]), int(state.owners[card])
    if control and zone != values.IN_PLAY:
        found.append("is controlled and not in play")
    if zone == values.IN_PLAY and not control and not _is_under_way(state, card):
        found.append("is in play and nobody controls it")
    if control and control != owners and (state.is_joint(card) or control & (control - 1)):
        found.append("is joint, and others than its owners control it")
    if (zone != values.GONE) != (owners != 0):
        found.append("is in this game without an owner, or has one without being in it")
    if state.at[card] != values.ANYWHERE and zone != values.DECK:
        found.append("has a fixed place in a deck that it is not in")
    if state.tired[card] and (
        zone != values.IN_PLAY or state.of(card, columns.KIND) != opcodes.SPY
    ):
        found.append("is tired and no spy in play")
    if zone == values.IN_PLAY and state.known[card] != values.EVERYBODY_KNOWS:
        found.append("is in play and not known to everybody")
    if zone == values.HAND and owners & ~int(state.known[card]):
        found.append("is in the hand of a team that does not know it")
    return [f"card {card} {what}" for what in found]


def _is_under_way(state: Position, card: int) -> bool:
    """Return whether a card is an action that is being carried out. Rules: HM-ACTION-01."""
    stack = [int(part) for part in state.stack]
    places = range(0, len(stack), FRAME)
    return any(
        stack[at] == frames.PLAYED and stack[at + frames.PLAYED_CARD] == card for at in places
    )


def _team_faults(state: Position, seat: int) -> list[str]:
    """List supplies below 0 and broken limits. Rules: HM-STEAL-02, HM-JOKER-01, HM-EDGE-COOP-13."""
    found = []
    if min(state.sb[seat], state.bm[seat], state.points[seat], state.debt[seat]) < 0:
        found.append("has less than nothing")
    if int(state.rows[seat] | state.due[seat]) >> int(state.pieces):
        found.append("knows rows that the picture does not have")
    cards = range(int(card_ids.CARDS))
    mine = [card for card in cards if state.controls(seat, card) and not state.is_joint(card)]
    for kind, name in ((opcodes.SPY, opcodes.P_SPY_LIMIT), (opcodes.PLACE, opcodes.P_PLACE_LIMIT)):
        of_kind = [card for card in mine if state.of(card, columns.KIND) == kind]
        if len(of_kind) > parameter(state, seat, name):
            found.append(f"has more in play of kind {int(kind)} than it may")
    return found


def _pact_faults(state: Position) -> list[str]:
    """List co-operations that are not mutual, and joint cards without one.

    Rules: HM-COOP-01, HM-EDGE-COOP-15.
    """
    found = []
    for seat in range(int(state.seats)):
        for other in range(int(state.seats)):
            mutual = (state.pacts[seat] >> other & 1) == (state.pacts[other] >> seat & 1)
            if not mutual or (seat == other and state.pacts[seat] >> seat & 1):
                found.append(f"seats {seat} and {other} co-operate in one direction")
    if state.tables.chosen[opcodes.C_JOINT_CARDS] == opcodes.JOINT_CARDS_DISCARDED:
        for card in range(int(card_ids.CARDS)):
            lies = state.zone[card] in (values.HAND, values.IN_PLAY) and state.is_joint(card)
            if lies and not complete(state, int(state.owners[card])):
                found.append(f"card {card} is joint, and its teams have parted")
    return found


def _effect_faults(state: Position) -> list[str]:
    """List modifiers bound to cards out of play, and a finder that is no team."""
    found = []
    for at in range(0, len(state.brief), int(values.BRIEF)):
        card = int(state.brief[at + values.BRIEF_CARD])
        if card >= 0 and state.zone[card] != values.IN_PLAY:
            found.append(f"card {card} left play and something is bound to it")
    if not -1 <= state.finder < state.seats:
        found.append("nobody in the game found T. H.")
    return found
