"""Conditional moves: what a seat does if the others act as it expects.

A seat plays on for everybody from a position that is drawn again from its own knowledge, so no
hidden fact of the table is ever read. A line of play ends where a hidden fact or chance decides
what the seat would see. A plan is a few such lines. It finds its place by what the seat sees: each
ply remembers the digest of the seat's view after it, so a plan cannot know more than its seat.
"""

import hashlib
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final

import msgspec
from librt.random import Random
from msgspec.structs import replace

from velkahra.core.contract.events import Event, Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.core.play.record import Ply

WORLDS: Final = 6
MOST_LINES: Final = 12
LONGEST_LINE: Final = 12


class UnsureError(VelkahraError):
    """Raised for an action whose outcome the seat cannot know."""


class PlannedPly(msgspec.Struct, frozen=True, array_like=True):
    """An action of `seat` in notation; `seen` is the digest of the view after it, "" if unknown."""

    seat: int
    text: str
    seen: str


Line = tuple[PlannedPly, ...]


class Plan(msgspec.Struct, frozen=True):
    """The lines of a seat, from the position whose view has the digest `root`.

    `undone` is how often the table had taken something back by then.
    """

    root: str
    undone: int
    lines: tuple[Line, ...] = ()

    def action(self, seat: int, seen: str) -> str:
        """Return the action of the seat that owns the plan for a view's digest, "" for none."""
        found = (line[0].text for line in self.rest(seen) if line[0].seat == seat)
        return next(found, "")

    def rest(self, seen: str) -> tuple[Line, ...]:
        """Return the rest of the lines that lead through the view with this digest."""
        ways = [(line, [self.root, *(ply.seen for ply in line[:-1])]) for line in self.lines]
        return tuple(line[views.index(seen) :] for line, views in ways if seen in views)

    def added(self, line: Line, seat: int) -> "Plan":
        """Return the plan with one more line; lines in which the seat decides otherwise go."""
        kept = (old for old in self.lines if not _clashes(old, line, seat))
        return replace(self, lines=(*(old for old in kept if old != line[: len(old)]), line))

    def without(self, number: int) -> "Plan":
        """Return the plan without a line."""
        return replace(self, lines=self.lines[:number] + self.lines[number + 1 :])


def _clashes(old: Line, new: Line, seat: int) -> bool:
    """Return whether the seat decides otherwise where two lines part."""
    parting = next(((one, two) for one, two in zip(old, new, strict=False) if one != two), None)
    return parting is not None and parting[0].seat == parting[1].seat == seat


def seen_by(game: Game, state: State, seat: int) -> str:
    """Return a digest of all that a seat may know in a position, and of the actor."""
    known = msgspec.json.encode(game.view(state, seat), order="deterministic")
    return hashlib.sha256(b"%d %s" % (int(state.acting()), known)).hexdigest()[:20]


class Imagined:
    """A position that a seat imagines.

    Attributes:
        state: agrees with all that the seat knows; everything else in it is made up.
        decider: the seat for which the next action is chosen; NOBODY where the line ends.
        heard: what the seat would hear of the last action.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        heard: Iterable[Event] = (),
        *,
        ends: bool = False,
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.heard: Final = tuple(heard)
        self.decider: Final = NOBODY if ends else _decider(state, seat)
        other = int(self.decider)
        if other not in (NOBODY, seat):  # the world that leaves the other seat the most choices
            worlds = _worlds(state, seat)
            state = max(worlds, key=lambda world: len(world.legal_actions(other)))
        self.state: Final = state
        self.seen: Final = "" if ends else seen_by(game, state, seat)

    def chosen(self, action: int) -> "Imagined":
        """Return the position after an action of the decider.

        After an own action whose outcome the seat cannot know, the line ends.
        Raises: UnsureError where the seat could not tell what another seat did or what follows;
            IllegalAction or OutOfTurn.
        """
        self.state.clone().apply(self.decider, action)
        own = self.decider == self.seat
        worlds = _worlds(self.state, self.seat)
        able = [world for world in worlds if world.refusal(self.decider, action) is None]
        if own and len(able) < len(worlds):
            raise UnsureError("whether this is possible depends on something hidden")
        outcomes = [self._after(world, action, number) for number, world in enumerate(able)]
        first = outcomes[0]
        if all(other.matches(first) for other in outcomes) and (own or first.is_open):
            return Imagined(self.game, first.state, self.seat, first.heard)
        if not own:
            raise UnsureError("what follows depends on something hidden or on chance")
        agreed = takewhile(_is_same, zip(*(outcome.heard for outcome in outcomes), strict=False))
        heard = [events[0] for events in agreed]
        return Imagined(self.game, first.state, self.seat, heard, ends=True)

    def ply(self, text: str, after: "Imagined") -> PlannedPly:
        """Return the ply that leads from here to the position `after`."""
        return PlannedPly(int(self.decider), text, after.seen)

    def _after(self, world: State, action: int, number: int) -> "_Outcome":
        """Carry out an action in a world, with the draws that follow it."""
        events, random = Events(), Random(number + 1)
        world.apply(self.decider, action, events)
        is_open = all(event.visible_to(self.seat) for event in events.happened)
        while world.actor() == CHANCE:
            world.apply(CHANCE, world.draw(random), events)
        heard = tuple(event for event in events.happened if event.visible_to(self.seat))
        return _Outcome(world, heard, seen_by(self.game, world, self.seat), is_open)


class _Outcome(msgspec.Struct, frozen=True):
    """A state after an action, what a seat heard and sees, and whether it saw all of the action."""

    state: State
    heard: tuple[Event, ...]
    seen: str
    is_open: bool

    def matches(self, other: "_Outcome") -> bool:
        """Return whether the seat cannot tell two outcomes apart."""
        return self.seen == other.seen and _facts(self.heard) == _facts(other.heard)


def _is_same(events: Sequence[Event]) -> bool:
    facts = _facts(events)
    return all(other == facts[0] for other in facts)


def _facts(events: Iterable[Event]) -> list[tuple[str, dict[str, int]]]:
    return [(event.kind, event.facts) for event in events]


def _decider(state: State, seat: int) -> int:
    """Return for whom the next action is chosen; NOBODY at the end or while chance decides."""
    actor = int(state.actor())
    if actor < 0:
        return int(NOBODY)
    return seat if state.may_act(seat) else actor


def _worlds(state: State, seat: int) -> list[State]:
    """Return states that agree with all a seat knows. A game without secrets has only one."""
    return [state.determinize(seat, Random(number)) for number in range(WORLDS)]


def imagined(game: Game, state: State, seat: int) -> Imagined:
    """Return a table's position as the seat may imagine it. It has no part of `state`."""
    return Imagined(game, state.determinize(seat, Random(0)), seat)


def next_turn(game: Game, state: State, seat: int) -> Imagined:
    """Return the seat's next decision as it may imagine it if the others do nothing more.

    Raises: UnsureError where that depends on something hidden or on chance.
    """
    here = imagined(game, state, seat)
    for _ in range(LONGEST_LINE):
        if here.decider in (seat, NOBODY):
            break
        here = here.chosen(game.table.safe_default(here.state, here.decider))
    if here.decider != seat:
        raise UnsureError("the next turn of the seat cannot be known")
    return here


def is_open(game: Game, before: State, ply: Ply, events: Iterable[Event], seat: int) -> bool:
    """Return whether a ply shows the seat nothing that was hidden or left to chance.

    So is an action of another seat of which the seat sees all, and a draw of which it sees nothing.
    """
    who, action = ply
    if who != CHANCE:
        return all(event.visible_to(seat) for event in events)
    worlds = [before.clone(), *_worlds(before, seat)]
    for number, world in enumerate(worlds):
        world.apply(CHANCE, world.draw(Random(number)) if number else action)
    return len({seen_by(game, world, seat) for world in worlds}) == 1


def line_of(start: Imagined, texts: Iterable[str]) -> tuple[Line, Imagined]:
    """Return the line of some actions in notation, and where it leads.

    Raises: UnsureError also for a line that is too long or goes on after its end; NotationError,
        IllegalAction, OutOfTurn.
    """
    plies: list[PlannedPly] = []
    here = start
    for text in texts:
        if here.decider == NOBODY or len(plies) == LONGEST_LINE:
            raise UnsureError("a line ends before this")
        after = here.chosen(here.game.read(text))
        plies.append(here.ply(text, after))
        here = after
    return tuple(plies), here


def is_useful(line: Line, seat: int) -> bool:
    """Return whether a line begins with another seat and ends with the seat's own action."""
    return len(line) > 1 and line[0].seat != seat and line[-1].seat == seat
