"""The rules of a game as the program uses them: options, actions, invariants."""

import copyreg
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import product
from typing import Any, Generic, Self

from velkahra.core.contract import events, position_form, state_type
from velkahra.core.contract.options import Option, Options
from velkahra.core.contract.refusals import OptionClash, OptionError, UnknownSeat
from velkahra.core.contract.space import ActionSpace
from velkahra.core.contract.state import State
from velkahra.core.contract.stored_fields import StoredFields, set_fields, stored_fields


class GameRules(ABC, Generic[state_type.S]):
    """The rules of a game: its start, notation, options and checks.

    Attributes:
        name: the short name of the registry, used in records too.
        rules: version of the rules; a record made under a later version may not replay.
        oldest_rules: the oldest version whose games replay under today's, see `upgraded`.
        seats: the numbers of seats it can be played with.
        options: the choices that players make before the game.
        space: the declared actions.
        positions: the names by which `core.position` writes positions; without any it uses numbers.
        prefix: how the ids of the game's rule catalogue begin.
        reveals: kinds of events that show something that was hidden; undo ends at them.
        discloses: those of them that show only facts the acting player knew before, such as a
            card played from a hand; a preview may show them.
        hides: whether something stays unknown to a player who remembers all that was shown; if
            not, `State.determinize` resamples nothing.
    """

    name: str
    rules: int
    oldest_rules: int = 1
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    space: ActionSpace
    positions: position_form.Form = position_form.Form()
    prefix: str
    reveals: frozenset[str] = frozenset()
    discloses: frozenset[str] = frozenset()
    hides: bool = True

    @abstractmethod
    def new_state(self, seats: int, options: Options) -> State:
        """Return the start of a game with complete, checked options.

        Use `start` to have them checked.
        """

    def options_of(self, state: state_type.S) -> dict[str, str]:
        """Return the options of a game with this state. Of options that play alike, any one."""
        return self.complete({})

    @abstractmethod
    def seat_name(self, options: Options, seat: int) -> str:
        """Return the word for a seat in records: one lower-case word."""

    def decision(self, state: state_type.S, seat: int) -> str:
        """Return the kind of decision that waits for a seat, "" for none.

        A kind is the name of its frame in `positions`, unless the game tells kinds apart further.
        """
        if not state.may_act(seat):
            return ""
        return self.positions.frames.get(state.frame_kind(), ("", ()))[0]

    def write(self, seat: int, action: int) -> str:
        """Return an action of `seat` (or CHANCE) in notation: the kind, then each field's label."""
        return self.space.to_text(action)

    def read(self, text: str) -> int:
        """Return the action of a text.

        Raises: NotationError, or AmbiguousAction with the readings.
        """
        return int(self.space.from_text(text))

    def census(self, state: state_type.S) -> dict[str, int]:
        """Return the number of pieces there are in all, by kind; it never changes during a game."""
        return {}

    def faults(self, state: state_type.S) -> list[str]:
        """List the invariants of the rules that this state breaks; empty unless there is a bug."""
        return []

    def shows(self, event: events.Event, seat: int) -> bool:
        """Return whether an event shows `seat` something hidden; undo cannot go back past it."""
        return event.kind in self.reveals

    def unseated_share(self, state: state_type.S) -> float:
        """Return the share of the victory, 0..1, of players without a seat (automata)."""
        return 0.0

    def automaton(self, language: str, seats: int, options: Options) -> str:
        """Return the name of the player without a seat who takes part, or ""."""
        return ""

    def start(self, seats: int, options: Options | None = None) -> State:
        """Return the start of a game.

        Raises: UnknownSeat for a number of seats the game cannot be played with, OptionError for
            an option or a value it does not offer.
        """
        if seats not in self.seats:
            raise UnknownSeat(f"{self.name} needs {_listed(self.seats)} seats, not {seats!r}")
        complete = self.complete(options or {})
        for option in self.options:
            if complete[option.name] not in option.offered(seats):
                value, here = complete[option.name], _listed(option.offered(seats))
                raise OptionError(f"{option.name} cannot be {value!r} with {seats} seats: {here}")
        state = self.new_state(seats, complete)
        copyreg.pickle(type(state), partial(_reduced, self))
        return state

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def complete(self, options: Options) -> dict[str, str]:
        """Return checked options with the defaults filled in, in declared order.

        Raises: OptionError; TypeError for anything but names with values.
        """
        if not isinstance(options, Mapping):
            raise TypeError(f"options are names with values, such as {{'a': 'b'}}, not {options!r}")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise OptionError(f"{self.name} has no option {name!r}: {_listed(known)}")
            if value not in known[name].values:
                offered = _listed(known[name].values)
                raise OptionError(f"{name} cannot be {value!r}: choose {offered}")
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    def check_together(self, options: Options) -> None:
        """Check that each of these complete options does something beside the others.

        Raises: OptionClash.
        """
        for option in self.options:
            for value, other, needed in option.needs:
                if options[option.name] == value and options[other] != needed:
                    raise OptionClash(option.name, value, other, needed)

    def upgraded(self, rules: int, options: Options) -> tuple[int, dict[str, str]]:
        """Return the version and options under which a game of the version `rules` goes on today.

        Options that came later get the value that plays as before; nothing is checked. A game of a
        version that does not replay stays as it is.
        """
        if not self.oldest_rules <= rules <= self.rules:
            return rules, dict(options)
        later = {option.name: option.before for option in self.options if rules < option.since}
        return self.rules, later | dict(options)

    def variants(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Yield every number of seats with every combination of options that changes the rules."""
        real = [option for option in self.options if not option.cosmetic]
        for seats in self.seats:
            for values in product(*(option.offered(seats) for option in real)):
                chosen = {option.name: value for option, value in zip(real, values, strict=True)}
                yield seats, self.complete(chosen)


def _reduced(game: GameRules[Any], state: State) -> tuple[Any, ...]:
    """Return what `pickle` keeps of a state: how it began, and its fields."""
    return _restored, (game, state.seats, game.options_of(state), stored_fields(state))


def _restored(game: GameRules[Any], seats: int, options: Options, kept: StoredFields) -> State:
    """Return a state that was pickled."""
    state = game.start(seats, options)
    set_fields(state, kept)
    return state


def _listed(values: object) -> str:
    return ", ".join(str(value) for value in values) if values else "none"  # type: ignore[attr-defined]
