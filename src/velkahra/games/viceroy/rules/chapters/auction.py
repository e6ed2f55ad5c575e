"""The auction (VC-AUCTION, VC-VIRTUAL, VC-SOLO)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.viceroy.rules.actions import A_BID, A_GO_ON, A_NAME, A_PASS, A_REMOVE, A_TAKE
from velkahra.games.viceroy.rules.chapters.take import any_shown, take_shown, throw_shown
from velkahra.games.viceroy.rules.state import (
    ALWAYS_DRAWN,
    ANY_SLOT,
    ATTACK,
    BIDDING,
    CORRECTED,
    EMPTY_FIST,
    F_AFTER,
    F_ATTACKERS,
    F_BID,
    F_COLOURS,
    F_GEMS,
    F_LOOSE,
    F_NAME,
    F_REMOVE,
    F_SHARE,
    F_SHOW,
    F_TAKE,
    F_VIRTUAL,
    FOR_ATTACK,
    FOR_BID,
    FOR_LAW,
    NO_BID,
    PASSED,
    SERVED,
    SKIPPING,
    SLOTS,
    SUPPLY,
    UPPER,
    Position,
)
from velkahra.games.viceroy.rules.tables import COLOURS, SCIENCE, SEATS, TOKENS


def auction(state: Position) -> None:
    """Hold the next auction round, if there is one.

    Rules: VC-AUCTION-02, VC-AUCTION-08, VC-AUCTION-13, VC-AUCTION-17, VC-VIRTUAL-06, VC-EDGE-27,
        VC-EDGE-41.
    """
    held = state.top(2)
    for place in range(SEATS):
        state.bid[place] = NO_BID
        state.robot_bid[place] = NO_BID
    if held == 0:
        for seat in range(state.seats):
            state.status[seat] = SKIPPING if state.skip[seat] else BIDDING
            state.skip[seat] = u8(0)
        for robot in range(SEATS):
            state.robot[robot] = u8(0)
    mask = bidders(state)
    if held == 3 or (mask == 0 and not _virtual_alone(state, held + 1)):
        state.drop()
        return
    state.set_top(2, held + 1)
    if mask:
        state.push(F_BID, -1, mask)
    else:
        _settle_try(state, held + 1, 0, 0)


def _virtual_alone(state: Position, number: i64) -> bool:
    """Say whether virtual opponents draw in a try that nobody else takes part in: in the first.

    The solo player's opponent draws only after a bid.
    Rules: VC-VIRTUAL-02, VC-VIRTUAL-06, VC-EDGE-41.
    """
    always = state.plays(ALWAYS_DRAWN) and not state.is_solo()
    return always and number == 1 and state.virtual > 0


def bidders(state: Position) -> i64:
    """Give the bit set of the seats that still take part. Rules: VC-AUCTION-08, VC-AUCTION-13."""
    mask: i64 = 0
    for seat in range(state.seats):
        if state.status[seat] == BIDDING:
            mask |= i64(1) << seat
    return mask


def cards_of(state: Position, colour: i64) -> i64:
    """Count the cards on display in a colour."""
    return (1 if state.display[colour] else 0) + (1 if state.display[colour + UPPER] else 0)


def list_bids(state: Position, seat: i64) -> vec[i64]:
    """List passing, the colours one can bid, and an attack token.

    Rules: VC-AUCTION-01, VC-AUCTION-10, VC-AUCTION-11, VC-AUCTION-15, VC-EDGE-08, VC-EDGE-10,
        VC-EDGE-11.
    """
    out = vec[i64]([A_PASS])
    for colour in range(COLOURS):
        if state.gems[seat * COLOURS + colour] and cards_of(state, colour):
            out = append(out, A_BID + colour)
    if state.attack[seat] and any_shown(state):
        out = append(out, A_BID + ATTACK)
    return out


def reveal(state: Position, events: Events | None) -> None:
    """Open all fists at once: gems go to the supply, empty fists have passed.

    Rules: VC-AUCTION-02, VC-AUCTION-10, VC-AUCTION-12, VC-AUCTION-15, VC-PASS-01, VC-EDGE-05,
        VC-EDGE-06, VC-EDGE-41, VC-SOLO-02.
    """
    mask = state.top(2)
    state.drop()
    held = state.top(2)
    bidding: i64 = 0
    for seat in range(state.seats):
        if (mask >> seat) & 1:
            state.bid[seat] = _open_fist(state, seat)
            if state.bid[seat] != EMPTY_FIST:
                bidding |= i64(1) << seat
        state.commit[seat] = 0
    if events is not None:
        events.emit("bids", {f"bid{seat}": state.bid[seat] for seat in range(state.seats)})
    _settle_try(state, held, mask, bidding)


def _settle_try(state: Position, number: i64, asked: i64, bidding: i64) -> None:
    """Queue what follows the bids of an auction round; `asked` and `bidding` are bit sets of seats.

    Rules: VC-VIRTUAL-07, VC-EDGE-41, VC-EDGE-43.
    """
    state.push(F_AFTER, -1, number)
    if bidding or _virtual_alone(state, number):
        everybody = (i64(1) << state.seats) - 1
        concerned = bidding or asked or everybody
        state.push(F_LOOSE, -1, concerned if state.plays(CORRECTED) else everybody)
        state.push(F_COLOURS, -1)
        state.push(F_ATTACKERS, -1, number)
        _call_robots(state)


def _open_fist(state: Position, seat: i64) -> i64:
    action = state.commit[seat] - 1
    if action == A_PASS:
        state.status[seat] = PASSED
        state.owed[seat] = u8(1)
        return EMPTY_FIST
    bid = action - A_BID
    if bid == ATTACK:
        state.attack[seat] -= u8(1)
    else:
        state.gems[seat * COLOURS + bid] -= u8(1)
        state.gems[SUPPLY + bid] += u8(1)
    return bid


def _call_robots(state: Position) -> None:
    """Let each virtual opponent that is not done draw a gem. Rules: VC-VIRTUAL-02."""
    for robot in range(state.virtual - 1, -1, -1):
        if not state.robot[robot]:
            state.push(F_VIRTUAL, -1, robot)


def in_the_box(state: Position, colour: i64) -> i64:
    """Count the gems of a colour that a virtual opponent may draw now.

    Rules: VC-VIRTUAL-02, VC-SOLO-01, VC-SOLO-06, VC-EDGE-44, VC-EDGE-47.
    """
    left = 16 - 4 * state.seats
    for robot in range(state.virtual):
        if state.robot_bid[robot] == colour:
            left -= 1
    return left


def robot_draws(state: Position, colour: i64, events: Events | None) -> None:
    """Show the gem that a virtual opponent bids. Rules: VC-SOLO-02, VC-VIRTUAL-02."""
    robot = state.top(2)
    state.drop()
    state.robot_bid[robot] = colour
    if events is not None:
        events.emit("robot-bid", {"robot": robot, "colour": colour})


def attackers(state: Position, events: Events | None) -> None:
    """Let the attackers take their cards, the lowest number first.

    Who finds none has lost the token and takes no part in further auction rounds.
    Rules: VC-AUCTION-15, VC-AUCTION-16, VC-ORDER-01, VC-ORDER-02, VC-EDGE-09, VC-TX-05.
    """
    seat = first_of(state, ATTACK)
    if seat < 0:
        state.drop()
    elif any_shown(state):
        state.push(F_TAKE, seat, ANY_SLOT, FOR_ATTACK)
    else:
        state.bid[seat] = NO_BID
        if state.plays(CORRECTED) and state.top(2) < 3:
            state.status[seat] = SKIPPING
        if events is not None:
            events.emit("attack-wasted", {"seat": seat})


def first_of(state: Position, bid: i64) -> i64:
    """Give the seat with the lowest number in its pyramid of those with a bid, or -1."""
    best: i64 = -1
    for seat in range(state.seats):
        if state.bid[seat] == bid and (best < 0 or state.lowest(seat) < state.lowest(best)):
            best = seat
    return best


def colours(state: Position, events: Events | None) -> None:
    """Settle one colour after the other. Rules: VC-AUCTION-03, VC-VIRTUAL-07, VC-EDGE-05."""
    colour = state.top(2)
    if colour == COLOURS:
        state.drop()
        return
    state.set_top(2, colour + 1)
    mask = bids_for(state, colour)
    robots = robots_for(state, colour)
    if mask and robots:
        _mixed(state, colour, mask, robots, events)
    elif mask:
        _people(state, colour, mask, events)
    elif robots:
        _robots(state, colour, robots, events)


def bids_for(state: Position, colour: i64) -> i64:
    """Give the bit set of the seats that bid a colour."""
    mask: i64 = 0
    for seat in range(state.seats):
        if state.bid[seat] == colour:
            mask |= i64(1) << seat
    return mask


def robots_for(state: Position, colour: i64) -> i64:
    """Count the virtual opponents that bid a colour."""
    number: i64 = 0
    for robot in range(state.virtual):
        if state.robot_bid[robot] == colour:
            number += 1
    return number


def _count(mask: i64) -> i64:
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def _lone(mask: i64) -> i64:
    seat: i64 = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def _people(state: Position, colour: i64, mask: i64, events: Events | None) -> None:
    """Settle a colour that people alone have bid.

    Rules: VC-AUCTION-03, VC-AUCTION-04, VC-AUCTION-05, VC-AUCTION-06, VC-AUCTION-07,
        VC-AUCTION-15, VC-TX-03, VC-TX-04, VC-EDGE-07.
    """
    cards = cards_of(state, colour)
    people = _count(mask)
    if people == 1 and cards == 2:
        state.push(F_TAKE, _lone(mask), colour, FOR_BID)
    elif people == 1 and cards == 1:
        slot = colour if state.display[colour] else colour + UPPER
        win(state, _lone(mask), slot, events)
    elif people == 2 and cards == 2:
        state.push(F_NAME, -1, mask, colour, 1)
    else:
        _emit_clash(state, colour, cards, events)


def _emit_clash(state: Position, colour: i64, cards: i64, events: Events | None) -> None:
    """Tell whose gems met, for how many cards. Rules: VC-AUCTION-04, VC-ORDER-04."""
    if events is not None:
        facts = {"colour": colour, "cards": cards, "seats": bids_for(state, colour)}
        events.emit("clash", {**facts, "robots": robots_for(state, colour)})


def win(state: Position, seat: i64, slot: i64, events: Events | None) -> None:
    """Take a card and be done with this auction. Rules: VC-AUCTION-03, VC-AUCTION-13."""
    state.status[seat] = SERVED
    state.bid[seat] = NO_BID
    take_shown(state, seat, slot, events)


def _robots(state: Position, colour: i64, robots: i64, events: Events | None) -> None:
    """Settle a colour that virtual opponents alone have bid.

    Rules: VC-SOLO-04, VC-SOLO-05, VC-VIRTUAL-03, VC-VIRTUAL-04, VC-VIRTUAL-07, VC-EDGE-42.
    """
    cards = cards_of(state, colour)
    if cards == 0:
        state.loose += robots
        _finish_robots(state, colour)
    elif robots == 1:
        throw_shown(state, colour if state.display[colour] else colour + UPPER, events)
        _finish_robots(state, colour)
    elif robots == 2 and cards == 2:
        throw_shown(state, colour, events)
        throw_shown(state, colour + UPPER, events)
        _finish_robots(state, colour)
    else:
        _emit_clash(state, colour, cards, events)


def _finish_robots(state: Position, colour: i64) -> None:
    for robot in range(state.virtual):
        if state.robot_bid[robot] == colour:
            state.robot[robot] = u8(1)


def _mixed(state: Position, colour: i64, mask: i64, robots: i64, events: Events | None) -> None:
    """Settle a colour that people and virtual opponents have bid.

    Rules: VC-SOLO-03, VC-VIRTUAL-04, VC-VIRTUAL-05, VC-VIRTUAL-07, VC-EDGE-42, VC-TX-14.
    """
    cards = cards_of(state, colour)
    if cards == 0:
        _emit_clash(state, colour, cards, events)
        state.loose += robots
        _finish_robots(state, colour)
    elif cards == 2 and robots == 1 and _count(mask) == 1 and _may_share(state):
        state.push(F_SHARE, _lone(mask), colour)
    else:
        _emit_clash(state, colour, cards, events)


def _may_share(state: Position) -> bool:
    """Say whether a player may choose the upper card beside a virtual opponent: not in solo play.

    Rules: VC-SOLO-03, VC-VIRTUAL-05.
    """
    return not (state.is_solo() and state.plays(CORRECTED))


def list_shares(state: Position) -> vec[i64]:
    """List taking the upper card and going on. Rules: VC-VIRTUAL-05."""
    return vec[i64]([A_TAKE + UPPER + state.top(2), A_GO_ON])


def share(state: Position, action: i64, events: Events | None) -> None:
    """Take the upper card, so that the lower one leaves the game, or go on with the opponent.

    Rules: VC-VIRTUAL-05.
    """
    seat, colour = state.top(1), state.top(2)
    state.drop()
    if action == A_GO_ON:
        _emit_clash(state, colour, 2, events)
        return
    throw_shown(state, colour, events)
    _finish_robots(state, colour)
    win(state, seat, colour + UPPER, events)


def list_takes(state: Position) -> vec[i64]:
    """List the cards on display that may be taken: of one colour, or any.

    Rules: VC-AUCTION-05, VC-AUCTION-15, VC-EDGE-27.
    """
    out: vec[i64] = vec[i64]()
    for slot in range(SLOTS):
        if may_take(state, slot):
            out = append(out, A_TAKE + slot)
    return out


def may_take(state: Position, slot: i64) -> bool:
    """Say whether a card lies there and is of the colour in question."""
    colour = state.top(2)
    return state.display[slot] != 0 and (colour == ANY_SLOT or slot % UPPER == colour)


def take(state: Position, slot: i64, events: Events | None) -> None:
    """Take the chosen card of the display. Rules: VC-AUCTION-05, VC-AUCTION-15, VC-EDGE-27."""
    seat, purpose = state.top(1), state.top(3)
    state.drop()
    if purpose != FOR_LAW:
        win(state, seat, slot, events)
        return
    take_shown(state, seat, slot, events)
    if state.small:
        state.push(F_SHOW, -1, slot, 1)


def list_names() -> vec[i64]:
    """List the lower card, the upper card and neither.

    Rules: VC-AUCTION-06, VC-EDGE-07, VC-EDGE-55.
    """
    return vec[i64]([A_NAME, A_NAME + 1, A_NAME + 2])


def named(state: Position, events: Events | None) -> None:
    """Compare what two bidders have named. Rules: VC-AUCTION-06, VC-EDGE-07, VC-EDGE-55."""
    mask, colour, again = state.top(2), state.top(3), state.top(4)
    state.drop()
    one = _lone(mask)
    two = _lone(mask & (mask - 1))
    first, second = state.commit[one] - 1 - A_NAME, state.commit[two] - 1 - A_NAME
    state.commit[one] = 0
    state.commit[two] = 0
    if events is not None:
        facts = {"seat": one, "place": first, "other": two, "their_place": second}
        events.emit("named", {**facts, "colour": colour})
    if first == 2 or second == 2 or (first == second and not again):
        _emit_clash(state, colour, 2, events)
    elif first == second:
        state.push(F_NAME, -1, mask, colour, 0)
    else:
        win(state, two, colour + UPPER * second, events)
        win(state, one, colour + UPPER * first, events)


def loose(state: Position) -> None:
    """Let somebody discard a card for each virtual opponent whose gem fits no card.

    It is the lowest number of those concerned: who bids in this auction round.
    Rules: VC-SOLO-05, VC-VIRTUAL-07, VC-EDGE-42, VC-EDGE-43.
    """
    if state.loose == 0 or not any_shown(state):
        state.loose = 0
        state.drop()
        return
    state.loose -= 1
    concerned = state.top(2)
    best: i64 = -1
    for seat in range(state.seats):
        if (concerned >> seat) & 1 and (best < 0 or state.lowest(seat) < state.lowest(best)):
            best = seat
    state.push(F_REMOVE, best)


def list_removals(state: Position) -> vec[i64]:
    """List the cards on display. Rules: VC-SOLO-05."""
    out: vec[i64] = vec[i64]()
    for slot in range(SLOTS):
        if state.display[slot]:
            out = append(out, A_REMOVE + slot)
    return out


def remove(state: Position, slot: i64, events: Events | None) -> None:
    """Discard a card for a virtual opponent. Rules: VC-SOLO-05."""
    state.drop()
    throw_shown(state, slot, events)


def after(state: Position, events: Events | None) -> None:
    """Let those who have passed take their gems, in the order of their numbers.

    Who has no card after the third round has passed too.
    Rules: VC-AUCTION-09, VC-PASS-01, VC-PASS-02, VC-PASS-03, VC-PASS-05, VC-EDGE-13, VC-EDGE-45,
        VC-EDGE-12, VC-TX-06, VC-TX-07, VC-EX-10.
    """
    if state.top(2) == 3:
        _fail(state, events)
    best: i64 = -1
    for seat in range(state.seats):
        if state.owed[seat] and (best < 0 or state.lowest(seat) < state.lowest(best)):
            best = seat
    if best < 0:
        state.drop()
        return
    state.owed[best] = u8(0)
    extra = i64(state.held[best * TOKENS + SCIENCE])
    if events is not None:
        events.emit("passed", {"seat": best, "count": 3 + extra})
    # VC-EDGE-12: three are taken; those for science may be.
    state.push(F_GEMS, best, 3 + extra, extra if state.plays(CORRECTED) else 0)


def _fail(state: Position, events: Events | None) -> None:
    for seat in range(state.seats):
        if state.status[seat] == BIDDING:
            state.status[seat] = PASSED
            state.owed[seat] = u8(1)
            if events is not None:
                events.emit("failed", {"seat": seat})
