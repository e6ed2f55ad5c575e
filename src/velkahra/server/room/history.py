"""The past of a table as one viewer knew it: positions drawn again from the record.

A view of ply n is built from the state after ply n alone, so it shows nothing that came out later.
Only a finished game, or an uploaded record, can be seen through other eyes, or open.
"""

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final

import msgspec

from velkahra.core.contract import ending, game
from velkahra.core.contract.events import OPEN, SPECTATOR, Event
from velkahra.core.contract.state import CHANCE, State
from velkahra.server.domain import auto_answers, fairness, provenance, texts, wording
from velkahra.server.room.room import Room

CHUNK: Final = 24
MOST_KEPT: Final = 8_000_000

_encoder: Final = msgspec.json.Encoder()


class Step(msgspec.Struct, frozen=True):
    """One position: its differences from the one before, id -> markup, and the prompt."""

    set: dict[str, str]
    prompt: str


class Frames(msgspec.Struct, frozen=True):
    """Drawings from position `first` on; number n is the position after n plies.

    The first one's `set` is what differs from position 0, or everything if it is position 0.
    """

    first: int
    steps: list[Step]


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log with its ply, the ids of elements and the rule it is about.

    `turn` is the seat whose turn begins with it, ROUND for a round, None for neither.
    """

    ply: int
    text: str
    highlights: wording.Ids
    rule: str = ""
    turn: int | None = None


def is_open(room: Room) -> bool:
    """Return whether everybody with access to the table may see everything."""
    origin = room.ledger.origin
    return room.is_over or (origin is not None and origin.kind == provenance.RECORD)


def may_look(room: Room, seat: int, eyes: int) -> bool:
    """Return whether the holder of a link to `seat` may look through another viewer's eyes."""
    return eyes == seat or (is_open(room) and eyes in viewers(room))


def viewers(room: Room) -> list[int]:
    """List the viewers through whose eyes one may look when the game is over."""
    return [OPEN, SPECTATOR, *range(room.ledger.play.seats)]


class TableHistory:
    """The plies of a table up to now. It shares nothing with the table that can change."""

    def __init__(self, room: Room) -> None:
        play = room.ledger.play
        self.game: Final[game.Game] = play.game
        self.options: Final = dict(play.options)
        self.seats: Final = play.seats
        self.plies: Final = list(play.plies)
        self.undone: Final = room.ledger.undone
        self.over: Final = is_open(room)
        self.ended: Final = room.ledger.agreements.ended
        self.ground: Final = room.ledger.desk.ground
        self.stood: Final = dict(room.ledger.stood)
        self._happened: Final = list(play.happened)

    def state(self, ply: int) -> State:
        """Return the state after `ply` plies; the caller may change it."""
        state = self.game.start(self.seats, self.options)
        for seat, action in self.plies[:ply]:
            state.advance(seat, action, None)
        return state

    def view(self, state: State, ply: int, eyes: int) -> Any:  # noqa: ANN401 - each game's own type
        """Return what a viewer (a seat, SPECTATOR or OPEN) knew after `ply` plies, in `state`."""
        view = self.game.view(state, eyes, self._news(ply))
        return self.game.pages.on_ground(view, self.ground) if self.ground else view

    def prompt(self, language: str, state: State, ply: int, eyes: int, view: Any) -> str:  # noqa: ANN401
        """Return whose turn it was after `ply` plies, or that all agreed to end the game there.

        `eyes` is the viewer: a seat, SPECTATOR or OPEN; `state` and `view` are those of the ply.
        """
        if self.ended and ply == len(self.plies):
            return texts.speaker(language)("time-ended")
        return self.game.words.prompt(language, state, eyes, view)

    def lines(self, eyes: int, language: str, first: int = 0) -> list[LogEntry]:
        """List the log lines that the viewer `eyes` heard after the first plies."""
        who = wording.formatter(self.game, language, self.options), eyes
        return [
            LogEntry(
                ply,
                self._marked(language, ply, line.text) if n == 0 else line.text,
                line.highlights,
                line.rule,
                line.turn,
            )
            for ply, events in enumerate(self._happened[first:], first + 1)
            for n, line in enumerate(wording.in_words(*who, events))
        ]

    def gists(self, eyes: int, language: str, starts: Sequence[int]) -> dict[int, str]:
        """Return in words the best feat of each turn that the viewer `eyes` heard of.

        The keys are the plies at which the turns begin.
        """
        best: dict[int, ending.Feat] = {}
        for feat in self.game.ending.feats(self._happened, eyes):
            turn = bisect_left(starts, feat.ply) - 1
            if turn >= 0 and (turn not in best or feat.worth > best[turn].worth):
                best[turn] = feat
        return {
            starts[turn]: self.game.words.event(language, feat.events[-1], self.options)
            for turn, feat in best.items()
        }

    def frames(self, first: int, last: int, eyes: int, language: str) -> Frames:
        """Return positions `first` to `last`, inclusive, as drawings for the viewer `eyes`."""
        before: dict[str, str] = {}
        if first:
            before = self.game.page(self.view(self.state(0), 0, eyes), language)
        steps = []
        for ply, state in enumerate(self._states(first, last), first):
            view = self.view(state, ply, eyes)
            parts = self.game.page(view, language)
            changed = {name: part for name, part in parts.items() if before.get(name) != part}
            steps.append(Step(changed, self.prompt(language, state, ply, eyes, view)))
            before = parts
        return Frames(first, steps)

    def _marked(self, language: str, ply: int, text: str) -> str:
        """Return the first line of a ply, marked if nobody was asked."""
        mark = self.stood.get(ply - 1)
        return auto_answers.marked(language, mark, text) if mark else text

    def _states(self, first: int, last: int) -> Iterator[State]:
        state = self.state(first)
        yield state
        for seat, action in islice(self.plies, first, last):
            state.advance(seat, action, None)
            yield state

    def _news(self, ply: int) -> list[Event]:
        """List the events of the last decision and of the chance that followed it."""
        start = ply
        while start and self.plies[start - 1][0] == CHANCE:
            start -= 1
        start = max(start - 1, 0)
        return [event for events in self._happened[start:ply] for event in events]


class Projector:
    """Draws positions in a thread, one request at a time, and keeps the latest drawings."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[tuple[object, ...], bytes]] = OrderedDict()
        self._size = 0
        self._turnstile: Final = fairness.FairSemaphore(1)

    async def chunk(self, room: Room, number: int, eyes: int, language: str) -> bytes:
        """Return CHUNK positions from `number` * CHUNK on, encoded; b"" if there are none.

        The caller has checked that the viewer may look through these `eyes`.
        """
        past = TableHistory(room)
        first = number * CHUNK
        last = min(first + CHUNK - 1, len(past.plies))
        if first > last:
            return b""
        drawn_from = (past.undone, past.ground, past.ended)
        key = (room.row.id, *drawn_from, first, last, eyes, language)
        wanted = partial(past.frames, first, last, eyes, language)
        return await self.kept(key, lambda: _encoder.encode(wanted()))

    async def kept(self, key: tuple[object, ...], work: Callable[[], bytes]) -> bytes:
        """Return the kept drawing for a key, or draw it."""
        if key not in self._kept:
            self._keep(key, await self.draw(work))
        self._kept.move_to_end(key)
        return self._kept[key]

    async def draw(self, work: Callable[[], bytes]) -> bytes:
        """Run some drawing in a thread, one at a time, and return its result."""
        async with self._turnstile:
            return await asyncio.to_thread(work)

    def _keep(self, key: tuple[object, ...], drawn: bytes) -> None:
        if key not in self._kept:
            self._size += len(drawn)
        self._kept[key] = drawn
        while self._size > MOST_KEPT and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
