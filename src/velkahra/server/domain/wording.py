"""Events and previews as lines of the log for one viewer."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import takewhile
from typing import Final, NamedTuple

from velkahra.core.contract.events import Event, Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.pages import Preview
from velkahra.core.contract.state import State
from velkahra.core.play.play import intern_event
from velkahra.server.domain import agreements, texts

Ids = tuple[str, ...]


class Sentence(NamedTuple):
    """A line of the log.

    Attributes:
        highlights: the elements of the page it is about.
        rule: the rule behind it, or "".
        turn: the seat whose turn begins with it, ROUND for a round, None for neither.
        aside: it is in small print.
        sign: the picture of the action it tells, or "".
        seat: whose action that is; -1 for nobody's alone.
    """

    text: str
    highlights: Ids = ()
    rule: str = ""
    turn: int | None = None
    aside: bool = False
    sign: str = ""
    seat: int = -1


ROUND: Final = -1

_ALONE: Final = ("note-back", "note-paused", "note-ended")

# Two resampled states: a text that differs between them depends on something hidden.
_RESAMPLES: Final = (1, 2)


class EventFormatter:
    """Puts events into words of one language, once for all tables with the same options."""

    def __init__(self, game: Game, language: str, options: tuple[tuple[str, str], ...]) -> None:
        self._game: Final = game
        self._language: Final = language
        self._options: Final = dict(options)

    def describe(self, event: Event) -> Sentence:
        """Return an event as a sentence, without the cache."""
        game = self._game
        return Sentence(
            game.words.event(self._language, event, self._options),
            game.highlights(event),
            game.words.cited("event", event.kind, event.facts),
            event.facts.get("seat", ROUND) if event.kind in game.turns else None,
            event.kind in game.pages.asides,
            game.event_sign(event, self._options),
            event.facts.get("seat", -1),
        )


_formatter: Final = lru_cache(maxsize=64)(EventFormatter)


def formatter(game: Game, language: str, options: Options) -> EventFormatter:
    """Return the shared formatter for tables of this game with these options."""
    return _formatter(game, language, tuple(options.items()))


@lru_cache(maxsize=8192)
def _described(formatter: EventFormatter, event: Event) -> Sentence:
    return formatter.describe(event)


def in_words(formatter: EventFormatter, seat: int, events: Iterable[Event]) -> list[Sentence]:
    """List in words what `seat` may know of these events."""
    return [_described(formatter, event) for event in events if event.visible_to(seat)]


def preview_of(
    game: Game,
    state: State,
    language: str,
    options: Options,
    seat: int,
    action: int,
    *,
    as_log: bool = False,
) -> Preview:
    """Return what an action would do, up to the first thing the seat cannot know yet.

    It runs on states resampled from the seat's knowledge, so the true one cannot show. `as_log`
    leaves out sentences for the player who decides. Raises: OutOfTurn, IllegalAction.
    """

    def preview_in(resample: int) -> Preview:
        before = game.pages.foreseen(state, seat, action, resample)
        after, happened = _tried(before, seat, action)
        known = _foreseeable(game, happened)
        told = in_words(formatter(game, language, options), seat, known)
        lines = tuple(line.text for line in told)
        if as_log or len(known) < len(happened):
            return Preview(lines)
        beyond = game.pages.preview(before, after, seat, language)
        return Preview(lines + beyond.lines, beyond.parts)

    previews = [preview_in(number) for number in (_RESAMPLES if game.hides else _RESAMPLES[:1])]
    one, other = previews[0], previews[-1]
    if one == other:
        return one
    agreed = takewhile(lambda pair: pair[0] == pair[1], zip(one.lines, other.lines, strict=False))
    return Preview(tuple(text for text, _ in agreed))


def touched_by(game: Game, state: State, seat: int, action: int) -> Ids:
    """Return the elements that the first event of an action is about, as far as the seat knows."""
    _, happened = _tried(game.pages.foreseen(state, seat, action, _RESAMPLES[0]), seat, action)
    found = (game.highlights(event) for event in _foreseeable(game, happened))
    return next(filter(None, found), ())


def _tried(before: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """Return the state after an action, and what happened."""
    after, events = before.clone(), Events()
    after.apply(seat, action, events)
    return after, [intern_event(event) for event in events.happened]


def _foreseeable(game: Game, happened: list[Event]) -> list[Event]:
    unknown = game.reveals - game.discloses
    return list(takewhile(lambda event: event.kind not in unknown, happened))


def note_in_words(game: Game, options: Options, language: str, note: agreements.Note) -> str:
    """Return the note of an agreement in words."""

    def name(seat: int) -> str:
        return game.words.seat(language, options, seat)

    agreed = ", ".join(name(seat) for seat in note.agreed)
    key = note.key if note.agreed or note.key not in _ALONE else f"{note.key}-alone"
    seat = name(note.seat) if note.seat >= 0 else ""
    return texts.speaker(language)(key, seat=seat, count=note.count, names=agreed, text=note.text)
