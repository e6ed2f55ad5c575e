"""Event cards, bought or discarded from the market (PP-EVENT)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, places, storage, tables
from velkahra.games.pamir.rules.chapters.court import lose_tribes, shed_after_last_tribe
from velkahra.games.pamir.rules.state import DISCARDED, IN_FORCE, Position

ARISTOCRACY_RUPEES: Final[i64] = 3  # gained by Backing of Persian Aristocracy


def buy_event(state: Position, player: i64, card: i64, events: Events | None) -> None:
    """Carry out the lower half of an event.

    Rules: PP-BUY-08, PP-BUY-09, PP-DOM-01, PP-EVENT-105, PP-EVENT-106, PP-EVENT-107, PP-EVENT-108,
        PP-EVENT-109, PP-EVENT-110, PP-EVENT-112, PP-EVENT-113, PP-EVENT-114, PP-EVENT-115,
        PP-EVENT-116, PP-EDGE-45, PP-WAKHAN-12, PP-EDGE-80.
    """
    if card < tables.FIRST_EVENT:
        state.checks += 1
        state.push(frames.CHECK, player)
    elif card == tables.ARISTOCRACY:
        state.add_money(player, ARISTOCRACY_RUPEES)
        if events is not None:
            events.emit("aristocracy", {"seat": player, "rupees": ARISTOCRACY_RUPEES})
    elif card == tables.PERSUASION:
        state.push(frames.SWAP, player)
    elif card == tables.REBUKE:
        state.push(frames.REBUKE, player)
    else:
        _keep(state, card, storage.bought_by(player))
        if card == tables.RUMOR:
            state.push(frames.RUMOR, player)
        elif card == tables.PASHTUNWALI:
            state.push(frames.SUIT, player)


def _keep(state: Position, card: i64, how: i64) -> None:
    """Put an event into effect until after the next check. Rules: PP-BUY-09, PP-EDGE-45."""
    state.place[card] = IN_FORCE
    state.set_lasting(card, how)


def throw_event(state: Position, card: i64, events: Events | None) -> None:
    """Carry out the upper half of an event that was thrown out of the market.

    Rules: PP-CLEAN-05, PP-COMP-08, PP-DOM-01, PP-EVENT-105, PP-EVENT-106, PP-EVENT-107,
        PP-EVENT-108, PP-EVENT-109, PP-EVENT-110, PP-EVENT-111, PP-EVENT-112, PP-EVENT-113,
        PP-EVENT-114, PP-EVENT-115, PP-EVENT-116, PP-EVENT-120, PP-EDGE-48, PP-EDGE-81.
    """
    state.place[card] = DISCARDED
    if events is not None:
        events.emit("thrown", {"card": card})
    if card < tables.FIRST_EVENT:
        state.checks += 1
        state.push(frames.CHECK, state.active)
    elif card in (tables.RICHES, tables.CUSTOMS):
        _keep(state, card, storage.THROWN)
    elif card == tables.RUMOR:
        for player in range(state.players):
            lose_prizes(state, player, events)
    elif card == tables.PERSUASION:
        for player in state.players_backwards():
            if state.hand_size(player) > 0:
                state.push(frames.CONFIDENCE, player)
    elif card in (tables.NEW_TACTICS, tables.PASHTUNWALI, tables.REBUKE):
        favor_suit(state, _favored_when_thrown(card), events)
    else:
        _riot(state, card, events)


def _favored_when_thrown(card: i64) -> i64:
    """Return the suit that an event favors when it is thrown out of the market."""
    if card == tables.NEW_TACTICS:
        return tables.MILITARY
    return tables.INTELLIGENCE if card == tables.PASHTUNWALI else tables.POLITICAL


def _riot(state: Position, card: i64, events: Events | None) -> None:
    """Empty the region of an event that names one."""
    if card == tables.FATIGUE:
        empty_region(state, tables.PUNJAB, events)
    elif card == tables.NATIONALISM:
        empty_region(state, tables.HERAT, events)
    elif card == tables.NATION_BUILDING:
        empty_region(state, tables.KABUL, events)
    elif card == tables.ARISTOCRACY:
        empty_region(state, tables.PERSIA, events)


def favor_suit(state: Position, suit: i64, events: Events | None) -> None:
    """Move the favored suit, unless Pashtunwali Values holds it.

    Rules: PP-TERM-01, PP-PLAY-13, PP-EVENT-115, PP-EDGE-46, PP-EDGE-52.
    """
    held = state.lasting(tables.PASHTUNWALI) != 0
    if events is not None:
        events.emit("favored", {"suit": suit, "held": int(held), "was": state.favored})
    if not held:
        state.favored = suit


def empty_region(state: Position, region: i64, events: Events | None) -> None:
    """Remove all tribes and armies of a region, but no roads; then overthrow those who lost tribes.

    Rules: PP-EVENT-120, PP-EDGE-17, PP-EDGE-33.
    """
    for coalition in range(tables.COALITIONS):
        count = state.clear_place(places.army_place(coalition, region))
        state.add_blocks(coalition, count)
        if count and events is not None:
            events.emit("armies-gone", {"coalition": coalition, "region": region, "count": count})
    lost: i64 = 0
    one: i64 = 1
    for player in range(state.players):
        if state.tribes(player, region) > 0:
            lost |= one << player
            lose_tribes(state, player, region, events)
    overthrow(state, lost, region)


def overthrow(state: Position, lost: i64, region: i64) -> None:
    """Push the loss of court cards for players who lost tribes, in turn order.

    The players are the bits of `lost`; the region is where they lost tribes.
    Rules: PP-GEN-11, PP-EDGE-17.
    """
    for player in state.players_backwards():
        if (lost >> player) & 1:
            shed_after_last_tribe(state, player, region)


def lose_prizes(state: Position, player: i64, events: Events | None) -> None:
    """Discard a player's prizes. Rules: PP-LOYAL-04, PP-EVENT-108."""
    count: i64 = 0
    for coalition in range(tables.COALITIONS):
        count += state.prizes(player, coalition)
    if count == 0:
        return
    state.discard_prizes(player)
    if events is not None:
        events.emit("prizes-lost", {"seat": player, "count": count})


class Rumor(decision.Decision):
    """The player whom Rumor names."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List every player. Rules: PP-EVENT-108."""
        for other in range(state.players):
            out = append(out, actions.A_NAME + other)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal to name nobody, or None. Rules: PP-EVENT-108, PP-EVENT-114."""
        named = action - actions.A_NAME
        if named >= state.players:
            return Refusal("PP-EVENT-108", {"seat": int(named)}, variant="nobody")
        return None

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Start a rumor about a player. Rules: PP-EVENT-108, PP-EDGE-47."""
        named = action - actions.A_NAME
        state.drop()
        state.set_lasting(tables.RUMOR, storage.bought_by(named))
        if events is not None:
            events.emit("rumor", {"seat": player, "other": named})


@final
class Swap(Rumor):
    """The player with whom hands are swapped."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List the other players. Rules: PP-EVENT-114, PP-EDGE-47."""
        for other in range(state.players):
            if other != player:
                out = append(out, actions.A_NAME + other)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal to name oneself or nobody, or None. Rules: PP-EVENT-114, PP-EDGE-47."""
        if action - actions.A_NAME == player:
            return Refusal("PP-EVENT-114", variant="self")
        return super().refuse(state, player, action)

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Swap hands with a player. Rules: PP-EVENT-114, PP-EDGE-81."""
        named = action - actions.A_NAME
        state.drop()
        state.swap_hands(player, named)
        if events is not None:
            events.emit("swapped", {"seat": player, "other": named})
        if player == state.wakhan or named == state.wakhan:
            state.push(frames.PLAY_HAND, state.wakhan)


@final
class Suit(decision.Decision):
    """The suit that Pashtunwali Values favors."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List every suit. Rules: PP-EVENT-115."""
        for suit in range(tables.SUITS):
            out = append(out, actions.A_SUIT + suit)
        return out

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Favor a suit. Rules: PP-EVENT-115, PP-EDGE-52."""
        suit = action - actions.A_SUIT
        state.drop()
        if events is not None:
            events.emit("favored", {"suit": suit, "held": 0, "was": state.favored})
        state.favored = suit


@final
class Rebuke(decision.Decision):
    """The region that is rebuked."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List every region. Rules: PP-EVENT-116."""
        for region in range(tables.REGIONS):
            out = append(out, actions.A_REBUKE + region)
        return out

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Empty a region. Rules: PP-EVENT-116, PP-EVENT-120, PP-EDGE-49."""
        region = action - actions.A_REBUKE
        state.drop()
        if events is not None:
            events.emit("rebuked", {"seat": player, "region": region})
        empty_region(state, region, events)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Rumor(frames.RUMOR, "name"),
    Swap(frames.SWAP, "name"),
    Suit(frames.SUIT, "suit"),
    Rebuke(frames.REBUKE, "rebuke"),
)
