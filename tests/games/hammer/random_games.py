"""Random camps, each ply shown to a watcher."""

from collections.abc import Iterator

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import Event, Events
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules import frames
from velkahra.games.hammer.rules.actions import A_ALLY, A_END, A_TIME_UP
from velkahra.games.hammer.rules.values import BY_CHANCE, ENTERED


def new_camp(powers: tuple[int, ...], rounds: int = 6, entered: bool = False) -> HammerState:
    """Set up a camp of these powers with the smallest picture."""
    seats = vec[i64]([i64(power) for power in powers])
    return HammerState.new(seats, 0, rounds, 12, 24, ENTERED if entered else BY_CHANCE)


def play(state: HammerState, seed: int) -> Iterator[tuple[HammerState, list[Event]]]:
    """Play a camp at random: the position after each ply, and what happened."""
    rng = Random(seed)
    while state.actor() != NOBODY:
        seats = [seat for seat in range(state.seats) if state.may_act(seat)]
        actor = seats[int(rng.randrange(len(seats)))] if seats else CHANCE
        events = Events()
        state.apply(actor, _pick(state, actor, rng), events)
        yield state, events.happened


def _pick(state: HammerState, actor: int, rng: Random) -> int:
    """Pick an action; turns do not end at once, and the organiser does not enter too much."""
    if actor == CHANCE and state.results == BY_CHANCE:
        return state.draw(rng)
    legal = [int(action) for action in state.legal_actions(actor)]
    if actor == CHANCE and state.frame_kind() == frames.DESK and rng.randrange(3):
        return legal[0]
    if state.frame_kind() == frames.MAIN:
        deeds = [action for action in legal if action not in (A_END, A_TIME_UP)]
        joint = [action for action in deeds if action >= A_ALLY and rng.randrange(4) == 0]
        wanted = [action for action in deeds if action < A_ALLY] + joint
        if wanted and rng.randrange(6):
            return wanted[int(rng.randrange(len(wanted)))]
    return legal[int(rng.randrange(len(legal)))]
