"""The inputs of a learned value: a position as a seat may know it, in some forty numbers a seat.

Seats follow each other from the one that looks: itself, the next in turn order and so on. Then come
numbers of the whole position, and what the seat leads by. All is read from a copy of the position
from which `_hide` has taken what the seat may not know. What the seat has just chosen is there only
as far as the hand-made evaluation values it: with inputs that tell which decision waits, or who has
passed, a network foretold as well and played much worse. Raise VERSION with any change: a network
is made for one version.
"""

from math import exp
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from velkahra.games.viceroy.bots import evaluation, worth
from velkahra.games.viceroy.bots.plan import Plan
from velkahra.games.viceroy.rules import facts, frames, storage, tables
from velkahra.games.viceroy.rules.chapters import end, recolour
from velkahra.games.viceroy.rules.seats import contains
from velkahra.games.viceroy.rules.state import LAST_ROUND, ROUNDS_OF_A_PHASE, Position

VERSION: Final = 1

# What there is of each seat, by colour or level where it takes four places.
VALUE: Final[i64] = 0
BUILT: Final[i64] = 1
PENDING: Final[i64] = 2
PROSPECT: Final[i64] = 3
POINTS_NOW: Final[i64] = 4
BY_LEVEL: Final[i64] = 5
OF_CIRCLES: Final[i64] = 6
OF_ETERNAL_GEMS: Final[i64] = 7
OF_LAWS: Final[i64] = 8
OF_POWERS: Final[i64] = 9
OF_MAGIC: Final[i64] = 10
SETS: Final[i64] = 11
SCIENCES: Final[i64] = 12
MAGICS: Final[i64] = 13
BONUS: Final[i64] = 14
DEFENCES: Final[i64] = 15
ATTACKS: Final[i64] = 16
HAND_SIZE: Final[i64] = 17
PYRAMID: Final[i64] = 18
LAWS_LAID: Final[i64] = 19
ALL_GEMS: Final[i64] = 20
CIRCLES: Final[i64] = 21
CIRCLE_BONUS: Final[i64] = 25
ROWS: Final[i64] = 29
PLACES: Final[i64] = 33
TO_CLOSE: Final[i64] = 37
OF_SEAT: Final[i64] = 41
"""Numbers of a seat."""

TEN: Final = 10.0
"""Points are written in tens."""
LEADS: Final[i64] = 5
"""Places of a seat in which the seat that looks is compared with the best other."""
OF_TABLE: Final[i64] = 4


def size(seats: i64) -> i64:
    """Return how many inputs there are in a game with so many seats."""
    return seats * OF_SEAT + OF_TABLE + LEADS


def names(seats: int) -> tuple[str, ...]:
    """Return the names of the inputs, in order."""
    of_seat = ["value", "built", "rewards to come", "prospects", "points now"]
    of_seat += ["circles and eternal gems by level", "points of circles", "points of eternal gems"]
    of_seat += ["points of laws", "points of powers", "points of magic", "sets", "science", "magic"]
    of_seat += ["magic bonus", "defence", "attack tokens", "hand size", "cards of the pyramid"]
    of_seat += ["laws", "gems"]
    for what in ("circles", "bonus for circles"):
        of_seat += _named(what, facts.COLOUR_NAMES)
    of_seat += _named("cards on level", ("1", "2", "3", "4"))
    for what in ("places on level", "colours that close a circle on level"):
        of_seat += _named(what, ("2", "3", "4", "5"))
    found = [f"seat {seat}: {name}" for seat in range(seats) for name in of_seat]
    found += ["round", "rounds of the phase", "last round", "time"]
    return (*found, *_named("lead", ("value", "built", "rewards", "prospects", "points now")))


def _named(what: str, parts: tuple[str, ...]) -> list[str]:
    return [f"{what}: {part}" for part in parts]


def _hide(state: Position, viewer: i64) -> vec[i64]:
    """Take out of a position what a viewer may not know: cards of others, and secret choices.

    Returns: how many cards each seat has in hand.
    """
    sizes: vec[i64] = vec[i64]([0, 0, 0, 0])
    for card in range(i64(1), tables.CARDS + 1):
        holder = i64(state.zone[card]) - storage.HAND
        if not 0 <= holder < tables.SEATS:
            continue
        sizes[holder] += 1
        if holder != viewer and not contains(i64(state.known[card]), viewer):
            state.zone[card] = u8(storage.GONE)
    if state.frame_kind() <= frames.LAST_SECRET:
        for seat in range(state.seats):
            if seat != viewer:
                state.forget_choice(seat)
    return sizes


def write_inputs(position: Position, viewer: i64, out: vec[float]) -> None:
    """Write the inputs of a position into `out`, which holds zeros."""
    state = cast(Position, position.clone())
    seats, sizes = state.seats, _hide(state, viewer)
    for side in range(seats):
        seat = (viewer + side) % seats
        look = worth.Preview(state, seat)
        at = OF_SEAT * side
        out[at + HAND_SIZE] = float(sizes[seat])
        _write_values(look, at, out)
        _write_points(look, at, out)
        _write_pyramid(look, at, out)
        _write_cards(look, at, out)
    at = OF_SEAT * seats
    _write_table(state, at, out)
    scale = TEN / evaluation.temperature(state)
    for place in range(LEADS):
        out[at + OF_TABLE + place] = scale * (out[place] - _best(out, place, seats))


def _best(out: vec[float], place: i64, seats: i64) -> float:
    """Return the most that another seat has at a place; 0 if there is no other seat."""
    if seats == 1:
        return 0.0
    most = out[OF_SEAT + place]
    for side in range(i64(2), seats):
        most = max(most, out[OF_SEAT * side + place])
    return most


def _write_values(look: worth.Preview, at: i64, out: vec[float]) -> None:
    """Write the parts of the hand-made evaluation."""
    out[at + BUILT] = evaluation.built(look) / TEN
    out[at + PENDING] = evaluation.pending(look) / TEN
    out[at + PROSPECT] = evaluation.prospect(look) / TEN
    out[at + VALUE] = out[at + BUILT] + out[at + PENDING] + out[at + PROSPECT]


def _write_points(look: worth.Preview, at: i64, out: vec[float]) -> None:
    """Write what the headings would bring now, and the tokens they come from."""
    state, seat = look.state, look.seat
    bonus: i64 = 0
    for kind in range(i64(3)):
        bonus += i64(tables.MAGIC_VALUES[kind]) * state.tokens_of(seat, tables.MAGIC_BONUS + kind)
    out[at + OF_CIRCLES] = float(end.circle_points(state, seat)) / TEN
    out[at + OF_ETERNAL_GEMS] = float(end.eternal_points(state, seat)) / TEN
    out[at + OF_LAWS] = float(end.law_points(state, seat)) / TEN
    out[at + OF_POWERS] = float(end.power_points(state, seat)) / TEN
    out[at + OF_MAGIC] = float(end.magic_points(state, seat)) / TEN
    sets = end.count_sets(state, seat)
    now = float(end.SET * sets + end.penalty(state, seat)) / TEN
    for place in range(OF_CIRCLES, OF_MAGIC + 1):
        now += out[at + place]
    out[at + POINTS_NOW] = now
    out[at + BY_LEVEL] = evaluation.levels(state, seat) / TEN
    out[at + SETS] = float(sets)
    out[at + SCIENCES] = float(state.tokens_of(seat, tables.SCIENCE))
    out[at + MAGICS] = float(state.tokens_of(seat, tables.MAGIC))
    out[at + BONUS] = float(bonus)
    out[at + DEFENCES] = float(state.tokens_of(seat, tables.DEFENCE))
    out[at + ATTACKS] = float(state.attack[seat])


def _write_pyramid(look: worth.Preview, at: i64, out: vec[float]) -> None:
    """Write what there is on each level and in each colour."""
    state, seat = look.state, look.seat
    plan = Plan(look, 0, 0)
    for colour in range(tables.COLOURS):
        out[at + CIRCLES + colour] = float(look.circles[colour])
        out[at + CIRCLE_BONUS + colour] = float(recolour.circle_bonus(state, seat, colour)) / 2.0
    for level in range(i64(1), tables.LEVELS):
        out[at + ROWS + level - 1] = float(plan.rows[level])
        out[at + PLACES + level - 1] = float(plan.places[level + 1])
        for colour in range(tables.COLOURS):
            if (plan.circles[level + 1] >> colour) & 1:
                out[at + TO_CLOSE + level - 1] += 1.0


def _write_cards(look: worth.Preview, at: i64, out: vec[float]) -> None:
    """Write how many cards a seat has built, and its gems."""
    state, seat = look.state, look.seat
    laws: i64 = 0
    for law in range(tables.FIRST_LAW, tables.CARDS + 1):
        if state.is_laid(seat, law):
            laws += 1
    out[at + PYRAMID] = float(end.count_cards(state, seat))
    out[at + LAWS_LAID] = float(laws)
    out[at + ALL_GEMS] = float(state.all_gems_of(seat))


def _write_table(state: Position, at: i64, out: vec[float]) -> None:
    """Write how far the game is."""
    out[at] = float(state.round)
    out[at + 1] = float((state.round + ROUNDS_OF_A_PHASE - 1) % ROUNDS_OF_A_PHASE)
    out[at + 2] = 1.0 if state.round == LAST_ROUND else 0.0
    out[at + 3] = (float(state.round) / float(LAST_ROUND)) ** 2


def recoloured_chance(state: Position, seat: i64) -> float:
    """Return the chance of a seat to win when nothing but recolouring is left."""
    mine, odds = evaluation.final_value(state, seat), 0.0
    for other in range(state.seats):
        odds += exp(max(-40.0, min(40.0, evaluation.final_value(state, other) - mine)))
    return 1.0 / odds
