"""Setup (VC-SETUP)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, storage, tables
from velkahra.games.viceroy.rules.chapters import flow
from velkahra.games.viceroy.rules.frames import rewards, rounds
from velkahra.games.viceroy.rules.seats import all_of
from velkahra.games.viceroy.rules.state import CHARACTER_DECK, LAW_DECK, Position

LARGE: Final[i64] = 48  # characters in the large deck
FIRST_CHARACTERS: Final[i64] = 2  # characters dealt to each seat
FIRST_LAWS: Final[i64] = 3  # laws dealt to each seat
GEMS_PER_SEAT: Final[i64] = 4  # gems of each colour in play, for each seat
GEMS_BEHIND_SCREEN: Final[i64] = 2  # gems of each colour that a seat starts with

# The ten pairs of colours that can be returned, in the order of the actions.
PAIRS: Final[i64] = 10
PAIR_FIRST: Final = vec[u8]([u8(n) for n in (0, 0, 0, 0, 1, 1, 1, 2, 2, 3)])
PAIR_SECOND: Final = vec[u8]([u8(n) for n in (0, 1, 2, 3, 1, 2, 3, 2, 3, 3)])


def set_up(state: Position) -> None:
    """Set up the supply and the screens; the dealer does the rest.

    Rules: VC-SETUP-01, VC-SETUP-02, VC-SETUP-03, VC-SETUP-04, VC-SETUP-05, VC-SETUP-06,
        VC-SETUP-07, VC-SETUP-08, VC-SETUP-09, VC-SOLO-01, VC-EDGE-47, VC-EX-01,
        VC-EX-02, VC-EX-03.
    """
    state.empty()
    seats = state.seats
    for colour in range(tables.COLOURS):
        state.add_gems(storage.SUPPLY, colour, GEMS_PER_SEAT * seats)
        for seat in range(seats):
            state.move_gems(storage.SUPPLY, seat, colour, GEMS_BEHIND_SCREEN)
    state.large = LARGE
    state.small = tables.CHARACTERS - FIRST_CHARACTERS * seats - LARGE
    rounds.push_round(state)
    rounds.push_first(state)
    _queue_first_cards(state, LAW_DECK, FIRST_LAWS)
    for slot in range(storage.UPPER - 1, i64(-1), i64(-1)):
        rounds.push_show(state, slot, 0)
    rounds.push_start(state, all_of(seats))
    _queue_first_cards(state, CHARACTER_DECK, FIRST_CHARACTERS)
    for seat in range(seats):
        rounds.push_back(state, seat)


def _queue_first_cards(state: Position, deck: i64, number: i64) -> None:
    for _ in range(number):
        for seat in range(state.seats):
            rewards.push_deal(state, deck, seat, rewards.AT_THE_START)


def list_backs() -> vec[i64]:
    """List the pairs of gems that may go back, as actions."""
    return vec[i64]([actions.A_BACK + pair for pair in range(PAIRS)])


def refuse_back(action: i64) -> Refusal | None:
    """Return a refusal of anything but a pair of gems, or None."""
    return flow.refuse_outcome(actions.A_BACK <= action < actions.A_VIRTUAL)


def back_weights() -> vec[i64]:
    """Return the number of ways to draw each pair from two gems of each colour.

    They are in the order of `list_backs`. Rules: VC-SETUP-05.
    """
    out: vec[i64] = vec[i64]()
    for pair in range(PAIRS):
        out = append(out, i64(1 if PAIR_FIRST[pair] == PAIR_SECOND[pair] else 4))
    return out


def put_gems_back(state: Position, action: i64, events: Events | None) -> None:
    """Return two gems of a seat to the supply. Rules: VC-SETUP-05."""
    pair = action - actions.A_BACK
    seat = state.slot(rounds.BACK_OWNER)
    state.drop()
    state.move_gems(seat, storage.SUPPLY, i64(PAIR_FIRST[pair]), 1)
    state.move_gems(seat, storage.SUPPLY, i64(PAIR_SECOND[pair]), 1)
    if events is not None:
        two = {"first": int(PAIR_FIRST[pair]), "second": int(PAIR_SECOND[pair])}
        events.emit("gems-back", {"seat": seat, **two})


def list_starts(state: Position, seat: i64) -> vec[i64]:
    """List the cards a seat may begin with, as actions. Rules: VC-SETUP-06."""
    out: vec[i64] = vec[i64]()
    for card in range(i64(1), tables.CHARACTERS + 1):
        if state.is_in_hand(seat, card):
            out = append(out, actions.A_START + card - 1)
    return out


def refuse_start(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return a refusal to begin with a card that is not in the hand, or None.

    Rules: VC-SETUP-06.
    """
    if not actions.A_START <= action < actions.A_BID:
        return flow.refuse_other(state)
    return flow.refuse_not_in_hand(state, seat, action - actions.A_START + 1, "VC-SETUP-06")


def lay_first_cards(state: Position, events: Events | None) -> None:
    """Lay the first cards of all pyramids. Rules: VC-SETUP-06, VC-EDGE-01."""
    state.drop()
    for seat in range(state.seats):
        card = state.choice_of(seat) - actions.A_START + 1
        state.forget_choice(seat)
        state.lay(seat, card, storage.cell_of(seat, 1, 0))
        state.note_ends(seat)
        if events is not None:
            events.emit("started", {"seat": seat, "card": card})


def reward_first_cards(state: Position) -> None:
    """Pay the bottom rows of the first cards in ascending order. Rules: VC-SETUP-06, VC-EDGE-01."""
    state.drop()
    for card in range(tables.CHARACTERS, 0, -1):
        owner = state.owner_of(card)
        if owner >= 0:
            rewards.push_reward(state, owner, tables.reward_source(card, 1), 0, card)
