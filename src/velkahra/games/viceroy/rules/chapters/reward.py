"""Rewards and taking gems (VC-REWARD, VC-PASS)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.viceroy.rules.actions import A_COLOUR, A_DECLINE, A_GEMS, A_OWN_GEM
from velkahra.games.viceroy.rules.chapters.pyramid import put_token
from velkahra.games.viceroy.rules.chapters.take import queue_cards
from velkahra.games.viceroy.rules.state import F_COLOUR, F_GEMS, F_OWN_GEM, SUPPLY, Position
from velkahra.games.viceroy.rules.tables import (
    ANY_COLOUR,
    ATTACK,
    CARD,
    COLOURS,
    ETERNAL,
    ETERNAL_GEM,
    GEMS,
    LAW_SOURCE,
    NO_PART,
    PART,
    PARTS,
    REWARDS,
    SELECTION,
    SELECTION_INDEX,
    TOKEN,
    selection_key,
)


def part_of(state: Position, source: i64, part: i64, field: i64) -> i64:
    """Read a number of a reward: what (0), how many (1), which kind or colour (2)."""
    if source < LAW_SOURCE:
        return i64(REWARDS[source * PARTS + part * PART + field])
    place = (source - LAW_SOURCE) * PARTS + part * PART + field
    return i64(state.tables().parts[place])


def reward(state: Position, events: Events | None) -> None:
    """Grant the next part of a reward, in printed order.

    Rules: VC-BUILD-11, VC-EDGE-22, VC-REWARD-01, VC-REWARD-02, VC-REWARD-03, VC-REWARD-04,
        VC-REWARD-05, VC-REWARD-06, VC-REWARD-07, VC-REWARD-08, VC-LIMIT-03, VC-EX-08.
    """
    seat, source, part, card = state.top(1), state.top(2), state.top(3), state.top(4)
    what = part_of(state, source, part, 0) if part < 3 else NO_PART
    if what == NO_PART:
        state.drop()
        return
    state.set_top(3, part + 1)
    number, kind = part_of(state, source, part, 1), part_of(state, source, part, 2)
    if what == GEMS:
        state.push(F_GEMS, seat, number)
    elif what == CARD:
        queue_cards(state, seat, number)
    elif what == TOKEN:
        put_token(state, seat, card, kind, number)
        if events is not None:
            facts = {"seat": seat, "card": card, "token": kind, "count": number}
            events.emit("token", facts)
    elif what == ATTACK:
        arm(state, seat, number, events)
    elif what == ETERNAL_GEM and kind == ANY_COLOUR:
        state.push(F_COLOUR, seat, card)
    else:
        eternal(state, seat, card, kind, events)


def arm(state: Position, seat: i64, number: i64, events: Events | None) -> None:
    """Put attack tokens behind a screen. Rules: VC-REWARD-07, VC-EDGE-33, VC-LIMIT-04."""
    state.attack[seat] += u8(number)
    if events is not None:
        events.emit("armed", {"seat": seat, "count": number})


def eternal(state: Position, seat: i64, card: i64, colour: i64, events: Events | None) -> None:
    """Put an eternal gem on a card, from the supply, else from behind the own screen, or none.

    Rules: VC-REWARD-09, VC-LIMIT-02, VC-EDGE-24.
    """
    facts = {"seat": seat, "card": card, "colour": colour}
    if state.gems[SUPPLY + colour]:
        state.gems[SUPPLY + colour] -= u8(1)
        put_token(state, seat, card, ETERNAL + colour, 1)
        if events is not None:
            events.emit("eternal", facts)
    elif state.gems[seat * COLOURS + colour]:
        state.push(F_OWN_GEM, seat, card, colour)
    elif events is not None:
        events.emit("eternal-lost", facts)


def list_own_gem() -> vec[i64]:
    """List using the own gem and declining. Rules: VC-EDGE-24."""
    return vec[i64]([A_OWN_GEM, A_DECLINE])


def own_gem(state: Position, use: bool, events: Events | None) -> None:
    """Put a gem of one's own on a card for ever, or lose the reward. Rules: VC-REWARD-09."""
    seat, card, colour = state.top(1), state.top(2), state.top(3)
    state.drop()
    if use:
        state.gems[seat * COLOURS + colour] -= u8(1)
        put_token(state, seat, card, ETERNAL + colour, 1)
    if events is not None:
        facts = {"seat": seat, "card": card, "colour": colour}
        events.emit("eternal-own" if use else "eternal-lost", facts)


def list_colours() -> vec[i64]:
    """List the four colours."""
    return vec[i64]([A_COLOUR, A_COLOUR + 1, A_COLOUR + 2, A_COLOUR + 3])


def choose_colour(state: Position, colour: i64, events: Events | None) -> None:
    """Name the colour of an eternal gem."""
    seat, card = state.top(1), state.top(2)
    state.drop()
    eternal(state, seat, card, colour, events)


def due(state: Position) -> i64:
    """Count the gems of the next handful: all that are left, at most eight at a time.

    Rules: VC-EDGE-53.
    """
    return _lower(_lower(state.top(2), state.supply()), i64(8))


def least(state: Position) -> i64:
    """Count the gems that the next handful must have, 0 when it may be left. Rules: VC-EDGE-12."""
    must = state.top(2) - state.top(3)
    return _lower(must, i64(8)) if must > 0 else i64(0)


def list_handfuls(
    gems: vec[u8], at: i64, fewest: i64, most: i64, first: i64, out: vec[i64]
) -> vec[i64]:
    """List all handfuls of `fewest` to `most` gems from the four counts at a place, as actions."""
    for blue in range(_lower(i64(gems[at]), most) + 1):
        for red in range(_lower(i64(gems[at + 1]), most - blue) + 1):
            for green in range(_lower(i64(gems[at + 2]), most - blue - red) + 1):
                taken = blue + red + green
                lack = fewest - taken if fewest > taken else (i64(0) if taken else i64(1))
                for yellow in range(lack, _lower(i64(gems[at + 3]), most - taken) + 1):
                    key = selection_key(blue, red, green, yellow)
                    out = append(out, first + SELECTION_INDEX[key])
    return out


def _lower(one: i64, other: i64) -> i64:
    return one if one < other else other


def list_gems(state: Position) -> vec[i64]:
    """List the handfuls that can be taken from the supply.

    Rules: VC-PASS-02, VC-REWARD-01, VC-EDGE-12.
    """
    out: vec[i64] = vec[i64](capacity=64)
    fewest = least(state)
    out = list_handfuls(state.gems, SUPPLY, fewest, due(state), A_GEMS, out)
    return out if fewest else append(out, A_DECLINE)


def gems_lapse(state: Position, events: Events | None) -> bool:
    """Take without asking when the supply holds no more than must be taken.

    Rules: VC-PASS-04, VC-REWARD-01, VC-EDGE-12, VC-EDGE-22, VC-LIMIT-02, VC-TX-07.
    """
    seat, left = state.top(1), state.top(2)
    there = state.supply()
    if left and there > left - state.top(3):
        return False
    state.drop()
    if left == 0:
        return True
    taken = {"seat": int(seat), "short": int(left - there)}
    for colour in range(COLOURS):
        number = state.gems[SUPPLY + colour]
        state.gems[SUPPLY + colour] = u8(0)
        state.gems[seat * COLOURS + colour] += number
        if events is not None:
            taken[f"gems{colour}"] = int(number)
    if events is not None:
        events.emit("took-gems", taken)
    return True


def take_gems(state: Position, selection: i64, events: Events | None) -> None:
    """Take a handful from the supply; who takes fewer than are due takes no more.

    Rules: VC-PASS-02, VC-REWARD-01, VC-EDGE-04, VC-EDGE-12.
    """
    seat = state.top(1)
    left = state.top(2) - size(selection) if size(selection) == due(state) else i64(0)
    state.set_top(2, left)
    state.set_top(3, _lower(state.top(3), left))
    move(state, selection, SUPPLY, seat * COLOURS)
    if events is not None:
        events.emit("took-gems", {"seat": seat, "short": 0, **handful(selection)})


def move(state: Position, selection: i64, source: i64, target: i64) -> None:
    """Move a handful of gems between two places of `gems`."""
    for colour in range(COLOURS):
        number = SELECTION[selection * 4 + colour]
        state.gems[source + colour] -= number
        state.gems[target + colour] += number


def handful(selection: i64) -> dict[str, int]:
    """Give a handful of gems as facts."""
    return {f"gems{colour}": int(SELECTION[selection * 4 + colour]) for colour in range(4)}


def has(state: Position, place: i64, selection: i64) -> bool:
    """Say whether a place of `gems` holds a handful."""
    for colour in range(COLOURS):
        if state.gems[place + colour] < SELECTION[selection * 4 + colour]:
            return False
    return True


def size(selection: i64) -> i64:
    """Count the gems of a handful."""
    number: i64 = 0
    for colour in range(COLOURS):
        number += i64(SELECTION[selection * 4 + colour])
    return number
