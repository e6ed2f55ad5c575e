"""What happened and what would happen, as lines of the log for one viewer."""

from collections.abc import Iterable
from itertools import takewhile
from typing import Final

from librt.random import Random

from velkahra.core.events import Event, Events
from velkahra.core.game import Game, Options, Outlook
from velkahra.core.state import State

Ids = tuple[str, ...]
Told = tuple[str, Ids]
"""A line, and the elements of the page it is about."""

# Two redrawn states: what differs between them hangs on something the seat cannot know.
_REDRAWS: Final = (1, 2)


Known = dict[tuple[str, Event], Told]
"""Events that are in words already, in some languages."""


def in_words(
    game: Game,
    language: str,
    options: Options,
    seat: int,
    events: Iterable[Event],
    known: Known | None = None,
) -> list[Told]:
    """Put into words what `seat` may know of these events. What is `known` is not told anew."""
    known = {} if known is None else known
    told = []
    for event in events:
        if event.visible_to(seat):
            key = (language, event)
            if key not in known:
                known[key] = game.words.event(language, event, options), game.marks(event)
            told.append(known[key])
    return told


def foretell(
    game: Game, state: State, language: str, options: Options, seat: int, action: int
) -> Outlook:
    """Tell what an action would do, up to the first thing the seat cannot know yet.

    It is tried on states redrawn from what the seat knows, so that the true one cannot show.

    Raises: OutOfTurn, IllegalAction.
    """
    redraws = _REDRAWS if game.hides else _REDRAWS[:1]
    tales = [_tale(game, state, language, options, seat, action, number) for number in redraws]
    one, other = tales[0], tales[-1]
    if one == other:
        return one
    agreed = takewhile(lambda pair: pair[0] == pair[1], zip(one.lines, other.lines, strict=False))
    return Outlook(tuple(text for text, _ in agreed))


def _tale(
    game: Game, state: State, language: str, options: Options, seat: int, action: int, redraw: int
) -> Outlook:
    """Tell what an action would do on one redrawn state."""
    before, events = state.determinize(seat, Random(redraw)), Events()
    after = before.clone()
    after.apply(seat, action, events)
    known = list(takewhile(lambda event: event.kind not in game.reveals, events.happened))
    lines = tuple(text for text, _ in in_words(game, language, options, seat, known))
    if len(known) < len(events.happened):
        return Outlook(lines)
    beyond = game.outlook(before, after, seat, language)
    return Outlook(lines + beyond.lines, beyond.parts)
