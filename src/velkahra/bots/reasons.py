"""Why an action is good: the purpose it serves for its seat, best of all what others do not."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final

from librt.random import Random

from velkahra.core.contract.events import Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.programs import Argument, Reasons
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.seat_knowledge import SeatKnowledge

MOST_COMPARED: Final = 40
"""Other actions that one is compared with."""
LEAST: Final = 0.3
"""The least advantage that is a reason, in the unit of `Reasons.worth`."""
_WORLDS: Final = 2
_STEPS: Final = 3


def reason_of(knowledge: SeatKnowledge, game: Game, language: str, action: int, rng: Random) -> str:
    """Return the reason for an action of the seat, in one sentence, or "" if there is none.

    It is the figure (`Reasons.figures`) that the action raises by more than the mean of the others;
    else the action's own argument (`Reasons.argument`), or another figure that rises. Worlds
    resampled from what the seat knows have to agree on it, and an action that shows something
    hidden has no reason.
    """
    if game.reasons is None:
        return ""
    found = {_argument(knowledge, game, game.reasons, action, rng) for _ in range(_WORLDS)}
    reason = found.pop()
    if found or reason is None:
        return ""
    return game.words.text(language, f"reason-{reason.name}", count=reason.number)


def _argument(
    knowledge: SeatKnowledge, game: Game, reasons: Reasons, action: int, rng: Random
) -> Argument | None:
    """Return what speaks for an action in one resampled world."""
    world, seat = knowledge.world(rng), int(knowledge.seat)
    others = [int(other) for other in world.legal_actions(seat) if other != action]
    if not others:
        return None
    now, then = reasons.figures(game.view(world, seat)), _after(game, reasons, world, seat, action)
    changes = {name: then[name] - now[name] for name in then}
    outcomes = [_after(game, reasons, world, seat, other) for other in _some(others)]
    return (
        _ahead(reasons.worth, changes, then, [outcome for outcome in outcomes if outcome])
        or reasons.argument(world, seat, action)
        or _risen(reasons.worth, changes)
    )


def _ahead(
    worth: Mapping[str, float],
    changes: Mapping[str, int],
    then: Mapping[str, int],
    rivals: Sequence[Mapping[str, int]],
) -> Argument | None:
    """Return the figure, of those it raises, in which an action is most ahead, by LEAST or more."""
    if not rivals:
        return None
    gains = {
        name: worth[name] * (then[name] - fmean(outcome[name] for outcome in rivals))
        for name, change in changes.items()
        if change > 0
    }
    best = max(gains, key=lambda name: gains[name], default="")
    return Argument(best, changes[best]) if best and gains[best] >= LEAST else None


def _risen(worth: Mapping[str, float], changes: Mapping[str, int]) -> Argument | None:
    """Return the figure that rises most by its worth, or None if none does."""
    best = max(changes, key=lambda name: worth[name] * changes[name], default="")
    return Argument(best, changes[best]) if best and changes[best] > 0 else None


def _after(game: Game, reasons: Reasons, world: State, seat: int, action: int) -> Mapping[str, int]:
    """Return the figures after an action with its choices; none if it shows something hidden."""
    after, events = world.clone(), Events()
    after.advance(seat, action, events)
    _complete(game, after, seat, len(world.stack), events)
    if len(after.stack) > len(world.stack) and after.actor() not in (seat, CHANCE):
        return {}
    for event in events.happened:
        if event.facts.get("seat") != seat and game.shows(event, seat):
            return {}
    return reasons.figures(game.view(after, seat))


def _complete(game: Game, after: State, seat: int, depth: int, events: Events) -> None:
    """Make the choices that an action of the seat asks for: decisions on top of its own."""
    for _ in range(_STEPS):
        if after.actor() != seat or len(after.stack) <= depth:
            return
        after.advance(seat, _best(game, after, seat), events)


def _best(game: Game, state: State, seat: int) -> int:
    def value(action: int) -> float:
        after = state.clone()
        after.advance(seat, action, None)
        return float(game.judge.evaluate(after, seat))

    return max(_some(list(state.legal_actions(seat))), key=value)


def _some(actions: Sequence[int]) -> Sequence[int]:
    """Return at most MOST_COMPARED of the actions, from everywhere."""
    return actions[:: len(actions) // MOST_COMPARED + 1]
