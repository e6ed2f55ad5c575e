"""Errors for everything that a caller, a player or a file can get wrong. All are ValueErrors."""

from typing import Any, Final, final


@final
class Refusal:
    """A reason why an action is not legal: the rule that forbids it, and facts for its sentence.

    `rule` is an id of the game's catalogue. `variant` distinguishes several sentences of one rule.
    `facts` are plain numbers about the mistake (seat, space, colour, count ...): the game's words
    turn them into a sentence in the reader's language. A refusal has only facts that the seat that
    tried may know.
    """

    def __init__(self, rule: str, facts: dict[str, int] | None = None, variant: str = "") -> None:
        self.rule: Final = rule
        self.facts: Final[dict[str, int]] = facts if facts is not None else {}
        self.variant: Final = variant

    @property
    def key(self) -> str:
        """The message key of the sentence in the game's words."""
        return f"refusal-{self.rule}{'-' + self.variant if self.variant else ''}"

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.rule}{' ' + self.variant if self.variant else ''}({facts})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.rule, self.facts, self.variant)


class VelkahraError(ValueError):
    """The family of everything that a caller, a player or a file can get wrong."""


class UnknownAction(VelkahraError):
    """An integer or a JSON form that names no action of the game."""


class UnknownSeat(VelkahraError):
    """A seat that is not in this game."""


class OptionError(VelkahraError):
    """An option, or a value of one, that the game does not offer."""


class OptionClash(OptionError):
    """A value of an option without effect unless option `other` has the value `needed`."""

    def __init__(self, option: str, value: str, other: str, needed: str) -> None:
        super().__init__(f"{option}={value} needs {other}={needed}")
        self.option: Final = option
        self.value: Final = value
        self.other: Final = other
        self.needed: Final = needed

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.option, self.value, self.other, self.needed)


class NotationError(VelkahraError):
    """A text that cannot be read as an action or a position."""


class PositionError(NotationError):
    """A text that is no possible position; `line`, from 1, or 0 for the text as a whole."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line: Final = line

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self).removeprefix(f"line {self.line}: "), self.line)


class AmbiguousAction(NotationError):
    """A text that reads as several actions; the message lists the readings."""


class IllegalAction(VelkahraError):
    """An action that the rules refuse here, and the `refusal`. The state is unchanged."""

    def __init__(self, seat: int, action: int, refusal: Refusal) -> None:
        super().__init__(f"action {action} of seat {seat} is refused by {refusal!r}")
        self.seat: Final = seat
        self.action: Final = action
        self.refusal: Final = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seat, self.action, self.refusal)


class OutOfTurn(IllegalAction):
    """An action of a seat that has nothing to decide now."""


class StaleAction(VelkahraError):
    """An action made for a position that is no longer the current one."""


class RecordError(VelkahraError):
    """A record that is malformed, truncated, foreign, too large, or does not replay.

    `line` is the number of the offending line, from 1, or 0 when the file as a whole is wrong.
    """

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line: Final = line

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self).removeprefix(f"line {self.line}: "), self.line)
