"""The course of a camp: setup, partial games, order of turns, the organiser's desk, and the end.

Rules: HM-SETUP-01 to -08, HM-ROUND-01 to -05, HM-ORDER-01 to -03, HM-SCORE-01 to -04,
HM-POPULATION-01, HM-POPULATION-02, HM-JOKER-01 to -03, HM-EDGE-RANK-01 to -05.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.hammer.cards.card_ids import CARDS, GROUP_COUNT, INFORMANT, OWN
from velkahra.games.hammer.cards.columns import INFORMS, KIND
from velkahra.games.hammer.cards.opcodes import (
    C_JOKER_SCORES,
    C_POPULATION,
    C_TIES,
    P_HAND_START,
    P_LAST_BONUS,
    P_POPULATION,
    PER_ROUND,
    SPY,
    TIES_FLOOR,
    TIES_LOW,
    TIES_PLAY_OFF,
    TOP_INFORMANT,
    UNTIL_ROUND_END,
    W_INCOME,
    W_ROUND_END,
    W_ROUND_START,
)
from velkahra.games.hammer.puzzle.enigma import encode
from velkahra.games.hammer.rules.chapters.modify import expire, parameter
from velkahra.games.hammer.rules.chapters.supply import hand_of
from velkahra.games.hammer.rules.chapters.teams import complete, everybody, group_seats
from velkahra.games.hammer.rules.chapters.turn import deliver_all, found, renew
from velkahra.games.hammer.rules.chapters.zones import notice, shuffle, top_card
from velkahra.games.hammer.rules.frames.camp import (
    DESK_FOUND,
    FINISH_PLACE,
    FINISH_PLACED,
    HANDS_LEFT,
    HANDS_SIZE,
    POPULATION_TEAM,
    SALT_DRAWN,
    SETUP_TEAM,
    SWAP_CARDS_OR_SEATS,
    TURNS_PLACE,
    WAIVE_CARD,
    push_bet,
    push_bets,
    push_desk,
    push_finish,
    push_hands,
    push_hide,
    push_lot,
    push_next_round,
    push_order,
    push_population,
    push_positions,
    push_results,
    push_round,
    push_round_end,
    push_salt,
    push_setup,
    push_swap,
    push_turns,
    push_waive,
)
from velkahra.games.hammer.rules.frames.effects import (
    FOR_POPULATION,
    push_coin,
    push_deal,
    push_triggers,
)
from velkahra.games.hammer.rules.frames.kinds import F_DESK, F_FINISH
from velkahra.games.hammer.rules.frames.turn import push_begin
from velkahra.games.hammer.rules.state import (
    ACTIVE,
    CORRECTED,
    DECK,
    ENTERED,
    IN_PLAY,
    KEEPS,
    LASTING,
    READY,
    SPENT,
    SWAPS,
    SWAPS_PAYING,
    Position,
    bit,
    ones,
)
from velkahra.games.hammer.rules.tables import SALTED

NO_BET: Final[i64] = 6
MISSING: Final[i64] = 1
NOTHING: Final[i64] = 2
UNPAID: Final[i64] = -1  # earned by who gets nothing for the partial game, until all are placed


def set_up(state: Position) -> None:
    """Put the starting informants into play and ask for hands and the puzzle.

    Rules: HM-GOAL-01, HM-SETUP-01, HM-SETUP-08, HM-EDGE-SETUP-06, HM-EX-12,
        HM-EDGE-SETUP-05.
    """
    for seat in range(state.seats):
        card = state.powers[seat] * OWN + INFORMANT
        state.zone[card] = IN_PLAY
        state.control[card] = u8(i64(1) << seat)
        state.known[card] = u8(31)
        state.tired[card] = READY
        state.clock += 1
        state.age[card] = state.clock
        state.joker[seat] = u8(1)
    push_round(state)
    push_setup(state, team=0)
    if state.square < 0:
        push_hide(state)


def hide(state: Position, square: i64) -> None:
    """Hide T. H.; the dealer makes up the picture from here. Rules: HM-INFO-02, HM-GOAL-05."""
    state.drop()
    state.square = square
    push_salt(state, drawn=0)


def salt(state: Position, number: i64, events: Events | None) -> None:
    """Note one of the numbers that the encoded picture is made from."""
    state.salts = append(state.salts, u8(number))
    state.set_slot(SALT_DRAWN, state.slot(SALT_DRAWN) + 1)
    if state.slot(SALT_DRAWN) < SALTED:
        return
    state.drop()
    encode(state)
    if events is not None:
        events.emit("picture", {"pieces": int(state.pieces), "size": int(state.size)})


def deal_next(state: Position) -> None:
    """Deal the hand of the next team. Rules: HM-SETUP-04."""
    seat = state.slot(SETUP_TEAM)
    if seat == state.seats:
        state.drop()
        if state.agreed[SWAPS]:
            push_swap(state, -1, everybody(state))
        return
    state.set_slot(SETUP_TEAM, seat + 1)
    number = parameter(state, seat, P_HAND_START)
    push_hands(state, seat, number, number)


def deal_hand(state: Position) -> None:
    """Deal a card, as long as there are any; then the hand may be swapped.

    Rules: HM-SETUP-04, HM-RESHUFFLE-03, HM-EDGE-RESHUFFLE-03.
    """
    seat, left, size = state.frame_seat(), state.slot(HANDS_LEFT), state.slot(HANDS_SIZE)
    if left and top_card(state, seat) != -2:
        state.set_slot(HANDS_LEFT, left - 1)
        push_deal(state, seat)
        return
    state.drop()
    if not _is_first_hand(state):
        push_swap(state, seat, size - left)


def _is_first_hand(state: Position) -> bool:
    """Say whether all teams look at their first hands together. Rules: HM-SETUP-05."""
    return state.agreed[SWAPS] == 1 and state.round == 0


def swapped_hand(state: Position, seat: i64) -> i64:
    """Count the cards of the hand that a team may swap now."""
    return state.hand_size(seat) if state.frame_seat() < 0 else state.slot(SWAP_CARDS_OR_SEATS)


def choose_hand(state: Position, seat: i64, choice: i64, events: Events | None) -> None:
    """Note what a team does with its first hand; when all have chosen, hands are dealt anew.

    Who swapped looks at the new hand and chooses again.
    Rules: HM-SETUP-05, HM-SETUP-06, HM-EDGE-SETUP-01.
    """
    state.swaps[seat] = choice
    if events is not None:
        events.emit("chose-hand", {"seat": int(seat)})
    if state.acting():
        return
    again: i64 = 0
    for other in range(state.seats):
        if state.swaps[other] > KEEPS:
            again |= i64(1) << other
    state.drop()
    if again:
        push_swap(state, -1, again)
    for other in range(state.seats):
        if (again >> other) & 1:
            paid = state.swaps[other] == SWAPS_PAYING
            _return_hand(state, other, state.hand_size(other), paid, events)
        state.swaps[other] = 0


def may_swap_freely(state: Position, seat: i64) -> bool:
    """Say whether a hand without a spy may be swapped. Rules: HM-SETUP-05, HM-EDGE-SETUP-03."""
    for card in hand_of(state, seat):
        if state.of(card, KIND) == SPY:
            return False
    for card in range(CARDS):
        own = state.in_deck(seat, card)
        if own and state.of(card, KIND) == SPY:
            return True
    return False


def swap(state: Position, paid: bool, events: Events | None) -> None:
    """Return the hand to the deck, shuffle and deal anew.

    Rules: HM-SETUP-05, HM-SETUP-06, HM-EDGE-SETUP-01, HM-EX-13, HM-SETUP-07.
    """
    seat, size = state.frame_seat(), state.slot(SWAP_CARDS_OR_SEATS)
    state.drop()
    _return_hand(state, seat, size, paid, events)


def _return_hand(state: Position, seat: i64, size: i64, paid: bool, events: Events | None) -> None:
    for card in hand_of(state, seat):
        if not state.is_joint(card):
            state.zone[card] = DECK
    shuffle(state, i64(1) << seat)
    if paid:
        size -= 1
    if events is not None:
        events.emit("swapped", {"seat": int(seat), "count": int(size), "paid": int(paid)})
    push_hands(state, seat, size, size)


def open_round(state: Position, events: Events | None) -> None:
    """Begin a round. Rules: HM-ROUND-01, HM-ROUND-02, HM-EDGE-POP-01."""
    state.drop()
    state.round += 1
    state.turn = -1
    renew(state, PER_ROUND)
    for seat in range(state.seats):
        state.place[seat] = -1
        state.bet[seat] = 0
        state.joined[seat] = u8(0)
        state.guessed[seat] = u8(0)
    if events is not None:
        events.emit("round", {"round": int(state.round), "rounds": int(state.rounds)})
    push_round_end(state)
    push_turns(state, place=0)
    push_positions(state)
    push_results(state)
    push_bets(state)
    push_triggers(state, seat=-1)
    notice(state, W_ROUND_START, -1, everybody(state), i64(0))
    if state.round > 1:
        push_population(state, team=0)


def population(state: Position, events: Events | None) -> None:
    """Look which teams may get a spy back. Rules: HM-POPULATION-01, HM-EX-27."""
    seat = state.slot(POPULATION_TEAM)
    if seat == state.seats:
        state.drop()
        return
    state.set_slot(POPULATION_TEAM, seat + 1)
    if not _has_lost_informant(state, seat):
        return
    chance = parameter(state, seat, P_POPULATION)
    if 0 < chance < 100:
        push_coin(state, seat, chance, FOR_POPULATION, lost_at=0)
        return
    if events is not None:  # as if a coin had fallen: that none is needed is the team's secret
        facts = {"seat": int(seat), "won": int(chance > 0), "purpose": int(FOR_POPULATION)}
        events.emit("coin", facts)
    if chance > 0:
        offer_return(state, seat)


def _has_lost_informant(state: Position, seat: i64) -> bool:
    """Look for a spy on the pile that is able to get information. Rules: HM-EDGE-POP-03."""
    return any(_is_lost_spy(state, seat, card) and state.of(card, INFORMS) for card in range(CARDS))


def _is_lost_spy(state: Position, seat: i64, card: i64) -> bool:
    """Look at the team's own pile only. Rules: HM-EDGE-POP-06."""
    return state.on_pile(seat, card) and state.of(card, KIND) == SPY


def offer_return(state: Position, seat: i64) -> None:
    """Offer a team its top spy; it answers when its own turn begins, so that nobody waits.

    Rules: HM-POPULATION-01, HM-EDGE-POP-02, HM-EDGE-POP-04.
    """
    top: i64 = -1
    for card in range(CARDS):
        if not _is_lost_spy(state, seat, card):
            continue
        if state.tables.chosen[C_POPULATION] == TOP_INFORMANT and not state.of(card, INFORMS):
            continue
        if top < 0 or state.age[card] > state.age[top]:
            top = card
    if top < 0:
        return
    if state.agreed[CORRECTED]:
        state.returning[seat] = top + 1
    else:
        push_waive(state, seat, top)


def answer_return(state: Position, agreed: bool, events: Events | None) -> None:
    """Shuffle the spy into the deck, unless its team waives.

    Rules: HM-POPULATION-02, HM-EDGE-POP-04.
    """
    seat, card = state.frame_seat(), state.slot(WAIVE_CARD)
    state.drop()
    if agreed:
        state.zone[card] = DECK
        shuffle(state, i64(1) << seat)
    if events is not None:
        kind = "came-back" if agreed else "waived"
        events.emit(kind, {"seat": int(seat), "card": int(card)})


def ask_for_bets(state: Position) -> None:
    """Let who has a joker bet it in secret. Rules: HM-JOKER-01, HM-JOKER-02, HM-EDGE-JOKER-01."""
    state.drop()
    seats: i64 = 0
    for seat in range(state.seats):
        state.rank[seat] = 0
        state.how[seat] = 0
        state.earned[seat] = 0
        if state.joker[seat]:
            seats |= i64(1) << seat
    if seats:
        push_bet(state, seats)


def bet(state: Position, seat: i64, other: i64, events: Events | None) -> None:
    """Note a bet; when all are made the partial game can begin.

    Rules: HM-JOKER-02, HM-EDGE-JOKER-03, HM-EDGE-JOKER-05.
    """
    state.bet[seat] = other + 1 if other >= 0 else NO_BET
    if events is not None:
        events.emit_to_others(seat, "chose-bet", {"seat": int(seat)})
        facts = {"seat": int(seat), "other": int(other)}
        events.emit_to(seat, "bet" if other >= 0 else "no-bet", facts)
    if not state.acting():
        state.drop()


def ask_for_results(state: Position) -> None:
    """Wait for the results of the partial game. Rules: HM-ROUND-03."""
    state.drop()
    push_finish(state, placed=0, place=1)
    if state.results == ENTERED:
        push_desk(state, found=0)


def may_call_off(state: Position) -> bool:
    """Say whether the partial game can be called off: before any of its results.

    Rules: HM-EDGE-JOKER-03.
    """
    if not state.agreed[CORRECTED] or state.results != ENTERED:
        return False
    if state.frame_kind() == F_DESK:
        return state.kind_below() == F_FINISH and state.slot_below(FINISH_PLACED) == 0
    return state.frame_kind() == F_FINISH and state.slot(FINISH_PLACED) == 0


def call_off(state: Position, events: Events | None) -> None:
    """Call the partial game off: nobody gains anything, and bets are as if never made.

    Rules: HM-EDGE-JOKER-03, HM-EDGE-ORG-01.
    """
    if state.frame_kind() == F_DESK:
        state.drop()
    state.drop()
    state.called_off = state.round
    for seat in range(state.seats):
        state.bet[seat] = 0
    if events is not None:
        events.emit("called-off", {"round": int(state.round)})


def may_finish(state: Position, seats: i64, how: i64) -> bool:
    """Say whether these teams can be entered next. Rules: HM-EDGE-RANK-01, HM-EDGE-RANK-03."""
    placed = state.slot(FINISH_PLACED)
    if not seats or seats & placed or seats & ~everybody(state):
        return False
    if how == MISSING:
        return state.results == ENTERED and seats == everybody(state) & ~placed
    if how == NOTHING:
        return state.results == ENTERED
    if seats & (seats - 1) == 0:
        return True
    return state.results == ENTERED and state.tables.chosen[C_TIES] != TIES_PLAY_OFF


def finish(state: Position, seats: i64, how: i64, events: Events | None) -> None:
    """Enter who comes next in a partial game; ties by the rule of the set.

    Rules: HM-ROUND-04, HM-EDGE-RANK-01, HM-EDGE-RANK-03, HM-EX-08.
    """
    place, number = state.slot(FINISH_PLACE), ones(seats)
    points = _placement(state, place, number, state.tables.chosen[C_TIES] if how == 0 else TIES_LOW)
    for seat in range(state.seats):
        if not (seats >> seat) & 1:
            continue
        state.rank[seat] = place if how == 0 else state.seats
        state.how[seat] = how
        state.earned[seat] = points
        if how == NOTHING:
            state.earned[seat] = UNPAID if state.agreed[CORRECTED] else 0
        if events is not None:
            facts = {"seat": int(seat), "place": int(state.rank[seat]), "how": int(how)}
            events.emit("placed", facts)
    state.set_slot(FINISH_PLACED, state.slot(FINISH_PLACED) | seats)
    if how != NOTHING:
        state.set_slot(FINISH_PLACE, place + number)
    if state.slot(FINISH_PLACED) == everybody(state):
        state.drop()
        income(state, events)


def _placement(state: Position, place: i64, number: i64, rule: i64) -> i64:
    """Give the SB of teams that share places. Rules: HM-ROUND-04, HM-EDGE-RANK-01."""
    table = state.tables.placement
    if rule == TIES_LOW:
        return table[min(place + number - 2, 4)]
    if rule != TIES_FLOOR:
        return table[place - 1]
    total: i64 = 0
    for shared in range(place - 1, place - 1 + number):
        total += table[shared]
    return total // number


def income(state: Position, events: Events | None) -> None:
    """Credit SB for the partial game, and the points of the score.

    Rules: HM-ROUND-04, HM-SCORE-01, HM-COOP-06, HM-JOKER-03, HM-EX-21, HM-EX-22, HM-EDGE-COOP-21.
    """
    unpaid: i64 = 0
    for seat in range(state.seats):
        if state.earned[seat] == UNPAID:
            unpaid |= i64(1) << seat
        state.earned[seat] = max(state.earned[seat] - empty_decks(state, seat), 0)
        state.points[seat] += state.earned[seat]
    for seat in range(state.seats):
        _credit(state, seat, (unpaid >> seat) & 1 == 0, events)
    push_triggers(state, seat=-1)
    notice(state, W_INCOME, -1, everybody(state), i64(0))


def _credit(state: Position, seat: i64, placed: bool, events: Events | None) -> None:
    """Credit a team its SB, with what its joker and its sides bring; a place has to be paid for."""
    points, bonus = state.earned[seat], i64(0)
    if state.bet[seat] and state.bet[seat] != NO_BET:
        other = state.bet[seat] - 1
        bonus = state.earned[other]
        state.joker[seat] = u8(0)
        if state.tables.chosen[C_JOKER_SCORES] == 1:
            state.points[seat] += bonus
        if events is not None:
            facts = {"seat": int(seat), "other": int(other), "sb": int(bonus)}
            events.emit("joker", facts)
    if placed and state.rank[seat] == _last_rank(state):
        bonus += parameter(state, seat, P_LAST_BONUS)
    debt = min(state.debt[seat], points + bonus)
    state.debt[seat] -= debt
    state.sb[seat] += points + bonus - debt
    if events is not None:
        facts = {"seat": int(seat), "points": int(points), "sb": int(points + bonus - debt)}
        events.emit("income", facts)


def _last_rank(state: Position) -> i64:
    last: i64 = 0
    for seat in range(state.seats):
        last = max(last, state.rank[seat])
    return last


def empty_decks(state: Position, seat: i64) -> i64:
    """Count the empty joint decks of a team's complete groups.

    Rules: HM-COOP-06, HM-EDGE-COOP-20, HM-COOP-07, HM-COOP-05, HM-EDGE-JOKER-02, HM-EDGE-JOKER-04,
    HM-EDGE-SCORE-01.
    """
    number: i64 = 0
    if not state.pacts[seat]:
        return number
    for group in range(GROUP_COUNT):
        seats = group_seats(state, group)
        if (seats >> seat) & 1 and complete(state, seats) and not state.in_zone(seats, DECK):
            number += 1
    return number


def ask_for_position(state: Position) -> None:
    """Let the next team choose its position: by rank, then fewer points, then by lot.

    Rules: HM-ORDER-01, HM-ORDER-02, HM-EDGE-RANK-02, HM-EDGE-ORDER-02, HM-EDGE-ORDER-01.
    """
    tied = _next_to_choose(state)
    if not tied:
        state.drop()
    elif tied & (tied - 1):
        push_lot(state, tied)
    else:
        ask_team(state, tied)


def _next_to_choose(state: Position) -> i64:
    tied: i64 = 0
    best: i64 = 0
    for seat in range(state.seats):
        if state.place[seat] >= 0:
            continue
        standing = state.rank[seat] * 100000 + state.points[seat]
        if tied and standing > best:
            continue
        if not tied or standing < best:
            tied, best = 0, standing
        tied |= i64(1) << seat
    return tied


def ask_team(state: Position, seats: i64) -> None:
    """Let a team choose, unless one position only is left."""
    for seat in range(state.seats):
        if (seats >> seat) & 1:
            free = free_positions(state)
            if len(free) == 1:
                state.place[seat] = free[0]
            else:
                push_order(state, seat)


def free_positions(state: Position) -> vec[i64]:
    """List the positions nobody has chosen."""
    out: vec[i64] = vec[i64](capacity=5)
    for place in range(state.seats):
        if is_free(state, place):
            out = append(out, place)
    return out


def is_free(state: Position, place: i64) -> bool:
    """Say whether a position is there and free."""
    for seat in range(state.seats):
        if state.place[seat] == place:
            return False
    return place < state.seats


def choose_position(state: Position, place: i64, events: Events | None) -> None:
    """Choose a position. Rules: HM-ORDER-02, HM-EX-09."""
    seat = state.frame_seat()
    state.drop()
    state.place[seat] = place
    if events is not None:
        events.emit("position", {"seat": int(seat), "place": int(place + 1)})


def next_turn(state: Position) -> None:
    """Let the next team have its turn. Rules: HM-ORDER-03, HM-EX-01."""
    place = state.slot(TURNS_PLACE)
    if place == state.seats:
        state.drop()
        state.turn = -1
        if state.results == ENTERED and state.round == state.rounds:
            push_desk(state, found=0)
        return
    state.set_slot(TURNS_PLACE, place + 1)
    for seat in range(state.seats):
        if state.place[seat] == place:
            push_begin(state, seat)
    if state.results == ENTERED:
        push_desk(state, found=0)


def end_round(state: Position) -> None:
    """End the round. Rules: HM-ROUND-01, HM-ABILITY-03, HM-EDGE-ABILITY-01."""
    state.drop()
    push_next_round(state)
    push_triggers(state, seat=-1)
    notice(state, W_ROUND_END, -1, everybody(state), i64(0))


def next_round(state: Position, events: Events | None) -> None:
    """Begin the next round, or end the game. Rules: HM-SCORE-03, HM-EDGE-END-01."""
    state.drop()
    deliver_all(state, events)
    for seat in range(state.seats):
        if state.special[seat] == ACTIVE and not state.agreed[LASTING]:
            state.special[seat] = SPENT
    expire(state, UNTIL_ROUND_END, -1)
    if state.round < state.rounds:
        push_round(state)
        return
    state.over = 1
    if events is not None:
        _emit_end(state, events)


def _emit_end(state: Position, events: Events) -> None:
    """Say who has won; left-over SB and BM count nothing.

    Rules: HM-EDGE-SCORE-02, HM-EDGE-END-02, HM-SCORE-04, HM-EDGE-SCORE-03.
    """
    best: i64 = 0
    for seat in range(state.seats):
        best = max(best, state.points[seat])
    for seat in range(state.seats):
        won = int(state.points[seat] == best)
        facts = {"seat": int(seat), "points": int(state.points[seat]), "won": won}
        events.emit("final", facts)
    events.emit("ended", {"square": int(state.square), "finder": int(state.finder)})


def correct(state: Position, seat: i64, points: i64, events: Events | None) -> None:
    """Correct a result that was entered wrongly. Rules: HM-EDGE-RANK-05, HM-EDGE-ORG-01."""
    state.points[seat] = max(state.points[seat] + points, 0)
    state.sb[seat] += points
    if state.sb[seat] < 0:
        state.debt[seat] -= state.sb[seat]
        state.sb[seat] = 0
    if events is not None:
        events.emit("corrected", {"seat": int(seat), "points": int(points)})


def leak(state: Position, seat: i64, row: i64, events: Events | None) -> None:
    """Note a slip that was handed out wrongly. Rules: HM-EDGE-INFO-08."""
    state.rows[seat] |= bit(row)
    if events is not None:
        facts = {"seat": int(seat), "row": int(row + 1), "code": int(state.codes[row])}
        events.emit_to(seat, "leaked", facts)
        events.emit_to_others(seat, "leaked-other", {"seat": int(seat)})


def last_possible(state: Position) -> i64:
    """Give the first round that can still be made the last: its partial game is not played yet.

    Rules: HM-EDGE-END-01.
    """
    if state.called_off == state.round:
        return state.round + 1
    for seat in range(state.seats):
        if state.rank[seat]:
            return state.round + 1
    return state.round


def shorten(state: Position, events: Events | None) -> None:
    """Announce the last round before its partial game. Rules: HM-EDGE-END-01."""
    state.rounds = last_possible(state)
    if events is not None:
        events.emit("last-round", {"round": int(state.rounds)})


def may_be_found(state: Position, seat: i64) -> bool:
    """Say whether a team can have found T. H. outdoors, first or at the same time as the first.

    Rules: HM-EDGE-FIND-01, HM-EDGE-FIND-03.
    """
    if seat < 0 or not state.field_mode():
        return False
    together = state.slot(DESK_FOUND)
    return state.finder < 0 or (together != 0 and (together >> seat) & 1 == 0)


def found_outdoors(state: Position, seat: i64, events: Events | None) -> None:
    """Note who found T. H. outdoors. Rules: HM-EDGE-FIND-01, HM-EDGE-FIND-03, HM-EDGE-FIND-05."""
    state.set_slot(DESK_FOUND, state.slot(DESK_FOUND) | (i64(1) << seat))
    found(state, seat, events)
