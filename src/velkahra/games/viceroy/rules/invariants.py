"""What must be true of every position between two plies."""

from velkahra.games.viceroy.rules.facts import CARDS, COLOUR_NAMES
from velkahra.games.viceroy.rules.state import (
    DECK,
    HAND,
    LAID,
    PUT_BACK,
    SHOWN,
    SUPPLY,
    TUCKED,
    Position,
)
from velkahra.games.viceroy.rules.tables import CELLS, ETERNAL, SPAN, STORED, TOKENS


def census(state: Position) -> dict[str, int]:
    """Count the gems of each colour in the game, and the cards.

    Rules: VC-COMP-02, VC-COMP-03, VC-LIMIT-02, VC-TX-15.
    """
    found = {"cards": sum(1 for card in range(1, CARDS + 1) if int(state.zone[card]) <= PUT_BACK)}
    for colour, name in enumerate(COLOUR_NAMES):
        number = int(state.gems[SUPPLY + colour])
        for seat in range(state.seats):
            number += int(state.gems[4 * seat + colour])
            number += int(state.held[seat * TOKENS + ETERNAL + colour])
            number += int(state.held[seat * TOKENS + STORED + colour])
        found[name] = number
    return found


def faults(state: Position) -> list[str]:
    """List the broken invariants; empty unless there is a bug."""
    return [*_cell_faults(state), *_token_faults(state), *_deck_faults(state)]


def _cell_faults(state: Position) -> list[str]:
    """Each card is where it says, and rests on two others. Rules: VC-PYR-02, VC-PYR-03."""
    found = []
    for at, number in enumerate(state.cells):
        seat, cell = divmod(at, int(CELLS))
        card = int(number)
        if not card:
            continue
        if state.zone[card] != LAID + seat or state.at[card] != at:
            found.append(f"card {card} lies in a cell of seat {seat} and does not say so")
        if cell >= SPAN and not (state.cells[at - SPAN] and state.cells[at - SPAN + 1]):
            found.append(f"card {card} of seat {seat} hangs in the air")
    for card in range(1, CARDS + 1):
        zone = int(state.zone[card])
        if LAID <= zone < TUCKED and state.cells[int(state.at[card])] != card:
            found.append(f"card {card} says it is laid and is in no cell")
        if TUCKED <= zone < SHOWN and state.zone[int(state.at[card])] != zone - 4:
            found.append(f"card {card} is tucked under a card that is not laid")
        if zone == SHOWN and card not in state.display:
            found.append(f"card {card} is not on display")
    return found


def _token_faults(state: Position) -> list[str]:
    """What a seat holds is what lies on its cards, and nothing lies elsewhere."""
    found = []
    sums = [0] * (4 * int(TOKENS))
    for card in range(1, CARDS + 1):
        lying = [int(n) for n in state.tokens[card * TOKENS : (card + 1) * TOKENS]]
        seat = int(state.zone[card]) - int(LAID)
        if 0 <= seat < 4:
            for kind, number in enumerate(lying):
                sums[seat * int(TOKENS) + kind] += number
        elif any(lying):
            found.append(f"tokens lie on card {card}, which is in no pyramid")
    if sums != [int(number) for number in state.held]:
        found.append("the tokens of the pyramids are miscounted")
    return found


def _deck_faults(state: Position) -> list[str]:
    """Decks hold what they say, and only hidden cards are known to some. Rules: VC-SETUP-07."""
    found = []
    characters = sum(1 for card in range(1, 65) if state.zone[card] == DECK)
    if state.round and characters != state.large + state.small:
        found.append("the character decks are miscounted")
    for card in range(1, CARDS + 1):
        zone = int(state.zone[card])
        hidden = HAND <= zone < LAID or zone == PUT_BACK
        if state.known[card] and not hidden:
            found.append(f"card {card} is remembered and lies in the open")
        if state.known[card] == 0 and hidden:
            found.append(f"card {card} is in a hand and nobody knows it")
    return found
