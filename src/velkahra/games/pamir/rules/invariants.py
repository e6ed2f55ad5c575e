"""What must be true of every position between two plies (PP-INV)."""

from velkahra.games.pamir.rules.facts import CARDS, COALITION_NAMES, COLOURS
from velkahra.games.pamir.rules.printed import (
    FIRST_CHECK,
    FIRST_EVENT,
    PATRIOT,
    POLITICAL,
    PRIZE,
    RANK,
    SUIT,
)
from velkahra.games.pamir.rules.state import (
    ARMY,
    BLOCKS,
    COURT,
    CYLINDERS,
    F_TURN,
    GIFTS,
    HAND,
    IN_FORCE,
    LASTING,
    MARKET,
    PATRIOTS,
    PIECES,
    PLAYING,
    PRIZE_COUNT,
    PRIZES,
    ROAD,
    SLOTS,
    SPY,
    TRIBE,
    Position,
)


def census(state: Position) -> dict[str, int]:
    """Count all pieces: blocks of each coalition, cylinders of each player.

    Rules: PP-COMP-02, PP-COMP-04, PP-INV-01.
    """
    found = {}
    for coalition, name in enumerate(COALITION_NAMES):
        places = [*range(ARMY + 6 * coalition, ARMY + 6 * coalition + 6)]
        places += range(ROAD + 9 * coalition, ROAD + 9 * coalition + 9)
        found[name] = int(state.counts[BLOCKS + coalition]) + _stand(state, places)
    for player in range(state.players):
        places = [*range(TRIBE + 6 * player, TRIBE + 6 * player + 6)]
        places += range(GIFTS + 3 * player, GIFTS + 3 * player + 3)
        places += range(SPY + player, PIECES, 5)
        found[COLOURS[player]] = int(state.counts[CYLINDERS + player]) + _stand(state, places)
    return found


def _stand(state: Position, places: list[int]) -> int:
    return sum(int(state.pieces[place]) for place in places)


def faults(state: Position) -> list[str]:
    """List the broken invariants; empty unless there is a bug.

    Rules: PP-INV-02, PP-INV-03, PP-INV-04, PP-INV-05, PP-INV-06, PP-INV-07.
    """
    found = [*_card_faults(state), *_piece_faults(state), *_count_faults(state)]
    if state.over == PLAYING and state.top() == F_TURN and state.left == 2:
        found += _rest_faults(state)
    return found


def _card_faults(state: Position) -> list[str]:
    """Each card is in one place, and each place knows its cards. Rules: PP-INV-02."""
    seen: dict[int, list[int]] = {}
    for slot in range(SLOTS):
        if state.market[slot]:
            seen.setdefault(int(state.market[slot]), []).append(int(MARKET))
    for player in range(state.players):
        for index in range(state.hand_size(player)):
            seen.setdefault(int(state.hand_card(player, index)), []).append(int(HAND) + player)
        for index in range(state.court_size(player)):
            seen.setdefault(int(state.court_card(player, index)), []).append(int(COURT) + player)
    found = []
    for card in range(1, CARDS + 1):
        place = int(state.place[card])
        lies = [place] if int(MARKET) == place or int(HAND) <= place < int(PRIZES) else []
        if seen.get(card, []) != lies:
            found.append(f"card {card} lies in {seen.get(card, [])}, not in {place}")
    return found


def _piece_faults(state: Position) -> list[str]:
    """Spies stand in courts, rupees on cards, nothing is fresh that is not there.

    Rules: PP-INV-03.
    """
    found = [f"more fresh than there are on {p}" for p in range(PIECES) if _too_fresh(state, p)]
    for place in range(SPY, PIECES):
        card = (place - int(SPY)) // 5
        if state.pieces[place] and state.owner(card) < 0:
            found.append(f"a spy stands on card {card}, which is in no court")
    resting = state.over == PLAYING and state.top() == F_TURN
    for slot in range(SLOTS):
        if resting and state.coins[slot] and not state.market[slot]:
            found.append(f"rupees lie on the empty space {slot}")
    return found


def _too_fresh(state: Position, place: int) -> bool:
    return state.fresh[place] > state.pieces[place]


def _count_faults(state: Position) -> list[str]:
    """What is kept beside the cards agrees with them. Rules: PP-INV-05, PP-TERM-07."""
    found = []
    for player in range(state.players):
        if state.money(player) < 0:
            found.append(f"{COLOURS[player]} has negative rupees")
        court = [int(state.court_card(player, i)) for i in range(state.court_size(player))]
        for suit in range(4):
            if state.stars(player, suit) != sum(RANK[c] for c in court if SUIT[c] == suit):
                found.append(f"the stars of {COLOURS[player]} are miscounted")
        for coalition in range(3):
            patriots = sum(int(PATRIOT[card]) == coalition for card in court)
            if patriots != state.counts[PATRIOTS + 3 * player + coalition]:
                found.append(f"the patriots of {COLOURS[player]} are miscounted")
            prizes = sum(
                int(state.place[card]) == int(PRIZES) + player and int(PRIZE[card]) == coalition
                for card in range(1, 101)
            )
            if prizes != state.counts[PRIZE_COUNT + 3 * player + coalition]:
                found.append(f"the prizes of {COLOURS[player]} are miscounted")
    for card in range(int(FIRST_EVENT), CARDS + 1):
        kept = state.counts[LASTING + card - int(FIRST_EVENT)] > 0
        if kept != (state.place[card] == IN_FORCE):
            found.append(f"event {card} is in force and is not")
    return found


def _rest_faults(state: Position) -> list[str]:
    """What must hold when a turn begins.

    Limits of court and hand are not among it: riots after steps 1 and 2 of the cleanup, or a
    betrayal as a bonus action, may take the stars they rest on. Rules: PP-INV-04, PP-INV-06,
        PP-INV-07, PP-TERM-04.
    """
    found = []
    for player in range(state.players):
        found += _court_faults(state, player)
    checks = sum(FIRST_CHECK <= int(state.market[slot]) < FIRST_EVENT for slot in range(SLOTS))
    if checks > 1:
        found.append("two dominance checks lie in the market")
    return found


def _court_faults(state: Position, player: int) -> list[str]:
    found = []
    loyalty = int(state.loyalty(player))
    for index in range(state.court_size(player)):
        card = int(state.court_card(player, index))
        if player != state.wakhan and int(PATRIOT[card]) not in (3, loyalty):
            found.append(f"{COLOURS[player]} keeps the foreign patriot {card}")
        if int(SUIT[card]) > POLITICAL + 1:
            found.append(f"event {card} lies in a court")
    for coalition in range(3):
        foreign = player != state.wakhan and coalition != loyalty
        if foreign and state.counts[PRIZE_COUNT + 3 * player + coalition]:
            found.append(f"{COLOURS[player]} keeps a foreign prize")
    return found
