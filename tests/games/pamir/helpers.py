"""Short words for the rule tests: a position, one action, what came of it."""

from tests.games.acting import Acting

from velkahra.core.contract.events import Event
from velkahra.core.contract.state import CHANCE
from velkahra.core.play import position
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.game import GAME
from velkahra.games.pamir.rules import frames
from velkahra.games.pamir.rules.facts import COLOURS

FULL = "\n".join(
    f"market {row}{column} {first + column}"
    for row, first in (("a", 81), ("b", 91))
    for column in range(6)
)
"""A market without a gap and without events."""


def read(text: str) -> PamirState:
    """Set up a position, written without a header; semicolons part lines too."""
    state = position.read_position(text.replace(";", "\n"), GAME)
    assert isinstance(state, PamirState)
    return state


def player(state: PamirState, name: str) -> int:
    """Give the number of a player by colour, or of Wakhan."""
    return int(state.wakhan) if name == "wakhan" else COLOURS.index(name)


DO = Acting(GAME, read, player)
act, after, legal, refused, told = DO.act, DO.after, DO.legal, DO.refused, DO.told


def deal(state: PamirState, *cards: int) -> list[Event]:
    """Let the dealer put these cards into the market."""
    assert (state.actor(), state.frame_kind()) == (CHANCE, frames.FILL)
    return act(state, *(f"draw {card}" for card in cards))


def fill(state: PamirState) -> None:
    """Let the dealer fill the market with court cards, the lowest numbers first."""
    while state.actor() == CHANCE and state.frame_kind() == frames.FILL:
        act(state, f"draw {next(n for n in range(1, 101) if f'draw {n}' in legal(state))}")
