"""A game being played: the fold of its plies, their events, and how far undo may go."""

from collections.abc import Sequence
from typing import Any, Final, Generic

from velkahra.core.contract.events import OPEN, SPECTATOR, Event, Events
from velkahra.core.contract.game import Game, check_game
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import RecordError, StaleAction, UnknownSeat, VelkahraError
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.contract.state_type import V
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.record import Ply, Record

MOST_ALIKE: Final = 8192
SKIPPED: Final = -1
NEAR: Final = 8
"""So many plies before the position that was gone back to, an earlier one is kept."""

_ALIKE: Final[dict[tuple[object, ...], Event]] = {}


def intern_event(event: Event) -> Event:
    """Return the shared event equal to this one: tables keep all theirs, and most are common."""
    key = (event.kind, int(event.audience), *event.facts, *event.facts.values())
    known = _ALIKE.get(key)
    if known is None:
        if len(_ALIKE) >= MOST_ALIKE:
            _ALIKE.clear()
        known = _ALIKE[key] = event
    return known


class Play(Generic[V]):
    """A game from its first ply to now. Changing it goes through `act`, `deal` and `undo` only.

    Attributes:
        options: the complete options.
        plies: all plies so far.
        happened: for each ply, its events.
        acting: for each ply, the bit set of the seats that could act before it.
        acted: how many plies each seat has made.
    """

    def __init__(self, game: Game[Any, V], seats: int, options: Options | None = None) -> None:
        check_game(game)
        self.game: Final = game
        self.options: Final = game.complete(options or {})
        self.seats: Final = seats
        self.state: State = game.start(seats, self.options)
        self.plies: list[Ply] = []
        self.happened: list[Sequence[Event]] = []
        self.acting: list[int] = []
        self.acted: list[int] = [0] * seats
        self._earlier: tuple[int, State] | None = None

    @classmethod
    def replay(
        cls, record: Record, game: Game[Any, V], upto: int | None = None, line: int = 0
    ) -> "Play[V]":
        """Return the play of a record, checking every action, up to `upto` plies (default: all).

        `line` is the `first_line` of the text it was read from, so that an error can name its own.

        Raises: RecordError if it is of another game or was made under other rules, an action is
            illegal, the game is over too early, or the result is not what the record says;
            VelkahraError for an `upto` below 0.
        """
        check_game(game)
        if upto is not None and upto < 0:
            raise VelkahraError(f"upto is a number of plies, 0 or more, not {upto}")
        if record.game != game.name:
            raise RecordError(f"the record is of the game {record.game}, not of {game.name}")
        if record.rules != game.rules:
            have = f"rules {record.rules} of {game.name}; this program plays rules {game.rules}"
            raise RecordError(f"the record was made under {have}")
        play = cls(game, record.seats, record.options)
        whole = upto is None or upto >= len(record.plies)
        for number, (seat, action) in enumerate(record.plies[:upto], 1):
            try:
                play.act(seat, action)
            except VelkahraError as error:
                why = f"ply {number} ({game.write(seat, action)}) does not replay: {error}"
                raise RecordError(why, line + number - 1 if line else 0) from error
        if whole and play.record().result != record.result:
            at = line + len(record.plies) if line else 0
            raise RecordError(f"the record's result {record.result} is not the game's", at)
        return play

    @property
    def version(self) -> int:
        """The number of plies: a page or a bot names it to say which position it saw."""
        return len(self.plies)

    def act(self, seat: int, action: int, version: int | None = None) -> Sequence[Event]:
        """Carry out an action of `seat` (or CHANCE) and return its events, as they happened.

        Raises: StaleAction if `version` is given and is not the current one; OutOfTurn and
            IllegalAction as `State.apply`. Nothing is changed then.
        """
        if version is not None and version != self.version:
            raise StaleAction(f"made for position {version}, the game is at {self.version}")
        events, acting = Events(), int(self.state.acting())
        self.state.apply(seat, action, events)
        self.plies.append((int(seat), int(action)))
        happened = tuple([intern_event(event) for event in events.happened])
        self.happened.append(happened)
        self.acting.append(acting)
        self._count(seat, 1)
        return happened

    def deal(self, dealer: Dealer) -> list[Ply]:
        """Draw, also entered outcomes, while it is chance's turn, and return the plies made."""
        before = self.version
        while self.state.actor() == CHANCE:
            self.act(CHANCE, dealer.draw(self.state, self.version))
        return self.plies[before:]

    def undo_border(self, seat: int) -> int:
        """Return the earliest version `seat` may go back to without asking anybody.

        Plies can be taken back as long as they are all the seat's own and showed nothing hidden:
        draws, reveals and the end of the game do.
        """
        border = self.version
        while border > 0 and not self.state.is_over() and self._can_take_back(seat, border - 1):
            border -= 1
        return border

    def _can_take_back(self, seat: int, ply: int) -> bool:
        own = self.plies[ply][0] == seat
        return own and not any(self.game.shows(e, seat) for e in self.happened[ply])

    def undo(self, version: int) -> None:
        """Go back to an earlier version (a number of plies). Check `undo_border` first."""
        self._check(version)
        self.state = self._back_to(version)
        self.drop(version)

    def skip(self, seat: int) -> None:
        """Count a ply of `seat` that is taken back later, without playing it; `drop` undoes it."""
        self.plies.append((seat, SKIPPED))
        self.happened.append(())
        self.acting.append(0)
        self._count(seat, 1)

    def drop(self, version: int) -> None:
        """Forget plies that were skipped, after the first `version` ones."""
        self._check(version)
        for seat, _ in self.plies[version:]:
            self._count(seat, -1)
        del self.plies[version:]
        del self.happened[version:]
        del self.acting[version:]

    def _check(self, version: int) -> None:
        if not 0 <= version <= self.version:
            raise StaleAction(f"there is no position {version}: the game is at {self.version}")

    def _back_to(self, version: int) -> State:
        """Return the state of an earlier version, played on from a kept one near it.

        A viewer who goes back mostly goes back once more, to about the same place.
        """
        first, state = 0, None
        if self._earlier is not None and self._earlier[0] <= version:
            first, state = self._earlier[0], self._earlier[1].clone()
        if state is None or version - first > 2 * NEAR:
            near = max(version - NEAR, 0)
            state = self._advanced(state, first, near)
            self._earlier, first = (near, state.clone()), near
        return self._advanced(state, first, version)

    def _advanced(self, state: State | None, first: int, version: int) -> State:
        """Return the state of `version`, played on from `state` of version `first` (None: 0)."""
        state = state or self.game.start(self.seats, self.options)
        for seat, action in self.plies[first:version]:
            state.advance(seat, action, None)
        return state

    def _count(self, seat: int, more: int) -> None:
        if seat != CHANCE:
            self.acted[seat] += more

    def secret_ply(self, seat: int) -> int | None:
        """Return the ply of a secret choice of `seat` while others still choose, or None.

        Other seats may have chosen since, but nothing has come out, so it can be taken out.
        """
        at = self.version - 1
        others = 0
        while at >= 0 and self.plies[at][0] not in (seat, CHANCE):
            others |= 1 << self.plies[at][0]
            at -= 1
        if at < 0 or self.plies[at][0] != seat or self.state.may_act(seat):
            return None
        if not self.acting[at] >> seat & 1:  # acted out of turn, so it was no secret choice
            return None
        waiting = others | int(self.state.acting())
        revealed = any(e.kind in self.game.reveals for es in self.happened[at:] for e in es)
        together = waiting and not waiting & ~self.acting[at]
        return at if together and not revealed and not self.state.is_over() else None

    def recall(self, ply: int) -> None:
        """Remove the secret choice at index `ply` (see `secret_ply`), and play the rest again."""
        later = self.plies[ply + 1 :]
        self.undo(ply)
        for seat, action in later:
            self.act(seat, action)

    def seen_by(self, seat: int) -> list[list[Event]]:
        """Return the events that `seat` may know, one list for each ply; -1 is a spectator."""
        return [[e for e in events if e.visible_to(seat)] for events in self.happened]

    def view(self, seat: int) -> V:
        """Return the view of `seat` now, with the last action marked. Raises: UnknownSeat."""
        if seat not in (SPECTATOR, OPEN) and not 0 <= seat < self.seats:
            raise UnknownSeat(f"there is no seat {seat!r}: there are 0..{self.seats - 1}")
        return self.game.view(self.state, seat, self.happened[-1] if self.happened else ())

    def _repr_svg_(self) -> str:
        """Return a picture of the position for a notebook, as a spectator sees it."""
        return self.game.picture(self.view(-1))

    def record(self, notes: dict[str, str] | None = None) -> Record:
        """Return the record of the game so far; `notes` are free facts, such as `player-lion`."""
        result = list(self.state.returns()) if self.state.is_over() else None
        return Record(
            self.game.name,
            self.game.rules,
            self.seats,
            dict(self.options),
            list(self.plies),
            notes or {},
            result,
        )
