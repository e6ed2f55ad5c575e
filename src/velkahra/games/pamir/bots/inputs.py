"""The inputs of a learned value: a position in some fifty numbers a seat.

Seats follow each other from the one that looks: itself, the next in turn order and so on. Then come
numbers of the whole position, and what the seat leads by. Nothing is hidden from a player who
counts (PP-EDGE-60). Wakhan has no inputs: a game with her is judged by hand.
Raise VERSION with any change: a network is made for one version.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.net import Net
from velkahra.games.pamir.bots import evaluation, worth
from velkahra.games.pamir.rules import facts, frames, storage, tables
from velkahra.games.pamir.rules.chapters import dominance, market, turn
from velkahra.games.pamir.rules.chapters.ruler import holder, ruler
from velkahra.games.pamir.rules.state import Position

VERSION: Final = 1
# A network learns from games with random decisions among them, in which leads are lost more often.
# The odds to this power hold in games between greedy bots: `bench/calibration.py`.
POWER: Final = 1.2

# What there is of each seat.
POINTS: Final[i64] = 0
GAIN: Final[i64] = 1
WORTH: Final[i64] = 2
MONEY: Final[i64] = 3
INFLUENCE: Final[i64] = 4
CYLINDERS: Final[i64] = 5
LEAD: Final[i64] = 6
COURT_VALUE: Final[i64] = 7
HAND_VALUE: Final[i64] = 8
MAP_VALUE: Final[i64] = 9
SPIES_VALUE: Final[i64] = 10
GIFTS: Final[i64] = 11
PRIZES: Final[i64] = 12
PATRIOTS: Final[i64] = 13
COURT_SIZE: Final[i64] = 14
COURT_OVER: Final[i64] = 15
HAND_SIZE: Final[i64] = 16
HAND_OVER: Final[i64] = 17
OWN_PATRIOTS: Final[i64] = 18
OTHER_PATRIOTS: Final[i64] = 19
FAVORED: Final[i64] = 20
LEVERAGE: Final[i64] = 21
HOSTAGES: Final[i64] = 22
TRIBES: Final[i64] = 23
RULED: Final[i64] = 24
ARMIES: Final[i64] = 25
ROADS: Final[i64] = 26
SPIES: Final[i64] = 27
HELD: Final[i64] = 28
ALLY: Final[i64] = 29
DOMINANT: Final[i64] = 30
STARS: Final[i64] = 31
DEEDS_SHOWN: Final[i64] = 35
DEEDS_RANK: Final[i64] = 41
ACTIVE: Final[i64] = 47
LEFT: Final[i64] = 48
OF_SEAT: Final[i64] = 49
"""Numbers of a seat."""

LEADS: Final[i64] = 7
"""Places of a seat in which the seat that looks is compared with the best other."""
OF_TABLE: Final[i64] = 22


def size(seats: i64) -> i64:
    """Return how many inputs there are in a game with so many seats."""
    return seats * OF_SEAT + OF_TABLE + LEADS


def names(seats: int) -> tuple[str, ...]:
    """Return the names of the inputs, in order."""
    of_seat = ["points", "points of a check now", "worth", "rupees", "influence", "cylinders"]
    of_seat += ["lead of the coalition", "value of the court", "value of the hand"]
    of_seat += ["value of the map", "value of spies", "gifts", "prizes", "patriots"]
    of_seat += ["court cards", "court cards too many", "hand cards", "hand cards too many"]
    of_seat += ["own patriots in hand", "other patriots in hand", "cards of the favored suit"]
    of_seat += ["leverage", "cards held hostage by others", "tribes", "regions ruled", "armies"]
    of_seat += ["roads", "spies", "hostages", "of the same coalition", "coalition dominates"]
    of_seat += _named("stars", facts.SUIT_NAMES)
    for what in ("cards for", "ranks for"):
        of_seat += _named(what, ("tax", "gift", "build", "move", "betray", "battle"))
    of_seat += ["is active", "actions left"]
    found = [f"seat {seat}: {name}" for seat in range(seats) for name in of_seat]
    found += ["checks gone", "next check is the last", "a check in the market", "its column"]
    found += ["a coalition dominates", "margin", "cards in the deck", "turn goes on", "value"]
    found += _named("favored", facts.SUIT_NAMES)
    found += _named("blocks by rank", ("most", "second", "least"))
    found += ["rupees in the market", "rupees in the first column", "cards in the market"]
    found += ["patriots of one's own in the market", "cheapest patriot of one's own", "turns"]
    return (*found, *(f"lead in {name}" for name in of_seat[: int(LEADS)]))


def _named(what: str, parts: tuple[str, ...]) -> list[str]:
    return [f"{what}: {part}" for part in parts]


def write_inputs(state: Position, viewer: i64, out: vec[float]) -> None:
    """Write the inputs into `out`, which holds zeros."""
    seats = state.seats
    gains = dominance.scores(state, dominance.next_is_last(state))
    for side in range(seats):
        seat, at = (viewer + side) % seats, OF_SEAT * side
        out[at + GAIN] = float(gains[seat])
        _write_value(state, seat, at, out)
        _write_loyalty(state, viewer, seat, at, out)
        _write_cards(state, seat, at, out)
        _write_deeds(state, seat, at, out)
        _write_map(state, seat, at, out)
        _write_spies(state, seat, at, out)
    at = OF_SEAT * seats
    _write_table(state, viewer, at, out)
    _write_market(state, viewer, at + 16, out)
    for place in range(LEADS if seats > 1 else i64(0)):
        most = out[OF_SEAT + place]
        for side in range(i64(2), seats):
            most = max(most, out[OF_SEAT * side + place])
        out[at + OF_TABLE + place] = out[place] - most


def _write_value(state: Position, seat: i64, at: i64, out: vec[float]) -> None:
    """Write points and the parts of the hand-made evaluation."""
    loyalty = worth.coalition_of(state, seat)
    out[at + POINTS] = float(state.points(seat))
    out[at + WORTH] = worth.worth(state, seat)
    out[at + MONEY] = float(state.money(seat))
    out[at + CYLINDERS] = float(dominance.cylinders_out(state, seat))
    out[at + COURT_VALUE] = worth.value_of_court(state, seat)
    out[at + HAND_VALUE] = worth.value_of_hand(state, seat, loyalty)
    out[at + MAP_VALUE] = worth.value_of_map(state, seat, loyalty)
    out[at + SPIES_VALUE] = worth.value_of_spies(state, seat)
    if state.active == seat:
        out[at + ACTIVE] = 1.0
        out[at + LEFT] = float(state.left)


def _write_loyalty(state: Position, viewer: i64, seat: i64, at: i64, out: vec[float]) -> None:
    """Write how a seat stands with its coalition, and how that stands."""
    loyalty = worth.coalition_of(state, seat)
    out[at + GIFTS] = float(state.gifts(seat))
    if loyalty == tables.NONE:
        return
    out[at + INFLUENCE] = float(dominance.influence(state, seat, loyalty))
    out[at + LEAD] = worth.lead_of(state, loyalty)
    out[at + PRIZES] = float(state.prizes(seat, loyalty))
    out[at + PATRIOTS] = float(state.patriots(seat, loyalty))
    out[at + ALLY] = 1.0 if loyalty == worth.coalition_of(state, viewer) else 0.0
    out[at + DOMINANT] = 1.0 if loyalty == dominance.dominant(state) else 0.0
    for region in range(tables.REGIONS):
        out[at + ARMIES] += float(state.armies(loyalty, region))
    for border in range(tables.BORDERS):
        out[at + ROADS] += float(state.roads(loyalty, border))


def _write_cards(state: Position, seat: i64, at: i64, out: vec[float]) -> None:
    """Write how many cards a seat has, and what lies on them."""
    court, hand = state.court_size(seat), state.hand_size(seat)
    out[at + COURT_SIZE], out[at + HAND_SIZE] = float(court), float(hand)
    out[at + COURT_OVER] = float(max(court - state.court_limit(seat), i64(0)))
    out[at + HAND_OVER] = float(max(hand - turn.hand_limit(state, seat), i64(0)))
    loyalty = worth.coalition_of(state, seat)
    for index in range(hand):
        patriot = i64(tables.PATRIOT[state.hand_card(seat, index)])
        if patriot != tables.NONE:
            out[at + (OWN_PATRIOTS if patriot == loyalty else OTHER_PATRIOTS)] += 1.0
    for index in range(court):
        card = state.court_card(seat, index)
        out[at + LEVERAGE] += float(i64(tables.LEVERAGED[card]))
        if i64(tables.SUIT[card]) == state.favored:
            out[at + FAVORED] += 1.0
        if holder(state, card) >= 0:
            out[at + HOSTAGES] += 1.0


def _write_deeds(state: Position, seat: i64, at: i64, out: vec[float]) -> None:
    """Write what a court can do, and its stars."""
    for suit in range(tables.SUITS):
        out[at + STARS + suit] = float(state.stars(seat, suit))
    for index in range(state.court_size(seat)):
        card = state.court_card(seat, index)
        for deed in range(tables.DEEDS):
            if tables.shows(card, deed):
                out[at + DEEDS_SHOWN + deed] += 1.0
                out[at + DEEDS_RANK + deed] += float(i64(tables.RANK[card]))


def _write_map(state: Position, seat: i64, at: i64, out: vec[float]) -> None:
    """Write tribes and rule."""
    for region in range(tables.REGIONS):
        tribes = state.tribes(seat, region)
        out[at + TRIBES] += float(tribes)
        if tribes and ruler(state, region) == seat:
            out[at + RULED] += 1.0


def _write_spies(state: Position, seat: i64, at: i64, out: vec[float]) -> None:
    """Write spies, and the cards that they hold."""
    for card in state.cards_with_spies(seat):
        out[at + SPIES] += float(state.spies(card, seat))
        if holder(state, card) == seat:
            out[at + HELD] += 1.0


def _write_table(state: Position, viewer: i64, at: i64, out: vec[float]) -> None:
    """Write how near a check and the end are, the suit, and the blocks of the coalitions."""
    slot = market.check_slot(state)
    out[at] = float(state.checks)
    out[at + 1] = 1.0 if dominance.next_is_last(state) else 0.0
    if slot >= 0:
        out[at + 2] = 1.0
        out[at + 3] = float(slot % storage.COLUMNS)
    out[at + 4] = 0.0 if dominance.dominant(state) == tables.NONE else 1.0
    out[at + 5] = float(dominance.margin(state))
    out[at + 6] = float(state.deck_size()) / 10.0
    out[at + 7] = 1.0 if state.frame_kind() == frames.TURN else 0.0
    if state.players > 1:
        out[at + 8] = evaluation.value(state, viewer)
    out[at + 9 + state.favored] = 1.0
    for coalition in range(tables.COALITIONS):
        out[at + 13 + coalition] = float(dominance.blocks_out(state, coalition))
    for first in range(i64(2)):
        for place in range(at + 13, at + 15 - first):
            if out[place] < out[place + 1]:
                out[place], out[place + 1] = out[place + 1], out[place]


def _write_market(state: Position, viewer: i64, at: i64, out: vec[float]) -> None:
    """Write the market: rupees, cards, and patriots of the viewer's coalition."""
    loyalty = worth.coalition_of(state, viewer)
    cheapest = storage.COLUMNS
    for slot in range(storage.SLOTS):
        card = i64(state.market[slot])
        out[at] += float(state.coins[slot])
        if slot % storage.COLUMNS == 0:
            out[at + 1] += float(state.coins[slot])
        if card:
            out[at + 2] += 1.0
        if (
            0 < card <= tables.COURT_CARDS
            and loyalty != tables.NONE
            and i64(tables.PATRIOT[card]) == loyalty
        ):
            out[at + 3] += 1.0
            cheapest = min(cheapest, slot % storage.COLUMNS)
    out[at + 4] = float(cheapest)
    out[at + 5] = float(state.turn_number) / 10.0


def learned_chance(state: Position, seat: i64, net: Net) -> float:
    """Return the chance of a seat to win, 0..1, by a network.

    The seat's own pending decisions are answered as in the hand-made evaluation.
    """
    world = evaluation.answered(state, seat)
    if world.over != storage.PLAYING:
        return dominance.share_of_victory(world, seat)
    inputs = net.blank_inputs()
    write_inputs(world, seat, inputs)
    manners = evaluation.manners(state, world, seat) / evaluation.TEMPERATURE
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, POWER * net.logit(inputs) + manners))))
