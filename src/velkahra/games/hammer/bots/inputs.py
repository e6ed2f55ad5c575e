"""The inputs of a learned value: a camp as a team may know it, in some twenty numbers a team.

Teams follow each other from the one that looks: itself, the next seat and so on. Then come numbers
of the whole camp, and what the team leads by. All is read from a copy that knows no sides of
others, after what the team has begun is finished as the hand-made evaluation would, and its turn is
ended. Of others only what everybody may know is counted. Bets, offers and lost time, of which games
of programs have few examples, are left to the hand-made evaluation. Raise VERSION with any change:
a network is made for one version.
"""

from math import exp, log
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.net import Net
from velkahra.games.hammer.bots import evaluation, rule, worth
from velkahra.games.hammer.bots.prices import Prices, prices
from velkahra.games.hammer.rules import arrays, tables
from velkahra.games.hammer.rules.chapters.finding import squares_open
from velkahra.games.hammer.rules.state import Position
from velkahra.games.hammer.rules.values import HAND, IN_PLAY, READY

VERSION: Final = 1

# What there is of each team.
WORTH: Final[i64] = 0
POINTS: Final[i64] = 1
SUPPLIES: Final[i64] = 2
POWER: Final[i64] = 3
CLUES_WORTH: Final[i64] = 4
PERMANENTS: Final[i64] = 5
CLUES: Final[i64] = 6
CARDS_HELD: Final[i64] = 7
IN_USE: Final[i64] = 8
READY_SPIES: Final[i64] = 9
DEBT: Final[i64] = 10
JOKER: Final[i64] = 11
SPECIAL: Final[i64] = 12
PARTNERS: Final[i64] = 13
COMPANY: Final[i64] = 14
TURNS: Final[i64] = 15
ORDER: Final[i64] = 16
ACTIVE: Final[i64] = 17
FOUND: Final[i64] = 18
OF_SEAT: Final[i64] = 19
"""Numbers of a team."""

LEADS: Final[i64] = 7
"""Places of a team in which the team that looks is compared with the best other."""
OF_TABLE: Final[i64] = 11
TEN: Final = 10.0
"""SB, points, rounds and cards are written in tens."""


def size(seats: i64) -> i64:
    """Return how many inputs there are in a game with so many seats."""
    return seats * OF_SEAT + OF_TABLE + LEADS


def names(seats: int) -> tuple[str, ...]:
    """Return the names of the inputs, in order."""
    of_seat = ["worth", "points", "SB", "BM", "worth of information", "worth of permanents"]
    of_seat += ["pieces", "cards in hand", "cards in play", "worth of ready spies", "debt", "joker"]
    of_seat += ["special ability", "partners", "good company", "turns to come", "place in order"]
    of_seat += ["is active", "has found T. H."]
    found = [f"seat {seat}: {name}" for seat in range(seats) for name in of_seat]
    found += ["value", "value in temperatures", "of what was begun", "of what waits"]
    found += ["temperature", "round", "rounds left", "squares left", "light places"]
    found += ["T. H. is not found", "outside turns"]
    return (*found, *(f"lead in {name}" for name in of_seat[: int(LEADS)]))


def write_inputs(state: Position, viewer: i64, out: vec[float]) -> None:
    """Write the inputs of a position into `out`, which holds zeros."""
    world = cast(Position, state.clone())
    seats, warmth = world.seats, evaluation.temperature(world)
    at = OF_SEAT * seats
    world.tables = tables.as_known(world.tables, arrays.seat_bit(world.powers[viewer]))
    for seat in range(seats):
        if seat != viewer:
            world.due[seat] = _due_as_counted(world, seat)
    _write_table(world, viewer, at, out)
    if world.turn >= 0:
        out[OF_SEAT * ((world.turn - viewer + seats) % seats) + ACTIVE] = 1.0
    before = evaluation.finish(world, viewer, True)
    waits = evaluation.pending(world, viewer)
    found = worth.standings(world, viewer, True)
    values = prices(world.tables)
    for side in range(seats):
        seat = (viewer + side) % seats
        out[OF_SEAT * side + WORTH] = found[seat] / TEN
        _write_team(world, seat, viewer, OF_SEAT * side, out)
    _write_cards(world, values, viewer, out)
    value = before + waits + worth.total_of(world, viewer, found)
    out[at] = value / TEN
    out[at + 1] = value / warmth
    out[at + 2] = before / TEN
    out[at + 3] = waits / TEN
    out[at + 4] = TEN / warmth
    for place in range(LEADS):
        out[at + OF_TABLE + place] = out[place] - _most(out, place, seats)


def _due_as_counted(state: Position, seat: i64) -> i64:
    """Return as many clues to come as a team has, as bits, none of which it has already.

    Whether it has one of them is known to the team alone. Rules: HM-EDGE-INFO-04.
    """
    owed, due = arrays.ones(state.due[seat]), i64(0)
    for row in range(state.pieces):
        if arrays.ones(due) < owed and not (state.rows[seat] >> row) & 1:
            due |= arrays.bit(row)
    return due


def _most(out: vec[float], place: i64, seats: i64) -> float:
    """Return the most that another team has at a place."""
    most = out[OF_SEAT + place]
    for side in range(i64(2), seats):
        most = max(most, out[OF_SEAT * side + place])
    return most


def _write_team(state: Position, seat: i64, viewer: i64, at: i64, out: vec[float]) -> None:
    """Write what everybody may know of a team, and what clues are worth to it."""
    out[at + POINTS] = float(state.points[seat]) / TEN
    out[at + SUPPLIES] = float(state.sb[seat]) / TEN
    out[at + POWER] = float(state.bm[seat]) / TEN
    out[at + CLUES_WORTH] = worth.progress(state, seat, seat == viewer) / TEN
    out[at + CLUES] = float(arrays.ones(state.rows[seat] | state.due[seat])) / TEN
    out[at + DEBT] = float(state.debt[seat]) / TEN
    out[at + JOKER] = float(state.joker[seat])
    out[at + SPECIAL] = float(state.special[seat])
    out[at + PARTNERS] = float(arrays.ones(state.pacts[seat]))
    out[at + COMPANY] = 1.0 if state.pacts[seat] and rule.in_good_company(state, seat) else 0.0
    out[at + TURNS] = float(worth.turns_left(state, seat)) / TEN
    out[at + ORDER] = float(state.place[seat])
    out[at + FOUND] = float((state.finders >> seat) & 1)


def _write_cards(state: Position, values: Prices, viewer: i64, out: vec[float]) -> None:
    """Write how many cards each team has, and what those in play are worth."""
    seats = state.seats
    for card in state.cards:
        zone = state.zone[card]
        if zone not in (HAND, IN_PLAY):
            continue
        having = state.controllers_of(card) if zone == IN_PLAY else state.owners_of(card)
        for side in range(seats):
            if not (having >> (viewer + side) % seats) & 1:
                continue
            at = OF_SEAT * side
            if zone == HAND:
                out[at + CARDS_HELD] += 1.0 / TEN
                continue
            out[at + IN_USE] += 1.0 / TEN
            out[at + PERMANENTS] += (values.steady[card] + values.informs[card]) / TEN
            if state.tired[card] == READY:
                out[at + READY_SPIES] += worth.ready_worth(values, card, 1.0) / TEN


def _write_table(state: Position, viewer: i64, at: i64, out: vec[float]) -> None:
    """Write how far the camp is, and how much of the picture is read."""
    out[at + 5] = float(state.round) / TEN
    out[at + 6] = float(state.rounds - state.round) / TEN
    out[at + 7] = log(1.0 + float(len(squares_open(state, viewer))))
    out[at + 8] = worth.thinning(state)
    out[at + 9] = 1.0 if state.finder < 0 else 0.0
    out[at + 10] = 1.0 if state.turn < 0 else 0.0


def learned_chance(state: Position, seat: i64, net: Net) -> float:
    """Return the chance of a team to win by a network, less what its bets and offers cost."""
    inputs = net.blank_inputs()
    write_inputs(state, seat, inputs)
    by_hand = evaluation.unseen_value(state, seat) / evaluation.temperature(state)
    return 1.0 / (1.0 + exp(max(-40.0, min(40.0, -net.logit(inputs) - by_hand))))
