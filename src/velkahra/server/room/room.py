"""One table in memory: it takes actions, commits them, and only then tells everybody."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any, Final, TypeVar, cast

import msgspec

from velkahra.core.choice import choice, diff
from velkahra.core.contract import pages, picture, refusals, state
from velkahra.server import metrics, tracing
from velkahra.server.domain import plans, provenance, tables, texts, wording
from velkahra.server.domain.agreements import BackRow, NotNow, StartRow, check_going
from velkahra.server.domain.bounds import MOST_ROWS
from velkahra.server.domain.ledger import Ledger, PlyRow, RecallRow, Row, UndoRow, decode, encode
from velkahra.server.domain.messages.timing import Dial, Turn
from velkahra.server.room import audience, tasks, timekeeping
from velkahra.server.room.feature import Feature
from velkahra.server.room.story import Story
from velkahra.server.store import backend, leases, results

F = TypeVar("F", bound=Feature)

MOST_UNDOS: Final = 100
"""So often a seat may take back until there is something that it can no longer take back."""

log: Final = logging.getLogger(__name__)


class Scene(msgspec.Struct):
    """A table as one viewer sees it at one version, in one language.

    Attributes:
        parts: the parts of the game area: element id -> markup, see `Game.parts`.
        prints: hashes of the parts, in place of them when nothing has happened for a while.
        yours: this viewer has something to decide.
        choices: the choice graph of the viewer.
        story: the events, as far as the viewer may know, as lines. Later scenes share it and add
            to it, until something is taken back.
        can_undo: the viewer may take back an action.
        turn: the requests and undo that the viewer may use.
    """

    version: int
    parts: diff.Parts
    prompt: str
    yours: bool
    choices: choice.Choices
    story: Story
    can_undo: bool
    over: bool
    turn: Turn
    prints: diff.Prints | None = None

    @property
    def log(self) -> list[str]:
        """The lines of the story."""
        return self.story.log

    def rest(self) -> None:
        """Drop the drawings; keep the prints that find the changes of the next scene."""
        if self.prints is None:
            self.prints, self.parts = diff.prints_of(self.parts), ()


class Room:
    """A table that somebody looks at.

    Attributes:
        row: the terms of the table.
        store: under the lease of the table if it has one.
        watchers: called after every change.
        pages: how many pages of each seat are connected now.
        audience: the addresses from which it is watched.
        hurried: set while the bots act without pauses.
        rests: it keeps no drawings.
        pause: the seconds for which each step of an automaton is shown, 0 to show them at once.
        gone: the table is no longer in the store: it takes no more actions.
        free: seats that anybody who may come can still take.
        community: finished games are counted for their people; archive: they are archived.
        rated: the game counts for strengths, so nothing helps a seat, and it ends by its rules.
        imagined: the next turns of seats that choose in advance.
        farewell: key of the sentence shown when its pages are closed, "" for none.
    """

    def __init__(
        self,
        store: leases.TableStore,
        row: tables.TableRow,
        ledger: Ledger,
        clock: timekeeping.RoomClock | None = None,
    ) -> None:
        self.row = row
        self.ledger: Final = ledger
        self.clock: Final = clock
        self.watchers: Final[set[Callable[[], None]]] = set()
        self.pages: Final[Counter[int]] = Counter()
        self.audience: Final = audience.Audience()
        self.hurried: Final = asyncio.Event()
        self.gone = False
        self.community = self.archive = self.rated = False
        self.free: frozenset[int] = frozenset()
        self.imagined: Mapping[int, plans.Imagined] = {}
        self.rests = False
        self.pause = 0.0
        self._showing = False
        self._changed = time.monotonic()
        self.farewell: str | None = None
        self._features: Final[dict[type[Feature], Feature]] = {}
        self._bots: Final = [n for n, seat in enumerate(row.seats) if seat.bot]
        self.store: Final[leases.TableStore] = store
        self._turnstile: Final = asyncio.Lock()
        self._changing: Final[set[asyncio.Task[None]]] = set()
        self._kept = 0.0  # when rows were committed last
        self._acting: list[int] | None = None
        self._scenes: Final[dict[tuple[int, str], Scene]] = {}
        self._written: Final[dict[tuple[int, int], tuple[Scene, Scene, bytes]]] = {}
        self._stories: Final[dict[tuple[int, str], Story]] = {}
        self._drawn: Final[dict[str, picture.Drawn]] = {}
        self._own: Final[dict[tuple[int, str], picture.Drawn]] = {}
        self._undos: Final[dict[int, tuple[int, int]]] = {}

    def carry(self, *features: Feature) -> None:
        """Add features beside the game, one of a class."""
        for feature in features:
            self._features[type(feature)] = feature

    def has(self, kind: type[Feature]) -> bool:
        """Return whether the table has a feature of this class."""
        return kind in self._features

    def feature(self, kind: type[F]) -> F:
        """Return a feature of the table. Raises: KeyError if it has none of this class."""
        return cast("F", self._features[kind])

    async def load_features(self) -> None:
        """Load what the store has of the features. Raises: StoreError."""
        for feature in self._features.values():
            await feature.load()

    def turn(self, seat: int, language: str) -> Turn:
        """Return what a viewer may do beside acting."""
        said, early = self.ledger.agreements, self.clock is not None and self.clock.early
        turn = Turn(paused=said.paused, early=early, ended=said.ended, halted=said.halted)
        for feature in self._features.values():
            turn = feature.add_to_turn(turn, seat, language)
        return turn

    async def act(self, seat: int, text: str, version: int) -> None:
        """Carry out a seat's action, in notation, on the position of `version`.

        Raises: StaleAction, NotationError, OutOfTurn, IllegalAction, StoreError; nothing is changed
            then.
        """
        begun, game = perf_counter(), self.ledger.game
        action = game.read(text)
        by = "bot" if seat in self._bots else "person"
        with tracing.span("move", game=game.name, by=by):
            await self.change(lambda: self._going(self.ledger.act(seat, action)), version)
        metrics.moves.add(game.name, by)
        metrics.move_seconds.add(self._kept - begun, game.name)

    @property
    def is_changing(self) -> bool:
        """Whether rows are being committed."""
        return bool(self._changing)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or because all agreed to end it."""
        return self.ledger.state.is_over() or self.ledger.agreements.ended

    def is_rated_seat(self, seat: int) -> bool:
        """Return whether a seat, -1 for a spectator, plays a rated game that goes on."""
        return seat >= 0 and self.rated and not self.is_over

    async def undo(self, seat: int, version: int, kept: int | None = None) -> None:
        """Take back a seat's last action, or all after the first `kept` plies, at `version`.

        Raises: StaleAction, also where undo has its border; StoreError.
        """
        await self.change(lambda: self._going(self.undone(seat, kept)), version)

    async def change(self, make: Callable[[], list[Row]], version: int | None = None) -> None:
        """Commit the rows that `make` returns for the table as it is, and tell everybody.

        It is done even if the caller is cancelled, so that memory and store stay the same.

        Raises: StaleAction if the position is not that of `version`, StoreError, errors of
            `make`; nothing is changed then.
        """
        await tasks.unbroken(self._change(make, version), self._changing)

    async def _change(self, make: Callable[[], list[Row]], version: int | None) -> None:
        ledger = self.ledger
        async with self._turnstile:
            if version is not None and not ledger.settled <= version <= ledger.version:
                raise refusals.StaleAction(f"made for {version}, the table is at {ledger.version}")
            rows = make()
            if rows:
                self._check_room(rows)
                await self._keep(rows)

    @property
    def held(self) -> bool:
        """Whether the game has not begun, and waits until its free seats are taken."""
        return bool(self.free) and not any(seat >= 0 for seat, _ in self.ledger.play.plies)

    async def wait_for(self, free: frozenset[int]) -> None:
        """Hold a game that has not begun until these seats are taken. Raises: StoreError."""
        if free == self.free:
            return
        held, self.free = self.held, free
        if self.clock is not None:
            self.clock.hold(held=self.held)
        if held and not self.held and self.clock is not None and not self.clock.early:
            await self.change(lambda: [StartRow()])  # so that nobody is charged for the waiting
        else:
            self._announce()

    async def arrived(self, seat: int) -> None:
        """Start the clocks when everybody has come."""
        if self.clock is not None and seat >= 0 and self.clock.arrived(seat):
            clock = self.clock
            await self.change(lambda: [StartRow()] if clock.early else [])

    @property
    def has_people(self) -> bool:
        """Whether a person has a seat."""
        return len(self._bots) < len(self.row.seats)

    def has_one_person(self) -> bool:
        """Return whether a single person plays here, so that nobody else watches the bots."""
        return len(self._bots) == len(self.row.seats) - 1

    def hurry(self) -> None:
        """Let bots and automata act at once until a person is asked. Raises: NotNow with others."""
        if not self.has_one_person():
            raise NotNow("not-alone")
        if self._showing or self.waiting_bots():
            self.hurried.set()

    def dials(self) -> list[Dial]:
        """List (seat, milliseconds left, whether they run) for each seat with a clock."""
        return [] if self.clock is None else self.clock.shown()

    def change_keys(self, keys: dict[int, bytes]) -> None:
        """Set new links for some seats. `keys` are the hashes of the links, by seat."""
        seats = [
            msgspec.structs.replace(seat, key=keys.get(n, seat.key))
            for n, seat in enumerate(self.row.seats)
        ]
        self.row = msgspec.structs.replace(self.row, seats=tuple(seats))

    def key_of(self, seat: int) -> bytes:
        """Return the hash of a seat's link, or of the spectators' for -1."""
        return self.row.seats[seat].key if seat >= 0 else self.row.watch_key

    def preview(self, seat: int, language: str, text: str) -> pages.Preview:
        """Return what an action would do. Raises: NotationError, OutOfTurn, IllegalAction."""
        game, state = self.ledger.game, self.position(seat)
        return wording.preview_of(game, state, language, self.row.options, seat, game.read(text))

    def scene(self, seat: int, language: str, told: Scene | None = None) -> Scene:
        """Return the table as a viewer sees it, drawn once for all who see the same.

        A scene without its parts is given only to a page that was `told` it.
        """
        known = self._scenes.get((seat, language))
        if known is None or (known.prints is not None and known is not told):
            known = self._scenes[seat, language] = self._draw(seat, language)
            self._changed, self.rests = time.monotonic(), False
        return known

    def idle(self) -> float:
        """Return the seconds since anything was drawn."""
        return time.monotonic() - self._changed

    def shared(self, old: Scene, new: Scene, write: Callable[[], bytes]) -> bytes:
        """Return the message from one scene to another, made by `write` once for all pages."""
        key = (id(old), id(new))
        if key not in self._written:
            self._written[key] = (old, new, write())  # with both, so that their ids stay taken
        return self._written[key][2]

    def layout(self, seat: int, language: str) -> str:
        """Return the whole game area for a viewer, at the version of its scene."""
        return self.ledger.game.layout(self.view(seat), language)

    def position(self, seat: int) -> state.State:
        """Return the position in which a seat chooses: the table's, or the one it imagines."""
        ahead = self.imagined.get(seat)
        return self.ledger.state if ahead is None else ahead.state

    def view(self, seat: int) -> Any:  # noqa: ANN401 - every game has its own type of view
        """Return what a viewer may know now."""
        game, ground = self.ledger.game, self.ledger.desk.ground
        view = game.view(self.position(seat), seat, self.ledger.latest(seat))
        return game.pages.on_ground(view, ground) if ground else view

    def acting(self) -> list[int]:
        """List the seats that have something to decide."""
        if self._acting is None:
            state, still = self.ledger.state, self.is_over or self.held
            seats = range(len(self.row.seats))
            self._acting = [n for n in seats if not still and state.may_act(n)]
        return self._acting

    def decision(self, seat: int) -> str:
        """Return the kind of decision that waits for a seat, "" for none."""
        waits = seat in self.acting()
        return self.ledger.game.decision(self.ledger.state, seat) if waits else ""

    def waiting_bots(self) -> list[int]:
        """List the seats of bots that have something to decide."""
        if not self._bots or self.gone or self.held or self.ledger.agreements.holds_bots:
            return []
        state = self.ledger.state
        return [seat for seat in self._bots if state.may_act(seat)]

    def notes(self) -> dict[str, str]:
        """Return the notes of a finished game's record, key -> text."""
        game, options = self.ledger.game, self.row.options
        players = {
            f"player-{game.seat_name(options, n)}": seat.player
            for n, seat in enumerate(self.row.seats)
        }
        own = {"dealer": self.ledger.dealer.commitment, "seed": self.row.seed, **players}
        return provenance.notes_of(self.ledger.origin, self.ledger.given, own, self.row.created)

    def _going(self, rows: list[Row]) -> list[Row]:
        """Return the rows unchanged. Raises: NotNow before the game, during a pause, at its end."""
        check_going(self.ledger.agreements)
        if self.held:
            raise NotNow("seats-free")
        return rows

    def undone(self, seat: int, kept: int | None) -> list[Row]:
        """Return the rows that take back a seat's own actions, as `undo` does, and count them.

        Raises: StaleAction if there is nothing to take back, NotNow if it was too often.
        """
        rows = [] if self.rated and self.is_over else self.ledger.undo(seat, kept)
        if not rows:
            raise refusals.StaleAction("there is nothing this seat may take back")
        border = self.ledger.border(seat)
        before, often = self._undos.get(seat, (-1, 0))
        self._undos[seat] = border, often + 1 if before == border else 1
        if before == border and often >= MOST_UNDOS:
            raise NotNow("undone-often")
        return rows

    def _check_room(self, rows: list[Row]) -> None:
        """Check that rows that are no move leave the table short enough to read. Raises: NotNow."""
        full = self.ledger.version + len(rows) > MOST_ROWS // 2
        if full and not any(isinstance(row, PlyRow) for row in rows):
            raise NotNow("table-full")

    async def _keep(self, rows: list[Row]) -> None:
        n = self.ledger.version
        moment = self.clock.moment(n) if self.clock is not None else None
        try:
            await self.store.append(self.row.id, n, encode(rows), moment)
        except backend.StoreError as error:
            log.error(
                "rows were not stored: %s", error, extra={"table": self.row.id, "why": error.reason}
            )
            if error.reason == "store-gone":
                self.gone = True
                self.unwind()
            elif error.reason == "store-broken":
                await self._catch_up()
            elif error.reason in (backend.UNKNOWN, leases.MOVED):
                self.end("")  # pages come back to what the store has by then
            raise
        self._kept = perf_counter()
        if any(isinstance(row, UndoRow | BackRow | RecallRow) for row in rows):
            self._stories.clear()
        await self._reveal(rows)
        log.debug("kept", extra={"table": self.row.id, "version": self.ledger.version})
        if self.ledger.state.is_over():
            await self.keep_result()

    async def keep_result(self) -> None:
        """Store the result of the game, which is over."""
        kept = {"community": self.community, "archive": self.archive}
        await results.keep_result(self.store, self.row, self.ledger, **kept)

    async def _reveal(self, rows: list[Row]) -> None:
        """Apply rows and tell everybody; show steps that people watch one after the other.

        The rows are stored already, so all take effect even if nobody waits for it.
        """
        left = list(rows)
        try:
            while left:
                self._take([left.pop(0)])
                if left and self.pause and self.ledger.game.table.is_watched(self.ledger.state):
                    self._announce()
                    self._showing = True
                    with suppress(TimeoutError):  # unless people do not want to look at it
                        await asyncio.wait_for(self.hurried.wait(), self.pause)
        finally:
            self._take(left)
            if self._showing and self.clock is not None:
                self.clock.begin_anew()
            self._showing = False
            self._announce()
            if not self.waiting_bots():
                self.hurried.clear()

    async def _catch_up(self) -> None:
        """Apply rows that the store has after all, although it reported a failure."""
        found = await self.store.load(self.row.id)
        if found is not None and len(found[1]) > self.ledger.version:
            self._take([decode(raw) for raw in found[1][self.ledger.version :]])
            self._stories.clear()
            self._announce()

    def _take(self, rows: list[Row]) -> None:
        if self.clock is None:
            self.ledger.fold(rows)
        else:
            self.clock.take(rows)

    def wind(self) -> None:
        """Set the timers of the clock and of the features, unless the table is gone."""
        if self.gone:
            return
        for feature in self._features.values():
            feature.changed()
        if self.clock is not None:
            self.clock.wind(self.change)

    def unwind(self) -> None:
        """Stop all timers."""
        for feature in self._features.values():
            feature.stop()
        if self.clock is not None:
            self.clock.stop()

    def _announce(self) -> None:
        self._acting = None
        self._changed, self.rests = time.monotonic(), False
        self._scenes.clear()
        self._written.clear()
        self.wind()
        self.notify_watchers()

    def renew(self, seat: int) -> None:
        """Make the pages of a seat draw again, and no others."""
        for known in [known for known in self._scenes if known[0] == seat]:
            del self._scenes[known]
        self.notify_watchers()

    def rest(self) -> None:
        """Drop the drawings; keep the prints that find the next changes."""
        for scene in self._scenes.values():
            scene.rest()
        self._drawn.clear()
        self._own.clear()
        self._written.clear()
        self.rests = True

    def end(self, farewell: str) -> None:
        """Close the pages with the sentence `farewell`: the store has another table, or none."""
        self.gone, self.farewell = True, farewell
        self.unwind()
        self.notify_watchers()

    def notify_watchers(self) -> None:
        """Call every watcher after a change."""
        for tell in list(self.watchers):
            tell()

    def _draw(self, seat: int, language: str) -> Scene:
        ledger, game = self.ledger, self.ledger.game
        state = self.position(seat)
        ended = ledger.agreements.ended
        going = seat >= 0 and not ended and not self.held
        yours = going and ledger.state.may_act(seat)
        chooses = yours or (going and (seat in self.imagined or state.may_step_in(seat)))
        story = self._story(seat, language)
        view = self.view(seat)
        before, own = self._drawn.get(language), self._own.get((seat, language))
        parts = game.parts(view, language, before, own)
        self._drawn[language] = self._own[seat, language] = view, parts
        turn = self.turn(seat, language)
        prompt = game.words.prompt(language, state, seat, view)
        if ended:
            prompt = texts.speaker(language)("time-ended")
        elif self.held:
            prompt = texts.speaker(language)("lobby-held", count=len(self.free))
        return Scene(
            ledger.version,
            parts,
            prompt,
            yours,
            game.choices(state, seat) if chooses else choice.NO_CHOICE,
            story,
            turn.border >= 0 and ledger.can_undo(seat, turn.border) and not turn.paused,
            self.is_over,
            turn,
        )

    def _story(self, seat: int, language: str) -> Story:
        """Return the log of a viewer, to which only new lines are added."""
        key = (seat, language)
        if key not in self._stories:
            options = self.row.options
            self._stories[key] = Story(self.ledger, options, seat, language, self._bots)
        return self._stories[key].go_on()
