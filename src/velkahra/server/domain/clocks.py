"""Clocks: the terms a table can agree on, and the time each seat has left. Bots have no clock.

No function here reads the time: callers pass how much has passed.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from velkahra.core.contract.refusals import VelkahraError

DAY: Final = 24 * 3600
NO_CLOCK: Final = "none"
WAIT: Final = "wait"
DEFAULT: Final = "default"
LATE: Final = (WAIT, DEFAULT)


class Terms(msgspec.Struct, frozen=True):
    """The terms of a clock: `seconds` a turn; or, with a bank, in all, and `increment` a turn.

    A turn lasts while a seat has to act and no other seat begins to. A slow clock runs from the
    beginning, any other once everybody has come. With `whole` a turn is one of the game's
    (`Clock.turn_of`), whoever decides within it, and the game may limit some turns itself.
    """

    seconds: int
    increment: int = 0
    bank: bool = False
    whole: bool = False

    @property
    def waits(self) -> bool:
        """Return whether the clock starts only when everybody has come."""
        return not self.slow and not self.whole

    @property
    def slow(self) -> bool:
        """Return whether the clock counts in days."""
        return self.seconds >= DAY and not self.bank


OFFERED: Final = {
    "move-30": Terms(30),
    "move-120": Terms(120),
    "bank-600-15": Terms(600, 15, bank=True),
    "bank-1500-30": Terms(1500, 30, bank=True),
    "days-1": Terms(1 * DAY),
    "days-3": Terms(3 * DAY),
    "days-7": Terms(7 * DAY),
    "turn-300": Terms(300, whole=True),
    "turn-600": Terms(600, whole=True),
    "turn-900": Terms(900, whole=True),
}


ANY_MINUTES: Final = "turn-minutes"
"""Value in the form: a clock of whole turns of the minutes entered beside it."""

AGREED: Final = "turn-agreed"
"""Value in the form: a clock of whole turns, whose length is an option of the game."""

MOST_MINUTES: Final = 24 * 60


def of_minutes(said: str) -> str:
    """Return the name of a clock with turns of so many minutes. Raises: VelkahraError."""
    digits = said.isascii() and said.isdigit() and len(said) <= 9
    if not digits or not 1 <= int(said) <= MOST_MINUTES:
        raise VelkahraError(f"a turn can last 1 to {MOST_MINUTES} minutes, not {said[:20]!r}")
    return f"turn-{60 * int(said)}"


def terms_of(name: str) -> Terms | None:
    """Return the terms of a clock, offered or of any number of minutes; None if unknown."""
    if name in OFFERED:
        return OFFERED[name]
    kind, _, number = name.partition("-")
    if kind != "turn" or not number.isascii() or not number.isdigit() or number[0] == "0":
        return None
    seconds = int(number[:9])
    return Terms(seconds, whole=True) if seconds <= 60 * MOST_MINUTES and not seconds % 60 else None


def offered(has_turns: bool) -> list[str]:
    """List the clocks that suit a game by name; whole turns can be timed only if it has turns."""
    return [name for name, terms in OFFERED.items() if has_turns or not terms.whole]


class _Turn(msgspec.Struct, frozen=True):
    """A turn that is over since there are `plies`: what it took, and what the bank got for it."""

    plies: int
    seat: int
    used: int
    earned: int


class Timing:
    """The time of every seat, in milliseconds; a fold of plies and their durations.

    Taking back an action continues the turn it ended, without the bank's gain: nobody wins time.
    Only seats of `persons` have a clock.

    Attributes:
        terms: as agreed, or as the organiser has changed them since.
        running: the seats whose time runs now.
        late: the seats whose time was up before in this turn.
        rests: the seconds that each seat got for its days off and quiet hours in this game.
    """

    def __init__(self, terms: Terms, persons: Iterable[int]) -> None:
        self.terms = terms
        self.running: frozenset[int] = frozenset()
        self.late: Final[set[int]] = set()
        self._persons: Final = frozenset(persons)
        self.rests: Final = dict.fromkeys(self._persons, 0)
        self._spans: Final[dict[int, int]] = {}
        self._acting: frozenset[int] = frozenset()
        self._used: Final = dict.fromkeys(self._persons, 0)
        self._bank: Final = dict.fromkeys(self._persons, 1000 * terms.seconds)
        self._turns: Final[list[_Turn]] = []
        self._limit = 0

    @property
    def seats(self) -> list[int]:
        """List the seats that have a clock."""
        return sorted(self._persons)

    def left(self, seat: int, passed: int = 0) -> int:
        """Return the milliseconds a seat has left, `passed` after the last charge."""
        whole = self._bank[seat] if self.terms.bank else 1000 * self._seconds(seat)
        used = 0 if self.terms.bank else self._used[seat]
        return max(0, whole - used - (passed if seat in self.running else 0))

    def charge(self, passed: int) -> None:
        """Take `passed` milliseconds from every clock that runs."""
        for seat in self.running:
            taken = min(passed, self.left(seat))
            self._used[seat] += taken
            if self.terms.bank:
                self._bank[seat] -= taken

    def played(self, plies: int, acting: Sequence[int], actor: int = -1, limit: int = 0) -> None:
        """Update after a ply: there are `plies` now, and `acting` have to act.

        `limit` is the turn's own limit in seconds, or 0. A seat's turn ends when it no longer has
        to act, or when its action as `actor` lets others begin; all turns end when `limit` changes.
        """
        now = self._persons & frozenset(acting)
        over = self._acting - now
        if now - self._acting:
            over |= self._acting & {actor}
        if limit != self._limit:
            over = self._acting
        for seat in sorted(over):
            earned = 1000 * self.terms.increment
            self._turns.append(_Turn(plies, seat, self._used[seat], earned))
            self._bank[seat] += earned
            self._used[seat] = 0
            self._spans.pop(seat, None)
        self.late.difference_update(over)
        self._acting, self._limit = now, limit

    def went_back(self, plies: int, acting: Sequence[int], agreed: bool, limit: int = 0) -> None:
        """Update after going back to the first `plies`. If all agreed, a turn begins again.

        `acting` have to act then; `limit` is the seconds of a turn with a limit of its own, 0 for
        none.
        """
        now = self._persons & frozenset(acting)
        for seat in self._acting - now:
            self._give_back(seat)
        while self._turns and self._turns[-1].plies > plies:
            turn = self._turns.pop()
            self._bank[turn.seat] = max(0, self._bank[turn.seat] - turn.earned)
            self._used[turn.seat] = turn.used if turn.seat in now else 0
        if agreed:
            for seat in now:
                self._used[seat] = 0
        self.late.clear()
        self._acting, self._limit = now, limit

    def recalled(self, seat: int, acting: Sequence[int]) -> None:
        """Update after a seat took back a choice while others still choose: its turn goes on.

        `acting` are the seats that have to act now.
        """
        for number in range(len(self._turns) - 1, -1, -1):
            if self._turns[number].seat == seat:
                turn = self._turns.pop(number)
                self._bank[seat] = max(0, self._bank[seat] - turn.earned)
                self._used[seat] = turn.used
                later = [replace(other, plies=other.plies - 1) for other in self._turns[number:]]
                self._turns[number:] = later
                break
        self._acting = self._persons & frozenset(acting)

    def extend(self, seat: int, more: int) -> None:
        """Give a seat more time for its present turn; less, if it is negative."""
        if seat not in self._persons:
            return
        self.late.discard(seat)
        if self.terms.bank:
            self._bank[seat] = max(0, self._bank[seat] + more)
        else:
            self._used[seat] -= more

    def rested(self, seat: int, seconds: int, elapsed: int) -> None:
        """Give a seat back the seconds in which it rests; `elapsed` of them are over."""
        self.extend(seat, 1000 * seconds)
        self.rests[seat] += seconds
        self._spans[seat] = elapsed

    def unrested(self, seat: int, left: int) -> int:
        """Return the seconds until now for which a seat, with `left` ms, got no rest back yet."""
        span = self._spans.get(seat, self._seconds(seat))
        return max(0, span - left // 1000)

    def set_turns(self, seconds: int) -> None:
        """Set the length of whole turns to `seconds`, the present one included."""
        if self.terms.whole:
            self.terms = msgspec.structs.replace(self.terms, seconds=seconds)

    def run(self, going: bool) -> None:
        """Run the clocks of the seats that must act if `going`, else stop every clock."""
        self.running = self._acting if going else frozenset()

    def _seconds(self, seat: int) -> int:
        """Return the seconds of a seat's present or next turn."""
        return self._limit if self._limit and seat in self._acting else self.terms.seconds

    def _give_back(self, seat: int) -> None:
        if self.terms.bank:
            self._bank[seat] += self._used[seat]
        self._used[seat] = 0
