"""Setup (VC-SETUP)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.viceroy.rules import actions, decision, frames, storage, tables
from velkahra.games.viceroy.rules.chapters import flow
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
    state.push(frames.ROUND, -1)
    state.push(frames.FIRST, -1)
    _queue_first_cards(state, LAW_DECK, FIRST_LAWS)
    for slot in range(storage.UPPER - 1, i64(-1), i64(-1)):
        state.push(frames.SHOW, -1, slot)
    state.push(frames.START, -1, all_of(seats))
    _queue_first_cards(state, CHARACTER_DECK, FIRST_CHARACTERS)
    for seat in range(seats):
        state.push(frames.BACK, -1, seat)


def _queue_first_cards(state: Position, deck: i64, number: i64) -> None:
    for _ in range(number):
        for seat in range(state.seats):
            state.push(frames.DEAL, -1, deck, seat, frames.AT_THE_START)


@final
class Back(decision.Decision):
    """Chance draws two gems that a seat puts back."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the pairs of gems that may go back."""
        for pair in range(PAIRS):
            out = append(out, actions.A_BACK + pair)
        return out

    def carry_out(self, state: Position, seat: i64, action: i64, events: Events | None) -> None:
        """Return two gems of a seat to the supply. Rules: VC-SETUP-05."""
        pair = action - actions.A_BACK
        seat = state.slot(frames.BACK_OWNER)
        state.drop()
        state.move_gems(seat, storage.SUPPLY, i64(PAIR_FIRST[pair]), 1)
        state.move_gems(seat, storage.SUPPLY, i64(PAIR_SECOND[pair]), 1)
        if events is not None:
            two = {"first": int(PAIR_FIRST[pair]), "second": int(PAIR_SECOND[pair])}
            events.emit("gems-back", {"seat": seat, **two})


def back_weights() -> vec[i64]:
    """Return the number of ways to draw each pair from two gems of each colour.

    They are in the order of the legal ones. Rules: VC-SETUP-05.
    """
    out: vec[i64] = vec[i64]()
    for pair in range(PAIRS):
        out = append(out, i64(1 if PAIR_FIRST[pair] == PAIR_SECOND[pair] else 4))
    return out


@final
class Start(decision.SecretChoice):
    """Seats choose their first card."""

    def legal(self, state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """List the cards a seat may begin with. Rules: VC-SETUP-06."""
        for card in range(i64(1), tables.CHARACTERS + 1):
            if state.is_in_hand(seat, card):
                out = append(out, actions.A_START + card - 1)
        return out

    def refuse(self, state: Position, seat: i64, action: i64) -> Refusal | None:
        """Refuse to begin with a card that is not in the hand. Rules: VC-SETUP-06."""
        return flow.refuse_not_in_hand(state, seat, action - actions.A_START + 1, "VC-SETUP-06")

    def reveal(self, state: Position, events: Events | None) -> None:
        """Lay the first cards of all pyramids. Rules: VC-SETUP-06, VC-EDGE-01."""
        state.drop()
        for seat in range(state.seats):
            card = state.choice_of(seat) - actions.A_START + 1
            state.forget_choice(seat)
            state.lay(seat, card, storage.cell_of(seat, 1, 0))
            state.note_ends(seat)
            if events is not None:
                events.emit("started", {"seat": seat, "card": card})


@final
class First(decision.Step):
    """The rewards of the first cards are granted."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Pay the bottom rows of the first cards, lowest first. Rules: VC-SETUP-06, VC-EDGE-01."""
        state.drop()
        for card in range(tables.CHARACTERS, 0, -1):
            owner = state.owner_of(card)
            if owner >= 0:
                state.push(frames.REWARD, owner, tables.reward_source(card, 1), 0, card)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    Back(frames.BACK, "back"),
    Start(frames.START, "start"),
    First(frames.FIRST),
)
