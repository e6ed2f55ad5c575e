"""The turn of a team: refresh, draw, main phase, discard, and what follows it.

Rules: HM-REFRESH-01, HM-REFRESH-02, HM-DRAW-01, HM-DRAW-02, HM-DISCARD-01, HM-INFO-04, HM-BM-02,
HM-BM-03, HM-TIMER-04, HM-EDGE-TIMER-01, HM-EDGE-REFRESH-01, HM-EDGE-FIND-03.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Event, Events
from velkahra.games.hammer.cards.card_ids import CARDS, GROUP_COUNT
from velkahra.games.hammer.cards.columns import (
    ABILITY_COUNTER,
    ABILITY_PERIOD,
    ABILITY_WIDTH,
    MODIFIER_COUNTER,
    MODIFIER_PERIOD,
    MODIFIER_WIDTH,
)
from velkahra.games.hammer.cards.opcodes import (
    NO_CONVERT,
    NO_DRAW,
    NO_UNTIRE,
    P_DRAW_EXTRA,
    P_DRAWS,
    P_FIND,
    P_FIRST_RATE,
    P_GUESSES,
    P_HAND_LIMIT,
    P_RATE,
    P_SB_CAP,
    P_SIFT,
    P_UNTIRE,
    PER_TURN,
    UNTIL_NEXT_TURN,
    UNTIL_TURN_END,
    W_INFO_GAINED,
    W_TURN_END,
    W_TURN_START,
)
from velkahra.games.hammer.rules.chapters.match import fits
from velkahra.games.hammer.rules.chapters.modify import expire, forbidden, parameter
from velkahra.games.hammer.rules.chapters.supply import draw_one, into_hand, run_dry
from velkahra.games.hammer.rules.chapters.teams import complete, group_seats
from velkahra.games.hammer.rules.chapters.zones import discard, notice, place_below
from velkahra.games.hammer.rules.frames.camp import push_waive
from velkahra.games.hammer.rules.frames.effects import push_lose_card, push_triggers
from velkahra.games.hammer.rules.frames.pact import push_talks
from velkahra.games.hammer.rules.frames.play import push_main
from velkahra.games.hammer.rules.frames.turn import (
    DRAW_REFUSED,
    DRAWING_FIRST,
    DRAWING_LEFT,
    FOR_DRAWING,
    JOIN_GROUP,
    JOIN_PROPOSER,
    JOIN_REST,
    LOOK_DECK,
    NOT_COUNTED,
    REFRESH_MADE,
    SIFT_FILTER,
    SIFT_LEFT,
    SIFT_LOOKED,
    UNTIRE_LEFT,
    push_close,
    push_discard,
    push_draw,
    push_drawing,
    push_join,
    push_joint,
    push_limit,
    push_look,
    push_open,
    push_playing,
    push_refresh,
    push_untire,
    push_untiring,
)
from velkahra.games.hammer.rules.state import (
    ACTIVE,
    DECK,
    DETAINED,
    GUESS_ROUND,
    GUESS_SEAT,
    GUESSES,
    HAND,
    NAMING,
    ONCE,
    PAUSE_ROUNDS,
    READY,
    SPENT,
    TIRED,
    TOP,
    Position,
    ones,
)

NO_ROUND: Final[i64] = 1000


def begin(state: Position, seat: i64, events: Events | None) -> None:
    """Begin the turn of a team; a special ability that lasted until here is over.

    Rules: HM-ROUND-02, HM-ORDER-03, HM-EDGE-ABILITY-01.
    """
    state.turn = seat
    if state.hurried == seat + 1:
        state.hurried = 0
    for card in range(CARDS):
        state.refused[card] = u8(0)
    renew(state, PER_TURN)
    if state.special[seat] == ACTIVE:
        state.special[seat] = SPENT
    expire(state, UNTIL_NEXT_TURN, seat)
    if events is not None:
        events.emit("turn", {"seat": int(seat)})
    push_talks(state, seat)
    push_open(state, seat)
    push_close(state, seat)
    push_limit(state, seat)
    push_playing(state, seat)
    push_drawing(state, seat, NOT_COUNTED, first=1)
    push_untiring(state, seat)
    push_refresh(state, seat, made=0)
    push_triggers(state, seat)
    if state.returning[seat]:
        push_waive(state, seat, state.returning[seat] - 1)
        state.returning[seat] = 0
    notice(state, W_TURN_START, -1, i64(1) << seat, i64(0))


def renew(state: Position, period: i64) -> None:
    """Let what may be used so often in a turn or round be used again. Rules: HM-EDGE-COOP-11."""
    abilities = state.tables.abilities
    for at in range(i64(0), i64(len(abilities)), ABILITY_WIDTH):
        if abilities[at + ABILITY_PERIOD] == period:
            state.used[abilities[at + ABILITY_COUNTER]] = u8(0)
    modifiers = state.tables.modifiers
    for at in range(i64(0), i64(len(modifiers)), MODIFIER_WIDTH):
        if modifiers[at + MODIFIER_PERIOD] == period:
            state.used[modifiers[at + MODIFIER_COUNTER]] = u8(0)


def rate(state: Position, seat: i64, made: i64) -> i64:
    """Give the SB that one BM costs; the first conversion may have a rate of its own.

    Rules: HM-BM-02.
    """
    first = parameter(state, seat, P_FIRST_RATE)
    return first if made == 0 and first > 0 else parameter(state, seat, P_RATE)


def may_convert(state: Position, seat: i64, made: i64) -> bool:
    """Say whether a team may turn SB into one more BM. Rules: HM-BM-02, HM-REFRESH-01."""
    if forbidden(state, seat, NO_CONVERT, -1, -1):
        return False
    return state.sb[seat] >= rate(state, seat, made)


def convert(state: Position, events: Events | None) -> None:
    """Turn SB into one BM. Rules: HM-BM-02, HM-EX-10."""
    seat, made = state.frame_seat(), state.slot(REFRESH_MADE)
    due = rate(state, seat, made)
    state.sb[seat] -= due
    state.bm[seat] += 1
    state.set_slot(REFRESH_MADE, made + 1)
    if events is not None:
        events.emit("converted", {"seat": int(seat), "sb": int(due), "bm": 1})


def untiring(state: Position, events: Events | None) -> None:
    """Untire all spies of a team, or ask which.

    Rules: HM-REFRESH-02, HM-EDGE-REFRESH-01, HM-EDGE-REFRESH-02, HM-EDGE-COOP-27.
    """
    seat = state.frame_seat()
    state.drop()
    number: i64 = 0
    for card in range(CARDS):
        if may_untire(state, seat, card):
            number += 1
    most = parameter(state, seat, P_UNTIRE)
    if most >= number:
        for card in range(CARDS):
            if may_untire(state, seat, card):
                state.tired[card] = READY
        if events is not None and number:
            events.emit("refreshed", {"seat": int(seat), "count": int(number)})
        _end_detention(state, seat)
    elif most > 0:
        push_untire(state, seat, most)
    else:
        _end_detention(state, seat)


def may_untire(state: Position, seat: i64, card: i64) -> bool:
    """Say whether a spy untires in this refresh phase; a detained one does not."""
    if not state.controls(seat, card) or state.tired[card] != TIRED:
        return False
    return not forbidden(state, seat, NO_UNTIRE, card, -1)


def untire(state: Position, card: i64, events: Events | None) -> None:
    """Untire one of the spies. Rules: HM-EDGE-REFRESH-01."""
    seat, left = state.frame_seat(), state.slot(UNTIRE_LEFT) - 1
    state.tired[card] = READY
    if events is not None:
        events.emit("untired", {"card": int(card)})
    state.set_slot(UNTIRE_LEFT, left)
    if left == 0:
        state.drop()
        _end_detention(state, seat)


def _end_detention(state: Position, seat: i64) -> None:
    for card in range(CARDS):
        if state.controls(seat, card) and state.tired[card] == DETAINED:
            state.tired[card] = TIRED


def drawing(state: Position, events: Events | None) -> None:
    """Let a team draw, from its own deck or with others.

    Rules: HM-DRAW-01, HM-DRAW-02, HM-COOP-04, HM-EDGE-DRAW-01, HM-EDGE-DRAW-05.
    """
    seat, first = state.frame_seat(), state.slot(DRAWING_FIRST)
    if state.slot(DRAWING_LEFT) == NOT_COUNTED:
        state.set_slot(DRAWING_LEFT, parameter(state, seat, P_DRAWS))
    left = state.slot(DRAWING_LEFT)
    if left <= 0 or state.joined[seat]:
        state.drop()
        return
    if first and len(open_groups(state, seat, 0)) > 0 and not state.is_hurried():
        push_draw(state, seat, refused=0)
        return
    draw_own(state, seat, events)


def draw_own(state: Position, seat: i64, events: Events | None) -> None:
    """Draw one of the cards of the draw phase, or look at several and keep one."""
    state.set_slot(DRAWING_LEFT, state.slot(DRAWING_LEFT) - 1)
    state.set_slot(DRAWING_FIRST, 0)
    looked_at = parameter(state, seat, P_SIFT)
    have = state.in_zone(i64(1) << seat, DECK)
    if looked_at > 1 and have > 1 and not forbidden(state, seat, NO_DRAW, -1, -1):
        number = min(looked_at, have)
        push_look(state, seat, seat, number, number, FOR_DRAWING)
    elif have:
        draw_one(state, seat, events)
    elif not forbidden(state, seat, NO_DRAW, -1, -1):
        run_dry(state, seat, events)


def open_groups(state: Position, seat: i64, refused: i64) -> vec[i64]:
    """List the groups a team can draw with now. Rules: HM-COOP-03, HM-COOP-04, HM-COOP-18."""
    out: vec[i64] = vec[i64](capacity=4)
    if not state.pacts[seat] or forbidden(state, seat, NO_DRAW, -1, -1):
        return out
    for group in range(GROUP_COUNT):
        if not (refused >> group) & 1 and may_draw_with(state, seat, group):
            out = append(out, group)
    return out


def may_draw_with(state: Position, seat: i64, group: i64) -> bool:
    """Say whether a group can draw a joint card now, if all agree.

    Rules: HM-COOP-04, HM-COOP-21, HM-EDGE-DRAW-02, HM-EDGE-DRAW-03, HM-EDGE-DRAW-04.
    """
    seats = group_seats(state, group)
    if not (seats >> seat) & 1 or not complete(state, seats):
        return False
    if state.in_zone(seats, DECK) == 0:
        return False
    for other in range(state.seats):
        if not (seats >> other) & 1:
            continue
        if state.joined[other] or state.sb[other] < joint_price(state, other, seats):
            return False
        if forbidden(state, other, NO_DRAW, -1, -1):
            return False
        if other != seat and 0 <= state.place[other] < state.place[seat]:
            return False
    return True


def joint_price(state: Position, seat: i64, seats: i64) -> i64:
    """Give the SB that a joint draw costs a team. Rules: HM-COOP-04, HM-COOP-21."""
    return ones(seats) - 1 + parameter(state, seat, P_DRAW_EXTRA)


def propose_draw(state: Position, group: i64, events: Events | None) -> None:
    """Ask the others of a group to draw together. Rules: HM-EDGE-DRAW-02."""
    seat = state.frame_seat()
    if events is not None:
        events.emit("offered-draw", {"seat": int(seat), "group": int(group)})
    ask_to_join(state, group, seat, group_seats(state, group) & ~(i64(1) << seat))


def ask_to_join(state: Position, group: i64, seat: i64, others: i64) -> None:
    """Ask the next of the others."""
    for other in range(state.seats):
        if (others >> other) & 1:
            push_join(state, other, group, seat, others & ~(i64(1) << other))
            return


def join(state: Position, agreed: bool, events: Events | None) -> None:
    """Hear an answer; the last yes draws.

    Rules: HM-COOP-04, HM-COOP-24, HM-EDGE-DRAW-02, HM-EDGE-COOP-24.
    """
    other, group = state.frame_seat(), state.slot(JOIN_GROUP)
    seat, rest = state.slot(JOIN_PROPOSER), state.slot(JOIN_REST)
    state.drop()
    if events is not None:
        kind = "joined" if agreed else "stayed-out"
        events.emit(kind, {"seat": int(other), "group": int(group)})
    if not agreed:
        state.set_slot(DRAW_REFUSED, state.slot(DRAW_REFUSED) | (i64(1) << group))
        if not len(open_groups(state, seat, state.slot(DRAW_REFUSED))):
            state.drop()
            state.set_slot(DRAWING_FIRST, 0)
        return
    if rest:
        ask_to_join(state, group, seat, rest)
        return
    state.drop()
    seats = group_seats(state, group)
    for member in range(state.seats):
        if (seats >> member) & 1:
            state.sb[member] -= joint_price(state, member, seats)
            state.joined[member] = u8(1)
    push_joint(state, group)


def drew_joint(state: Position, card: i64, events: Events | None) -> None:
    """Take a joint card into all hands of its group. Rules: HM-COOP-03, HM-COOP-09."""
    state.drop()
    state.zone[card] = HAND
    owners = state.owners_of(card)
    state.known[card] = u8(owners)
    if events is None:
        return
    facts = {"seats": int(owners), "card": int(card)}
    events.happened.append(Event("drew-joint", facts, owners))
    events.emit("joint-drawn", {"seats": int(owners)})


def looked(state: Position, card: i64, events: Events | None) -> None:
    """Show the next card from the top of a deck to who looks at it."""
    viewer, seat = state.frame_seat(), state.slot(LOOK_DECK)
    state.known[card] |= u8(i64(1) << viewer)
    if events is not None:
        facts = {"seat": int(viewer), "other": int(seat), "card": int(card)}
        events.emit_to(viewer, "saw-top", facts)


def topmost(state: Position, seat: i64, number: i64) -> vec[i64]:
    """List the cards on top of a deck that are at a fixed place, the topmost first."""
    out: vec[i64] = vec[i64](capacity=4)
    below = TOP * 1000
    while i64(len(out)) < number:
        found = _highest(state, seat, below)
        if found < 0:
            return out
        below = state.at[found]
        out = append(out, found)
    return out


def _highest(state: Position, seat: i64, below: i64) -> i64:
    found: i64 = -1
    for card in range(CARDS):
        own = state.in_deck(seat, card)
        fixed = own and TOP <= state.at[card] < below
        if fixed and (found < 0 or state.at[card] > state.at[found]):
            found = card
    return found


def sifted(state: Position) -> vec[i64]:
    """List the cards that may be taken from those looked at."""
    out: vec[i64] = vec[i64](capacity=4)
    wanted = state.slot(SIFT_FILTER)
    for card in topmost(state, state.frame_seat(), state.slot(SIFT_LOOKED)):
        if wanted < 0 or fits(state, wanted, card):
            out = append(out, card)
    return out


def take_sifted(state: Position, card: i64, events: Events | None) -> None:
    """Take one of the cards looked at."""
    seat = state.frame_seat()
    into_hand(state, seat, card, events)
    state.set_slot(SIFT_LEFT, state.slot(SIFT_LEFT) - 1)
    state.set_slot(SIFT_LOOKED, state.slot(SIFT_LOOKED) - 1)
    if state.slot(SIFT_LEFT) == 0 or not len(sifted(state)):
        end_sifting(state)


def end_sifting(state: Position) -> None:
    """Put the rest to the bottom, in the order in which it lay. Rules: HM-EDGE-ACT-06."""
    seat, number = state.frame_seat(), state.slot(SIFT_LOOKED)
    state.drop()
    for card in topmost(state, seat, number):
        place_below(state, card, seat)


def playing(state: Position) -> None:
    """Come to the main phase. Rules: HM-MAIN-01, HM-TIMER-04, HM-EDGE-TIMER-04."""
    seat = state.frame_seat()
    state.drop()
    if not state.is_hurried():
        push_main(state, seat, used=0)


def may_guess(state: Position, seat: i64) -> bool:
    """Say whether a team may name a square in this turn.

    Rules: HM-EDGE-FIND-01, HM-EDGE-FIND-02.
    """
    if state.finder >= 0 or state.field_mode() or state.round < names_from(state, seat):
        return False
    return i64(state.guessed[seat]) < parameter(state, seat, P_GUESSES)


def names_from(state: Position, seat: i64) -> i64:
    """Give the first round in which a team may name a square again, or NO_ROUND if none.

    What a table agreed on says what a wrong square costs. Rules: HM-EDGE-FIND-02.
    """
    naming = state.agreed[NAMING]
    if not naming:
        return 0
    if state.guess[seat]:
        return NO_ROUND
    named: i64 = 0
    guesses = state.guesses
    for at in range(i64(0), i64(len(guesses)), GUESSES):
        if guesses[at + GUESS_SEAT] == seat:
            named = guesses[at + GUESS_ROUND]
    if not named:
        return 0
    return NO_ROUND if naming == ONCE else named + PAUSE_ROUNDS + 1


def guess(state: Position, square: i64, events: Events | None) -> None:
    """Hand in a square; it is opened when the turn ends, or when the team names another one.

    Rules: HM-EDGE-FIND-03, HM-EDGE-FIND-06.
    """
    seat = state.frame_seat()
    state.drop()
    _open(state, seat, events)
    state.guess[seat] = square + 1
    state.guessed[seat] += u8(1)
    if events is not None:
        events.emit_to_others(seat, "guessed", {"seat": int(seat)})
        events.emit_to(seat, "guessed-own", {"seat": int(seat), "square": int(square)})


def limit(state: Position) -> None:
    """Let a team discard down to its limit. Rules: HM-DISCARD-01, HM-EDGE-TIMER-02."""
    seat = state.frame_seat()
    over = state.hand_size(seat) - parameter(state, seat, P_HAND_LIMIT)
    if over <= 0:
        state.drop()
    elif state.is_hurried():
        push_lose_card(state, seat, over, spared=0)
    else:
        push_discard(state, seat)


def discard_one(state: Position, card: i64, events: Events | None) -> None:
    """Discard a card of one's choice. Rules: HM-DISCARD-01, HM-EDGE-COOP-08."""
    seat = state.frame_seat()
    state.drop()
    discard(state, card, seat, events)


def close(state: Position, events: Events | None) -> None:
    """Hand out information, lose what may not be kept, and end the turn.

    Rules: HM-INFO-04, HM-EDGE-DOC-02, HM-EDGE-INFO-01, HM-ROUND-05, HM-BM-04.
    """
    seat = state.frame_seat()
    state.drop()
    push_triggers(state, seat)
    deliver_all(state, events)
    cap = parameter(state, seat, P_SB_CAP)
    if state.sb[seat] > cap:
        if events is not None:
            over = int(state.sb[seat] - cap)
            events.emit_to(seat, "forfeited", {"seat": int(seat), "sb": over})
            events.emit_to_others(seat, "lost", {"seat": int(seat), "sb": over, "bm": 0})
        state.sb[seat] = cap
    notice(state, W_TURN_END, -1, i64(1) << seat, i64(0))


def deliver_all(state: Position, events: Events | None) -> None:
    """Hand over what teams are owed; others may have gained in this turn, too.

    Rules: HM-INFO-04.
    """
    for seat in range(state.seats):
        _deliver(state, seat, events)


def _deliver(state: Position, seat: i64, events: Events | None) -> None:
    fresh = state.due[seat] & ~state.rows[seat]
    state.due[seat] = 0
    if not fresh:
        return
    state.rows[seat] |= fresh
    if events is not None:
        events.emit_to_others(seat, "informed", {"seat": int(seat), "count": int(ones(fresh))})
        for row in range(state.pieces):
            if (fresh >> row) & 1:
                code = int(state.codes[row])
                facts = {"seat": int(seat), "row": int(row + 1), "code": code}
                events.emit_to(seat, "learnt", facts)
    notice(state, W_INFO_GAINED, -1, i64(1) << seat, i64(0))


def open_guess(state: Position, events: Events | None) -> None:
    """Open the square that a team has handed in, when all that follows from its turn is done.

    Rules: HM-EDGE-FIND-03, HM-EDGE-INFO-09.
    """
    seat = state.frame_seat()
    state.drop()
    expire(state, UNTIL_TURN_END, -1)
    push_triggers(state, seat)
    deliver_all(state, events)
    _open(state, seat, events)


def _open(state: Position, seat: i64, events: Events | None) -> None:
    """Say whether T. H. hides in the square that was named. Rules: HM-SCORE-02."""
    square = state.guess[seat] - 1
    state.guess[seat] = 0
    if square < 0:
        return
    if square == state.square and state.finder < 0:
        found(state, seat, events)
        return
    state.add_guess(seat, square)
    if events is not None:
        events.emit_to_others(seat, "guess-wrong", {"seat": int(seat)})
        events.emit_to(seat, "guess-wrong-own", {"seat": int(seat), "square": int(square)})


def found(state: Position, seat: i64, events: Events | None) -> None:
    """Let a team find T. H.; the game goes on, and its partners get nothing for it.

    Rules: HM-SCORE-02, HM-EDGE-FIND-04, HM-EDGE-FIND-05.
    """
    points = parameter(state, seat, P_FIND)
    if state.finder < 0:
        state.finder = seat
    state.points[seat] += points
    if events is not None:
        facts = {"seat": int(seat), "square": int(state.square), "points": int(points)}
        events.emit("found", facts)


def hurry(state: Position, events: Events | None) -> None:
    """End a turn whose time is up: only duties are left.

    Rules: HM-TIMER-04, HM-EDGE-TIMER-01, HM-EDGE-TIMER-03.
    """
    state.hurried = state.frame_seat() + 1
    if events is not None:
        events.emit("time-up", {"seat": int(state.frame_seat())})
    state.drop()
