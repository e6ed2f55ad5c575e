"""Hidden information: no seat is told, shown or allowed anything it cannot know."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
from librt.random import Random

from velkahra.core.contract.events import OPEN, SPECTATOR, Event, Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.play import Play
from velkahra.testing import inputs, observation, walk

WORLDS: Final = 2


def knowledge(game: Game, state: State, seat: int, last: Sequence[Event] = ()) -> dict[str, bytes]:
    """Return everything `seat` is given at a position, as bytes to compare, by what it is.

    `last` are the events of the last action. The page, the layout and the picture are made of the
    view alone, so the view stands for them.
    """
    legal = list(state.legal_actions(seat)) if seat >= 0 else []
    sensible = list(game.judge.sensible_actions(state, seat)) if seat >= 0 else []
    choices = game.choices(state, seat) if seat >= 0 else None
    prompts = [game.words.prompt(language, state, seat) for language in LANGUAGES]
    return {
        "view": msgspec.json.encode(game.view(state, seat, last)),
        "legal actions": msgspec.json.encode(legal),
        "sensible actions": msgspec.json.encode(sensible),
        "choices": msgspec.json.encode(choices),
        "text": game.text(state, seat).encode(),
        "prompts": "\n".join(prompts).encode(),
        "observation": msgspec.json.encode(
            observation.observed(game, state, seat, observation.layout_for(game, state).size)
        ),
        "inputs": msgspec.json.encode(inputs.inputs_of(game, state, seat)),
        "who may act": msgspec.json.encode(walk.actors(state)),
    }


def differences(game: Game, one: State, other: State, seat: int) -> list[str]:
    """List by name what tells two positions apart for `seat`, of what `knowledge` returns."""
    first, second = knowledge(game, one, seat), knowledge(game, other, seat)
    return [name for name in first if first[name] != second[name]]


def viewers(play: Play) -> range:
    """Return the spectator (-1) and all seats."""
    return range(SPECTATOR, play.seats)


def heard(game: Game, events: Sequence[Event], seat: int, options: dict[str, str]) -> list[str]:
    """List the events a seat hears, as facts and as sentences."""
    return [
        f"{event!r} {game.words.event(LANGUAGES[0], event, options)}"
        for event in events
        if event.visible_to(seat)
    ]


def what_cannot_be_known_does_not_show(play: Play, rng: Random) -> Iterator[str]:
    """Resampling what a seat cannot know leaves everything it is given the same, to the byte."""
    for seat in viewers(play):
        known = knowledge(play.game, play.state, seat)
        for _ in range(WORLDS):
            found = knowledge(play.game, play.state.determinize(seat, rng), seat)
            for name in (name for name in known if found[name] != known[name]):
                yield f"the {name} of seat {seat} depend on what it cannot know"


def worlds_agree_with_knowledge(play: Play, rng: Random) -> Iterator[str]:
    """A resampled world conserves the pieces, breaks no invariant, and can be resampled again.

    Making one leaves the true state alone.
    """
    game, before = play.game, play.state.freeze()
    for seat in viewers(play):
        world = play.state.determinize(seat, rng)
        if game.census(world) != game.census(play.state):
            yield f"pieces went missing when seat {seat}'s world was drawn"
        yield from (f"in a world of seat {seat}: {fault}" for fault in game.faults(world))
        again = world.determinize(seat, rng)
        for name in differences(game, world, again, seat):
            yield f"the {name} of seat {seat} change when its world is resampled"
    if play.state.freeze() != before:
        yield "drawing a world changed the true state"


def who_sees_all_tells_worlds_apart(play: Play, rng: Random) -> Iterator[str]:
    """The view with everything open shows every difference that is hidden from somebody."""
    game, truth = play.game, play.state
    shown = msgspec.json.encode(game.view(truth, OPEN))
    for seat in viewers(play):
        world = truth.determinize(seat, rng)
        differ = world.freeze() != truth.freeze()
        if differ and msgspec.json.encode(game.view(world, OPEN)) == shown:
            yield f"the open view does not show what is hidden from seat {seat}"


def what_seats_see_is_so(play: Play, rng: Random) -> Iterator[str]:
    """Everything a seat is shown is the same in the view with everything open.

    None and empty collections show nothing; `Game.viewpoint` names what depends on the viewer.
    """
    game, last = play.game, play.happened[-1] if play.happened else ()
    everything = msgspec.to_builtins(game.view(play.state, OPEN, last))
    for seat in viewers(play):
        shown = msgspec.to_builtins(game.view(play.state, seat, last))
        yield from (
            f"{place} of seat {seat}'s view is not so in the open view"
            for place in _disagreements(shown, everything, "view", game.viewpoint)
        )


def _disagreements(
    shown: Any,  # noqa: ANN401 - JSON
    everything: Any,  # noqa: ANN401 - JSON
    place: str,
    beside: frozenset[str],
) -> Iterator[str]:
    """Yield the places where something untrue is shown; fields in `beside` are skipped."""
    if shown is None or shown in ([], (), {}):
        return
    if isinstance(shown, dict) and isinstance(everything, dict):
        for name, part in shown.items():
            if name not in beside:
                yield from _disagreements(part, everything.get(name), f"{place}.{name}", beside)
    elif isinstance(shown, list | tuple) and len(shown) == len(everything or ()):
        for number, (part, other) in enumerate(zip(shown, everything, strict=True)):
            yield from _disagreements(part, other, f"{place}[{number}]", beside)
    elif shown != everything:
        yield place


def who_sees_all_hears_all(play: Play, rng: Random) -> Iterator[str]:
    """Every event told in place of an emit_to has one: who sees all hears that instead."""
    events = play.happened[-1] if play.happened else []
    heard_whole = [event for event in events if event.visible_to(OPEN)]
    for event in events:
        left_out = [seat for seat in range(play.seats) if not event.visible_to(seat)]
        whispers = (other for other in heard_whole for seat in left_out if other.visible_to(seat))
        if event not in heard_whole and next(whispers, None) is None:
            yield f"who sees all hears nothing of {event!r}"


def hidden_draws_do_not_show(play: Play, rng: Random) -> Iterator[str]:
    """A seat that cannot see an outcome in the position cannot read it in the log either."""
    if play.state.actor() == CHANCE:
        pair = _two_actions(play.state, CHANCE, rng)
        for seat in viewers(play):
            seen, logs = _fork(play, CHANCE, pair, seat)
            if logs[0] != logs[1] and not seen:
                yield f"seat {seat} hears {logs[0]} or {logs[1]} and can see no difference"


def secret_choices_do_not_show(play: Play, rng: Random) -> Iterator[str]:
    """Nobody sees or hears a secret choice while others still choose at the same time."""
    who = walk.actors(play.state)
    for chooser in who if len(who) > 1 else []:
        pair = _two_actions(play.state, chooser, rng)
        for seat in (viewer for viewer in viewers(play) if viewer != chooser):
            seen, logs = _fork(play, chooser, pair, seat)
            for name in seen:
                yield f"the {name} of seat {seat} tell what seat {chooser} chose in secret"
            if logs[0] != logs[1]:
                yield f"seat {seat} hears what seat {chooser} chose in secret: {logs}"


def _two_actions(state: State, actor: int, rng: Random) -> tuple[int, int]:
    legal = state.legal_actions(actor)
    return legal[rng.randrange(len(legal))], legal[rng.randrange(len(legal))]


def _fork(
    play: Play, actor: int, pair: tuple[int, int], seat: int
) -> tuple[list[str], list[list[str]]]:
    """Return how two actions differ for `seat`, and what it hears of each."""
    worlds, logs = [], []
    for action in pair:
        world, events = play.state.clone(), Events()
        world.apply(actor, action, events)
        worlds.append(world)
        logs.append(heard(play.game, events.happened, seat, play.options))
    return differences(play.game, worlds[0], worlds[1], seat), logs


def what_is_hidden_is_redrawn(plays: Iterable[Play]) -> Iterator[str]:
    """A world drawn for a spectator differs from the truth, unless the game hides nothing."""
    rng, resampled, hides = Random(7), False, True
    for play in plays:
        hides = play.game.hides
        worlds = (play.state.determinize(SPECTATOR, rng) for _ in range(3))
        resampled = resampled or any(world.freeze() != play.state.freeze() for world in worlds)
    if resampled != hides:
        yield f"Game.hides is {hides}, and worlds differ from the truth: {resampled}"
