"""The inputs of a learned value: a position as a seat may know it, in some sixty numbers a seat.

Seats follow each other from the one that looks: itself, the next in turn order and so on. Then come
numbers of the whole position, and what the seat leads by in parts of the hand-made evaluation. The
hands of others are left out; what they may hold counts by its odds. Raise VERSION with any change:
a network is made for one version.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from velkahra.games.euphrates.bots import plans, prospects, survey
from velkahra.games.euphrates.rules import pieces, tables
from velkahra.games.euphrates.rules.chapters import end, kingdom
from velkahra.games.euphrates.rules.state import Position

VERSION: Final = 1

# What there is of each seat, each by colour or office where it takes four places.
POINTS: Final[i64] = 0
ORDERED: Final[i64] = 4
PROJECTED: Final[i64] = 8
MEAN: Final[i64] = 12
PROSPECTS: Final[i64] = 13
LASTING: Final[i64] = 14
PLANS: Final[i64] = 15
HELD: Final[i64] = 16
HAND_SIZE: Final[i64] = 17
CATASTROPHES: Final[i64] = 18
TREASURES: Final[i64] = 19
ON_BOARD: Final[i64] = 20
TILES: Final[i64] = 24
TEMPLES: Final[i64] = 28
MONUMENTS_OF: Final[i64] = 32
ROOM: Final[i64] = 36
FOOTHOLD: Final[i64] = 40
RIVAL: Final[i64] = 44
LEAD: Final[i64] = 48
REGENT: Final[i64] = 52
OF_SEAT: Final[i64] = 55
"""Numbers of a seat."""

LEADS: Final[i64] = 11
"""Places of a seat from ORDERED on in which the seat that looks is compared with the best other."""
MOMENTS: Final[i64] = 4
"""Two, one or no actions left, and a turn that has ended."""
MOST_ROOM: Final[i64] = 10


def size(seats: i64) -> i64:
    """Return how many inputs there are in a game with so many seats."""
    return seats * (OF_SEAT + MOMENTS) + 4 + 7 + LEADS


def names(seats: int) -> tuple[str, ...]:
    """Return the names of the inputs, in order."""
    of_seat = _named("points", "red blue green black")
    of_seat += _named("points in order", "least second third most")
    of_seat += _named("projected", "red blue green black")
    of_seat += ["mean points", "prospects", "lasting", "plans seen by all", "treasures taken"]
    of_seat += ["hand size", "catastrophe tiles", "treasures in the trader's kingdom"]
    for what in (
        "on the board",
        "supporters",
        "temples beside",
        "monuments",
        "room to grow",
        "foothold of a revolt",
        "war near",
        "lead in a war near",
    ):
        of_seat += _named(what, "priest farmer trader king")
    of_seat += _named("king for", "red blue green")
    found = [f"seat {seat}: {name}" for seat in range(seats) for name in of_seat]
    found += [f"seat {seat}: {moment}" for seat in range(seats) for moment in MOMENT_NAMES]
    found += _named("own hand", "red blue green black")
    found += ["value of the own hand", "turns left", "tens in the bag", "treasures on the board"]
    found += [f"share of {colour} among unseen tiles" for colour in ("red", "blue", "green")]
    leads = of_seat[int(ORDERED) : int(ORDERED + LEADS)]
    return (*found, *(f"lead in {name}, in temperatures" for name in leads))


MOMENT_NAMES: Final = ("no action left", "one action left", "two actions left", "turn ended")


def _named(what: str, parts: str) -> list[str]:
    return [f"{what}: {part}" for part in parts.split()]


def write_inputs(state: Position, look: survey.Survey, viewer: i64, out: vec[float]) -> None:
    """Write the inputs into `out`, which holds zeros; `look` is what the viewer knows of the state.

    No conflict and no choice of a seat is pending.
    """
    seats = state.seats
    for side in range(seats):
        _write_seat(state, look, (viewer + side) % seats, OF_SEAT * side, out)
    for monument in range(tables.MONUMENTS):
        _write_monument(state, viewer, monument, out)
    _write_treasures(state, viewer, out)
    at = OF_SEAT * seats
    ended = not state.is_turn_going_on()
    active = (state.active - viewer + seats) % seats
    out[at + MOMENTS * active + (MOMENTS - 1 if ended else state.left)] = 1.0
    at += MOMENTS * seats
    for colour in range(tables.COLOURS):
        out[at + colour] = float(state.hand(viewer, colour))
    out[at + 4] = plans.hand_value(state, look, viewer)
    out[at + 5] = look.turns
    out[at + 6] = float(state.bag_size()) / 10.0
    out[at + 7] = float(state.count_treasures())
    for colour in range(tables.KING):
        out[at + 8 + colour] = look.share(colour)
    _write_leads(look, seats, at + 11, out)


def _write_leads(look: survey.Survey, seats: i64, at: i64, out: vec[float]) -> None:
    """Write what the seat that looks has more than the best of the others."""
    temperature = prospects.temperature_with(seats, look.turns)
    for place in range(ORDERED, ORDERED + LEADS):
        most = out[OF_SEAT + place]
        for side in range(i64(2), seats):
            if out[OF_SEAT * side + place] > most:
                most = out[OF_SEAT * side + place]
        out[at + place - ORDERED] = (out[place] - most) / temperature


def _write_seat(state: Position, look: survey.Survey, seat: i64, at: i64, out: vec[float]) -> None:
    """Write what everybody may know of a seat, from `at` on."""
    points = end.assign_treasures(state, seat)
    expected = prospects.projected_from(points, state, look, seat)
    earned: i64 = 0
    led: i64 = 0
    for colour in range(tables.COLOURS):
        earned += points[colour]
        out[at + POINTS + colour] = float(points[colour])
        out[at + PROJECTED + colour] = expected[colour]
    _write_sorted(points, out, at + ORDERED)
    out[at + MEAN] = float(earned) / 4.0
    out[at + PROSPECTS] = prospects.weakest_of(expected, state, look, seat)
    out[at + PLANS] = plans.open_plans(state, look, seat)
    out[at + HELD] = float(state.treasures_taken(seat))
    out[at + HAND_SIZE] = float(state.hand_size(seat))
    out[at + CATASTROPHES] = float(state.catastrophes(seat))
    for office in range(tables.COLOURS):
        leader = pieces.leader_of(seat, office)
        if state.leader_at(leader) != tables.OFF:
            led += _write_leader(state, look, leader, office, at, out)
    out[at + LASTING] = prospects.lasting_of(earned, led, state, look, seat)


def _write_sorted(points: vec[i64], out: vec[float], at: i64) -> None:
    """Write four numbers from `at` on, the least first."""
    low, high = min(points[0], points[1]), max(points[0], points[1])
    left, right = min(points[2], points[3]), max(points[2], points[3])
    one, other = max(low, left), min(high, right)
    out[at], out[at + 1] = float(min(low, left)), float(min(one, other))
    out[at + 2], out[at + 3] = float(max(one, other)), float(max(high, right))


def _write_leader(
    state: Position, look: survey.Survey, leader: i64, office: i64, at: i64, out: vec[float]
) -> i64:
    """Write how a leader on the board stands, and return how many supporters it has.

    `at` is where the numbers of its seat begin.
    """
    place = state.leader_at(leader)
    realm = state.realm[place]
    head = kingdom.lowest_leader(realm)
    room = look.river[head] if office == tables.BLUE else look.land[head]
    out[at + ON_BOARD + office] = 1.0
    mine = look.tiles[tables.COLOURS * head + office]
    out[at + TILES + office] = float(mine)
    out[at + TEMPLES + office] = float(kingdom.count_temples(state, place))
    out[at + ROOM + office] = float(room if room < MOST_ROOM else MOST_ROOM) / 5.0
    out[at + FOOTHOLD + office] = float(look.foothold[head])
    near = look.near[head] & ~(i32(1) << i32(head))
    while near:
        other = kingdom.lowest_leader(near)
        near &= near - 1
        if kingdom.leaders_of_office(look.leaders[other], office):
            out[at + RIVAL + office] = 1.0
            out[at + LEAD + office] = float(mine - look.tiles[tables.COLOURS * other + office])
    if office == tables.KING:
        for colour in range(tables.KING):
            if kingdom.leaders_of_office(realm, colour) == 0:
                out[at + REGENT + colour] = 1.0 + float(look.tiles[tables.COLOURS * head + colour])
    return mine


def _write_monument(state: Position, viewer: i64, monument: i64, out: vec[float]) -> None:
    """Count a monument for every leader that it gives points to."""
    corner = state.monument_at(monument)
    if corner == tables.OFF:
        return
    left = state.realm[corner]
    while left:
        leader = kingdom.lowest_leader(left)
        left &= left - 1
        if tables.has_colour(monument, leader % tables.COLOURS):
            out[_begin(state, viewer, leader) + MONUMENTS_OF + leader % tables.COLOURS] += 1.0


def _write_treasures(state: Position, viewer: i64, out: vec[float]) -> None:
    """Count the treasures in the kingdom of each trader."""
    for space in state.treasure_spaces():
        left = kingdom.leaders_of_office(state.realm[space], tables.TRADER)
        while left:
            leader = kingdom.lowest_leader(left)
            left &= left - 1
            out[_begin(state, viewer, leader) + TREASURES] += 1.0


def _begin(state: Position, viewer: i64, leader: i64) -> i64:
    """Return where the numbers of a leader's seat begin, as the viewer counts seats."""
    return OF_SEAT * ((leader // tables.COLOURS - viewer + state.seats) % state.seats)
