"""Invariants of every position between two plies."""

from velkahra.core.contract.state import FRAME
from velkahra.games.viceroy.rules import facts, frames, storage, tables
from velkahra.games.viceroy.rules.state import CHARACTER_DECK, Position


def census(state: Position) -> dict[str, int]:
    """Return the number of gems of each colour in the game, and of cards.

    Rules: VC-COMP-02, VC-COMP-03, VC-LIMIT-02, VC-TX-15.
    """
    found = {
        "cards": sum(
            1 for card in range(1, facts.CARDS + 1) if int(state.zone[card]) <= storage.PUT_BACK
        )
    }
    for colour, name in enumerate(facts.COLOUR_NAMES):
        number = int(state.gems_of(storage.SUPPLY, colour))
        for seat in range(state.seats):
            number += int(state.gems_of(seat, colour))
            number += int(state.eternal_gems_of(seat, colour))
            number += int(state.tokens_of(seat, tables.STORED + colour))
        found[name] = number
    return found


def faults(state: Position) -> list[str]:
    """List the broken invariants; empty unless there is a bug."""
    return [*_cell_faults(state), *_token_faults(state), *_deck_faults(state)]


def _cell_faults(state: Position) -> list[str]:
    """List cards that are not where `at` says, or hang in the air. Rules: VC-PYR-02, VC-PYR-03."""
    found = []
    for cell, number in enumerate(state.cells):
        seat, card = int(storage.seat_of_cell(cell)), int(number)
        if not card:
            continue
        if not state.is_laid(seat, card) or state.at[card] != cell:
            found.append(f"card {card} lies in a cell of seat {seat} and does not say so")
        below = (storage.below_left(cell), storage.below_right(cell))
        if storage.level_of(cell) > 1 and not all(state.card_in(under) for under in below):
            found.append(f"card {card} of seat {seat} hangs in the air")
    for card in range(1, facts.CARDS + 1):
        zone = int(state.zone[card])
        if storage.LAID <= zone < storage.TUCKED and state.card_in(int(state.at[card])) != card:
            found.append(f"card {card} says it is laid and is in no cell")
        if (
            storage.TUCKED <= zone < storage.SHOWN
            and state.zone[int(state.at[card])] != zone - storage.TUCKED + storage.LAID
        ):
            found.append(f"card {card} is tucked under a card that is not laid")
        if zone == storage.SHOWN and card not in state.display:
            found.append(f"card {card} is not on display")
    return found


def _token_faults(state: Position) -> list[str]:
    """List tokens on cards of no pyramid, and wrong sums of a pyramid."""
    found = []
    sums = [[0] * int(tables.TOKENS) for _ in range(tables.SEATS)]
    for card in range(1, facts.CARDS + 1):
        lying = [int(state.tokens_on(card, kind)) for kind in range(tables.TOKENS)]
        owner = int(state.owner_of(card))
        if owner >= 0:
            sums[owner] = [a + b for a, b in zip(sums[owner], lying, strict=True)]
        elif any(lying):
            found.append(f"tokens lie on card {card}, which is in no pyramid")
    if sums != [[int(n) for n in state.all_tokens_of(seat)] for seat in range(tables.SEATS)]:
        found.append("the tokens of the pyramids are miscounted")
    return found


def _deck_faults(state: Position) -> list[str]:
    """List decks of a wrong size, and cards known to the wrong seats. Rules: VC-SETUP-07."""
    found = []
    characters = sum(1 for card in range(1, facts.CHARACTERS + 1) if state.is_in_deck(card))
    if characters != state.large + state.small + _first_characters(state):
        found.append("the character decks are miscounted")
    for card in range(1, facts.CARDS + 1):
        zone = int(state.zone[card])
        hidden = storage.HAND <= zone < storage.LAID or zone == storage.PUT_BACK
        if state.known[card] and not hidden:
            found.append(f"card {card} is remembered and lies in the open")
        if state.known[card] == 0 and hidden:
            found.append(f"card {card} is in a hand and nobody knows it")
    return found


def _first_characters(state: Position) -> int:
    """Count the characters that are still to be dealt at the start. Rules: VC-SETUP-06."""
    stack = [int(part) for part in state.stack]
    dealt = [int(frames.DEAL), int(CHARACTER_DECK), int(frames.AT_THE_START)]
    return sum(
        [stack[at], stack[at + frames.DEAL_DECK], stack[at + frames.DEAL_PURPOSE]] == dealt
        for at in range(0, len(stack), int(FRAME))
    )
