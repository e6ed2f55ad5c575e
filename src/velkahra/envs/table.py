"""A game that programs play: its state and its chance, and what each seat may know as arrays."""

import operator
import secrets
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from velkahra.core import registry
from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal, VelkahraError
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.record import Ply, Record
from velkahra.core.play.seat_knowledge import History
from velkahra.envs import beginning, observing, seeds, stepping

Mask = NDArray[np.int8]

NOTHING_MARKED: Final[tuple[int, int, Mask]] = -1, -1, np.zeros(0, np.int8)
"""The number of plies, seat and mask of a table that has not been asked for one."""

RAISE: Final = "raise"
LOSE: Final = "lose"
RANDOM: Final = "random"
ILLEGAL: Final = (RAISE, LOSE, RANDOM)


class Table:
    """A game being played. Chance is drawn by itself, from a seed.

    Attributes:
        options: the complete options.
        observing: what makes observations.
        actions: the number of different actions, legal or not.
        decisions: how many decisions were made.
        plies: all plies so far, chance included. What seats remember is found from them when it
            is asked for: most programs that step a table never ask.
        seeds: the seeds of chance: each decision has a generator of its own.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        recall: int = 0,
        start: str = "",
    ) -> None:
        self.game: Final = registry.game(game)
        self._start: Final = beginning.begin(self.game, seats, options, start)
        self._variant: Final = start
        self.seats: Final = int(self._start.seats)
        self.options: Final = self.game.options_of(self._start)
        self.observing = observing.Observing(self.game, self.seats, self.options, recall)
        self.actions: Final = int(self.game.space.size)
        self.seeds = seeds.Seeds(secrets.randbits(62))
        self.begin()

    def begin(self, seed: int | None = None) -> None:
        """Begin a new game; without a seed chance goes on. Raises: VelkahraError over 64 bits."""
        if seed is not None:
            self.seeds = seeds.Seeds(beginning.checked_seed(seed))
        self.state: State = self._start.clone()
        self._history = History()
        self._recalled = observing.Recall(self.seats, self.observing.recall)
        self._past, self._remembered = self._start.clone(), 0  # the state after so many plies
        self.decisions = 0
        self.plies: list[Ply] = []
        self._is_resampled = False
        self._marked = NOTHING_MARKED
        stepping.deal(self.state, self.seeds, self.plies)

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        copy = Table.__new__(Table)
        vars(copy).update(vars(self))
        copy.seeds, copy.observing = self.seeds.clone(), deepcopy(self.observing)
        copy.state, copy._past = self.state.clone(), self._past.clone()
        copy._history, copy._recalled = self._history.clone(), self._recalled.clone()
        copy.plies = self.plies[:]
        return copy

    def resample(self, seat: int, seed: int) -> None:
        """Draw what `seat` cannot know and all chance to come again, for a search in a copy.

        The other seats then recall no decision that `seat` does not know, and there is no record.
        Raises: VelkahraError for a seat that is not there, or a seed of more than 64 bits.
        """
        if not 0 <= beginning.checked_number("a seat", seat) < self.seats:
            raise VelkahraError(f"there is no seat {seat}: there are 0..{self.seats - 1}")
        self.seeds = seeds.Seeds(beginning.checked_seed(seed))
        self._recalled = self.recalled.as_known_to(seat)
        self.state = self.state.determinize(seat, self.seeds.renew())
        self._past = self.state.clone()
        self._is_resampled = True
        self._marked = NOTHING_MARKED

    @property
    def history(self) -> History:
        """The decisions so far, and the seats that may know them."""
        self._remember()
        return self._history

    @property
    def recalled(self) -> observing.Recall:
        """The last decisions, as each seat knows them."""
        self._remember()
        return self._recalled

    def _remember(self) -> None:
        """Play the plies since the last time again, with the events that seats may know."""
        for seat, action in self.plies[self._remembered :]:
            events = Events()
            self._past.advance(seat, action, events)
            if seat != CHANCE:
                self._history.add(seat, action, self.seats, events)
                self._recalled.add(seat, action, events)
        self._remembered = len(self.plies)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.is_over())

    def is_cut(self, cycles: int | None) -> bool:
        """Return whether the game goes on after `cycles` decisions for each seat; None: never."""
        return bool(cycles) and not self.is_over and self.decisions >= (cycles or 0) * self.seats

    def acting(self) -> list[int]:
        """List the seats that have something to decide, in order."""
        acting = self.state.acting()
        return [seat for seat in range(self.seats) if acting >> seat & 1]

    def legal(self, seat: int) -> NDArray[np.int64]:
        """Return the legal actions of a seat that has something to decide, ascending."""
        if not self.state.may_act(seat):
            return np.zeros(0, np.int64)
        return np.frombuffer(memoryview(self.state.legal_actions(seat)), np.int64)

    def mask(self, seat: int) -> Mask:
        """Return an array of `actions` entries: 1 for what the seat may do now."""
        flags = stepping.legal_flags(self.state, seat, self.actions)
        mask = np.frombuffer(memoryview(flags), np.int8)
        self._marked = len(self.plies), seat, mask
        return mask.copy()

    def _refusal(self, seat: int, action: int) -> Refusal | None:
        """Return why a seat may not do an action now; None if it may, as its last mask may say."""
        plies, marked, mask = self._marked
        if plies == len(self.plies) and marked == seat and 0 <= action < len(mask) and mask[action]:
            return None
        return self.state.refusal(seat, action)

    def observe(self, seat: int) -> observing.Numbers:
        """Return what the seat may know: `observing.layout`, then `Recall.numbers`."""
        if self.observing.recall:
            return self.observing.observation(self.state, seat, self.recalled)
        return self.observing.position(self.state, seat).copy()

    def act(self, seat: int, action: int) -> None:
        """Carry out an action, and draw what chance decides after it.

        Raises: OutOfTurn or IllegalAction, with the rule; nothing is changed then.
        """
        if self._refusal(seat, action) is not None:
            self.state.apply(seat, action)
        self._carry_out(seat, action)

    def _carry_out(self, seat: int, action: int) -> None:
        """Carry out a legal action."""
        stepping.carry_out(self.state, seat, action, self.seeds, self.plies)
        self.decisions += 1

    def returns(self) -> list[float]:
        """Return each seat's share of the victory, 0 to 1; zeros until the end."""
        return [float(share) for share in self.state.returns()]

    def record(self) -> Record:
        """Return the record of the game so far.

        Raises: VelkahraError for a small variant, and after `resample`.
        """
        if self._is_resampled:
            raise VelkahraError("a resampled game has no record: its draws did not happen")
        if self._variant:
            why = "a record begins at the start of the rulebook"
            raise VelkahraError(f"{why}, and this game at the small variant {self._variant}")
        result = self.returns() if self.is_over else None
        name, rules = self.game.name, self.game.rules
        return Record(name, rules, self.seats, self.options, self.plies[:], {}, result)

    def sample(self, seat: int) -> int:
        """Return a random legal action of a seat that has something to decide."""
        return int(self.state.sample(seat, self.seeds.renew()))

    def act_anyway(self, seat: int, action: int, illegal: str) -> Refusal | None:
        """Carry out an action, or treat an illegal one as `illegal` says, and return its refusal.

        RAISE raises as `act` does; RANDOM does a legal one drawn from the seed instead; LOSE
        changes nothing.
        """
        if illegal == RAISE:
            self.act(seat, action)
            return None
        refused = self._refusal(seat, action)
        if refused is None:
            self._carry_out(seat, action)
        elif illegal == RANDOM:
            self._carry_out(seat, self.sample(seat))
        return refused


def number_of(action: Any, actions: int) -> int:
    """Return an action as an integer in `range(actions)`. Raises: TypeError, VelkahraError."""
    if type(action) is int and 0 <= action < actions:
        return action
    what = f"an action is a whole number in 0..{actions - 1}, not"
    if isinstance(action, np.ndarray) and action.shape != ():
        raise TypeError(f"{what} an array with the shape {action.shape}")
    try:
        number = operator.index(action)
    except TypeError:
        raise TypeError(f"{what} {action!r}") from None
    if not 0 <= number < actions:
        raise VelkahraError(f"{what} {number}")
    return number


def checked_policy(illegal: str) -> str:
    """Return what to do with illegal actions. Raises: VelkahraError for an unknown word."""
    if illegal not in ILLEGAL:
        raise VelkahraError(f"illegal={illegal!r} must be one of {', '.join(ILLEGAL)}")
    return illegal
