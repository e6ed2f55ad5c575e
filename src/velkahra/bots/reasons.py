"""Why an action is good: what it changes for its seat that most other actions do not."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from librt.random import Random

from velkahra.core.contract.events import Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State
from velkahra.core.play.seat_knowledge import SeatKnowledge

MOST_COMPARED: Final = 40
"""Other actions that one is compared with."""
LEAST: Final = 0.3
"""The least advantage that is a reason, in the unit of `GamePicture.figure_worth`."""
_WORLDS: Final = 2
_STEPS: Final = 3


class _Reason(NamedTuple):
    figure: str
    change: int


def reason_of(knowledge: SeatKnowledge, game: Game, language: str, action: int, rng: Random) -> str:
    """Return in one sentence what speaks for an action of the seat, or "" if nothing stands out.

    It is the figure (`GamePicture.figures`) by which the action is ahead of the mean of the others,
    as far as it does not fall. Worlds resampled from what the seat knows have to agree on it, and
    what shows something that others hid has no reason.
    """
    found = {_compared(knowledge, game, action, rng) for _ in range(_WORLDS)}
    reason = found.pop()
    if found or reason is None:
        return ""
    sign = "more" if reason.change else "same"
    key = f"reason-{reason.figure}"
    return game.words.text(language, key, sign=sign, count=reason.change)


def _compared(knowledge: SeatKnowledge, game: Game, action: int, rng: Random) -> _Reason | None:
    world, seat = knowledge.world(rng), int(knowledge.seat)
    others = [int(other) for other in world.legal_actions(seat) if other != action]
    now, then = game.figures(game.view(world, seat)), _after(game, world, seat, action)
    outcomes = [_after(game, world, seat, other) for other in _some(others)]
    rivals = [outcome for outcome in outcomes if outcome]
    if not rivals or not then:
        return None
    gains = {
        name: worth * (then[name] - _mean(name, rivals))
        for name, worth in game.figure_worth.items()
        if then[name] >= now[name]
    }
    best = max(gains, key=lambda name: gains[name], default="")
    if not best or gains[best] < LEAST:
        return None
    return _Reason(best, then[best] - now[best])


def _after(game: Game, world: State, seat: int, action: int) -> Mapping[str, int]:
    """Return the figures after an action and the choices that belong to it.

    None if it shows something that others hid.
    """
    after, events = world.clone(), Events()
    after.advance(seat, action, events)
    _complete(after, seat, len(world.stack), events)
    for event in events.happened:
        if event.facts.get("seat") != seat and game.shows(event, seat):
            return {}
    return game.figures(game.view(after, seat))


def _complete(after: State, seat: int, depth: int, events: Events) -> None:
    """Make the choices that an action of the seat asks for: decisions on top of its own."""
    for _ in range(_STEPS):
        if after.actor() != seat or len(after.stack) <= depth:
            return
        after.advance(seat, _best(after, seat), events)


def _best(state: State, seat: int) -> int:
    """Return the action that looks best at once."""

    def value(action: int) -> float:
        after = state.clone()
        after.advance(seat, action, None)
        return float(after.evaluate(seat))

    return max(_some(list(state.legal_actions(seat))), key=value)


def _some(actions: Sequence[int]) -> Sequence[int]:
    """Return at most MOST_COMPARED of the actions, from everywhere."""
    return actions[:: len(actions) // MOST_COMPARED + 1]


def _mean(name: str, outcomes: Sequence[Mapping[str, int]]) -> float:
    return sum(outcome[name] for outcome in outcomes) / len(outcomes)
