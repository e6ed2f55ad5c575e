"""Invariants of every position between two plies (PP-INV)."""

from velkahra.games.pamir.rules import facts, frames, places, storage, tables
from velkahra.games.pamir.rules.chapters.turn import ACTIONS_A_TURN
from velkahra.games.pamir.rules.state import COURT, HAND, IN_FORCE, MARKET, PRIZES, UNSEEN, Position
from velkahra.games.pamir.rules.wakhan.steps import cards_with_back


def census(state: Position) -> dict[str, int]:
    """Return the number of all pieces: blocks by coalition, cylinders by player.

    Rules: PP-COMP-02, PP-COMP-04, PP-INV-01.
    """
    found = {}
    for coalition, name in enumerate(facts.COALITION_NAMES):
        armies = sum(int(state.armies(coalition, region)) for region in range(tables.REGIONS))
        roads = sum(int(state.roads(coalition, border)) for border in range(tables.BORDERS))
        found[name] = int(state.blocks(coalition)) + armies + roads
    for player in range(state.players):
        tribes = sum(int(state.tribes(player, region)) for region in range(tables.REGIONS))
        spies = sum(int(state.spies(card, player)) for card in range(tables.COURT_CARDS + 1))
        placed = tribes + int(state.gifts(player)) + spies
        found[facts.COLOURS[player]] = int(state.cylinders(player)) + placed
    return found


def faults(state: Position) -> list[str]:
    """List the broken invariants in words; empty unless there is a bug.

    Rules: PP-INV-02, PP-INV-03, PP-INV-04, PP-INV-05, PP-INV-06, PP-INV-07, PP-WAKHAN-03.
    """
    found = [*_card_faults(state), *_piece_faults(state), *_count_faults(state)]
    found += [*_pile_faults(state), *_back_faults(state)]
    if (
        state.over == storage.PLAYING
        and state.frame_kind() == frames.TURN
        and state.left == ACTIONS_A_TURN
    ):
        found += _rest_faults(state)
    return found


def _card_faults(state: Position) -> list[str]:
    """List cards that are in two places, or whose `place` is wrong. Rules: PP-INV-02."""
    seen: dict[int, list[int]] = {}
    for slot in range(storage.SLOTS):
        if state.market[slot]:
            seen.setdefault(int(state.market[slot]), []).append(int(MARKET))
    for player in range(state.players):
        for index in range(state.hand_size(player)):
            seen.setdefault(int(state.hand_card(player, index)), []).append(int(HAND) + player)
        for index in range(state.court_size(player)):
            seen.setdefault(int(state.court_card(player, index)), []).append(int(COURT) + player)
    found = []
    for card in range(1, facts.CARDS + 1):
        place = int(state.place[card])
        lies = [place] if int(MARKET) == place or int(HAND) <= place < int(PRIZES) else []
        if seen.get(card, []) != lies:
            found.append(f"card {card} lies in {seen.get(card, [])}, not in {place}")
    return found


def _pile_faults(state: Position) -> list[str]:
    """List kinds of cards of which the open pile holds more than are left. Rules: PP-INV-02."""
    found = []
    for name, held, first, end in (
        ("court cards", state.pile_courts, 1, tables.FIRST_CHECK),
        ("dominance checks", state.pile_checks, tables.FIRST_CHECK, tables.FIRST_EVENT),
        ("events", state.pile_events, tables.FIRST_EVENT, facts.CARDS + 1),
    ):
        left = sum(int(state.place[card]) == UNSEEN for card in range(first, end))
        if held > left:
            found.append(f"the open pile holds {held} {name}: only {left} can be there")
    return found


def _back_faults(state: Position) -> list[str]:
    """Check that a card of Wakhan's draw pile has the back that shows. Rules: PP-WAKHAN-03."""
    shows = (
        state.over == storage.PLAYING and state.ai_back >= 0 and state.frame_kind() != frames.BACK
    )
    if not shows or cards_with_back(state, state.ai_back):
        return []
    return [f"no card of Wakhan's draw pile has back {state.ai_back + 1}, which shows"]


def _piece_faults(state: Position) -> list[str]:
    """List spies outside of courts, rupees outside of cards, and fresh pieces that are not there.

    Rules: PP-INV-03.
    """
    found = [
        f"more fresh than there are on {place}"
        for place in range(places.PLACES)
        if state.fresh[place] > state.pieces[place]
    ]
    for card in range(tables.COURT_CARDS + 1):
        for player in range(places.MOST_PLAYERS):
            if state.spies(card, player) and state.owner(card) < 0:
                found.append(f"a spy stands on card {card}, which is in no court")
    resting = state.over == storage.PLAYING and state.frame_kind() == frames.TURN
    for slot in range(storage.SLOTS):
        if resting and state.coins[slot] and not state.market[slot]:
            found.append(f"rupees lie on the empty space {slot}")
    return found


def _count_faults(state: Position) -> list[str]:
    """List counts that do not agree with the cards. Rules: PP-INV-05, PP-TERM-07."""
    found = []
    for player in range(state.players):
        if state.money(player) < 0:
            found.append(f"{facts.COLOURS[player]} has negative rupees")
        court = [int(state.court_card(player, i)) for i in range(state.court_size(player))]
        for suit in range(int(tables.SUITS)):
            if state.stars(player, suit) != sum(
                tables.RANK[c] for c in court if tables.SUIT[c] == suit
            ):
                found.append(f"the stars of {facts.COLOURS[player]} are miscounted")
        for coalition in range(int(tables.COALITIONS)):
            patriots = sum(int(tables.PATRIOT[card]) == coalition for card in court)
            if patriots != state.patriots(player, coalition):
                found.append(f"the patriots of {facts.COLOURS[player]} are miscounted")
            prizes = sum(
                bool(state.has_prize(player, card)) and int(tables.PRIZE[card]) == coalition
                for card in range(1, tables.COURT_CARDS + 1)
            )
            if prizes != state.prizes(player, coalition):
                found.append(f"the prizes of {facts.COLOURS[player]} are miscounted")
    for card in range(int(tables.FIRST_EVENT), facts.CARDS + 1):
        kept = state.lasting(card) > 0
        if kept != (state.place[card] == IN_FORCE):
            found.append(f"event {card} is in force and is not")
    return found


def _rest_faults(state: Position) -> list[str]:
    """List invariants that are broken at the beginning of a turn.

    Limits of court and hand are not among it: riots after steps 1 and 2 of the cleanup, or a
    betrayal as a bonus action, may take the stars they rest on. Rules: PP-INV-04, PP-INV-06,
        PP-INV-07, PP-TERM-04.
    """
    found = []
    for player in range(state.players):
        found += _court_faults(state, player)
    checks = sum(
        tables.FIRST_CHECK <= int(state.market[slot]) < tables.FIRST_EVENT
        for slot in range(storage.SLOTS)
    )
    if checks > 1:
        found.append("two dominance checks lie in the market")
    return found


def _court_faults(state: Position, player: int) -> list[str]:
    found = []
    loyalty = int(state.loyalty(player))
    for index in range(state.court_size(player)):
        card = int(state.court_card(player, index))
        if player != state.wakhan and int(tables.PATRIOT[card]) not in (tables.NONE, loyalty):
            found.append(f"{facts.COLOURS[player]} keeps the foreign patriot {card}")
        if int(tables.SUIT[card]) > tables.POLITICAL + 1:
            found.append(f"event {card} lies in a court")
    for coalition in range(int(tables.COALITIONS)):
        foreign = player != state.wakhan and coalition != loyalty
        if foreign and state.prizes(player, coalition):
            found.append(f"{facts.COLOURS[player]} keeps a foreign prize")
    return found
