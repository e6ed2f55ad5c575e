"""A seat's expected points as one number: what it has, and what its leaders should bring.

The unit is a point of the weakest colour when the others are far ahead. Early in the game, when any
colour may still become the weakest, points in all colours count; late, only the weakest does.
"""

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from velkahra.games.euphrates.bots.survey import Survey
from velkahra.games.euphrates.rules import pieces, tables
from velkahra.games.euphrates.rules.chapters import end, kingdom
from velkahra.games.euphrates.rules.state import Position

HORIZON: Final = 6.0  # turns: anything later is too uncertain to plan for
FLOW: Final = 0.11  # points a turn from a leader on the board whose kingdom can grow
READY: Final = 0.24  # for each tile of the leader's colour that could be laid at once
KING_SHARE: Final = 0.5  # a king also scores for missing leaders, until they come
BENCH: Final = 0.3  # of FLOW: a leader off the board needs an action and a space
STUCK: Final = 0.3  # of FLOW: a kingdom without room may get some again
INCOME: Final = 0.8  # share of a monument's points: others fight for it

JOKER: Final = 0.3  # added for an early treasure, which may count for any colour in the end
EARLY: Final = 8.0  # turns
SOFTNESS: Final = 1.3  # points within which colours compete for being the weakest, at the end
SOFTER: Final = 0.22  # added to it for each turn left

REVOLT_WILL: Final = 0.22  # how likely a rival is to revolt when it would succeed
WAR_WILL: Final = 0.22
WAR_HOPE: Final = 0.30  # share of the spoils of a war that the seat could win
LONE_TEMPLE: Final = 0.08  # risk that a catastrophe on the only temple beside a leader removes it

# Fitted to the results of games between greedy bots; they hold for two, three and four seats.
EARNED: Final = 0.059  # for each point of any colour
LED: Final = 0.02  # for each supporter and turn left
LATER: Final = 0.95  # for having the last turn; seats in between get a share

TEMPERATURE: Final = 0.3  # lead that makes the odds to win e times as good, at the end
UNSURE: Final = 0.06  # added to it for each turn left
LONE_TEMPERATURE: Final = 0.4  # added share of both with few rivals, divided by their number
LONE_UNSURE: Final = 0.35


def prospects(state: Position, look: Survey, seat: i64) -> float:
    """Return an estimate of the seat's final points in its weakest colour."""
    return weakest_of(projected(state, look, seat), state, look, seat)


def weakest_of(points: vec[float], state: Position, look: Survey, seat: i64) -> float:
    """Return an estimate of a seat's final points in its weakest colour from all of them."""
    free = float(state.treasures_taken(seat))
    early = look.turns / EARLY if look.turns < EARLY else 1.0
    return soft_minimum(points, SOFTNESS + SOFTER * look.turns) + JOKER * early * free


def temperature_with(seats: i64, turns: float) -> float:
    """Return the difference in points that makes the odds to win e times as good.

    `turns` is how many each of the `seats` still has.
    """
    rivals = float(seats - 1)
    at_end = TEMPERATURE + LONE_TEMPERATURE / rivals
    return at_end + ((UNSURE + LONE_UNSURE / rivals) * turns if turns > 0.0 else 0.0)


def lasting(state: Position, look: Survey, seat: i64) -> float:
    """Return the value, in points, of features that distinguished winners in games of greedy bots.

    That is all points, the supporters of one's leaders as long as there are turns left, and who has
    the next turns.
    """
    points = end.assign_treasures(state, seat)
    earned: i64 = 0
    led: i64 = 0
    for colour in range(tables.COLOURS):
        earned += points[colour]
        place = state.leader_at(pieces.leader_of(seat, colour))
        if place != tables.OFF:
            led += look.tiles[tables.COLOURS * kingdom.lowest_leader(state.realm[place]) + colour]
    return lasting_of(earned, led, state, look, seat)


def lasting_of(earned: i64, led: i64, state: Position, look: Survey, seat: i64) -> float:
    """Return `lasting` from all points of a seat and the supporters of its leaders."""
    before = (seat - state.active + state.seats) % state.seats
    value = EARNED * float(earned) - LATER * float(before) / float(state.seats - 1)
    return value + (LED * look.turns * float(led) if look.turns > 0.0 else 0.0)


def soft_minimum(points: vec[float], softness: float) -> float:
    """Return a blend of the mean (very soft) and the minimum (hard) of four numbers.

    `softness` is in the unit of `points`, above 0; the larger, the nearer to the mean.
    """
    least = points[0]
    for number in points:
        if number < least:
            least = number
    total = 0.0
    for number in points:
        total += exp((least - number) / softness)
    return least - softness * log(total / 4.0)


def projected(state: Position, look: Survey, seat: i64) -> vec[float]:
    """Return the seat's expected final points, by colour."""
    return projected_from(end.assign_treasures(state, seat), state, look, seat)


def projected_from(points: vec[i64], state: Position, look: Survey, seat: i64) -> vec[float]:
    """Return the seat's expected final points from those it has, both by colour."""
    out: vec[float] = vec[float](capacity=tables.COLOURS)
    for colour in range(tables.COLOURS):
        out = append(out, float(points[colour]))
    horizon = look.turns if look.turns < HORIZON else HORIZON
    for office in range(tables.COLOURS):
        if state.leader_at(pieces.leader_of(seat, office)) == tables.OFF:
            out[office] += BENCH * FLOW * horizon
        else:
            _add_leader(state, look, pieces.leader_of(seat, office), horizon, out)
    return out


def _add_leader(
    state: Position, look: Survey, leader: i64, horizon: float, out: vec[float]
) -> None:
    """Add to `out` what a leader on the board should bring while it can be expected to stay."""
    office = pieces.office_of(leader)
    realm = state.realm[state.leader_at(leader)]
    head = kingdom.lowest_leader(realm)
    risk, spoils = war_preview(state, look, leader, head)
    hold = (1.0 - risk) * (1.0 - revolt_risk(state, look, leader, head))
    out[office] += spoils + hold * growth(
        state, look, pieces.owner_of(leader), head, office, horizon
    )
    monuments = float(_monuments(state, realm, office))
    if look.in_turn and pieces.owner_of(leader) == look.viewer:
        out[office] += monuments
    out[office] += hold * INCOME * monuments * horizon
    if office == tables.KING:
        for colour in range(tables.KING):
            if kingdom.leaders_of_office(realm, colour) == 0:
                grown = growth(state, look, pieces.owner_of(leader), head, colour, horizon)
                out[colour] += hold * KING_SHARE * grown


def growth(
    state: Position, look: Survey, seat: i64, head: i64, colour: i64, horizon: float
) -> float:
    """Return the points of a colour that tiles should bring to its ruler in a kingdom.

    `head` is the lowest leader of the kingdom, and `horizon` the number of turns looked ahead.
    """
    room = look.river[head] if colour == tables.BLUE else look.land[head]
    if room == 0:
        return STUCK * FLOW * horizon
    ready = expected_hand(state, look, seat, colour)
    if ready > float(room):
        ready = float(room)
    return READY * ready + FLOW * horizon


def expected_hand(state: Position, look: Survey, seat: i64, colour: i64) -> float:
    """Return the expected number of tiles of a colour after the refill, as the viewer knows it."""
    if seat != look.viewer:
        return float(tables.HAND) * look.share(colour)
    missing = tables.HAND - state.hand_size(seat)
    return float(state.hand(seat, colour)) + float(missing) * look.share(colour)


def _monuments(state: Position, realm: i32, office: i64) -> i64:
    """Count the monuments of the office's colour in a kingdom."""
    found: i64 = 0
    for monument in range(tables.MONUMENTS):
        corner = state.monument_at(monument)
        here = corner != tables.OFF and state.realm[corner] == realm
        if here and tables.has_colour(monument, office):
            found += 1
    return found


def known_hand(state: Position, look: Survey, seat: i64, colour: i64) -> i64:
    """Return how many tiles of a colour a seat can add to a conflict; a guess for other seats."""
    if seat == look.viewer:
        return state.hand(seat, colour)
    return i64(float(tables.HAND) * look.share(colour) + 0.5)


def revolt_risk(state: Position, look: Survey, leader: i64, head: i64) -> float:
    """Return the chance, 0..1, that a revolt removes a leader before its owner's next turn.

    `head` is the lowest leader of the leader's kingdom.
    """
    temples = kingdom.count_temples(state, state.leader_at(leader))
    risk = LONE_TEMPLE if temples == 1 else 0.0
    if look.foothold[head] > 0:
        own = temples + known_hand(state, look, pieces.owner_of(leader), tables.RED)
        success = look.at_least(tables.RED, own - look.foothold[head] + 1)
        rivals = float(state.seats - 1)
        risk += success * (REVOLT_WILL * rivals if rivals < 3.0 else 0.6)
    return risk


def war_preview(state: Position, look: Survey, leader: i64, head: i64) -> tuple[float, float]:
    """Return the chance to lose a war, 0..1, and the points it could bring.

    The war is one that a single tile could start. `head` is the lowest leader of the leader's
    kingdom.
    """
    risk = 0.0
    spoils = 0.0
    office = pieces.office_of(leader)
    near = look.near[head] & ~(i32(1) << i32(head))
    while near:
        other = kingdom.lowest_leader(near)
        near &= near - 1
        rival = kingdom.leaders_of_office(look.leaders[other], office)
        if rival == 0:
            continue
        mine = look.tiles[tables.COLOURS * head + office]
        mine += known_hand(state, look, pieces.owner_of(leader), office)
        theirs = look.tiles[tables.COLOURS * other + office]
        beaten = _they_have(
            state, look, pieces.owner_of(kingdom.lowest_leader(rival)), office, mine - theirs + 1
        )
        held_off = _they_have(
            state, look, pieces.owner_of(kingdom.lowest_leader(rival)), office, mine - theirs
        )
        if beaten * WAR_WILL > risk:
            risk = beaten * WAR_WILL
        prize = WAR_HOPE * (1.0 - held_off) * float(1 + theirs)
        if prize > spoils:
            spoils = prize
    return risk, spoils


def _they_have(state: Position, look: Survey, seat: i64, colour: i64, number: i64) -> float:
    """Return the chance that a seat can add `number` tiles to a conflict."""
    if seat == look.viewer:
        return 1.0 if state.hand(seat, colour) >= number else 0.0
    return look.at_least(colour, number)
